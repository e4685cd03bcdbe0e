"""Bots against each other: what they are handed, what a match comes to, and how far its figures go."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import UNSET

from games.core.chance import Chance
from games.core.contest import play, wilson
from games.core.contract import Seat, Seating
from games.core.play import replay
from games.core.search import SearchBot
from tests.games.core.tiny import Duel, Greedy, Nim, NimOptions

NIM = Nim()


class Watching(Greedy):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.log: list[Any] = []

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        self.log = list(log)
        return super().choose(view, legal, seat, log, chance)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_wins_where_it_can(seat: Seat) -> None:
    search = SearchBot(NIM, simulations=300)
    contest = play(NIM, NimOptions(stones=11), [search if other == seat else Greedy() for other in range(2)], b"seed")
    assert [contest.share(other) for other in range(2)] == [float(other == seat) for other in range(2)]
    assert sum(map(len, contest.seconds)) == len(contest.events) >= 4


def test_its_whole_log_leads_to_its_state() -> None:
    contest = play(Duel(), Duel.options_type(), [Greedy(), Greedy()], b"seed")
    assert replay(Duel(), Seating.of(2), Duel.options_type(), contest.events) == contest.state
    assert Duel().outcome(contest.state) == contest.outcome


def test_a_shared_win_counts_in_parts() -> None:
    """Where each of a duel takes one stake of the two, they share its win."""
    contests = [play(Duel(), Duel.options_type(), [Greedy(), Greedy()], bytes([seed])) for seed in range(40)]
    shares = {(contest.share(0), contest.share(1)) for contest in contests}
    assert shares == {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


def test_bots_are_handed_the_redacted_log() -> None:
    watching = Watching()
    play(Duel(), Duel.options_type(), [watching, Greedy()], b"seed")
    dealt = watching.log[0]
    assert type(dealt).__name__ == "DuelDealt"
    assert dealt.hands is UNSET
    assert len(watching.log) > 4


def test_wilson() -> None:
    # Brown, Cai, DasGupta (2001): no success in 20 trials.
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    low, high = wilson(0.5, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
