"""What is generated is what the document says today, and what is published has the version of the service."""

import filecmp
import json
import tomllib
from pathlib import Path
from typing import get_args

import pytest
from gameservice_client.rest import unions

from deploy.sdk.generate import DOCUMENT, HERE, PYTHON, TYPESCRIPT, generate
from tests.flows.processes import ROOT

SCHEMAS = json.loads(DOCUMENT.read_text(encoding="utf-8"))["components"]["schemas"]

CHANGED = "The OpenAPI document or a generator has changed: `make sdk`, and review the diff."


def test_the_generated_files_are_up_to_date(tmp_path: Path) -> None:
    generate(tmp_path)
    generated, kept = _files(tmp_path / PYTHON), _files(HERE / PYTHON)
    assert generated == kept, CHANGED
    _, different, unreadable = filecmp.cmpfiles(tmp_path / PYTHON, HERE / PYTHON, generated, shallow=False)
    assert (different, unreadable) == ([], []), CHANGED
    assert (tmp_path / TYPESCRIPT).read_bytes() == (HERE / TYPESCRIPT).read_bytes(), CHANGED


def _files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))


@pytest.mark.parametrize("name", [name for name, schema in SCHEMAS.items() if "discriminator" in schema])
def test_the_unions_in_python_are_the_documents(name: str) -> None:
    [table] = [
        table for constant, table in vars(unions).items() if constant.replace("_", "").lower() == f"{name}types".lower()
    ]
    mapping = SCHEMAS[name]["discriminator"]["mapping"]
    assert {said: kind.__name__ for said, kind in table.items()} == {
        said: reference.removeprefix("#/components/schemas/") for said, reference in mapping.items()
    }
    assert set(get_args(getattr(unions, name))) == set(table.values())


def test_the_versions_are_one() -> None:
    projects = [tomllib.loads(path.read_text()) for path in (ROOT / "pyproject.toml", HERE / "python/pyproject.toml")]
    package = json.loads((HERE / "typescript/package.json").read_text())
    assert {project["project"]["version"] for project in projects} == {package["version"]}
