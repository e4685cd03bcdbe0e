"""Hypothesis strategies for who sits down and what is played, for any game."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from games.core.contract import AnyGame, Options, Seating
from games.core.errors import InvalidOptions

SEEDS = st.integers(0, 2**64 - 1)


def seatings(game: AnyGame) -> st.SearchStrategy[Seating]:
    """Tables of all sizes that the game allows, about which more or less is told."""
    return st.sampled_from(game.players).flatmap(_seating)


def _seating(count: int) -> st.SearchStrategy[Seating]:
    seats = st.sampled_from(range(count))
    return st.builds(
        Seating,
        ages=st.tuples(*[st.none() | st.integers(3, 99)] * count),
        hair_cm=st.tuples(*[st.none() | st.integers(0, 120)] * count),
        host=st.none() | seats,
        previous_winners=st.lists(seats, unique=True, max_size=count).map(lambda won: tuple(sorted(won))),
    )


def options(game: AnyGame) -> st.SearchStrategy[Options]:
    """The defaults, the presets, and whatever fits the declared types."""
    named = [msgspec.convert(preset, game.options_type) for preset in ({}, *game.presets.values())]
    return st.sampled_from(named) | _values(inspect.type_info(game.options_type))


def tables(game: AnyGame) -> st.SearchStrategy[tuple[Seating, Options]]:
    """A seating and options that the game accepts for it."""
    return st.tuples(seatings(game), options(game)).filter(lambda table: _accepted(game, *table))


def _accepted(game: AnyGame, seating: Seating, chosen: Options) -> bool:
    try:
        game.accept(chosen, seating)
    except InvalidOptions:
        return False
    return True


def _values(shape: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type. Raises `NotImplementedError` for types that no option has had so far."""
    match shape:
        case inspect.StructType():
            return st.builds(shape.cls, **{field.name: _values(field.type) for field in shape.fields})
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            low = shape.ge if shape.ge is not None or shape.gt is None else shape.gt + 1
            high = shape.le if shape.le is not None or shape.lt is None else shape.lt - 1
            return st.integers(low, high)
        case inspect.LiteralType():
            return st.sampled_from(shape.values)
        case inspect.EnumType():
            return st.sampled_from(list(shape.cls))
        case inspect.NoneType():
            return st.none()
        case inspect.UnionType():
            return st.one_of([_values(part) for part in shape.types])
        case inspect.TupleType():
            return st.tuples(*[_values(part) for part in shape.item_types])
        case inspect.Metadata():
            return _values(shape.type)
    raise NotImplementedError(f"options of {shape}")
