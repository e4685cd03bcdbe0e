"""Bodies and queries into typed structs; every fault is named with its pointer."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from django.conf import settings
from django.core.exceptions import TooManyFieldsSent
from rest_framework.request import Request

from gameservice.http import faults
from gameservice.http.problems import Fault, Malformed, shortened

T = TypeVar("T")

DEEPEST = 64
"""How many arrays and objects of a body may lie in each other."""

_TEXT_OR_BRACKET = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)
_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,17})")


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: no unknown fields."""


def require_readable(request: Request) -> None:
    """Raises `Malformed` for a body that is too large, or whose length is not told to a server that must know it."""
    length, limit = request.META.get("CONTENT_LENGTH") or "", settings.MAX_BODY_BYTES
    if length.isdigit() and int(length) > limit:
        raise Malformed(f"The body is too large: at most {limit} bytes are read.")
    if not length and "HTTP_TRANSFER_ENCODING" in request.META:
        raise Malformed("The body's length is not told: send a Content-Length.")


def body(request: Request) -> bytes:
    """The raw body; an empty one reads as an empty object."""
    raw = request._request.body
    return raw if raw.strip() else b"{}"


def decode(raw: bytes, type_: Any) -> Any:
    """JSON as the type. Raises `Malformed`."""
    _require_shallow(raw)
    try:
        return _fitting(raw, type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Malformed(f"The body is no JSON: {fault}.") from None


def _require_shallow(raw: bytes) -> None:
    """How deep a decoder can go differs from one Python to the next; nothing that is meant goes deeper than this."""
    if raw.count(b"[") + raw.count(b"{") <= DEEPEST:
        return
    depth = 0
    for token in _TEXT_OR_BRACKET.findall(raw):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(token, 0)
        if depth > DEEPEST:
            raise Malformed(f"The body is nested too deeply; at most {DEEPEST} levels are read.")


def _fitting(raw: bytes, type_: Any) -> Any:
    try:
        value = _decoder(type_).decode(raw)
    except msgspec.ValidationError:
        # The decoder stops at the first misfit; what follows it may be no JSON at all.
        raise malformed(type_, msgspec.json.decode(raw)) from None
    _require_names_once(raw)
    return value


class _Twice(str):
    """Takes the place of an object that gives this name more than once."""


def _require_names_once(raw: bytes) -> None:
    """Of a name that is given twice some readers take the first value and some the last, so neither is right."""
    found = False

    def once(pairs: list[tuple[str, Any]]) -> Any:
        nonlocal found
        named = dict(pairs)
        if len(named) == len(pairs):
            return named
        found = True
        for name, _ in pairs:
            if name not in named:
                return _Twice(name)
            del named[name]
        return named

    whole = json.loads(raw.decode(), object_pairs_hook=once)
    if found:
        said = "given more than once; give it once"
        pointer = _pointer_of_twice(whole)
        raise Malformed(f"The body does not fit: {pointer}: {said}", errors=[Fault(pointer, said)])


def _pointer_of_twice(whole: Any) -> str:
    waiting = [("", whole)]
    while waiting:
        at, value = waiting.pop()
        match value:
            case _Twice():
                return at + faults.step(value)
            case dict():
                waiting += [(at + faults.step(name), inner) for name, inner in value.items()]
            case list():
                waiting += [(at + faults.step(index), inner) for index, inner in enumerate(value)]
    return ""


def read(request: Request, type_: type[T]) -> T:
    """The request's body as the type. Raises `Malformed`."""
    return cast(T, decode(body(request), type_))


def query(request: Request, type_: type[T]) -> T:
    """The query's parameters as the type, each at most once. Raises `Malformed`."""
    try:
        given = request.GET
    except TooManyFieldsSent:
        raise Malformed("The query has far too many parameters.") from None
    twice = [
        Fault(shortened(name, 60), "Given more than once; give it once.")
        for name in given
        if len(given.getlist(name)) > 1
    ]
    if twice:
        raise Malformed(twice[0].detail, errors=twice)
    plain = {name: str(value) for name, value in given.items()}
    try:
        return msgspec.convert(plain, type_, strict=False)
    except msgspec.ValidationError as refusal:
        found = faults.find(type_, _as_json(plain)) or [faults.told(refusal)]
        named = [Fault(fault.pointer.removeprefix("/"), fault.detail) for fault in found]
        raise Malformed(f"The query does not fit: {_sentence(named)}", errors=named) from None


def malformed(type_: Any, value: Any, at: str = "") -> Malformed:
    """Why a JSON value does not fit the type; pointers begin with `at`."""
    found = faults.find(type_, value)
    if not found:
        try:
            msgspec.convert(value, type_)
        except msgspec.ValidationError as refusal:
            found = [faults.told(refusal)]
    found = [Fault(at + fault.pointer, fault.detail) for fault in found]
    return Malformed(f"The body does not fit: {_sentence(found)}", errors=found)


def _sentence(found: list[Fault]) -> str:
    return "; ".join(f"{fault.pointer or 'the whole'}: {fault.detail}" for fault in found[:3])


def _as_json(plain: Mapping[str, str]) -> dict[str, Any]:
    """A query's texts as what they mean where a number or a truth value is asked for."""
    truths = {"true": True, "false": False}
    numbers = {name: int(value) for name, value in plain.items() if _INTEGER.fullmatch(value)}
    return {name: truths.get(value, numbers.get(name, value)) for name, value in plain.items()}


@cache
def _decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)
