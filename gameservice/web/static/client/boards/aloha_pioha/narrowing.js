/**
 * From all that is legal to one action, a choice at a time. It knows of actions only what they are made
 * of, in which order that is asked, and what is worth asking even where there is only one answer.
 */

const ORDER = {
  "aloha.play": ["card", "face", "place", "keep"],
  "aloha.tickle": ["from", "hair"],
  "aloha.target": ["louse", "card", "place"],
  "aloha.comb": ["card"],
};
const ALWAYS = new Set(["card", "louse", "from", "place"]);

/** What an action says of a field; a place is both the hair and the end. */
function worth(action, field) {
  if (field === "place") return action.end === undefined ? undefined : placeOf(action.hair, action.end);
  return action[field];
}

export function placeOf(hair, end) {
  return `${hair}/${end}`;
}

/**
 * @param {object[]} actions `legal.actions`
 * @param {string} [face] "up" or "down": how a louse is to lie, where that may be chosen
 */
export function narrowing(actions, face = "up") {
  const order = ORDER[actions[0]?.type] ?? [];
  const chosen = new Map();
  if (actions.some((action) => action.face === face)) chosen.set("face", face);

  function fitting(fields) {
    const known = fields.filter((field) => chosen.has(field));
    return actions.filter((action) => known.every((field) => worth(action, field) === chosen.get(field)));
  }

  /** The answers to a field, as far as what is asked before it allows them. */
  function answers(field) {
    const at = order.indexOf(field);
    if (at < 0) return [];
    const found = fitting(order.slice(0, at)).map((action) => worth(action, field));
    return [...new Set(found)].filter((answer) => answer !== undefined);
  }

  function isOpen(field) {
    const count = answers(field).length;
    return !chosen.has(field) && (count > 1 || (count === 1 && ALWAYS.has(field)));
  }

  return {
    /** What is to be chosen next; null when one action is left. */
    get asks() {
      return order.find(isOpen) ?? null;
    },
    /** The action that is left when nothing more is asked. */
    get action() {
      return order.some(isOpen) ? null : fitting(order)[0];
    },
    answers,
    /** Whether an answer may be given now: to what is asked, or again to what was asked before. */
    offers(field, answer) {
      const asked = order.findIndex(isOpen);
      return order.indexOf(field) <= (asked < 0 ? order.length : asked) && answers(field).includes(answer);
    },
    has: (field, answer) => chosen.has(field) && chosen.get(field) === answer,
    get started() {
      return this.last !== undefined;
    },
    /** Choose, and drop what was chosen after it. */
    choose(field, answer) {
      this.drop(field);
      chosen.set(field, answer);
    },
    /** Take a choice back, and what was chosen after it. */
    drop(field) {
      for (const later of order.slice(order.indexOf(field))) if (later !== "face") chosen.delete(later);
    },
    /** What was chosen last, as it is asked: `[field, answer]`, or undefined. */
    get last() {
      return order
        .map((field) => [field, chosen.get(field)])
        .findLast(([field]) => field !== "face" && chosen.has(field));
    },
    /** Whether the choice ends at a place, so that what is chosen can be dragged there. */
    get hasPlaces() {
      return actions.some((action) => action.end !== undefined);
    },
  };
}
