/** A piece is named by its shape and colour, `hook-red`; a special piece as well. */

/** @param {string} piece */
export const shapeOf = (piece) => piece.split("-")[0];
/** @param {string} piece */
export const colourOf = (piece) => piece.split("-")[1];

/** C11, C12: whether two pieces are of one colour or one shape. @param {string} one @param {string} other */
export function mayNotTouch(one, other) {
  return colourOf(one) === colourOf(other) || shapeOf(one) === shapeOf(other);
}
