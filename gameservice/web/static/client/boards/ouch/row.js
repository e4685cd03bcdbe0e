/** The row of six cards. A card is touched at a side; arrow keys go from side to side and over the edges. */

import { fill, h } from "../../element.js";
import { cactusCard } from "./drawings.js";

const SLOTS = 6;
/** In the order in which the sides of a card are laid out, and read. */
const SIDES = ["top", "left", "right", "bottom"];
const ACROSS = { top: "bottom", bottom: "top", left: "right", right: "left" };
const STEPS = {
  ArrowUp: { side: "top", x: 0, y: -1 },
  ArrowDown: { side: "bottom", x: 0, y: 1 },
  ArrowLeft: { side: "left", x: -1, y: 0 },
  ArrowRight: { side: "right", x: 1, y: 0 },
};

/**
 * @param {Function} t
 * @param {(action: object) => void} play
 */
export function cardRow(t, play) {
  const slots = Array.from({ length: SLOTS }, (_, number) => slot(t, number, play));
  const element = h(
    "div",
    { class: "ouch-row", role: "group", "aria-label": t("ouch.row") },
    slots.map((each) => each.element),
  );
  element.addEventListener("keydown", (event) => {
    const from = slots.findIndex((each) => each.element.contains(event.target));
    if (from < 0 || !(event.key in STEPS) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const [to, side] = walked(slots, from, slots[from].side, STEPS[event.key], columns(element));
    slots[to].focus(side);
  });
  return {
    element,
    slots,
    show(view, actions) {
      for (const each of slots) {
        const flips = actions.filter((action) => action.type === "ouch.flip" && action.slot === each.number);
        each.show(
          view.row.find((card) => card.slot === each.number),
          flips,
        );
      }
    },
    focus: () => slots.find((each) => each.isOpen)?.focus(),
  };
}

/** Where an arrow key leads: to that side of the card, and from there over the edge to the next open card. */
function walked(slots, from, side, step, width) {
  if (side !== step.side) return [from, step.side];
  let column = (from % width) + step.x;
  let line = Math.floor(from / width) + step.y;
  for (; column >= 0 && column < width && slots[line * width + column]; column += step.x, line += step.y) {
    if (slots[line * width + column].isOpen) return [line * width + column, ACROSS[side]];
  }
  return [from, side];
}

function columns(grid) {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}

/** One place of the row. Its buttons stay in the page all the time, so that the focus is never lost. */
function slot(t, number, play) {
  const place = h("div", { class: "ouch-place" });
  const buttons = Object.fromEntries(
    SIDES.map((side) => [side, h("button", { type: "button", class: `ouch-side at-${side}` })]),
  );
  const element = h("div", { class: "ouch-slot", role: "group" }, place, Object.values(buttons));
  let flips = [];

  for (const [side, button] of Object.entries(buttons)) {
    button.addEventListener("focus", () => turnTo(side));
    button.addEventListener("click", () => {
      const flip = flips.find((action) => action.side === side);
      if (flip) play(flip);
    });
  }

  /** Of the four buttons one is reached by Tab. */
  function turnTo(side) {
    shown.side = side;
    for (const [each, button] of Object.entries(buttons))
      button.tabIndex = shown.isOpen && each === side ? 0 : -1;
  }

  const shown = {
    element,
    number,
    place,
    /** The side that Tab leads to. */
    side: "top",
    isOpen: false,
    show(card, legal) {
      flips = legal;
      shown.isOpen = legal.length > 0;
      fill(place, card ? cactusCard(card) : h("div", { class: "ouch-gap" }));
      element.classList.toggle("open", shown.isOpen);
      const words = card ? described(t, card) : t("ouch.gap");
      element.setAttribute("aria-label", t("ouch.slot", { card: words, slot: number }));
      for (const [side, button] of Object.entries(buttons)) {
        const isLegal = legal.some((action) => action.side === side);
        button.setAttribute("aria-disabled", String(!isLegal));
        button.setAttribute("aria-label", t(`ouch.flip.${side}`, { card: words, slot: number }));
      }
      turnTo(shown.side);
    },
    focus(side = shown.side) {
      buttons[side].focus();
    },
  };
  return shown;
}

/** A card of the row in words: "blue cactus, 3 flowers". */
export function described(t, card) {
  return t(`ouch.cactus.${card.colour}`, { n: card.shown, flowers: t("ouch.flowers", { n: card.shown }) });
}
