/** A piece is named by its shape and colour, `hook-red`; a special piece as well. */

/** @param {string} piece */
export const shapeOf = (piece) => piece.split("-")[0];
/** @param {string} piece */
export const colourOf = (piece) => piece.split("-")[1];
