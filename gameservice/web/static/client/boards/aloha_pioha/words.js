/** Cards and places in words, for whoever does not see them. */

import { seatName } from "../../seats.js";
import { signed } from "./drawings.js";

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
  return seat === null ? t("aloha.ghost") : seatName(match.seats[seat]);
}

/** What is at an end: "Ana, sum 5: louse of force 5, louse of 2, 3 or 4". */
export function endInWords(t, match, held) {
  if (!held) return t("aloha.end.free");
  const lice = held.lice.map((louse) => cardInWords(t, louse)).join(", ");
  return t("aloha.end.held", { name: nameOf(t, match, held.seat), sum: signed(held.sum), lice });
}

export function hairInWords(t, view, hair) {
  const { endurance, tickle_at: at, points } = hair;
  const words = [t("aloha.hair", { hair: hair.hair, endurance, points })];
  if (view.options.tickles && !hair.tickle)
    words.push(t(hair.due ? "aloha.hair.due" : "aloha.hair.tickle_at", { at }));
  if (hair.tickle) words.push(t(`aloha.tickle.${hair.tickle}`));
  if (hair.result) words.push(t(hair.result.broken ? "aloha.broken" : "aloha.held"));
  return words.join(", ");
}
