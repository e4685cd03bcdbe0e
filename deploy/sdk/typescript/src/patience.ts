/** Requests that are tried again where that is safe, and errors for what is refused. */

import { problem, retryAfter, tellsWhy, Unreachable } from "./problems.js";

/** Methods that may be sent twice (RFC 9110, 9.2.2). */
const REPEATABLE = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);
/** Statuses by which a proxy says that the service is not there just now. */
const AWAY = new Set([502, 503, 504]);
/** Seconds. */
const FIRST_PAUSE = 0.5;
const LONGEST_PAUSE = 20;
/** Seconds for a whole answer: an inbox is held for 60 at most. */
const TIMEOUT = 75;

/** What sends, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** Seconds to wait after so many failures in a row, from 1 on: twice as long each time, and not all at once. */
export function growingPause(failures: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (0.7 + 0.6 * Math.random());
}

/** Wait so many seconds, or until the signal. */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    signal?.addEventListener("abort", done);
  });
}

/**
 * A `Send` that sends again after a lost connection, if that is safe, and after as long as `Retry-After` says. It throws
 * a `Problem` for every answer of 400 or more that stands, and `Unreachable` where none came at last.
 *
 * @param patience seconds after which nothing is sent again
 */
export function patient(send: Send, patience: number): Send {
  return async (request) => {
    const repeatable = REPEATABLE.has(request.method) || request.headers.has("Idempotency-Key");
    const deadline = Date.now() + patience * 1000;
    for (let failures = 1; ; failures++) {
      const outcome = await whole(send, request);
      if (outcome instanceof Response && outcome.status < 400) return outcome;
      if (request.signal.aborted) throw request.signal.reason;
      const said = outcome instanceof Response ? retryAfter(outcome) : null;
      const lost = outcome instanceof Unreachable || (AWAY.has(outcome.status) && !tellsWhy(outcome));
      const seconds = Math.max(said ?? 0, growingPause(failures));
      if ((said === null && !(lost && repeatable)) || Date.now() + seconds * 1000 > deadline) {
        throw outcome instanceof Response ? await problem(outcome) : outcome;
      }
      await pause(seconds, request.signal);
    }
  };
}

/** An answer with all of its body, which may get lost as well. */
async function whole(send: Send, request: Request): Promise<Response | Unreachable> {
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT * 1000)]);
    const answer = await send(new Request(request.clone(), { signal }));
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength ? body : null, answer);
  } catch (fault) {
    return new Unreachable(`no answer from ${new URL(request.url).origin}`, { cause: fault });
  }
}
