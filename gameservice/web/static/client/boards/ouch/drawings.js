/** The drawings of Ouch!: cards, the stocks, signs. */

import { picture, placed } from "../picture.js";

/** The sky behind a cactus of the row, and the paper behind the flowers of a card that has been flipped. */
const SKIES = { red: "#f8cdbb", blue: "#c3dcf5", purple: "#dcc8ea", white: "#f7ecd0" };
const PAPERS = { red: "#fbe0d6", blue: "#dfeaf8", purple: "#ede1f3", white: "#fffefa" };
const INK = "#3d2f22";

/** Where a cactus of the row flowers, by how many flowers it shows. */
const BLOOMS = {
  1: [[52, 52]],
  2: [
    [24, 68],
    [80, 68],
  ],
  3: [
    [52, 52],
    [24, 68],
    [80, 68],
  ],
};
/** Where the eyes of each cactus are: their height, and how far they are from its middle. */
const EYES = { red: [100, 5.5], blue: [107, 6.5], purple: [106, 7], white: [104, 9] };
/** Where a flipped card of 60 by 76 has its flowers, and how large they are. */
const FLOWERS = {
  1: [[30, 38]],
  2: [
    [20, 24],
    [40, 52],
  ],
  3: [
    [30, 20],
    [17, 51],
    [43, 51],
  ],
};
const FLOWER_SCALES = { 1: 1.6, 2: 1.2, 3: 1.1 };
/** The spines of an edge of such a card. */
const SPINES = {
  top: "M6 0l5-7 5 7zM25 0l5-7 5 7zM44 0l5-7 5 7z",
  bottom: "M6 76l5 7 5-7zM25 76l5 7 5-7zM44 76l5 7 5-7z",
  left: "M0 12l-7 5 7 5zM0 33l-7 5 7 5zM0 54l-7 5 7 5z",
  right: "M60 12l7 5-7 5zM60 33l7 5-7 5zM60 54l7 5-7 5z",
};
/** The same of a small back of 16 by 20. */
const SMALL_SPINES = {
  top: "M4 3 6.5-.5 9 3zM10 3l2.5-3.5L15 3z",
  bottom: "M4 23l2.5 3.5L9 23zM10 23l2.5 3.5L15 23z",
  left: "M2 5-1.5 8 2 11zM2 15l-3.5 3L2 21z",
  right: "M17 5l3.5 3L17 11zM17 15l3.5 3-3.5 3z",
};

const PRICKED = `
  <path d="M0-48 10-24 30-38 27-13 49-10 31 5 45 24 21 23 18 47 2 29-14 46-18 22-43 24-29 5
    -48-9-26-13-31-37-10-24Z"
    fill="#c8322b" stroke="#7d1d14" stroke-width="2.5" stroke-linejoin="round"/>
  <path d="M0-20V6M0 17v1" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;
const SAFE = `
  <circle r="36" fill="#2e6e57" stroke="#1c4638" stroke-width="2.5"/>
  <path d="M-16 1-5 13 17-12" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"
    stroke-linejoin="round"/>`;

const use = (name) => `<use href="#ouch-${name}"/>`;

/** The visible face of a card in the row: a cactus with its flowers. */
export function cactusCard(card) {
  const again = card.pile === 2 ? `<text x="14" y="30" font-size="16" font-weight="700">II</text>` : "";
  const number = `<circle cx="17" cy="131" r="8.5" fill="#fffaf2"/>
    <text x="17" y="135.5" font-size="13" font-weight="700" text-anchor="middle">${card.slot}</text>`;
  const signs = `<g fill="${INK}">${again}${number}</g>`;
  return picture("0 0 104 148", cactusFace(card.colour, card.shown) + signs, "ouch-cactus");
}

/** The same without anything printed on it, as markup of 104 by 148. */
export function cactusFace(colour, shown) {
  const [eyesY, apart] = EYES[colour];
  const flowers = BLOOMS[shown].map(([x, y]) => placed(x, y, use(colour), 1.4)).join("");
  return `
    <g clip-path="url(#ouch-card-edge)">
      <rect width="104" height="148" fill="${SKIES[colour]}"/>
      <circle cx="84" cy="27" r="10" fill="#fff6d8" opacity=".8"/>
      <path d="M0 112Q24 98 52 108T104 102V148H0Z" fill="#ecca94"/>
      <path d="M0 126Q34 114 62 122T104 118V148H0Z" fill="#dfb87c"/>
      ${placed(0, 14, use(`cactus-${colour}`))}
      ${placed(52, eyesY, face(apart))}
      ${flowers}
    </g>
    <rect x="5" y="5" width="94" height="138" rx="12" fill="none" stroke="#b98f52" stroke-width="2.5"/>`;
}

/** Eyes so far from the middle, and a smile. */
function face(apart) {
  return `
    <g fill="#2a2014"><circle cx="${-apart}" r="2.3"/><circle cx="${apart}" r="2.3"/></g>
    <path d="M-3.5 4.5Q0 8 3.5 4.5" fill="none" stroke="#2a2014" stroke-width="1.8" stroke-linecap="round"/>`;
}

/** The face that was hidden: spines on its edges, the flowers that score, an animal. */
export function flippedCard(card) {
  return picture("-8 -8 76 92", flippedFace(card), "ouch-flipped");
}

/** The same as markup of 60 by 76, with spines around it. */
export function flippedFace(card) {
  const spines = card.spines.map((side) => `<path d="${SPINES[side]}"/>`).join("");
  const places = card.animal ? [[30, 21]] : FLOWERS[card.flowers];
  const scale = card.animal ? 1.1 : FLOWER_SCALES[card.flowers];
  const flowers = places.map(([x, y]) => placed(x, y, use(card.colour), scale)).join("");
  return `
    <g class="ouch-spines" fill="#7a2d1c">${spines}</g>
    <rect width="60" height="76" rx="8" fill="${PAPERS[card.colour]}" stroke="${INK}" stroke-width="1.5"/>
    ${flowers}${card.animal ? placed(30, 54, use(card.animal)) : ""}`;
}

/** A back that has been seen, small: its spines and its animal; null for one that has not been seen. */
export function backSign(back) {
  if (!back) {
    const unknown = `<rect x="2.5" y="3.5" width="14" height="19" rx="3"/><text x="9.5" y="17.5">?</text>`;
    return picture("-2 -1 23 28", unknown, "ouch-back unseen-back");
  }
  const spines = back.spines.map((side) => SMALL_SPINES[side]).join("");
  const animal = back.animal ? placed(9.5, 13, use(back.animal), 0.32) : "";
  return picture(
    "-2 -1 23 28",
    `<path d="${spines}"/><rect x="2.5" y="3.5" width="14" height="19" rx="3"/>${animal}`,
    "ouch-back",
  );
}

/** A place for a card that is not won yet. */
export function emptyPlace() {
  return picture("-8 -8 76 92", `<rect width="60" height="76" rx="8" class="ouch-empty"/>`);
}

/** The draw pile, at most three backs high. */
export function pile(cards) {
  const back = `
    <rect width="60" height="76" rx="8" fill="#2e6e57" stroke="#1c4638" stroke-width="2"/>
    <rect x="6" y="6" width="48" height="64" rx="4" fill="none" stroke="#8fbfa4" stroke-width="1.5"/>
    <circle cx="30" cy="38" r="10" fill="#f7cf56"/>
    <path d="M30 18v6M30 52v6M10 38h6M44 38h6M16 24l4.5 4.5M39.5 47.5 44 52M44 24l-4.5 4.5M20.5 47.5 16 52"
      stroke="#f7cf56" stroke-width="3" stroke-linecap="round"/>`;
  const backs = Array.from({ length: Math.min(cards, 3) }, (_, height) =>
    placed(2 * height, -2 * height, back),
  );
  return picture("-3 -6 70 84", backs.join("") || `<rect width="60" height="76" rx="8" class="ouch-empty"/>`);
}

/** The box that lost cards go to. */
export function box() {
  return picture(
    "-4 24 70 60",
    `
    <path d="M-1 42 8 31H54L63 42Z" fill="#7d4f28"/>
    <path d="M-1 42H63L58 80H4Z" fill="#bd8149" stroke="#7d4f28" stroke-width="2" stroke-linejoin="round"/>
    <path d="M19 54h24" stroke="#7d4f28" stroke-width="4" stroke-linecap="round"/>`,
  );
}

/** A flower of a colour, a `bouquet`, the `most-red` flowers, an animal: beside a number or a name. */
export function sign(name) {
  return picture("-22 -18 44 36", use(name), "ouch-sign");
}

/** What became of a flip: a burst of spines, or a flower's round sign. */
export function verdict(pricked) {
  return pricked ? picture("-50 -50 100 100", PRICKED) : picture("-50 -50 100 100", SAFE);
}
