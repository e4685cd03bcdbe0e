/**
 * How a hand trembles: by an option of the match, a near-normal offset is added to where a piece is let go.
 *
 * @typedef {import("./geometry.js").Pose} Pose
 */

/** Standard deviations along each axis and of the angle, in micrometres and microradians. */
const SPREADS = {
  rock: [0, 0],
  easy: [500, 10_000],
  normal: [1_200, 25_000],
  hard: [2_500, 60_000],
  clumsy: [4_000, 120_000],
};

/** Sixteen offsets as they may come, in standard deviations: drawn once from the normal distribution. */
const TREMBLES = [
  [0.18, -0.49, 1.04],
  [-1.32, 0.36, -0.21],
  [0.71, 1.63, -0.86],
  [-0.44, -1.12, 0.33],
  [1.9, 0.12, 0.57],
  [-0.09, 0.83, 1.71],
  [-0.92, -0.27, -1.48],
  [0.53, -1.87, -0.12],
  [-1.74, 0.95, 0.68],
  [1.11, -0.71, -0.62],
  [0.02, 0.24, -0.39],
  [-0.61, 1.28, 0.09],
  [1.36, 0.58, -1.95],
  [-0.27, -0.05, 0.81],
  [0.39, -0.9, 0.46],
  [-1.05, -1.51, -0.74],
];

/** Where a piece may come to be let go that is held somewhere. @param {Pose} pose @returns {Pose[]} */
export function spreadOf([x, y, angle], steadiness) {
  const [along, around] = SPREADS[steadiness];
  if (along === 0) return [];
  return TREMBLES.map(([dx, dy, turn]) => [x + dx * along, y + dy * along, angle + turn * around]);
}

/** How far a hand trembles at most, in nineteen of twenty cases: millimetres along an axis, and degrees. */
export function rangeOf(steadiness) {
  const [along, around] = SPREADS[steadiness];
  return { along: (2 * along) / 1e3, around: Math.round((2 * around * 180) / Math.PI / 1e6) };
}
