"""Folds over a game: begin it, step it, replay it from its log, play it out at random."""

from collections.abc import Iterable
from contextlib import suppress
from functools import reduce
from typing import TypeVar

from games.core.chance import Chance
from games.core.contract import A, E, Game, L, O, S, Seat, Seating, V
from games.core.errors import Unsettled

T = TypeVar("T")


def fold(game: Game[S, A, E, V, L, O], state: S, events: Iterable[E]) -> S:
    """The state after the events."""
    return reduce(game.evolve, events, state)


def begin(game: Game[S, A, E, V, L, O], seating: Seating, options: O, chance: Chance) -> tuple[S, list[E]]:
    """Set a match up: its first state and the events that led there (decision 0)."""
    events = game.setup(seating, options, chance)
    return fold(game, game.initial(seating, options), events), events


def step(game: Game[S, A, E, V, L, O], state: S, seat: Seat, action: A, chance: Chance) -> tuple[S, list[E]]:
    """One decision: the state after the action and the events that it became. Raises `IllegalAction`."""
    events = game.decide(state, seat, action, chance)
    return fold(game, state, events), events


def replay(game: Game[S, A, E, V, L, O], seating: Seating, options: O, events: Iterable[E]) -> S:
    """The state that a log leads to."""
    return fold(game, game.initial(seating, options), events)


class Unending(Exception):
    """A playout passed its bound: the rules can go round in circles."""


def playout(game: Game[S, A, E, V, L, O], state: S, chance: Chance, bound: int = 10_000) -> tuple[S, int]:
    """Play on at random to the end: the last state and the number of decisions. Raises `Unending`."""
    for steps in range(bound):
        seats = game.to_act(state)
        if not seats:
            return state, steps
        seat = min(seats)
        with suppress(Unsettled):
            state, _ = step(game, state, seat, game.sample(state, seat, chance), chance)
    raise Unending(f"{game.name} was not over after {bound} random decisions")
