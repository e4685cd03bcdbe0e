"""The pieces by name: `shape-colour`, 25 basic ones and 10 specials, in table order."""

from typing import cast, get_args

from games.cactus.model import COLOURS, SHAPES, Colour, Piece

PIECES: tuple[Piece, ...] = get_args(Piece)
BASICS: tuple[Piece, ...] = PIECES[: len(SHAPES) * len(COLOURS)]
SPECIALS: tuple[Piece, ...] = PIECES[len(BASICS) :]
_BASIC = frozenset(BASICS)


def is_basic(piece: Piece) -> bool:
    return piece in _BASIC


def shape_of(piece: Piece) -> str:
    """The shape, of a special too: each of those has one of its own."""
    return piece.partition("-")[0]


def colour_of(piece: Piece) -> Colour:
    return cast(Colour, piece.partition("-")[2])
