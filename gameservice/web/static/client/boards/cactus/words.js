/** A position of Cactus in words. */

import { hollowsOf } from "./hollows.js";
import { colourOf, shapeOf } from "./pieces.js";

/** @typedef {import("./geometry.js").Point} Point */

/** The name of a piece, a cactus, the base or the ground. */
export function nameOf(t, thing) {
  return t(thing.includes("-") ? `cactus.piece.${thing}` : `cactus.place.${thing}`);
}

/** What is to be placed and where, or what else is asked. @returns {{what: string, where: string}} */
export function asked(t, view) {
  if (view.ended) return { what: t(`cactus.ended.${view.ended}`), where: t("cactus.over") };
  if (view.player === null) return { what: t("cactus.laying"), where: "" };
  if (view.asks === null) return { what: between(t, view), where: "" };
  if (view.asks === "claim") return { what: t("cactus.ask.claim"), where: "" };
  if (view.hand) {
    return {
      what: t(`cactus.ask.${howOften(view)}`, { piece: nameOf(t, view.hand.piece) }),
      where: whereTo(t, view.hand.cactus),
    };
  }
  return { what: whatTo(t, view), where: whereTo(t, view.next_cactus) };
}

/** In the midst of a turn, as replays show it, or where a match was broken off. */
function between(t, { reference }) {
  return reference ? t("cactus.lately", { piece: nameOf(t, reference.piece) }) : t("cactus.over");
}

function howOften({ hand, attempts }) {
  if (hand.standing) return "mend";
  return attempts > 0 ? "again" : "placing";
}

function whatTo(t, { die, reference, specials }) {
  if (!die || !reference) return t("cactus.ask.any");
  if (die === "special") return t("cactus.ask.special", { piece: nameOf(t, specials[0]) });
  if (die === "colour") return t(`cactus.ask.colour.${colourOf(reference.piece)}`);
  return t(`cactus.ask.shape.${shapeOf(reference.basic ?? reference.piece)}`);
}

function whereTo(t, cactus) {
  return cactus ? t("cactus.where", { cactus: nameOf(t, cactus) }) : t("cactus.where.any");
}

/** What to do with the pieces that may be taken. */
export function toDo(t, { hand }) {
  if (!hand?.standing) return t(hand ? "cactus.tray.again" : "cactus.tray.hint");
  const isLow = hand.offences.some(({ rule }) => rule === "C13");
  return t(isLow ? "cactus.tray.low" : "cactus.tray.mend");
}

/** What is wrong in this turn: what must be mended, and what it has cost. @returns {string[]} */
export function wrongs(t, { hand, spoiled, ended }) {
  if (ended) return [];
  const offences = (hand?.offences ?? []).map((offence) => offenceInWords(t, offence));
  return spoiled ? [...offences, t("cactus.spoiled")] : offences;
}

function offenceInWords(t, { rule, pieces }) {
  const [one, other] = pieces.map((piece) => nameOf(t, piece));
  return t(`cactus.offence.${rule}`, { one, other });
}

/** A pose, as far as it helps to know. @param {import("./geometry.js").Pose} pose */
export function poseInWords(t, [x, y, angle]) {
  return t("cactus.pose", {
    x: Math.round(x / 1000),
    y: Math.round(y / 1000),
    angle: Math.round((angle * 180) / Math.PI / 1e6),
  });
}

/** The tips and forks of a cactus, on which something can hang. @param {Point[]} outline @returns {string[]} */
export function standInWords(t, outline) {
  const { tips, forks } = hollowsOf(outline);
  return [t("cactus.tips", { places: placesInWords(t, tips) }), t("cactus.forks", { places: placesInWords(t, forks) })];
}

/** The hollows of a piece by which it can hang; empty where it has none. @param {Point[]} outline in the world */
export function hooksInWords(t, outline) {
  const { hooks } = hollowsOf(outline);
  return hooks.length > 0 ? t("cactus.hand.by", { places: placesInWords(t, hooks) }) : "";
}

function placesInWords(t, places) {
  return places.map(([x, y]) => t("cactus.point", { x, y })).join("; ");
}

/** What comes of letting a piece go where it is. @param {import("./outlook.js").Outlook} seen */
export function outlookInWords(t, { overlaps, pushing, foreseen, touches, mayTouch, offends }) {
  const told = (kind, key, thing = null) => ({
    kind,
    text: t(`cactus.hand.${key}`, thing ? { thing: nameOf(t, thing) } : {}),
  });
  if (overlaps.length > 0 && !pushing) return told("bad", "overlaps", overlaps[0]);
  if (foreseen?.fault) return { kind: "bad", text: faultInWords(t, foreseen) };
  if (touches) return told("warn", "touches", touches);
  if (offends) return told("warn", offends.includes("-") ? "offends" : "low", offends);
  if (mayTouch) return told("warn", "may_touch", mayTouch);
  if (overlaps.length > 0) return told("warn", "pushes", overlaps[0]);
  return foreseen && !foreseen.asked ? told("good", "free") : told("asked", "checking");
}

const FAULTS = new Set(["out_of_reach", "path_too_long", "grip_off_piece", "start_overlaps"]);

/** In our own words where we have some; else in those of the service. */
function faultInWords(t, { fault, words }) {
  return FAULTS.has(fault) ? t(`cactus.fault.${fault}`) : words;
}
