/**
 * What the service foresees of a placement, asked by dry runs while a piece is in the hand: not more often
 * than it answers, and never about what is no longer so.
 *
 * @typedef {object} Foreseen
 * @property {string | null} fault  why it would be refused, for programs
 * @property {string | null} words  the same for people
 * @property {[number, number] | null} grip  where the finger would be
 * @property {string | null} touch  what it would touch
 * @property {boolean} [asked]  the piece has been moved since, and the service is asked anew
 */

const PAUSE = 220;
const REFUSED = 422;

/**
 * @param {(action: object) => Promise<object>} dryRun
 * @param {(foreseen: Foreseen) => void} tell
 */
export function foresight(dryRun, tell) {
  let wanted = null;
  let timer = null;
  let asking = false;

  async function ask() {
    timer = null;
    const action = wanted;
    if (!action || asking) return;
    asking = true;
    const foreseen = await answerTo(action);
    asking = false;
    if (action === wanted) {
      wanted = null;
      if (foreseen) tell(foreseen);
    } else if (wanted) {
      timer ??= setTimeout(ask, PAUSE);
    }
  }

  /** @returns {Promise<Foreseen | null>} null where nothing could be learnt */
  async function answerTo(action) {
    try {
      const { foreseen } = await dryRun(action);
      return { fault: null, words: null, grip: foreseen?.grip ?? null, touch: foreseen?.touch ?? null };
    } catch (problem) {
      if (problem.status !== REFUSED) return null;
      return { fault: problem.body?.fault ?? "refused", words: problem.message, grip: null, touch: null };
    }
  }

  return {
    /** Ask about an action, soon. */
    about(action) {
      wanted = action;
      timer ??= setTimeout(ask, PAUSE);
    },
    /** Nothing more is to be told. */
    forget() {
      wanted = null;
      clearTimeout(timer);
      timer = null;
    },
  };
}
