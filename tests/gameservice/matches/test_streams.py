"""What streams tell, each answer by itself: as a server gives it that cannot wait."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from gameservice.accounts.models import User
from gameservice.http import following
from gameservice.matches.api import streams
from gameservice.matches.models import Match
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import sit

pytestmark = pytest.mark.django_db
OPTIONS = {"first_seat": "host", "cards_to_win": 4}


def frames(body: bytes) -> list[dict[str, str]]:
    """The events of a stream, by its fields; comments and the like are passed over, as every client does."""
    told = []
    for block in body.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
        if "data" in fields:
            told.append(fields)
    return told


def follow(person: Person, path: str, **headers: str) -> list[dict[str, str]]:
    answer = person.get(path, **headers)
    assert answer.status_code == 200, answer.content
    assert answer["Content-Type"] == "text/event-stream"
    assert (answer["Cache-Control"], answer["X-Accel-Buffering"]) == ("no-store", "no")
    return frames(answer.content)


def look(*answers: Any) -> list[Any]:
    """What is new for streams, as whoever holds them open looks, at all at once; None for one that ends."""
    follows = [follow for answer in answers if (follow := following.of(answer)) is not None]
    assert len(follows) == len(answers)
    return [part and later(part) for part in follows[0].look(follows)]


def later(part: following.Part) -> HttpResponse:
    answer = HttpResponse(part.body)
    following.go_on(answer, part.follow)
    return answer


def again(answer: Any) -> Any:
    (later,) = look(answer)
    assert later is not None
    return later


def test_a_stream_tells_what_the_log_tells(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, options=OPTIONS)
    table.play(3)
    log = ben.get(f"/matches/{table.id}/events?limit=1000").json()["events"]
    told = follow(ben, f"/matches/{table.id}/stream")
    assert [json.loads(one["data"]) for one in told] == log
    assert [(one["id"], one["event"]) for one in told] == [(str(event["seq"]), event["type"]) for event in log]


@pytest.mark.parametrize("game", ["ouch", "aloha_pioha", "cactus"])
def test_it_is_redacted_for_who_follows(ana: Person, ben: Person, cleo: Person, game: str) -> None:
    table = sit(ana, ben, game=game, visibility="public")
    table.play(4)
    for person in (ana, ben, cleo):
        log = person.get(f"/matches/{table.id}/events?limit=1000").json()["events"]
        assert [json.loads(one["data"]) for one in follow(person, f"/matches/{table.id}/stream")] == log


@pytest.mark.parametrize("asked", [{"path": "?after=5"}, {"header": "5"}, {"path": "?after=2", "header": "5"}])
def test_it_goes_on_after_what_was_received(ana: Person, asked: dict[str, str]) -> None:
    match = ana.create("easy", options=OPTIONS)
    headers = {"Last_Event_ID": asked["header"]} if "header" in asked else {}
    told = follow(ana, f"/matches/{match['id']}/stream{asked.get('path', '')}", **headers)
    assert [one["id"] for one in told] == [str(seq) for seq in range(6, match["seq"] + 1)]


def test_a_long_log_comes_in_parts(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ana.create("easy", options=OPTIONS)
    monkeypatch.setattr(streams, "AT_ONCE", 4)
    answer = ana.get(f"/matches/{match['id']}/stream")
    goes_on = following.of(answer)
    assert goes_on is not None
    assert (goes_on.more, goes_on.over, len(frames(answer.content))) == (True, False, 4)
    told = frames(answer.content)
    while (goes_on := following.of(answer)) is not None and goes_on.more:
        answer = again(answer)
        told += frames(answer.content)
    assert [one["id"] for one in told] == [str(seq) for seq in range(1, match["seq"] + 1)]


def test_it_ends_with_the_match(ana: Person) -> None:
    match = ana.create("easy", options=OPTIONS)
    seq = ana.post(f"/matches/{match['id']}/abort").json()["seq"]
    answer = ana.get(f"/matches/{match['id']}/stream")
    goes_on = following.of(answer)
    assert goes_on is not None
    assert (goes_on.over, frames(answer.content)[-1]["id"]) == (True, str(seq))
    assert follow(ana, f"/matches/{match['id']}/stream?after={seq}") == []


def test_who_may_not_see_a_match_may_not_follow_it(ana: Person, ben: Person, nobody: Person) -> None:
    match = ana.create("open")
    path = f"/matches/{match['id']}/stream"
    assert_refused(ben.get(path), 404, "not-found")
    assert_refused(nobody.get(path), 401, "not-authenticated")
    assert_refused(nobody.get("/stream"), 401, "not-authenticated")


@pytest.mark.parametrize("last", ["x", "-1", "1.5", "9" * 19, "١"])
def test_what_is_no_id_is_refused(ana: Person, last: str) -> None:
    match = ana.create("open")
    for path in (f"/matches/{match['id']}/stream", "/stream"):
        answer = ana.get(path, Last_Event_ID=last.encode().decode("latin-1"))
        assert_refused(answer, 400, "malformed", "Last-Event-ID")


def test_many_are_told_at_once_each_what_he_may_know(ana: Person, ben: Person, cleo: Person) -> None:
    """Wherever each was; the same for those who are alike, and no more is asked for more of them."""
    table, other = sit(ana, ben, game="aloha_pioha", visibility="public"), sit(ana, ben, visibility="public")
    dora = Person.guest("Dora")
    asked = [
        (person, f"/matches/{table.id}/stream?after={after}") for person in (ana, ben, cleo, dora) for after in (2, 4)
    ]
    asked.append((dora, f"/matches/{other.id}/stream"))
    opened = [person.get(path) for person, path in asked]
    reached = ana.match(table.id)["seq"]
    for seated in (table, other):
        seated.play(4)
    with CaptureQueriesContext(connection) as queries:
        told = [frames(answer.content) for answer in look(*opened)]
    assert len(queries) == 2 + 2 * 2  # tokens and seqs; and of each match itself and its events
    for (person, path), new in zip(asked[:-1], told, strict=False):
        log = person.get(path.replace("/stream?", "/events?limit=1000&")).json()["events"]
        assert [json.loads(one["data"]) for one in new] == [event for event in log if event["seq"] > reached]
    assert told[0] == told[1]
    assert told[0] != told[2]
    assert told[4] == told[6] != told[2]
    assert json.loads(told[-1][0]["data"])["type"].startswith("ouch.")


def test_where_nothing_has_happened_only_that_is_asked(ana: Person, ben: Person) -> None:
    tables = [sit(ana, ben), sit(ana, ben)]
    opened = [person.get(f"/matches/{table.id}/stream") for person in (ana, ben) for table in tables]
    with CaptureQueriesContext(connection) as queries:
        assert [answer.content for answer in look(*opened)] == [b""] * 4
    assert len(queries) == 2
    accounts = [person.get("/stream") for person in (ana, ben)]
    Match.objects.update(updated_at=timezone.now() - timedelta(minutes=5))
    accounts = [again(answer) for answer in accounts]
    with CaptureQueriesContext(connection) as queries:
        assert [answer.content for answer in look(*accounts)] == [b""] * 2
    assert len(queries) == 2


@pytest.mark.parametrize("path", ["/matches/{}/stream", "/stream", "/inbox?wait=30"])
@pytest.mark.parametrize("lost", ["revoked", "closed"])
def test_with_its_token_a_stream_ends(ana: Person, ben: Person, path: str, lost: str) -> None:
    """And nobody else's."""
    table = sit(ana, ben, options=OPTIONS)
    if "inbox" in path:
        Match.objects.update(status="aborted")
    opened = [person.get(path.format(table.id)) for person in (ana, ben)]
    if lost == "revoked":
        (token,) = ana.get("/tokens").json()["items"]
        assert ana.delete(f"/tokens/{token['id']}").status_code == 204
    else:
        User.objects.filter(id=ana.user["id"]).update(is_active=False)
    ended, goes_on = look(*opened)
    assert ended is None
    assert goes_on is not None


def test_with_its_seat_a_stream_of_a_private_match_ends(ana: Person, ben: Person) -> None:
    match = ana.create("open", "open")
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
    opened = [person.get(f"/matches/{match['id']}/stream") for person in (ana, ben)]
    ana.delete(f"/matches/{match['id']}/seats/1")
    stays, ended = look(*opened)
    assert [one["event"] for one in frames(stays.content)] == ["match.seat_left"]
    assert ended is None


# All matches of an account.


def notices(answer: Any) -> list[tuple[str, str, int]]:
    told = [(one["event"], json.loads(one["data"])) for one in frames(answer.content)]
    return [(type_, data["match"], data["seq"]) for type_, data in told]


def test_each_kind_of_notice(ana: Person, ben: Person, worker: Worker) -> None:
    before = sit(ana, ben, options=OPTIONS)
    answer = ana.get("/stream")
    assert notices(answer) == []
    table = sit(ana, ben, options=OPTIONS)
    answer = again(answer)
    assert notices(answer) == [("turn.started", table.id, ana.match(table.id)["seq"])]
    while ana.match(table.id)["legal"]:
        table.step(ana)
    answer = again(answer)
    assert notices(answer) == [("match.updated", table.id, ana.match(table.id)["seq"])]
    while not ana.match(table.id)["legal"]:
        table.step(ben)
    answer = again(answer)
    assert notices(answer)[-1] == ("turn.started", table.id, ana.match(table.id)["seq"])
    table.finish()
    answer = again(answer)
    assert notices(answer)[-1] == ("match.finished", table.id, ana.match(table.id)["seq"])
    assert notices(again(answer)) == []
    assert before.id not in str(answer.content)


@pytest.mark.parametrize("begins_before", [False, True])
def test_a_turn_is_told_to_have_started_once(ana: Person, ben: Person, time: Time, begins_before: bool) -> None:
    """Whatever else happens in it, and in other matches."""
    if begins_before:
        table = sit(ana, ben, options=OPTIONS)
        time.pass_(minutes=1)
    answer = ana.get("/stream")
    if not begins_before:
        time.pass_(minutes=1)
        table = sit(ana, ben, options=OPTIONS)
        answer = again(answer)
        assert [type_ for type_, _, _ in notices(answer)] == ["turn.started"]
    for _ in range(2):
        time.pass_(minutes=1)
        other = sit(ben, ana, options=OPTIONS)
        answer = again(answer)
        assert [match for _, match, _ in notices(answer)] == [other.id]
    ben.post(f"/matches/{table.id}/stand-in", {})
    assert notices(again(answer)) == [("match.updated", table.id, ana.match(table.id)["seq"])]


def test_who_comes_back_is_told_what_was_missed(ana: Person, ben: Person, cleo: Person) -> None:
    moment = timezone.now() - timedelta(minutes=1)
    table = sit(ana, ben, options=OPTIONS)
    sit(ben, cleo)
    told = ana.get("/stream", Last_Event_ID=str(round(moment.timestamp() * 1_000_000)))
    assert notices(told) == [("turn.started", table.id, ana.match(table.id)["seq"])]
    last = frames(told.content)[-1]["id"]
    Match.objects.update(updated_at=moment)
    assert notices(ana.get("/stream", Last_Event_ID=last)) == []


# The inbox.


def test_an_empty_inbox_may_be_held(ana: Person, ben: Person) -> None:
    answer = ana.get("/inbox?wait=30")
    goes_on = following.of(answer)
    assert goes_on is not None
    assert (goes_on.hold, answer.json()["items"]) == (30, [])
    assert following.of(ana.get("/inbox")) is None
    sit(ana, ben, options=OPTIONS)
    assert following.of(ana.get("/inbox?wait=30")) is None
    assert_refused(ana.get("/inbox?wait=61"), 400, "malformed", "wait")


def test_a_held_inbox_is_filled_once_something_waits(ana: Person, ben: Person) -> None:
    held = [person.get("/inbox?wait=30") for person in (ana, ben)]
    assert [answer.content for answer in look(*held)] == [b"", b""]
    sit(ana, ben, options=OPTIONS)
    filled, waits = look(*held)
    assert json.loads(filled.content) == ana.get("/inbox").json()
    assert waits.content == b""


PER_TURN = {"kind": "per_turn", "seconds": 100}


def test_an_end_is_told_once_also_where_a_rematch_follows(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, options=OPTIONS)
    stream = ana.get("/stream")
    table.finish()
    stream = again(stream)
    assert [kind for kind, _, _ in notices(stream)] == ["match.finished"]
    assert ben.post(f"/matches/{table.id}/rematch").status_code == 201
    told = {match: kind for kind, match, _ in notices(again(stream))}
    assert told[table.id] == "match.updated"


@pytest.mark.parametrize("last", ["999999999999999999", "253402300799999999"])
def test_what_has_not_happened_yet_was_not_told(ana: Person, last: str) -> None:
    assert ana.get("/stream", Last_Event_ID=last).status_code == 200


def test_whoever_is_reminded_is_told_once(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, options=OPTIONS, clock=PER_TURN)
    time.pass_(seconds=20)
    stream, other = ana.get("/stream"), ben.get("/stream")
    time.wait(seconds=31)
    stream, other = look(stream, other)
    seq = Match.objects.get(id=table.id).seq
    assert notices(stream) == [("turn.reminder", table.id, seq)]
    assert notices(other) == []
    last = frames(stream.content)[-1]["id"]
    time.wait(seconds=9)
    stream = again(stream)
    assert notices(stream) == []
    time.wait(seconds=31)
    stream = again(stream)
    assert notices(stream) == [("turn.reminder", table.id, seq)]
    missed = [kind for kind, _, _ in notices(ana.get("/stream", Last_Event_ID=last))]
    assert missed.count("turn.reminder") == 1


def test_nobody_is_reminded_of_a_turn_that_is_over(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, options=OPTIONS, clock=PER_TURN)
    time.pass_(seconds=20)
    stream = ana.get("/stream")
    time.wait(seconds=31)
    while Match.objects.get(id=table.id).to_act == 0b01:
        table.step(ana)
    assert [kind for kind, _, _ in notices(again(stream))] == ["match.updated"]


def test_whoever_follows_the_match_is_not_reminded_of_it(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, options=OPTIONS, clock=PER_TURN)
    account, _ = ana.get("/stream"), ana.get(f"/matches/{table.id}/stream")
    time.wait(seconds=51)
    assert notices(again(account)) == []


def test_a_turn_that_a_standing_order_takes_is_not_told_to_start(ana: Person, ben: Person, worker: Worker) -> None:
    table = sit(ana, ben, options={"first_seat": "host"})
    first = {"type": "ouch.flip", "slot": 0, "side": "top"}
    orders = {"orders": [{"when": [{"pointer": "/asks", "equals": "flip"}], "play": first}]}
    assert ben.call("PUT", f"/matches/{table.id}/standing-orders", orders).status_code == 200
    stream = ben.get("/stream")
    while Match.objects.get(id=table.id).to_act != 0b10:
        table.step()
    stream = again(stream)
    assert [kind for kind, _, _ in notices(stream)] == ["match.updated"]
    worker.drain()
    waits = Match.objects.get(id=table.id).waits_for == 0b10
    assert [kind for kind, _, _ in notices(again(stream))] == ["turn.started" if waits else "match.updated"]


def test_orders_that_are_dropped_are_told_with_the_turn(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, options={"first_seat": "host"})
    orders = {"orders": [{"play": {"type": "ouch.discard", "card": 0}}]}
    assert ben.call("PUT", f"/matches/{table.id}/standing-orders", orders).status_code == 200
    stream = ben.get("/stream")
    while Match.objects.get(id=table.id).to_act != 0b10:
        table.step()
    (told,) = frames(again(stream).content)
    assert (told["event"], json.loads(told["data"])["orders_dropped"]) == ("turn.started", True)
