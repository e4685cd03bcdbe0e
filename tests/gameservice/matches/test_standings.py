"""Leaderboards, and what is told of people's results: to themselves and to others."""

import base64
import json
import uuid
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone

from gameservice.accounts.models import User
from gameservice.ratings import selectors
from gameservice.ratings.models import Rating
from gameservice.timestamps import timestamp
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.openapi.test_answers import Documented
from tests.gameservice.ratings.results import START, duel, placing, play, user

pytestmark = pytest.mark.django_db


def account(person: Person) -> User:
    return User.objects.get(id=person.user["id"])


@pytest.fixture
def ana(db: None) -> Person:
    """A user, as only users are rated."""
    person = Person.guest("Ana")
    User.objects.filter(id=person.user["id"]).update(kind=User.Kind.USER)
    return person


def pages(person: Person, path: str, **asked: Any) -> Iterator[dict[str, Any]]:
    """The items of all pages."""
    cursor: str | None = ""
    while cursor is not None:
        query = "&".join(f"{name}={value}" for name, value in asked.items()) + (f"&cursor={cursor}" if cursor else "")
        answer = person.get(f"{path}?{query}")
        assert answer.status_code == 200, answer.content
        page = answer.json()
        assert set(page) == {"items", "next"}
        assert len(page["items"]) <= asked.get("limit", 20)
        yield from page["items"]
        cursor = page["next"]


def listed(*shown: int, game: str = "ouch", **fields: Any) -> list[User]:
    """Users with these ratings, which count."""
    people = [user(f"User {number}") for number in range(len(shown))]
    plain = {"game": game, "rated": 5, "played": 6, "won": 2, "last_at": timezone.now(), **fields}
    Rating.objects.bulk_create(Rating(user=who, shown=at, **plain) for who, at in zip(people, shown, strict=True))
    return people


def board(person: Person, game: str = "ouch", **asked: Any) -> list[tuple[int, str, int]]:
    """Rank, name and rating."""
    items = pages(person, f"/games/{game}/leaderboard", **asked)
    return [(item["rank"], item["user"]["name"], item["rating"]) for item in items]


def test_a_line_of_a_leaderboard(nobody: Person) -> None:
    (ana,) = listed(1234)
    (line,) = pages(nobody, "/games/ouch/leaderboard")
    assert line == {
        "rank": 1,
        "user": {"id": str(ana.id), "name": "User 0", "kind": "user"},
        "rating": 1234,
        "provisional": False,
        "matches": 6,
        "won": 2,
    }


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 20])
def test_the_best_come_first_and_equals_share_a_rank(nobody: Person, limit: int) -> None:
    shown = [1200, 1100, 1300, 1200, 1200, -20, 0]
    listed(*shown)
    found = board(nobody, limit=limit)
    assert [(rank, rating) for rank, _, rating in found] == [
        *[(1, 1300), (2, 1200), (2, 1200), (2, 1200)],
        *[(5, 1100), (6, 0), (7, -20)],
    ]
    assert len({name for _, name, _ in found}) == len(shown)
    listed(0, 0, game="cactus")
    assert [rank for rank, _, _ in board(nobody, "cactus", limit=limit)] == [1, 1]


def test_only_ratings_that_count_of_people_who_play_are_listed(nobody: Person) -> None:
    listed(1100)
    listed(1200, rated=4)
    listed(1300, last_at=timezone.now() - selectors.LISTED - timedelta(hours=1))
    listed(1400, game="cactus")
    (banned,) = listed(1500)
    User.objects.filter(id=banned.id).update(is_active=False)
    assert [rating for _, _, rating in board(nobody)] == [1100]
    assert [rating for _, _, rating in board(nobody, "cactus")] == [1400]
    assert board(nobody, "aloha_pioha") == []


def test_five_rated_matches_bring_somebody_onto_the_leaderboard(nobody: Person) -> None:
    ana, ben = user("Ana"), user("Ben")
    duel(ana, ben, 4, at=timezone.now())
    assert board(nobody) == []
    duel(ana, ben, at=timezone.now())
    assert [(rank, name) for rank, name, _ in board(nobody)] == [(1, "Ana"), (2, "Ben")]


def test_a_leaderboard_of_no_game_is_not_found(nobody: Person) -> None:
    assert_refused(nobody.get("/games/chess/leaderboard?cursor=x"), 404, "not-found")


def cursor(*position: Any) -> str:
    return base64.urlsafe_b64encode(json.dumps(position).encode()).decode()


MADE_UP = ["x", "é", "%00", cursor(), cursor(1, 1, 1000, "x"), cursor(1, 1, 2**31, str(uuid.uuid4())), cursor(1)]


def test_a_cursor_that_was_made_up_is_refused_or_leads_somewhere(nobody: Person, ana: Person) -> None:
    for made_up in MADE_UP:
        for path in (
            "/games/ouch/leaderboard",
            *(f"/users/{ana.user['id']}/{noun}" for noun in ("results", "ratings")),
        ):
            answer = ana.get(f"{path}?game=ouch&cursor={made_up}" if "users" in path else f"{path}?cursor={made_up}")
            assert_refused(answer, 400, "malformed", "cursor")
    for line in (-(2**31), 2**31 - 1):
        listed(1000, 900)
        answer = nobody.get(
            f"/games/ouch/leaderboard?limit=1&cursor={cursor(line, line, 2**31 - 1, str(uuid.uuid4()))}"
        )
        assert answer.status_code == 200


def test_a_page_of_a_leaderboard_takes_one_query(nobody: Person, django_assert_num_queries: Any) -> None:
    for limit in (2, 20):
        listed(*range(1000, 1030))
        with django_assert_num_queries(1):
            page = nobody.get(f"/games/ouch/leaderboard?limit={limit}").json()
        with django_assert_num_queries(1):
            nobody.get(f"/games/ouch/leaderboard?limit={limit}&cursor={page['next']}")


def test_a_leaderboard_is_read_from_its_index() -> None:
    asked = selectors.listed("ouch", timezone.now())[:20]
    if connection.vendor == "postgresql":
        with connection.cursor() as sql:
            sql.execute("SET LOCAL enable_seqscan = off")  # few rows are read faster without
            sql.execute("SET LOCAL enable_sort = off")
    assert "rating_best" in asked.explain()


def test_a_person_is_told_with_the_counts_of_each_game(ana: Person, ben: Person) -> None:
    me, guest, other = account(ana), account(ben), user("Cleo")
    duel(me, other, 5)
    duel(other, me, game="cactus", public=False)
    play(placing(guest, left=True), placing(me, 2), game="aloha_pioha")
    for caller in (ana, ben):
        answer = caller.get(f"/users/{me.id}").json()
        assert answer == {
            "user": {"id": str(me.id), "name": "Ana", "kind": "user"},
            "created_at": timestamp(me.created_at),
            "games": [
                {"game": "aloha_pioha", "rating": None, "provisional": True, "matches": 1, "won": 0, "left": 0},
                {"game": "cactus", "rating": 927, "provisional": True, "matches": 1, "won": 0, "left": 0},
                {
                    "game": "ouch",
                    "rating": Rating.objects.get(user=me, game="ouch").shown,
                    "provisional": False,
                    "matches": 5,
                    "won": 5,
                    "left": 0,
                },
            ],
        }
    (of_guest,) = ana.get(f"/users/{guest.id}").json()["games"]
    assert (of_guest["rating"], of_guest["won"], of_guest["left"]) == (None, 0, 1)
    assert ana.get(f"/users/{account(Person.guest('Dan')).id}").json()["games"] == []


def test_who_is_no_person_is_not_found(ana: Person) -> None:
    gone = User.objects.create(name="Gone", is_active=False)
    for id_ in (uuid.uuid4(), gone.id):
        for path in ("", "/results", "/ratings", "/results?cursor=x"):
            assert_refused(ana.get(f"/users/{id_}{path}"), 404, "not-found")


def test_people_are_told_to_whoever_has_a_token(nobody: Person) -> None:
    ana = user()
    for path in ("", "/results", "/ratings?game=ouch"):
        assert_refused(nobody.get(f"/users/{ana.id}{path}"), 401, "not-authenticated")


def test_results_are_told_newest_first_and_of_others_only_public_ones(ana: Person, ben: Person) -> None:
    me, other = account(ana), user("Cleo")
    (first,) = duel(me, other)
    (hidden,) = duel(other, me, public=False, game="cactus")
    lone = play(placing(me, left=True), game="aloha_pioha", at=START + timedelta(hours=1))
    path = f"/users/{me.id}/results"
    assert [item["match"] for item in pages(ana, path)] == [str(lone), str(hidden), str(first)]
    told = list(pages(ben, path))
    assert [item["match"] for item in told] == [str(lone), str(first)]
    assert list(pages(ben, path, game="cactus")) == []
    assert [item["match"] for item in pages(ana, path, game="cactus")] == [str(hidden)]
    plain = {"place": 1, "reason": "eight_cards"}
    assert told == [
        {
            **plain,
            "match": str(lone),
            "game": "aloha_pioha",
            "at": "2026-01-01T13:00:00.000000Z",
            "seats": 1,
            "won": False,
            "left": True,
            "rating": None,
        },
        {
            **plain,
            "match": str(first),
            "game": "ouch",
            "at": "2026-01-01T12:00:00.000000Z",
            "seats": 2,
            "won": True,
            "left": False,
            "rating": {"before": 1000, "after": 1138},
        },
    ]


def test_a_cursor_tells_nothing_of_private_matches(ana: Person, ben: Person) -> None:
    """The pages of others are as if there were none."""
    me, other = account(ana), user("Cleo")
    told: list[str] = []
    for _ in range(3):
        duel(me, other, 2, public=False)
        told[:0] = [str(match) for match in duel(me, other)]
    for limit in (1, 2, 3):
        assert [item["match"] for item in pages(ben, f"/users/{me.id}/results", limit=limit)] == told
    assert ben.get(f"/users/{me.id}/results?limit=3").json()["next"] is None
    assert len(list(pages(ana, f"/users/{me.id}/results", limit=2))) == 9


def test_ratings_are_told_oldest_first_and_private_matches_of_others_not_at_all(ana: Person, ben: Person) -> None:
    me, other = account(ana), user("Cleo")
    (first,) = duel(me, other)
    play(placing(me), placing(None, 2))
    (hidden,) = duel(me, other, public=False, at=START + timedelta(hours=1))
    duel(me, other, game="cactus")
    path = f"/users/{me.id}/ratings"
    mine, theirs = (list(pages(caller, path, game="ouch", limit=1)) for caller in (ana, ben))
    assert [point["match"] for point in mine] == [str(first), str(hidden)]
    assert [point["match"] for point in theirs] == [str(first)]
    assert mine[0] == {"at": "2026-01-01T12:00:00.000000Z", "rating": 1138, "match": str(first)}
    assert mine[1]["rating"] == Rating.objects.get(user=me, game="ouch").shown
    assert_refused(ana.get(path), 400, "malformed", "game")
    assert_refused(ana.get(f"{path}?game=chess"), 400, "malformed", "game")


def test_lists_take_as_many_queries_for_one_as_for_many(ana: Person, django_assert_num_queries: Any) -> None:
    me, other = account(ana), user("Cleo")
    for _ in range(2):
        duel(me, other, 5)
        for path in ("", "/results", "/results?limit=2", "/ratings?game=ouch"):
            with django_assert_num_queries(3):  # the token, the person, the list
                assert ana.get(f"/users/{me.id}{path}").status_code == 200


def test_what_is_answered_fits_the_document(nobody: Person, ana: Person) -> None:
    documented = Documented(Client().get("/api/v1/openapi.json").json())
    me, other = account(ana), user("Cleo")
    duel(me, other, 5, at=timezone.now())
    play(placing(me), placing(None, 2), public=False)
    documented.check(nobody.get("/games/ouch/leaderboard?limit=1"), "GET", "/games/{game}/leaderboard")
    documented.check(nobody.get("/games/chess/leaderboard"), "GET", "/games/{game}/leaderboard")
    for path in ("", "/results?limit=3", "/ratings?game=ouch", "/ratings"):
        told = "/users/{user_id}" + path.partition("?")[0]
        documented.check(ana.get(f"/users/{me.id}{path}"), "GET", told)
