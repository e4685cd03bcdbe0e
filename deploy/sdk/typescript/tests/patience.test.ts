/** What the client does when answers are late, lost or refused: against a `fetch` that is told what to do. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { IllegalAction, NotFound, Problem, Service, StaleView, Throttled, Unreachable } from "gameservice-client";

type Outcome = () => Response;

const FLIP = { type: "ouch.flip", slot: 0, side: "top" } as const;
const lost: Outcome = () => {
  throw new TypeError("lost");
};
const json = (body: unknown): Outcome => () => Response.json(body);
const refusal =
  (status: number, code: string, headers: Record<string, string> = {}, more = {}): Outcome =>
  () =>
    new Response(JSON.stringify({ title: "No", status, detail: "Because.", code, errors: [], ...more }), {
      status,
      headers: { "Content-Type": "application/problem+json", "X-Request-Id": "r-1", ...headers },
    });
const stream =
  (...chunks: string[]): Outcome =>
  () =>
    new Response(new Blob(chunks).stream(), { headers: { "Content-Type": "text/event-stream" } });
const noticed = (seq: number) =>
  `id: ${seq}\nevent: match.updated\ndata: ${JSON.stringify({ match: "m", seq, orders_dropped: false })}\n\n`;

/** A service that answers by a script, what it was asked, and the pauses in between, which take no time. */
function scripted(patience: number | undefined, ...script: Outcome[]) {
  const asked: Request[] = [];
  const pauses: number[] = [];
  let passed = 0;
  const now = Date.now();
  mock.restoreAll();
  mock.method(Date, "now", () => now + passed);
  const { setTimeout } = globalThis;
  mock.method(globalThis, "setTimeout", (done: () => void, after: number) => {
    if (after === 45_000) return setTimeout(done, after); // for silence in a stream
    pauses.push(after / 1000);
    passed += after;
    return setTimeout(done, 0);
  });
  const fetch = async (request: Request) => {
    asked.push(request.clone());
    return script.shift()!();
  };
  const options = patience === undefined ? { fetch } : { fetch, patience };
  return { service: new Service("http://games", "secret", options), asked, pauses };
}

const header = (asked: Request[], name: string) => asked.map((request) => request.headers.get(name));

test("an action is sent again under the same key", async () => {
  const away = () => new Response("Bad Gateway", { status: 502 });
  const { service, asked, pauses } = scripted(undefined, lost, away, lost, json({ seq: 9 }));
  assert.equal((await service.act("m", 8, FLIP)).seq, 9);
  assert.equal(new Set(header(asked, "Idempotency-Key")).size, 1);
  assert.deepEqual(header(asked, "If-Match"), Array(4).fill('"8"'));
  assert.deepEqual(await Promise.all(asked.map((request) => request.json())), Array(4).fill(FLIP));
  assert.equal(pauses.length, 3);
  pauses.forEach((pause, n) => assert.ok(pause >= 0.7 * 0.5 * 2 ** n && pause <= 1.3 * 0.5 * 2 ** n));
});

test("other actions have other keys, and one may be given", async () => {
  const { service, asked } = scripted(undefined, json({}), json({}), json({}));
  await service.act("m", 8, FLIP);
  await service.act("m", 8, FLIP);
  await service.act("m", 8, FLIP, "mine");
  const keys = header(asked, "Idempotency-Key");
  assert.equal(new Set(keys).size, 3);
  assert.equal(keys[2], "mine");
});

test("what must not happen twice is not sent twice", async () => {
  const { service, asked } = scripted(undefined, lost);
  await assert.rejects(service.createMatch({ game: "ouch" }), Unreachable);
  assert.equal(asked.length, 1);
});

test("Retry-After is kept for every request", async () => {
  const { service, pauses } = scripted(
    undefined,
    refusal(429, "throttled", { "Retry-After": "7" }),
    refusal(400, "malformed"),
  );
  await assert.rejects(service.createMatch({ game: "ouch" }), { code: "malformed", message: "400 malformed: Because." });
  assert.deepEqual(pauses, [7]);
});

test("patience ends", async () => {
  const late = scripted(undefined, refusal(429, "throttled", { "Retry-After": "3600" }));
  await assert.rejects(late.service.match("m"), (fault) => {
    assert.ok(fault instanceof Throttled);
    assert.deepEqual([fault.retryAfter, fault.requestId], [3600, "r-1"]);
    return true;
  });
  const away = scripted(10, ...Array(100).fill(lost));
  await assert.rejects(away.service.match("m"), Unreachable);
  assert.ok(away.pauses.reduce((sum, pause) => sum + pause) < 10);
});

test("what the service refuses stands", async () => {
  for (const [status, code, kind] of [
    [404, "not-found", NotFound],
    [503, "unavailable", Problem],
    [409, "busy", Problem],
  ] as const) {
    await assert.rejects(scripted(undefined, refusal(status, code)).service.match("m"), kind);
  }
  const proxy = scripted(undefined, () => new Response("<h1>Forbidden</h1>", { status: 403 }));
  await assert.rejects(proxy.service.match("m"), { status: 403, code: "unknown" });
});

test("a stale view is told apart with what was missed, and an illegal action with its rule", async () => {
  const { service } = scripted(
    undefined,
    refusal(412, "stale-view", {}, { seq: 6, missed: [{ seq: 5 }, { seq: 6 }] }),
    refusal(422, "illegal-action", {}, { rule: "O3" }),
    refusal(422, "key-reused"),
  );
  await assert.rejects(service.act("m", 4, FLIP), (fault) => {
    assert.ok(fault instanceof StaleView);
    assert.deepEqual([fault.seq, fault.missed.map(({ seq }) => seq)], [6, [5, 6]]);
    return true;
  });
  await assert.rejects(service.check("m", FLIP), (fault) => {
    assert.ok(fault instanceof IllegalAction);
    assert.deepEqual([fault.rule, fault.fault], ["O3", null]);
    return true;
  });
  await assert.rejects(service.act("m", 4, FLIP), { name: "Problem", code: "key-reused" });
});

test("a stream goes on after the last event that came", async () => {
  const { service, asked, pauses } = scripted(
    undefined,
    stream("retry: 2000\n\n", noticed(1), ":\n\n", noticed(2).slice(0, -1)),
    lost,
    refusal(500, "server-fault"),
    stream(noticed(2), noticed(3)),
    stream(noticed(4)),
    refusal(401, "not-authenticated"),
  );
  const came: number[] = [];
  const follow = async () => {
    for await (const { seq } of service.notices({ after: "0" })) came.push(seq);
  };
  await assert.rejects(follow, { code: "not-authenticated" });
  assert.deepEqual(came, [1, 2, 3, 4]);
  assert.deepEqual(header(asked, "Last-Event-ID"), ["0", "1", "1", "1", "3", "4"]);
  assert.equal(pauses.length, 5);
});

test("a stream that is silent for too long is asked for again", async () => {
  const asked: Request[] = [];
  mock.restoreAll();
  const { setTimeout } = globalThis;
  mock.method(globalThis, "setTimeout", (done: () => void) => setTimeout(done, 0));
  const fetch = async (request: Request) => {
    asked.push(request);
    if (asked.length > 1) return refusal(401, "not-authenticated")();
    const silent = new ReadableStream({
      start: (stream) => request.signal.addEventListener("abort", () => stream.error(new Error("given up"))),
    });
    return new Response(silent, { headers: { "Content-Type": "text/event-stream" } });
  };
  const notices = new Service("http://games", "secret", { fetch }).notices();
  await assert.rejects(notices.next(), { code: "not-authenticated" });
  assert.equal(asked.length, 2);
});

test("the inbox waits where what it told was left", async () => {
  const inbox = (...items: object[]) => json({ items, next: null });
  const entry = { match: "m", seq: 4 };
  const { service, pauses } = scripted(
    undefined,
    inbox(),
    inbox(entry),
    inbox(entry),
    inbox(entry),
    inbox({ ...entry, seq: 6 }),
    refusal(401, "not-authenticated"),
  );
  const seen: number[][] = [];
  const take = async () => {
    for await (const { seq } of service.inbox()) seen.push([seq, pauses.length]);
  };
  await assert.rejects(take, { code: "not-authenticated" });
  assert.deepEqual(seen, [[4, 0], [4, 0], [4, 1], [6, 2]]);
});
