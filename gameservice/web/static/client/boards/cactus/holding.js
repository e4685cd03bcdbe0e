/**
 * The piece in the player's hand: it follows, says what would come of letting go, and is let go.
 *
 * @typedef {import("./hold.js").Hold} Hold
 * @typedef {import("./geometry.js").Pose} Pose
 */

import { freePose, obstaclesOn, outlineAt } from "./clearance.js";
import { foresight } from "./foresight.js";
import { holds, nearestInside, outlineOf, toPiece, toWorld } from "./geometry.js";
import { ghost } from "./ghost.js";
import { listenToHand } from "./hand.js";
import * as holdings from "./hold.js";
import { listenToKeys } from "./keys.js";
import { lookAt } from "./outlook.js";
import { mayNotTouch, shapeOf } from "./pieces.js";
import { tools } from "./tools.js";
import { hooksInWords, nameOf, outlookInWords, poseInWords } from "./words.js";

const ASTRAY = 10_000; // micrometres by which a tap may miss the piece
const FAR_ASTRAY = 80_000; // a finger that is led off the piece stays at its edge
/** Of a cactus. @type {Pose} */
const MIDDLE = [0, 130_000, 0];
const SAID_AFTER = 500; // milliseconds without a key before the pose is said

/**
 * @param {object} table what the shell gives a board
 * @param {HTMLElement} field around the stage, focused while a piece is held
 * @param {ReturnType<import("./stage.js").stage>} stage
 * @param {object} board
 * @param {(piece: string) => boolean} board.mayTake
 * @param {(piece: string) => void} board.onTaken a piece that stands on the cactus is taken up
 * @param {(piece: string) => void} board.onReturned
 * @param {() => string} board.steadiness of hands in this match
 */
export function holding({ t, game, act, dryRun, announce }, field, stage, board) {
  const { components } = game;
  const drawn = ghost(components, stage);
  const service = foresight(dryRun, (answer) => {
    foreseen = { ...answer, grip: answer.grip ?? foreseen?.grip ?? null };
    if (hold) show();
  });
  const deeds = {
    done: () => (fingering ? endFingering() : place()),
    back: () => (fingering ? endFingering(fingering.before) : letGo()),
    waypoint: () => !fingering && holdings.mayAddWaypoint(hold) && changeByKey(holdings.withWaypoint(hold)),
    undo: () => !fingering && hold.way.length > 0 && changeByKey(holdings.withoutWaypoint(hold)),
    finger: () => (fingering ? endFingering() : beginFingering()),
    auto: () => endFingering({ grip: null }),
    closer: () => stage.look(stage.isClose() ? null : (hold?.pose ?? MIDDLE)),
  };
  const moves = { step, turn, deeds };
  const panel = tools(t, moves);
  /** @type {Hold | null} */
  let hold = null;
  let obstacles = [];
  let foreseen = null;
  let fingering = null; // while the finger is placed: where it was before
  let lastTry = null; // where a piece was let go, for the next try of the same turn
  let sending = false;
  let sayLater = null;

  const held = () => (sending ? null : hold);
  const pointing = listenToHand(field, stage, {
    held,
    isFingering: () => fingering !== null,
    hold: change,
    finger: fingerAt,
    tapped,
    takes(piece) {
      const may = board.mayTake(piece);
      if (may) board.onTaken(piece);
      return may;
    },
    letGo,
    rested: () => hold && show(),
  });
  stage.svg.addEventListener("look", () => hold && show()); // what is as large as a fingertip stays so
  listenToKeys(field, { isHolding: () => held() !== null, ...moves });

  /**
   * @param {{piece: string, pose: Pose}[]} hung what hangs on the cactus
   * @param {Pose | null} at where it begins; null where that is to be found
   */
  function take(piece, cactus, hung, at) {
    const others = hung.filter((other) => other.piece !== piece);
    obstacles = obstaclesOn(components, cactus, others);
    const tried = lastTry?.piece === piece && lastTry.cactus === cactus ? lastTry : null;
    hold =
      !at && tried
        ? tried
        : holdings.take(piece, cactus, at ?? freePose(components, piece, startAbove(hung), obstacles));
    fingering = null;
    field.classList.add("holding");
    field.tabIndex = 0;
    panel.element.hidden = false;
    panel.showSteadiness(board.steadiness());
    stage.mark(piece, "lifted");
    for (const other of others) stage.mark(other.piece, "rival", mayNotTouch(piece, other.piece));
    drawn.begin(hold, others, board.steadiness());
    change(hold);
    say("cactus.hand.taken");
  }

  /** Above all that hangs, in the middle: it can be seen there, and hides little. @returns {Pose} */
  function startAbove(hung) {
    const tops = hung.map(({ piece, pose }) => outlineAt(components, piece, pose).top);
    return [0, Math.max(191_000, ...tops) + 30_000, 0];
  }

  /** @param {Hold} next */
  function change(next, { turning = false } = {}) {
    const same = next.grip === hold.grip && next.pose.every((part, index) => part === hold.pose[index]);
    hold = next;
    // Until the service has answered anew, the finger it chose stays: it seldom changes.
    foreseen = foreseen && { ...foreseen, fault: null, asked: true, touch: same ? foreseen.touch : null };
    const seen = look();
    if (seen.canBegin) service.about(holdings.actionOf(hold));
    else service.forget();
    show(seen, turning);
  }

  /** The same, and said once no more keys follow: who drags sees what comes of it. */
  function changeByKey(next) {
    change(next);
    stage.follow(hold.pose);
    clearTimeout(sayLater);
    sayLater = setTimeout(() => hold && say("cactus.hand.at"), SAID_AFTER);
  }

  function step(dx, dy) {
    if (!held()) return;
    if (!fingering) return changeByKey(holdings.movedBy(hold, dx, dy));
    const [x, y] = toWorld(fingerOf(), hold.pose);
    fingerAt([x + dx, y + dy]);
  }

  function turn(angle) {
    if (held() && !fingering) changeByKey(holdings.turnedBy(hold, angle));
  }

  const look = () => lookAt(components, hold, obstacles, foreseen, board.steadiness());

  function show(seen = look(), turning = false) {
    drawn.show(hold, { ...seen, turning, fingering: fingering !== null });
    const told = sending
      ? { kind: "asked", text: t("cactus.hand.sent") }
      : fingering
        ? { kind: seen.touches ? "warn" : "plain", text: fingerInWords(seen) }
        : outlookInWords(t, seen);
    panel.show(told, {
      fingering: fingering !== null,
      ownGrip: hold.grip !== null,
      legs: hold.way.length,
      mayAdd: holdings.mayAddWaypoint(hold),
      sending,
    });
  }

  function fingerInWords({ touches }) {
    return touches
      ? t("cactus.hand.touches", { thing: nameOf(t, touches) })
      : t("cactus.hand.finger.where");
  }

  /** Where the finger is, or is about to be: in the piece's frame. */
  function fingerOf() {
    return hold.grip ?? foreseen?.grip ?? nearestInside(ownOutline(), [0, 0], FAR_ASTRAY) ?? [0, 0];
  }

  function ownOutline() {
    return outlineOf(components.pieces[shapeOf(hold.piece)].outline);
  }

  function beginFingering() {
    fingering = { before: { grip: hold.grip } };
    change(holdings.grippedAt(hold, fingerOf()));
    announce(t("cactus.hand.finger.where"));
    field.focus({ preventScroll: true });
  }

  /** @param {{grip: [number, number] | null}} [as] what it shall be instead */
  function endFingering(as = hold) {
    fingering = null;
    changeByKey(holdings.grippedAt(hold, as.grip));
    field.focus({ preventScroll: true });
  }

  /** Lead the finger to a point of the world, as far as the piece goes. */
  function fingerAt(point) {
    const grip = nearestInside(ownOutline(), toPiece(point, hold.pose), FAR_ASTRAY);
    if (grip) change(holdings.grippedAt(hold, grip));
  }

  /** A tap leads the piece there, or says where the finger is. */
  function tapped(point) {
    if (!hold) return;
    const inPiece = toPiece(point, hold.pose);
    if (fingering) {
      const grip = nearestInside(ownOutline(), inPiece, ASTRAY);
      if (grip) endFingering({ grip });
    } else if (!holds(ownOutline(), inPiece)) {
      changeByKey(holdings.movedTo(hold, point[0], point[1]));
    }
  }

  async function place() {
    if (!held()) return;
    const { kind, text } = outlookInWords(t, look());
    if (kind === "bad") return announce(text);
    sending = true;
    service.forget();
    lastTry = hold;
    show();
    // The buttons rest meanwhile; the stage keeps the focus for what comes.
    field.focus({ preventScroll: true });
    await act(holdings.actionOf(hold));
    sending = false;
    if (hold) show();
  }

  function letGo() {
    if (!held()) return;
    const { piece } = hold;
    lastTry = null;
    drop();
    announce(t("cactus.hand.returned", { piece: nameOf(t, piece) }));
    board.onReturned(piece);
  }

  /** Nothing is in the hand any more. */
  function drop() {
    if (!hold) return;
    stage.mark(hold.piece, "lifted", false);
    hold = null;
    foreseen = null;
    fingering = null;
    service.forget();
    clearTimeout(sayLater);
    field.classList.remove("holding", "dragged-in");
    field.tabIndex = -1;
    stage.unmark("rival");
    panel.element.hidden = true;
    drawn.hide();
  }

  function say(key) {
    const { text } = outlookInWords(t, look());
    const { points } = outlineAt(components, hold.piece, hold.pose);
    const by = hooksInWords(t, points);
    announce(t(key, { piece: nameOf(t, hold.piece), pose: poseInWords(t, hold.pose), by, outlook: text }));
  }

  return {
    panel: panel.element,
    take,
    drop,
    /** Begin afresh: the next piece is not where the last one was tried. */
    forgetTry: () => (lastTry = null),
    held: () => hold,
    dragOn: pointing.takeOver,
    look: deeds.closer,
  };
}
