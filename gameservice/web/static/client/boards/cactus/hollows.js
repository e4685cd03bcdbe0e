/** Where something can hang, told to whoever does not see the stage: the tips and hollows of outlines. */

/** How far along an outline a point must be the highest or lowest, in micrometres: less is roundness. */
const AROUND = 12_000;
const MILLIMETRE = 1000;

/**
 * @param {import("./geometry.js").Point[]} points of an outline, in the world
 * @returns {{tips: Point[], forks: Point[], hooks: Point[]}} in millimetres, from left to right: `tips` stand out
 *   upwards, `forks` are hollows open upwards, `hooks` hollows open downwards, by which a piece can hang
 */
export function hollowsOf(points) {
  const turn = Math.sign(area(points));
  const found = { tips: [], forks: [], hooks: [] };
  points.forEach((point, index) => {
    const bulges = Math.sign(corner(points, index)) === turn;
    if (isExtreme(points, index, (y, other) => y > other)) (bulges ? found.tips : found.hooks).push(point);
    else if (!bulges && isExtreme(points, index, (y, other) => y < other)) found.forks.push(point);
  });
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, inMillimetres(all)]));
}

function inMillimetres(points) {
  const rounded = points.map((point) => point.map((length) => Math.round(length / MILLIMETRE)));
  return rounded.sort(([x], [other]) => x - other);
}

/** Whether a point lies beyond all others that are near along the outline; of several as high, the first does. */
function isExtreme(points, index, isBeyond) {
  const y = points[index][1];
  for (const step of [1, -1]) {
    let way = 0;
    for (let at = index; way < AROUND; at += step) {
      const here = points.at(at % points.length);
      const next = points.at((at + step) % points.length);
      way += Math.hypot(next[0] - here[0], next[1] - here[1]);
      if (!isBeyond(y, next[1]) && !(next[1] === y && step === 1)) return false;
    }
  }
  return true;
}

function area(points) {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points.at((index + 1) % points.length);
    return sum + x * nextY - nextX * y;
  }, 0);
}

function corner(points, index) {
  const [[ax, ay], [bx, by], [cx, cy]] = [-1, 0, 1].map((step) => points.at((index + step) % points.length));
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
}
