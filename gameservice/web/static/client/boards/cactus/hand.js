/**
 * How a piece is moved and turned by mouse, by one finger or two, by its handle and by wheel.
 *
 * @typedef {import("./hold.js").Hold} Hold
 * @typedef {import("./geometry.js").Point} Point
 */

import { MILLIMETRE } from "./geometry.js";
import { movedBy, movedTo, TURN, FINE_TURN, turnedBy, turnedTo } from "./hold.js";

const STILL = 6; // pixels within which a pointer counts as not moved
const ABOVE_FINGER = 56; // pixels: a piece that is dragged by touch is not hidden by the finger

/**
 * Listen on a stage.
 * @param {HTMLElement} field what has the focus while a piece is held
 * @param {ReturnType<import("./stage.js").stage>} stage
 * @param {object} player
 * @param {() => Hold | null} player.held
 * @param {() => boolean} player.isFingering whether the fingertip is being placed, not the piece
 * @param {(hold: Hold, how?: {turning?: boolean}) => void} player.hold
 * @param {(point: Point) => void} player.finger
 * @param {(point: Point) => void} player.tapped
 * @param {(piece: string) => boolean} player.takes takes a piece up that stands on the cactus, if that may be
 * @param {() => void} player.letGo
 * @param {() => void} player.rested no pointer is down any more
 */
export function listenToHand(field, stage, player) {
  const pointers = new Map();
  // Where the first pointer went down, whether it has been moved since, and, of a piece that comes from the
  // tray, how far above the pointer it is held.
  let start = null;
  let grabbed = null; // the handle: the angle between where it points and where the piece does
  let carried = [0, 0]; // from the one pointer that is down to the piece

  function down(event) {
    if (event.button !== 0) return;
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
    start = { x: event.clientX, y: event.clientY, moved: false, lift: null };
    const hold = player.held();
    const at = stage.worldAt(event);
    carry(at);
    grabbed = event.target.closest?.(".handle") ? hold.pose[2] - angleBetween(hold.pose, at) : null;
  }

  function carry([x, y]) {
    const { pose } = player.held();
    carried = [pose[0] - x, pose[1] - y];
  }

  function move(event) {
    const before = pointers.get(event.pointerId);
    const hold = player.held();
    if (!before || !hold) return;
    if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return;
    start.moved = true;
    const now = stage.worldAt(event);
    pointers.set(event.pointerId, now);
    if (player.isFingering()) {
      player.finger(now);
    } else if (grabbed !== null) {
      player.hold(turnedTo(hold, angleBetween(hold.pose, now) + grabbed), { turning: true });
    } else if (pointers.size === 1) {
      player.hold(movedTo(hold, now[0] + carried[0], now[1] + carried[1]));
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const moved = movedBy(hold, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      player.hold(turnedBy(moved, angleBetween(other, now) - angleBetween(other, before)));
    }
  }

  function up(event) {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size > 0) {
      if (player.held()) carry([...pointers.values()][0]);
      return;
    }
    const { moved, lift } = start;
    field.classList.remove("dragged-in");
    if (lift !== null && !isOverStage(event, lift)) player.letGo();
    else if (event.type === "pointerup" && !moved && grabbed === null) player.tapped(stage.worldAt(event));
    grabbed = null;
    player.rested();
  }

  /** The pointer, or the piece above it. */
  function isOverStage({ clientX, clientY }, lift) {
    return isOver(field, clientX, clientY) || isOver(field, clientX, clientY - lift);
  }

  function wheel(event) {
    const hold = player.held();
    if (!hold) return;
    event.preventDefault();
    const turn = event.shiftKey ? FINE_TURN : TURN;
    const towards = event.deltaY || event.deltaX;
    if (towards) player.hold(turnedBy(hold, towards > 0 ? -turn : turn));
  }

  stage.svg.addEventListener("pointerdown", down);
  stage.svg.addEventListener("pointermove", move);
  stage.svg.addEventListener("pointerup", up);
  stage.svg.addEventListener("pointercancel", up);
  stage.svg.addEventListener("wheel", wheel, { passive: false });

  return {
    /** Go on with a piece that is being dragged out of the tray; let go beside the stage, it goes back. */
    takeOver(event) {
      const lift = event.pointerType === "mouse" ? 0 : ABOVE_FINGER;
      const [x, y] = stage.worldAt(event);
      stage.svg.setPointerCapture(event.pointerId);
      pointers.clear();
      pointers.set(event.pointerId, [x, y]);
      start = { x: event.clientX, y: event.clientY, moved: true, lift };
      grabbed = null;
      carried = [0, (lift / stage.scale()) * MILLIMETRE];
      field.classList.add("dragged-in");
      player.hold(movedTo(player.held(), x + carried[0], y + carried[1]));
    },
  };
}

function isOver(element, x, y) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** In which direction a point is from another, in microradians. */
function angleBetween(from, to) {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) * 1e6;
}
