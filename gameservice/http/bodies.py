"""Bodies and queries into typed structs; every fault is named with its pointer."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeVar, cast

import jsonschema
import msgspec
from django.conf import settings
from rest_framework.request import Request

from gameservice.http.problems import Fault, Malformed

T = TypeVar("T")

_INTEGER = re.compile(r"-?[0-9]{1,18}")


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: no unknown fields."""


def body(request: Request) -> bytes:
    """The raw body; an empty one reads as an empty object. Raises `Malformed` where it is too large."""
    limit = settings.MAX_BODY_BYTES
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > limit:
        raise Malformed(f"The body has {length} bytes; at most {limit} are read.")
    raw = request._request.body
    return raw if raw.strip() else b"{}"


def decode(raw: bytes, type_: Any) -> Any:
    """JSON as the type. Raises `Malformed`."""
    try:
        return _fitting(raw, type_)
    except RecursionError:
        raise Malformed("The body is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Malformed(f"The body is no JSON: {fault}.") from None


def _fitting(raw: bytes, type_: Any) -> Any:
    try:
        value = _decoder(type_).decode(raw)
    except msgspec.ValidationError:
        # The decoder stops at the first misfit; what follows it may be no JSON at all.
        raise malformed(type_, msgspec.json.decode(raw)) from None
    json.loads(raw.decode(), object_pairs_hook=_once)
    return value


def _once(pairs: list[tuple[str, Any]]) -> None:
    """Of a name that is given twice some readers take the first value and some the last, so neither is right."""
    names = [name for name, _ in pairs]
    twice = next((name for name in names if names.count(name) > 1), None) if len(set(names)) < len(names) else None
    if twice is not None:
        raise Malformed(f"The body gives '{twice}' more than once; give it once.")


def read(request: Request, type_: type[T]) -> T:
    """The request's body as the type. Raises `Malformed`."""
    return cast(T, decode(body(request), type_))


def query(request: Request, type_: type[T]) -> T:
    """The query's parameters as the type, each at most once. Raises `Malformed`."""
    given = request.GET
    twice = [Fault(name, "Given more than once; give it once.") for name in given if len(given.getlist(name)) > 1]
    if twice:
        raise Malformed(twice[0].detail, errors=twice)
    plain = {name: str(value) for name, value in given.items()}
    try:
        return msgspec.convert(plain, type_, strict=False)
    except msgspec.ValidationError:
        faults = malformed(type_, _as_json(plain)).errors
        named = [Fault(fault.pointer.lstrip("/"), fault.detail) for fault in faults]
        raise Malformed(f"The query does not fit: {_sentence(named)}", errors=named) from None


def malformed(type_: Any, value: Any, at: str = "") -> Malformed:
    """Why a JSON value does not fit the type, every fault of it; pointers begin with `at`."""
    validator = _validator(type_)
    found = [Fault(at + fault.pointer, fault.detail) for fault in _faults(validator.iter_errors(value))]
    if not found:
        # What the type refuses and its schema does not (a text that is no UUID, say).
        try:
            msgspec.convert(value, type_)
        except msgspec.ValidationError as fault:
            found = [Fault(at, str(fault))]
    return Malformed(f"The body does not fit: {_sentence(found)}", errors=found)


def _sentence(faults: list[Fault]) -> str:
    return "; ".join(f"{fault.pointer or 'the whole'}: {fault.detail}" for fault in faults[:3])


def _as_json(plain: Mapping[str, str]) -> dict[str, Any]:
    """A query's texts as what they mean where a number or a truth value is asked for."""
    truths = {"true": True, "false": False}
    numbers = {name: int(value) for name, value in plain.items() if _INTEGER.fullmatch(value)}
    return {name: truths.get(value, numbers.get(name, value)) for name, value in plain.items()}


@cache
def _decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)


@cache
def _validator(type_: Any) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(msgspec.json.schema(type_))


def _faults(errors: Iterator[jsonschema.ValidationError]) -> Iterator[Fault]:
    """One for each misfit; a schema names all missing fields at once, and all unknown ones."""
    missing = set()
    for error in errors:
        at = "".join(_step(part) for part in error.absolute_path)
        given = cast(Any, error.instance)
        match error.validator:
            case "anyOf" if error.context:
                yield from _of_variant(error, at)
            case "required":
                for name in cast(Any, error.validator_value):
                    if name not in given and (at, name) not in missing:
                        missing.add((at, name))
                        yield Fault(at + _step(name), "missing")
            case "additionalProperties":
                known = cast(dict[str, Any], error.schema).get("properties", {})
                detail = f"unknown; known are {', '.join(known) or 'none'}"
                yield from (Fault(at + _step(name), detail) for name in given if name not in known)
            case _:
                yield Fault(at, _detail(error))


def _step(part: str | int) -> str:
    """A step of a JSON pointer."""
    return f"/{str(part).replace('~', '~0').replace('/', '~1')}"


def _of_variant(error: jsonschema.ValidationError, at: str) -> Iterator[Fault]:
    """The faults of the one variant that was meant: the one whose tag was given, or the only one that is no null."""
    tag = cast(dict[str, Any], error.schema).get("discriminator", {}).get("propertyName")
    if tag is None:
        variants = {index for index, _ in enumerate(cast(Any, error.validator_value))}
        other_type = {e.schema_path[0] for e in error.context or () if e.validator == "type" and len(e.path) == 0}
        meant = variants - other_type
        if len(meant) != 1:
            yield Fault(at, _detail(error))
            return
    else:
        instance = error.instance
        if not isinstance(instance, dict):
            yield Fault(at, "must be of type object")
            return
        known = list(cast(dict[str, Any], error.schema)["discriminator"]["mapping"])
        said = instance.get(tag)
        if said not in known:
            yield Fault(at + _step(tag), f"one of {', '.join(known)}")
            return
        meant = {known.index(said)}
    yield from _faults(e for e in error.context or () if e.schema_path[0] in meant)


def _detail(error: jsonschema.ValidationError) -> str:
    """What would be right, in a few words."""
    value = cast(Any, error.validator_value)
    match error.validator:
        case "enum" | "const":
            allowed = value if isinstance(value, list) else [value]
            return f"one of {', '.join(map(str, allowed))}"
        case "type":
            return f"must be of type {value}"
        case "minimum":
            return f"at least {value}"
        case "maximum":
            return f"at most {value}"
        case "minLength":
            return f"at least {value} characters"
        case "maxLength":
            return f"at most {value} characters"
        case "minItems":
            return f"at least {value} items"
        case "maxItems":
            return f"at most {value} items"
        case "pattern":
            return f"must match {value}"
    return "none of the forms allowed here"
