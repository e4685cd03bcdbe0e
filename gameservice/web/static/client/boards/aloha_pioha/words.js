/** Cards and places in words, for whoever does not see them. */

import { seatName } from "../../seats.js";
import { enduranceOf, liceOn, pullOf, signed, strainOf, ticklishAt, worthOf } from "./sums.js";

/** "louse of force 3", or of a back "louse of 2, 3 or 4". */
export function cardInWords(t, card) {
  return card.force === undefined
    ? backInWords(t, card.back)
    : t("aloha.louse", { force: signed(card.force) });
}

/** The own card, of which one sees both. */
export function knownInWords(t, card) {
  const [a, b, c] = card.back.map(signed);
  return t("aloha.known", { force: signed(card.force), a, b, c });
}

export function backInWords(t, back) {
  const [a, b, c] = back.map(signed);
  return t("aloha.back", { a, b, c });
}

/** Whose a tribe is. */
export function nameOf(t, match, seat) {
  return seat === null ? t("aloha.ghost") : seatName(match, seat);
}

/** The same in short, where there is little room. */
export function ownerOf(t, match, seat) {
  if (seat === null) return t("aloha.ghost.short");
  return seat === match.you ? t("aloha.yours") : nameOf(t, match, seat);
}

/** A range of forces: "5", or "from 5 to 7". */
export function rangeInWords(t, range) {
  const [least, most] = [signed(range.least), signed(range.most)];
  return least === most ? least : t("aloha.range", { least, most });
}

/** What is at an end: "Ana, pulls with 5: louse of force 5". */
export function endInWords(t, match, hair, side) {
  const held = hair[side];
  if (!held) return t("aloha.end.free");
  const lice = held.lice.map((louse) => cardInWords(t, louse)).join(", ");
  const name = `${nameOf(t, match, held.seat)}${held.seat === match.you ? ` (${t("aloha.you")})` : ""}`;
  return t("aloha.end.held", { name, sum: rangeInWords(t, pullOf(hair, side)), lice });
}

export function hairInWords(t, match, view, hair) {
  const endurance = signed(enduranceOf(hair));
  const words = [t("aloha.hair", { hair: hair.hair, endurance, points: worthOf(hair) })];
  words.push(t("aloha.hair.strain", { strain: rangeInWords(t, strainOf(hair)) }));
  if (view.options.tickles && !hair.tickle) words.push(tickleInWords(t, view, hair));
  if (hair.tickle) words.push(`${t(`aloha.tickle.${hair.tickle}`)}: ${t(`aloha.effect.${hair.tickle}`)}`);
  if (hair.result) words.push(resultInWords(t, match, hair));
  return words.map((each) => each.replace(/\.$/, "")).join(". ");
}

/** How far a hair is from its tickle. */
export function tickleInWords(t, view, hair) {
  if (hair.due) return t("aloha.hair.due");
  return t("aloha.hair.tickle_at", { at: ticklishAt(view.options, hair), n: liceOn(hair) });
}

export function resultInWords(t, match, hair) {
  const { winner, ghost, broken, points } = hair.result;
  const how = t(broken ? "aloha.broken" : "aloha.held");
  if (winner === null && !ghost) return `${how} · ${t("aloha.nobody")}`;
  return `${how} · ${t("aloha.wins", { name: nameOf(t, match, winner), n: points })}`;
}
