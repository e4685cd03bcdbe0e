/** What everybody may know of the cards that lie face down. Cards that look alike are of one kind: of one
 *  colour, with as many flowers. Which cards there are of a kind is public, and so is each back that has been seen. */

export const COLOURS = ["red", "blue", "purple", "white"];
export const FLOWERS = [1, 2, 3];
/** In the order in which the sides of a card are laid out, and read. */
export const SIDES = ["top", "left", "right", "bottom"];

/**
 * The backs of a kind: those that have been seen, and null for each that has not.
 * @param {object[]} cards all cards of the game
 * @param {object} view an `ouch.view`
 * @param {{colour: string, shown: number}} kind
 * @returns {(object | null)[]}
 */
export function backsOf(cards, view, kind) {
  const seen = seenBacks(view).filter((card) => isOf(card, kind));
  const count = cards.filter((card) => isOf(card, kind)).length;
  return [...seen, ...Array(Math.max(count - seen.length, 0)).fill(null)];
}

/**
 * The backs that say something about a card of the row. One of the first draw pile is none of those that were
 * seen, the nulls are left for it; one of the second is one of those that went into it and have not come out.
 */
export function backsFor(cards, view, card) {
  if (card.pile === 1) return backsOf(cards, view, card);
  return backInPile(view).filter((back) => isOf(back, card));
}

/** How often each side was spiny among the backs that have been seen. */
export function spinyCounts(view) {
  const seen = seenBacks(view);
  const sides = SIDES.map((side) => [side, seen.filter((card) => card.spines.includes(side)).length]);
  return { cards: seen.length, sides: Object.fromEntries(sides) };
}

/** O20: the cards that were shuffled into the second pile and have not been seen since. */
function backInPile(view) {
  const out = new Set(openCards(view).map(nameOf));
  return view.reshuffled.filter((card) => !out.has(nameOf(card)));
}

function seenBacks(view) {
  return [...openCards(view), ...backInPile(view)];
}

function openCards(view) {
  return [...view.players.flatMap((player) => player.cards), ...view.box];
}

/** No two cards have the same back. */
function nameOf(card) {
  return [card.colour, card.flowers, card.animal, card.spines].join();
}

function isOf(card, kind) {
  return card.colour === kind.colour && card.shown === kind.shown;
}
