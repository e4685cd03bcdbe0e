/** The client against the service that runs at `API`. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { type Action, got, IllegalAction, type MatchBody, NotFound, Problem, Service, StaleView } from "gameservice-client";

const API = process.env.API!;

/** Who is asked, who is not, and the match as the first one sees it. */
async function two(): Promise<[Service, Service, MatchBody]> {
  const [ana, ben] = await Promise.all([Service.asGuest(API, "Ana"), Service.asGuest(API, "Ben")]);
  const { id, invite } = await ana.createMatch({ game: "ouch", seats: [{ kind: "me" }, { kind: "open" }] });
  const path = { match_id: id };
  await ben.api.POST("/api/v1/matches/{match_id}/seats", { params: { path }, body: { invite: invite! } });
  const match = await ana.match(id);
  return match.legal ? [ana, ben, match] : [ben, ana, await ben.match(id)];
}

const first = (match: MatchBody): Action => match.legal!.actions[0]!;

test("who was faster is told, and nothing happens twice", async () => {
  const [mover, waiter, match] = await two();
  const moved = await mover.act(match.id, match.seq, first(match), "once");
  assert.ok(moved.seq > match.seq);
  assert.deepEqual(await mover.act(match.id, match.seq, first(match), "once"), moved);
  await assert.rejects(mover.act(match.id, match.seq, first(match)), (fault) => {
    assert.ok(fault instanceof StaleView);
    assert.deepEqual([fault.seq, fault.missed], [moved.seq, moved.events]);
    return true;
  });
  const early = moved.legal ? waiter : mover;
  await assert.rejects(early.act(match.id, moved.seq, first(match)), { status: 409, code: "not-your-turn" });
});

test("refusals say what they are", async () => {
  const [mover, , match] = await two();
  assert.equal((await mover.check(match.id, first(match))).legal, true);
  await assert.rejects(mover.check(match.id, { type: "ouch.discard", card: 0 }), (fault) => {
    assert.ok(fault instanceof IllegalAction && fault.rule);
    return true;
  });
  await assert.rejects((await Service.asGuest(API)).match(match.id), NotFound);
  await assert.rejects(mover.createMatch({ game: "ouch", seats: [] }), (fault) => {
    assert.ok(fault instanceof Problem);
    assert.deepEqual([fault.code, fault.errors[0]?.pointer], ["malformed", "/seats"]);
    return true;
  });
});

test("what is known is not read again", async () => {
  const [mover, , match] = await two();
  assert.equal(await mover.match(match.id, match), match);
  await mover.act(match.id, match.seq, first(match));
  assert.ok((await mover.match(match.id, match)).seq > match.seq);
});

test("every other call is there, and answers a type of its own for each game", async () => {
  const service = await Service.asGuest(API);
  const { items } = got(await service.api.GET("/api/v1/games"));
  assert.ok(items.some(({ game }) => game === "aloha_pioha"));
  const match = await service.createMatch({ game: "aloha_pioha", options: { tickles: false } });
  assert.ok(match.view?.type === "aloha.view");
  assert.equal(match.view.hairs[0]?.left, null);
});

test("notices tell of all matches, until the signal", async () => {
  const [mover, waiter, match] = await two();
  const enough = new AbortController();
  const told: string[] = [];
  for await (const notice of waiter.notices({ after: "0", signal: enough.signal })) {
    assert.equal(notice.match, match.id);
    told.push(notice.type);
    if (told.length === 1) await mover.act(match.id, match.seq, first(match));
    if (notice.seq > match.seq) enough.abort();
  }
  assert.ok(["turn.started", "match.updated"].includes(told.at(-1)!));
});
