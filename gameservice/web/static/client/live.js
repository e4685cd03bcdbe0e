/** Server-sent events by fetch, which unlike EventSource can show a token. Comes back by itself when cut off. */

import { identity } from "./api.js";

const LONGEST_SILENCE = 40_000; // the service says something every 15 s
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;

/**
 * Follow a stream until `close` is called, or the service has ended it for good.
 * @param {string} path after /api/v1
 * @param {{after?: number, onEvent: (type: string, data: any) => void, onState?: (connected: boolean) => void}} how
 *   `after`: the id to go on from
 * @returns {{close: () => void}}
 */
export function follow(path, { after, onEvent, onState = () => {} }) {
  const end = new AbortController();
  let lastId = after ?? null;
  let pause = FIRST_PAUSE;
  let again = () => {};

  async function run() {
    while (!end.signal.aborted) {
      const verdict = await once().catch(() => "lost");
      if (verdict === "over" || end.signal.aborted) return;
      onState(false);
      await new Promise((resolve) => {
        again = resolve;
        setTimeout(resolve, pause * (0.7 + 0.6 * Math.random()));
      });
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }

  async function once() {
    const silence = new AbortController();
    const stop = () => silence.abort();
    end.signal.addEventListener("abort", stop);
    let timer = setTimeout(stop, LONGEST_SILENCE);
    try {
      const headers = { ...identity(), ...(lastId === null ? {} : { "Last-Event-ID": String(lastId) }) };
      const answer = await fetch(`/api/v1${path}`, { headers, signal: silence.signal, credentials: "omit" });
      if ([401, 403, 404].includes(answer.status)) return "over";
      if (!answer.ok) return "lost";
      onState(true);
      pause = FIRST_PAUSE;
      for await (const frame of frames(answer.body)) {
        clearTimeout(timer);
        timer = setTimeout(stop, LONGEST_SILENCE);
        if (frame.id) lastId = frame.id;
        if (frame.data) onEvent(frame.event, JSON.parse(frame.data));
      }
      return "lost";
    } finally {
      clearTimeout(timer);
      end.signal.removeEventListener("abort", stop);
    }
  }

  const hurry = () => again();
  addEventListener("online", hurry);
  run();
  return {
    close() {
      removeEventListener("online", hurry);
      end.abort();
      again();
    },
  };
}

/** The frames of a stream as objects of their fields, comments left out. */
async function* frames(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop();
    for (const part of parts) yield fields(part);
  }
}

function fields(part) {
  const found = {};
  for (const line of part.split("\n")) {
    const [, name, value] = line.match(/^(\w+): ?(.*)$/) ?? [];
    if (name) found[name] = value;
  }
  return found;
}
