"""What a game declares: its types, their names and tags, its options and presets."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from games.core import contract
from games.core.conformance.match import ConformanceFailure
from games.core.contract import Action, AnyGame, Event, Legal, Options, State, View

_VERB = re.compile(r"[a-z]+(_[a-z]+)*")


def shapes(*types: Any) -> Iterator[inspect.Type]:
    """The types and all that they are made of, each once, as msgspec describes them."""
    pending: list[Any] = list(inspect.multi_type_info(types))
    met: set[int] = set()
    while pending:
        shape = pending.pop()
        if isinstance(shape, tuple):
            pending += shape
        elif isinstance(shape, inspect.Field):
            pending.append(shape.type)
        elif isinstance(shape, inspect.Type) and id(shape) not in met:
            met.add(id(shape))
            yield shape
            pending += (getattr(shape, name) for name in shape.__struct_fields__)


def members(union: Any) -> list[inspect.StructType]:
    """The structs of a union, or the one struct."""
    shape = inspect.type_info(union)
    parts = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return [part for part in parts if isinstance(part, inspect.StructType)]


def listed_kinds(game: AnyGame) -> frozenset[type]:
    """The kinds of action that `legal` lists in full: those that its `actions` are declared to hold.

    The others are continuous: `legal` bounds them, and only `check` can tell which of them are legal.
    """
    fields = {field.name: field.type for field in members(game.legal_type)[0].fields}
    return frozenset(
        part.cls
        for shape in _within(fields.get("actions"))
        for part in (shape.types if isinstance(shape, inspect.UnionType) else (shape,))
        if isinstance(part, inspect.StructType)
    )


def _within(shape: inspect.Type | None) -> tuple[inspect.Type, ...]:
    if isinstance(shape, inspect.TupleType):
        return shape.item_types
    return (shape.item_type,) if isinstance(shape, inspect.CollectionType) else ()


def check_types(game: AnyGame) -> None:
    """Tags, bases, hidden fields, options and presets. Raises `ConformanceFailure`."""
    _check_union(game, game.action_type, Action)
    _check_union(game, game.event_type, Event)
    _check_single(game, game.view_type, View, "view")
    _check_single(game, game.legal_type, Legal, "legal")
    _require(game, issubclass(game.state_type, State), f"{game.state_type.__name__} is no State")
    for shape in shapes(game.event_type):
        _require(game, not isinstance(shape, inspect.FloatType), "a field of an event is declared to hold floats")
    _check_options(game)
    _require(game, len(game.players) > 0 and game.players.start >= 1, f"{game.players} allows no table")
    _require(game, game.rules_version >= 1, "`rules_version` begins at 1")
    msgspec.json.encode(game.components())


def _check_union(game: AnyGame, union: Any, base: type) -> None:
    tags: set[Any] = set()
    for member in members(union):
        name, tag = member.cls.__name__, member.tag
        head, _, verb = str(tag).partition(".")
        _require(game, issubclass(member.cls, base), f"{name} is no {base.__name__}")
        _require(
            game,
            head == game.prefix and _VERB.fullmatch(verb) is not None,
            f"{name} is tagged {tag!r}; a tag is '{game.prefix}.' and a verb",
        )
        _require(game, tag not in tags, f"two types are tagged {tag!r}")
        _require(game, "type" not in member.cls.__struct_fields__, f"{name} has a field named 'type'")
        tags.add(tag)


def _check_single(game: AnyGame, declared: type, base: type, verb: str) -> None:
    _require(game, issubclass(declared, base), f"{declared.__name__} is no {base.__name__}")
    tag = members(declared)[0].tag
    _require(game, tag == f"{game.prefix}.{verb}", f"{declared.__name__} is tagged {tag!r}")


def _check_options(game: AnyGame) -> None:
    _require(game, issubclass(game.options_type, Options), f"{game.options_type.__name__} is no Options")
    required = [field.name for field in members(game.options_type)[0].fields if field.required]
    _require(game, not required, f"the options {', '.join(required)} have no default")
    for name, preset in game.presets.items():
        try:
            msgspec.convert(preset, game.options_type)
        except msgspec.ValidationError as error:
            raise ConformanceFailure(f"{game.name}: the preset '{name}' does not fit the options: {error}") from None


def check_names(games: Iterable[AnyGame]) -> None:
    """Each struct's class name begins with its game's and is the only one of that name in all games.

    Raises `ConformanceFailure`. Structs of the contract itself are common to all.
    """
    named: dict[str, type] = {}
    for game in games:
        heads = tuple("".join(word.capitalize() for word in text.split("_")) for text in (game.prefix, game.name))
        for cls in _structs(game):
            name = cls.__name__
            _require(game, name.startswith(heads), f"the struct {name} does not begin with {' or '.join(heads)}")
            other = named.setdefault(name, cls)
            _require(game, other is cls, f"two structs are named {name}: in {other.__module__} and {cls.__module__}")


def _structs(game: AnyGame) -> list[type]:
    declared = (game.state_type, game.options_type, game.view_type, game.legal_type, game.action_type, game.event_type)
    found = (shape.cls for shape in shapes(*declared) if isinstance(shape, inspect.StructType))
    return [cls for cls in found if cls.__module__ != contract.__name__]


def words(union: Any) -> list[str]:
    """All words that a type names: its literals and the values of its enumerations."""
    found: set[Any] = set()
    for shape in shapes(union):
        if isinstance(shape, inspect.LiteralType):
            found.update(shape.values)
        elif isinstance(shape, inspect.EnumType):
            found.update(member.value for member in shape.cls)
    return sorted(word for word in found if isinstance(word, str))


def floats(value: Any, path: str = "") -> Iterator[str]:
    """Where floating-point numbers stand in a plain value (as of `msgspec.to_builtins`)."""
    if isinstance(value, float):
        yield path.lstrip(".")
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from floats(part, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            yield from floats(part, f"{path}[{i}]")


def _require(game: AnyGame, holds: bool, what: str) -> None:
    if not holds:
        raise ConformanceFailure(f"{game.name}: {what}.")
