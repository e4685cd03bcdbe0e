/** Pieces, cacti, the die and flowers as SVG, in millimetres with y downwards. */

import { h } from "../../element.js";
import { MILLIMETRE, outlineOf } from "./geometry.js";
import { COLOURS, FACES, THORNS } from "./ornaments.js";
import { colourOf, shapeOf } from "./pieces.js";

/** The line of an outline. @param {import("./geometry.js").Point[]} points */
export function lineOf(points) {
  return `M${points.map(([x, y]) => `${x / MILLIMETRE} ${-y / MILLIMETRE}`).join("L")}Z`;
}

/** Where a pose puts what is drawn around 0,0. @param {import("./geometry.js").Pose} pose */
export function transformOf([x, y, angle]) {
  return `translate(${x / MILLIMETRE} ${-y / MILLIMETRE}) rotate(${(-angle * 180) / Math.PI / 1e6})`;
}

/** All outlines and patterns, once for the whole board; the rest refers to them. */
export function definitions(components) {
  const outline = (id, points) => h("path", { id, d: lineOf(points) });
  return h(
    "svg",
    { class: "cactus-definitions", "aria-hidden": "true", width: 0, height: 0 },
    h(
      "defs",
      null,
      Object.entries(components.pieces).map(([shape, { outline: points }]) =>
        outline(`cactus-${shape}`, points),
      ),
      Object.entries(components.cacti).map(([cactus, found]) => [
        outline(`cactus-${cactus}`, found.outline),
        outline(`cactus-${cactus}-base`, found.base),
      ]),
      Object.entries(COLOURS).map(([colour, look]) => fillOf(colour, look)),
      hatching("cactus-wrong"),
      hatching("cactus-pushing"),
    ),
  );
}

function fillOf(colour, { fill, mark, tile, turned, d, width }) {
  return h(
    "pattern",
    {
      id: `cactus-fill-${colour}`,
      width: tile,
      height: tile,
      patternUnits: "userSpaceOnUse",
      patternTransform: `rotate(${turned})`,
    },
    h("rect", { width: tile, height: tile, fill }),
    h("path", { d, stroke: mark, "stroke-width": width, "stroke-linecap": "round" }),
  );
}

/** Stripes over what lies in something else. */
function hatching(id) {
  return h(
    "pattern",
    { id, class: id, width: 3, height: 3, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" },
    h("rect", { width: 3, height: 3 }),
    h("path", { d: "M0 1.5H3", "stroke-width": 1.4 }),
  );
}

/** A piece around its centroid. */
export function pieceFigure(piece) {
  const { edge } = COLOURS[colourOf(piece)];
  const shape = shapeOf(piece);
  return h(
    "g",
    { class: "piece", "data-piece": piece },
    h("use", { href: `#cactus-${shape}`, class: "halo" }),
    h("use", {
      href: `#cactus-${shape}`,
      fill: `url(#cactus-fill-${colourOf(piece)})`,
      stroke: edge,
      "stroke-width": 1,
    }),
    FACES[shape] && h("path", { d: FACES[shape], class: "face", stroke: edge }),
  );
}

/** A piece by itself, as large as so many pixels a millimetre, unturned. */
export function pieceIcon(components, piece, scale) {
  const { left, right, bottom, top } = outlineOf(components.pieces[shapeOf(piece)].outline);
  const [x, y] = [left / MILLIMETRE - 1, -top / MILLIMETRE - 1];
  const [wide, high] = [(right - left) / MILLIMETRE + 2, (top - bottom) / MILLIMETRE + 2];
  return h(
    "svg",
    {
      viewBox: `${x} ${y} ${wide} ${high}`,
      width: wide * scale,
      height: high * scale,
      "aria-hidden": "true",
    },
    pieceFigure(piece),
  );
}

/** A cactus on its base, with its thorns. */
export function cactusFigure(cactus) {
  return h(
    "g",
    { class: "plant" },
    h("use", { href: `#cactus-${cactus}-base`, class: "base" }),
    h("use", { href: `#cactus-${cactus}`, class: "skin" }),
    h("path", { d: THORNS[cactus], class: "thorns" }),
  );
}

/** A cactus with what hangs on it, small. */
export function standIcon(stand, highest) {
  const top = Math.max(230, highest);
  return h(
    "svg",
    { viewBox: `-96 ${-top} 192 ${top + 12}`, class: "stand", "aria-hidden": "true" },
    h("rect", { class: "soil", x: -400, y: 0, width: 800, height: 12 }),
    cactusFigure(stand.cactus),
    stand.pieces.map(({ piece, pose }) => {
      const figure = pieceFigure(piece);
      figure.setAttribute("transform", transformOf(pose));
      return figure;
    }),
  );
}

const PETALS = [
  [0, -6.8],
  [6.5, -2.1],
  [4, 5.5],
  [-4, 5.5],
  [-6.5, -2.1],
];

export function flower() {
  return h(
    "svg",
    { viewBox: "-13 -13 26 26", class: "flower", "aria-hidden": "true" },
    h(
      "g",
      { class: "petals" },
      PETALS.map(([cx, cy]) => h("circle", { cx, cy, r: 5 })),
    ),
    h("circle", { r: 4.5, class: "heart" }),
  );
}

const SPOTS = [
  ["red", -16, -16],
  ["orange", 16, -16],
  ["yellow", 0, 0],
  ["green", -16, 16],
  ["blue", 16, 16],
];
const FORMS = [
  ["hook", -15, -13],
  ["moon", 17, -15],
  ["ess", 0, 1],
  ["arch", -16, 17],
  ["tee", 16, 18],
];

/** The die with one of its faces up. */
export function die(face) {
  return h(
    "svg",
    { viewBox: "-38 -38 76 76", class: "die", "aria-hidden": "true" },
    h("rect", { x: -35, y: -35, width: 70, height: 70, rx: 15, class: "cube" }),
    face === "colour" &&
      SPOTS.map(([colour, cx, cy]) =>
        h("circle", { cx, cy, r: 10, fill: `url(#cactus-fill-${colour})`, class: "spot" }),
      ),
    face === "shape" &&
      FORMS.map(([shape, x, y]) =>
        h("use", { href: `#cactus-${shape}`, transform: `translate(${x} ${y}) scale(.42)`, class: "form" }),
      ),
    face === "special" && h("text", { y: 18, class: "bangs" }, "!!"),
  );
}
