"""The codecs, by the names of their games."""

from importlib import import_module
from importlib.util import find_spec

from games import registry
from games.core.errors import UnknownGame
from games.environments.codec import Codec

NAMES: tuple[str, ...] = tuple(name for name in registry.NAMES if find_spec(f"games.environments.{name}"))
"""The games that have one: a module here of their name, with a `CODEC`."""


def codec(name: str) -> Codec:
    """How a game is encoded. Raises `UnknownGame`."""
    if name not in NAMES:
        raise UnknownGame(f"There is no environment of '{name}'; there are: {', '.join(NAMES)}.")
    found: Codec = import_module(f"games.environments.{name}").CODEC
    return found
