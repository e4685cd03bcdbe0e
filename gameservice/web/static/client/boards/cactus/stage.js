/**
 * One cactus, large, with all that hangs on it: where pieces are placed and simulations are shown.
 *
 * @typedef {import("./geometry.js").Pose} Pose
 * @typedef {import("./geometry.js").Point} Point
 */

import { h } from "../../element.js";
import { outlineAt } from "./clearance.js";
import { cactusFigure, pieceFigure, transformOf } from "./drawing.js";
import { lowestPoint, meetingPoint, MILLIMETRE } from "./geometry.js";

const SIDE = 122; // millimetres that are shown at least to either side, above the ground, and below it
const TOP = 262;
const BELOW = 20;
const ROOM = 66; // above what hangs highest, for the next piece
const CLOSER = 2.2; // times as large
const EDGE = 0.22; // of what is seen closely: where a piece is so near to the edge, it is followed

/** @param {object} components outlines, as the service describes the game */
export function stage(components) {
  const layers = {
    plant: h("g", null),
    pieces: h("g", { class: "pieces" }),
    marks: h("g", { class: "marks" }),
    hand: h("g", { class: "in-hand" }),
  };
  const finger = h("circle", { class: "finger", r: components.fingertip / MILLIMETRE, visibility: "hidden" });
  const sky = h("rect", { class: "sky", x: -2000, y: -2000, width: 4000, height: 2000 });
  const svg = h(
    "svg",
    { class: "cactus-stage", preserveAspectRatio: "xMidYMax meet", "aria-hidden": "true" },
    sky,
    h("circle", { class: "sun", cx: 84, cy: -214, r: 22 }),
    h("path", { class: "dune far", d: "M-2000 0V-30Q-420-84-150-34T140-40T420-36T2000-60V0Z" }),
    h("path", { class: "dune near", d: "M-2000 0V-8Q-300-44-110-14T90-20T330-12T2000-30V0Z" }),
    h("rect", { class: "soil", x: -2000, y: 0, width: 4000, height: 2000 }),
    layers.plant,
    layers.pieces,
    layers.marks,
    finger,
    layers.hand,
  );
  let figures = new Map();
  let plant = null;
  let whole = { x: -SIDE, y: -TOP, width: 2 * SIDE, height: TOP + BELOW }; // all there is to see
  let close = null; // the point that is looked at closely

  /** Put a piece on the stage, or move it there. @param {string} piece @param {Pose} pose */
  function put(piece, pose) {
    if (!figures.has(piece)) {
      figures.set(piece, pieceFigure(piece));
      layers.pieces.append(figures.get(piece));
    }
    figures.get(piece).setAttribute("transform", transformOf(pose));
  }

  function remove(piece) {
    figures.get(piece)?.remove();
    figures.delete(piece);
  }

  /**
   * Show a cactus at rest.
   * @param {{cactus: string, pieces: {piece: string, pose: Pose}[], tolerated: string[][]}} stand
   * @param {{rule: string, pieces: string[]}[]} offences what must be mended there
   */
  function draw(stand, offences) {
    if (plant !== stand.cactus) layers.plant.replaceChildren(cactusFigure(stand.cactus));
    plant = stand.cactus;
    layers.pieces.replaceChildren();
    figures = new Map();
    for (const { piece, pose } of stand.pieces) put(piece, pose);
    for (const piece of offences.flatMap((offence) => offence.pieces)) {
      figures.get(piece)?.classList.add("offending");
    }
    const outlines = new Map(
      stand.pieces.map(({ piece, pose }) => [piece, outlineAt(components, piece, pose)]),
    );
    layers.marks.replaceChildren(
      ...stand.tolerated.map((pair) => ring(whereIs(pair, outlines), "tolerated")),
      ...offences.map((offence) => ring(whereIs(offence.pieces, outlines), "offence")),
    );
    frame(stand, outlines);
  }

  /** So much is shown that nothing is cut off and the next piece has room. */
  function frame(stand, outlines) {
    const all = [...outlines.values()];
    const side = Math.max(SIDE, ...all.map(({ left, right }) => Math.max(-left, right) / MILLIMETRE + 12));
    const top = Math.max(TOP, ...all.map((outline) => outline.top / MILLIMETRE + ROOM));
    whole = { x: -side, y: -top, width: 2 * side, height: top + BELOW };
    show();
  }

  function show() {
    const seen = close ? around(close) : whole;
    svg.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
  }

  /** A part of the whole, as near to a point as the edges allow. */
  function around([x, y]) {
    const [width, height] = [whole.width / CLOSER, whole.height / CLOSER];
    const within = (wished, from, room) => Math.max(from, Math.min(from + room, wished));
    return {
      x: within(x / MILLIMETRE - width / 2, whole.x, whole.width - width),
      y: within(-y / MILLIMETRE - height / 2, whole.y, whole.height - height),
      width,
      height,
    };
  }

  /** What is shown of the world, in micrometres. */
  function bounds() {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const [left, top] = [x * MILLIMETRE, -y * MILLIMETRE];
    return { left, right: left + width * MILLIMETRE, top, bottom: top - height * MILLIMETRE };
  }

  return {
    svg,
    hand: layers.hand,
    put,
    remove,
    draw,
    /** Say of a piece that it has fallen, is out of the way and so on. */
    mark: (piece, name, on = true) => figures.get(piece)?.classList.toggle(name, on),
    /** Say so of no piece any more. */
    unmark: (name) => figures.forEach((figure) => figure.classList.remove(name)),
    /** Another player's fingertip. @param {Point | null} point */
    point(point, touches = false) {
      finger.setAttribute("visibility", point ? "visible" : "hidden");
      finger.classList.toggle("touching", touches);
      if (!point) return;
      finger.setAttribute("cx", point[0] / MILLIMETRE);
      finger.setAttribute("cy", -point[1] / MILLIMETRE);
    },
    /** Where the pointer is in the world. @returns {Point} */
    worldAt({ clientX, clientY }) {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
      return [x * MILLIMETRE, -y * MILLIMETRE];
    },
    /** How many pixels a millimetre is. */
    scale: () => svg.getScreenCTM()?.a ?? 1,
    bounds,
    /** Look at a point closely, or at all; tells so by a `look` event. @param {Point | Pose | null} point */
    look(point) {
      close = point;
      show();
      svg.dispatchEvent(new Event("look"));
    },
    isClose: () => close !== null,
    /** Where one looks closely, a piece does not go out of sight. @param {Pose} pose */
    follow([x, y]) {
      if (!close) return;
      const { left, right, top, bottom } = bounds();
      const [aside, above] = [(right - left) * EDGE, (top - bottom) * EDGE];
      if (x < left + aside || x > right - aside || y > top - above || y < bottom + above) {
        close = [x, y];
        show();
      }
    },
  };
}

/** Where two pieces touch, or one lies low. @returns {Point} */
function whereIs(pieces, outlines) {
  const found = pieces.map((piece) => outlines.get(piece)).filter(Boolean);
  if (found.length === 2) return meetingPoint(found[0], found[1]);
  return found.length === 1 ? lowestPoint(found[0]) : [0, 0];
}

/** @param {"tolerated" | "offence"} kind */
function ring([x, y], kind) {
  const [cx, cy] = [x / MILLIMETRE, -y / MILLIMETRE];
  return h(
    "g",
    { class: kind, transform: `translate(${cx} ${cy})` },
    h("circle", { r: 6, class: "under" }),
    h("circle", { r: 6, class: "over" }),
    kind === "offence" && h("circle", { cx: 10, cy: -10, r: 6.5, class: "badge" }),
    kind === "offence" && h("text", { x: 10, y: -6.2 }, "!"),
  );
}
