"""What becomes of matches between bots: `python -m games.aloha_pioha.balance --games 2000`.

`--options '{"tickles": false}'` changes the game; of the table and what else may be asked see `games.core.balance`.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from games.aloha_pioha import BOTS, GAME
from games.aloha_pioha.cards import CLOCKS, FORCES
from games.aloha_pioha.model import AlohaPlayed, AlohaState, AlohaStrand, AlohaTickled, AlohaTurnBegan
from games.aloha_pioha.resolution import settle
from games.core.balance import Deal, Report, Row, count, per_case, per_match, rate, share
from games.core.contest import Contest, play

T = TypeVar("T")


@dataclass(frozen=True)
class Hair:
    """What became of a hair."""

    lice: int
    sum: int
    """Of the forces that counted at both ends."""
    broken: bool
    contested: bool
    """A20: there are lice on both ends."""
    even: bool
    """A19: contested, with equal forces."""
    unwon: bool
    tickled: bool
    turned: bool | None
    """Whether another end, or nobody, would have won without its clock; None where none is on it."""


@dataclass(frozen=True)
class Match:
    """What a match showed."""

    alone: bool
    hairs: tuple[Hair, ...]
    faces: tuple[bool, ...]
    """Of the lice that seats played in their turns: whether face down."""
    unseen: tuple[bool, ...]
    """Of the tickles that seats placed: whether from the deck."""
    stuck: int
    """A10: turns without a place to play on."""
    first: float
    """The part of the win that the starting player has."""
    last: float
    """And the player who plays last."""
    shared: bool
    points: int
    """Of the best seat."""
    lead: int
    """Over the next, or the ghost."""
    reason: str


def watch(deal: Deal) -> Match:
    """Play a match and see what it shows."""
    return observed(play(GAME, deal.options, [BOTS[deal.level]] * deal.seats, deal.seed))


def observed(contest: Contest) -> Match:
    """What a match between bots shows."""
    state: AlohaState = contest.state
    own = [event for event in contest.events if event.seat is not None]
    points = sorted((score.total for score in contest.outcome.scores), reverse=True)
    rival = contest.outcome.ghost if isinstance(contest.outcome.ghost, int) else points[1]
    return Match(
        alone=state.seats == 1,
        hairs=tuple(_hair(strand, state.seats) for strand in state.strands),
        faces=tuple(event.face == "down" for event in own if isinstance(event, AlohaPlayed) and not event.extra),
        unseen=tuple(event.from_ == "deck" for event in own if isinstance(event, AlohaTickled)),
        stuck=sum(isinstance(event, AlohaTurnBegan) and event.asks == "comb" for event in own),
        first=contest.share(state.first),
        last=contest.share((state.first - 1) % state.seats),
        shared=len(contest.outcome.winners) > 1,
        points=points[0],
        lead=points[0] - rival,
        reason=contest.outcome.reason,
    )


def _hair(strand: AlohaStrand, seats: int) -> Hair:
    assert strand.result is not None
    left, right = ([FORCES[laid.louse] for laid in end.lice] for end in strand.ends)
    sums, contested = strand.result.sums, bool(left and right)
    tribe = seats if strand.result.ghost else -1 if strand.result.winner is None else strand.result.winner
    plain = settle(strand.card, None, left, right).winner
    turned = tribe != (strand.ends[plain].tribe if plain >= 0 else -1)
    return Hair(
        lice=len(left) + len(right),
        sum=sums.left + sums.right,
        broken=strand.result.broken,
        contested=contested,
        even=contested and sums.left == sums.right,
        unwon=tribe < 0,
        tickled=strand.tickle is not None,
        turned=turned if strand.tickle in CLOCKS else None,
    )


# The table.


def hairs(quantity: Callable[[Hair], T]) -> Callable[[Match], Iterable[T]]:
    return lambda match: map(quantity, match.hairs)


ROWS: Mapping[str, Row[Match]] = {
    "matches": count,
    "lice a hair": per_case(hairs(lambda hair: hair.lice)),
    "sum of the forces on a hair": per_case(hairs(lambda hair: hair.sum)),
    "hairs that break": share(hairs(lambda hair: hair.broken)),
    "hairs on which a tribe is alone, or none": share(hairs(lambda hair: not hair.contested)),
    "hairs with equal forces": share(hairs(lambda hair: hair.even)),
    "hairs that nobody wins": share(hairs(lambda hair: hair.unwon)),
    "lice played face down": share(lambda match: match.faces),
    "turns without a place, in a match": per_match(lambda match: match.stuck),
    "tickles in a match": per_match(lambda match: sum(hair.tickled for hair in match.hairs)),
    "hairs with a tickle": share(hairs(lambda hair: hair.tickled)),
    "tickles taken unseen": share(lambda match: match.unseen),
    "clocks that changed who wins their hair": share(hairs(lambda hair: hair.turned)),
    "points of the best seat": per_match(lambda match: match.points),
    "its lead over the next, or the ghost": per_match(lambda match: match.lead),
    "wins of the starting player": rate(lambda match: None if match.alone else match.first),
    "wins of the last player": rate(lambda match: None if match.alone else match.last),
    "shared victories": rate(lambda match: None if match.alone else match.shared),
    "wins over the ghost": rate(lambda match: match.reason != "beaten" if match.alone else None),
    "of these great ones": rate(lambda match: match.reason == "great_win" if match.alone else None),
}

REPORT = Report(GAME, watch, ROWS, games=2000)


if __name__ == "__main__":
    print(REPORT.main(sys.argv[1:]))  # noqa: T201  (a command's answer)
