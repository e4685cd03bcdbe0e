"""The Python client against the running service."""

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from gameservice_client import Action, IllegalAction, NotFound, Problem, Service, StaleView, got
from gameservice_client.rest.api.games import list_games
from gameservice_client.rest.api.matches import take_seat
from gameservice_client.rest.api.play import read_picture
from gameservice_client.rest.models import (
    BotSeat,
    MatchBody,
    MatchRequest,
    MatchRequestOptions,
    MeSeat,
    OpenSeat,
    OuchDiscard,
    OuchLegal,
    SeatRequest,
)

from games import registry
from tests.flows import processes
from tests.flows.processes import ROOT, Process
from tests.sdk.conftest import MATCH_SECONDS, shows

SDK = ROOT / "deploy/sdk/python"


@pytest.fixture
def ana(running: processes.Service) -> Iterator[Service]:
    with Service.as_guest(running.address, "Ana") as service:
        yield service


@pytest.fixture
def ben(running: processes.Service) -> Iterator[Service]:
    with Service.as_guest(running.address, "Ben") as service:
        yield service


def against_bot(service: Service) -> MatchBody:
    options = MatchRequestOptions.from_dict({"cards_to_win": 4})
    return service.create_match(MatchRequest(game="ouch", seats=[MeSeat(), BotSeat(level="easy")], options=options))


def against(host: Service, guest: Service) -> tuple[Service, Service, MatchBody]:
    """Who is asked, who is not, and the match as the first one sees it."""
    created = host.create_match(MatchRequest(game="ouch", seats=[MeSeat(), OpenSeat()]))
    take_seat.sync(created.id, client=guest, body=SeatRequest(invite=created.invite))
    match = host.match(created.id)
    return (host, guest, match) if match.legal else (guest, host, guest.match(created.id))


def first(match: MatchBody) -> Action:
    assert isinstance(match.legal, OuchLegal)
    return match.legal.actions[0]


def test_the_example_plays_a_match_to_its_end(running: processes.Service, tmp_path: Path) -> None:
    where = {"API": running.address, "PYTHONPATH": str(SDK / "src")}
    process = Process(str(SDK / "examples/play.py"), log=tmp_path / "log", **where)
    try:
        assert process.wait(MATCH_SECONDS) == 0, process.said()
    finally:
        process.kill()
    told = process.said().splitlines()
    assert {line[:6] for line in told[:-1]} == {"Seat 0", "Seat 1", "Seat 2"}
    assert told[-1].startswith("Over: ")


def test_the_page_shows_the_example() -> None:
    assert shows(SDK / "README.md", SDK / "examples/play.py", "python")


def test_it_is_published_under_the_project_s_licence() -> None:
    assert (SDK / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_who_was_faster_is_told_and_nothing_happens_twice(ana: Service, ben: Service) -> None:
    mover, waiter, match = against(ana, ben)
    action = first(match)
    moved = mover.act(match.id, match.seq, action, key="once")
    assert moved.seq > match.seq
    assert mover.act(match.id, match.seq, action, key="once").to_dict() == moved.to_dict()
    with pytest.raises(StaleView) as stale:
        mover.act(match.id, match.seq, action)
    assert [event.to_dict() for event in stale.value.missed] == [event.to_dict() for event in moved.events]
    now = mover.match(match.id)
    assert stale.value.seq == now.seq == moved.seq
    with pytest.raises(Problem) as early:
        (mover if now.legal is None else waiter).act(match.id, now.seq, action)
    assert (early.value.status, early.value.code) == (409, "not-your-turn")


def test_refusals_say_what_they_are(ana: Service, ben: Service, running: processes.Service) -> None:
    mover, _, match = against(ana, ben)
    assert mover.check(match.id, first(match)).legal
    with pytest.raises(IllegalAction) as illegal:
        mover.check(match.id, OuchDiscard(card=0))
    assert illegal.value.rule
    with Service.as_guest(running.address) as stranger, pytest.raises(NotFound):
        stranger.match(match.id)
    with pytest.raises(Problem) as malformed:
        ana.create_match(MatchRequest(game="ouch", seats=[]))
    assert (malformed.value.code, malformed.value.errors[0].pointer) == ("malformed", "/seats")


def test_what_is_known_is_not_read_again(ana: Service, ben: Service) -> None:
    mover, _, match = against(ana, ben)
    assert mover.match(match.id, known=match) is match
    mover.act(match.id, match.seq, first(match))
    assert mover.match(match.id, known=match).seq > match.seq


def test_every_other_call_is_there(ana: Service) -> None:
    assert {game.game for game in got(list_games.sync(client=ana)).items} == set(registry.NAMES)
    picture = got(read_picture.sync(against_bot(ana).id, client=ana))
    assert picture.startswith("<svg")


def test_notices_tell_of_all_matches(ana: Service, ben: Service) -> None:
    mover, waiter, match = against(ana, ben)
    with closing(waiter.notices(after="0")) as notices:
        assert next(notices).match == match.id
        mover.act(match.id, match.seq, first(match))
        told = next(notice for notice in notices if notice.seq > match.seq)
    assert told.type in ("turn.started", "match.updated")


def test_a_match_goes_on_where_the_service_was_killed(tmp_path: Path, has_servers: bool) -> None:
    """Inbox and stream wait until it is there again; each event comes once."""
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    running = processes.Service(tmp_path / "data").ready()
    try:
        with Service.as_guest(running.address) as ana:
            match = ana.create_match(MatchRequest(game="aloha_pioha", seats=[MeSeat()]))
            seqs = list[int]()
            with closing(ana.events(match.id)) as events, closing(ana.inbox()) as inbox:
                for number, waiting in enumerate(inbox):
                    moved = ana.act(match.id, waiting.seq, random.choice(waiting.legal.actions))  # noqa: S311
                    while moved.seq not in seqs:
                        seqs.append(next(events).seq)
                    if moved.status == "finished":
                        break
                    if number == 1:
                        running.kill()
                        running = processes.Service(tmp_path / "data", running.port)
                seqs += [event.seq for event in events]
            assert seqs == list(range(1, ana.match(match.id).seq + 1))
    finally:
        running.kill()
