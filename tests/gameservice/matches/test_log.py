"""The log as it is read: in order, by parts, told in sentences, chained by its hashes."""

import re
from importlib.resources import files
from typing import Any, cast, get_args

import pytest

from games import registry
from gameservice.matches import log
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit

QUICK = {"options": {"cards_to_win": 4, "first_seat": "host"}}


def events(person: Person, match_id: str, query: str = "") -> list[dict[str, Any]]:
    answer = person.get(f"/matches/{match_id}/events{query}")
    assert answer.status_code == 200, answer.content
    assert set(answer.json()) == {"events"}
    return cast(list[dict[str, Any]], answer.json()["events"])


@pytest.mark.django_db
def test_the_log_is_read_whole_or_in_parts(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    table.play(3)
    whole = events(ana, table.id)
    assert [event["seq"] for event in whole] == list(range(1, ana.match(table.id)["seq"] + 1))
    assert all(set(event) == {"seq", "type", "seat", "at", "data", "hash"} for event in whole)
    assert all(re.fullmatch(r"[0-9a-f]{64}", event["hash"]) for event in whole)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", event["at"]) for event in whole)
    read: list[dict[str, Any]] = []
    while part := events(ana, table.id, f"?after={read[-1]['seq'] if read else 0}&limit=4"):
        assert len(part) <= 4
        read += part
    assert read == whole
    assert events(ana, table.id, f"?after={whole[-1]['seq']}") == []
    assert events(ana, table.id, f"?after={10**18}") == []


@pytest.mark.django_db
def test_it_begins_with_the_table(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, **QUICK)
    created, ana_sat, ben_sat, started, shuffled, *_ = events(ana, table.id)
    types = [event["type"] for event in (created, ana_sat, ben_sat, started, shuffled)]
    assert types == ["match.created", "match.seat_taken", "match.seat_taken", "match.started", "ouch.shuffled"]
    assert created["data"]["commitment"] == ana.match(table.id)["fairness"]["commitment"]
    assert (ben_sat["seat"], ben_sat["data"]["user"]) == (1, ben.user)
    assert started["data"]["entropy"] == ["", ""]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("after=-1", "after"),
        ("after=x", "after"),
        ("after=--1", "after"),
        ("limit=0", "limit"),
        ("limit=1001", "limit"),
        ("narrate=fr", "narrate"),
        ("narrate=", "narrate"),
        ("narrate=en%00", "narrate"),
        ("before=3", "before"),
        ("after=1&after=2", "after"),
    ],
)
def test_a_query_that_does_not_fit_is_refused(ana: Person, query: str, name: str) -> None:
    match = ana.create("open")
    assert_refused(ana.get(f"/matches/{match['id']}/events?{query}"), 400, "malformed", name)


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_event_is_told_in_a_sentence(ana: Person, ben: Person, cleo: Person, language: str) -> None:
    lobby = ana.create("open", "open", on_abandon="forfeit", **QUICK)
    for change in ("take", "leave", "take"):
        if change == "take":
            ben.post(f"/matches/{lobby['id']}/seats", {"invite": lobby["invite"]})
        else:
            ana.delete(f"/matches/{lobby['id']}/seats/1")
    cleo.post(f"/matches/{lobby['id']}/seats", {"invite": lobby["invite"]})
    ana.post(f"/matches/{lobby['id']}/resign")
    running = events(ben, lobby["id"], f"?narrate={language}")
    ben.post(f"/matches/{lobby['id']}/resign")
    ana.post(f"/matches/{lobby['id']}/rematch")
    told = events(ana, lobby["id"], f"?narrate={language}")
    for event in (*running, *told):
        assert_sentence(event)
    plain = [{name: value for name, value in event.items() if name != "narration"} for event in told]
    assert plain == events(ana, lobby["id"])


def assert_sentence(event: dict[str, Any]) -> None:
    said = event["narration"]
    assert said != event["type"]
    assert re.fullmatch(r"[A-ZÁÉÍÓÚ¡¿0-9].*[.!]", said, re.DOTALL), said
    assert not re.search(r"[{}$]|none|unset|None", said), said


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_event_of_a_game_is_told_in_a_sentence(ana: Person, ben: Person, game: str, language: str) -> None:
    """To who plays it while it runs, and whole at its end."""
    for others in ([], [ben]):
        if len(others) + 1 not in registry.game(game).players:
            continue
        table = sit(ana, *others, game=game)
        after = 0
        while True:
            told = events(ana, table.id, f"?narrate={language}&after={after}")
            for event in told:
                assert_sentence(event)
            after = told[-1]["seq"]
            if table.step().json()["status"] == "finished":
                break
        for event in events(ana, table.id, f"?narrate={language}"):
            assert_sentence(event)


@pytest.mark.django_db
def test_sentences_name_people_as_they_are_called(ana: Person, ben: Person) -> None:
    table = sit(ana, ben)
    assert any("Ben" in event["narration"] for event in events(ana, table.id, "?narrate=en"))
    told = {
        language: [e["narration"] for e in events(ana, table.id, f"?narrate={language}")] for language in ("en", "es")
    }
    assert all(en != es for en, es in zip(told["en"], told["es"], strict=True))


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_type_of_event_is_without_words(language: str) -> None:
    types = {str(event.__struct_config__.tag): "gameservice.matches" for event in log.SERVICE_EVENTS}
    for name in registry.NAMES:
        members = get_args(registry.game(name).event_type)
        types |= {str(event.__struct_config__.tag): f"games.{name}" for event in members}
    for type_, package in types.items():
        text = files(package).joinpath("locale", language, "events.ftl").read_text("utf-8")
        assert re.search(rf"^{re.sub('[._]', '-', type_)} =", text, re.MULTILINE), (type_, language)


def test_sentences_name_bots_in_their_language_and_tell_them_apart(ana: Person) -> None:
    match = ana.create("easy", "easy")
    for language, names in [("en", ["Ana", "Easy bot", "Easy bot 2"]), ("es", ["Ana", "Bot fácil", "Bot fácil 2"])]:
        told = ana.get(f"/matches/{match['id']}/events?narrate={language}&limit=1000").json()["events"]
        turn = next(event for event in told if event["type"] == "ouch.turn_began")
        assert names[turn["seat"]] in turn["narration"]
        taken = [event["narration"] for event in told if event["type"] == "match.seat_taken"]
        assert all(text.startswith(name) for text, name in zip(taken, ["Ana", names[1], names[1]], strict=True))
