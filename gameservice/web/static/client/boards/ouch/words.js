/** Cards and players in words. */

import { seatName } from "../../seats.js";

export function nameOf(match, seat) {
  return seatName(match, seat);
}

/** A flipped card: "3 red flowers", "1 blue flower with a snake". */
export function cardInWords(t, card) {
  const flowers = t(`ouch.flowers.${card.colour}`, { n: card.flowers });
  return card.animal ? t(`ouch.with.${card.animal}`, { flowers }) : flowers;
}

/** A card of the row: "blue cactus with 3 flowers". */
export function cactusInWords(t, card) {
  return t(`ouch.cactus.${card.colour}`, { flowers: t("ouch.flowers", { n: card.shown }) });
}

/** What is known of the backs of a kind: those seen, and how many are not. `areAll`: it can be no other. */
export function backsInWords(t, backs, areAll = false) {
  const seen = backs.filter(Boolean);
  const unseen = backs.length - seen.length;
  const faces = seen.map((back) => {
    const sides = listed(back.spines.map((side) => t(`ouch.side.${side}`)));
    return back.animal ? `${sides} (${t(`ouch.animal.${back.animal}`)})` : sides;
  });
  const told = { n: faces.length, backs: faces.join("; ") };
  if (areAll) return t("ouch.backs.all", told);
  const first = faces.length ? t("ouch.backs.seen", told) : t("ouch.backs.none");
  return unseen ? `${first} ${t("ouch.backs.unseen", { n: unseen })}` : first;
}

function listed(words) {
  return new Intl.ListFormat(document.documentElement.lang).format(words);
}
