"""Bodies and queries into typed structs; every fault is named with its pointer."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeVar, cast

import jsonschema
import msgspec
from django.conf import settings
from rest_framework.request import Request

from gameservice.http.problems import Fault, Malformed

T = TypeVar("T")


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
        return _decoder(type_).decode(raw)
    except msgspec.ValidationError:
        raise malformed(type_, msgspec.json.decode(raw)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        said = "nested too deeply" if isinstance(fault, RecursionError) else str(fault)
        raise Malformed(f"The body is no JSON: {said}.") from None


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
    numbers = {name: int(value) for name, value in plain.items() if value.lstrip("-").isdecimal()}
    return {name: truths.get(value, numbers.get(name, value)) for name, value in plain.items()}


@cache
def _decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)


@cache
def _validator(type_: Any) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(msgspec.json.schema(type_))


def _faults(errors: Iterator[jsonschema.ValidationError]) -> Iterator[Fault]:
    for error in errors:
        if error.validator == "anyOf" and error.context:
            yield from _of_variant(error)
        else:
            yield Fault(_pointer(error), _detail(error))


def _of_variant(error: jsonschema.ValidationError) -> Iterator[Fault]:
    """The faults of the one variant that was meant: the one whose tag was given, or the only one that is no null."""
    tag = cast(dict[str, Any], error.schema).get("discriminator", {}).get("propertyName")
    if tag is None:
        variants = {index for index, _ in enumerate(cast(Any, error.validator_value))}
        other_type = {e.schema_path[0] for e in error.context or () if e.validator == "type" and len(e.path) == 0}
        meant = variants - other_type
        if len(meant) != 1:
            yield Fault(_pointer(error), _detail(error))
            return
    else:
        instance = error.instance
        known = list(cast(dict[str, Any], error.schema)["discriminator"]["mapping"])
        said = instance.get(tag) if isinstance(instance, dict) else None
        if said not in known:
            yield Fault(f"{_pointer(error)}/{tag}", f"one of {', '.join(known)}")
            return
        meant = {known.index(said)}
    yield from _faults(e for e in error.context or () if e.schema_path[0] in meant)


def _pointer(error: jsonschema.ValidationError) -> str:
    path = "".join(f"/{str(part).replace('~', '~0').replace('/', '~1')}" for part in error.absolute_path)
    if error.validator == "required":
        missing = [name for name in cast(Any, error.validator_value) if name not in cast(Any, error.instance)]
        return f"{path}/{missing[0]}" if len(missing) == 1 else path
    if error.validator == "additionalProperties":
        known = cast(dict[str, Any], error.schema).get("properties", {})
        unknown = [name for name in cast(Any, error.instance) if name not in known]
        return f"{path}/{unknown[0]}" if len(unknown) == 1 else path
    return path


def _detail(error: jsonschema.ValidationError) -> str:
    """What would be right, in a few words."""
    value = cast(Any, error.validator_value)
    schema = cast(dict[str, Any], error.schema)
    match error.validator:
        case "enum" | "const":
            allowed = value if isinstance(value, list) else [value]
            return f"one of {', '.join(map(str, allowed))}"
        case "required":
            return "missing"
        case "additionalProperties":
            return f"unknown; known are {', '.join(schema.get('properties', {})) or 'none'}"
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
