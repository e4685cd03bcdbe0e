"""What becomes of matches between bots: `python -m games.aloha_pioha.balance --games 2000`.

Prints a Markdown table with a column for each number of seats; `--options '{"tickles": false}'` changes the game. The
same seed gives the same matches, however many processes play them. Of shares of matches the 95 % interval is told;
hairs of one match depend on each other, so that for them it would say too much.
"""

import argparse
import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import NamedTuple, TypeAlias

import msgspec

from games.aloha_pioha import BOTS, GAME
from games.aloha_pioha.cards import CLOCKS, FORCES
from games.aloha_pioha.model import AlohaOptions, AlohaPlayed, AlohaState, AlohaStrand, AlohaTickled, AlohaTurnBegan
from games.aloha_pioha.resolution import settle
from games.core.contest import Contest, play, play_all, wilson
from games.core.contract import LEVELS, Level


class Deal(NamedTuple):
    """One match to play, by bots of one level."""

    seats: int
    level: Level
    options: AlohaOptions
    seed: bytes


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

Row: TypeAlias = Callable[[Sequence[Match]], str]
"""What a row says of the matches of one number of seats."""


def per_hair(quantity: Callable[[Hair], float]) -> Row:
    return lambda matches: f"{mean(quantity(hair) for match in matches for hair in match.hairs):.2f}"


def per_match(quantity: Callable[[Match], float]) -> Row:
    return lambda matches: f"{mean(map(quantity, matches)):.2f}"


def share(cases: Callable[[Match], Iterable[bool | None]]) -> Row:
    """How many of the cases of all matches hold; None is no case."""

    def told(matches: Sequence[Match]) -> str:
        found = [case for match in matches for case in cases(match) if case is not None]
        return f"{mean(found):.1%}" if found else "–"

    return told


def hairs(case: Callable[[Hair], bool | None]) -> Callable[[Match], Iterable[bool | None]]:
    return lambda match: map(case, match.hairs)


def rate(part: Callable[[Match], float | None]) -> Row:
    """A part of all matches, with its interval; None where there is nothing to take part in."""

    def told(matches: Sequence[Match]) -> str:
        found = [taken for match in matches if (taken := part(match)) is not None]
        if not found:
            return "–"
        low, high = wilson(mean(found), len(found))
        return f"{mean(found):.1%} ({low:.1%} – {high:.1%})"

    return told


ROWS: Mapping[str, Row] = {
    "matches": lambda matches: f"{len(matches):,}",
    "lice a hair": per_hair(lambda hair: hair.lice),
    "sum of the forces on a hair": per_hair(lambda hair: hair.sum),
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


def table(by_seats: Mapping[int, Sequence[Match]]) -> str:
    """The matches by number of seats as a Markdown table."""
    heads = ["alone" if seats == 1 else f"{seats} seats" for seats in by_seats]
    lines = [["", *heads], ["---"] * (1 + len(heads))]
    lines += [[name, *map(row, by_seats.values())] for name, row in ROWS.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def deals(seats: int, level: Level, options: AlohaOptions, games: int, seed: int) -> Iterator[Deal]:
    """The matches to play with so many seats."""
    for number in range(games):
        yield Deal(seats, level, options, hashlib.sha256(f"{seed}:{seats}:{number}".encode()).digest())


def main(arguments: Sequence[str]) -> str:
    """Play the matches that the command line describes; the table to print."""
    parser = argparse.ArgumentParser(prog="python -m games.aloha_pioha.balance", description="Bots of one level play.")
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", choices=GAME.players, default=list(GAME.players))
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    if min(asked.games, asked.jobs) < 1:
        parser.error("it takes one match and one process at least")
    try:
        options = msgspec.json.decode(asked.options, type=AlohaOptions)
    except msgspec.DecodeError as refusal:
        parser.error(f"--options: {refusal}")
    return table(
        {
            seats: play_all(watch, list(deals(seats, asked.level, options, asked.games, asked.seed)), asked.jobs)
            for seats in asked.seats
        }
    )


if __name__ == "__main__":
    print(main(sys.argv[1:]))  # noqa: T201  (a command's answer)
