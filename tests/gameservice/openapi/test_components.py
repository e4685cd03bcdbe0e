"""Typed structs as components: names, unions, and the traps between msgspec and the document."""

from typing import Annotated, Any, Literal, cast

import msgspec
import pytest
from msgspec import Meta

from games import registry
from games.core.contract import Event
from gameservice.http.components import Catalogue, NamedUnion, merge
from gameservice.http.descriptions import schema
from gameservice.http.schema import Typed, TypedSchema
from gameservice.matches.api.unions import named_unions
from tests.games.sketches.discs import Discs
from tests.games.sketches.moles import Moles


def _struct(name: str, fields: list[Any], **options: Any) -> Any:
    return msgspec.defstruct(name, fields, **options)


Cat = _struct("Cat", [("lives", int)], tag_field="type", tag="pet.cat")
Dog = _struct("Dog", [("name", str)], tag_field="type", tag="pet.dog")


def test_a_union_of_one_keeps_its_name_when_a_second_member_comes() -> None:
    def shown(*members: Any) -> Any:
        pet = members[0] if len(members) == 1 else members[0] | members[1]
        home = _struct("Home", [("pet", pet), ("guest", pet | None), ("all", cast(Any, tuple)[pet, ...])])
        return Catalogue(NamedUnion("Pet", members)).components(home, "Home")

    one, two = shown(Cat), shown(Cat, Dog)
    assert one["Home"] == two["Home"]
    assert one["Home"]["properties"]["pet"] == {"$ref": "#/components/schemas/Pet"}
    assert one["Home"]["properties"]["guest"]["anyOf"] == [{"$ref": "#/components/schemas/Pet"}, {"type": "null"}]
    assert one["Pet"]["discriminator"]["mapping"] == {"pet.cat": "#/components/schemas/Cat"}
    assert two["Pet"]["discriminator"]["mapping"] == {
        "pet.cat": "#/components/schemas/Cat",
        "pet.dog": "#/components/schemas/Dog",
    }
    assert set(two) - set(one) == {"Dog"}


def test_games_that_come_add_components_and_rename_none() -> None:
    def shown(*games: Any) -> dict[str, Any]:
        unions = named_unions(games)
        catalogue = Catalogue(*unions)
        found: dict[str, Any] = {}
        for union in unions:
            members = union.members
            type_ = members[0] if len(members) == 1 else Annotated[_joined(members), Meta()]
            for name, component in catalogue.components(type_, union.name).items():
                merge(found, name, component)
        return found

    before, after = shown(*registry.games()), shown(*registry.games(), Discs(), Moles())
    assert set(before) < set(after)
    # What Discs list leaves nothing to choose: placing a disc is not among it.
    assert {"DiscsLegalAction", "MolesAction", "DiscsView"} <= set(after)
    assert {name for name in before if before[name] != after[name]} == {"Action", "View", "Legal", "Event"}
    assert set(after["View"]["discriminator"]["mapping"]) >= {"ouch.view", "discs.view", "moles.view"}
    assert all("discriminator" in after[name] for name in ("Action", "View", "Legal", "Event"))


class ParcelSent(Event, frozen=True, kw_only=True, tag="parcel.sent", rename={"from_": "from"}):
    """An event with a field whose name in JSON no Python field may have."""

    from_: int = 0
    """Who sent it."""


def test_a_field_is_shown_by_its_name_in_json() -> None:
    class Post(Moles):
        event_type: Any = ParcelSent

    data = {"from": {"type": "integer", "description": "Who sent it.", "default": 0}}
    union = named_unions([Post()])[-1]
    (event,) = (member for member in union.members if member.__name__ == "ParcelSentEvent")
    assert Catalogue().components(event, event.__name__)["ParcelSentData"]["properties"] == data
    told = schema(ParcelSent)["$defs"]["ParcelSent"]["properties"]
    assert told["from"] == data["from"]


def _joined(members: tuple[Any, ...]) -> Any:
    joined = members[0]
    for member in members[1:]:
        joined = joined | member
    return joined


def test_two_structs_of_one_name_are_refused_within_one_type() -> None:
    pair = _struct("Pair", [("one", Cat), ("other", _struct("Cat", [("tail", bool)]))])
    with pytest.raises(ValueError, match="two structs are called"):
        Catalogue().components(pair, "Pair")


def test_two_structs_of_one_name_are_refused_across_operations() -> None:
    from drf_spectacular.plumbing import ComponentRegistry

    schema: Any = TypedSchema()
    schema.registry = ComponentRegistry()
    schema.resolve_serializer(Typed(Cat, "Cat"), "response")
    schema.resolve_serializer(Typed(Cat, "Cat"), "request")
    with pytest.raises(ValueError, match="two structs are called Cat"):
        schema.resolve_serializer(Typed(_struct("Cat", [("tail", bool)]), "Cat"), "response")


def test_enumerations_have_a_type() -> None:
    fields = [
        ("text", Literal["a", "b"]),
        ("number", Literal[1, 2]),
        ("truth", Literal[True]),
        ("any", Literal[1, "a"]),
    ]
    choice = _struct("Choice", fields)
    properties = Catalogue().components(choice, "Choice")["Choice"]["properties"]
    assert properties == {
        "text": {"enum": ["a", "b"], "type": "string"},
        "number": {"enum": [1, 2], "type": "integer"},
        "truth": {"const": True, "type": "boolean"},
        "any": {"anyOf": [{"enum": [1], "type": "integer"}, {"enum": ["a"], "type": "string"}]},
    }
