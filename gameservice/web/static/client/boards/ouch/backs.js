/** The backs that have been seen: under each card of the row those of its kind, and all in one table. */

import { fill, h } from "../../element.js";
import { backSign, sign } from "./drawings.js";
import { backsOf, COLOURS, FLOWERS, SIDES, spinyCounts } from "./kinds.js";
import { backsInWords } from "./words.js";

/** Backs side by side, one named picture. @param {boolean} areAll whether a card can have no other */
export function backStrip(t, backs, areAll = false) {
  const words = backsInWords(t, backs, areAll);
  return h(
    "div",
    { class: "ouch-backs", role: "img", "aria-label": words, title: words },
    backs.map(backSign),
  );
}

/** All kinds of cards, with what has been seen of each. @param {object[]} cards all cards of the game */
export function seenPanel(t, cards) {
  const table = h("div", { class: "ouch-seen-table" });
  const element = h(
    "details",
    { class: "ouch-seen", open: matchMedia("(min-width: 60rem)").matches },
    h("summary", null, t("ouch.seen")),
    h("p", { class: "quiet" }, t("ouch.seen.hint")),
    table,
  );
  return {
    element,
    show(view) {
      fill(table, kindsTable(t, cards, view), sidesLine(t, view));
    },
  };
}

function kindsTable(t, cards, view) {
  const head = FLOWERS.map((n) => h("th", { scope: "col" }, t("ouch.flowers", { n })));
  const row = (colour) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, sign(colour), h("span", { class: "ouch-colour" }, t(`ouch.colour.${colour}`))),
      FLOWERS.map((shown) => h("td", null, backStrip(t, backsOf(cards, view, { colour, shown })))),
    );
  return h(
    "table",
    null,
    h("thead", null, h("tr", null, h("td", null), head)),
    h("tbody", null, COLOURS.map(row)),
  );
}

/** As a person would count: how often each side has been spiny. */
function sidesLine(t, view) {
  const { cards, sides } = spinyCounts(view);
  const counts = SIDES.map((side) =>
    h("li", null, backSign({ spines: [side] }), `${t(`ouch.side.${side}`)} `, h("strong", null, sides[side])),
  );
  return h(
    "div",
    { class: "ouch-sides" },
    h("p", null, t("ouch.seen.sides", { n: cards })),
    h("ul", null, counts),
  );
}
