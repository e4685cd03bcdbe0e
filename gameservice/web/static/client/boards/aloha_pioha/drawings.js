/** The drawings of the table, each named in words by what carries it. */

import { picture, placed } from "../picture.js";

const LIGHTNING = new Set(["flashlight", "hop", "pluck", "home", "extra_pull", "knot"]);
const LOUSE = "0 0 52 66";

const use = (name) => `<use href="#aloha-${name}"/>`;

/** Whether a tickle acts at once; all others act when the hairs are resolved. */
export function actsAtOnce(kind) {
  return LIGHTNING.has(kind);
}

/** A louse that is seen from the front, with its force. */
function faceUp(tribe, force) {
  return picture(LOUSE, `${use(`up-${tribe}`)}${number(22, 54, 28, force)}`, "aloha-animal");
}

/** A louse that is seen from behind, with the three forces that it may have. */
export function back(tribe, forces) {
  const numbers = forces.map((force, place) => number(20, 34 + 14.5 * place, 16, force)).join("");
  return picture(LOUSE, `${use(`back-${tribe}`)}${numbers}`, "aloha-animal");
}

/** A louse as far as it is known. */
export function animal(tribe, louse) {
  return louse.force === undefined ? back(tribe, louse.back) : faceUp(tribe, louse.force);
}

/** A card in the own hand: the louse as it is, and what others will see of it. */
export function known(tribe, card) {
  const shown = card.back.map((force, place) => number(12 + 16 * place, 81, 15, force)).join("");
  const louse = `${use(`up-${tribe}`)}${number(22, 54, 28, card.force)}`;
  return picture(
    "-1 -1 58 88",
    `${use(`tile-${tribe}`)}${use(`band-${tribe}`)}${placed(4.5, 3, louse, 0.92)}${shown}`,
    "aloha-tile",
  );
}

/** A force around x: a part of the drawing and no text of the page, for what carries it is named in words. */
function number(x, y, size, force) {
  return placed(x, y, use(`force${force}`), ((force < 0 ? 0.62 : 1) * size) / 20);
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
  return picture("-1 0 46 36", use("comb"), "aloha-comb-sign");
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
