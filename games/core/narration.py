"""Events told in sentences, and rules told to players, in the languages of each game.

A package that tells its events has `locale/<language>/events.ftl`, a Fluent file with one message for each type of
event: the type with hyphens for dots and underscores ("ouch.turn_began" is `ouch-turn-began`). A game's package also
has `locale/<language>/rules.md`.

A message's variables are the event's fields, by the names that they have in JSON:

* a text or number as it is; true, false and null as the texts "true", "false", "none"; a hidden field as "unset";
* a number that is a seat's also as `$<field>_name`, the name of who sits there: `$seat_name`;
* a text that is itself a message of the file also as `$<field>_name`, what that message says: with
  `hook-red = the red hook` a piece "hook-red" has a `$piece_name`;
* a struct by its fields: `$card_colour`;
* a list as `$<field>_count`, a list of numbers also as `$<field>_text`: "2·3·4", and a list of seats, or of texts that
  are messages, also as `$<field>_names`: "Ana, Ben and Cleo"; of a list of structs the first also as `$<field>_0`.

Beside Fluent's own functions a message may use `EXCESS(a, b)`: how much greater a is than b, 0 where it is not.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from msgspec import UNSET

from games.core.contract import Event

LANGUAGES = ("en", "es")
"""The first one stands in where another is unknown or lacks a message."""

Words: TypeAlias = Callable[[str], str | None]
"""What is said for a text of an event; None where nothing else is than the text."""

_AND = {"en": "and", "es": "y"}
_FUNCTIONS: dict[str, Any] = {"EXCESS": lambda one, other: FluentInt(max(0, one - other))}
_MINUS = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen that stands for a minus; read aloud, only the sign is one."""
_SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Before such names Spanish says "e" for "y"."""


def narrate(game: str, event: Event, names: Sequence[str], language: str) -> str:
    """An event of a game, whole or redacted, as a sentence. `names` are the players', by seat."""
    return sentence(f"games.{game}", str(event.__struct_config__.tag), _by_name(event), names, language)


def sentence(package: str, kind: str, fields: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """An event of type `kind` as a sentence from the Fluent file of `package`; the type itself where none is there.

    `fields` are the event's data with its `seat`, as structs or as plain JSON values.
    """
    language = known(language)
    message = re.sub(r"[._]", "-", kind)
    for told in (language, LANGUAGES[0]):
        bundle = _bundle(package, told)
        said = _said(bundle, message, variables(fields, names, told, partial(_said, bundle)))
        if said is not None:
            return said
    return kind


def rules_text(game: str, language: str) -> str:
    """The rules of a game for its players, as Markdown."""
    return files(f"games.{game}").joinpath("locale", known(language), "rules.md").read_text("utf-8")


def known(language: str) -> str:
    """The language of `LANGUAGES` that a language tag such as "es-AR" asks for."""
    primary = language.partition("-")[0].lower()
    return primary if primary in LANGUAGES else LANGUAGES[0]


def variables(
    fields: Mapping[str, Any], names: Sequence[str], language: str, words: Words = lambda text: None
) -> dict[str, str | int]:
    """What a message may name, as this module's docstring says."""
    return dict(_variables(fields, names, language, words, ""))


def _variables(
    fields: Mapping[str, Any], names: Sequence[str], language: str, words: Words, prefix: str
) -> Iterator[tuple[str, str | int]]:
    for field, value in fields.items():
        name = prefix + field
        if isinstance(value, msgspec.Struct):
            value = _by_name(value)
        if isinstance(value, Mapping):
            yield from _variables(value, names, language, words, f"{name}_")
        elif isinstance(value, list | tuple):
            yield f"{name}_count", len(value)
            if all(type(item) is int for item in value):
                yield f"{name}_text", "·".join(map(str, value))
            called = [known_as for item in value if (known_as := _name(item, names, words)) is not None]
            if len(called) == len(value):
                yield f"{name}_names", _listed(called, language)
            if value and isinstance(value[0], msgspec.Struct | Mapping):
                yield from _variables({"0": value[0]}, names, language, words, f"{name}_")
        else:
            yield name, _plain(value)
            if (known_as := _name(value, names, words)) is not None:
                yield f"{name}_name", known_as


def _by_name(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct, by the names that they have in JSON."""
    fields = zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True)
    return {name: getattr(struct, field) for name, field in fields}


def _name(value: Any, names: Sequence[str], words: Words) -> str | None:
    """Who or what a value stands for: a seat, or something that has a message of its own."""
    if type(value) is int:
        return names[value] if 0 <= value < len(names) else None
    return words(value) if isinstance(value, str) else None


def _plain(value: Any) -> str | int:
    if value is None:
        return "none"
    if value is UNSET:
        return "unset"
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)


def _listed(items: Sequence[str], language: str) -> str:
    """ "Ana", "Ana and Ben", "Ana, Ben and Cleo"."""
    *most, last = items or [""]
    if not most:
        return last
    conjunction = "e" if language == "es" and _SOUNDS_LIKE_I.match(last) else _AND[language]
    return f"{', '.join(most)} {conjunction} {last}"


def _said(bundle: FluentBundle, message: str, told: dict[str, str | int] | None = None) -> str | None:
    """What a message says; None where there is none of that name."""
    if not bundle.has_message(message):
        return None
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"the message {message} has no text"
    text, _ = bundle.format_pattern(pattern, told)
    return _MINUS.sub("−", str(text))


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    """The messages of a package in a language; none where it has no such file."""
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    source = files(package).joinpath("locale", language, "events.ftl")
    if source.is_file():
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
