/**
 * What is in the player's hand: plain values, and what becomes of them.
 *
 * @typedef {import("./geometry.js").Pose} Pose
 * @typedef {object} Hold
 * @property {string} piece
 * @property {string} cactus
 * @property {Pose[]} way      where the piece has been set down on its way, first where it appears
 * @property {Pose} pose       where it is now: the end of the way
 * @property {[number, number] | null} grip  the finger, in the piece's frame; null: the service chooses
 */

import { lengthShare, MILLIMETRE, withinReach } from "./geometry.js";

export const MOST_POSES = 16;
export const STEP = 5 * MILLIMETRE;
export const FINE_STEP = MILLIMETRE;
const DEGREE = (Math.PI / 180) * 1e6;
export const TURN = 5 * DEGREE;
export const FINE_TURN = DEGREE;

/** @param {string} piece @param {string} cactus @param {Pose} pose @returns {Hold} */
export function take(piece, cactus, pose) {
  return { piece, cactus, way: [], pose: withinReach(pose), grip: null };
}

/** @param {Hold} hold @returns {Hold} */
export function movedBy(hold, dx, dy) {
  return movedTo(hold, hold.pose[0] + dx, hold.pose[1] + dy);
}

/** @param {Hold} hold @returns {Hold} */
export function movedTo(hold, x, y) {
  return { ...hold, pose: withinReach([x, y, hold.pose[2]]) };
}

/** @param {Hold} hold @param {number} angle in microradians, anticlockwise @returns {Hold} */
export function turnedBy(hold, angle) {
  return turnedTo(hold, hold.pose[2] + angle);
}

/** @param {Hold} hold @returns {Hold} */
export function turnedTo(hold, angle) {
  return { ...hold, pose: withinReach([hold.pose[0], hold.pose[1], angle]) };
}

/** Remember where the piece is, and lead it on from there. @param {Hold} hold @returns {Hold} */
export function withWaypoint(hold) {
  return { ...hold, way: [...hold.way, hold.pose] };
}

/** Go back to where the piece was set down last. @param {Hold} hold @returns {Hold} */
export function withoutWaypoint(hold) {
  return { ...hold, way: hold.way.slice(0, -1), pose: hold.way[hold.way.length - 1] };
}

/** @param {Hold} hold @param {[number, number] | null} grip @returns {Hold} */
export function grippedAt(hold, grip) {
  return { ...hold, grip: grip && [Math.round(grip[0]), Math.round(grip[1])] };
}

/** @param {Hold} hold */
export function mayAddWaypoint(hold) {
  return hold.way.length + 1 < MOST_POSES && lengthShare(pathOf(hold)) < 1 && !isAtWaypoint(hold);
}

/** A piece not moved on since its last waypoint has no further pose. @param {Hold} hold @returns {Pose[]} */
export function pathOf(hold) {
  return isAtWaypoint(hold) ? hold.way : [...hold.way, hold.pose];
}

function isAtWaypoint({ way, pose }) {
  const last = way[way.length - 1];
  return last !== undefined && last.every((part, index) => part === pose[index]);
}

/** What is sent. @param {Hold} hold */
export function actionOf(hold) {
  const action = { type: "cactus.place", piece: hold.piece, cactus: hold.cactus, path: pathOf(hold) };
  return hold.grip ? { ...action, grip: hold.grip } : action;
}
