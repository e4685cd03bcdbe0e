/** What lies in front of each player. */

import { fill, h } from "../../element.js";
import { emptyPlace, flippedCard, sign } from "./drawings.js";
import { COLOURS } from "./kinds.js";
import { POINTS, standings } from "./standing.js";
import { cardInWords, nameOf } from "./words.js";

/** The own area first, then the others in the order of play. The area of a seat stays the same element. */
export function areas(t) {
  const element = h("div", { class: "ouch-areas" });
  const bySeat = new Map();

  function lay(view, match) {
    const first = match.you ?? 0;
    const count = view.players.length;
    for (let place = 0; place < count; place++) {
      const { seat } = view.players[(first + place) % count];
      bySeat.set(seat, h("section", { dataset: { seat } }));
    }
    fill(element, [...bySeat.values()]);
  }

  return {
    element,
    show(view, match) {
      if (bySeat.size === 0) lay(view, match);
      const worth = standings(view);
      for (const player of view.players)
        show(t, bySeat.get(player.seat), view, match, player, worth[player.seat]);
    },
    /** A card in front of a player, or the place of the next one. */
    place(seat, index) {
      const places = bySeat.get(seat).querySelectorAll(".ouch-cards > li");
      return places[Math.min(index, places.length - 1)];
    },
  };
}

function show(t, section, view, match, player, worth) {
  const { seat, cards } = player;
  const isMarked = view.ended ? match.outcome?.winners.includes(seat) : view.turn === seat;
  const marks = { marked: isMarked, own: seat === match.you, gone: view.withdrawn.includes(seat) };
  section.classList.add("ouch-area");
  for (const [name, holds] of Object.entries(marks)) section.classList.toggle(name, Boolean(holds));
  const score = match.outcome?.scores?.find((each) => each.seat === seat);
  fill(
    section,
    h(
      "header",
      null,
      h("h3", null, nameOf(match, seat)),
      note(t, view, match, player),
      h("strong", { class: "ouch-points" }, t("ouch.points", { n: score?.total ?? worth.points })),
      tally(t, worth),
    ),
    wonCards(t, view, seat, cards),
  );
}

function wonCards(t, view, seat, cards) {
  const places = Math.max(view.options.cards_to_win, cards.length);
  const staked = view.turn === seat ? view.fennec_at_stake : null;
  return h(
    "ol",
    {
      class: "ouch-cards",
      style: { "--places": places },
      "aria-label": t("ouch.won", { n: cards.length, places }),
    },
    cards.map((card, index) => wonCard(t, card, index === staked)),
    Array.from({ length: places - cards.length }, () => h("li", { "aria-hidden": "true" }, emptyPlace())),
  );
}

function wonCard(t, card, isStaked) {
  const words = isStaked ? t("ouch.staked", { card: cardInWords(t, card) }) : cardInWords(t, card);
  return h(
    "li",
    { class: isStaked ? "staked" : null },
    h("span", { role: "img", "aria-label": words, title: words }, flippedCard(card)),
  );
}

function note(t, view, match, player) {
  const { seat, snake_watches: watched } = player;
  if (view.withdrawn.includes(seat)) return h("span", { class: "ouch-note" }, t("ouch.gone"));
  if (watched === null) return seat === match.you ? h("span", { class: "ouch-note" }, t("ouch.you")) : null;
  const isMe = watched === match.you;
  const name = isMe ? t("ouch.you") : nameOf(match, watched);
  const words = t(isMe ? "ouch.watches.you" : "ouch.watches", { name });
  return h(
    "span",
    { class: "ouch-note snake", role: "img", "aria-label": words, title: words },
    sign("snake"),
    h("span", { class: "full" }, words),
    h("span", { class: "short" }, `→ ${name}`),
  );
}

/** How many flowers there are of each colour, and what they earn beside themselves. */
function tally(t, { flowers, bouquets, leadsRed }) {
  return h(
    "div",
    { class: "ouch-tally" },
    COLOURS.map((colour) =>
      counted(
        sign(colour),
        flowers[colour],
        t(`ouch.flowers.${colour}`, { n: flowers[colour] }),
        flowers[colour] === 0 && "none",
      ),
    ),
    bouquets > 0 &&
      counted(
        sign("bouquet"),
        `+${POINTS.bouquet * bouquets}`,
        t("ouch.bouquets", { n: bouquets, points: POINTS.bouquet * bouquets }),
        "bonus",
      ),
    leadsRed &&
      counted(
        sign("most-red"),
        `+${POINTS.red}`,
        t("ouch.most_red", { points: POINTS.red }),
        "bonus",
      ),
  );
}

function counted(drawing, n, words, kind) {
  return h(
    "span",
    { class: `ouch-count ${kind || ""}`, role: "img", "aria-label": words, title: words },
    drawing,
    n,
  );
}
