/** The pieces that may be taken: by a press, or dragged straight onto the cactus in one gesture. */

import { fill, h } from "../../element.js";
import { pieceIcon } from "./drawing.js";
import { roving } from "./roving.js";
import { nameOf } from "./words.js";

const STILL = 6; // pixels within which a press is no drag
const MANY = 10; // pieces from which on they are drawn smaller, in rows of five
const ROW = 5;

/**
 * @param {Function} t @param {object} components
 * @param {(piece: string) => void} onTake
 * @param {(piece: string, event: PointerEvent) => void} onDrag the pointer has left where it went down
 */
export function tray(t, components, { onTake, onDrag }) {
  const element = h("div", { class: "tray", role: "group", "aria-label": t("cactus.tray") });
  const group = roving(element, () => (element.classList.contains("many") ? ROW : 1));
  let shown = "";

  function buttonOf(piece, scale) {
    const button = h(
      "button",
      {
        type: "button",
        "aria-label": nameOf(t, piece),
        title: nameOf(t, piece),
        "data-take": piece,
        onclick: () => onTake(piece),
      },
      pieceIcon(components, piece, scale),
    );
    letDrag(button, (event) => onDrag(piece, event));
    return button;
  }

  return {
    element,
    focus: group.focus,
    /** The buttons are kept while the pieces are the same: none loses the focus, or a finger that drags. */
    show(pieces, held) {
      if (shown !== String(pieces)) {
        const many = pieces.length > MANY;
        element.classList.toggle("many", many);
        fill(
          element,
          pieces.map((piece) => buttonOf(piece, many ? 0.72 : 1)),
        );
        shown = String(pieces);
      }
      for (const button of element.children) {
        button.setAttribute("aria-pressed", String(button.dataset.take === held));
      }
      group.settle();
    },
  };
}

/** Tell once when a pointer that went down on a button moves on: the other listener has it from then. */
function letDrag(button, begin) {
  let from = null;
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    from = event;
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointermove", (event) => {
    if (!from || event.pointerId !== from.pointerId) return;
    if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < STILL) return;
    from = null;
    begin(event);
  });
  for (const end of ["pointerup", "pointercancel"]) button.addEventListener(end, () => (from = null));
}
