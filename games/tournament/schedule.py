"""Who meets whom. Each deal is played from every seat, so that neither luck nor seat favours a bot; and all meet in
each, so that ratings, which follow the matches in their order, grow with one another."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, TypeAlias, cast

import msgspec

from games import registry
from games.core.bots import Bot
from games.core.contest import play, play_all
from games.core.contract import Seat, Seating


@dataclass(frozen=True)
class Fixture:
    """One match to play."""

    game: str
    bots: tuple[str, ...]
    """By seat: a level, or the `module:attribute` of a bot or of its class."""
    judged: tuple[Seat, ...]
    """Whose wins are counted."""
    seed: bytes
    options: Mapping[str, Any] = field(default_factory=dict)

    def others(self, seat: Seat) -> tuple[str, ...]:
        """Whom the bot of a seat meets, each once."""
        return tuple(sorted({bot for number, bot in enumerate(self.bots) if number != seat}))


@dataclass(frozen=True)
class Played:
    """What a match showed."""

    fixture: Fixture
    shares: tuple[float, ...]
    """By seat: its part of the win, 0 to 1."""
    ranking: tuple[tuple[Seat, ...], ...]
    """The seats by place, best first."""
    reason: str
    seconds: Sequence[Sequence[float]]
    """By seat: the processor seconds of each of its decisions."""


Meeting: TypeAlias = tuple[int, tuple[str, ...], tuple[Seat, ...]]
"""The number of the deal, the bots by seat, and who is judged."""


def pairs(bots: Sequence[str], seats: int, matches: int) -> Iterator[Meeting]:
    """Of each two bots the later one, in each seat in turn, among copies of the earlier one; alone each by itself. For
    each two `matches`, rounded up to a full turn of the seats."""
    couples = list(combinations(bots, 2) if seats > 1 else zip(bots, bots, strict=True))
    for deal in range(-(-matches // seats)):
        for against, one in couples:
            for seat in range(seats):
                yield deal, tuple(one if own == seat else against for own in range(seats)), (seat,)


def seatings(bots: Sequence[str], seats: int, matches: int) -> Iterator[Meeting]:
    """Each choice of bots that fills the seats, in all its orders: of different bots, where there are enough. For each
    choice `matches`, rounded up to all orders."""
    choices = combinations(bots, seats) if len(bots) >= seats else combinations_with_replacement(bots, seats)
    orders = [sorted(set(permutations(choice))) for choice in choices]
    for deal in range(matches):
        for choice in orders:
            if deal * len(choice) < matches and (len(choice) > 1 or seats == 1):  # none against itself alone
                for order in choice:
                    yield deal, order, tuple(range(seats))


SCHEDULES = {"pairs": pairs, "all": seatings}


def fixtures(
    game: str,
    bots: Sequence[str],
    seats: int,
    matches: int,
    seed: int,
    *,
    schedule: str = "pairs",
    options: Mapping[str, Any] | None = None,
) -> list[Fixture]:
    """All matches of a tournament, deal by deal; a deal is the same for all bots."""
    return [
        Fixture(game, order, judged, hashlib.sha256(f"{seed}:{deal}".encode()).digest(), options or {})
        for deal, order, judged in SCHEDULES[schedule](bots, seats, matches)
    ]


def bot(game: str, name: str) -> Bot:
    """A bot by its level, or by `module:attribute`, where a class is made an instance.

    Raises `UnknownLevel`, `ImportError` and `AttributeError`.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        return registry.bot(game, name)
    found = getattr(import_module(module), attribute)
    return cast(Bot, found() if isinstance(found, type) else found)


def options_of(game: str, given: Mapping[str, Any], seats: int) -> Any:
    """The options of a game. Raises `msgspec.ValidationError` and `InvalidOptions`."""
    rules = registry.game(game)
    options = msgspec.convert(given, rules.options_type)
    rules.accept(options, Seating.of(seats))
    return options


def play_fixture(fixture: Fixture) -> Played:
    """Play one match. An exception, as of a bot that does what is not legal, has a note of who sat where."""
    bots = [bot(fixture.game, name) for name in fixture.bots]
    options = options_of(fixture.game, fixture.options, len(bots))
    try:
        contest = play(registry.game(fixture.game), options, bots, fixture.seed)
    except Exception as error:
        error.add_note(f"In a match of {fixture.game} between {', '.join(fixture.bots)}, by seat.")
        raise
    shares = tuple(contest.share(seat) for seat in range(len(bots)))
    return Played(fixture, shares, contest.outcome.ranking, contest.outcome.reason, contest.seconds)


def run(todo: Sequence[Fixture], jobs: int) -> list[Played]:
    """Play all matches, in `jobs` processes; the answer's order is the order of `todo`."""
    return play_all(play_fixture, todo, jobs)
