"""Whoever follows `docs/guide/new-game.md` word for word has a fourth game, played over HTTP and proved.

The project's own files are copied, the page is applied to the copy, and its commands are run there in one shell.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from games import registry
from tests.flows.processes import ROOT, answers, descendants, eventually, free_port
from tests.guide.page import Commands, File, parts

PAGE = ROOT / "docs" / "guide" / "new-game.md"
LONGEST = 300.0
"""Seconds for one block of commands; a quiet machine needs ten for the slowest."""
HERE = "http://127.0.0.1:8000"

pytestmark = [
    pytest.mark.skipif("TEST_SERVERS" in os.environ, reason="a reader has no servers"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a reader has a clone"),
    pytest.mark.skipif(registry.NAMES != ("ouch", "aloha_pioha", "cactus"), reason="a reader has no other game yet"),
    pytest.mark.skipif(not all(map(shutil.which, ("git", "make", "curl", "jq"))), reason="a reader has these"),
]


class Reader:
    """A copy of the project, and a shell in it."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self._home = folder, home
        self._copy()
        self._port, self._number = free_port(), 0
        self._shell = subprocess.Popen(
            ["bash"],
            stdin=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "HOME": str(home),
                "PORT": str(self._port),
                "HYPOTHESIS_PROFILE": "brief",
                "no_proxy": "127.0.0.1",
            },
        )
        self._tell("set -o pipefail; trap failed=yes ERR\n")

    def _copy(self) -> None:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in filter(None, listed.split("\0")):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, self.folder / name)
        environment = self.folder / ".venv"
        environment.mkdir()
        for installed in Path(sys.prefix).iterdir():
            (environment / installed.name).symlink_to(installed)
        for stamp in ("installed", "installed-dev"):  # newer than the lock files, so that nothing is installed
            (environment / stamp).unlink(missing_ok=True)
            (environment / stamp).touch()

    def run(self, commands: str) -> str:
        """What they print; of a service, which goes on, when it is ready."""
        commands = commands.replace(HERE, f"http://127.0.0.1:{self._port}")
        if commands == "make run\n":
            self._tell("make run > service.log 2>&1 &\n")
            eventually(lambda: answers(f"http://127.0.0.1:{self._port}/readyz"), LONGEST)
            return ""
        self._number += 1
        block, output, ended = (self._home / f"{self._number}.{kind}" for kind in ("sh", "output", "ended"))
        block.write_text(commands, "utf-8")
        self._tell(f"failed=; source {block} > {output} 2>&1\necho $failed > {ended}.part; mv {ended}.part {ended}\n")
        eventually(ended.exists, LONGEST)
        assert ended.read_text() == "\n", f"{commands}\n{output.read_text()}"
        return output.read_text("utf-8")

    def _tell(self, line: str) -> None:
        assert self._shell.stdin is not None
        self._shell.stdin.write(line)
        self._shell.stdin.flush()

    def end(self) -> None:
        for pid in [*descendants(self._shell.pid), self._shell.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, 9)
        self._shell.communicate()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    for name in ("project", "home"):
        (tmp_path / name).mkdir()
    reader = Reader(tmp_path / "project", tmp_path / "home")
    yield reader
    reader.end()


def test_the_game_of_the_page_is_played_and_proved(reader: Reader) -> None:
    for part in parts(PAGE.read_text("utf-8")):
        if not isinstance(part, Commands):
            part.apply(reader.folder)
        else:
            printed = reader.run(part.text)
            assert part.printed(printed), f"{part.text}\nprinted\n{printed}\nand not\n{part.prints}"


def test_its_files_come_in_the_order_in_which_they_are_needed() -> None:
    """None but the bots is given twice: those come with the package, and are made better later."""
    names = [part.name for part in parts(PAGE.read_text("utf-8")) if isinstance(part, File)]
    assert sorted({name for name in names if names.count(name) > 1}) == ["games/figs/bots.py"]
