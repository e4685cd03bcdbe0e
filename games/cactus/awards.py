"""What a placement wins (C20 to C23), and what the tokens allow to be paid (C25)."""

from collections import Counter
from collections.abc import Sequence

from games.cactus.model import COLOURS, Cactus, CactusState, Piece, Why
from games.cactus.pieces import colour_of, is_basic, shape_of

DEALT = 3
"""C1: flowers that each player gets."""
SUPPLY = 10
"""C1: flowers that form the supply."""
ON_TOKEN = 3
"""The flowers on the other face of a token."""
PER_COUNT = {3: 1, 5: 2}
"""C20, C21: flowers for the third and for the fifth piece of a kind."""
ALL_COLOURS = 2
"""C22."""


def tokens(seats: int) -> int:
    """C1: the tokens in play."""
    return SUPPLY + DEALT * seats


def won(state: CactusState, piece: Piece, cactus: Cactus) -> dict[Why, int]:
    """C20 to C23: what a piece that was just hung on a cactus, and hangs there, has won; nothing in a spoiled turn."""
    if state.spoiled:
        return {}
    here = [hung.piece for stand in state.cacti if stand.cactus == cactus for hung in stand.pieces]
    everywhere = [hung.piece for stand in state.cacti for hung in stand.pieces]
    flowers: dict[Why, int] = {"colour": _for_colour(piece, everywhere), "shape": _for_shape(piece, everywhere)}
    if state.options.per_cactus_bonus:
        flowers |= {"cactus_colour": _for_colour(piece, here), "cactus_shape": _for_shape(piece, here)}
    colours = Counter(colour_of(other) for other in here)
    flowers["all_colours"] = ALL_COLOURS * (len(colours) == len(COLOURS) and colours[colour_of(piece)] == 1)
    return {why: count for why, count in flowers.items() if count}


def _for_colour(piece: Piece, hung: Sequence[Piece]) -> int:
    return PER_COUNT.get(sum(colour_of(other) == colour_of(piece) for other in hung), 0)


def _for_shape(piece: Piece, hung: Sequence[Piece]) -> int:
    if not is_basic(piece):
        return 0
    return PER_COUNT.get(sum(shape_of(other) == shape_of(piece) for other in hung), 0)


def payable(flowers: Sequence[int], seat: int, due: int) -> int:
    """C25: the most of what is due that the tokens in play can show, with the best change."""
    total = tokens(len(flowers))
    others = sum(_needed(held) for other, held in enumerate(flowers) if other != seat)
    return max(part for part in range(due + 1) if part == 0 or others + _needed(flowers[seat] + part) <= total)


def _needed(flowers: int) -> int:
    """The fewest tokens that show so many flowers."""
    return flowers // ON_TOKEN + flowers % ON_TOKEN


def in_supply(flowers: Sequence[int]) -> int:
    """C25: the tokens in the supply, while nobody has made change."""
    return max(0, tokens(len(flowers)) - sum(flowers))


def exhausted(flowers: Sequence[int]) -> bool:
    """C26: all tokens show three flowers, and none is in the supply."""
    return sum(flowers) == ON_TOKEN * tokens(len(flowers))
