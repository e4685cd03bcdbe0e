"""The board of Cactus as an SVG picture, drawn from a view and the players' names alone.

    python -m games.cactus.picture > cactus.svg

writes an example. The five cacti stand around the pile, clockwise, all to one scale, on a grid of millimetres from which
a pose can be read. Outlines come from `geometry`, all else that is drawn more than once from `drawings.svg`. A colour
has a letter and a pattern beside it, so that no colour has to be told from another.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil, degrees, dist, floor
from typing import NamedTuple

from games.cactus import refusals
from games.cactus.description import asked, cactus_in_words, description, headline, offence_in_words, winners
from games.cactus.geometry import BASES, Outline, base_of, components, outline_of, parts_of
from games.cactus.knowledge import state_of
from games.cactus.model import (
    COLOURS,
    SHAPES,
    Cactus,
    CactusHung,
    CactusPlayer,
    CactusStand,
    CactusView,
    Colour,
    Pair,
    Piece,
    Rule,
)
from games.cactus.pieces import BASICS, SPECIALS, colour_of, shape_of
from games.core.picture import (
    EDGE,
    FAINT,
    GLOW,
    INK,
    MARGIN,
    MARKED,
    PAPER,
    WIDTH,
    arrow,
    clean,
    document,
    drawings,
    empty,
    fitted,
    moved,
    named,
    number,
    panel,
    ribbon,
    text,
)

EDGES: dict[Colour, str] = {
    "red": "#7d1d14",
    "orange": "#7d4208",
    "yellow": "#7c5a06",
    "green": "#23521d",
    "blue": "#173f78",
}
"""Around the pieces of a colour."""
WRONG = "#c4002b"
"""For what must be mended."""

ACROSS, GAP = WIDTH - 2 * MARGIN, 14
TURN_Y, TURN = 64, 112
"""Where the strip is that tells what is asked, and how high."""

ROWS: tuple[tuple[Cactus, ...], tuple[Cactus, ...]] = (("saguaro", "candelabra", "prickly_pear"), ("anchor", "zigzag"))
"""From left to right; the pile lies in the middle of the second row."""
LARGEST = 1.4
"""The most that a millimetre is drawn as."""
SIDE, TOP, BESIDE = 90, 230, 4
"""So many millimetres are shown on each side and upwards at least, and so many beside a piece."""
NUMBERS, RIM, GROUND = 36, 10, 54
"""How much a plot has at the left for numbers, at the right and above, and below for the ground."""
PILE = 288
"""How wide the pile is at least."""
SPECIALS_HIGH, PLAYER = 104, 60


class Plot(NamedTuple):
    """Where a cactus is drawn, and how much around it: `left`, `right` and `top` are in millimetres."""

    stand: CactusStand
    x: float
    y: float
    left: float
    right: float
    top: float
    scale: float

    @property
    def width(self) -> float:
        return NUMBERS + self.scale * (self.right - self.left) + RIM

    @property
    def height(self) -> float:
        return RIM + self.scale * self.top + GROUND

    @property
    def origin(self) -> tuple[float, float]:
        """Where in the plot the middle of the base is."""
        return NUMBERS - self.scale * self.left, RIM + self.scale * self.top
