"""What `record` writes of a match that is over."""

import uuid
from datetime import timedelta
from typing import Any

import pytest
from django.db import IntegrityError, transaction

from gameservice.accounts.models import User
from gameservice.ratings.models import Rating, Result
from gameservice.ratings.services import record
from gameservice.ratings.skill import Skill
from tests.gameservice.ratings.results import START, duel, placing, play, rating, result, user

pytestmark = pytest.mark.django_db

NEW = Skill()


def counts(who: User) -> tuple[int, int, int, int]:
    """Rated, played, won, left."""
    found = rating(who)
    return found.rated, found.played, found.won, found.left


def test_a_match_of_users_is_counted_and_rated() -> None:
    ana, ben = user(), user("Ben")
    (match,) = duel(ana, ben)
    assert (counts(ana), counts(ben)) == ((1, 1, 1, 0), (1, 1, 0, 0))
    assert (rating(ana).shown, rating(ben).shown) == (1138, 927)
    row = result(ben)
    assert (row.match, row.seat, row.place, row.seats, row.won, row.left) == (match, 1, 2, 2, False, False)
    assert (row.game, row.public, row.reason, row.at) == ("ouch", True, "eight_cards", START)
    assert (row.before, row.after) == (1000, 927)


def test_what_was_believed_before_is_where_the_next_match_begins() -> None:
    ana, ben = user(), user("Ben")
    duel(ana, ben, 2)
    first, second = Result.objects.filter(user=ana).order_by("order")
    assert (first.before, first.after) == (1000, second.before)
    assert second.after == rating(ana).shown > 1138


def test_games_are_rated_apart() -> None:
    ana, ben = user(), user("Ben")
    duel(ana, ben)
    duel(ben, ana, game="cactus")
    assert rating(ana).shown == rating(ben, "cactus").shown == 1138


@pytest.mark.parametrize("kind", [User.Kind.GUEST, User.Kind.BOT, None])
def test_against_a_guest_or_a_bot_nobody_is_rated_and_all_is_counted(kind: User.Kind | None) -> None:
    ana, other = user(), user("Ben", kind) if kind else None
    play(placing(ana), placing(other, 2))
    assert counts(ana) == (0, 1, 1, 0)
    assert rating(ana).skill == NEW
    assert (result(ana).before, result(ana).after, result(ana).seats) == (None, None, 2)
    assert Result.objects.count() == (2 if kind else 1)


def test_a_lone_match_is_counted_and_not_rated() -> None:
    ana = user()
    play(placing(ana), game="aloha_pioha")
    assert rating(ana, "aloha_pioha").played == 1
    assert result(ana).after is None


def test_guests_and_bots_leave_the_comparison() -> None:
    ana, ben, guest = user(), user("Ben"), user("Guest", User.Kind.GUEST)
    play(placing(None), placing(ben, 3), placing(guest, 4), placing(ana, 2))
    assert (rating(ana).shown, rating(ben).shown, rating(guest).shown) == (1138, 927, 1000)
    assert (counts(guest), result(guest).place, result(guest).after) == ((0, 1, 0, 0), 4, None)


def test_a_guest_who_becomes_a_user_keeps_the_counts_and_is_rated_from_then_on() -> None:
    ana, ben = user("Ana", User.Kind.GUEST), user("Ben")
    duel(ana, ben)
    ana.kind = User.Kind.USER
    duel(ana, ben)
    assert counts(ana) == (1, 2, 2, 0)
    assert rating(ana).shown == 1138


def test_whoever_left_is_rated_behind_all_who_stayed_and_has_not_won() -> None:
    ana, ben = user(), user("Ben")
    play(placing(ana, 1, left=True, helped=True), placing(ben, 2))
    assert (counts(ana), counts(ben)) == ((1, 1, 0, 1), (1, 1, 0, 0))
    assert (rating(ana).shown, rating(ben).shown) == (927, 1138)
    assert (result(ana).place, result(ana).won, result(ana).left) == (1, False, True)


def test_a_seat_that_a_bot_helped_to_win_keeps_its_rating() -> None:
    ana, ben = user(), user("Ben")
    play(placing(ana, helped=True), placing(ben, 2))
    assert rating(ana).skill == NEW
    assert counts(ana) == (1, 1, 1, 0)
    assert (result(ana).before, result(ana).after, rating(ben).shown) == (1000, 1000, 927)


def test_of_one_match_nothing_is_written_twice() -> None:
    ana, ben = user(), user("Ben")
    match = uuid.uuid4()
    placings = [placing(ana), placing(ben, 2, seat=1)]
    record(match, "ouch", public=True, reason="eight_cards", placings=placings, at=START)
    with pytest.raises(IntegrityError), transaction.atomic():
        record(match, "ouch", public=True, reason="eight_cards", placings=placings, at=START)
    assert counts(ana) == (1, 1, 1, 0)
    assert Result.objects.count() == 2


def test_it_does_not_matter_who_sat_where() -> None:
    def outcome(order: list[int]) -> list[tuple[float, float]]:
        people = [user(f"User {place}") for place in (1, 2, 2, 4)]
        placings = [placing(who, place) for who, place in zip(people, (1, 2, 2, 4), strict=True)]
        play(*(placings[n] for n in order))
        return [(rating(who).mu, rating(who).sigma) for who in people]

    assert outcome([2, 0, 3, 1]) == outcome([0, 1, 2, 3])


def test_when_the_last_match_ended_is_kept() -> None:
    ana = user()
    for day in (0, 1, 0):  # one was resolved late
        play(placing(ana), at=START + timedelta(days=day))
    assert rating(ana).last_at == START + timedelta(days=1)


def test_a_match_of_bots_leaves_nothing() -> None:
    play(placing(None), placing(None, 2))
    assert not Result.objects.exists()
    assert not Rating.objects.exists()


@pytest.mark.parametrize("count", [2, 5])
def test_the_number_of_queries_is_that_of_a_match_of_two(count: int, django_assert_num_queries: Any) -> None:
    placings = [placing(user(str(place)), place, seat=place) for place in range(1, count + 1)]
    with django_assert_num_queries(4):
        record(uuid.uuid4(), "ouch", public=True, reason="eight_cards", placings=placings, at=START)
