"""A guide that can be followed by a program: its files, its changes, its commands and what these print.

* A line that is a name in backticks, as `games/figs/model.py`, with a block below it: the block is that whole file; a
  block of `diff` is a change of it.
* A block of `sh`: commands for one shell, in which they follow each other. A block of `text` right after it: what they
  print, where `…` stands for anything.

`python -m tests.guide.page docs/guide/new-game.md` writes all files and makes all changes, from the project's folder.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

_BLOCK = re.compile(r"(?:^`(?P<name>[\w./-]+)`\n\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class File:
    """A whole file, by its path from the project's folder."""

    name: str
    text: str

    def apply(self, folder: Path) -> None:
        path = folder / self.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.text, "utf-8")


@dataclass(frozen=True)
class Change:
    """Lines of a file that is there, before and after."""

    name: str
    before: str
    after: str

    def apply(self, folder: Path) -> None:
        """Raises `ValueError` where the lines are not there, or more than once."""
        path = folder / self.name
        text = path.read_text("utf-8")
        if text.count(self.before) != 1:
            raise ValueError(f"{self.name} has {text.count(self.before)} times what is to be changed:\n{self.before}")
        path.write_text(text.replace(self.before, self.after), "utf-8")


@dataclass(frozen=True)
class Commands:
    """What is run, and what it prints."""

    text: str
    prints: str = ""

    def printed(self, output: str) -> bool:
        """Whether it is that."""
        pattern = ".*".join(map(re.escape, self.prints.strip().split("…")))
        return not self.prints or re.fullmatch(pattern, output.strip(), re.DOTALL) is not None


Part: TypeAlias = File | Change | Commands


def parts(page: str) -> list[Part]:
    """The parts of a page, in its order."""
    found: list[Part] = []
    for block in _BLOCK.finditer(page):
        name, kind, text = block["name"], block["kind"], block["text"]
        if kind == "diff":
            found.append(Change(name, _side(text, "-"), _side(text, "+")))
        elif name:
            found.append(File(name, text))
        elif kind == "sh":
            found.append(Commands(text))
        else:
            last = found.pop()
            assert isinstance(last, Commands), f"nothing prints this:\n{text}"
            found.append(Commands(last.text, text))
    return found


def _side(diff: str, mark: str) -> str:
    return "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in (" ", mark))


def written(page: str) -> Iterator[File | Change]:
    """All but the commands."""
    return (part for part in parts(page) if not isinstance(part, Commands))


if __name__ == "__main__":
    for part in written(Path(sys.argv[1]).read_text("utf-8")):
        part.apply(Path.cwd())
