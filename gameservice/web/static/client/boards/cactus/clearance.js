/**
 * What a piece in the hand would meet, told at once from the outlines. The service has the last word.
 *
 * @typedef {import("./geometry.js").Pose} Pose
 * @typedef {import("./geometry.js").Outline} Outline
 * @typedef {{name: string, outline: Outline}} Obstacle  By the name of a piece or cactus, `base`, `ground`.
 * @typedef {{piece: string, pose: Pose}} Hung
 */

import { areWithin, distanceTo, outlineOf, overlapDepth, placed } from "./geometry.js";
import { mayNotTouch, shapeOf } from "./pieces.js";

const LOW = new Set(["base", "ground"]);
const GROUND = outlineOf([
  [-900_000, -900_000],
  [900_000, -900_000],
  [900_000, 0],
  [-900_000, 0],
]);

/**
 * All that is in the way on a cactus.
 * @param {object} components @param {string} cactus
 * @param {Hung[]} hung what hangs there, without the piece in hand
 * @returns {Obstacle[]}
 */
export function obstaclesOn(components, cactus, hung) {
  const { outline, base } = components.cacti[cactus];
  return [
    { name: cactus, outline: outlineOf(outline) },
    { name: "base", outline: outlineOf(base) },
    { name: "ground", outline: GROUND },
    ...hung.map(({ piece, pose }) => ({ name: piece, outline: outlineAt(components, piece, pose) })),
  ];
}

/** @returns {Outline} */
export function outlineAt(components, piece, pose) {
  return placed(components.pieces[shapeOf(piece)].outline, pose);
}

/**
 * What an outline lies in by more than is allowed, the deepest first.
 * @param {Outline} outline @param {Obstacle[]} obstacles @param {number} allowed
 * @returns {string[]}
 */
export function overlapped(outline, obstacles, allowed) {
  return obstacles
    .map((obstacle) => ({ name: obstacle.name, depth: overlapDepth(outline, obstacle.outline) }))
    .filter(({ depth }) => depth > allowed)
    .sort((one, other) => other.depth - one.depth)
    .map(({ name }) => name);
}

/**
 * What a piece would have to be mended for, were it to stay where it is: C11 to C13.
 * @param {string} piece @param {Outline} outline where it is @param {Obstacle[]} obstacles
 * @param {number} touch how far apart counts as touching
 * @returns {string | null} the name of what it touches
 */
export function offendedBy(piece, outline, obstacles, touch) {
  const offends = ({ name }) => LOW.has(name) || (name.includes("-") && mayNotTouch(piece, name));
  return obstacles.find((each) => offends(each) && areWithin(outline, each.outline, touch))?.name ?? null;
}

/**
 * What a fingertip touches that it must not: the cactus or a piece that hangs.
 * @param {import("./geometry.js").Point} tip @param {number} radius @param {Obstacle[]} obstacles
 * @returns {string | null}
 */
export function touchedBy(tip, radius, obstacles) {
  const [x, y] = tip;
  for (const { name, outline } of obstacles) {
    if (LOW.has(name)) continue;
    if (x < outline.left - radius || x > outline.right + radius) continue;
    if (y < outline.bottom - radius || y > outline.top + radius) continue;
    if (distanceTo(outline, tip) < radius) return name;
  }
  return null;
}

/**
 * A pose where a piece overlaps nothing: from the one that is wished for straight up, as far as need be.
 * @param {object} components @param {string} piece @param {Pose} wished @param {Obstacle[]} obstacles
 * @returns {Pose}
 */
export function freePose(components, piece, [x, y, angle], obstacles) {
  for (let height = y; height < 450_000; height += 4_000) {
    const outline = outlineAt(components, piece, [x, height, angle]);
    if (overlapped(outline, obstacles, 0).length === 0) return [x, height, angle];
  }
  return [x, y, angle];
}
