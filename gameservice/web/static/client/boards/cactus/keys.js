/** How a piece is moved, turned and let go by keyboard. */

import { h } from "../../element.js";
import { FINE_STEP, FINE_TURN, STEP, TURN } from "./hold.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const TURNS = { Comma: 1, Period: -1 }; // by where they lie: with Shift they are other characters
const DEEDS = {
  Enter: "done",
  Escape: "back",
  "+": "waypoint",
  Insert: "waypoint",
  "-": "undo",
  Backspace: "undo",
  f: "finger",
  z: "closer",
};

/** What is shown of them. */
const SHOWN = [
  ["← ↑ ↓ →", "move"],
  [", .", "turn"],
  ["⇧", "fine"],
  ["+ −", "way"],
  ["F", "finger"],
  ["Z", "closer"],
  ["Enter", "place"],
  ["Esc", "back"],
];

/**
 * @param {HTMLElement} field
 * @param {object} player
 * @param {() => boolean} player.isHolding
 * @param {(dx: number, dy: number) => void} player.step
 * @param {(angle: number) => void} player.turn
 * @param {Object<string, () => void>} player.deeds
 */
export function listenToKeys(field, player) {
  field.addEventListener("keydown", (event) => {
    if (!player.isHolding() || event.target !== field) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const turn = TURNS[event.code];
    const deed = DEEDS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (arrow) {
      const step = event.shiftKey ? FINE_STEP : STEP;
      player.step(arrow[0] * step, arrow[1] * step);
    } else if (turn) player.turn(turn * (event.shiftKey ? FINE_TURN : TURN));
    else if (deed) player.deeds[deed]();
    else return;
    event.preventDefault();
  });
}

/** The keys, for whoever has some. */
export function keysLine(t) {
  return h(
    "p",
    { class: "keys", id: "cactus-keys" },
    SHOWN.map(([keys, deed]) => [
      h(
        "span",
        { class: "key" },
        keys.split(" ").map((key) => h("kbd", null, key)),
        ` ${t(`cactus.key.${deed}`)}`,
      ),
      " ",
    ]),
  );
}
