/**
 * How a piece is moved and turned by mouse, by one finger or two, by its handle and by wheel.
 *
 * @typedef {import("./hold.js").Hold} Hold
 * @typedef {import("./geometry.js").Point} Point
 */

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
  let start = null; // where the first pointer went down, and whether it has been moved since
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
    start = { x: event.clientX, y: event.clientY, moved: false, fromTray: false };
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
    const { moved, fromTray } = start;
    field.classList.remove("dragged-in");
    if (fromTray && !isOver(field, event)) player.letGo();
    else if (event.type === "pointerup" && !moved && grabbed === null) player.tapped(stage.worldAt(event));
    grabbed = null;
    player.rested();
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
      const lift = event.pointerType === "mouse" ? 0 : (ABOVE_FINGER * 1000) / stage.scale();
      const [x, y] = stage.worldAt(event);
      stage.svg.setPointerCapture(event.pointerId);
      pointers.clear();
      pointers.set(event.pointerId, [x, y]);
      start = { x: event.clientX, y: event.clientY, moved: true, fromTray: true };
      grabbed = null;
      carried = [0, lift];
      field.classList.add("dragged-in");
      player.hold(movedTo(player.held(), x, y + lift));
    },
  };
}

function isOver(element, { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** In which direction a point is from another, in microradians. */
function angleBetween(from, to) {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) * 1e6;
}
