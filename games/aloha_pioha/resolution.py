"""Who wins a hair (A17 to A20), and who the match (A21, A25)."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from games.aloha_pioha import moves
from games.aloha_pioha.cards import FORCES
from games.aloha_pioha.facts import Course
from games.aloha_pioha.model import (
    AlohaEnd,
    AlohaHairCard,
    AlohaHairWon,
    AlohaPoints,
    AlohaScored,
    AlohaState,
    AlohaStrand,
    AlohaSums,
    Kind,
    Reason,
)
from games.core.contract import Outcome, Score, Seat
from games.core.ranking import by_points

GREAT_LEAD = 5
"""A25: the lead over the ghost that makes a win a great one."""
STRENGTH = 3
"""What `strong` and `weak` change of the endurance."""
_ENDURANCE = {"strong": STRENGTH, "weak": -STRENGTH}


class Settlement(NamedTuple):
    """How a hair is resolved."""

    sums: tuple[int, int]
    broken: bool
    winner: int
    """The index of the end that wins; −1 for nobody."""
    points: int


def settle(card: AlohaHairCard, tickle: Kind | None, left: Sequence[int], right: Sequence[int]) -> Settlement:
    """A17 to A20: a hair with these forces at its ends, one for each louse; a louse that counts 0 is still a card."""
    sums = _sum(left, tickle), _sum(right, tickle)
    broken = tickle != "steel" and sum(sums) > card.endurance + _ENDURANCE.get(tickle or "", 0)
    points = 2 * card.points if tickle == "double" else card.points
    return Settlement(sums, broken, _winner(sums, (len(left), len(right)), broken, tickle), points)


def _sum(forces: Sequence[int], tickle: Kind | None) -> int:
    if tickle == "champions":
        return max(forces, default=0)
    return sum(forces) + (len(forces) if tickle == "crowd" else 0)


def _winner(sums: tuple[int, int], cards: tuple[int, int], broken: bool, tickle: Kind | None) -> int:
    if not all(cards):  # A20
        return 0 if cards[0] else 1 if cards[1] else -1
    if sums[0] == sums[1]:  # A19
        if cards[0] == cards[1]:
            return -1
        return int((cards[1] > cards[0]) != (tickle == "few_and_brave"))
    stronger_wins = broken == (tickle == "topsy_turvy")  # A18
    return int((sums[1] > sums[0]) == stronger_wins)


def counted(end: AlohaEnd, tickle: Kind | None, down: Sequence[int] = FORCES) -> list[int]:
    """What each louse on an end counts before the tickle's arithmetic. `down` tells by louse what one that lies face
    down is taken for; under a `blindfold` it is 0."""
    blind = tickle == "blindfold"
    return [FORCES[laid.louse] if laid.up else 0 if blind else down[laid.louse] for laid in end.lice]


def settled(strand: AlohaStrand) -> Settlement:
    """A hair as it is resolved now, by the true forces."""
    left, right = (counted(end, strand.tickle) for end in strand.ends)
    return settle(strand.card, strand.tickle, left, right)


def resolve(course: Course) -> None:
    """A17 to A21, A25: the last facts of the match. What lay face down counts as such, so hairs are settled first."""
    strands = course.state.strands
    for hair in range(len(strands)):
        moves.reveal(course, None, hair)
    for hair, strand in enumerate(strands):
        found = settled(strand)
        tribe = strand.ends[found.winner].tribe if found.winner >= 0 else -1
        ghost = tribe == course.state.seats
        course.add(
            AlohaHairWon(
                hair=hair,
                winner=None if tribe < 0 or ghost else tribe,
                ghost=ghost,
                sums=AlohaSums(*found.sums),
                broken=found.broken,
                points=found.points,
            )
        )
    _score(course)


def _score(course: Course) -> None:
    state = course.state
    totals, ghost = _totals(state)
    reason: Reason = "hairs_resolved"
    winners = by_points(totals, state.withdrawn)[0]
    best = max(totals[seat] for seat in winners)
    if state.seats == 1:
        lead = totals[0] - ghost
        reason = "great_win" if lead >= GREAT_LEAD else "win" if lead > 0 else "beaten"
        winners, best = (winners, best) if lead > 0 else ((), ghost)
    course.add(
        AlohaScored(
            reason=reason,
            scores=tuple(AlohaPoints(seat, total) for seat, total in totals.items()),
            winners=winners,
            winning_total=best,
            ghost=ghost if state.seats == 1 else UNSET,
        )
    )


def _totals(state: AlohaState) -> tuple[dict[Seat, int], int]:
    """The points of each seat, and the ghost's."""
    totals, ghost = dict.fromkeys(range(state.seats), 0), 0
    for strand in state.strands:
        if strand.result and strand.result.winner is not None:
            totals[strand.result.winner] += strand.result.points
        elif strand.result and strand.result.ghost:
            ghost += strand.result.points
    return totals, ghost


def outcome(state: AlohaState) -> Outcome | None:
    """How the match ended; None while it runs."""
    if state.ended is None:
        return None
    totals, ghost = _totals(state)
    places = by_points(totals, state.withdrawn)
    return Outcome(
        reason=state.ended,
        ranking=places,
        winners=() if state.ended == "beaten" else places[0],
        scores=tuple(Score(seat, total, {"hairs": total}) for seat, total in totals.items()),
        ghost=ghost if state.seats == 1 else UNSET,
    )
