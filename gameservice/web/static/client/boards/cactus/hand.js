/**
 * How a piece is moved and turned: by mouse, by one finger or two, by wheel and by keyboard.
 *
 * @typedef {import("./hold.js").Hold} Hold
 * @typedef {import("./geometry.js").Point} Point
 */

import { h } from "../../element.js";
import { MILLIMETRE } from "./geometry.js";
import { movedBy, turnedBy, turnedTo } from "./hold.js";

const STEP = 2 * MILLIMETRE;
const LEAP = 10 * MILLIMETRE;
const DEGREE = (Math.PI / 180) * 1e6;
const TURN = 5 * DEGREE;
const FINE_TURN = DEGREE;
const STILL = 6; // pixels within which a pointer counts as not moved
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const TURNS = { Comma: 1, Period: -1 };

/**
 * Listen on a stage.
 * @param {HTMLElement} field what has the focus while a piece is held
 * @param {ReturnType<import("./stage.js").stage>} stage
 * @param {object} player
 * @param {() => Hold | null} player.held
 * @param {(hold: Hold, how?: {turning?: boolean, byKey?: boolean}) => void} player.hold
 * @param {(point: Point) => void} player.tapped
 * @param {(piece: string) => boolean} player.takes takes a piece up that stands on the cactus, if that may be
 * @param {() => void} player.place
 * @param {() => void} player.letGo
 * @param {() => void} player.back goes back by a waypoint
 * @param {() => void} player.waypoint
 */
export function listenToHand(field, stage, player) {
  const pointers = new Map();
  let start = null; // where the first pointer went down, and whether it has been moved since
  let grabbed = null; // the handle: the angle between where it points and where the piece does

  function down(event) {
    const piece = event.target.closest?.("[data-piece]")?.dataset.piece;
    if (!player.held() && !(piece && player.takes(piece))) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    stage.svg.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, stage.worldAt(event));
    if (pointers.size > 1) {
      start.moved = true;
      grabbed = null;
      return;
    }
    start = { x: event.clientX, y: event.clientY, moved: false };
    const hold = player.held();
    grabbed = event.target.closest?.(".handle") ? hold.pose[2] - angleFrom(hold, stage.worldAt(event)) : null;
  }

  function move(event) {
    const before = pointers.get(event.pointerId);
    const hold = player.held();
    if (!before || !hold) return;
    if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
    start.moved = true;
    const now = stage.worldAt(event);
    pointers.set(event.pointerId, now);
    if (grabbed !== null) {
      player.hold(turnedTo(hold, angleFrom(hold, now) + grabbed), { turning: true });
    } else if (pointers.size === 1) {
      player.hold(movedBy(hold, now[0] - before[0], now[1] - before[1]));
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const turned = movedBy(hold, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      player.hold(turnedBy(turned, angleBetween(other, now) - angleBetween(other, before)));
    }
  }

  function up(event) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (event.type === "pointerup" && !start.moved && grabbed === null) player.tapped(stage.worldAt(event));
    grabbed = null;
    if (player.held()) player.hold(player.held());
  }

  function wheel(event) {
    const hold = player.held();
    if (!hold) return;
    event.preventDefault();
    const turn = event.shiftKey ? FINE_TURN : TURN;
    const towards = event.deltaY || event.deltaX;
    if (towards) player.hold(turnedBy(hold, towards > 0 ? -turn : turn));
  }

  function key(event) {
    const hold = player.held();
    if (!hold || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const turn = TURNS[event.code];
    if (arrow) {
      const step = event.shiftKey ? LEAP : STEP;
      player.hold(movedBy(hold, arrow[0] * step, arrow[1] * step), { byKey: true });
    } else if (turn) {
      player.hold(turnedBy(hold, turn * (event.shiftKey ? FINE_TURN : TURN)), { byKey: true });
    } else if (event.key === "Enter") player.place();
    else if (event.key === "Escape") player.letGo();
    else if (event.key === "Insert" || event.key === "+") player.waypoint();
    else if (event.key === "Backspace" || event.key === "-") player.back();
    else return;
    event.preventDefault();
  }

  stage.svg.addEventListener("pointerdown", down);
  stage.svg.addEventListener("pointermove", move);
  stage.svg.addEventListener("pointerup", up);
  stage.svg.addEventListener("pointercancel", up);
  stage.svg.addEventListener("wheel", wheel, { passive: false });
  field.addEventListener("keydown", key);

  /** Go on with a piece that was dragged out of the tray. */
  return {
    takeOver(event) {
      stage.svg.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, stage.worldAt(event));
      start = { x: event.clientX, y: event.clientY, moved: true };
      grabbed = null;
    },
  };
}

/**
 * Buttons that do by taps what dragging does.
 * @param {Function} t @param {(step: (hold: Hold) => Hold) => void} change
 */
export function nudges(t, change) {
  const button = (name, sign, step) =>
    h(
      "button",
      { type: "button", class: "nudge", "aria-label": t(name), title: t(name), onclick: () => change(step) },
      sign,
    );
  return h(
    "div",
    { class: "nudges", role: "group", "aria-label": t("cactus.hand.move") },
    button("cactus.hand.turn_left", "⟲", (hold) => turnedBy(hold, TURN)),
    button("cactus.hand.left", "←", (hold) => movedBy(hold, -MILLIMETRE, 0)),
    button("cactus.hand.up", "↑", (hold) => movedBy(hold, 0, MILLIMETRE)),
    button("cactus.hand.down", "↓", (hold) => movedBy(hold, 0, -MILLIMETRE)),
    button("cactus.hand.right", "→", (hold) => movedBy(hold, MILLIMETRE, 0)),
    button("cactus.hand.turn_right", "⟳", (hold) => turnedBy(hold, -TURN)),
  );
}

/** In which direction of the piece's centroid a point is, in microradians. */
function angleFrom(hold, point) {
  return angleBetween(hold.pose, point);
}

function angleBetween(from, to) {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) * 1e6;
}
