/** The row of six cards, one stop of the Tab key. A card is touched at a side; arrow keys go from side to side,
 *  and over the edges. */

import { fill, h } from "../../element.js";
import { backStrip } from "./backs.js";
import { cactusCard } from "./drawings.js";
import { backsFor, SIDES } from "./kinds.js";
import { cactusInWords } from "./words.js";

const SLOTS = 6;
const ACROSS = { top: "bottom", bottom: "top", left: "right", right: "left" };
const STEPS = {
  ArrowUp: { side: "top", x: 0, y: -1 },
  ArrowDown: { side: "bottom", x: 0, y: 1 },
  ArrowLeft: { side: "left", x: -1, y: 0 },
  ArrowRight: { side: "right", x: 1, y: 0 },
};

/**
 * @param {Function} t
 * @param {object[]} cards all cards of the game
 * @param {(action: object) => void} play
 */
export function cardRow(t, cards, play) {
  const slots = Array.from({ length: SLOTS }, (_, number) => slot(t, number, play));
  const keys = h("p", { class: "ouch-keys", id: "ouch-keys" }, t("ouch.keys"));
  const cells = h(
    "div",
    {
      class: "ouch-row",
      role: "group",
      "aria-label": t("ouch.row"),
      "aria-describedby": keys.id,
    },
    slots.map((each) => each.element),
  );
  let held = { slot: 0, side: "top" };

  /** Of all sides one is reached by Tab: where the focus was last, or one of the first card to be flipped. */
  function hold(number, side) {
    const open = slots[number].isOpen ? number : slots.findIndex((each) => each.isOpen);
    held = { slot: open < 0 ? number : open, side };
    for (const each of slots) each.reach(open === each.number ? side : null);
  }

  cells.addEventListener("focusin", (event) => {
    const { slot: number, side } = event.target.dataset;
    if (side) hold(Number(number), side);
  });
  cells.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = target(event.key);
    if (!to) return;
    event.preventDefault();
    slots[to.slot].focus(to.side);
  });

  function target(key) {
    if (key in STEPS) return walked(slots, held, STEPS[key], columns(cells));
    return slots[key]?.isOpen ? { slot: Number(key), side: held.side } : null;
  }

  return {
    element: h("div", { class: "ouch-row-place" }, cells, keys),
    slots,
    show(view, actions) {
      for (const each of slots) {
        const card = view.row.find((found) => found.slot === each.number);
        const flips = actions.filter((action) => action.type === "ouch.flip" && action.slot === each.number);
        each.show(card, flips, card ? backsFor(cards, view, card) : []);
      }
      hold(held.slot, held.side);
    },
    /** The card that was held last, or the first. */
    focus: () => slots[held.slot].focus(held.side),
    /** Whether the focus is on a card that may be flipped. */
    holds: () => slots.some((each) => each.isOpen && each.element.contains(document.activeElement)),
  };
}

/** Where an arrow key leads: to that side of the card, and from there over the edge to the next open card. */
export function walked(slots, { slot: from, side }, step, width) {
  if (side !== step.side) return { slot: from, side: step.side };
  let column = (from % width) + step.x;
  let line = Math.floor(from / width) + step.y;
  for (; column >= 0 && column < width && slots[line * width + column]; column += step.x, line += step.y) {
    const to = line * width + column;
    if (slots[to].isOpen) return { slot: to, side: ACROSS[side] };
  }
  return { slot: from, side };
}

function columns(grid) {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}

/** One place of the row. Its buttons stay in the page all the time, so that the focus is never lost. */
function slot(t, number, play) {
  const place = h("div", { class: "ouch-place" });
  const below = h("div", { class: "ouch-backs-place" });
  let flips = [];

  const buttons = SIDES.map((side) =>
    h("button", {
      type: "button",
      class: `ouch-side at-${side}`,
      dataset: { slot: number, side },
      onclick: () => flips.filter((action) => action.side === side).forEach(play),
    }),
  );
  const element = h(
    "div",
    { class: "ouch-slot", role: "group" },
    h("div", { class: "ouch-frame" }, place, buttons),
    below,
  );
  const buttonAt = (side) => buttons[SIDES.indexOf(side)];

  const shown = {
    element,
    number,
    place,
    isOpen: false,
    /** @param {object | undefined} card @param {object[]} legal its flips @param {object[]} backs of it */
    show(card, legal, backs) {
      flips = legal;
      shown.isOpen = legal.length > 0;
      element.classList.toggle("open", shown.isOpen);
      fill(place, card ? cactusCard(card) : h("div", { class: "ouch-gap" }));
      fill(below, card ? backStrip(t, backs, card.pile === 2) : null);
      const words = card ? cactusInWords(t, card) : t("ouch.gap");
      element.setAttribute("aria-label", t("ouch.slot", { card: words, slot: number }));
      for (const button of buttons) {
        const { side } = button.dataset;
        const isLegal = legal.some((action) => action.side === side);
        button.setAttribute("aria-disabled", String(!isLegal));
        button.setAttribute("aria-label", t(`ouch.flip.${side}`, { card: words, slot: number }));
      }
    },
    /** Tab leads to that side of the card; null for none. */
    reach(side) {
      for (const button of buttons) button.tabIndex = button.dataset.side === side ? 0 : -1;
    },
    focus: (side) => buttonAt(side).focus(),
  };
  return shown;
}
