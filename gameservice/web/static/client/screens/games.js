/** The games that are played here, and a small picture of each. */

import { h } from "../element.js";

export const GAMES = ["ouch", "aloha_pioha", "cactus"];

const PICTURES = { ouch, aloha_pioha: aloha, cactus };

/** @param {string} game @returns {SVGElement} a decoration, without a name of its own */
export function gamePicture(game) {
  return h(
    "svg",
    { viewBox: "0 0 160 90", class: `game-picture picture-${game}`, "aria-hidden": "true" },
    (PICTURES[game] ?? ouch)(),
  );
}

function flower(x, y, colour, size = 5) {
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return h("circle", {
      cx: x + size * Math.cos(angle),
      cy: y + size * Math.sin(angle),
      r: size * 0.7,
      fill: colour,
    });
  });
  return h("g", null, petals, h("circle", { cx: x, cy: y, r: size * 0.6, fill: "#f6cf3f" }));
}

function ouch() {
  const card = (x, turn, colour) =>
    h(
      "g",
      { transform: `translate(${x} 45) rotate(${turn})` },
      h("rect", { x: -18, y: -25, width: 36, height: 50, rx: 5, fill: "#fffaf2", stroke: "#8a6a45" }),
      h("rect", { x: -7, y: -8, width: 14, height: 26, rx: 7, fill: "#2c6e58" }),
      flower(0, -12, colour),
    );
  return [card(42, -8, "#d9433a"), card(80, 3, "#4080d5"), card(118, 9, "#8c5aa3")];
}

function aloha() {
  const louse = (x, y, colour) =>
    h(
      "g",
      null,
      h("ellipse", { cx: x, cy: y, rx: 11, ry: 8, fill: colour, stroke: "#2b211a" }),
      h("circle", { cx: x + 5, cy: y - 2, r: 1.6, fill: "#2b211a" }),
    );
  const hair = (y) =>
    h("path", {
      d: `M8 ${y} Q50 ${y - 10} 80 ${y} T152 ${y}`,
      fill: "none",
      stroke: "#7a4a24",
      "stroke-width": 3,
    });
  return [
    hair(24),
    hair(48),
    hair(72),
    louse(30, 20, "#57b777"),
    louse(128, 26, "#f0932f"),
    louse(54, 44, "#57b777"),
    louse(34, 68, "#57b777"),
    louse(112, 74, "#f0932f"),
  ];
}

function cactus() {
  return [
    h("path", {
      d: "M80 74V24M80 56H58q-8 0-8-8V36M80 48h20q8 0 8-8V28",
      fill: "none",
      stroke: "#2c6e58",
      "stroke-width": 11,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
    h("path", {
      d: "M98 20a11 11 0 1 1 18 6",
      fill: "none",
      stroke: "#f0932f",
      "stroke-width": 5,
      "stroke-linecap": "round",
    }),
    h("path", {
      d: "M40 30l20 6M52 22l-4 18",
      fill: "none",
      stroke: "#4080d5",
      "stroke-width": 5,
      "stroke-linecap": "round",
    }),
    h("path", {
      d: "M70 18q8-14 18-4t14-6",
      fill: "none",
      stroke: "#d9433a",
      "stroke-width": 5,
      "stroke-linecap": "round",
    }),
  ];
}
