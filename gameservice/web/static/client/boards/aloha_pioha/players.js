/** What each player has: hand, deck and comb. The own hand is large, and its cards are chosen there. */

import { h } from "../../element.js";
import { back, comb, known, tribeSign } from "./drawings.js";
import { backInWords, cardInWords, knownInWords, nameOf } from "./words.js";

/** The own area first, then the others in the order of play, the ghost among them. */
export function players(scene) {
  const { view, match } = scene;
  const first = match.you ?? 0;
  const count = view.players.length;
  const order = view.players.map((_, place) => view.players[(first + place) % count]);
  return h(
    "div",
    { class: "aloha-players" },
    order.map((player) => area(scene, player)),
  );
}

function area(scene, player) {
  const { t, view, match } = scene;
  const { seat, tribe } = player;
  const isOwn = seat !== null && seat === match.you;
  const isMarked = view.ended ? match.outcome?.winners.includes(seat) : view.player === seat;
  const classes = [
    "aloha-area",
    isMarked && "marked",
    isOwn && "own",
    view.withdrawn.includes(seat) && "gone",
  ];
  return h(
    "section",
    { class: classes.filter(Boolean).join(" "), dataset: { seat: seat ?? "ghost" } },
    h(
      "header",
      null,
      tribeSign(tribe, seat === null),
      h("h3", null, nameOf(t, match, seat)),
      isOwn && h("span", { class: "aloha-note" }, t("aloha.you")),
      view.withdrawn.includes(seat) && h("span", { class: "aloha-note" }, t("aloha.gone")),
      view.ended ? points(scene, seat) : stocks(t, player),
    ),
    !view.ended && hand(scene, player, isOwn),
  );
}

function points({ t, match }, seat) {
  const total =
    seat === null ? match.outcome?.ghost : match.outcome?.scores?.find((each) => each.seat === seat)?.total;
  return total === undefined ? null : h("strong", { class: "aloha-stocks" }, t("aloha.points", { n: total }));
}

function stocks(t, player) {
  const { tribe, deck, deck_back: top, comb: combed, comb_cards: cards } = player;
  const deckWords = top ? t("aloha.deck", { n: deck, back: backInWords(t, top) }) : t("aloha.deck.empty");
  const list = cards?.length ? `: ${cards.map((card) => cardInWords(t, card)).join(", ")}` : "";
  const combWords = `${t("aloha.comb", { n: combed })}${list}`;
  return h(
    "span",
    { class: "aloha-stocks" },
    top &&
      h(
        "span",
        { role: "img", "aria-label": deckWords, title: deckWords },
        back(tribe, top),
        h("strong", null, deck),
      ),
    h("span", { role: "img", "aria-label": combWords, title: combWords }, comb(), h("strong", null, combed)),
  );
}

function hand(scene, player, isOwn) {
  const { t } = scene;
  const words = t("aloha.hand", { n: player.hand.length });
  const cards = player.hand.map((card, index) =>
    h("li", null, held(scene, player.tribe, card, index, isOwn)),
  );
  return h("ol", { class: "aloha-hand", "aria-label": words }, cards);
}

function held(scene, tribe, card, index, isOwn) {
  const { t, choice } = scene;
  const isKnown = card.force !== undefined;
  const drawing = isKnown ? known(tribe, card) : back(tribe, card.back);
  const words = isKnown ? knownInWords(t, card) : backInWords(t, card.back);
  if (isOwn && choice.answers("card").includes(index)) {
    return scene.button("card", index, { class: "aloha-held open", label: words }, drawing);
  }
  return h("span", { class: "aloha-held", role: "img", "aria-label": words, title: words }, drawing);
}
