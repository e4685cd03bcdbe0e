"""Cactus in numbers, with a hand on a grid. Rule numbers are those of its README.

A placement takes four numbers: the piece, the cactus, how far the piece is turned, and where it is let go. It then
appears there and falls, trembling as any hand does. What is overlapped at first (C10) is not open. Where a simulation
finds no rest nothing has happened: the seat is asked again, from the piece on.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, remainder, sin
from typing import Any, Final, get_args

from games.cactus import GAME
from games.cactus.model import (
    CACTI,
    Asks,
    Cactus,
    CactusClaim,
    CactusForgo,
    CactusHung,
    CactusLegal,
    CactusPlace,
    CactusView,
    Face,
    Piece,
    Pose,
)
from games.cactus.physics import Probe
from games.cactus.pieces import PIECES, SPECIALS
from games.cactus.refusals import HALF_TURN, HEIGHT, MOST, WIDTH
from games.cactus.rules import MOST_CLAIMED, SIGMAS
from games.core.contract import Seat
from games.environments.codec import Codec, Layout, Part, Vector

SEATS: Final = 5
CELL: Final = 10_000
"""Micrometres from spot to spot."""
COLUMNS: Final = 20
ROWS: Final = 24
TURNS: Final = 8
ASKS: Final[tuple[Asks, ...]] = get_args(Asks)
FACES: Final[tuple[Face, ...]] = get_args(Face)
MOST_FLOWERS: Final = 75
"""C1: all tokens of the box."""
_PIECE: Final = {piece: index for index, piece in enumerate(PIECES)}
_HUNG: Final = len(CACTI) + 4
_ANGLES: Final = tuple(min(HALF_TURN, round(remainder(2 * pi * turn / TURNS, 2 * pi) * 1e6)) for turn in range(TURNS))


def pose_of(turn: int, spot: int) -> Pose:
    """Where a piece is let go: x from −95 to 95 mm, y from 5 to 235 mm, by columns; angles by eighths of a turn."""
    column, row = divmod(spot, ROWS)
    return (column - COLUMNS // 2) * CELL + CELL // 2, row * CELL + CELL // 2, _ANGLES[turn]


class CactusCodec(Codec):
    """A placement is four numbers, anything else one."""

    game = GAME
    bounds = (-1, 1)
    numbers = Layout(
        Part("piece", (len(PIECES),), "the piece, in table order: first"),
        Part("cactus", (len(CACTI),), "the cactus, clockwise: second"),
        Part("turned", (TURNS,), "anticlockwise by eighths of a turn: third"),
        Part("spot", (COLUMNS, ROWS), "x = -95 mm + 10 mm × column, y = 5 mm + 10 mm × row: last"),
        Part("claim", (MOST_CLAIMED + 1,), "C24: how many flowers"),
        Part("forgo", (1,), "C19"),
    )
    layout = Layout(
        Part("asks", (len(ASKS),), "what is asked: " + ", ".join(ASKS) + "; all 0 when it is over"),
        Part("turn", (SEATS,), "whose turn it is. Seats are counted from the observer, clockwise"),
        Part("seats", (SEATS,), "which seats are played"),
        Part("flowers", (SEATS,), f"by seat, / {MOST_FLOWERS}"),
        Part("supply", (1,), "C25: the tokens in the supply / 25"),
        Part("die", (len(FACES),), "C5: " + ", ".join(FACES)),
        Part("attempts", (1,), f"C19: placements in this turn / {MOST}"),
        Part("spoiled", (1,), "C15: this turn wins no flowers"),
        Part("next", (len(CACTI),), "C5, C18: where the piece goes; all 0 where one may choose"),
        Part("placed", (len(PIECES),), "C9: the piece placed last"),
        Part("basic", (len(PIECES),), "C7: the basic piece placed last"),
        Part("hand", (len(PIECES),), "C14, C18: the piece of this turn, once it has been tried"),
        Part("standing", (1,), "C18: whether it hangs and must be mended"),
        Part("offends", (len(PIECES),), "C11 to C13: the pieces of what must be mended"),
        Part("tolerated", (len(PIECES),), "C19: the pieces whose touching is tolerated"),
        Part("pile", (len(PIECES),), "C2: the basic pieces that are left"),
        Part("specials", (len(SPECIALS),), "C8: how near to the left end of the row, from 1 down; 0 where not there"),
        Part("discarded", (len(PIECES),), "C15"),
        Part(
            "hung",
            (len(PIECES), _HUNG),
            "by piece: its cactus (5); x / 300 mm, y / 450 mm, cosine and sine of its angle; all 0 where there is none",
        ),
        Part("piece", (len(PIECES),), "the piece chosen so far"),
        Part("cactus", (len(CACTI),), "the cactus chosen so far"),
        Part("turned", (TURNS,), "how far it is turned, chosen so far"),
        Part(
            "options",
            (len(SIGMAS) + 7,),
            "`steadiness`, of 5; `claims` is `declare`; `fallen` is `return`; `cactus_choice` is `free`; "
            "`per_cactus_bonus`; the die's faces / 6",
        ),
    )

    def encode(self, out: Vector, view: CactusView, seat: Seat, begun: Sequence[int]) -> None:
        start, count = self.layout.start, len(view.players)
        if view.asks:
            out[start["asks"] + ASKS.index(view.asks)] = 1
        if view.player is not None:
            out[start["turn"] + (view.player - seat) % count] = 1
        out[start["seats"] : start["seats"] + count] = 1
        for player in view.players:
            out[start["flowers"] + (player.seat - seat) % count] = player.flowers / MOST_FLOWERS
        out[start["supply"]] = view.supply / 25
        if view.die:
            out[start["die"] + FACES.index(view.die)] = 1
        out[start["attempts"]] = view.attempts / MOST
        out[start["spoiled"]] = view.spoiled
        cactus = view.hand.cactus if view.hand else view.next_cactus
        if cactus:
            out[start["next"] + CACTI.index(cactus)] = 1
        if view.reference:
            self._mark(out, "placed", view.reference.piece)
            self._mark(out, "basic", *[view.reference.basic] * (view.reference.basic is not None))
        if view.hand:
            self._mark(out, "hand", view.hand.piece)
            out[start["standing"]] = view.hand.standing
            for offence in view.hand.offences:
                self._mark(out, "offends", *offence.pieces)
        self._mark(out, "pile", *view.pile)
        self._mark(out, "discarded", *view.discarded)
        for place, special in enumerate(view.specials):
            out[start["specials"] + SPECIALS.index(special)] = 1 - place / len(SPECIALS)
        for number, stand in enumerate(view.cacti):
            for pair in stand.tolerated:
                self._mark(out, "tolerated", *pair)
            for hung in stand.pieces:
                at = start["hung"] + _HUNG * _PIECE[hung.piece]
                x, y, angle = hung.pose
                out[at + number] = 1
                out[at + len(CACTI) :][:4] = (x / WIDTH, y / HEIGHT, cos(angle / 1e6), sin(angle / 1e6))
        for part, number in zip(("piece", "cactus", "turned"), begun, strict=False):
            out[start[part] + number - self.numbers.start[part]] = 1
        self._encode_options(out[start["options"] :], view)

    def _mark(self, out: Vector, part: str, *pieces: Any) -> None:
        for piece in pieces:
            out[self.layout.start[part] + _PIECE[piece]] = 1

    def _encode_options(self, out: Vector, view: CactusView) -> None:
        options, die = view.options, view.options.die
        out[list(SIGMAS).index(options.steadiness)] = 1
        out[len(SIGMAS) :] = (
            options.claims == "declare",
            options.fallen == "return",
            options.cactus_choice == "free",
            options.per_cactus_bonus,
            die.colour / 6,
            die.shape / 6,
            die.special / 6,
        )

    def open(self, view: CactusView, legal: CactusLegal, begun: Sequence[int]) -> dict[int, Any]:
        start = self.numbers.start
        if not begun:
            found: dict[int, Any] = {start["piece"] + _PIECE[piece]: None for piece in legal.pieces}
            for action in legal.actions:
                found[self._number(action)] = action
            return found
        if len(begun) == 1:
            return dict.fromkeys(start["cactus"] + CACTI.index(cactus) for cactus in legal.cacti)
        if len(begun) == 2:
            return dict.fromkeys(range(start["turned"], start["turned"] + TURNS))
        piece, cactus = PIECES[begun[0] - start["piece"]], CACTI[begun[1] - start["cactus"]]
        turn = begun[2] - start["turned"]
        hung = tuple(one for one in view.cacti[CACTI.index(cactus)].pieces if one.piece != piece)
        return {
            start["spot"] + spot: CactusPlace(piece, (pose_of(turn, spot),), cactus)
            for spot in _free(cactus, hung, piece, turn)
        }

    def _number(self, action: CactusClaim | CactusForgo) -> int:
        if isinstance(action, CactusClaim):
            return self.numbers.start["claim"] + action.flowers
        return self.numbers.start["forgo"]


@lru_cache(maxsize=64)
def _free(cactus: Cactus, hung: tuple[CactusHung, ...], piece: Piece, turn: int) -> tuple[int, ...]:
    """C10: the spots at which a piece overlaps nothing. The corners above are always free: nothing hangs so far out."""
    probe = Probe(cactus, hung)
    return tuple(spot for spot in range(COLUMNS * ROWS) if probe.obstacle(piece, pose_of(turn, spot)) is None)


CODEC = CactusCodec()
