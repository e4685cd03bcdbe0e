"""Creating a match: every default, every option, and what is answered."""

from typing import Any

import pytest

from gameservice.matches.models import Match
from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused

FIELDS = {
    "id", "game", "rules_version", "status", "options", "clock", "visibility", "invite", "seats", "you", "seq",
    "waiting_on", "fairness", "outcome", "view", "legal", "rematch", "created_at", "updated_at",
}  # fmt: skip
DEFAULTS = {
    "first_seat": "random",
    "red_flowers": True,
    "animals": True,
    "bouquets": True,
    "piles": 1,
    "cards_to_win": 8,
}


def create(person: Person, **fields: Any) -> Any:
    asked = {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], **fields}
    answer = person.post("/matches", asked)
    assert answer.status_code == 201, answer.content
    return answer


NO_TIME = {"bank": None, "away_until": None}


@pytest.mark.django_db
def test_the_answer_is_the_match_with_its_address_and_etag(ana: Person) -> None:
    answer = create(ana)
    match = answer.json()
    assert set(match) >= FIELDS
    assert answer["Content-Type"] == "application/json"
    assert answer["Location"] == f"/api/v1/matches/{match['id']}"
    assert answer["ETag"] == f'"{match["seq"]}"'
    assert ana.get(f"/matches/{match['id']}").content == answer.content


@pytest.mark.django_db
def test_what_is_left_out_takes_its_default(ana: Person) -> None:
    match = create(ana).json()
    assert (match["status"], match["visibility"], match["clock"]) == ("open", "private", {"kind": "none"})
    assert (match["start"], match["on_abandon"]) == ("full", "bot")
    assert match["options"] == DEFAULTS
    assert (match["you"], match["seq"], match["rules_version"]) == (0, 2, 1)
    assert (match["view"], match["legal"], match["outcome"], match["rematch"]) == (None, None, None, None)
    mine, free = match["seats"]
    assert mine == {"seat": 0, "kind": "person", "user": ana.user, "level": None, "state": "playing", **NO_TIME}
    assert free == {"seat": 1, "kind": "open", "user": None, "level": None, "state": "playing", **NO_TIME}
    (waiting,) = match["waiting_on"]
    assert waiting == {"kind": "players", "seat": None, "since": match["updated_at"], "due": None}
    assert match["fairness"]["server_seed"] is None
    assert len(match["fairness"]["commitment"]) == 64


@pytest.mark.django_db
def test_with_no_open_seat_it_starts_at_once(ana: Person, worker: Worker) -> None:
    match = create(ana, seats=[{"kind": "bot"}, {"kind": "me"}, {"kind": "bot", "level": "hard"}]).json()
    assert (match["status"], match["you"]) == ("active", 1)
    assert [seat["kind"] for seat in match["seats"]] == ["bot", "person", "bot"]
    assert [seat["level"] for seat in match["seats"]] == ["normal", None, "hard"]
    assert match["seats"][0]["user"]["kind"] == "bot"
    assert match["view"]["type"] == "ouch.view"
    (waiting,) = match["waiting_on"]
    assert waiting["kind"] == ("seat" if waiting["seat"] == 1 else "bot")
    assert bool(match["legal"]) == (waiting["seat"] == 1)
    assert bool(worker.messages) == (waiting["kind"] == "bot")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "option",
    [
        {"first_seat": "host"},
        {"first_seat": "youngest"},
        {"red_flowers": False},
        {"animals": False},
        {"bouquets": False},
        {"piles": 2},
        {"cards_to_win": 4},
        {"cards_to_win": 12},
    ],
)
def test_an_option_is_kept_and_shown_in_the_view(ana: Person, option: dict[str, Any]) -> None:
    match = create(ana, seats=[{"kind": "me"}, {"kind": "bot"}], options=option).json()
    assert match["options"] == {**DEFAULTS, **option}
    assert match["view"]["options"] == match["options"]


@pytest.mark.django_db
def test_a_preset_is_a_bundle_that_options_override(ana: Person) -> None:
    little = create(ana, preset="little_ones").json()["options"]
    assert little == {**DEFAULTS, "red_flowers": False, "animals": False, "bouquets": False}
    mixed = create(ana, preset="little_ones", options={"animals": True}).json()["options"]
    assert mixed == {**little, "animals": True}


ALOHA_DEFAULTS = {
    "first_seat": "random",
    "tickles": True,
    "tickle_trigger": "exceeds",
    "tickle_hair": "due",
    "house_tickles": False,
    "face_down": True,
    "minus_ones": True,
}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("asked", "changed"),
    [
        ({}, {}),
        ({"options": {"tickle_hair": "free", "house_tickles": True}}, {"tickle_hair": "free", "house_tickles": True}),
        ({"preset": "little_ones"}, {"tickles": False, "face_down": False, "minus_ones": False}),
        ({"preset": "little_ones", "options": {"tickles": True}}, {"face_down": False, "minus_ones": False}),
    ],
)
def test_each_game_has_options_and_presets_of_its_own(ana: Person, asked: Any, changed: dict[str, Any]) -> None:
    match = create(ana, game="aloha_pioha", seats=[{"kind": "me"}, {"kind": "bot"}], **asked).json()
    assert match["options"] == match["view"]["options"] == {**ALOHA_DEFAULTS, **changed}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("options", "pointer"),
    [
        ({"cards_to_win": 8}, "/options/cards_to_win"),
        ({"tickles": "few"}, "/options/tickles"),
        ({"tickle_trigger": "any"}, "/options/tickle_trigger"),
        ({"first_seat": "youngest"}, "/options/first_seat"),
        ({"first_seat": "host"}, "/options/first_seat"),
    ],
)
def test_options_of_another_game_or_table_are_refused(ana: Person, options: dict[str, Any], pointer: str) -> None:
    """The last one fits the schema, but the host does not play."""
    asked = {"game": "aloha_pioha", "seats": [{"kind": "bot"}, {"kind": "bot"}], "options": options}
    assert_refused(ana.post("/matches", asked), 400, "malformed", pointer)


@pytest.mark.django_db
def test_the_longest_hair_begins(ana: Person, ben: Person) -> None:
    """A4"""
    seats = [{"kind": "me", "hair_cm": 12}, {"kind": "open"}, {"kind": "open"}]
    match = create(ana, game="aloha_pioha", seats=seats, options={"first_seat": "longest_hair"}).json()
    for person, length in ((ben, 40), (Person.guest("Cleo"), 39)):
        person.post(f"/matches/{match['id']}/seats", {"invite": match["invite"], "hair_cm": length})
    assert ana.match(match["id"])["view"]["first"] == 1


@pytest.mark.django_db
@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
def test_visibility_says_who_may_watch_and_who_finds_it(ana: Person, ben: Person, visibility: str) -> None:
    match = create(ana, visibility=visibility).json()
    assert match["visibility"] == visibility
    watched = ben.get(f"/matches/{match['id']}")
    assert watched.status_code == (404 if visibility == "private" else 200)
    found = [listed["id"] for listed in ben.get("/matches").json()["items"]]
    assert found == ([match["id"]] if visibility == "public" else [])
    if watched.status_code == 200:
        assert watched.json()["you"] is None
        assert watched.json()["invite"] is None


@pytest.mark.django_db
def test_a_host_need_not_play(ana: Person) -> None:
    match = create(ana, seats=[{"kind": "bot"}, {"kind": "bot"}]).json()
    assert (match["status"], match["you"]) == ("active", None)
    assert match["legal"] is None
    assert ana.match(match["id"])["view"] is not None


@pytest.mark.django_db
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_may_play(ana: Person, count: int) -> None:
    match = ana.create(*["easy"] * (count - 1))
    assert [player["seat"] for player in match["view"]["players"]] == list(range(count))


@pytest.mark.django_db
@pytest.mark.parametrize("entropy", ["", "luck", "a" * 64, "ñ" * 32, "🌵" * 16, "0:x"])
def test_entropy_is_published_when_the_match_starts(ana: Person, entropy: str) -> None:
    seats = [{"kind": "me", "entropy": entropy}, {"kind": "bot"}]
    assert create(ana, seats=seats).json()["fairness"]["entropy"] == [entropy, ""]


@pytest.mark.django_db
def test_each_match_has_a_promise_and_an_invite_of_its_own(ana: Person) -> None:
    made = [create(ana).json() for _ in range(5)]
    assert len({match["fairness"]["commitment"] for match in made}) == 5
    assert len({match["invite"] for match in made}) == 5
    assert Match.objects.count() == 5


@pytest.mark.django_db
def test_timestamps_are_utc_with_six_decimals(ana: Person) -> None:
    match = create(ana).json()
    for moment in (match["created_at"], match["updated_at"], match["waiting_on"][0]["since"]):
        assert len(moment) == len("2026-01-01T00:00:00.000000Z")
        assert moment.endswith("Z")


@pytest.mark.django_db
def test_one_plays_alone_where_no_seats_are_named(ana: Person) -> None:
    match = ana.post("/matches", {"game": "aloha_pioha"}).json()
    assert (match["status"], [seat["kind"] for seat in match["seats"]]) == ("active", ["person"])
