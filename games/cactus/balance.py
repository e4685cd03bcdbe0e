"""What becomes of matches between bots: `python -m games.cactus.balance --games 100 --levels easy normal`.

`--options '{"steadiness": "hard"}'` changes the game; of the table and what else may be asked see `games.core.balance`.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.cactus import BOTS, GAME
from games.cactus.model import (
    Cactus,
    CactusEvent,
    CactusFell,
    CactusForgone,
    CactusPaid,
    CactusPlaced,
    CactusState,
    CactusTurnBegan,
    Piece,
    Rule,
    Why,
)
from games.core.balance import Deal, Report, Row, count, per_match, rate, share
from games.core.contest import Contest, play

T = TypeVar("T")


@dataclass(frozen=True)
class Placed:
    """What came of a placement."""

    others: int
    """That hung on the cactus before."""
    ended: bool
    """It ended the turn: the piece hangs, and nothing is to be mended."""
    dropped: bool
    """C14: the piece fell to the ground."""
    offences: frozenset[Rule]
    felled: int
    """C15: other pieces that fell."""
    touched: bool
    """C16."""


@dataclass(frozen=True)
class Match:
    """What a match showed."""

    turns: int
    placed: tuple[Placed, ...]
    forgone: int
    """C19: turns."""
    hanging: int
    """Pieces in the end."""
    flowers: Mapping[Why, int]
    """Won, or lost, by all seats together."""
    reason: str
    points: int
    """Of the best seat."""
    lead: int
    """Over the next."""
    first: float
    """The part of the win that the starting player has."""
    shared: bool


def watch(deal: Deal) -> Match:
    """Play a match and see what it shows."""
    return observed(play(GAME, deal.options, [BOTS[deal.level]] * deal.seats, deal.seed))


def observed(contest: Contest) -> Match:
    """What a match between bots shows."""
    state: CactusState = contest.state
    flowers: Counter[Why] = Counter()
    for event in contest.events:
        if isinstance(event, CactusPaid):
            flowers[event.why] += event.flowers
    best, second, *_ = sorted(state.flowers, reverse=True)
    return Match(
        turns=sum(isinstance(event, CactusTurnBegan) for event in contest.events),
        placed=tuple(_placements(contest.events)),
        forgone=sum(isinstance(event, CactusForgone) for event in contest.events),
        hanging=sum(len(stand.pieces) for stand in state.cacti),
        flowers=flowers,
        reason=contest.outcome.reason,
        points=best,
        lead=best - second,
        first=contest.share(state.first),
        shared=len(contest.outcome.winners) > 1,
    )


def _placements(events: Sequence[CactusEvent]) -> Iterable[Placed]:
    hanging: dict[Cactus, set[Piece]] = {}
    for event, after in zip(events, [*events[1:], None], strict=True):
        if isinstance(event, CactusForgone) and event.cactus is not None:
            hanging[event.cactus] = {hung.piece for hung in event.pieces}
        if isinstance(event, CactusPlaced):
            yield Placed(
                others=len(hanging.get(event.cactus, set()) - {event.piece}),
                ended=event.held and not event.offences,
                dropped=not event.held,
                offences=frozenset(offence.rule for offence in event.offences),
                felled=len(after.pieces) if isinstance(after, CactusFell) else 0,
                touched=event.touch is not None,
            )
            hanging[event.cactus] = {hung.piece for hung in event.pieces}


# The table.


def placements(case: Callable[[Placed], T]) -> Callable[[Match], Iterable[T]]:
    return lambda match: map(case, match.placed)


def among(fewest: int, most: int) -> Row[Match]:
    """How many placements end their turn where so many pieces hang already."""
    return share(placements(lambda placed: placed.ended if fewest <= placed.others <= most else None))


def offending(rule: Rule) -> Row[Match]:
    return share(placements(lambda placed: rule in placed.offences))


def flowers(*why: Why) -> Row[Match]:
    return per_match(lambda match: sum(match.flowers.get(one, 0) for one in why))


def ending(reason: str) -> Row[Match]:
    return rate(lambda match: match.reason == reason)


ROWS: Mapping[str, Row[Match]] = {
    "matches": count,
    "turns in a match": per_match(lambda match: match.turns),
    "placements in a match": per_match(lambda match: len(match.placed)),
    "placements that end the turn": share(placements(lambda placed: placed.ended)),
    "– on an empty cactus": among(0, 0),
    "– beside 1 or 2 pieces": among(1, 2),
    "– beside 3 or 4": among(3, 4),
    "– beside 5 or more": among(5, 35),
    "placements whose piece falls": share(placements(lambda placed: placed.dropped)),
    "placements that let colours touch": offending("C11"),
    "placements that let shapes touch": offending("C12"),
    "placements on the base": offending("C13"),
    "placements that make others fall": share(placements(lambda placed: placed.felled > 0)),
    "pieces that fall so, in a match": per_match(lambda match: sum(placed.felled for placed in match.placed)),
    "touches of the finger, in a match": per_match(lambda match: sum(placed.touched for placed in match.placed)),
    "turns forgone, in a match": per_match(lambda match: match.forgone),
    "pieces that hang in the end": per_match(lambda match: match.hanging),
    "flowers won for colours": flowers("colour", "cactus_colour"),
    "flowers won for shapes": flowers("shape", "cactus_shape"),
    "flowers won for all colours on a cactus": flowers("all_colours"),
    "flowers lost": flowers("fall", "touch", "forgo"),
    "flowers of the best seat": per_match(lambda match: match.points),
    "its lead over the next": per_match(lambda match: match.lead),
    "ends for want of a basic piece": ending("no_basic"),
    "ends for want of special pieces": ending("no_specials"),
    "ends for want of flowers": ending("no_flowers"),
    "wins of the starting player": rate(lambda match: match.first),
    "shared victories": rate(lambda match: match.shared),
}

REPORT = Report(GAME, watch, ROWS, games=100)


if __name__ == "__main__":
    print(REPORT.main(sys.argv[1:]))  # noqa: T201  (a command's answer)
