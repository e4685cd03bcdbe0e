"""What the document owes to whoever writes a client: read from the golden file, operation by operation."""

import itertools
from typing import Any

import jsonschema
import pytest
from django.urls import get_resolver
from msgspec.json import encode

from games import registry
from gameservice.http.problems import MEDIA_TYPE
from gameservice.matches.api.unions import UNIONS
from tests.gameservice.openapi.conftest import Json, operations, resolve

PUBLIC_TAGS = {"games"}
PUBLIC = {("POST", "/guests"), ("POST", "/users"), ("POST", "/tokens")}
PUBLIC |= {("GET", "/invites/{code}"), ("GET", "/invites/{code}/qr.svg")}


def _schemas(document: Json) -> Json:
    schemas: Json = document["components"]["schemas"]
    return schemas


def _problems(operation: Json, document: Json) -> dict[str, Json]:
    return {
        status: resolve(document, response)
        for status, response in operation["responses"].items()
        if status.startswith(("4", "5"))
    }


def test_it_says_what_it_is(document: Json) -> None:
    assert document["openapi"].startswith("3.1")
    info = document["info"]
    assert info["license"] == {"name": "Apache-2.0", "identifier": "Apache-2.0"}
    assert info["version"]
    assert "](/docs/guide)" in info["description"], "the rest of what there is to say"
    assert document["servers"][0]["url"] == "/"


def test_every_operation_is_described(document: Json) -> None:
    tags = {tag["name"] for tag in document["tags"] if tag["description"]}
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(names) == len(set(names))
    for _, path, operation in operations(document):
        assert operation["summary"], path
        assert len(operation["description"]) > 15, path
        assert len(operation["tags"]) == 1, path
        assert set(operation["tags"]) <= tags, path
        for parameter in operation.get("parameters", ()):
            assert parameter["schema"], (path, parameter)


def test_every_address_of_the_api_is_documented(document: Json) -> None:
    routes = {str(pattern.pattern) for pattern in get_resolver().url_patterns}
    documented = {path.removeprefix("/") for path in document["paths"]}
    named = {"".join(part.split(":")[-1] for part in _parts(route)) for route in routes if route.startswith("api/v1/")}
    assert named - documented == {"api/v1/openapi.json", "api/v1/asyncapi.json"}


def _parts(route: str) -> list[str]:
    return route.replace("<", "{<").replace(">", "}").split("<")


def test_a_token_is_asked_for_where_the_service_asks(document: Json) -> None:
    for method, path, operation in operations(document):
        public = (method, path.removeprefix("/api/v1")) in PUBLIC or operation["tags"][0] in PUBLIC_TAGS
        assert operation.get("security", []) == ([] if public else [{"bearer": []}]), (method, path)
        if not public:
            assert "401" in operation["responses"], (method, path)


def test_every_operation_tells_how_it_refuses(document: Json) -> None:
    for method, path, operation in operations(document):
        problems = _problems(operation, document)
        assert {"429", "500"} <= set(problems), path
        queries = [parameter for parameter in operation.get("parameters", ()) if parameter["in"] == "query"]
        assert "400" in problems or not (queries or "requestBody" in operation), (method, path)
        assert "404" in problems or "{" not in path, (method, path)
        for status, response in problems.items():
            assert list(response["content"]) == [MEDIA_TYPE], (path, status)
            examples = response["content"][MEDIA_TYPE]["examples"].values()
            assert all(str(example["value"]["status"]) == status for example in examples)
        assert "Retry-After" in problems["429"]["headers"]


def test_every_answer_has_the_headers_of_all(document: Json) -> None:
    for _, path, operation in operations(document):
        for status, response in operation["responses"].items():
            headers = resolve(document, response)["headers"]
            assert {"X-Request-Id", "RateLimit", "RateLimit-Policy"} <= set(headers), (path, status)


def _of(document: Json, method: str, path: str) -> tuple[set[str], dict[str, set[str]]]:
    """The parameters of an operation, and the headers of its answers by status."""
    operation = document["paths"][f"/api/v1{path}"][method.lower()]
    sent = {parameter["name"] for parameter in operation.get("parameters", ())}
    answered = {
        status: set(resolve(document, response)["headers"]) for status, response in operation["responses"].items()
    }
    return sent, answered


def test_conditional_requests_are_told(document: Json) -> None:
    sent, answered = _of(document, "POST", "/matches/{match_id}/actions")
    assert {"If-Match", "Idempotency-Key", "dry_run"} <= sent
    assert "ETag" in answered["200"]
    assert "ETag" not in answered["400"]
    for path in ("/matches/{match_id}", "/matches/{match_id}/view"):
        sent, answered = _of(document, "GET", path)
        assert "If-None-Match" in sent
        assert "ETag" in answered["200"] & answered["304"]
    for path in ("/matches", "/matches/{match_id}/seats", "/matches/{match_id}/rematch"):
        assert {"Location", "ETag"} <= _of(document, "POST", path)[1]["201"]


def test_parts_of_addresses_have_types(document: Json) -> None:
    expected: Json = {
        "match_id": {"type": "string", "format": "uuid"},
        "token_id": {"type": "string", "format": "uuid"},
        "seat": {"type": "integer"},
        "game": {"type": "string", "enum": sorted(registry.NAMES)},
    }
    found = {
        (parameter["name"], encode(parameter["schema"], order="sorted"))
        for _, _, operation in operations(document)
        for parameter in operation.get("parameters", ())
        if parameter["in"] == "path" and parameter["name"] in expected
    }
    assert found == {(name, encode(schema, order="sorted")) for name, schema in expected.items()}


@pytest.mark.parametrize("union", UNIONS, ids=lambda union: union.name)
def test_unions_tell_their_variants_apart(document: Json, union: Any) -> None:
    component = _schemas(document)[union.name]
    mapping = component["discriminator"]["mapping"]
    assert component["discriminator"]["propertyName"] == "type"
    assert [variant["$ref"] for variant in component["oneOf"]] == list(mapping.values())
    assert list(mapping) == [member.__struct_config__.tag for member in union.members]
    for tag, reference in mapping.items():
        variant = resolve(document, {"$ref": reference})
        assert variant["properties"]["type"] == {"enum": [tag], "type": "string"}
        assert "type" in variant["required"]
        if union.name.endswith("Action"):
            assert variant["additionalProperties"] is False
        if union.name == "Event":
            assert variant["properties"]["data"] == {"$ref": reference.removesuffix("Event") + "Data"}


def test_every_variant_of_every_game_is_in_its_union(document: Json) -> None:
    for game in registry.games():
        for name, type_ in (
            ("Action", game.action_type),
            ("Event", game.event_type),
            ("View", game.view_type),
            ("Legal", game.legal_type),
        ):
            members = getattr(type_, "__args__", (type_,))
            tags = {member.__struct_config__.tag for member in members}
            assert tags <= set(_schemas(document)[name]["discriminator"]["mapping"])


def test_the_move_takes_any_action(document: Json) -> None:
    body = document["paths"]["/api/v1/matches/{match_id}/actions"]["post"]["requestBody"]
    assert body["required"] is True
    assert body["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Action"}


def test_no_union_is_left_without_a_discriminator(document: Json) -> None:
    def unions(node: Any) -> Any:
        if isinstance(node, dict):
            if "oneOf" in node or "anyOf" in node:
                yield node
            node = list(node.values())
        if isinstance(node, list):
            yield from itertools.chain.from_iterable(map(unions, node))

    for name, component in _schemas(document).items():
        for union in unions(component):
            structs = [variant for variant in union.get("oneOf", union.get("anyOf")) if "$ref" in variant]
            assert len(structs) < 2 or "discriminator" in union or name == "MoveOrDryRunBody", name


def test_enumerations_have_a_type(document: Json) -> None:
    def check(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("enum"), list):
                assert "type" in node, node
            node = list(node.values())
        if isinstance(node, list):
            for item in node:
                check(item)

    check(document["components"]["schemas"])


def test_examples_fit_their_schemas(document: Json) -> None:
    seen = 0
    for _, path, operation in operations(document):
        holders = [operation.get("requestBody", {}), *operation["responses"].values()]
        for content in (c for holder in holders for c in resolve(document, holder).get("content", {}).values()):
            whole = {**content["schema"], "components": document["components"]}
            for name, example in content.get("examples", {}).items():
                faults = list(jsonschema.Draft202012Validator(whole).iter_errors(example["value"]))
                assert not faults, (path, name, faults[0].message)
                seen += 1
    assert seen > 50
