"""Bodies that do not fit: each is refused as malformed, every fault of it with its pointer."""

import json
from typing import Any

import pytest

from gameservice.accounts.models import User
from gameservice.matches.models import Match
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused

SEATS = [{"kind": "me"}, {"kind": "open"}]

NO_JSON = {
    "cut off": b'{"name": "An',
    "not JSON at all": b"name=Ana",
    "two values": b"{} {}",
    "NaN": b'{"name": NaN}',
    "infinity": b'{"name": Infinity}',
    "a comma too many": b'{"name": "Ana",}',
    "single quotes": b"{'name': 'Ana'}",
    "a byte order mark": b'\xef\xbb\xbf{"name": "Ana"}',
    "invalid UTF-8": b'{"name": "\xff\xfe"}',
    "UTF-8 of a surrogate": b'{"name": "\xed\xa0\x80"}',
    "a lone surrogate": b'{"name": "\\ud800"}',
    "a raw control character": b'{"name": "A\x00na"}',
    "UTF-16": '{"name": "Ana"}'.encode("utf-16"),
    "nested too deeply": b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "nested in an unknown field": b'{"more": ' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}",
    "an unknown field, then cut off": b'{"more": 1, "name": ',
    "a wrong type, then invalid UTF-8": b'{"name": 1, "more": "\xff"}',
    "a wrong type, then a lone surrogate": b'{"name": 1, "more": "\\udfff"}',
}


@pytest.mark.django_db
@pytest.mark.parametrize("raw", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_json_is_refused(nobody: Person, raw: bytes) -> None:
    assert_refused(nobody.post("/guests", raw), 400, "malformed")
    assert not User.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("value", [None, True, 1, 1.5, "Ana", [], ["name"]])
def test_a_body_is_an_object(nobody: Person, value: Any) -> None:
    assert_refused(nobody.post("/guests", json.dumps(value).encode()), 400, "malformed", "")


@pytest.mark.django_db
@pytest.mark.parametrize("raw", [b'{"name": "Ana", "name": "Ben"}', b'{"name": "Ana", "n\\u0061me": "Ana"}'])
def test_a_name_that_is_given_twice_is_refused(nobody: Person, raw: bytes) -> None:
    problem = assert_refused(nobody.post("/guests", raw), 400, "malformed")
    assert "more than once" in problem["detail"]
    assert not User.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    "twice", [b'"options": {"piles": 1, "piles": 2}', b'"clock": {"kind": "none", "kind": "none"}']
)
def test_a_name_that_is_given_twice_within_is_refused(ana: Person, twice: bytes) -> None:
    raw = b'{"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], ' + twice + b"}"
    assert_refused(ana.post("/matches", raw), 400, "malformed")
    assert not Match.objects.exists()


@pytest.mark.django_db
def test_a_body_has_at_most_64_kib(nobody: Person) -> None:
    fits = json.dumps({"name": "Ana"}).encode().ljust(64 * 1024)
    assert nobody.post("/guests", fits).status_code == 201
    problem = assert_refused(nobody.post("/guests", fits + b" "), 400, "malformed")
    assert "65536" in problem["detail"]
    assert_refused(nobody.post("/guests", b'{"name": "' + b"a" * 2_000_000 + b'"}'), 400, "malformed")
    assert User.objects.count() == 1


@pytest.mark.django_db
def test_no_body_reads_as_an_empty_object(nobody: Person) -> None:
    assert nobody.post("/guests").status_code == 201
    assert nobody.post("/guests", b"  \n").status_code == 201


@pytest.mark.django_db
@pytest.mark.parametrize("media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"])
def test_a_body_is_json_whatever_its_content_type_says(nobody: Person, media_type: str) -> None:
    answer = nobody.client.generic("POST", "/api/v1/guests", b'{"name": "Ana"}', media_type)
    assert answer.status_code == 201
    assert answer["Content-Type"] == "application/json"


MISFITS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "unknown game": ({"game": "chess"}, ["/game"]),
    "game of another type": ({"game": 1}, ["/game"]),
    "no seats": ({"seats": []}, ["/seats"]),
    "seats of another type": ({"seats": {}}, ["/seats"]),
    "nine seats": ({"seats": [{"kind": "open"}] * 9}, ["/seats"]),
    "one seat too few": ({"seats": SEATS[:1]}, ["/seats"]),
    "one seat too many": ({"seats": [*SEATS, *[{"kind": "open"}] * 4]}, ["/seats"]),
    "two seats for me": ({"seats": [{"kind": "me"}] * 2}, ["/seats/1/kind"]),
    "a seat that is no object": ({"seats": ["me", {"kind": "open"}]}, ["/seats/0"]),
    "a seat of no kind": ({"seats": [{}, {"kind": "open"}]}, ["/seats/0/kind"]),
    "a seat of an unknown kind": ({"seats": [{"kind": "ghost"}, {"kind": "open"}]}, ["/seats/0/kind"]),
    "a seat of an odd kind": ({"seats": [{"kind": ["me"]}, {"kind": "open"}]}, ["/seats/0/kind"]),
    "an open seat with a level": ({"seats": [{"kind": "me"}, {"kind": "open", "level": "easy"}]}, ["/seats/1/level"]),
    "an unknown level": ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "mean"}]}, ["/seats/1/level"]),
    "a negative age": ({"seats": [{"kind": "me", "age": -1}, {"kind": "open"}]}, ["/seats/0/age"]),
    "an age in words": ({"seats": [{"kind": "me", "age": "9"}, {"kind": "open"}]}, ["/seats/0/age"]),
    "a fraction of a year": ({"seats": [{"kind": "me", "age": 9.5}, {"kind": "open"}]}, ["/seats/0/age"]),
    "hair beyond measure": ({"seats": [{"kind": "me", "hair_cm": 1001}, {"kind": "open"}]}, ["/seats/0/hair_cm"]),
    "long entropy": ({"seats": [{"kind": "me", "entropy": "a" * 65}, {"kind": "open"}]}, ["/seats/0/entropy"]),
    "entropy long in bytes": ({"seats": [{"kind": "me", "entropy": "ñ" * 33}, {"kind": "open"}]}, ["/seats/0/entropy"]),
    "entropy of two lines": ({"seats": [{"kind": "me", "entropy": "a\nb"}, {"kind": "open"}]}, ["/seats/0/entropy"]),
    "entropy with a NUL": ({"seats": [{"kind": "me", "entropy": "a\0"}, {"kind": "open"}]}, ["/seats/0/entropy"]),
    "options that are no object": ({"options": []}, ["/options"]),
    "an unknown option": ({"options": {"wings": True}}, ["/options/wings"]),
    "an unknown option with a NUL": ({"options": {"a\0": "\0"}}, ["/options/a\0"]),
    "an option to be escaped": ({"options": {"a/b~c": 1}}, ["/options/a~1b~0c"]),
    "an option out of range": ({"options": {"piles": 3}}, ["/options/piles"]),
    "an option below its range": ({"options": {"cards_to_win": 3}}, ["/options/cards_to_win"]),
    "a huge option": ({"options": {"piles": 10**30}}, ["/options/piles"]),
    "an option of another type": ({"options": {"animals": "yes"}}, ["/options/animals"]),
    "an option with a NUL": ({"options": {"first_seat": "host\0"}}, ["/options/first_seat"]),
    "a winner without a match before": ({"options": {"first_seat": "previous_winner"}}, ["/options/first_seat"]),
    "a host who does not play": (
        {"seats": [{"kind": "open"}] * 2, "options": {"first_seat": "host"}},
        ["/options/first_seat"],
    ),
    "an unknown preset": ({"preset": "giants"}, ["/preset"]),
    "a preset with a NUL": ({"preset": "little_ones\0"}, ["/preset"]),
    "a preset of another type": ({"preset": 1}, ["/preset"]),
    "an unknown clock": ({"clock": {"kind": "hourglass"}}, ["/clock/kind"]),
    "a clock that is no object": ({"clock": "none"}, ["/clock"]),
    "a clock with more than it takes": ({"clock": {"kind": "none", "minutes": 5}}, ["/clock/minutes"]),
    "an unknown visibility": ({"visibility": "secret"}, ["/visibility"]),
    "an unknown start": ({"start": "now"}, ["/start"]),
    "an unknown end": ({"on_abandon": "win"}, ["/on_abandon"]),
    "an unknown field": ({"bet": 100}, ["/bet"]),
    "null for a default": ({"visibility": None}, ["/visibility"]),
    "several at once": (
        {"game": "chess", "seats": [{"kind": "me", "age": -1}, {"kind": "bot", "level": "mean"}], "a": 1, "b": 2},
        ["/game", "/seats/0/age", "/seats/1/level", "/a", "/b"],
    ),
    "several options at once": (
        {"options": {"piles": 0, "animals": 1, "x": 1, "y": 2}},
        ["/options/piles", "/options/animals", "/options/x", "/options/y"],
    ),
}


@pytest.mark.django_db
@pytest.mark.parametrize("misfit", MISFITS.values(), ids=MISFITS)
def test_a_match_that_does_not_fit_is_not_created(ana: Person, misfit: tuple[dict[str, Any], list[str]]) -> None:
    fields, pointers = misfit
    answer = ana.post("/matches", {"game": "ouch", "seats": SEATS, **fields})
    assert_refused(answer, 400, "malformed", *pointers)
    assert not Match.objects.exists()


@pytest.mark.django_db
def test_every_missing_field_is_named(ana: Person) -> None:
    assert_refused(ana.post("/matches", {}), 400, "malformed", "/game", "/seats")


@pytest.mark.django_db
def test_what_would_be_right_is_said(ana: Person) -> None:
    def said(**fields: Any) -> str:
        answer = ana.post("/matches", {"game": "ouch", "seats": SEATS, **fields})
        return str(answer.json()["errors"][0]["detail"])

    assert "ouch" in said(game="chess")
    assert "2 to 5" in said(seats=SEATS[:1])
    assert "little_ones" in said(preset="giants")
    assert said(options={"piles": 3}) == "at most 2"
    assert said(visibility="x") == "one of private, public, unlisted"
    assert "cards_to_win" in said(options={"wings": True})


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("limit=0", "limit"),
        ("limit=101", "limit"),
        ("limit=ten", "limit"),
        ("limit=--5", "limit"),
        ("limit=" + "9" * 5000, "limit"),
        ("limit=1.5", "limit"),
        ("limit=", "limit"),
        ("limit=5&limit=5", "limit"),
        ("limit=%00", "limit"),
        ("mine=perhaps", "mine"),
        ("game=chess", "game"),
        ("game=ouch%00", "game"),
        ("status=lost", "status"),
        ("colour=red", "colour"),
        ("cursor=%00", "cursor"),
        ("cursor=x", "cursor"),
        ("cursor=%C3%B1", "cursor"),
        ("cursor=%FF%FE", "cursor"),
        ("cursor=" + "A" * 1000, "cursor"),
        ("cursor=", "cursor"),
    ],
)
def test_a_query_that_does_not_fit_is_refused(ana: Person, asked: str, name: str) -> None:
    assert_refused(ana.get(f"/matches?{asked}"), 400, "malformed", name)


@pytest.mark.django_db
def test_every_fault_of_a_query_is_named(ana: Person) -> None:
    answer = ana.get("/matches?limit=0&status=lost&colour=red&shape=round")
    assert_refused(answer, 400, "malformed", "limit", "status", "colour", "shape")
