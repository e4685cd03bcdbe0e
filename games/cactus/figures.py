"""The pieces and cacti as they are drawn: outlines in millimetres with y downwards, a pattern and a letter for each
colour, so that no colour has to be told from another."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from games.cactus.geometry import components, outline_of
from games.cactus.model import CactusHung, Colour, Piece
from games.cactus.pieces import colour_of, is_basic, shape_of
from games.core.picture import INK, number

EDGES: Final[dict[Colour, str]] = {
    "red": "#7d1d14",
    "orange": "#7d4208",
    "yellow": "#7c5a06",
    "green": "#23521d",
    "blue": "#173f78",
}
"""Around the pieces of a colour."""
LETTERS: Final = {
    "hook": (-7.6, -11.5),
    "arch": (0, 14),
    "moon": (-13.6, 0.2),
    "tee": (0, 8.9),
    "ess": (0, 7),
    "sombrero": (0, 10),
    "boot": (-3.3, 7),
    "chili": (-5.5, -7.2),
    "snake": (-2.2, -13.2),
    "skull": (0, -13),
    "hummingbird": (8, 4),
    "lizard": (7, 0.3),
    "sun": (0, 8),
    "guitar": (0, -22),
    "jug": (0, -14),
}
"""Where the letter of its colour is on a piece, in millimetres."""


def outlines() -> str:
    """The definitions of all outlines, in millimetres, with y downwards as in a picture."""
    known = components()
    shapes = {name: found["outline"] for part in ("cacti", "pieces") for name, found in known[part].items()}
    shapes |= {f"{cactus}-base": found["base"] for cactus, found in known["cacti"].items()}
    return f"<defs>{''.join(_path(name, vertices) for name, vertices in shapes.items())}</defs>"


def _path(name: str, vertices: Sequence[Sequence[int]]) -> str:
    """To a tenth of a millimetre, each corner counted from the one before."""
    corners = [(round(x / 100), round(-y / 100)) for x, y in vertices]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corners)]
    drawn = f"M{corners[0][0]} {corners[0][1]}l" + " ".join(f"{x} {y}" for x, y in steps)
    return f'<path id="cactus-{name}" transform="scale(.1)" d="{drawn.replace(" -", "-")}Z"/>'


def figure(piece: Piece, turned: float = 0) -> str:
    """A piece around its centroid in millimetres, with its letter upright where it will be turned by so many degrees
    anticlockwise."""
    shape, colour = shape_of(piece), colour_of(piece)
    x, y = LETTERS[shape]
    upright = f" rotate({number(turned)})" if turned else ""
    return (
        f'<use href="#cactus-{shape}" fill="url(#cactus-{colour})" stroke="{EDGES[colour]}"/>{_face(piece)}'
        f'<use href="#cactus-{colour}-letter" transform="translate({number(x)} {number(-y)}){upright}"/>'
    )


def _face(piece: Piece) -> str:
    """What is drawn on a special."""
    if is_basic(piece):
        return ""
    return f'<use href="#cactus-{shape_of(piece)}-face" stroke="{EDGES[colour_of(piece)]}"/>'


def middle(piece: Piece, scale: float) -> str:
    """How far an unturned piece is to be moved for its box to lie around 0,0."""
    left, bottom, right, top = outline_of(CactusHung(piece, (0, 0, 0))).box
    return f"{number(scale * (left + right) / -2000)} {number(scale * (bottom + top) / 2000)}"


def unturned(piece: Piece, scale: float) -> str:
    """A piece at angle 0 in the middle of its place; a dot is where its x and y are."""
    return (
        f'<g transform="translate({middle(piece, scale)}) scale({scale})" stroke-width="9">{figure(piece)}'
        f'<circle r="1.5" fill="{INK}" stroke="#fff" stroke-width=".8"/></g>'
    )
