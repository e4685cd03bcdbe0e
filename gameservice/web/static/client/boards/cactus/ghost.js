/**
 * The piece in the hand as it is drawn on the stage: the piece itself, where a trembling hand may let go of
 * it, what it overlaps, the finger, the way so far and the handle by which it is turned.
 *
 * @typedef {import("./hold.js").Hold} Hold
 */

import { h } from "../../element.js";
import { pieceFigure, transformOf } from "./drawing.js";
import { MILLIMETRE, reachOf, toWorld } from "./geometry.js";
import { shapeOf } from "./pieces.js";
import { spreadOf } from "./tremor.js";

const HANDLE_AWAY = 15; // millimetres beyond the piece
const TARGET = 22; // pixels around the handle that can be touched
const KNOB = 12; // pixels of it that are seen
const DIRECTIONS = [90, 0, 180, -90];

/**
 * @param {object} components
 * @param {ReturnType<import("./stage.js").stage>} stage
 */
export function ghost(components, stage) {
  const clip = h("use", null);
  const way = h("g", { class: "way" });
  const spread = h("g", { class: "spread" });
  const figure = h("g", { class: "ghost" });
  const overlap = h("g", { class: "overlap", "clip-path": "url(#cactus-hand)" });
  const finger = h("circle", { class: "finger", r: components.fingertip / MILLIMETRE });
  const stalk = h("path", { class: "stalk" });
  const target = h("circle", { class: "target" });
  const knob = h(
    "g",
    { class: "handle" },
    target,
    h("circle", { class: "knob", r: 6 }),
    h("path", { class: "sign", d: "M-2.6-1.6A3 3 0 1 1-2.4 1.8M-3.6-3.4-2.7-1.3-.6-2" }),
  );
  stage.hand.append(
    h("clipPath", { id: "cactus-hand" }, clip),
    way,
    spread,
    figure,
    overlap,
    stalk,
    finger,
    knob,
  );
  stage.hand.setAttribute("visibility", "hidden");
  let direction = DIRECTIONS[0];
  let reach = 0;
  let steadiness = "rock";

  function isInSight([x, y]) {
    const { left, right, top, bottom } = stage.bounds();
    return x > left + 6000 && x < right - 6000 && y < top - 6000 && y > bottom + 6000;
  }

  /** Where the handle is, in the piece's own frame. */
  function handleAt(degrees) {
    const away = reach + HANDLE_AWAY * MILLIMETRE;
    return [away * Math.cos((degrees * Math.PI) / 180), away * Math.sin((degrees * Math.PI) / 180)];
  }

  return {
    /**
     * Take a piece up: what it may overlap does not change until it is let go.
     * @param {Hold} hold @param {{piece: string, pose: number[]}[]} hung
     * @param {string} hand how steady it is
     */
    begin(hold, hung, hand) {
      const shape = shapeOf(hold.piece);
      steadiness = hand;
      spread.replaceChildren(
        ...spreadOf(hold.pose, hand).map(() => h("use", { href: `#cactus-${shape}` })),
      );
      reach = reachOf(components.pieces[shape].outline);
      clip.setAttribute("href", `#cactus-${shape}`);
      figure.replaceChildren(pieceFigure(hold.piece));
      overlap.replaceChildren(
        h("rect", { x: -1000, y: 0, width: 2000, height: 1000 }),
        h("use", { href: `#cactus-${hold.cactus}` }),
        h("use", { href: `#cactus-${hold.cactus}-base` }),
        ...hung.map(({ piece, pose }) =>
          h("use", { href: `#cactus-${shapeOf(piece)}`, transform: transformOf(pose) }),
        ),
      );
      stage.hand.setAttribute("visibility", "visible");
    },

    /**
     * @param {Hold} hold
     * @param {import("./outlook.js").Outlook & {turning: boolean, fingering: boolean}} how
     */
    show(hold, { overlaps, grip, touches, turning, fingering }) {
      const transform = transformOf(hold.pose);
      figure.setAttribute("transform", transform);
      clip.setAttribute("transform", transform);
      overlap.setAttribute("visibility", overlaps.length > 0 ? "inherit" : "hidden");
      overlap.classList.toggle("pushing", hold.way.length > 0);
      way.replaceChildren(...wayFigures(hold));
      finger.setAttribute("visibility", grip ? "inherit" : "hidden");
      for (const [number, at] of spreadOf(hold.pose, steadiness).entries()) {
        spread.children[number].setAttribute("transform", transformOf(at));
      }
      finger.classList.toggle("touching", Boolean(touches));
      finger.classList.toggle("placing", fingering);
      if (grip) {
        const [x, y] = toWorld(grip, hold.pose);
        finger.setAttribute("cx", x / MILLIMETRE);
        finger.setAttribute("cy", -y / MILLIMETRE);
      }
      if (!turning) {
        const inSight = (degrees) => isInSight(toWorld(handleAt(degrees), hold.pose));
        if (!inSight(direction)) direction = DIRECTIONS.find(inSight) ?? direction;
      }
      const [x, y] = toWorld(handleAt(direction), hold.pose);
      stalk.setAttribute(
        "d",
        `M${hold.pose[0] / MILLIMETRE} ${-hold.pose[1] / MILLIMETRE}L${x / MILLIMETRE} ${-y / MILLIMETRE}`,
      );
      const size = KNOB / stage.scale() / 6;
      knob.setAttribute("transform", `translate(${x / MILLIMETRE} ${-y / MILLIMETRE}) scale(${size})`);
      target.setAttribute("r", TARGET / stage.scale() / size);
    },

    hide() {
      stage.hand.setAttribute("visibility", "hidden");
    },
  };
}

/** Faint pieces where it has been set down, and the line that the hand leads it along. */
function wayFigures({ piece, way, pose }) {
  if (way.length === 0) return [];
  const line = [...way, pose].map(([x, y]) => `${x / MILLIMETRE} ${-y / MILLIMETRE}`).join("L");
  return [
    h("path", { class: "line", d: `M${line}` }),
    ...way.map((at) => h("use", { href: `#cactus-${shapeOf(piece)}`, transform: transformOf(at) })),
  ];
}
