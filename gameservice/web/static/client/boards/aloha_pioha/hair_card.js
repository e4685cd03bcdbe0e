/** The card in the middle of a hair: how hard it is pulled, what it endures and is worth, and its tickle. */

import { h } from "../../element.js";
import { actsAtOnce, sign } from "./drawings.js";
import { enduranceOf, liceOn, ranged, signed, strainOf, ticklishAt, worthOf } from "./sums.js";
import { hairInWords } from "./words.js";

/** @param {object} scene see `board` */
export function hairCard(scene, hair) {
  const { t, match, view, choice } = scene;
  const label = hairInWords(t, match, view, hair);
  const waits = (hair.due || view.target?.hair === hair.hair) && !view.ended;
  const look = `aloha-hair-card ${waits ? "waits" : ""}`;
  const parts = [badge(t, hair), strain(hair), worth(scene, hair), view.options.tickles && chip(scene, hair)];
  if (!choice.offers("hair", hair.hair))
    return scene.reader(`hair/${hair.hair}`, { class: look, label }, parts);
  return scene.button(
    "hair",
    hair.hair,
    { class: `${look} open`, label: t("aloha.tickle_here", { hair: label }) },
    parts,
  );
}

/** Its number, and when it is resolved whether it broke: in the same room. */
function badge(t, { hair, result }) {
  const how = result && t(result.broken ? "aloha.broken" : "aloha.held");
  return h("span", { class: "aloha-number" }, how ? `${hair} · ${how}` : hair);
}

/** All that pulls against all that it endures, as numbers over a bar. */
function strain(hair) {
  const { least, most, endurance, state } = strainOf(hair);
  const part = (force) =>
    `${Math.max(0, Math.min(100, (100 * force) / (endurance === Infinity ? 20 : Math.max(endurance, 1))))}%`;
  const than = state === "breaks" ? ">" : "/";
  return h(
    "span",
    { class: `aloha-strain ${state}`, style: { "--sure": part(least), "--perhaps": part(most) } },
    sign("holds"),
    h("span", null, ranged({ least, most }), h("i", null, than), h("b", null, signed(enduranceOf(hair)))),
  );
}

function worth({ view }, hair) {
  const isToCome = view.options.tickles && !hair.tickle && !hair.due;
  return h(
    "span",
    { class: "aloha-worths" },
    h("span", null, sign("star"), h("b", null, worthOf(hair))),
    isToCome && h("span", null, sign("feather"), `${liceOn(hair)}/${ticklishAt(view.options, hair)}`),
  );
}

/** The tickle on a hair, or its place. */
function chip({ t }, hair) {
  if (!hair.tickle)
    return h("span", { class: `aloha-chip ${hair.due ? "due" : "none"}` }, hair.due ? t("aloha.due") : "");
  return h(
    "span",
    { class: `aloha-chip ${actsAtOnce(hair.tickle) ? "at-once" : "at-the-end"}` },
    sign(hair.tickle),
    h("span", null, t(`aloha.tickle.${hair.tickle}`)),
  );
}
