"""The stand-alone scripts that prove an exported match, one a game: plain files of at most 100 lines, for players.

`frame.py` is what all have in common: it reads the export, goes through its events, and recomputes the promise, the
hashes and the ranking. Each game's `verifier.py` is put into it: what comes before its first `if` to the top, the rest
where the frame says so. There a game says for an event what its data must be (`due`, by field) and, where that is not
all, whether it holds (`holds`); it sets `turn`, whose turn it is, and `points` by seat (by None those of a ghost).
"""

from importlib.resources import files
from textwrap import indent

_PLACE = "        # here stands what the game says of the event\n"


def script(game: str) -> str:
    """The script of a game. Raises `FileNotFoundError`."""
    top, events = files(f"games.{game}").joinpath("verifier.py").read_text("utf-8").split("\n\nif ", 1)
    frame = files(__name__).joinpath("frame.py").read_text("utf-8")
    return f"{top}\n\n{frame.replace(_PLACE, indent(f'if {events}', ' ' * 8))}"
