/** How an event is told: what changes is drawn, moves to its place, and is looked at for a moment. */

import { comeFrom, pause, snap, sway, swell } from "../motion.js";
import { placeOf } from "./narrowing.js";
import { nameOf } from "./words.js";

/** How long the events are looked at that are more than a card drawn, in milliseconds. */
const LOOKS = {
  "aloha.played": 450,
  "aloha.tickled": 1100,
  "aloha.moved": 700,
  "aloha.revealed": 400,
  "aloha.hair_won": 1000,
};

const SOUNDS = {
  "aloha.played": "card",
  "aloha.tickled": "good",
  "aloha.moved": "card",
  "aloha.revealed": "card",
};

/**
 * @param {{element: HTMLElement, motion: boolean, t: Function, match: object, event: object,
 *          sound: Function, from: DOMRect | null}} scene `from`: where the louse was let go that is played
 * @param {(words: string) => void} draw the table as it is after the event
 */
export async function telling({ element, motion, t, match, event, sound, from }, draw) {
  const { type, data } = event;
  const source = motion ? (from ?? sourceOf(element, event)) : null;
  const hidden = placesFaceDown(element, data.hair);
  draw(words(t, match, event));
  const name = soundOf(match, event);
  if (name) sound(name);
  const hair = element.querySelector(`[data-hair="${data.hair ?? data.to?.hair}"]`);
  if (motion && type === "aloha.played") await arrive(element, placeOf(data.hair, data.end), source, hair);
  if (motion && type === "aloha.moved" && data.to.hair !== undefined)
    await arrive(element, placeOf(data.to.hair, data.to.end), source, hair);
  if (motion && type === "aloha.revealed") await turnUp(hair, hidden);
  if (motion && type === "aloha.tickled") await swell(hair.querySelector(".aloha-chip"));
  if (motion && type === "aloha.hair_won") {
    await (data.broken
      ? snap(hair.querySelector(".at-left"), hair.querySelector(".at-right"))
      : swell(hair.querySelector(".aloha-hair-card")));
  }
  if (type in LOOKS) await pause(LOOKS[type]);
}

function soundOf(match, { type, data }) {
  if (type !== "aloha.hair_won") return SOUNDS[type];
  if (data.broken) return "fall";
  return data.winner !== null && data.winner === match.you ? "good" : "card";
}

/** Where a louse comes from: its owner's hand, or the end that it leaves. */
function sourceOf(element, { type, seat, data }) {
  if (type === "aloha.played") {
    const hand = element.querySelector(`[data-seat="${seat ?? "ghost"}"] .aloha-hand`);
    return rectangle(hand?.children[data.card ?? 0] ?? hand);
  }
  if (type === "aloha.moved")
    return rectangle(
      element.querySelector(`[data-place="${placeOf(data.from.hair, data.from.end)}"] .aloha-lice`),
    );
  return null;
}

/** Which of the lice of a hair lie face down, as they are drawn. */
function placesFaceDown(element, hair) {
  const lice = [...element.querySelectorAll(`[data-hair="${hair}"] .aloha-louse`)];
  return lice.flatMap((louse, place) => (louse.classList.contains("down") ? [place] : []));
}

/** Lice that lay face down turn round. */
async function turnUp(hair, places) {
  const lice = hair.querySelectorAll(".aloha-louse");
  const steps = [{ transform: "perspective(300px) rotateY(90deg)" }, { transform: "none" }];
  const turns = places.map((place) => lice[place].animate(steps, { duration: 280, easing: "ease-out" }));
  if (!document.hidden) await Promise.all(turns.map((turn) => turn.finished.catch(() => {})));
}

/** It is measured before the table is drawn anew. */
function rectangle(element) {
  return element?.getBoundingClientRect() ?? null;
}

async function arrive(element, place, source, hair) {
  const louse = element.querySelector(`[data-place="${place}"] .aloha-louse.newest`);
  if (louse && source) await comeFrom(louse, source);
  if (hair) await sway(hair, 4);
}

function words(t, match, { type, seat, data }) {
  const name = nameOf(t, match, seat);
  if (type === "aloha.played") return t("aloha.told.played", { name, hair: data.hair });
  if (type === "aloha.tickled")
    return t("aloha.told.tickled", { name, tickle: t(`aloha.tickle.${data.kind}`), hair: data.hair });
  if (type === "aloha.hair_won")
    return t(data.broken ? "aloha.told.broken" : "aloha.told.held", {
      hair: data.hair,
      won: wonInWords(t, match, data),
    });
  return "";
}

function wonInWords(t, match, { winner, ghost, points }) {
  if (winner === null && !ghost) return t("aloha.told.nobody");
  return t("aloha.wins", { name: nameOf(t, match, winner), n: points });
}
