/** What lies in front of each player, and what belongs to nobody: the draw pile and the box. */

import { h } from "../../element.js";
import { seatName } from "../../seats.js";
import { box, emptyPlace, flippedCard, pile, sign } from "./drawings.js";

const COLOURS = ["red", "blue", "purple", "white"];

/** The own area first, then the others in the order of play. */
export function areas(t, view, match) {
  const first = match.you ?? 0;
  const count = view.players.length;
  const order = view.players.map((_, place) => view.players[(first + place) % count]);
  return order.map((player) => area(t, view, match, player));
}

function area(t, view, match, player) {
  const { seat, cards } = player;
  const isMarked = view.ended ? match.outcome?.winners.includes(seat) : view.turn === seat;
  const classes = [
    "ouch-area",
    isMarked && "marked",
    seat === match.you && "own",
    view.withdrawn.includes(seat) && "gone",
  ];
  const places = Math.max(view.options.cards_to_win, cards.length);
  const staked = view.turn === seat ? view.fennec_at_stake : null;
  const row = h(
    "ol",
    {
      class: "ouch-cards",
      style: { "--places": places },
      "aria-label": t("ouch.won", { n: cards.length, places }),
    },
    cards.map((card, index) => wonCard(t, card, index === staked)),
    Array.from({ length: places - cards.length }, () => h("li", { "aria-hidden": "true" }, emptyPlace())),
  );
  return h(
    "section",
    { class: classes.filter(Boolean).join(" "), dataset: { seat } },
    h(
      "header",
      null,
      h("h3", null, nameOf(match, seat)),
      notes(t, view, match, player),
      points(t, match, seat) ?? counts(t, cards),
    ),
    row,
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

/** A flipped card in words: "3 red flowers", "1 blue flower with a snake". */
export function cardInWords(t, card) {
  const flowers = t(`ouch.flowers.${card.colour}`, { n: card.flowers });
  return card.animal ? t(`ouch.with.${card.animal}`, { flowers }) : flowers;
}

export function nameOf(match, seat) {
  return seatName(match.seats[seat]);
}

function notes(t, view, match, player) {
  const { seat, snake_watches: watched } = player;
  if (view.withdrawn.includes(seat)) return h("span", { class: "ouch-note" }, t("ouch.gone"));
  if (watched === null) return seat === match.you ? h("span", { class: "ouch-note" }, t("ouch.you")) : null;
  return h(
    "span",
    { class: "ouch-note snake" },
    sign("snake"),
    t("ouch.watches", { name: nameOf(match, watched) }),
  );
}

/** How many flowers there are of each colour, and of all. */
function counts(t, cards) {
  const flowers = (colour) =>
    cards.filter((card) => card.colour === colour).reduce((sum, card) => sum + card.flowers, 0);
  const all = COLOURS.map((colour) => [colour, flowers(colour)]);
  const total = all.reduce((sum, [, n]) => sum + n, 0);
  const parts = all
    .filter(([, n]) => n)
    .map(([colour, n]) => counted(sign(colour), n, t(`ouch.flowers.${colour}`, { n })));
  return h(
    "span",
    { class: "ouch-counts" },
    parts,
    h("strong", null, counted(sign("flower"), total, t("ouch.flowers", { n: total }))),
  );
}

function counted(drawing, n, words) {
  return h("span", { class: "ouch-count", role: "img", "aria-label": words, title: words }, drawing, n);
}

/** The result, once there is one. */
function points(t, match, seat) {
  const score = match.outcome?.scores?.find((each) => each.seat === seat);
  return score ? h("span", { class: "ouch-points" }, t("ouch.points", { n: score.total })) : null;
}

export function drawPile(t, view) {
  const words = t("ouch.pile", { n: view.pile });
  return stock("pile", pile(view.pile), t("ouch.pile.name"), view.pile, words);
}

/** The card that was lost last looks out of the box. */
export function lostBox(t, view) {
  const last = view.box.at(-1);
  const words = t("ouch.box", { n: view.box.length });
  const drawing = h("span", { class: "ouch-box" }, last && flippedCard(last), box());
  return stock(
    "box",
    drawing,
    t("ouch.box.name"),
    view.box.length,
    last ? `${words}: ${cardInWords(t, last)}` : words,
  );
}

function stock(kind, drawing, name, count, words) {
  return h(
    "div",
    { class: `ouch-stock ${kind}`, role: "img", "aria-label": words, title: words },
    drawing,
    h("span", { class: "ouch-stock-name" }, name, " ", h("strong", null, count)),
  );
}
