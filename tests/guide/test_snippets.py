"""What the guide shows is run as it is shown, against a running service."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from gameservice.web import guide
from tests.flows.processes import ROOT, Service, free_port

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OWN = {"operating", "new-game", "research"}
PAGES = [name for name in guide.NAMES if name not in OWN and not name.startswith("sdk/")]
"""`operating` installs for production; `new-game`, `research` and the clients of `sdk` have tests of their own."""
EXAMPLES = {path.read_text() for path in (ROOT / "docs/examples").glob("*.py")}
"""Shown whole, and run in tests of their own."""
LONGEST = 120


def blocks(name: str, language: str) -> list[str]:
    found = FENCE.findall(guide.source(name).read_text())
    return [text for kind, text in found if kind == language]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    if os.environ.get("TEST_SERVERS"):
        pytest.skip("runs without servers, in the tests on SQLite")
    running = Service(
        tmp_path_factory.mktemp("service"), ALLOW_PRIVATE_WEBHOOKS="1", SANDBOX="1", THROTTLE_ACCOUNT="0/second"
    )
    yield running.ready()
    running.kill()


def run(folder: Path, *command: str) -> str:
    """What the commands of a page print; they are run where the repository's `docs` are, and ended with all that they
    left running."""
    (folder / "docs").symlink_to(ROOT / "docs")
    process = subprocess.Popen(
        command, cwd=folder, text=True, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        said, _ = process.communicate(timeout=LONGEST)
    finally:
        with suppress(ProcessLookupError):  # as it should be: nothing is left
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0, said
    assert "/problems/" not in said
    return said


def here(service: Service, text: str) -> str:
    """With the addresses of this test in place of those that the pages name."""
    text = text.replace("http://127.0.0.1:8000", service.address).replace(".venv/bin/python", sys.executable)
    return text.replace("9000", str(free_port()))


@pytest.mark.parametrize("name", [name for name in PAGES if blocks(name, "sh")])
def test_commands(service: Service, tmp_path: Path, name: str) -> None:
    if not shutil.which("jq") and os.environ.get("CI") != "true":
        pytest.skip("there is no jq; .ci/run installs it")
    script = here(service, "set -euo pipefail\n" + "\n".join(blocks(name, "sh")) + "\njobs -p | xargs -r kill\n")
    said = run(tmp_path, "bash", "-c", script)
    if name == "fairness":
        assert "holds: the promise, every hash, every draw" in said
    if name == "quick-start":
        assert '"winners"' in said


@pytest.mark.parametrize("name", [name for name in PAGES if set(blocks(name, "python")) - EXAMPLES])
def test_programs_in_python(service: Service, tmp_path: Path, name: str) -> None:
    program = "\n".join(text for text in blocks(name, "python") if text not in EXAMPLES)
    assert re.search(r"match\.finished\n\[[01, ]+\]\n$", run(tmp_path, sys.executable, "-c", here(service, program)))


@pytest.mark.parametrize("name", [name for name in PAGES if blocks(name, "ts")])
def test_programs_in_typescript(service: Service, tmp_path: Path, name: str) -> None:
    program = tmp_path / "program.mts"
    program.write_text(here(service, "\n".join(blocks(name, "ts"))))
    said = run(tmp_path, str(Path(sys.executable).parent / "node"), "--no-warnings", str(program))
    assert "match.finished\n{" in said


@pytest.mark.parametrize("name", [name for name in guide.NAMES if blocks(name, "json")])
def test_json(name: str) -> None:
    for text in blocks(name, "json"):
        json.loads(text)


def test_nothing_is_shown_that_is_not_run() -> None:
    kinds = {kind for name in PAGES for kind, _ in FENCE.findall(guide.source(name).read_text())}
    assert kinds <= {"sh", "python", "ts", "json", "http", ""}
