/** What is explained in somebody's first match, each when it first matters. */

/** How many cards are left in the pile when the end is near. */
const FEW = 5;

const mayDo = (match, type) => match.legal?.actions.some((action) => action.type === type) ?? false;
const mine = (match) => match.view.players[match.you];

export const LESSONS = [
  { name: "touch", at: ".ouch-row", when: (match) => mayDo(match, "ouch.flip") },
  { name: "discard", at: ".ouch-panel", when: (match) => mayDo(match, "ouch.discard") },
  { name: "fennec", at: ".ouch-panel", when: (match) => mayDo(match, "ouch.extra_turn") },
  {
    name: "watched",
    at: ".ouch-areas",
    when: (match) => match.view?.players.some((player) => player.snake_watches === match.you) ?? false,
  },
  {
    name: "snake",
    at: ".ouch-area.own",
    when: (match) =>
      mayDo(match, "ouch.flip") &&
      match.view.options.animals &&
      mine(match).cards.some((card) => card.animal === "snake"),
  },
  {
    name: "backs",
    at: ".ouch-row",
    when: (match) => mayDo(match, "ouch.flip") && cardsWon(match.view).some((n) => n > 0),
  },
  {
    name: "worth",
    at: ".ouch-area.own",
    when: (match) =>
      mayDo(match, "ouch.flip") && mine(match).cards.length > 0 && scoresAll(match.view.options),
  },
  { name: "second_pile", at: ".ouch-stock.pile", when: (match) => match.view?.pile_number === 2 },
  {
    name: "end",
    at: ".ouch-areas",
    when: (match) => mayDo(match, "ouch.flip") && isNearEnd(match.view),
  },
];

/** O23, O24. */
function scoresAll(options) {
  return options.bouquets && options.red_flowers;
}

function cardsWon(view) {
  return view.players.map((player) => player.cards.length);
}

/** O18, O19: a card is missing, or few are left to be dealt. */
function isNearEnd(view) {
  const isLastPile = view.options.piles === view.pile_number;
  return Math.max(...cardsWon(view)) >= view.options.cards_to_win - 1 || (isLastPile && view.pile <= FEW);
}
