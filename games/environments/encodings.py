"""The codecs, by the names of their games."""

from importlib import import_module

from games import registry
from games.environments.codec import Codec


def codec(name: str) -> Codec:
    """How a game is encoded. Raises `UnknownGame`."""
    registry.game(name)
    found: Codec = import_module(f"games.environments.{name}").CODEC
    return found
