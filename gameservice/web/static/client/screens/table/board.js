/** The board of a game, with its style; where there is none, a plain list of what may be done. */

import { h } from "../../element.js";

const BOARDS = {
  ouch: () => import("../../boards/ouch.js"),
  aloha_pioha: () => import("../../boards/aloha_pioha.js"),
  cactus: () => import("../../boards/cactus.js"),
};

/** @param {string} game @returns {Promise<{board: Function}>} */
export async function loadBoard(game) {
  if (!(game in BOARDS)) return import("../../boards/plain.js");
  const [module] = await Promise.all([BOARDS[game](), loadStyle(game)]);
  return module;
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
