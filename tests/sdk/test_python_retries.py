"""What the Python client does when answers are late, lost or refused: against a transport that is told what to do."""

import asyncio
import itertools
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from gameservice_client import IllegalAction, NotFound, Problem, Service, StaleView, Throttled
from gameservice_client.rest.api.matches import read_match
from gameservice_client.rest.api.webhooks import list_my_webhooks
from gameservice_client.rest.models import MatchRequest, OuchFlip, OuchFlippedEvent

from tests.gameservice.openapi.conftest import GOLDEN

MATCH = "018f"
FLIP = OuchFlip(slot=0, side="top")
LOST = httpx.ReadError("lost")
DOCUMENT = json.loads(GOLDEN.read_text())
ANSWERS = DOCUMENT["paths"]["/api/v1/matches/{match_id}/actions"]["post"]["responses"]
MOVED = ANSWERS["200"]["content"]["application/json"]["examples"]["Moved"]["value"]


def refusal(status: int, code: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
    body = {"type": f"/problems/{code}", "title": "No", "status": status, "detail": "Because.", "code": code}
    headers = {"Content-Type": "application/problem+json", "X-Request-Id": "r-1", **(headers or {})}
    return httpx.Response(status, json=body | {"errors": []} | more, headers=headers)


class Scripted(httpx.BaseTransport):
    """Answers by a script, and keeps what was asked."""

    def __init__(self, *script: httpx.Response | httpx.TransportError) -> None:
        self.script = iter(script)
        self.asked: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        outcome = next(self.script)
        if isinstance(outcome, httpx.TransportError):
            raise outcome
        return outcome


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """All pauses, which take no time but on the clock."""
    taken: list[float] = []
    now = time.monotonic()
    monkeypatch.setattr(time, "sleep", taken.append)
    monkeypatch.setattr(time, "monotonic", lambda: now + sum(taken))
    return taken


def service(*script: httpx.Response | httpx.TransportError, **options: Any) -> tuple[Service, Scripted]:
    transport = Scripted(*script)
    return Service("http://games", "secret", httpx_args={"transport": transport}, **options), transport


def move() -> httpx.Response:
    return httpx.Response(200, json=MOVED)


def test_an_action_is_sent_again_under_the_same_key(pauses: list[float]) -> None:
    client, transport = service(LOST, httpx.Response(502, text="Bad Gateway"), LOST, move())
    assert client.act(MATCH, 8, FLIP).seq == MOVED["seq"]
    assert len({request.headers["Idempotency-Key"] for request in transport.asked}) == 1
    assert {request.headers["If-Match"] for request in transport.asked} == {'"8"'}
    assert {request.content for request in transport.asked} == {b'{"type":"ouch.flip","slot":0,"side":"top"}'}
    for pause, expected in zip(pauses, (0.5, 1, 2), strict=True):
        assert 0.7 * expected <= pause <= 1.3 * expected


def test_other_actions_have_other_keys_and_one_may_be_given(pauses: list[float]) -> None:
    client, transport = service(move(), move(), move())
    client.act(MATCH, 8, FLIP)
    client.act(MATCH, 8, FLIP)
    client.act(MATCH, 8, FLIP, key="mine")
    keys = [request.headers["Idempotency-Key"] for request in transport.asked]
    assert len(set(keys)) == 3
    assert keys[2] == "mine"


def test_what_must_not_happen_twice_is_not_sent_twice(pauses: list[float]) -> None:
    client, transport = service(LOST)
    with pytest.raises(httpx.ReadError):
        client.create_match(MatchRequest(game="ouch"))
    assert len(transport.asked) == 1


def test_what_was_never_sent_is_sent_whatever_it_is(pauses: list[float]) -> None:
    client, transport = service(httpx.ConnectError("refused"), refusal(400, "malformed"))
    with pytest.raises(Problem, match="400 malformed: Because"):
        client.create_match(MatchRequest(game="ouch"))
    assert len(transport.asked) == 2


def test_retry_after_is_kept_for_every_request(pauses: list[float]) -> None:
    busy = refusal(429, "throttled", {"Retry-After": "7"})
    client, _ = service(busy, refusal(400, "malformed"))
    with pytest.raises(Problem):
        client.create_match(MatchRequest(game="ouch"))
    assert pauses == [7.0]


def test_patience_ends(pauses: list[float]) -> None:
    client, _ = service(refusal(429, "throttled", {"Retry-After": "3600"}))
    with pytest.raises(Throttled) as raised:
        client.match(MATCH)
    assert (raised.value.retry_after, raised.value.request_id, pauses) == (3600, "r-1", [])
    client, _ = service(*itertools.repeat(LOST, 100), patience=10)
    with pytest.raises(httpx.ReadError):
        client.match(MATCH)
    assert sum(pauses) < 10


@pytest.mark.parametrize(
    ("answer", "kind"),
    [(refusal(404, "not-found"), NotFound), (refusal(503, "unavailable"), Problem), (refusal(409, "busy"), Problem)],
)
def test_what_the_service_refuses_stands(pauses: list[float], answer: httpx.Response, kind: type[Problem]) -> None:
    client, _ = service(answer)
    with pytest.raises(kind):
        client.match(MATCH)


def test_an_answer_that_is_no_problem_document_is_a_problem_all_the_same(pauses: list[float]) -> None:
    client, _ = service(httpx.Response(403, text="<h1>Forbidden</h1>"))
    with pytest.raises(Problem) as raised:
        list_my_webhooks.sync(client=client)
    assert (raised.value.status, raised.value.code, raised.value.title) == (403, "unknown", "Forbidden")


def test_a_stale_view_is_told_apart_with_what_was_missed(pauses: list[float]) -> None:
    flipped = MOVED["events"][0]
    unknown = flipped | {"type": "ouch.invented_later"}
    client, _ = service(refusal(412, "stale-view", seq=6, missed=[flipped, unknown]))
    with pytest.raises(StaleView) as raised:
        client.act(MATCH, 4, FLIP)
    assert raised.value.seq == 6
    [missed] = raised.value.missed
    assert isinstance(missed, OuchFlippedEvent)
    assert missed.data.card.colour == "white"


def test_an_illegal_action_names_the_rule(pauses: list[float]) -> None:
    client, _ = service(refusal(422, "illegal-action", rule="O3"), refusal(422, "key-reused"))
    with pytest.raises(IllegalAction) as raised:
        client.check(MATCH, FLIP)
    assert (raised.value.rule, raised.value.fault) == ("O3", None)
    with pytest.raises(Problem) as other:
        client.act(MATCH, 4, FLIP)
    assert type(other.value) is Problem


def test_asyncio_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[float] = []

    async def sleep(seconds: float) -> None:
        taken.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    script: Iterator[httpx.Response | httpx.TransportError] = iter([LOST, refusal(404, "not-found")])
    asked: list[httpx.Request] = []

    async def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        outcome = next(script)
        if isinstance(outcome, httpx.TransportError):
            raise outcome
        return outcome

    async def play() -> None:
        async with Service("http://games", "", httpx_args={"transport": httpx.MockTransport(answer)}) as client:
            await read_match.asyncio(MATCH, client=client)

    with pytest.raises(NotFound):
        asyncio.run(play())
    assert (len(asked), len(taken), "Authorization" in asked[0].headers) == (2, 1, False)


def stream(*chunks: bytes, cut: bool = False) -> httpx.Response:
    class Chunks(httpx.SyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            yield from chunks
            if cut:
                raise httpx.ReadTimeout("silent")

    return httpx.Response(200, headers={"Content-Type": "text/event-stream"}, stream=Chunks())


def noticed(number: int) -> bytes:
    data = json.dumps({"match": "m", "seq": number, "orders_dropped": False})
    return f"id: {number}\nevent: match.updated\ndata: {data}\n\n".encode()


def test_a_stream_goes_on_after_the_last_event_that_came(pauses: list[float]) -> None:
    client, transport = service(
        stream(b"retry: 2000\n\n", noticed(1), b":\n\n", noticed(2)[:-1], cut=True),
        httpx.ConnectError("refused"),
        refusal(500, "server-fault"),
        stream(noticed(2), noticed(3)),
        stream(noticed(4)),
        refusal(401, "not-authenticated"),
    )
    came: list[int] = []
    with pytest.raises(Problem, match="not-authenticated"):
        came.extend(notice.seq for notice in client.notices(after="0"))
    assert [request.headers["Last-Event-ID"] for request in transport.asked] == ["0", "1", "1", "1", "3", "4"]
    assert came == [1, 2, 3, 4]
    assert len(pauses) == 5


def test_the_inbox_waits_where_what_it_told_was_left(pauses: list[float]) -> None:
    legal = {"type": "ouch.legal", "actions": [FLIP.to_dict()]}
    entry = {
        "match": MATCH,
        "game": "ouch",
        "seq": 4,
        "seat": 0,
        "due": None,
        "view": MOVED["view"],
        "legal": legal,
    }

    def inbox(*entries: Any) -> httpx.Response:
        return httpx.Response(200, json={"items": entries, "next": None})

    client, _ = service(
        inbox(), inbox(entry), inbox(entry), inbox(entry), inbox(entry | {"seq": 6}), refusal(401, "not-authenticated")
    )
    seen: list[tuple[int, int]] = []
    with pytest.raises(Problem):
        seen.extend((entry.seq, len(pauses)) for entry in client.inbox())
    assert seen == [(4, 0), (4, 0), (4, 1), (6, 2)]
