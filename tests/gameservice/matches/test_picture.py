"""The board as a picture: who may see it, and when it is read again."""

import uuid
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from games import registry
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit

pytestmark = pytest.mark.django_db


def path(match: dict[str, Any], query: str = "") -> str:
    return f"/matches/{match['id']}/picture.svg{query}"


def title(answer: Any) -> str:
    assert answer.status_code == 200, answer.content
    found = ElementTree.fromstring(answer.content).find("{http://www.w3.org/2000/svg}title")  # noqa: S314  (our own)
    assert found is not None
    return found.text or ""


def move(person: Person, match: dict[str, Any]) -> dict[str, Any]:
    """One action of this person; the match afterwards."""
    assert person.act(match, match["legal"]["actions"][0]).status_code == 200
    return person.match(match["id"])


@pytest.fixture
def match(ana: Person, ben: Person) -> dict[str, Any]:
    """Ana and Ben play, and Ana begins."""
    opened = ana.create("open", options={"first_seat": "host"})
    assert ben.post(f"/matches/{opened['id']}/seats", {"invite": opened["invite"]}).status_code == 201
    return ana.match(opened["id"])


def finished(people: list[Person], match: dict[str, Any]) -> dict[str, Any]:
    """The match played to its end."""
    while match["status"] == "active":
        mover = people[match["waiting_on"][0]["seat"]]
        match = move(mover, mover.match(match["id"]))
    return match


def test_it_is_an_svg_document_of_the_view(ana: Person, match: dict[str, Any]) -> None:
    answer = ana.get(path(match))
    assert answer["Content-Type"] == "image/svg+xml"
    assert answer["Content-Security-Policy"] == "default-src 'none'"
    assert title(answer) == "Ouch! Ana flips a card"
    view = msgspec.json.decode(ana.get(f"/matches/{match['id']}/view").content, type=registry.game("ouch").view_type)
    assert answer.content.decode() == registry.picture("ouch")(view, ["Ana", "Ben"])


def test_its_etag_is_the_view_s(ana: Person, match: dict[str, Any]) -> None:
    first = ana.get(path(match))
    assert first["ETag"] == f'"{match["seq"]}"' == ana.get(f"/matches/{match['id']}/view")["ETag"]
    again = ana.get(path(match), If_None_Match=first["ETag"])
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
    moved = move(ana, match)
    later = ana.get(path(match), If_None_Match=first["ETag"])
    assert (later.status_code, later["ETag"]) == (200, f'"{moved["seq"]}"')
    assert later.content != first.content


def test_it_can_be_seen_as_it_was(ana: Person, match: dict[str, Any]) -> None:
    before = ana.get(path(match))
    move(ana, match)
    earlier = ana.get(path(match, f"?at={match['seq']}"))
    assert (earlier.content, earlier["ETag"]) == (before.content, before["ETag"])
    assert_refused(ana.get(path(match, "?at=1")), 400, "malformed", "at")
    assert_refused(ana.get(path(match, "?at=9999")), 400, "malformed", "at")


@pytest.mark.parametrize(
    ("game", "count"), [(game.name, count) for game in registry.games() for count in sorted({game.players[0], 2})]
)
def test_every_moment_of_a_match_can_be_drawn(ana: Person, ben: Person, game: str, count: int) -> None:
    over = sit(*[ana, ben][:count], game=game).finish()
    drawn = 0
    for seq in range(1, over["seq"] + 1):
        answer = ana.get(path(over, f"?at={seq}"))
        if answer.status_code == 200:
            assert title(answer)
            drawn += 1
    assert drawn > 20


def test_another_seat_s_picture_is_for_later(ana: Person, ben: Person, match: dict[str, Any]) -> None:
    assert ana.get(path(match, "?seat=0")).status_code == 200
    assert_refused(ana.get(path(match, "?seat=1")), 403, "not-your-seat")
    over = finished([ana, ben], match)
    winners = over["outcome"]["winners"]
    told = title(ana.get(path(match, "?seat=1")))
    assert all(name in told for seat, name in enumerate(["Ana", "Ben"]) if seat in winners)
    assert " win" in told
    assert title(ana.get(path(match, f"?seat=1&at={match['seq']}"))) == "Ouch! Ana flips a card"
    assert_refused(ana.get(path(match, "?seat=2")), 404, "not-found")


def test_a_private_match_is_not_told_of(ana: Person, ben: Person) -> None:
    match = ana.create("easy")
    refused = assert_refused(ben.get(path(match)), 404, "not-found")
    assert refused == assert_refused(ben.get(path({"id": uuid.uuid4()})), 404, "not-found")


def test_whoever_may_watch_sees_it(ana: Person, ben: Person, nobody: Person) -> None:
    match = ana.create("easy", visibility="public")
    assert ben.get(path(match)).content == ana.get(path(match)).content
    assert_refused(nobody.get(path(match)), 401, "not-authenticated")


def test_there_is_nothing_to_draw_before_the_start(ana: Person) -> None:
    assert_refused(ana.get(path(ana.create("open"))), 409, "not-active")


def test_names_are_words_and_never_markup(db: None) -> None:
    name = '<a href="x">&'
    eve = Person.guest(name)
    match = eve.create("easy", options={"first_seat": "host"})
    answer = eve.get(path(match))
    assert title(answer) == f"Ouch! {name} flips a card"
    assert b"<a" not in answer.content


def test_the_document_describes_it(nobody: Person) -> None:
    document = nobody.get("/openapi.json").json()
    described = document["paths"]["/api/v1/matches/{match_id}/picture.svg"]["get"]
    reference = described["responses"]["200"]["content"]["image/svg+xml"]["schema"]["$ref"]
    assert document["components"]["schemas"][reference.rsplit("/", 1)[1]] == {"type": "string"}
    assert {p["name"] for p in described["parameters"]} >= {"at", "seat", "If-None-Match", "match_id"}
