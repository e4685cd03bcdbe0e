import { picture, placed } from "../picture.js";

const LIGHTNING = new Set(["flashlight", "hop", "pluck", "home", "extra_pull", "knot"]);
/** How strong a back is, by the least of its forces. */
const STRENGTH = { "-1": 1, 0: 2, 2: 3, 3: 4 };
const CARD = "-1 -1 54 68";

const use = (name) => `<use href="#aloha-${name}"/>`;

/** Whether a tickle acts at once; all others act when the hairs are resolved. */
export function actsAtOnce(kind) {
  return LIGHTNING.has(kind);
}

/** A number with a true minus sign. */
export function signed(number) {
  return String(number).replace("-", "−");
}

/** A louse that lies face up: its force, and the animal of its tribe. */
export function faceUp(tribe, force) {
  return picture(CARD, `${use(`up-${tribe}`)}${number(force < 0 ? 18 : 14, 25, 26, force)}`, "aloha-card");
}

/** The back of a louse: three forces that it may have, and how strong that is as one to four bars. */
export function back(tribe, forces) {
  return picture(CARD, backMarkup(tribe, forces), "aloha-card");
}

/** A card in the own hand: its back, and over half of it its force. */
export function known(tribe, card) {
  const force = number(37, 41, 22, card.force);
  return picture(CARD, `${backMarkup(tribe, card.back)}${use("known")}${force}`, "aloha-card");
}

function backMarkup(tribe, forces) {
  const numbers = forces.map((force, place) => number(14, 21 + 20 * place, 18, force)).join("");
  const bars = Array.from({ length: STRENGTH[forces[0]] }, (_, bar) => {
    const height = 4 + 3 * bar;
    return `<rect x="${27 + 5.5 * bar}" y="${60 - height}" width="4" height="${height}" rx="1"/>`;
  });
  return `${use(`back-${tribe}`)}${numbers}<g fill="#2a2014">${bars.join("")}</g>`;
}

/** A force around x: a part of the drawing and no text of the page, for what carries it is named in words. */
function number(x, y, size, force) {
  return placed(x, y, use(`force${force}`), ((force < 0 ? 0.8 : 1) * size) / 20);
}

/** The sign of a tribe, and beside a name also that of the ghost. */
export function tribeSign(tribe, isGhost = false) {
  return picture(
    "-21 -21 42 42",
    `${use(`tribe-${tribe}`)}${isGhost ? placed(12, 10, use("ghost"), 0.8) : ""}`,
    "aloha-sign",
  );
}

/** A small drawing: `holds`, `feather`, `star`, `crown`, `lightning`, `clock`, or a kind of tickle. */
export function sign(name) {
  return picture("-16 -16 32 32", use(name), "aloha-sign");
}

export function girl() {
  return picture("0 -8 104 112", use("girl"), "aloha-girl");
}

export function comb() {
  return picture("-1 0 46 36", use("comb"), "aloha-comb");
}

/** The deck of tickles, with how many are in it where that is given. */
export function tickleDeck(count = "") {
  return picture(
    "-1 -1 58 68",
    `${use("tickles")}<text x="28" y="54" font-size="21" font-weight="700" text-anchor="middle"
      fill="#3d2f22">${count}</text>`,
    "aloha-tickle-deck",
  );
}

/** The hair from its card outwards to the right: pulled tight, loose, or torn off. */
export function strand(state) {
  const paths = {
    tight: "M0 10H200",
    loose: "M0 10Q14 10 26 5T54 8 88 13 122 7 150 11 176 8",
    torn: "M46 10H200M48 9Q40 7 32-2M48 10Q38 10 29 7M48 11Q40 14 33 21",
  };
  const path = (width) => `<path d="${paths[state]}" fill="none" stroke-width="${width}"
    stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;
  const drawn = picture("0 0 200 20", path(6) + path(1.5), `aloha-strand ${state}`);
  drawn.setAttribute("preserveAspectRatio", "none");
  return drawn;
}
