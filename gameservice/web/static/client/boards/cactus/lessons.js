/** What is explained in somebody's first match, each when it first matters: what is rarest comes first. */

import { mayNotTouch } from "./pieces.js";

const NEARLY_OVER = 3; // specials or tokens that are left

/** Pieces may be placed now. */
const places = ({ legal }) => (legal?.pieces.length ?? 0) > 0;
/** In the middle of a turn: a piece was let go, and has not come to hang as it should. */
const isAgain = ({ legal, view }) => places({ legal }) && view.attempts > 0;

function mayMeetItsLike({ legal, view }) {
  const stands = view.cacti.filter(({ cactus }) => legal?.cacti.includes(cactus));
  const hung = stands.flatMap(({ pieces }) => pieces.map(({ piece }) => piece));
  return Boolean(legal?.pieces.some((piece) => hung.some((other) => mayNotTouch(piece, other))));
}

function isNearlyOver({ legal, view }) {
  return Boolean(legal) && (view.specials.length <= NEARLY_OVER || view.supply <= NEARLY_OVER);
}

export const LESSONS = [
  { name: "claim", at: ".choices", when: ({ legal, view }) => Boolean(legal) && view.asks === "claim" },
  { name: "mend", at: ".field", when: ({ legal, view }) => Boolean(legal) && view.asks === "mend" },
  { name: "spoiled", at: ".flowers", when: (match) => isAgain(match) && match.view.spoiled },
  {
    name: "forgo",
    at: ".choices",
    when: ({ legal }) => legal?.actions.some(({ type }) => type === "cactus.forgo") ?? false,
  },
  { name: "again", at: ".tray", when: (match) => isAgain(match) && match.view.asks === "place" },
  { name: "take", at: ".tray", when: places },
  {
    name: "tremble",
    at: ".field",
    when: (match) => places(match) && match.view.options.steadiness !== "rock",
  },
  { name: "die", at: ".cactus-turn", when: (match) => places(match) && match.view.die !== null },
  {
    name: "flowers",
    at: ".flowers",
    when: (match) => places(match) && match.view.cacti.some(({ pieces }) => pieces.length > 0),
  },
  { name: "like", at: ".field", when: (match) => places(match) && mayMeetItsLike(match) },
  {
    name: "finger",
    at: ".field",
    when: ({ legal, view }) =>
      view.cacti.some(({ cactus, pieces }) => pieces.length > 0 && legal?.cacti.includes(cactus)),
  },
  { name: "end", at: ".flowers", when: isNearlyOver },
];
