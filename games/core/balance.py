"""What becomes of many matches between bots, as a table; `games.<name>.balance` says which matches, and what is told.

The table has a column for each number of seats and level. The same seed gives the same matches, however many processes
play them. Of shares of matches the 95 % interval is told; cases within one match depend on each other, so that for them
it would say too much.
"""

import argparse
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from statistics import mean
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from games.core.contest import play_all, wilson
from games.core.contract import LEVELS, AnyGame, Level

M = TypeVar("M")
"""What a match has shown."""


class Deal(NamedTuple):
    """One match to play, by bots of one level."""

    seats: int
    level: Level
    options: Any
    seed: bytes


def deals(seats: int, level: Level, options: Any, games: int, seed: int) -> Iterator[Deal]:
    """The matches of one column; all levels play the same deals."""
    for number in range(games):
        yield Deal(seats, level, options, hashlib.sha256(f"{seed}:{seats}:{number}".encode()).digest())


# Rows.

Row: TypeAlias = Callable[[Sequence[M]], str]
"""What a row says of the matches of a column."""


def count(matches: Sequence[Any]) -> str:
    """How many they are."""
    return f"{len(matches):,}"


def per_match(quantity: Callable[[M], float]) -> Row[M]:
    return lambda matches: f"{mean(map(quantity, matches)):.2f}"


def per_case(cases: Callable[[M], Iterable[float]]) -> Row[M]:
    """The mean over the cases of all matches."""
    return lambda matches: f"{mean(case for match in matches for case in cases(match)):.2f}"


def share(cases: Callable[[M], Iterable[bool | None]]) -> Row[M]:
    """How many of the cases of all matches hold; None is no case."""

    def told(matches: Sequence[M]) -> str:
        found = [case for match in matches for case in cases(match) if case is not None]
        return f"{mean(found):.1%}" if found else "–"

    return told


def rate(part: Callable[[M], float | None]) -> Row[M]:
    """A part of all matches, with its interval; None where there is nothing to take part in."""

    def told(matches: Sequence[M]) -> str:
        found = [taken for match in matches if (taken := part(match)) is not None]
        if not found:
            return "–"
        low, high = wilson(mean(found), len(found))
        return f"{mean(found):.1%} ({low:.1%} – {high:.1%})"

    return told


def table(columns: Mapping[str, Sequence[M]], rows: Mapping[str, Row[M]]) -> str:
    """As Markdown; both by their headings."""
    lines = [["", *columns], ["---"] * (1 + len(columns))]
    lines += [[name, *map(row, columns.values())] for name, row in rows.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# The command.


class Report(NamedTuple, Generic[M]):
    """What a game reports of its matches."""

    game: AnyGame
    watch: Callable[[Deal], M]
    """Plays a match, and says what it shows; a function of some module."""
    rows: Mapping[str, Row[M]]
    games: int
    """How many are played for each column, unless something else is asked for."""

    def main(self, arguments: Sequence[str]) -> str:
        """Play the matches that a command line describes; the table to print."""
        asked = self._asked(arguments)
        columns = {
            self._heading(seats, level, asked.levels): play_all(
                self.watch, list(deals(seats, level, asked.options, asked.games, asked.seed)), asked.jobs
            )
            for seats in asked.seats
            for level in asked.levels
        }
        return table(columns, self.rows)

    def _asked(self, arguments: Sequence[str]) -> argparse.Namespace:
        name = self.game.name
        parser = argparse.ArgumentParser(prog=f"python -m games.{name}.balance", description="Bots of one level play.")
        parser.add_argument("--games", type=int, default=self.games, help="for each number of seats and level")
        players = list(self.game.players)
        parser.add_argument("--seats", type=int, nargs="+", choices=players, default=players)
        parser.add_argument("--levels", nargs="+", choices=LEVELS, default=["normal"])
        parser.add_argument("--options", default="{}", help="of the game, as JSON")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--jobs", type=int, default=1, help="processes")
        asked = parser.parse_args(arguments)
        if min(asked.games, asked.jobs) < 1:
            parser.error("it takes one match and one process at least")
        try:
            asked.options = msgspec.json.decode(asked.options, type=self.game.options_type)
        except msgspec.DecodeError as refusal:
            parser.error(f"--options: {refusal}")
        return asked

    @staticmethod
    def _heading(seats: int, level: Level, levels: Sequence[Level]) -> str:
        heading = "alone" if seats == 1 else f"{seats} seats"
        return heading if len(levels) == 1 else f"{heading}, {level}"
