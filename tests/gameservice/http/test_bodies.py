"""Bodies that do not fit: each is refused as malformed, every fault of it with its pointer."""

import json
import sys
import uuid
from typing import Annotated, Any, Literal

import msgspec
import pytest
from django.core.exceptions import (
    BadRequest,
    DisallowedHost,
    RequestDataTooBig,
    SuspiciousOperation,
    TooManyFieldsSent,
)
from django.http import UnreadablePostError

from gameservice.accounts.models import User
from gameservice.http.bodies import malformed
from gameservice.matches import selectors
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
def test_brackets_in_texts_nest_nothing(nobody: Person) -> None:
    assert nobody.post("/guests", {"name": "[{" * 20}).status_code == 201
    assert nobody.post("/tokens", {"username": '\\"' + "[" * 500, "password": "x"}).status_code == 401


@pytest.mark.django_db
@pytest.mark.parametrize("value", [None, True, 1, 1.5, "Ana", [], ["name"]])
def test_a_body_is_an_object(nobody: Person, value: Any) -> None:
    assert_refused(nobody.post("/guests", json.dumps(value).encode()), 400, "malformed", "")


@pytest.mark.django_db
@pytest.mark.parametrize("raw", [b'{"name": "Ana", "name": "Ben"}', b'{"name": "Ana", "n\\u0061me": "Ana"}'])
def test_a_name_that_is_given_twice_is_refused(nobody: Person, raw: bytes) -> None:
    problem = assert_refused(nobody.post("/guests", raw), 400, "malformed", "/name")
    assert "more than once" in problem["detail"]
    assert not User.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("twice", "pointer"),
    [
        (b'"options": {"piles": 1, "piles": 2}', "/options/piles"),
        (b'"options": {"a": [0, {"b/c": 1, "b/c": {"d": 1, "d": 2}}]}', "/options/a/1/b~1c"),
        (b'"clock": {"kind": "none", "kind": "none"}', "/clock/kind"),
        (b'"game": "ouch"', "/game"),
    ],
)
def test_a_name_that_is_given_twice_within_is_refused(ana: Person, twice: bytes, pointer: str) -> None:
    raw = b'{"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], ' + twice + b"}"
    assert_refused(ana.post("/matches", raw), 400, "malformed", pointer)
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
    "a whole fraction of a year": ({"seats": [{"kind": "me", "age": 9.0}, {"kind": "open"}]}, ["/seats/0/age"]),
    "an age that is a truth value": ({"seats": [{"kind": "me", "age": True}, {"kind": "open"}]}, ["/seats/0/age"]),
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
    assert_refused(ana.post("/users", {}), 400, "malformed", "/username", "/password")


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
    assert said(seats=[{"kind": "me", "age": True}, {"kind": "open"}]) == "must be of type integer or null"
    assert said(seats=[{"kind": "me", "age": 9.0}, {"kind": "open"}]) == "must be of type integer or null"
    assert "64 bytes" in said(seats=[{"kind": "me", "entropy": "a" * 65}, {"kind": "open"}])
    assert "64 bytes" in said(seats=[{"kind": "me", "entropy": "ñ" * 33}, {"kind": "open"}])


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("limit=0", "limit"),
        ("limit=101", "limit"),
        ("limit=ten", "limit"),
        ("limit=--5", "limit"),
        ("limit=007", "limit"),
        ("limit=-07", "limit"),
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


def padded(fields: str) -> bytes:
    return b'{"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], ' + fields.encode() + b"}"


ALMOST_ALL = 64 * 1024 - 200
"""Bytes that are left for what is wrong."""

HUGE = {
    "seats that are numbers": b'{"game": "ouch", "seats": [0' + b",0" * (ALMOST_ALL // 2) + b"]}",
    "seats that are objects": b'{"game": "ouch", "seats": [{}' + b",{}" * (ALMOST_ALL // 3) + b"]}",
    "too many good seats": b'{"game": "ouch", "seats": ['
    + b",".join([b'{"kind":"open"}'] * (ALMOST_ALL // 16))
    + b"]}",
    "unknown fields": padded(",".join(f'"{n:x}":0' for n in range(ALMOST_ALL // 9))),
    "unknown options": padded('"options": {' + ",".join(f'"{n:x}":0' for n in range(ALMOST_ALL // 9)) + "}"),
    "unknown fields of a seat": b'{"game": "ouch", "seats": [{"kind": "me"'
    + b"".join(b',"%x":0' % n for n in range(ALMOST_ALL // 9))
    + b"}]}",
    "a long unknown field": padded(f'"{"a" * ALMOST_ALL}": 1'),
    "a long unknown field with quotes": padded(f'"{"~" * ALMOST_ALL}": 1'),
    "a long preset": padded(f'"preset": "{"a" * ALMOST_ALL}"'),
    "a long option": padded(f'"options": {{"first_seat": "{"a" * ALMOST_ALL}"}}'),
    "a long unknown option": padded(f'"options": {{"{"a" * ALMOST_ALL}": 1}}'),
    "a long kind": b'{"game": "ouch", "seats": [{"kind": "' + b"a" * ALMOST_ALL + b'"}]}',
    "many names once and one twice": padded(
        '"options": {' + ",".join(f'"{n:x}":0' for n in range(ALMOST_ALL // 9)) + ',"0":0}'
    ),
    "one name very often": padded('"options": {"a":0' + ',"a":0' * (ALMOST_ALL // 6) + "}"),
    "a long name twice": padded('"options": {' + ",".join([f'"{"a" * (ALMOST_ALL // 2)}":0'] * 2) + "}"),
    "much in an option": padded('"options": {"piles": [' + ",".join(["[]"] * (ALMOST_ALL // 3)) + "]}"),
}

ENOUGH = 3_000
"""Calls of functions in Python that a refusal may take, all of the service's work included."""


@pytest.mark.django_db
@pytest.mark.parametrize("raw", HUGE.values(), ids=HUGE)
def test_what_is_wrong_with_a_huge_body_is_told_shortly_and_with_little_work(ana: Person, raw: bytes) -> None:
    assert 50_000 < len(raw) <= 64 * 1024
    ana.post("/matches", {"game": "chess"})  # what is prepared once is prepared
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        answer = ana.post("/matches", raw)
    finally:
        sys.setprofile(None)

    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
    assert 1 <= len(answer.json()["errors"]) <= 20
    assert len(answer.content) < 6_000
    assert calls < ENOUGH
    assert not Match.objects.exists()


@pytest.mark.django_db
def test_a_query_is_told_back_shortly(ana: Person) -> None:
    for query in ("a" * 5_000 + "=1", "&".join(f"a{n}=1" for n in range(900)), "&".join(["a=1", "a=2"] * 400)):
        answer = ana.get(f"/matches?{query}")
        assert answer.status_code == 400
        assert 1 <= len(answer.json()["errors"]) <= 20
        assert len(answer.content) < 6_000


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/matches", f"/matches/{uuid.uuid4()}/events", "/me"])
def test_far_too_many_parameters_are_refused(ana: Person, path: str) -> None:
    answer = ana.get(f"{path}?" + "&".join(f"a{n}=1" for n in range(1_001)))
    if path == "/matches":
        assert_refused(answer, 400, "malformed")
    assert answer.status_code < 500


@pytest.mark.django_db
def test_far_too_many_parameters_of_an_action_are_refused(ana: Person) -> None:
    match = ana.create("easy")
    path = f"/matches/{match['id']}/actions?" + "&".join(f"a{n}=1" for n in range(1_001))
    assert_refused(ana.post(path, {}), 400, "malformed")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "fault",
    [
        SuspiciousOperation(),
        TooManyFieldsSent(),
        RequestDataTooBig(),
        DisallowedHost(),
        BadRequest(),
        UnreadablePostError(),
    ],
)
def test_what_django_finds_wrong_with_a_request_is_malformed(
    ana: Person, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def refuse(*_: Any) -> None:
        raise fault

    monkeypatch.setattr(selectors, "see", refuse)
    assert_refused(ana.get(f"/matches/{uuid.uuid4()}"), 400, "malformed")


@pytest.mark.django_db
def test_a_host_that_is_not_served_is_malformed(ana: Person, settings: Any) -> None:
    settings.ALLOWED_HOSTS = ["games.example"]
    for path in ("/me", "/nothing"):
        assert_refused(ana.get(path, Host="other.example"), 400, "malformed")


@pytest.mark.django_db
def test_a_body_of_unknown_length_is_refused_where_it_cannot_be_read(nobody: Person) -> None:
    chunked: Any = {"CONTENT_LENGTH": "", "HTTP_TRANSFER_ENCODING": "chunked"}
    answer = nobody.client.generic("POST", "/api/v1/guests", b'{"name": "Ana"}', "application/json", **chunked)
    assert "Content-Length" in assert_refused(answer, 400, "malformed")["detail"]
    assert not User.objects.exists()


@pytest.mark.django_db
def test_a_body_that_is_too_large_is_refused_where_none_is_needed(ana: Person) -> None:
    match = ana.create("easy")
    assert_refused(ana.post(f"/matches/{match['id']}/resign", b" " * 70_000), 400, "malformed")
    assert ana.match(match["id"])["seats"][0]["state"] == "playing"


class Odd(msgspec.Struct):
    """What schemas tell less of than types."""

    id: uuid.UUID | None = None
    points: dict[str, tuple[int, Annotated[int, msgspec.Meta(gt=3)]]] = {}
    ways: list[Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]] = []
    half: Annotated[float, msgspec.Meta(multiple_of=0.5)] = 0
    either: int | str = 0
    one: Literal[1, 2] | None = None


@pytest.mark.parametrize(
    ("value", "pointers"),
    [
        ({}, []),
        ({"id": "x"}, ["/id"]),
        (
            {"points": {"a": [1, 4], "b": [1, 4, 5], "c": [1], "d": ["1", "4"]}},
            ["/points/b", "/points/c", "/points/d/0", "/points/d/1"],
        ),
        ({"points": {"a": [1, 3]}}, ["/points"]),
        ({"ways": ["a", "B", "c", "D"]}, ["/ways/1", "/ways/3"]),
        ({"half": 0.3}, ["/half"]),
        ({"half": True, "either": 1.5, "one": 3}, ["/half", "/either", "/one"]),
        ({"either": None, "one": "1"}, ["/either", "/one"]),
        ({"one": True}, ["/one"]),
        ({"half": 1, "either": "a", "one": None}, []),
    ],
)
def test_faults_are_found_by_schema_or_else_as_the_type_tells(value: Any, pointers: list[str]) -> None:
    found = malformed(Odd, value, at="/odd").errors
    assert sorted(fault.pointer for fault in found) == sorted(f"/odd{pointer}" for pointer in pointers)
    assert not any("$." in fault.detail for fault in found)
