/**
 * Outlines and poses, and what can be told of them without physics. Nothing here knows of the page.
 *
 * Lengths are micrometres and angles microradians, as in the public interface: y upwards, anticlockwise.
 *
 * @typedef {[number, number]} Point
 * @typedef {[number, number, number]} Pose  Where the centroid is, and how far the piece is turned.
 * @typedef {{points: Point[], left: number, right: number, bottom: number, top: number}} Outline
 */

export const MILLIMETRE = 1000;
const HALF_TURN = 3_141_592;
const FULL_TURN = 2_000_000 * Math.PI;
const LIMIT = { x: 300_000, y: 450_000, path: 600_000 };

/** @param {Point[]} points @returns {Outline} */
export function outlineOf(points) {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return {
    points,
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Where a point of a piece is in the world. @param {Point} point @param {Pose} pose @returns {Point} */
export function toWorld([u, v], [x, y, angle]) {
  const cos = Math.cos(angle / 1e6);
  const sin = Math.sin(angle / 1e6);
  return [x + cos * u - sin * v, y + sin * u + cos * v];
}

/** A point of the world in the piece's own frame. @param {Point} point @param {Pose} pose @returns {Point} */
export function toPiece([x, y], [atX, atY, angle]) {
  const cos = Math.cos(angle / 1e6);
  const sin = Math.sin(angle / 1e6);
  return [cos * (x - atX) + sin * (y - atY), -sin * (x - atX) + cos * (y - atY)];
}

/** @param {Point[]} points @param {Pose} pose @returns {Outline} */
export function placed(points, pose) {
  return outlineOf(points.map((point) => toWorld(point, pose)));
}

/** How far a piece extends from its centroid. @param {Point[]} points */
export function reachOf(points) {
  return Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
}

/** The same angle within half a turn either way. @param {number} angle */
export function wrapped(angle) {
  const turns = Math.round(angle / FULL_TURN);
  return Math.max(-HALF_TURN, Math.min(HALF_TURN, Math.round(angle - turns * FULL_TURN)));
}

/** A pose as the service takes it: in integers, within its reach. @param {Pose} pose @returns {Pose} */
export function withinReach([x, y, angle]) {
  return [
    Math.round(Math.max(-LIMIT.x, Math.min(LIMIT.x, x))),
    Math.round(Math.max(0, Math.min(LIMIT.y, y))),
    wrapped(angle),
  ];
}

/** The share of the longest path that a path takes up: more than 1 is too long. @param {Pose[]} path */
export function lengthShare(path) {
  let length = 0;
  for (let leg = 1; leg < path.length; leg += 1) {
    length += Math.hypot(path[leg][0] - path[leg - 1][0], path[leg][1] - path[leg - 1][1]);
  }
  return length / LIMIT.path;
}

/** Whether a point lies inside. @param {Outline} outline @param {Point} point */
export function holds(outline, [x, y]) {
  if (x < outline.left || x > outline.right || y < outline.bottom || y > outline.top) return false;
  let inside = false;
  for (const [a, b] of edgesOf(outline)) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])) inside = !inside;
  }
  return inside;
}

/**
 * The point inside an outline that is about nearest to another, where there is one within a reach.
 * @param {Outline} outline @param {Point} point @param {number} reach @returns {Point | null}
 */
export function nearestInside(outline, [x, y], reach) {
  for (let away = 0; away <= reach; away += MILLIMETRE / 2) {
    for (let direction = 0; direction < 2 * Math.PI; direction += Math.PI / 12) {
      const point = /** @type {Point} */ ([x + away * Math.cos(direction), y + away * Math.sin(direction)]);
      if (holds(outline, point.map(Math.round))) return point;
    }
  }
  return null;
}

/** How far a point is from what is enclosed: 0 inside. @param {Outline} outline @param {Point} point */
export function distanceTo(outline, point) {
  return holds(outline, point) ? 0 : toLine(outline, point);
}

/** How deep two outlines overlap: 0 where they only touch. @param {Outline} one @param {Outline} other */
export function overlapDepth(one, other) {
  if (one.left > other.right || one.right < other.left || one.bottom > other.top || one.top < other.bottom)
    return 0;
  return Math.max(depthWithin(one, other), depthWithin(other, one));
}

/**
 * The middle between the points in which two outlines are nearest to each other: where they touch.
 * @param {Outline} one @param {Outline} other @returns {Point}
 */
export function meetingPoint(one, other) {
  return nearest(one, other).at;
}

/** Whether two outlines are no further apart than that. @param {Outline} one @param {Outline} other */
export function areWithin(one, other, far) {
  if (one.left > other.right + far || one.right < other.left - far) return false;
  if (one.bottom > other.top + far || one.top < other.bottom - far) return false;
  return overlapDepth(one, other) > 0 || nearest(one, other).distance <= far;
}

/** How far the lines of two outlines are apart, and the middle of where that is. */
function nearest(one, other) {
  let best = { distance: Infinity, at: /** @type {Point} */ ([0, 0]) };
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ]) {
    for (const corner of mine.points) {
      for (const [a, b] of edgesOf(theirs)) {
        const foot = footOn(corner, a, b);
        const distance = Math.hypot(foot[0] - corner[0], foot[1] - corner[1]);
        if (distance < best.distance) {
          best = { distance, at: [(foot[0] + corner[0]) / 2, (foot[1] + corner[1]) / 2] };
        }
      }
    }
  }
  return best;
}

/** @param {Outline} outline @returns {Point} */
export function lowestPoint(outline) {
  return outline.points.reduce((lowest, point) => (point[1] < lowest[1] ? point : lowest));
}

/** The deepest that the line of one outline runs inside another: its corners, and the stretches between. */
function depthWithin(line, body) {
  let depth = 0;
  for (const [a, b] of edgesOf(line)) {
    if (Math.max(a[0], b[0]) < body.left || Math.min(a[0], b[0]) > body.right) continue;
    if (Math.max(a[1], b[1]) < body.bottom || Math.min(a[1], b[1]) > body.top) continue;
    const cuts = [0, ...crossings(a, b, body), 1];
    for (let piece = 0; piece + 1 < cuts.length; piece += 1) {
      const middle = (cuts[piece] + cuts[piece + 1]) / 2;
      for (const share of piece === 0 ? [0, middle] : [middle]) {
        const point = /** @type {Point} */ ([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
        if (holds(body, point)) depth = Math.max(depth, toLine(body, point));
      }
    }
  }
  return depth;
}

/** Where along a stretch it crosses an outline, in order, as shares of its length. */
function crossings(a, b, body) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const found = [];
  for (const [c, d] of edgesOf(body)) {
    const [ex, ey] = [d[0] - c[0], d[1] - c[1]];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const mine = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / across;
    const theirs = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / across;
    if (mine > 0 && mine < 1 && theirs >= 0 && theirs <= 1) found.push(mine);
  }
  return found.sort((one, other) => one - other);
}

function toLine(outline, point) {
  let least = Infinity;
  for (const [a, b] of edgesOf(outline)) {
    const foot = footOn(point, a, b);
    least = Math.min(least, Math.hypot(foot[0] - point[0], foot[1] - point[1]));
  }
  return least;
}

/** The point of an edge that is nearest to another. @returns {Point} */
function footOn([x, y], a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return [a[0] + along * dx, a[1] + along * dy];
}

function* edgesOf({ points }) {
  let from = points[points.length - 1];
  for (const to of points) {
    yield [from, to];
    from = to;
  }
}
