/** The hairs: each with its card in the middle and lice that pull at both ends. */

import { h } from "../../element.js";
import { actsAtOnce, back, faceUp, sign, signed, strand, tribeSign } from "./drawings.js";
import { placeOf } from "./narrowing.js";
import { cardInWords, endInWords, hairInWords, nameOf } from "./words.js";

const FARTHEST = 7;

/** @param {object} scene see `board` */
export function hairs(scene) {
  const { t, view } = scene;
  return h(
    "ol",
    { class: "aloha-hairs", "aria-label": t("aloha.hairs") },
    view.hairs.map((hair) => hairRow(scene, hair)),
  );
}

function hairRow(scene, hair) {
  const { t, match } = scene;
  const classes = ["aloha-hair", hair.result?.broken && "broken", hair.result && "resolved"];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      dataset: { hair: hair.hair },
      style: { "--pull": `${pull(hair)}px` },
    },
    end(scene, hair, "left"),
    card(scene, hair),
    end(scene, hair, "right"),
    hair.result && h("p", { class: "aloha-result" }, resultInWords(t, match, hair)),
  );
}

/** So far the hair's card is pulled towards the stronger end, by what lies face up. */
function pull(hair) {
  const difference = (hair.right?.sum ?? 0) - (hair.left?.sum ?? 0);
  return Math.max(-FARTHEST, Math.min(FARTHEST, 1.5 * difference));
}

/** What is printed on a hair's card, its tickle and whether that is due. */
function card(scene, hair) {
  const { t, view, choice } = scene;
  const parts = [
    h("span", { class: "aloha-number" }, hair.hair),
    h(
      "span",
      { class: "aloha-printed" },
      printed("holds", hair.endurance),
      view.options.tickles && printed("feather", hair.tickle_at),
      printed("star", hair.result?.points ?? hair.points),
    ),
    view.options.tickles && chip(scene, hair),
  ];
  const label = hairInWords(t, view, hair);
  if (!choice.offers("hair", hair.hair))
    return h("div", { class: "aloha-hair-card", role: "group", "aria-label": label, title: label }, parts);
  return scene.button(
    "hair",
    hair.hair,
    { class: "aloha-hair-card open", label: t("aloha.tickle_here", { hair: label }) },
    parts,
  );
}

function printed(drawing, worth) {
  return h("span", { class: "aloha-worth" }, sign(drawing), worth);
}

/** The tickle on a hair, or its place. */
function chip(scene, hair) {
  const { t, view } = scene;
  if (!hair.tickle)
    return h("span", { class: `aloha-chip ${hair.due ? "due" : "none"}` }, hair.due ? t("aloha.due") : "");
  const waits = view.target?.hair === hair.hair ? "due" : "";
  const title = t(`aloha.effect.${hair.tickle}`);
  const classes = `aloha-chip ${actsAtOnce(hair.tickle) ? "at-once" : "at-the-end"} ${waits}`;
  return h(
    "span",
    { class: classes, title },
    sign(hair.tickle),
    h("span", null, t(`aloha.tickle.${hair.tickle}`)),
  );
}

function end(scene, hair, side) {
  const { t, match, choice } = scene;
  const held = hair[side];
  const place = placeOf(hair.hair, side);
  const isTorn = hair.result?.broken;
  const parts = [
    h("span", { class: "aloha-line" }, strand(held ? (isTorn ? "torn" : "tight") : "loose")),
    h("span", { class: "aloha-lice", style: { "--lice": held?.lice.length ?? 0 } }, lice(scene, hair, side)),
    held && sum(scene, hair, held, side),
  ];
  const words = t(`aloha.${side}`, { hair: hair.hair, held: endInWords(t, match, held) });
  const classes = `aloha-end at-${side} ${held ? "" : "free"}`;
  if (choice.asks !== "place" && !choice.has("place", place)) {
    return h("div", { class: classes, role: "group", "aria-label": words, dataset: { place } }, parts);
  }
  if (!choice.offers("place", place))
    return h(
      "div",
      { class: `${classes} shut`, role: "group", "aria-label": words, dataset: { place } },
      parts,
    );
  return scene.button(
    "place",
    place,
    { class: `${classes} open`, label: t("aloha.play_here", { place: words }), dataset: { place } },
    parts,
  );
}

/** From left to right, each card over the one before; the first louse is nearest to the hair's card. */
function lice(scene, hair, side) {
  const held = hair[side];
  const drawn = (held?.lice ?? []).map((louse, index) => onHair(scene, hair, held, louse, index));
  return side === "left" ? drawn.reverse() : drawn;
}

/** A louse at an end; where one is to hop or to go home, it can be pressed. */
function onHair(scene, hair, held, louse, index) {
  const { t, view, match, choice } = scene;
  const tribe = scene.tribe(held.seat);
  const drawing = louse.force === undefined ? back(tribe, louse.back) : faceUp(tribe, louse.force);
  const isTarget =
    view.target?.hair === hair.hair && held.seat === match.you && choice.offers("louse", index);
  const newest = index === held.lice.length - 1 ? "newest" : "";
  if (!isTarget) return h("span", { class: `aloha-louse ${newest}` }, drawing);
  return scene.button(
    "louse",
    index,
    { class: "aloha-louse open", label: t("aloha.this_louse", { card: cardInWords(t, louse) }) },
    drawing,
  );
}

/** The sum of what lies face up, in the end of all that counts; a crown for whoever wins the hair. */
function sum(scene, hair, held, side) {
  const { result } = hair;
  const unknown = held.lice.filter((louse) => louse.force === undefined).length;
  const known = unknown === held.lice.length ? "" : signed(held.sum);
  const words = result ? signed(result.sums[side]) : `${known}${unknown ? "?" : ""}`;
  return h(
    "span",
    { class: `aloha-sum ${scene.tribe(held.seat)}`, title: scene.t("aloha.sum") },
    tribeSign(scene.tribe(held.seat)),
    h("strong", null, words),
    isWonBy(result, held.seat) && sign("crown"),
  );
}

function isWonBy(result, seat) {
  return Boolean(result) && (seat === null ? result.ghost : result.winner === seat);
}

function resultInWords(t, match, hair) {
  const { winner, ghost, broken, points } = hair.result;
  const how = t(broken ? "aloha.broken" : "aloha.held");
  if (winner === null && !ghost) return `${how} · ${t("aloha.nobody")}`;
  return `${how} · ${t("aloha.wins", { name: nameOf(t, match, winner), n: points })}`;
}
