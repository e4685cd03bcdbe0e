"""The types of all games together, as the OpenAPI document shows them."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import fields

from games import registry
from games.core import contract
from gameservice.http.components import NamedUnion
from gameservice.http.descriptions import field_descriptions
from gameservice.http.schema import catalogue
from gameservice.matches.log import SERVICE_EVENTS
from gameservice.timestamps import Timestamp


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _union(types: Iterable[Any]) -> Any:
    return reduce(or_, types)


def _field(event: type[contract.Event], field: msgspec.structs.FieldInfo) -> Any:
    """A field, with its description, as `defstruct` takes it."""
    said = field_descriptions(event).get(field.name)
    type_ = Annotated[field.type, Meta(description=said)] if said else field.type
    return (field.name, type_) if field.default is msgspec.NODEFAULT else (field.name, type_, field.default)


def _logged(event: type[contract.Event]) -> type[msgspec.Struct]:
    """The event as the log shows it: its own fields become `data`."""
    own = [field for field in fields(event) if field.name != "seat"]
    data = msgspec.defstruct(
        f"{event.__name__}Data",
        [_field(event, field) for field in own],
        kw_only=True,
        rename={field.name: field.encode_name for field in own},
        module=event.__module__,
    )
    logged = msgspec.defstruct(
        f"{event.__name__}Event",
        [
            ("seq", int),
            ("seat", contract.Seat | None),
            ("at", Timestamp),
            ("data", data),
            ("hash", Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]),
            ("narration", str | UnsetType, UNSET),
        ],
        tag_field="type",
        tag=event.__struct_config__.tag,
        module=event.__module__,
    )
    logged.__doc__ = event.__doc__
    return logged


def named_unions(games: Iterable[contract.AnyGame]) -> tuple[NamedUnion, ...]:
    """The unions of the document, with these games in it: the actions that each game's legals list, and of all games
    together their views, legals, actions and events."""
    played = tuple(games)
    listed = (_listed(game) for game in played)
    actions = tuple(action for game in played for action in _members(game.action_type))
    events = (*SERVICE_EVENTS, *(event for game in played for event in _members(game.event_type)))
    return (
        *listed,
        NamedUnion("Action", actions),
        NamedUnion("View", tuple(game.view_type for game in played)),
        NamedUnion("Legal", tuple(game.legal_type for game in played)),
        NamedUnion("Event", tuple(_logged(event) for event in events)),
    )


def _listed(game: contract.AnyGame) -> NamedUnion:
    """All actions of the game, or those that leave nothing to choose."""
    prefix = game.view_type.__name__.removesuffix("View")
    (type_,) = (field.type for field in fields(game.legal_type) if field.name == "actions")
    members = _members(get_args(type_)[0])
    is_all = set(members) == set(_members(game.action_type))
    return NamedUnion(f"{prefix}{'' if is_all else 'Legal'}Action", members)


UNIONS = named_unions(registry.games())
catalogue.add(*UNIONS)

if TYPE_CHECKING:
    AnyView: TypeAlias = contract.View
    AnyLegal: TypeAlias = contract.Legal
    AnyAction: TypeAlias = contract.Action
    AnyEvent: TypeAlias = msgspec.Struct
    GameName: TypeAlias = str
else:
    from typing import Literal

    AnyAction, AnyView, AnyLegal, AnyEvent = (_union(union.members) for union in UNIONS[-4:])
    GameName = Literal[registry.NAMES]
