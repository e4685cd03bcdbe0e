/** What the other players have: hand, deck and comb. */

import { h } from "../../element.js";
import { animal, back, comb, tribeSign } from "./drawings.js";
import { backInWords, cardInWords, nameOf } from "./words.js";

/** In the order of play after whoever looks, the ghost among them. */
export function others(scene) {
  const { view, match } = scene;
  const count = view.players.length;
  const first = scene.own ? match.you + 1 : 0;
  const shown = count - (scene.own ? 1 : 0);
  return Array.from({ length: shown }, (_, place) => area(scene, view.players[(first + place) % count]));
}

function area(scene, player) {
  const { t, view, match } = scene;
  const { seat, tribe, hand } = player;
  const classes = ["aloha-area", isMarked(scene, seat) && "marked", view.withdrawn.includes(seat) && "gone"];
  return h(
    "section",
    { class: classes.filter(Boolean).join(" "), dataset: { seat: seat ?? "ghost" } },
    h(
      "header",
      null,
      tribeSign(tribe, seat === null),
      h("h3", null, nameOf(t, match, seat)),
      view.withdrawn.includes(seat) && h("span", { class: "aloha-note" }, t("aloha.gone")),
      view.ended
        ? h("strong", { class: "aloha-stocks" }, points(scene, seat))
        : h("span", { class: "aloha-stocks" }, deck(t, player), combed(scene, player)),
    ),
    !view.ended &&
      h(
        "ol",
        { class: "aloha-hand", "aria-label": t("aloha.hand", { n: hand.length }) },
        hand.map((card) =>
          h("li", null, h("span", { role: "img", "aria-label": cardInWords(t, card) }, animal(tribe, card))),
        ),
      ),
  );
}

/** Who is to play, and in the end who wins. */
export function isMarked({ view, match }, seat) {
  if (!view.ended) return view.player === seat;
  return seat === null ? view.ended === "beaten" : Boolean(match.outcome?.winners.includes(seat));
}

/** What somebody has won in the end. */
export function points({ t, match }, seat) {
  const total =
    seat === null ? match.outcome?.ghost : match.outcome?.scores?.find((each) => each.seat === seat)?.total;
  return total === undefined ? "" : t("aloha.points", { n: total });
}

/** How much is left to draw, and the back of what comes next. */
export function deck(t, { tribe, deck: count, deck_back: top }) {
  if (!top) return null;
  const words = t("aloha.deck", { n: count, back: backInWords(t, top) });
  return h(
    "span",
    { class: "aloha-stock", role: "img", "aria-label": words, title: words },
    back(tribe, top),
    h("strong", null, count),
  );
}

/** What lies under a comb; whoever may look through it can press it. */
export function combed(scene, { seat, comb: count, comb_cards: cards }) {
  const { t } = scene;
  const words = t("aloha.comb", { n: count });
  const parts = [comb(), h("strong", null, count)];
  if (!cards?.length)
    return h("span", { class: "aloha-stock", role: "img", "aria-label": words, title: words }, parts);
  const label = `${words}: ${cards.map((card) => cardInWords(t, card)).join(", ")}`;
  return scene.reader(`comb/${seat ?? "ghost"}`, { class: "aloha-stock aloha-comb", label }, parts);
}
