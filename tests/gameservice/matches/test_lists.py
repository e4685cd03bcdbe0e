"""Lists of matches, page by page, and the inbox."""

from typing import Any

import pytest

from tests.conftest import Person, Worker
from tests.gameservice.matches.table import sit

HOST_FIRST = {"options": {"first_seat": "host"}}


def listed(person: Person, query: str = "") -> list[str]:
    """The ids of all pages."""
    ids: list[str] = []
    cursor = ""
    while True:
        page = person.get(f"/matches?{query}{cursor}").json()
        assert set(page) == {"items", "next"}
        ids += [match["id"] for match in page["items"]]
        assert len(ids) == len(set(ids)), "a page comes again"
        if page["next"] is None:
            return ids
        cursor = f"&cursor={page['next']}"


@pytest.fixture
def matches(ana: Person, ben: Person) -> dict[str, str]:
    """One match of each sort, by what it is to Ana."""
    aborted = ana.create("open", "open")["id"]
    ana.post(f"/matches/{aborted}/abort")
    finished = sit(ana, ben, on_abandon="forfeit")
    ben.post(f"/matches/{finished.id}/resign")
    watched = ben.post("/matches", {"game": "ouch", "seats": [{"kind": "bot"}] * 2, "visibility": "public"}).json()
    hosted = ana.post("/matches", {"game": "ouch", "seats": [{"kind": "bot"}] * 2}).json()
    hidden, secret = ben.create("open"), ben.create("open", visibility="unlisted")
    return {
        "my turn": sit(ana, ben, **HOST_FIRST).id,
        "his turn": sit(ben, ana, **HOST_FIRST).id,
        "open": ana.create("open")["id"],
        "joinable": ben.create("open", visibility="public")["id"],
        "aborted": aborted,
        "finished": finished.id,
        "watched": watched["id"],
        "hosted": hosted["id"],
        "hidden": hidden["id"],
        "unlisted": secret["id"],
    }


ALL = {"my turn", "his turn", "open", "joinable", "aborted", "finished", "watched", "hosted"}
MINE = {"my turn", "his turn", "open", "aborted", "finished"}


FILTERS: list[tuple[str, set[str]]] = [
    ("", ALL),
    ("game=ouch", ALL),
    ("mine=false&my_turn=false&open=false", ALL),
    ("mine=true", MINE),
    ("mine=1", MINE),
    ("status=open", {"open", "joinable"}),
    ("status=active", {"my turn", "his turn", "watched", "hosted"}),
    ("status=finished", {"finished"}),
    ("status=aborted", {"aborted"}),
    ("my_turn=true", {"my turn"}),
    ("my_turn=true&mine=true&status=active&game=ouch", {"my turn"}),
    ("my_turn=true&status=open", set()),
    ("open=true", {"open", "joinable"}),
    ("open=true&mine=true", {"open"}),
    ("open=true&status=active", set()),
]


@pytest.mark.django_db
def test_filters(ana: Person, matches: dict[str, str]) -> None:
    names = {match_id: name for name, match_id in matches.items()}
    for query, expected in FILTERS:
        found = listed(ana, query)
        assert {names[match_id] for match_id in found} == expected, query
        assert len(found) == len(expected)
        assert found == sorted(found, reverse=True)
        assert listed(ana, f"{query}&limit=1") == found


@pytest.mark.django_db
def test_an_item_is_the_match_without_view_and_legal_actions(ana: Person, ben: Person) -> None:
    table = sit(ana, ben, visibility="public", **HOST_FIRST)
    (item,) = ana.get("/matches").json()["items"]
    assert item == {**ana.match(table.id), "view": None, "legal": None}
    (item,) = Person.guest("Cleo").get("/matches").json()["items"]
    assert (item["invite"], item["you"]) == (None, None)


@pytest.mark.django_db
@pytest.mark.parametrize("limit", [1, 2, 3, 7, 20])
def test_no_match_is_lost_or_doubled_while_new_ones_come(ana: Person, limit: int) -> None:
    there = [ana.create("open")["id"] for _ in range(7)]
    read: list[str] = []
    path: str | None = f"/matches?limit={limit}"
    while path is not None:
        page: dict[str, Any] = ana.get(path).json()
        read += [match["id"] for match in page["items"]]
        assert len(read) <= len(there)
        ana.create("open")
        path = page["next"] and f"/matches?limit={limit}&cursor={page['next']}"
    assert read == there[::-1]


@pytest.mark.django_db
def test_a_page_has_twenty_matches_where_nothing_is_asked(ana: Person, django_assert_max_num_queries: Any) -> None:
    for _ in range(21):
        ana.create("open")
    with django_assert_max_num_queries(3):
        page = ana.get("/matches").json()
    assert len(page["items"]) == 20
    assert page["next"]
    rest = ana.get(f"/matches?cursor={page['next']}").json()
    assert (len(rest["items"]), rest["next"]) == (1, None)


@pytest.mark.django_db
def test_the_inbox_holds_what_waits_for_me(ana: Person, ben: Person, matches: dict[str, str]) -> None:
    inbox = ana.get("/inbox").json()
    assert inbox["next"] is None
    (entry,) = inbox["items"]
    match = ana.match(matches["my turn"])
    assert entry["match"] == match["id"]
    assert {name: entry[name] for name in ("game", "seq", "view", "legal")} == {
        name: match[name] for name in ("game", "seq", "view", "legal")
    }
    assert entry["seat"] == match["you"]
    assert [entry["match"] for entry in ben.get("/inbox").json()["items"]] == [matches["his turn"]]
    assert Person.guest("Cleo").get("/inbox").json()["items"] == []


@pytest.mark.django_db
def test_an_entry_of_the_inbox_is_all_that_is_needed_to_answer(ana: Person, worker: Worker) -> None:
    for _ in range(3):
        ana.create("easy", **HOST_FIRST)
    first, *_ = entries = ana.get("/inbox").json()["items"]
    assert len(entries) == 3
    answer = ana.post(f"/matches/{first['match']}/actions", first["legal"]["actions"][0], If_Match=f'"{first["seq"]}"')
    assert answer.status_code == 200
    waiting = [entry["match"] for entry in ana.get("/inbox").json()["items"]]
    # The one that waits longest comes first.
    assert waiting[:2] == [entry["match"] for entry in entries[1:]]
