"""Typed structs as the components of an OpenAPI document, each under its own class name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from gameservice.http.descriptions import describe

REFERENCE = "#/components/schemas/{name}"

Schema = dict[str, Any]


@dataclass(frozen=True)
class NamedUnion:
    """Tagged structs that a document shows as one component. The name stays when members come, even from one to two:
    clients that were generated before keep compiling.
    """

    name: str
    members: tuple[type[msgspec.Struct], ...]

    def component(self) -> Schema:
        tag_field = self.members[0].__struct_config__.tag_field
        mapping = {str(member.__struct_config__.tag): _reference(member.__name__) for member in self.members}
        references = [{"$ref": reference} for reference in mapping.values()]
        return {"oneOf": references, "discriminator": {"propertyName": tag_field, "mapping": mapping}}


class Catalogue:
    """The named unions of a document."""

    def __init__(self, *unions: NamedUnion) -> None:
        self._unions: dict[frozenset[str], NamedUnion] = {}
        self.add(*unions)

    def add(self, *unions: NamedUnion) -> None:
        """Of two unions with the same members the first gives its name to where they are met."""
        for union in unions:
            self._unions.setdefault(frozenset(_reference(member.__name__) for member in union.members), union)

    def components(self, type_: Any, name: str) -> dict[str, Schema]:
        """The type as the component `name`, and all that it reaches by class name. A tuple of types is one of them,
        told apart by what was asked for. Raises `ValueError` where two classes have one name.
        """
        types = type_ if isinstance(type_, tuple) else (type_,)
        schemas, reached = msgspec.json.schema_components(types, ref_template=REFERENCE)
        for qualified in reached:
            # Where names collide msgspec falls back on names with their modules.
            if "." in qualified:
                raise _collision(qualified.rsplit(".", 1)[-1])
        describe(reached, types)
        used: dict[str, Schema] = {}
        found = {struct: self._shown(schema, used) for struct, schema in reached.items()}
        if isinstance(type_, tuple):
            found[name] = {"oneOf": [self._shown(schema, used) for schema in schemas]}
        elif name not in found:
            found[name] = self._root(schemas[0], used)
        for union, component in used.items():
            merge(found, union, component)
        return found

    def _root(self, schema: Schema, used: dict[str, Schema]) -> Schema:
        """What stands at the top is shown itself, not by reference."""
        union = self._unions.get(_members(schema))
        return union.component() if union else self._shown(schema, used)

    def _shown(self, schema: Any, used: dict[str, Schema]) -> Any:
        if isinstance(schema, list):
            return [self._shown(item, used) for item in schema]
        if not isinstance(schema, dict):
            return schema
        if union := self._unions.get(_members(schema)):
            used[union.name] = union.component()
            rest = {key: value for key, value in schema.items() if key not in {"$ref", "anyOf", "discriminator"}}
            return {**rest, "$ref": _reference(union.name)}
        shown = {key: self._shown(value, used) for key, value in schema.items()}
        if "discriminator" in shown:
            shown["oneOf"] = shown.pop("anyOf")
        return typed_enum(shown)


def merge(known: dict[str, Schema], name: str, component: Schema) -> None:
    """Add a component. Raises `ValueError` where another one has its name."""
    if known.setdefault(name, component) != component:
        raise _collision(name)


def answered(component: Schema) -> Schema:
    """A default is for who sends; answers hold every field, so there it is required and has no default."""
    properties = component.get("properties", {})
    always = {field for field, schema in properties.items() if "default" in schema}
    required = [field for field in properties if field in always or field in component.get("required", ())]
    if not required:
        return component
    plain = {field: {k: v for k, v in schema.items() if k != "default"} for field, schema in properties.items()}
    return {**component, "required": required, "properties": plain}


def typed_enum(schema: Schema) -> Schema:
    """msgspec gives enumerations no JSON type, and generators need it: one of numbers and texts is either. A lone truth
    value is a constant."""
    values = schema.get("enum")
    if not isinstance(values, list) or "type" in schema:
        return schema
    rest = {key: value for key, value in schema.items() if key != "enum"}
    if values in ([True], [False]):
        return {**rest, "type": "boolean", "const": values[0]}
    kinds = {"integer": int, "string": str}
    by_type = {json_type: [value for value in values if type(value) is kind] for json_type, kind in kinds.items()}
    typed = [{"enum": found, "type": json_type} for json_type, found in by_type.items() if found]
    return {**rest, "anyOf": typed} if len(typed) > 1 else {**schema, **(typed[0] if typed else {})}


def query_fields(query: type[msgspec.Struct]) -> Iterable[tuple[str, Schema, bool]]:
    """Each field of a query: its name, its schema and whether it is required."""
    (_,), components = msgspec.json.schema_components([query], ref_template=REFERENCE)
    describe(components, [query])
    schema = components[query.__name__]
    required = set(schema.get("required", ()))
    for name, field in schema["properties"].items():
        yield name, _without_null(field), name in required


def _without_null(field: Schema) -> Schema:
    """A query parameter that is not given is absent, never null."""
    rest = {key: value for key, value in field.items() if key != "anyOf" and (key, value) != ("default", None)}
    variants = [variant for variant in field.get("anyOf", ()) if variant != {"type": "null"}]
    if len(variants) > 1:
        return {**rest, "anyOf": [typed_enum(variant) for variant in variants]}
    return typed_enum({**(variants[0] if variants else {}), **rest})


def _members(schema: Mapping[str, Any]) -> frozenset[str]:
    """What a schema refers to, where it is a tagged union or one struct alone; else nothing."""
    if "discriminator" in schema:
        return frozenset(variant.get("$ref", "") for variant in schema.get("anyOf", ()))
    return frozenset([schema["$ref"]]) if "$ref" in schema else frozenset()


def _reference(name: str) -> str:
    return REFERENCE.format(name=name)


def _collision(name: str) -> ValueError:
    return ValueError(f"two structs are called {name}, and a document knows them by that name alone")
