"""Views of now and of earlier, of one's own seat and, when it is over, of others'."""

import json
import uuid

import msgspec
import pytest

from games.core import play
from gameservice.matches import log, selectors
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit

QUICK = {"options": {"cards_to_win": 4, "first_seat": "host"}}


@pytest.mark.django_db
def test_the_view_of_now_is_the_match_s(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    table.play(3)
    answer, match = ana.get(f"/matches/{table.id}/view"), ana.match(table.id)
    assert answer.json() == match["view"]
    assert answer["ETag"] == f'"{match["seq"]}"'
    again = ana.get(f"/matches/{table.id}/view", If_None_Match=answer["ETag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "count"), [("ouch", 2), ("aloha_pioha", 2), ("aloha_pioha", 1), ("cactus", 2)])
def test_every_earlier_view_is_the_fold_of_the_log(ana: Person, ben: Person, game: str, count: int) -> None:
    table = sit(*[ana, ben][:count], game=game)
    seen = {}
    while True:
        match = ana.match(table.id)
        seen[match["seq"]] = match["view"]
        if table.step().json()["status"] != "active":
            break
    read = selectors.load(uuid.UUID(table.id))
    rows = selectors.log_rows(read.match)
    setup = next(number for number, row in enumerate(rows) if row.type == "match.started") + 1
    state = play.replay(read.game, read.seating(), read.options, log.of_game(game, rows[:setup]))
    for row in rows[setup:]:
        for event in log.of_game(game, [row]):
            state = read.game.evolve(state, event)
        answer = ana.get(f"/matches/{table.id}/view?at={row.seq}")
        assert answer.json() == json.loads(msgspec.json.encode(read.game.view(state, 0)))
        assert answer["ETag"] == f'"{row.seq}"'
        assert seen.get(row.seq, answer.json()) == answer.json()
    assert len(seen) > 3


@pytest.mark.django_db
def test_there_is_no_view_before_the_setup_or_after_the_last_event(ana: Person, ben: Person) -> None:
    table = sit(ana, ben)
    last = ana.match(table.id)["seq"]
    started = next(
        event["seq"]
        for event in ana.get(f"/matches/{table.id}/events").json()["events"]
        if event["type"] == "match.started"
    )
    assert ana.get(f"/matches/{table.id}/view?at={started + 1}").status_code == 200
    for at in (0, -1, started, last + 1, 10**20, "x", ""):
        assert_refused(ana.get(f"/matches/{table.id}/view?at={at}"), 400, "malformed", "at")


@pytest.mark.django_db
def test_an_open_match_has_no_view(ana: Person) -> None:
    match = ana.create("open")
    assert_refused(ana.get(f"/matches/{match['id']}/view"), 409, "not-active")


@pytest.mark.django_db
@pytest.mark.parametrize("asked", ["", "&at=5", "&at=13"])
def test_another_s_view_is_shown_when_it_is_over(ana: Person, ben: Person, cleo: Person, asked: str) -> None:
    table = sit(ana, ben, visibility="public", on_abandon="forfeit", **QUICK)
    path = f"/matches/{table.id}/view?seat="
    table.play(1)
    assert ana.get(f"{path}0{asked}").status_code == 200
    for person, seat in ((ana, 1), (ben, 0), (cleo, 0), (cleo, 1), (ana, 7)):
        assert_refused(person.get(f"{path}{seat}{asked}"), 403, "not-your-seat")
    ana.post(f"/matches/{table.id}/resign")
    for person in (ana, ben, cleo):
        assert [person.get(f"{path}{seat}{asked}").status_code for seat in (0, 1)] == [200, 200]
    assert_refused(ana.get(f"{path}2{asked}"), 404, "not-found")
    assert_refused(ana.get(f"{path}8{asked}"), 400, "malformed", "seat")


@pytest.mark.django_db
def test_spectators_watch_but_are_asked_nothing(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, visibility="unlisted", **QUICK)
    match = cleo.match(table.id)
    assert (match["you"], match["legal"], match["invite"]) == (None, None, None)
    assert match["view"]["type"] == "ouch.view"
    assert cleo.get(f"/matches/{table.id}/view").json() == match["view"]
