"""The 44 cards under each of the 24 permutations of their sides."""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from itertools import permutations

from games.ouch.model import COLOURS, SIDES, OuchCard, Side

PERMUTATIONS: tuple[tuple[Side, ...], ...] = tuple(permutations(SIDES))
"""What the table's edges T, R, B, L may become in a match. The first one leaves them as they are."""
PERMUTATION_INDEX = {sides: index for index, sides in enumerate(PERMUTATIONS)}


def _table() -> tuple[OuchCard, ...]:
    """The card table, row by row: three cards of 1, 2 and 3 flowers, the snake, the fennec, of each colour."""
    letters = dict(zip("TRBL", SIDES, strict=True))
    rows = tomllib.loads(files(__package__).joinpath("cards.toml").read_text())

    def edges(spiny: str) -> tuple[Side, ...]:
        return tuple(letters[letter] for letter in spiny)

    cards: list[OuchCard] = []
    for colour in COLOURS:
        row = rows[colour]
        for shown, name in ((1, "one"), (2, "two"), (3, "three")):
            cards += [OuchCard(colour, shown, shown, None, edges(spiny)) for spiny in row[name]]
        cards.append(OuchCard(colour, 3, 1, "snake", edges(row["snake"])))
        cards.append(OuchCard(colour, 3, 1, "fennec", edges(row["fennec"])))
    return tuple(cards)


def _turned(card: OuchCard, sides: tuple[Side, ...]) -> OuchCard:
    """The card with its spines where the permutation puts them."""
    spines = {sides[SIDES.index(spine)] for spine in card.spines}
    return OuchCard(card.colour, card.shown, card.flowers, card.animal, tuple(s for s in SIDES if s in spines))


TABLE: tuple[OuchCard, ...] = _table()
FACES: tuple[tuple[OuchCard, ...], ...] = tuple(tuple(_turned(card, sides) for card in TABLE) for sides in PERMUTATIONS)
"""`FACES[permutation][card]`: the card as it is in a match with those sides."""
INDICES: tuple[dict[OuchCard, int], ...] = tuple({face: card for card, face in enumerate(faces)} for faces in FACES)
"""`INDICES[permutation][face]`: the card of that face. No two cards of the table have the same face."""
VISIBLE: tuple[tuple[str, int], ...] = tuple((card.colour, card.shown) for card in TABLE)
"""What is seen of each card before it is flipped."""
_FITTING: dict[OuchCard, int] = {
    face: sum(1 << index for index, cards in enumerate(INDICES) if face in cards) for faces in FACES for face in faces
}
"""The permutations under which a face exists, as a set of bits."""


def fitting(revealed: Iterable[OuchCard]) -> list[int]:
    """The permutations that agree with every face that has been revealed."""
    bits = (1 << len(PERMUTATIONS)) - 1
    for face in revealed:
        bits &= _FITTING[face]
    return [index for index in range(len(PERMUTATIONS)) if bits >> index & 1]
