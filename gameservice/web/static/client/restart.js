/** Show the same place again, in another language or as somebody else. What that takes, app.js knows. */

let show = async () => {};

/** @param {() => Promise<void>} work */
export function onRestart(work) {
  show = work;
}

export function restart() {
  return show();
}
