"""What docs/guide/research.md says is so: its snippets run, and its tables are those of the encodings."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

from games.environments.encodings import NAMES, codec

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/guide/research.md").read_text("utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^\.venv/bin/python (-m games\.tournament .*)$", GUIDE, re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the module of the guide's bots."""
    (bots,) = (snippet for snippet in SNIPPETS if snippet.startswith("# mybots.py"))
    (tmp_path / "mybots.py").write_text(bots, "utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    """What Python says in a process of its own. Raises `CalledProcessError`."""
    path = {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=path, check=True, capture_output=True, text=True, timeout=300
    )
    return done.stdout


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda snippet: snippet.splitlines()[0])
def test_a_snippet_runs(snippet: str, folder: Path) -> None:
    run(folder, "-c", snippet)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_tournament_is_played(command: str, folder: Path) -> None:
    """With two matches for each pair."""
    arguments = shlex.split(command)
    arguments[arguments.index("--matches") + 1] = "2"
    assert run(folder, *arguments).startswith("| seats | one | against |")
    assert (folder / "ratings.svg").read_text("utf-8").startswith("<svg")


def test_there_is_something_to_run() -> None:
    assert len(SNIPPETS) >= 4
    assert COMMANDS


@pytest.mark.parametrize("name", NAMES)
def test_shapes_are_those_of_the_encoding(name: str) -> None:
    found = codec(name)
    assert found.numbers.table() in GUIDE
    assert found.layout.table() in GUIDE
    assert f"An observation has {found.layout.size} entries" in GUIDE
    assert re.search(rf"\b{found.numbers.size} (actions|numbers)\b", GUIDE)
