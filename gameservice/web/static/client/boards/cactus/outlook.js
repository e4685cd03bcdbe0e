/**
 * What would come of letting a piece go where it is held, as far as it can be told without physics.
 *
 * @typedef {import("./hold.js").Hold} Hold
 * @typedef {import("./clearance.js").Obstacle} Obstacle
 * @typedef {object} Outlook
 * @property {string[]} overlaps  what it lies in, the deepest first
 * @property {boolean} canBegin   it is free where it appears: else the service need not be asked
 * @property {boolean} pushing    it was brought in elsewhere: what it meets now it pushes
 * @property {[number, number] | null} grip  where the finger is, in the piece's frame
 * @property {string | null} touches     what the finger touches
 * @property {string | null} mayTouch    what the finger may touch when the hand trembles
 * @property {string | null} offends     what the piece touches that it must not
 * @property {import("./foresight.js").Foreseen | null} foreseen  what the service says
 */

import { offendedBy, outlineAt, overlapped, touchedBy } from "./clearance.js";
import { toWorld } from "./geometry.js";
import { spreadOf } from "./tremor.js";

/**
 * @param {object} components @param {Hold} hold @param {Obstacle[]} obstacles
 * @param {import("./foresight.js").Foreseen | null} foreseen @param {string} steadiness
 * @returns {Outlook}
 */
export function lookAt(components, hold, obstacles, foreseen, steadiness) {
  const grip = hold.grip ?? foreseen?.grip ?? null;
  const fingerAt = (pose) => grip && touchedBy(toWorld(grip, pose), components.fingertip, obstacles);
  const outline = outlineAt(components, hold.piece, hold.pose);
  const overlaps = overlapped(outline, obstacles, components.overlap);
  const [first] = hold.way;
  return {
    overlaps,
    canBegin: (first ? overlappedAt(components, hold.piece, first, obstacles) : overlaps).length === 0,
    pushing: hold.way.length > 0,
    grip,
    touches: fingerAt(hold.pose) || foreseen?.touch || null,
    mayTouch: spreadOf(hold.pose, steadiness).map(fingerAt).find(Boolean) ?? null,
    offends: offendedBy(hold.piece, outline, obstacles, components.touch),
    foreseen,
  };
}

function overlappedAt(components, piece, pose, obstacles) {
  return overlapped(outlineAt(components, piece, pose), obstacles, components.overlap);
}
