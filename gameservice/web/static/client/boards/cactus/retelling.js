/**
 * What has happened, shown event by event: placements from their traces, the die, flowers won and lost.
 *
 * A scene is the view as it was, led on by each event as far as it is seen.
 */

import { toWorld } from "./geometry.js";
import { hasFallen, pause, play, poseIn } from "./trace.js";

const ARRIVING = 450; // milliseconds in which one sees what is brought in
const RESTING = 500;
const STILL = 1500; // where nothing moves, as long is looked at how it came to rest
const ROLLING = 800;
const PAYING = 700;
const MANY = 6; // placements that are shown at most, where much has happened meanwhile
const AT_ONCE = AbortSignal.abort();
const DONE = ["cactus.placed", "cactus.forgone", "cactus.claimed"];
const TOLD = new Set([...DONE, "cactus.fell", "cactus.paid", "cactus.scored"]);

/**
 * @param {object[]} events @param {object} before the view that was shown last
 * @param {object} shown
 * @param {ReturnType<import("./stage.js").stage>} shown.stage
 * @param {(scene: object, cactus: string | null) => void} shown.draw draws a scene, a cactus on the stage
 * @param {(seat: number, flowers: number) => void} shown.pay
 * @param {() => void} shown.roll
 * @param {(text: string) => void} shown.say shows what has happened in words
 * @param {(event: object) => void} shown.tellBegun says that a piece is being placed
 * @param {(event: object) => void} shown.sound
 * @param {boolean} shown.motion whether things move on the way
 * @param {AbortSignal} skip
 */
export async function retell(events, before, shown, skip) {
  const scene = structuredClone(before);
  const from = placementsFrom(events);
  for (const [index, event] of events.entries()) {
    if (skip.aborted) return;
    if (event.type !== "cactus.placed" && isTold(event)) shown.say(event.narration);
    if (event.type !== "cactus.placed") shown.sound(event);
    await STEPS[event.type]?.(event, scene, shown, index < from ? AT_ONCE : skip);
  }
}

/** Whether an event says what became of a placement or a decision. */
export function isTold({ type, narration }) {
  return TOLD.has(type) && Boolean(narration);
}

/** What an event sounds like. @returns {string | null} */
export function soundOf({ type, data }) {
  if (type === "cactus.placed") return data.held ? "card" : "fall";
  if (type === "cactus.fell") return "fall";
  if (type === "cactus.paid") return data.flowers < 0 ? "bad" : "good";
  return type === "cactus.rolled" ? "tap" : null;
}

/** What became of the last placement, or of what was decided instead. @param {object[]} events */
export function lastToldOf(events) {
  const last = events.findLastIndex(({ type }) => DONE.includes(type));
  return events
    .slice(Math.max(0, last))
    .filter(isTold)
    .map(({ narration }) => narration)
    .join(" ");
}

const STEPS = {
  async "cactus.turn_began"({ seat, data }, scene, { draw }) {
    Object.assign(scene, {
      asks: "place",
      player: seat,
      next_cactus: data.cactus,
      hand: null,
      die: null,
      attempts: 0,
      spoiled: false,
    });
    draw(scene, data.cactus);
  },

  async "cactus.rolled"({ data }, scene, { draw, roll, motion }, skip) {
    scene.die = data.face;
    draw(scene, null);
    roll();
    await pause(ROLLING, motion ? skip : AT_ONCE);
  },

  async "cactus.placed"(event, scene, shown, skip) {
    const { data, narration } = event;
    shown.tellBegun(event);
    const stand = standOf(scene, data.cactus);
    stand.pieces = stand.pieces.filter(({ piece }) => piece !== data.piece);
    scene.pile = scene.pile.filter((piece) => piece !== data.piece);
    scene.specials = scene.specials.filter((piece) => piece !== data.piece);
    scene.hand = { piece: data.piece, cactus: data.cactus, standing: false, offences: [] };
    shown.draw(scene, data.cactus);
    await showTrace(data.trace, data, shown.stage, shown.motion ? skip : AT_ONCE);
    shown.say(narration ?? "");
    shown.sound(event);
    Object.assign(stand, { pieces: data.pieces, contacts: data.contacts, tolerated: [] });
    Object.assign(scene, { attempts: data.attempt });
    const done = data.held && data.offences.length === 0;
    scene.hand = done ? null : { ...scene.hand, standing: data.held, offences: data.offences };
    scene.asks = done ? null : "place";
    if (done) scene.reference = { piece: data.piece, basic: scene.reference?.basic ?? null };
    shown.draw(scene, data.cactus);
    const rest = shown.motion ? RESTING : STILL;
    await pause(data.offences.length > 0 ? 2 * rest : rest, skip);
  },

  async "cactus.forgone"({ data }, scene, shown, skip) {
    scene.hand = null;
    if (!data.cactus) return;
    const stand = standOf(scene, data.cactus);
    stand.pieces = stand.pieces.filter(({ piece }) => piece !== data.piece);
    shown.draw(scene, data.cactus);
    if (data.trace) await showTrace(data.trace, null, shown.stage, shown.motion ? skip : AT_ONCE);
    Object.assign(stand, { pieces: data.pieces, contacts: data.contacts, tolerated: data.tolerated });
    shown.draw(scene, data.cactus);
    await pause(RESTING, skip);
  },

  async "cactus.paid"({ seat, data }, scene, { draw, pay }, skip) {
    scene.players[seat].flowers += data.flowers;
    draw(scene, null);
    pay(seat, data.flowers);
    await pause(PAYING, skip);
  },
};

/** From which event on all is shown at leisure. */
function placementsFrom(events) {
  const places = events.flatMap((event, index) => (event.type === "cactus.placed" ? [index] : []));
  return places[places.length - MANY] ?? 0;
}

/** @param {{piece: string, grip: number[], touch: string | null} | null} hand what brings a piece in */
async function showTrace(trace, hand, stage, skip) {
  function show(frame) {
    for (const { piece, keys } of trace.tracks) {
      const pose = poseIn(keys, frame);
      const isHeld = piece === hand?.piece && frame < trace.release;
      stage.put(piece, pose);
      stage.mark(piece, "held", isHeld);
      stage.mark(piece, "fallen", hasFallen(trace, keys) && frame > keys[keys.length - 1][0]);
      if (piece === hand?.piece) stage.point(isHeld ? toWorld(hand.grip, pose) : null, hand.touch !== null);
    }
  }
  show(0);
  if (hand) await pause(ARRIVING, skip);
  await play(trace, show, skip);
  stage.point(null);
  if (trace.tracks.some(({ keys }) => hasFallen(trace, keys))) await pause(RESTING, skip);
}

function standOf(scene, cactus) {
  return scene.cacti.find((stand) => stand.cactus === cactus);
}
