/** What everybody may know of the forces at a hair: rules A12 and A17 as far as they are arithmetic. */

const STRENGTH = 3;

/**
 * How hard an end pulls with what its tickle does, as a range: a louse that lies face down may have any
 * force of its back.
 * @param {object} hair of an `aloha.view`
 * @param {"left" | "right"} side
 * @returns {{least: number, most: number}}
 */
export function pullOf(hair, side) {
  if (hair.result) return { least: hair.result.sums[side], most: hair.result.sums[side] };
  const ranges = (hair[side]?.lice ?? []).map((louse) => rangeOf(louse, hair.tickle));
  return {
    least: joined(
      ranges.map(([least]) => least),
      hair.tickle,
    ),
    most: joined(
      ranges.map(([, most]) => most),
      hair.tickle,
    ),
  };
}

function rangeOf({ back, force }, tickle) {
  if (force !== undefined) return [force, force];
  return tickle === "blindfold" ? [0, 0] : [back[0], back.at(-1)];
}

function joined(forces, tickle) {
  if (forces.length === 0) return 0;
  if (tickle === "champions") return Math.max(...forces);
  return forces.reduce((sum, force) => sum + force, tickle === "crowd" ? forces.length : 0);
}

/** How much a hair endures with its tickle. */
export function enduranceOf({ endurance, tickle }) {
  if (tickle === "steel") return Infinity;
  return endurance + (tickle === "strong" ? STRENGTH : tickle === "weak" ? -STRENGTH : 0);
}

/**
 * Both ends together, against what the hair endures.
 * @returns {{least: number, most: number, endurance: number, state: "holds" | "doubtful" | "breaks"}}
 */
export function strainOf(hair) {
  const [left, right] = [pullOf(hair, "left"), pullOf(hair, "right")];
  const least = left.least + right.least;
  const most = left.most + right.most;
  const endurance = enduranceOf(hair);
  const state = least > endurance ? "breaks" : most > endurance ? "doubtful" : "holds";
  return { least, most, endurance, state };
}

/** What a hair is worth with its tickle. */
export function worthOf({ points, tickle }) {
  return tickle === "double" ? 2 * points : points;
}

export function liceOn({ left, right }) {
  return (left?.lice.length ?? 0) + (right?.lice.length ?? 0);
}

/** How many lice make the tickle of a hair due. */
export function ticklishAt({ tickle_trigger: trigger }, { tickle_at: at }) {
  return trigger === "reaches" ? at : at + 1;
}

/** A range as it is written: "5", "5–7" or "−1…1". */
export function ranged({ least, most }) {
  if (least === most) return signed(least);
  return `${signed(least)}${least < 0 ? "…" : "–"}${signed(most)}`;
}

/** A number with a true minus sign. */
export function signed(number) {
  return number === Infinity ? "∞" : String(number).replace("-", "−");
}
