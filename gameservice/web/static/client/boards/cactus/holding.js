/**
 * The piece in the player's hand: it follows, says what would come of letting go, and is let go.
 *
 * @typedef {import("./hold.js").Hold} Hold
 * @typedef {import("./geometry.js").Pose} Pose
 */

import { fill, h } from "../../element.js";
import { freePose, obstaclesOn, outlineAt, overlapped, touchedBy } from "./clearance.js";
import { foresight } from "./foresight.js";
import { holds, nearestInside, outlineOf, toPiece, toWorld } from "./geometry.js";
import { ghost } from "./ghost.js";
import { listenToHand, nudges } from "./hand.js";
import * as holdings from "./hold.js";
import { mayNotTouch, shapeOf } from "./pieces.js";
import { nameOf, outlook, poseInWords } from "./words.js";

const ASTRAY = 10_000; // micrometres by which a tap may miss the piece
const SAID_AFTER = 500; // milliseconds without a key before the pose is said

/**
 * @param {object} table what the shell gives a board
 * @param {HTMLElement} field around the stage, focused while a piece is held
 * @param {ReturnType<import("./stage.js").stage>} stage
 * @param {object} board
 * @param {(piece: string) => boolean} board.mayTake
 * @param {(piece: string) => void} board.onTaken a piece that stands on the cactus is taken up
 * @param {(piece: string) => void} board.onReturned
 */
export function holding({ t, game, act, dryRun, announce }, field, stage, board) {
  const { components } = game;
  const drawn = ghost(components, stage);
  const service = foresight(dryRun, (answer) => {
    foreseen = { ...answer, grip: answer.grip ?? foreseen?.grip ?? null };
    if (hold) show();
  });
  const status = h("p", { class: "outlook" });
  const tools = h("div", { class: "tools" });
  const panel = h("section", { class: "hand", "aria-label": t("cactus.hand"), hidden: true }, status, tools);
  /** @type {Hold | null} */
  let hold = null;
  let obstacles = [];
  let foreseen = null;
  let gripping = false; // the next tap says where the finger holds the piece
  let lastTry = null; // where a piece was let go, for the next try of the same turn
  let sending = false;
  let sayLater = null;

  const listening = listenToHand(field, stage, {
    held: () => (sending ? null : hold),
    hold: change,
    tapped,
    takes: takeUp,
    place,
    letGo,
    waypoint: () => holdings.mayAddWaypoint(hold) && change(holdings.withWaypoint(hold), { byKey: true }),
    back: () => hold.way.length > 0 && change(holdings.withoutWaypoint(hold), { byKey: true }),
  });

  function takeUp(piece) {
    const may = board.mayTake(piece);
    if (may) board.onTaken(piece);
    return may;
  }

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
    gripping = false;
    field.classList.add("holding");
    panel.hidden = false;
    stage.mark(piece, "lifted");
    for (const other of others) stage.mark(other.piece, "rival", mayNotTouch(piece, other.piece));
    drawn.begin(hold, others);
    change(hold);
    say("cactus.hand.taken");
  }

  /** Above all that hangs, in the middle: it can be seen there, and hides little. @returns {Pose} */
  function startAbove(hung) {
    const tops = hung.map(({ piece, pose }) => outlineAt(components, piece, pose).top);
    return [0, Math.max(191_000, ...tops) + 30_000, 0];
  }

  /** @param {Hold} next */
  function change(next, { turning = false, byKey = false } = {}) {
    const same = next.grip === hold.grip && next.pose.every((part, index) => part === hold.pose[index]);
    hold = next;
    // Until the service has answered anew, the finger it chose stays: it seldom changes.
    foreseen = foreseen && { ...foreseen, fault: null, touch: same ? foreseen.touch : null };
    if (canBegin()) service.about(holdings.actionOf(hold));
    else service.forget();
    show(turning);
    if (byKey) {
      clearTimeout(sayLater);
      sayLater = setTimeout(() => hold && say("cactus.hand.at"), SAID_AFTER);
    }
  }

  /** What a pose overlaps by more than is allowed where a piece is brought in. */
  function overlapsAt(pose) {
    return overlapped(outlineAt(components, hold.piece, pose), obstacles, components.overlap);
  }

  /** Whether it is free where it appears: of what is plainly wrong the service need not be asked. */
  function canBegin() {
    return overlapsAt(holdings.pathOf(hold)[0]).length === 0;
  }

  function look() {
    const overlaps = overlapsAt(hold.pose);
    const grip = hold.grip ?? foreseen?.grip ?? null;
    const touches =
      (grip && touchedBy(toWorld(grip, hold.pose), components.fingertip, obstacles)) || foreseen?.touch;
    return { overlaps, grip, touches, pushing: hold.way.length > 0, foreseen };
  }

  function show(turning = false) {
    const seen = look();
    const { kind, text } = outlook(t, seen);
    drawn.show(hold, {
      overlaps: seen.overlaps.length > 0,
      grip: seen.grip,
      touches: Boolean(seen.touches),
      turning,
    });
    status.className = `outlook ${kind}`;
    status.textContent = gripping ? t("cactus.hand.grip.tap") : sending ? t("cactus.hand.sent") : text;
    drawTools();
  }

  // The buttons are kept, so that none loses the focus while it is pressed.
  const placeButton = h("button", { type: "button", class: "main", onclick: place }, t("cactus.hand.place"));
  const backButton = h("button", { type: "button", onclick: letGo }, t("cactus.hand.back"));
  const add = tool("cactus.hand.waypoint", () => change(holdings.withWaypoint(hold)));
  const undo = tool("cactus.hand.undo", () => change(holdings.withoutWaypoint(hold)));
  const grip = tool("cactus.hand.grip", toggleGrip);
  const way = h("span", { class: "legs" });
  fill(
    tools,
    nudges(t, (step) => !sending && change(step(hold), { byKey: true })),
    h("div", { class: "extras" }, add, undo, way, grip),
    h("div", { class: "decide" }, placeButton, backButton),
  );

  function tool(name, onclick) {
    return h("button", { type: "button", class: "small", onclick }, t(name));
  }

  function drawTools() {
    add.disabled = !holdings.mayAddWaypoint(hold);
    undo.hidden = hold.way.length === 0;
    way.textContent = hold.way.length > 0 ? t("cactus.hand.way", { n: hold.way.length }) : "";
    grip.textContent = t(hold.grip ? "cactus.hand.grip.auto" : "cactus.hand.grip");
    grip.setAttribute("aria-pressed", String(gripping));
    for (const button of tools.querySelectorAll("button")) button.inert = sending;
  }

  function toggleGrip() {
    if (hold.grip) return change(holdings.grippedAt(hold, null));
    gripping = !gripping;
    show();
  }

  /** A tap leads the piece there, or says where the finger is. */
  function tapped(point) {
    if (!hold) return;
    const inPiece = toPiece(point, hold.pose);
    const outline = outlineOf(components.pieces[shapeOf(hold.piece)].outline);
    if (gripping) {
      const grip = nearestInside(outline, inPiece, ASTRAY);
      if (!grip) return;
      gripping = false;
      change(holdings.grippedAt(hold, grip));
    } else if (!holds(outline, inPiece)) {
      change(holdings.movedTo(hold, point[0], point[1]), { byKey: true });
    }
  }

  async function place() {
    if (!hold || sending) return;
    sending = true;
    service.forget();
    lastTry = hold;
    show();
    await act(holdings.actionOf(hold));
    sending = false;
    if (hold) show();
  }

  function letGo() {
    if (!hold) return;
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
    service.forget();
    clearTimeout(sayLater);
    field.classList.remove("holding");
    stage.unmark("rival");
    panel.hidden = true;
    drawn.hide();
  }

  function say(key) {
    const { text } = outlook(t, look());
    announce(t(key, { piece: nameOf(t, hold.piece), pose: poseInWords(t, hold.pose), outlook: text }));
  }

  return {
    panel,
    take,
    drop,
    /** Begin afresh: the next piece is not where the last one was tried. */
    forgetTry: () => (lastTry = null),
    held: () => hold,
    dragOn: listening.takeOver,
    movedTo: (point) => change(holdings.movedTo(hold, point[0], point[1])),
  };
}
