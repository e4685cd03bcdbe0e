"""What came of matches: wins, and ratings."""

from typing import Any

import pytest
from openskill.models import PlackettLuce

from games.tournament.schedule import Fixture, Played
from games.tournament.standings import Rating, ratings, records, thinking

MODEL = PlackettLuce()


def played(bots: tuple[str, ...], *ranking: tuple[int, ...], judged: tuple[int, ...] = (0,)) -> Played:
    winners = ranking[0]
    shares = tuple((seat in winners) / len(winners) for seat in range(len(bots)))
    return Played(Fixture("ouch", bots, judged, b""), shares, ranking, "over", [[0.5] for _ in bots])


def model(*ranks: float) -> list[Any]:
    rated = MODEL.rate([[MODEL.rating()] for _ in ranks], ranks=list(ranks))
    return [(team[0].mu, team[0].sigma) for team in rated]


def pair(rating: Rating) -> Any:
    return pytest.approx((rating.mu, rating.sigma))


def test_a_match_rates_by_places() -> None:
    found = ratings([played(("a", "b", "c"), (2,), (0,), (1,))])
    assert list(found) == ["c", "a", "b"]
    assert model(1, 2, 0) == [pair(found[bot]) for bot in "abc"]


def test_a_shared_place_is_the_mean_of_all_orders() -> None:
    found = ratings([played(("a", "b"), (0, 1))])
    assert found["a"] == found["b"]
    assert found["a"].mu == pytest.approx(25)
    assert found["a"].sigma < 25 / 3


def test_a_bot_that_holds_two_seats_has_one_rating() -> None:
    found = ratings([played(("a", "b", "b"), (1,), (0,), (2,))])
    _, second, third = model(1, 0, 2)
    assert ((second[0] + third[0]) / 2, (second[1] + third[1]) / 2) == pair(found["b"])


def test_ratings_follow_one_another() -> None:
    once = ratings([played(("a", "b"), (0,), (1,))])
    often = ratings([played(("a", "b"), (0,), (1,))] * 20)
    assert often["a"].mu > once["a"].mu > 25 > once["b"].mu > often["b"].mu
    low, high = often["a"].interval
    assert high - low < once["a"].interval[1] - once["a"].interval[0]
    assert Rating().shown == 1000


def test_wins_are_counted_of_those_who_are_judged() -> None:
    found = records(
        [
            played(("a", "b", "b"), (0,), (1, 2)),
            played(("b", "a", "b"), (0, 1), (2,), judged=(1,)),
            played(("a", "b"), (1,), (0,), judged=(0, 1)),
        ]
    )
    assert found["a", ("b",)].shares == [1, 0.5, 0]
    assert found["b", ("a",)].shares == [1]
    assert found["a", ("b",)].endings == {"over": 3}
    low, high = found["a", ("b",)].interval
    assert 0 < low < found["a", ("b",)].rate < high < 1


def test_thinking_is_counted_by_bot() -> None:
    assert thinking([played(("a", "b", "b"), (0,), (1, 2))]) == {"a": [0.5], "b": [0.5, 0.5]}
