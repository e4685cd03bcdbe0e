/** One match, followed: it is read, its stream tells when it has moved on, and moves are sent so that none is lost. */

import { call, get, Offline, Problem, query } from "./api.js";
import { spoken } from "./i18n.js";
import { follow } from "./live.js";

const LOG_AT_FIRST = 150;
const PATIENCE = 90_000; // how long a move is sent again
const TIRED = 10_000;

/**
 * @param {string} id
 * @param {{onChange: (match: object, events: object[]) => void, onLine: (connected: boolean) => void,
 *          onStale: () => void, onFault: (fault: Error) => void}} listener
 *   `onChange`: the match as it is, and the narrated events since the last time, in order
 */
export async function openMatch(id, listener) {
  const path = `/matches/${id}`;
  const first = await get(path);
  let match = first;
  const log = await eventsBetween(Math.max(0, first.seq - LOG_AT_FIRST), first.seq);
  let stream = null;
  let reading = null;
  let asked = false;
  let closed = false;
  let wasLost = false;

  async function eventsBetween(after, last) {
    const { events } = await get(`${path}/events${query({ after, narrate: spoken() })}`);
    return events.filter((event) => event.seq <= last);
  }

  /** Read what is new. All calls while it is being read are answered by reading once more. */
  function refresh() {
    asked = true;
    reading ??= readAll().finally(() => (reading = null));
    return reading;
  }

  async function readAll() {
    while (asked) {
      asked = false;
      await readOnce();
    }
  }

  async function readOnce() {
    const fresh = await get(path);
    if (fresh.seq < match.seq) return;
    const events = fresh.seq > match.seq ? await eventsBetween(match.seq, fresh.seq) : [];
    if (closed) return;
    match = fresh;
    if (isOver()) {
      stream?.close();
      listener.onLine(true);
    }
    listener.onChange(match, events);
  }

  function isOver() {
    return match.status === "finished" || match.status === "aborted";
  }

  function listen() {
    stream?.close();
    stream = null;
    if (isOver()) return;
    stream = follow(`${path}/stream`, {
      after: match.seq,
      onState: (connected) => {
        listener.onLine(connected);
        if (connected && wasLost) refresh().catch(() => {}); // what could not be read meanwhile
        wasLost = !connected;
      },
      onEvent: (_type, event) => {
        if (event.seq > match.seq) refresh().catch(listener.onFault);
      },
    });
  }

  // Browsers open few connections at once: tabs that nobody looks at leave theirs to others.
  function onVisibility() {
    if (document.hidden) {
      stream?.close();
    } else {
      refresh().catch(() => {});
      listen();
    }
  }

  /** Play. The same key goes with each attempt, so that a move whose answer was lost is not played twice. */
  async function act(action) {
    const headers = { "If-Match": `"${match.seq}"`, "Idempotency-Key": newKey() };
    try {
      await patiently(() => call("POST", `${path}/actions`, { body: action, headers }), listener.onLine);
    } catch (fault) {
      if (fault.code === "stale-view") listener.onStale();
      else listener.onFault(fault);
    }
    await refresh().catch(listener.onFault);
  }

  document.addEventListener("visibilitychange", onVisibility);
  listen();
  return {
    /** The match as it was read first, and the last narrated events up to then; all later ones come by `onChange`. */
    first,
    log,
    act,
    refresh,
    dryRun: (action) => call("POST", `${path}/actions?dry_run=true`, { body: action }),
    close() {
      closed = true;
      document.removeEventListener("visibilitychange", onVisibility);
      stream?.close();
    },
  };
}

/** Try until it is answered for good: on a lossy line again and again, with growing pauses. */
async function patiently(attempt, onLine) {
  const until = Date.now() + PATIENCE;
  for (let pause = 400; ; pause = Math.min(pause * 2, TIRED)) {
    try {
      const answer = await attempt();
      onLine(true);
      return answer;
    } catch (fault) {
      if (!(fault instanceof Offline)) onLine(true);
      if (!isPassing(fault) || Date.now() + pause > until) throw fault;
      if (fault instanceof Offline) onLine(false);
      await new Promise((resolve) => setTimeout(resolve, (fault.retryAfter ?? 0) * 1000 || pause));
    }
  }
}

function isPassing(fault) {
  const busy = [408, 429, 500, 502, 504].includes(fault.status) || fault.code === "busy";
  return fault instanceof Offline || (fault instanceof Problem && busy);
}

/** `crypto.randomUUID` is missing where the page comes from another machine without TLS. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
