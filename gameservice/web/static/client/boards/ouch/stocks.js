/** What belongs to nobody: the draw pile and the box. */

import { fill, h } from "../../element.js";
import { box, flippedCard, pile } from "./drawings.js";
import { cardInWords } from "./words.js";

export function drawPile(t) {
  const { element, show } = stock("pile", t("ouch.pile.name"));
  return {
    element,
    show: (view) => show(pile(view.pile), view.pile, t("ouch.pile", { n: view.pile })),
  };
}

/** The card that was lost last looks out of the box. */
export function lostBox(t) {
  const { element, show } = stock("box", t("ouch.box.name"));
  return {
    element,
    show(view) {
      const last = view.box.at(-1);
      const words = t("ouch.box", { n: view.box.length });
      const drawing = h("span", { class: "ouch-box" }, last && flippedCard(last), box());
      show(drawing, view.box.length, last ? `${words}: ${cardInWords(t, last)}` : words);
    },
  };
}

function stock(kind, name) {
  const element = h("div", { class: `ouch-stock ${kind}`, role: "img" });
  return {
    element,
    show(drawing, count, words) {
      element.setAttribute("aria-label", words);
      element.title = words;
      fill(element, drawing, h("span", { class: "ouch-stock-name" }, name, " ", h("strong", null, count)));
    },
  };
}
