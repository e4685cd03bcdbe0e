"""The command."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from games import registry
from games.core.contract import LEVELS
from games.core.errors import InvalidOptions, UnknownLevel
from games.tournament.report import plot, tables
from games.tournament.schedule import SCHEDULES, bot, fixtures, options_of, run
from games.tournament.standings import ratings


def main(arguments: Sequence[str]) -> str:
    """Play the tournament that the command line describes; the tables to print."""
    parser = argparse.ArgumentParser(prog="python -m games.tournament", description="Play bots off each other.")
    parser.add_argument("game", choices=registry.NAMES)
    parser.add_argument(
        "bots", nargs="*", default=list(LEVELS), help="levels, and module:attribute of others; by default all levels"
    )
    parser.add_argument("--seats", type=int, default=2, help="1: each bot by itself, where one may play alone")
    parser.add_argument("--matches", type=int, default=400, help="for each pair, or each choice of bots")
    parser.add_argument(
        "--schedule", choices=SCHEDULES, default="pairs", help="one among copies of another, or all seatings of all"
    )
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; by default one a core")
    parser.add_argument("--plot", type=Path, help="where to write the ratings as SVG")
    asked = parser.parse_args(arguments)
    if fault := _fault(asked):
        parser.error(fault)
    todo = fixtures(
        asked.game,
        asked.bots,
        asked.seats,
        asked.matches,
        asked.seed,
        schedule=asked.schedule,
        options=asked.options,
    )
    played = run(todo, asked.jobs)
    if asked.plot:
        title = f"{registry.game(asked.game).title}: {len(played)} matches of {asked.seats}"
        asked.plot.write_text(plot(title, ratings(played)), "utf-8")
    return tables(played)


def _fault(asked: Any) -> str:
    """Why it cannot be played; empty where it can."""
    players = registry.game(asked.game).players
    if asked.seats not in players:
        alone = "not alone but " if asked.seats == 1 else ""
        return f"{asked.game} is played {alone}by {players.start} to {players.stop - 1}"
    least = min(asked.seats, 2)
    if len(set(asked.bots)) < max(least, len(asked.bots)) or min(asked.matches, asked.jobs) < 1:
        return f"a tournament of {asked.seats} needs {least} different bots or more, one match and one process at least"
    if asked.plot and asked.seats == 1:
        return "who plays alone has no rating to plot"
    try:
        options_of(asked.game, asked.options, asked.seats)
        for name in asked.bots:
            bot(asked.game, name)
    except (msgspec.ValidationError, InvalidOptions, UnknownLevel, ImportError, AttributeError) as error:
        return str(error)
    return ""


if __name__ == "__main__":
    print(main(sys.argv[1:]))  # noqa: T201  (a command's answer)
