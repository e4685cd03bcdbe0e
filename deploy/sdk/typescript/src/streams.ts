/** Server-sent events (HTML Living Standard, 9.2) that go on where they were cut off. */

import { growingPause, pause, type Send } from "./patience.js";
import { passing, problem, Unreachable } from "./problems.js";

/** Seconds: the service says something every 15, if only a comment; after three times as long it is gone. */
const SILENCE = 45;

/** One event as it was sent; `data` is JSON. */
export interface Frame {
  id: string;
  event: string;
  data: string;
}

/** What to follow. */
export interface Followed {
  send: Send;
  url: string;
  headers: Record<string, string>;
  /** The id of the last event that is known. */
  lastId: string | undefined;
  /** Asked, with the id of the last event, whenever the service has ended a stream: whether that was all. */
  over: (lastId: string | undefined) => Promise<boolean>;
  /** Ends it. */
  signal: AbortSignal | undefined;
}

/**
 * Every event after `lastId`, each once. A stream that is cut off, or silent for too long, is asked for again. Throws
 * `Problem` where the service refuses for good.
 */
export async function* follow({ send, url, headers, lastId, over, signal }: Followed): AsyncGenerator<Frame, void> {
  for (let failures = 1; !signal?.aborted; failures++) {
    try {
      const resumed: Record<string, string> = lastId === undefined ? {} : { "Last-Event-ID": lastId };
      for await (const frame of once(send, url, { Accept: "text/event-stream", ...headers, ...resumed }, signal)) {
        failures = 0;
        lastId = frame.id;
        yield frame;
      }
      if (await over(lastId)) return;
    } catch (fault) {
      if (signal?.aborted) return;
      if (!passing(fault)) throw fault;
    }
    await pause(growingPause(Math.max(failures, 1)), signal);
  }
}

/** One stream to its end, however it ends. */
async function* once(
  send: Send,
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Frame, void> {
  const end = new AbortController();
  const stop = () => end.abort();
  signal?.addEventListener("abort", stop);
  let timer = setTimeout(stop, SILENCE * 1000);
  try {
    const answer = await reached(send(new Request(url, { headers, signal: end.signal })));
    if (!answer.ok) throw await problem(answer);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ""; ; ) {
      const { value, done } = await reached(reader.read());
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE * 1000);
      const parts = (rest + value).split("\n\n");
      rest = parts.pop()!;
      for (const part of parts) {
        const fields = Object.fromEntries(part.split("\n").map(field));
        if (fields.id && fields.event && fields.data) yield fields as unknown as Frame;
      }
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    stop();
  }
}

function field(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}

async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (fault) {
    throw new Unreachable("the stream was cut off", { cause: fault });
  }
}
