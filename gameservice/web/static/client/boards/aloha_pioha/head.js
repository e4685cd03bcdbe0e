/** Above the hairs: which turn it is, and the tickles that are on none. */

import { h } from "../../element.js";
import { actsAtOnce, girl, sign, tickleDeck } from "./drawings.js";

/** @param {object} scene see `board` */
export function head(scene) {
  const { view } = scene;
  return [girl(), turns(scene), view.options.tickles && !view.ended && market(scene)];
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

/** The tickles that lie face up and the deck: pressed, they tell what they do. */
function market(scene) {
  const { t, view } = scene;
  const { face_up: kinds, deck } = view.tickles;
  const names = kinds.map((kind) => t(`aloha.tickle.${kind}`)).join(", ");
  const label = `${t("aloha.tickles", { names })}. ${t("aloha.tickle_deck", { n: deck })}`;
  return scene.reader(
    "tickles",
    { class: "aloha-market", label },
    kinds.map((kind) =>
      h(
        "span",
        { class: `aloha-tickle ${actsAtOnce(kind) ? "at-once" : "at-the-end"}` },
        sign(kind),
        h("span", null, t(`aloha.tickle.${kind}`)),
      ),
    ),
    tickleDeck(deck),
  );
}
