"""The golden document, and what the tests ask of it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

GOLDEN = Path(__file__).with_name("openapi.json")

Json = dict[str, Any]


@pytest.fixture(scope="session")
def document() -> Json:
    golden: Json = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return golden


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    """Method, path and operation."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def resolve(document: Json, node: Json) -> Json:
    """What a reference refers to; anything else is itself."""
    if "$ref" not in node:
        return node
    found: Any = document
    for step in node["$ref"].removeprefix("#/").split("/"):
        found = found[step]
    return resolve(document, found)
