"""Why a JSON value does not fit a type: its faults, each with its pointer.

The decoder of a type stops at the first misfit, so the others are found by the type's schema. The work is bounded as
the answer is: no more is looked at than is told.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from types import NoneType
from typing import Any

import msgspec

from gameservice.http.problems import MOST_FAULTS, Fault, shortened

Schema = dict[str, Any]

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (NoneType,),
}
_REFUSAL = re.compile(r"(?P<said>.*) - at `(?:key in )?\$?(?P<path>.*)`", re.DOTALL)
_STEP = re.compile(r"\.([^.\[]+)|\[([0-9]+)\]")


def find(type_: Any, value: Any) -> list[Fault]:
    """At most `MOST_FAULTS` of them; none where only the type itself knows better (a text that is no UUID, say)."""
    return list(islice(_schemas(type_).faults(value), MOST_FAULTS))


def told(refusal: msgspec.ValidationError) -> Fault:
    """The one fault that a decoder tells."""
    found = _REFUSAL.fullmatch(str(refusal))
    if not found:
        return Fault("", str(refusal))
    path = found["path"].partition("[...]")[0]  # some value of an object: which one is not told
    return Fault("".join(step(name or index) for name, index in _STEP.findall(path)), found["said"])


def step(part: str | int) -> str:
    """A step of a JSON pointer; a long one came from the request, and is not told back in full."""
    return f"/{shortened(str(part), 60).replace('~', '~0').replace('/', '~1')}"


@cache
def _schemas(type_: Any) -> "_Schemas":
    return _Schemas(msgspec.json.schema(type_))


class _Schemas:
    """The schema of a type and those that it refers to: what msgspec writes, no more of JSON Schema."""

    def __init__(self, root: Schema) -> None:
        self._root = root

    def faults(self, value: Any) -> Iterator[Fault]:
        return self._faults(self._root, value, "")

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._root["$defs"][schema["$ref"].rsplit("/", 1)[-1]]
        return schema

    def _faults(self, schema: Schema, value: Any, at: str) -> Iterator[Fault]:
        schema = self._resolved(schema)
        if "anyOf" in schema:
            yield from self._of_variant(schema, value, at)
        elif "enum" in schema:
            # True is no 1 here, and 1.0 neither.
            if not any(type(value) is type(known) and value == known for known in schema["enum"]):
                yield Fault(at, f"one of {', '.join(map(str, schema['enum']))}")
        elif not _is_of_type(schema, value):
            yield Fault(at, f"must be of type {schema['type']}")
        elif isinstance(value, dict):
            yield from self._in_object(schema, value, at)
        elif isinstance(value, list):
            yield from self._in_array(schema, value, at)
        elif isinstance(value, str):
            yield from _in_text(schema, value, at)
        else:
            yield from _in_number(schema, value, at)

    def _of_variant(self, schema: Schema, value: Any, at: str) -> Iterator[Fault]:
        """The faults of the variant that was meant: the one whose tag was given, or the first of the value's type."""
        variants = [self._resolved(variant) for variant in schema["anyOf"]]
        if "discriminator" in schema:
            tag, known = schema["discriminator"]["propertyName"], schema["discriminator"]["mapping"]
            if not isinstance(value, dict):
                yield Fault(at, "must be of type object")
            elif (said := value.get(tag)) not in list(known):
                yield Fault(at + step(tag), f"one of {', '.join(map(str, known))}")
            else:
                yield from self._faults({"$ref": known[said]}, value, at)
            return
        meant = [variant for variant in variants if _is_of_type(variant, value)]
        if meant:
            yield from self._faults(meant[0], value, at)
        else:
            yield Fault(at, f"must be of type {' or '.join(variant['type'] for variant in variants)}")

    def _in_object(self, schema: Schema, value: dict[str, Any], at: str) -> Iterator[Fault]:
        known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name in schema.get("required", ()):
            if name not in value:
                yield Fault(at + step(name), "missing")
        for name, given in value.items():
            if name in known:
                yield from self._faults(known[name], given, at + step(name))
            elif more is False:
                yield Fault(at + step(name), f"unknown; known are {', '.join(known) or 'none'}")
            elif isinstance(more, dict):
                yield from self._faults(more, given, at + step(name))

    def _in_array(self, schema: Schema, value: list[Any], at: str) -> Iterator[Fault]:
        least, most = schema.get("minItems", 0), schema.get("maxItems")
        if len(value) < least:
            yield Fault(at, f"at least {least} {'item' if least == 1 else 'items'}")
        if most is not None and len(value) > most:
            yield Fault(at, f"at most {most} items")
            return  # What is right or wrong with so many matters to nobody.
        each = [*schema.get("prefixItems", ())]
        if isinstance(schema.get("items"), dict):
            each += [schema["items"]] * (len(value) - len(each))
        for index, (item, given) in enumerate(zip(each, value, strict=False)):
            yield from self._faults(item, given, at + step(index))


def _is_of_type(schema: Schema, value: Any) -> bool:
    if "type" not in schema:  # an enumeration, or anything
        return value is not None or None in schema.get("enum", [None])
    return isinstance(value, _TYPES[schema["type"]]) and (type(value) is bool) == (schema["type"] == "boolean")


def _in_text(schema: Schema, value: str, at: str) -> Iterator[Fault]:
    least, most, pattern = schema.get("minLength", 0), schema.get("maxLength"), schema.get("pattern")
    if len(value) < least:
        yield Fault(at, f"at least {least} characters")
    if most is not None and len(value) > most:
        yield Fault(at, f"at most {most} characters")
    if pattern is not None and not re.search(pattern, value):
        yield Fault(at, f"must match {pattern}")


def _in_number(schema: Schema, value: float, at: str) -> Iterator[Fault]:
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is not None and value < least:
        yield Fault(at, f"at least {least}")
    if most is not None and value > most:
        yield Fault(at, f"at most {most}")
