"""The scripts that prove an exported match, as players have and run them."""

import json
import runpy
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from games import registry
from gameservice.web import verifiers


@pytest.fixture(scope="session")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Each game's script, as a player has it."""
    folder = tmp_path_factory.mktemp("scripts")
    found = {game: folder / f"{game}.py" for game in registry.NAMES}
    for game, path in found.items():
        path.write_text(verifiers.script(game))
    return found


@pytest.fixture
def prove(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], scripts: dict[str, Path]
) -> Callable[..., tuple[Any, str]]:
    """Exit status and output of a script for a document, or bytes, that it reads through a pipe; by default of the
    document's game."""

    def run(document: Any, game: str = "") -> tuple[Any, str]:
        raw = document if isinstance(document, bytes) else json.dumps(document).encode()
        script = str(scripts[game or document["match"]["game"]])
        monkeypatch.setattr(sys, "argv", [script])
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(raw)))
        status: Any = 0
        try:
            runpy.run_path(script)
        except SystemExit as end:
            status = end.code
        return status, capsys.readouterr().out

    return run
