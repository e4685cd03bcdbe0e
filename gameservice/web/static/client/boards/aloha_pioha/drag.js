/** A louse is dragged from the hand to an end of a hair, by mouse, pen or finger. */

import { h } from "../../element.js";

const FAR = 8; // a press that trembles is not a drag
const EDGE = 48; // so near to hairs that are out of sight the page scrolls on
const STEP = 10;

/**
 * @param {HTMLElement} element the board
 * @param {{lift: (key: string) => boolean, drop: (place: string | null, from: DOMRect) => void}} player
 *   `lift`: what has the key "field/answer" is dragged away, false where it cannot be; `drop`: on the end
 *   `place`, or on none
 */
export function dragging(element, { lift, drop }) {
  let press = null;

  function down(event) {
    const button = event.target.closest(".aloha-held.open, .aloha-louse.open, .aloha-target");
    if (!button || event.button !== 0 || press) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, button, picture: null };
  }

  function move(event) {
    if (event.pointerId !== press?.id) return;
    if (!press.picture && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR) begin();
    if (press?.picture) follow(event);
  }

  function begin() {
    const { button } = press;
    const size = button.querySelector("svg").getBoundingClientRect();
    const drawn = button.querySelector("svg").cloneNode(true);
    if (!lift(button.dataset.drags ?? button.dataset.key)) {
      press = null;
      return;
    }
    // The button is drawn anew meanwhile, so the board itself has to hold the pointer.
    element.setPointerCapture(press.id);
    press.picture = h(
      "div",
      { class: "aloha-dragged", "aria-hidden": "true", style: { width: `${size.width}px` } },
      drawn,
    );
    element.append(press.picture);
    element.classList.add("dragging");
  }

  function follow(event) {
    const { clientX: x, clientY: y } = event;
    press.picture.style.translate = `${x}px ${y}px`;
    scrollOn(y);
    const over = endAt(x, y);
    for (const end of element.querySelectorAll(".aloha-end.over"))
      if (end !== over) end.classList.remove("over");
    over?.classList.add("over");
  }

  function scrollOn(y) {
    const hairs = element.querySelector(".aloha-hairs").getBoundingClientRect();
    const { top: dock } = element.querySelector(".aloha-dock").getBoundingClientRect();
    if (y < EDGE && hairs.top < EDGE) scrollBy(0, -STEP);
    if (y > dock - EDGE && y < dock && hairs.bottom > dock) scrollBy(0, STEP);
  }

  /** The end under the pointer, where a louse may go to it. */
  function endAt(x, y) {
    const row = document.elementFromPoint(x, y)?.closest(".aloha-hair");
    return row?.querySelector(`.aloha-end.at-${nearerEnd(row.getBoundingClientRect(), x)}.open`) ?? null;
  }

  function up(event) {
    if (event.pointerId !== press?.id) return;
    const wasDragged = Boolean(press.picture);
    const over = wasDragged ? endAt(event.clientX, event.clientY) : null;
    const from = press.picture?.getBoundingClientRect();
    end();
    if (wasDragged) drop(over?.dataset.place ?? null, from);
  }

  function end() {
    press?.picture?.remove();
    press = null;
    element.classList.remove("dragging");
    for (const marked of element.querySelectorAll(".aloha-end.over")) marked.classList.remove("over");
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", end);
  // A browser would drag the picture itself, or select what is passed over.
  element.addEventListener("dragstart", (event) => event.preventDefault());
  return { end };
}

/** The whole half of a hair is its end, so that a finger need not be exact. */
export function nearerEnd({ left, right }, x) {
  return x < (left + right) / 2 ? "left" : "right";
}
