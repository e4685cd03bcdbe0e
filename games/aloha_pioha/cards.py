"""What is in the box: lice, hairs and tickles, as `cards.toml` lists them."""

import tomllib
from importlib.resources import files
from typing import Any, cast

from games.aloha_pioha.model import AlohaHairCard, AlohaOptions, Back, Kind

_BOX: dict[str, Any] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))

COPIES = 2
"""How often each tickle of the game itself is in the box."""
HAIRS: tuple[AlohaHairCard, ...] = tuple(AlohaHairCard(*values) for values in _BOX["hairs"])
LIGHTNING: tuple[Kind, ...] = tuple(_BOX["lightning"])
"""A14: they act at once."""
CLOCKS: tuple[Kind, ...] = tuple(_BOX["clock"] + _BOX["house"])
"""A14: they act when the hairs are resolved."""
HOUSE: tuple[Kind, ...] = tuple(_BOX["house"])

BACKS: tuple[Back, ...] = tuple(tuple(row["back"]) for row in _BOX["lice"] for _ in row["forces"])
"""By louse: a tribe's 14 cards, known in states by their index here."""
FORCES: tuple[int, ...] = tuple(force for row in _BOX["lice"] for force in row["forces"])
"""By louse."""


def tribe(options: AlohaOptions) -> tuple[int, ...]:
    """The lice of one tribe, in table order."""
    return tuple(louse for louse, force in enumerate(FORCES) if options.minus_ones or force >= 0)


def turns(options: AlohaOptions) -> int:
    """A11: how many turns everyone has. Two cards are drawn at the setup and in each turn but the last."""
    return len(tribe(options)) // 2


def tickles(options: AlohaOptions) -> tuple[Kind, ...]:
    """The tickle cards of a match in table order: lightning, clocks, each kind twice, then the house cards."""
    if not options.tickles:
        return ()
    own = cast(list[Kind], [kind for kind in _BOX["lightning"] + _BOX["clock"] for _ in range(COPIES)])
    return (*own, *HOUSE) if options.house_tickles else tuple(own)
