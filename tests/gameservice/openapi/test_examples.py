"""The examples of answers in the document are answers of the service."""

import json
import os
from datetime import UTC, datetime

import jsonschema
import pytest
from django.utils import timezone

from gameservice.http.document import EXAMPLES
from tests.conftest import Person, Worker
from tests.gameservice.openapi.conftest import Json, operations, resolve
from tests.gameservice.openapi.recording import record

VALIDATOR = jsonschema.Draft202012Validator
CHANGED = "The service answers otherwise than the examples say. If that is meant: `make openapi`, and review the diff."


@pytest.mark.django_db
def test_they_are_what_the_service_answers(
    ana: Person, ben: Person, worker: Worker, monkeypatch: pytest.MonkeyPatch, has_servers: bool
) -> None:
    """With `EXAMPLES=write` they are recorded anew."""
    if has_servers:
        pytest.skip("recorded on SQLite; PostgreSQL writes in other statements, which draw other ids")
    monkeypatch.setattr(timezone, "now", lambda: datetime(2026, 1, 1, 12, tzinfo=UTC))
    paths = [path.removeprefix("/api/v1") for path in ana.get("/openapi.json").json()["paths"]]
    examples = record(ana, ben, worker, paths)
    if os.environ.get("EXAMPLES") == "write":
        EXAMPLES.write_text(json.dumps(examples, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
    assert json.loads(EXAMPLES.read_text(encoding="utf-8")) == examples, CHANGED


def test_they_fit_what_the_document_says(document: Json) -> None:
    for method, path, operation in operations(document):
        for status, answer in operation["responses"].items():
            content = resolve(document, answer).get("content", {}).get("application/json", {})
            if "example" in content:
                schema = {**content["schema"], "components": document["components"]}
                fault = jsonschema.exceptions.best_match(VALIDATOR(schema).iter_errors(content["example"]))
                assert fault is None, f"{method} {path} {status}: {fault.json_path}: {fault.message}"


def test_every_good_answer_has_one(document: Json) -> None:
    without = [
        f"{method} {path} {status}"
        for method, path, operation in operations(document)
        for status, answer in operation["responses"].items()
        for content in resolve(document, answer).get("content", {}).values()
        if not content.get("example") and not content.get("examples")
    ]
    assert without == []
