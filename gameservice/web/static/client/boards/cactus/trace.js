/**
 * What a simulation looked like, shown again from its keyframes.
 *
 * @typedef {import("./geometry.js").Pose} Pose
 * @typedef {[number, number, number, number]} Key  Frame, x, y and angle.
 * @typedef {{hz: number, frames: number, release: number, tracks: {piece: string, keys: Key[]}[]}} Trace
 */

/** Where a piece is in a frame: between two keys it moves evenly. @param {Key[]} keys @returns {Pose} */
export function poseIn(keys, frame) {
  const next = keys.findIndex((key) => key[0] >= frame);
  if (next === 0) return [keys[0][1], keys[0][2], keys[0][3]];
  if (next === -1) return /** @type {Pose} */ (keys[keys.length - 1].slice(1));
  const [from, to] = [keys[next - 1], keys[next]];
  const share = (frame - from[0]) / (to[0] - from[0]);
  return /** @type {Pose} */ ([1, 2, 3].map((part) => from[part] + share * (to[part] - from[part])));
}

/** Whether a piece has fallen: it is not there in the last frame. @param {Trace} trace @param {Key[]} keys */
export function hasFallen(trace, keys) {
  return keys[keys.length - 1][0] < trace.frames - 1;
}

/**
 * Play a trace: `show` is called with each frame, in fractions, and with the last one at the end.
 * @param {Trace} trace @param {(frame: number) => void} show @param {AbortSignal} skip jumps to the end
 * @returns {Promise<void>}
 */
export function play(trace, show, skip) {
  const last = trace.frames - 1;
  return new Promise((resolve) => {
    let begin = null;
    function finish() {
      document.removeEventListener("visibilitychange", finish);
      skip.removeEventListener("abort", finish);
      begin = Infinity;
      show(last);
      resolve();
    }
    function step(now) {
      if (begin === Infinity) return;
      begin ??= now;
      const frame = ((now - begin) / 1000) * trace.hz;
      if (frame >= last) return finish();
      show(frame);
      requestAnimationFrame(step);
    }
    if (skip.aborted || document.hidden) return finish();
    skip.addEventListener("abort", finish);
    document.addEventListener("visibilitychange", finish);
    requestAnimationFrame(step);
  });
}

/** Wait a moment, or until it is skipped. @param {number} milliseconds @param {AbortSignal} skip */
export function pause(milliseconds, skip) {
  return new Promise((resolve) => {
    if (skip.aborted || document.hidden) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    skip.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
