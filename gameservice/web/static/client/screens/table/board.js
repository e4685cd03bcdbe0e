/** The board of a game, with its style and its lessons; where there is none, a plain list of what may be done. */

import { h } from "../../element.js";

const BOARDS = {
  ouch: () => [import("../../boards/ouch.js"), import("../../boards/ouch/lessons.js")],
  aloha_pioha: () => [import("../../boards/aloha_pioha.js"), import("../../boards/aloha_pioha/lessons.js")],
  cactus: () => [import("../../boards/cactus.js"), import("../../boards/cactus/lessons.js")],
};

/** @param {string} game @returns {Promise<{board: Function, LESSONS: import("./lessons.js").Lesson[]}>} */
export async function loadBoard(game) {
  if (!(game in BOARDS)) return { ...(await import("../../boards/plain.js")), LESSONS: [] };
  const [{ board }, { LESSONS }] = await Promise.all([...BOARDS[game](), loadStyle(game)]);
  return { board, LESSONS };
}

/** Its style sheet, before the board is shown, so that nothing jumps. */
function loadStyle(game) {
  const id = `style-${game}`;
  if (document.getElementById(id)) return null;
  return new Promise((resolve) => {
    const link = h("link", {
      id,
      rel: "stylesheet",
      href: `/static/client/style/${game}.css`,
      onload: resolve,
      onerror: resolve,
    });
    document.head.append(link);
  });
}
