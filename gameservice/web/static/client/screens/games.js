/** A small picture of each game. */

import { DEFINITIONS } from "../boards/ouch/definitions.js";
import { cactusFace, flippedFace } from "../boards/ouch/drawings.js";
import { picture, placed } from "../boards/picture.js";

const PICTURES = { ouch, aloha_pioha: aloha, cactus };

/** @param {string} game @returns {SVGElement} a decoration, without a name of its own */
export function gamePicture(game) {
  return picture("0 0 160 90", (PICTURES[game] ?? (() => desert("#fbe3b9", 118)))(), "game-picture");
}

/** One desert for all, each under a sky of its own; it goes on where the place is wider or higher. */
function desert(sky, sunX) {
  return `
    <rect x="-500" y="-400" width="1160" height="500" fill="${sky}"/>
    <circle cx="${sunX}" cy="19" r="10" fill="#fff6d8"/>
    <path d="M-500 64Q-330 46-200 60T0 58 120 62 260 54 420 60 660 54V400H-500Z" fill="#f3dbae"/>
    <path d="M-500 74Q-360 64-220 72T30 70 190 73 400 68 660 73V400H-500Z" fill="#e8c890"/>`;
}

/** Around x and y, turned by degrees. */
function turned(x, y, degrees, scale, markup) {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${markup}</g>`;
}

function ouch() {
  const card = (x, y, degrees, colour, shown) =>
    turned(x, y, degrees, 0.5, placed(-52, -74, cactusFace(colour, shown)));
  const flipped = flippedFace({
    colour: "purple",
    flowers: 3,
    animal: null,
    spines: ["top", "right", "bottom"],
  });
  return `
    <defs>${DEFINITIONS}</defs>
    ${desert("#fbe3d3", 5)}
    ${card(29, 48, -9, "red", 3)}
    ${turned(131, 48, 9, 0.84, placed(-30, -38, flipped))}
    ${card(80, 45, 2, "blue", 2)}`;
}

/** Two lice at each end of a hair. */
function aloha() {
  const hair = (colour, width) =>
    `<path d="M-500 40Q-100 57 20 51H140Q260 57 660 40" fill="none" stroke="${colour}" stroke-width="${width}"
      stroke-linecap="round"/>`;
  return `
    ${desert("#fbeecb", 80)}
    ${turned(20, 54, -16, 1.15, louse("#6fae54", "#23521d"))}
    ${turned(51, 53, -12, 1.15, louse("#f2c230", "#7c5a06"))}
    ${turned(109, 53, 12, 1.15, louse("#5b93da", "#173f78"))}
    ${turned(140, 54, 16, 1.15, louse("#e0604f", "#7d1d14"))}
    ${hair("#3b2414", 4.5)}${hair("#8b5a36", 2)}
    ${[20, 51, 109, 140].map((x) => hands(x)).join("")}
    <path d="M73 42 70 38M80 41V36M87 42 90 38" stroke="#8b5a36" stroke-width="2" stroke-linecap="round"/>`;
}

function louse(skin, edge) {
  return `
    <g fill="${skin}" stroke="${edge}" stroke-linecap="round">
      <path d="M-8 12-13 17M8 12 13 17M-4-13Q-5-19-10-19M4-13Q5-19 10-19" fill="none" stroke-width="2"/>
      <ellipse cy="6" rx="10" ry="11.5" stroke-width="1.5"/><circle cy="-8" r="7.8" stroke-width="1.5"/>
      <g stroke="none" fill="#fff"><circle cx="-3.2" cy="-10" r="2.9"/><circle cx="3.2" cy="-10" r="2.9"/></g>
      <g stroke="#2a2014" stroke-width="2.8"><path d="M-2.6-9.6h0M2.6-9.6h0"/></g>
      <path d="M-3-4.6Q0-2.6 3-4.6" fill="none" stroke="#2a2014" stroke-width="1.4"/>
    </g>`;
}

/** What holds the hair, before a louse at x. */
function hands(x) {
  const d = `M${x - 7} 48V54M${x + 7} 48V54`;
  return `<path d="${d}" stroke="#3d2f22" stroke-width="3.2" stroke-linecap="round"/>`;
}

/** A saguaro with three pieces on it and one that falls, in millimetres of the game, y downwards. */
function cactus() {
  const stem = (d, width) => `<path d="${d}" stroke-width="${width}"/>`;
  const piece = (x, y, degrees, fill, edge, d) =>
    turned(x, y, degrees, 1, `<g stroke="${edge}">${stem(d, 11)}</g><g stroke="${fill}">${stem(d, 7.5)}</g>`);
  const stems = (edge) =>
    [
      stem("M0 0V-182", 14 + edge),
      stem("M0-70H-30A12 12 0 0 0-42-82V-118M0-98H36A12 12 0 0 0 48-110V-158", 8 + edge),
      stem("M-42-92-60-98M48-126 67-131M0-146H-20A8 8 0 0 0-28-154V-170", 6 + edge),
    ].join("");
  const thorns =
    "M-4-12V-184M4-12V-184M-12-70H-30Q-42-70-42-82V-118" +
    "M13-98H36Q48-98 48-110V-158M-12-146H-20Q-28-146-28-154V-170";
  const things = `
    ${piece(48, -150, 90, "#f59f45", "#7d4208", "M12-12A17 17 0 1 0 14 10")}
    ${piece(-73, -82, 0, "#e2574a", "#7d1d14", "M0 30V-12A12 12 0 0 1 24-12V-4")}
    ${piece(0, -176, 0, "#fbd950", "#7c5a06", "M-19 14V0A19 19 0 0 1 19 0V14")}
    ${piece(92, -62, 38, "#4a8bdc", "#173f78", "M-22-9A11 11 0 0 1 0-15V15A11 11 0 0 0 22 9")}`;
  return `
    ${desert("#dcecee", 22)}
    <g transform="translate(80 79) scale(.37)" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <ellipse rx="58" ry="9" fill="#c9a266"/>
      <g stroke="#1f4a39">${stems(4)}</g>
      <g stroke="#39795f">${stems(0)}</g>
      <path d="${thorns}" stroke="#cfe6c8" stroke-width="2" stroke-dasharray="0 8"/>
      ${things}
      <path d="M70-104 66-116M84-108 82-122M100-104 102-116" stroke="#6b5545" stroke-width="3"/>
    </g>`;
}
