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
  let match = await get(path);
  const log = await eventsAfter(Math.max(0, match.seq - LOG_AT_FIRST));
  let stream = null;
  let reading = null;
  let closed = false;

  async function eventsAfter(after) {
    const { events } = await get(`${path}/events${query({ after, narrate: spoken() })}`);
    return events.filter((event) => event.seq <= match.seq);
  }

  /** Read what is new. Calls while one runs are answered by one more. */
  function refresh() {
    reading = reading ? reading.then(readOnce, readOnce) : readOnce().finally(() => (reading = null));
    return reading;
  }

  async function readOnce() {
    if (closed) return;
    const known = match.seq;
    const fresh = await get(path);
    if (fresh.seq < known) return;
    match = fresh;
    const events = fresh.seq > known ? await eventsAfter(known) : [];
    log.push(...events);
    if (isOver()) {
      stream?.close();
      listener.onLine(true);
    }
    if (!closed) listener.onChange(match, events);
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
      onState: listener.onLine,
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
    /** The match as it was read last. */
    get current() {
      return match;
    },
    /** Narrated events, the last ones. */
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
      return await attempt();
    } catch (fault) {
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
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
