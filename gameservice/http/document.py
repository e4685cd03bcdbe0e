"""The OpenAPI document as a whole: its last touches, and its address."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from django.http import HttpRequest, HttpResponse
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiJsonRenderer

from gameservice.http.components import answered
from gameservice.http.problems import MEDIA_TYPE

EXAMPLES = Path(__file__).with_name("examples.json")
ADDRESS_WORDS = {
    "match_id": "The match's id.",
    "token_id": "The token's id.",
    "bot_id": "The bot's id.",
    "webhook_id": "The webhook's id.",
    "delivery_id": "The delivery's id.",
    "seat": "The seat's number, from 0.",
    "code": "The invite's code: `invite` of the match.",
}


@cache
def _document() -> bytes:
    generator: Any = SchemaGenerator()
    return bytes(OpenApiJsonRenderer().render(generator.get_schema(request=None, public=True)))


def openapi(request: HttpRequest) -> HttpResponse:
    """The document. It is the same for everyone, so it is generated once."""
    return HttpResponse(_document(), content_type="application/json")


def finish(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """drf-spectacular's hook for the finished document."""
    _require_bodies(result)
    _complete_answers(result)
    _describe_addresses(result)
    _show_answers(result)
    _share(result, "headers", _headers(result))
    _share(result, "responses", _problems(result))
    return result


def _operations(result: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in result["paths"].values():
        yield from methods.values()


def _require_bodies(result: dict[str, Any]) -> None:
    """A union fits no empty body; where every field has a default drf-spectacular knows that the body may be left
    out."""
    for operation in _operations(result):
        if "requestBody" in operation:
            body = operation["requestBody"]
            schemas = [content["schema"] for content in body["content"].values()]
            if any("oneOf" in _component(result, schema["$ref"]) for schema in schemas):
                body["required"] = True


def _complete_answers(result: dict[str, Any]) -> None:
    """What no request holds is only answered."""
    sent: set[str] = set()
    bodies = [operation["requestBody"] for operation in _operations(result) if "requestBody" in operation]
    waiting = [reference for body in bodies for reference in _references(body)]
    while waiting:
        reference = waiting.pop()
        if reference not in sent:
            sent.add(reference)
            waiting += _references(_component(result, reference))
    for name, component in result["components"]["schemas"].items():
        if f"#/components/schemas/{name}" not in sent:
            component.update(answered(component))


def _describe_addresses(result: dict[str, Any]) -> None:
    for operation in _operations(result):
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "path" and parameter["name"] in ADDRESS_WORDS:
                parameter.setdefault("description", ADDRESS_WORDS[parameter["name"]])


def _show_answers(result: dict[str, Any]) -> None:
    """An example for each answer that has none: one that was recorded (`make openapi`)."""
    recorded = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    for path, methods in result["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                example = recorded.get(f"{method.upper()} {path.removeprefix('/api/v1')} {status}")
                for content in answer.get("content", {}).values():
                    if example is not None and not content.get("examples"):
                        content["example"] = example


Named = Iterator[tuple[str, dict[str, Any], str]]


def _headers(result: dict[str, Any]) -> Named:
    """Each header of an answer: its name, and where it is found by which key."""
    for operation in _operations(result):
        for response in operation["responses"].values():
            for name in response.get("headers", {}):
                yield name, response["headers"], name


def _problems(result: dict[str, Any]) -> Named:
    """Each refusal: its codes, and where it is found by which key."""
    for operation in _operations(result):
        for status, response in operation["responses"].items():
            for media_type, content in response.get("content", {}).items():
                if media_type == MEDIA_TYPE:
                    codes = [example["value"]["code"] for example in content["examples"].values()]
                    yield "-or-".join(codes), operation["responses"], status


def _share(result: dict[str, Any], kind: str, found: Named) -> None:
    """What many operations have in common is told once and referred to."""
    shared = result["components"].setdefault(kind, {})
    for name, holder, key in found:
        if shared.setdefault(name, holder[key]) == holder[key]:
            holder[key] = {"$ref": f"#/components/{kind}/{name}"}
    result["components"][kind] = dict(sorted(shared.items()))


def _component(result: dict[str, Any], reference: str) -> dict[str, Any]:
    found: dict[str, Any] = result["components"]["schemas"][reference.rsplit("/", 1)[-1]]
    return found


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, list):
        for item in schema:
            yield from _references(item)
    elif isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value
            elif key not in {"example", "examples"}:
                yield from _references(value)
