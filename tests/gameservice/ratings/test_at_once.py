"""Matches of the same people that end at the same moment."""

from functools import partial
from itertools import permutations

import pytest

from gameservice.ratings.models import Result
from tests.flows.test_at_once import at_once
from tests.gameservice.ratings.results import placing, play, rating, user

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgres]


def test_no_result_is_lost_and_nobody_waits_for_ever() -> None:
    """Seated in every order; the first of them make the ratings that all others change."""
    people = [user(name) for name in ("Ana", "Ben", "Cleo")]
    seatings = [[placing(who, place + 1) for place, who in enumerate(seats)] for seats in permutations(people)]

    at_once([partial(play, *seats) for seats in seatings * 3])

    for who in people:
        found = rating(who)
        assert (found.rated, found.played, found.won) == (18, 18, 6)
        results = list(Result.objects.filter(user=who))
        # Each begins where another ended: a chain from the first rating to the last.
        assert sorted([1000, *(result.after for result in results if result.after is not None)]) == sorted(
            [found.shown, *(result.before for result in results if result.before is not None)]
        )
