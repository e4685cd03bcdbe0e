/** The board of a game, with its style and its lessons; where there is none, a plain list of what may be done. */

import { h } from "../../element.js";

const BOARDS = {
  ouch: () => [import("../../boards/ouch.js"), import("../../boards/ouch/lessons.js")],
  aloha_pioha: () => [import("../../boards/aloha_pioha.js"), import("../../boards/aloha_pioha/lessons.js")],
  cactus: () => [import("../../boards/cactus.js"), import("../../boards/cactus/lessons.js")],
};

/** The style sheets of each board, in `style/<game>/`. */
const STYLES = {
  ouch: ["row", "areas"],
  aloha_pioha: ["table", "hairs", "hand", "players"],
  cactus: ["stage", "panels"],
};

/** @param {string} game @returns {Promise<{board: Function, LESSONS: import("./lessons.js").Lesson[]}>} */
export async function loadBoard(game) {
  if (!(game in BOARDS)) return { ...(await import("../../boards/plain.js")), LESSONS: [] };
  const [{ board }, { LESSONS }] = await Promise.all([
    ...BOARDS[game](),
    ...STYLES[game].map((part) => loadStyle(`${game}/${part}`)),
  ]);
  return { board, LESSONS };
}

/** A style sheet, before the board is shown, so that nothing jumps. */
function loadStyle(name) {
  const href = `/static/client/style/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return null;
  return new Promise((resolve) => {
    document.head.append(h("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
  });
}
