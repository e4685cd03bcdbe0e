/** Above the hairs: which turn it is, and the tickles that are on none. */

import { h } from "../../element.js";
import { actsAtOnce, girl, sign, tickleDeck } from "./drawings.js";

/** @param {object} scene see `board` */
export function head(scene) {
  const { view } = scene;
  return h(
    "div",
    { class: "aloha-head" },
    girl(),
    turns(scene),
    view.options.tickles && !view.ended && tickles(scene),
  );
}

function turns({ t, view }) {
  const turn = Math.max(view.turn, 1);
  const dots = Array.from({ length: view.turns }, (_, place) => {
    return h("i", { class: place + 1 < turn || view.ended ? "past" : place + 1 === turn ? "now" : null });
  });
  return h(
    "p",
    { class: "aloha-turns" },
    t("aloha.turn", { turn, turns: view.turns }),
    h("span", { "aria-hidden": "true" }, dots),
  );
}

function tickles({ t, view }) {
  const { face_up: kinds, deck } = view.tickles;
  return h(
    "ul",
    { class: "aloha-tickles", "aria-label": t("aloha.tickles") },
    kinds.map((kind) => {
      const title = t(`aloha.effect.${kind}`);
      return h(
        "li",
        { class: actsAtOnce(kind) ? "at-once" : "at-the-end", title },
        sign(kind),
        t(`aloha.tickle.${kind}`),
      );
    }),
    h(
      "li",
      { class: "deck" },
      h("span", { role: "img", "aria-label": t("aloha.tickle_deck", { n: deck }) }, tickleDeck(deck)),
    ),
  );
}
