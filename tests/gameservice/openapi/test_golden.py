"""The document is golden: it changes when somebody means it to."""

import os
import subprocess
import sys
from pathlib import Path

from django.test import Client

from tests.gameservice.openapi.conftest import GOLDEN, Json

CHANGED = "The API's document has changed. If that is meant: `make openapi`, and review the diff of the golden file."


def test_the_document_is_the_golden_one(document: Json) -> None:
    answer = Client().get("/api/v1/openapi.json")
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/json")
    assert answer.json() == document, CHANGED


def test_another_process_writes_the_same_bytes_without_a_warning(tmp_path: Path) -> None:
    written = tmp_path / "openapi.json"
    options = ["--format", "openapi-json", "--file", str(written), "--fail-on-warn", "--validate"]
    process = subprocess.run(
        [sys.executable, "manage.py", "spectacular", *options],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert written.read_bytes() == GOLDEN.read_bytes(), CHANGED
