"""Events told in sentences, and rules told to players, in the languages of each game.

A package that tells its events has `locale/<language>/events.ftl`, a Fluent file with one message for each type of
event: the type with hyphens for dots and underscores ("ouch.turn_began" is `ouch-turn-began`). A game's package also
has `locale/<language>/rules.md`.

A message's variables are the event's fields, by the names that they have in JSON:

* a text or number as it is; true, false and null as the texts "true", "false", "none"; a hidden field as "unset";
* a number that is a seat's also as `$<field>_name`, the name of who sits there: `$seat_name`;
* a struct by its fields: `$card_colour`;
* a list as `$<field>_count`, a list of numbers also as `$<field>_text`: "2·3·4", and a list of seats also as
  `$<field>_names`: "Ana, Ben and Cleo".
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import UNSET

from games.core.contract import Event

LANGUAGES = ("en", "es")
"""The first one stands in where another is unknown or lacks a message."""

_AND = {"en": "and", "es": "y"}
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
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            assert pattern is not None, f"the message {message} of {package} has no text"
            text, _ = bundle.format_pattern(pattern, variables(fields, names, told))
            return str(text)
    return kind


def rules_text(game: str, language: str) -> str:
    """The rules of a game for its players, as Markdown."""
    return files(f"games.{game}").joinpath("locale", known(language), "rules.md").read_text("utf-8")


def known(language: str) -> str:
    """The language of `LANGUAGES` that a language tag such as "es-AR" asks for."""
    primary = language.partition("-")[0].lower()
    return primary if primary in LANGUAGES else LANGUAGES[0]


def variables(fields: Mapping[str, Any], names: Sequence[str], language: str) -> dict[str, str | int]:
    """What a message may name, as this module's docstring says."""
    return dict(_variables(fields, names, language, ""))


def _variables(
    fields: Mapping[str, Any], names: Sequence[str], language: str, prefix: str
) -> Iterator[tuple[str, str | int]]:
    for field, value in fields.items():
        name = prefix + field
        if isinstance(value, msgspec.Struct):
            value = _by_name(value)
        if isinstance(value, Mapping):
            yield from _variables(value, names, language, f"{name}_")
        elif isinstance(value, list | tuple):
            yield f"{name}_count", len(value)
            if all(type(item) is int for item in value):
                yield f"{name}_text", "·".join(map(str, value))
            if all(_is_seat(item, names) for item in value):
                yield f"{name}_names", _listed([names[seat] for seat in value], language)
        else:
            yield name, _plain(value)
            if _is_seat(value, names):
                yield f"{name}_name", names[value]


def _by_name(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct, by the names that they have in JSON."""
    fields = zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True)
    return {name: getattr(struct, field) for name, field in fields}


def _is_seat(value: Any, names: Sequence[str]) -> bool:
    return type(value) is int and 0 <= value < len(names)


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


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    """The messages of a package in a language; none where it has no such file."""
    bundle = FluentBundle([language], use_isolating=False)
    source = files(package).joinpath("locale", language, "events.ftl")
    if source.is_file():
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
