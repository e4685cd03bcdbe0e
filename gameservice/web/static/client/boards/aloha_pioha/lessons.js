/** What is explained in the first match, each when it first matters. */

const asks = (match, type) => match.legal?.actions.some((action) => action.type === `aloha.${type}`) ?? false;
const plays = (match, turn) => asks(match, "play") && match.view.turn >= turn;

export const LESSONS = [
  { name: "hand", at: ".aloha-dock .aloha-hand", when: (match) => plays(match, 1) && match.view.turn === 1 },
  { name: "ends", at: ".aloha-hairs", when: (match) => plays(match, 1) && match.view.turn <= 2 },
  { name: "strain", at: ".aloha-hairs", when: (match) => plays(match, 2) },
  {
    name: "face",
    at: ".aloha-controls",
    when: (match) => plays(match, 2) && match.legal.actions.some((action) => action.face === "down"),
  },
  { name: "ghost", at: ".aloha-others", when: (match) => plays(match, 2) && match.seats.length === 1 },
  { name: "ticklish", at: ".aloha-head", when: (match) => plays(match, 3) && match.view.options.tickles },
  { name: "tickle", at: ".aloha-panels", when: (match) => asks(match, "tickle") },
  { name: "target", at: ".aloha-dock", when: (match) => asks(match, "target") },
  { name: "comb", at: ".aloha-dock", when: (match) => asks(match, "comb") },
  { name: "last", at: ".aloha-hairs", when: (match) => plays(match, match.view.turns) },
];
