"""Matches that are really played, simulations included, by the conformance kit: at random, a seat leaving or lapsing at
times."""

from functools import cache

from games.cactus import GAME
from games.cactus.model import CactusDie, CactusEvent, CactusOptions
from games.core.conformance import Match
from games.core.contract import Seating

OPTIONS = (
    CactusOptions(),
    CactusOptions(claims="declare", fallen="return", steadiness="rock"),
    CactusOptions(cactus_choice="free", per_cactus_bonus=True, steadiness="clumsy"),
    CactusOptions(claims="declare", die=CactusDie(1, 2, 3), steadiness="hard"),
)


def match(seats: int, options: CactusOptions, seed: int, length: int) -> Match:
    """At most so many decisions."""
    played = Match(GAME, Seating.of(seats), options, seed)
    played.play(length)
    return played


@cache
def matches() -> tuple[Match, ...]:
    """Some in which everything happens."""
    return tuple(match(2 + seed % 4, OPTIONS[seed % len(OPTIONS)], seed, 40) for seed in range(48, 56))


def events(played: Match) -> list[CactusEvent]:
    return [event for step in played.steps for event in step]
