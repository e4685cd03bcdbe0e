/** The hairs: each with its card in the middle and lice that pull at both ends. */

import { h } from "../../element.js";
import { hairCard } from "./hair_card.js";
import { animal, sign, strand, tribeSign } from "./drawings.js";
import { placeOf } from "./narrowing.js";
import { pullOf, ranged } from "./sums.js";
import { endInWords, ownerOf } from "./words.js";

const FARTHEST = 6;

/** @param {object} scene see `board` */
export function hairs(scene) {
  return scene.view.hairs.map((hair) => hairRow(scene, hair));
}

function hairRow(scene, hair) {
  const classes = ["aloha-hair", hair.result && "resolved", hair.result?.broken && "broken"];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      dataset: { hair: hair.hair },
      style: { "--pull": `${shift(hair)}px` },
    },
    end(scene, hair, "left"),
    hairCard(scene, hair),
    end(scene, hair, "right"),
  );
}

/** So far the hair's card is pulled towards the stronger end, by what lies face up. */
function shift(hair) {
  const difference = (hair.right?.sum ?? 0) - (hair.left?.sum ?? 0);
  return Math.max(-FARTHEST, Math.min(FARTHEST, 1.5 * difference));
}

function end(scene, hair, side) {
  const { t, match, choice } = scene;
  const held = hair[side];
  const place = placeOf(hair.hair, side);
  const words = t(`aloha.${side}`, { hair: hair.hair, held: endInWords(t, match, hair, side) });
  const isOpen = choice.offers("place", place);
  const classes = [
    "aloha-end",
    `at-${side}`,
    held ? scene.tribe(held.seat) : "free",
    held && held.seat === match.you && "mine",
    held?.lice.length > 1 && "two",
    held?.lice.length > 3 && "many",
    hair.result && held && !isWonBy(hair.result, held.seat) && "lost",
    isOpen ? "open" : choice.asks === "place" && "shut",
  ];
  const attributes = { class: classes.filter(Boolean).join(" "), dataset: { place } };
  const parts = [
    h("span", { class: "aloha-line" }, strand(!held ? "loose" : hair.result?.broken ? "torn" : "tight")),
    h("span", { class: "aloha-owner" }, held ? ownerOf(t, match, held.seat) : t("aloha.end.free")),
    h("span", { class: "aloha-lice", style: { "--lice": held?.lice.length ?? 0 } }, lice(scene, hair, side)),
    held && pull(scene, hair, side),
  ];
  if (isOpen)
    return scene.button(
      "place",
      place,
      { ...attributes, label: t("aloha.play_here", { place: words }) },
      parts,
    );
  return h("div", { ...attributes, role: "img", "aria-label": words }, parts);
}

/** From left to right, each louse over the one before; the first is nearest to the hair's card. */
function lice(scene, hair, side) {
  const held = hair[side];
  const drawn = (held?.lice ?? []).map((louse, index) => onHair(scene, hair, held, louse, index));
  return side === "left" ? drawn.reverse() : drawn;
}

/** A louse at an end; one that may hop or go home can be pressed here as well as below (see `dock`). */
function onHair(scene, hair, held, louse, index) {
  const { view, match, choice } = scene;
  const isTarget =
    view.target?.hair === hair.hair && held.seat === match.you && choice.offers("louse", index);
  const classes = [
    "aloha-louse",
    index === held.lice.length - 1 && "newest",
    louse.force === undefined && "down",
    isTarget && "open",
    isTarget && choice.has("louse", index) && "chosen",
  ];
  const attributes = { class: classes.filter(Boolean).join(" ") };
  if (isTarget)
    Object.assign(attributes, {
      dataset: { drags: `louse/${index}` },
      onclick: () => scene.choose("louse", index),
    });
  return h("span", attributes, animal(scene.tribe(held.seat), louse));
}

/** How hard an end pulls, as far as that is known; a crown for whoever wins the hair. */
function pull(scene, hair, side) {
  const { seat } = hair[side];
  const tribe = scene.tribe(seat);
  const words = ranged(pullOf(hair, side));
  return h(
    "span",
    { class: `aloha-sum ${tribe} ${words.length > 2 ? "long" : ""}`, title: scene.t("aloha.sum") },
    tribeSign(tribe, seat === null),
    h("strong", null, words),
    isWonBy(hair.result, seat) && sign("crown"),
  );
}

function isWonBy(result, seat) {
  return Boolean(result) && (seat === null ? result.ghost : result.winner === seat);
}
