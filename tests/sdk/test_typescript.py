"""The TypeScript client, built as it is published: its own tests, and its example against the running service."""

import json
import subprocess
from pathlib import Path

import pytest

from deploy.sdk.generate import NODE
from tests.flows.processes import ROOT, Service
from tests.sdk.conftest import MATCH_SECONDS, shows

SDK = ROOT / "deploy/sdk/typescript"


def node(*command: str, seconds: float = MATCH_SECONDS, **environment: str) -> str:
    """What a program of Node.js prints; it must end well."""
    process = subprocess.run(
        [NODE, *command],
        cwd=SDK,
        env={"PATH": str(NODE.parent), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert process.returncode == 0, process.stdout
    return process.stdout


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    assert (SDK / "node_modules/installed").exists(), "`make sdk` installs what it is built with"
    node("node_modules/typescript/bin/tsc", "--project", "tsconfig.build.json")


def test_what_it_does_when_answers_are_lost_or_refused() -> None:
    node("--test", "tests/patience.test.ts")


def test_it_does_what_it_should_with_the_running_service(running: Service) -> None:
    node("--test", "tests/service.test.ts", API=running.address)


def test_the_example_plays_a_match_to_its_end(running: Service) -> None:
    told = node("examples/play.ts", API=running.address).splitlines()
    assert {line[:6] for line in told[:-1]} == {"Seat 0", "Seat 1", "Seat 2"}
    assert told[-1].startswith("Over: ")


def test_the_example_goes_on_where_the_service_was_killed(tmp_path: Path, has_servers: bool) -> None:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    running = Service(tmp_path / "data").ready()
    environment = {"API": running.address}
    command = [str(NODE), "examples/play.ts"]
    with subprocess.Popen(command, cwd=SDK, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert all(process.stdout.readline().startswith("Seat ") for _ in range(5))
            running.kill()
            running = Service(tmp_path / "data", running.port)
            told, _ = process.communicate(timeout=MATCH_SECONDS)
        finally:
            process.kill()
            running.kill()
    assert process.returncode == 0
    assert told.splitlines()[-1].startswith("Over: ")


def test_the_page_shows_the_example() -> None:
    assert shows(SDK / "README.md", SDK / "examples/play.ts", "ts")


def test_what_is_published_is_whole(tmp_path: Path) -> None:
    npm = NODE.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    told = node(str(npm), "pack", "--dry-run", "--json", "--ignore-scripts", HOME=str(tmp_path))
    [package] = json.loads(told)
    paths = {file["path"] for file in package["files"]}
    assert {"LICENSE", "README.md", "package.json", "dist/index.js", "dist/index.d.ts", "dist/rest.d.ts"} <= paths
    assert (SDK / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_its_lock_file_has_hashes_and_names_no_registry() -> None:
    packages = json.loads((SDK / "package-lock.json").read_text())["packages"]
    fetched = [package for name, package in packages.items() if name]
    assert all(package["integrity"].startswith("sha512-") for package in fetched)
    assert not any("resolved" in package for package in fetched)
