"""What is refused, by which rule, and what would be legal. Everything here can be told without chance."""

from math import hypot

from games.cactus.geometry import is_on_piece
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusAction,
    CactusClaim,
    CactusForgo,
    CactusPlace,
    CactusStand,
    CactusState,
    Piece,
)
from games.cactus.pieces import colour_of, is_basic, shape_of
from games.core.contract import Seat
from games.core.errors import IllegalAction

LONGEST_PATH = 600_000
"""C10a: micrometres in all."""
WIDTH = 300_000
"""C10a: how far left and right of the middle, in micrometres."""
HEIGHT = 450_000
"""C10a: how far up, in micrometres."""
HALF_TURN = 3_141_592
"""C10a: an angle is greater than minus this, and at most this; microradians."""
PATIENCE = 5
"""C19: placements in one turn after which one may forgo it. [A]"""
MOST = 20
"""C19: placements in one turn after which one must. [A]"""


def pieces(state: CactusState) -> tuple[Piece, ...]:
    """C4, C6 to C8, C14, C18: the pieces that may be placed, while one is asked for."""
    if state.hand is not None:
        return (state.hand.piece,)
    if state.die is None or state.reference is None:
        return state.pile
    return fitting(state, state.die)


def fitting(state: CactusState, face: str) -> tuple[Piece, ...]:
    """C6 to C9: the pieces of the supply that a face of the die asks for."""
    reference = state.reference
    assert reference is not None
    if face == "special":
        return state.specials[:1]
    if face == "colour":
        return tuple([piece for piece in state.pile if colour_of(piece) == colour_of(reference.piece)])
    assert reference.basic is not None
    return tuple([piece for piece in state.pile if shape_of(piece) == shape_of(reference.basic)])


def cacti(state: CactusState) -> tuple[Cactus, ...]:
    """C4, C5: where the piece may go, while one is asked for."""
    if state.hand is not None:
        return (state.hand.cactus,)
    return CACTI if state.next_cactus is None else (state.next_cactus,)


def stand_of(state: CactusState, cactus: Cactus) -> CactusStand:
    """A cactus with what hangs on it."""
    return state.cacti[CACTI.index(cactus)]


def may_forgo(state: CactusState) -> bool:
    """C19."""
    return state.asks in ("place", "mend") and state.attempts >= PATIENCE


def must_forgo(state: CactusState) -> bool:
    """C19: so that nobody can hold up the match for ever."""
    return may_forgo(state) and state.attempts >= MOST


def check(state: CactusState, seat: Seat, action: CactusAction) -> None:
    """Raises `IllegalAction` for what is not asked of the seat now, and for what the rules forbid."""
    if state.asks is None:
        rule = {"no_flowers": "C26", "no_basic": "C27"}.get(state.ended or "", "C28")
        raise IllegalAction(rule, "The game is over: nothing can be played any more.")
    if seat != state.player:
        raise IllegalAction("C3", f"It is the turn of seat {state.player}: wait until it is yours.")
    if state.asks == "claim":
        if not isinstance(action, CactusClaim):
            raise IllegalAction("C24", "First claim the flowers that your placement has won, 0 to 10.")
    elif isinstance(action, CactusClaim):
        raise IllegalAction("C24", f"There is nothing to claim: {_asked(state)}.")
    elif isinstance(action, CactusForgo):
        if not may_forgo(state):
            raise IllegalAction(
                "C19", f"You may forgo after {PATIENCE} placements, and have tried {state.attempts}: {_asked(state)}."
            )
    elif must_forgo(state):
        raise IllegalAction("C19", f"You have placed {MOST} times in this turn: all that is left is to forgo it.")
    else:
        _check_place(state, action)


def _asked(state: CactusState) -> str:
    where = " or ".join(cacti(state))
    if state.hand is not None:
        return f"place {state.hand.piece} on {where}"
    return f"place one of {', '.join(pieces(state))} on {where}"


def _check_place(state: CactusState, action: CactusPlace) -> None:
    _check_piece(state, action.piece)
    _check_cactus(state, action.cactus)
    _check_path(action)
    _check_grip(action)
    _check_free(state, action)


def _check_piece(state: CactusState, piece: Piece) -> None:
    if piece in pieces(state):
        return
    if state.hand is not None:
        raise IllegalAction("C18", f"You have begun with {state.hand.piece}: {_asked(state)}.")
    if piece not in state.pile and piece not in state.specials:
        raise IllegalAction("C2", f"{piece} is not in the supply: {_asked(state)}.")
    if state.die == "special":
        raise IllegalAction("C8", f"The die shows !!, the leftmost special: {_asked(state)}.")
    if not is_basic(piece):
        raise IllegalAction("C8" if state.die else "C4", f"{piece} is a special piece: {_asked(state)}.")
    rule = "C6" if state.die == "colour" else "C7"
    raise IllegalAction(rule, f"The die asks for another {state.die}: {_asked(state)}.")


def _check_cactus(state: CactusState, cactus: Cactus | None) -> None:
    legal = cacti(state)
    if cactus is None and len(legal) > 1:
        raise IllegalAction("C5" if state.reference else "C4", f"Say on which cactus: {', '.join(legal)}.")
    if cactus is not None and cactus not in legal:
        raise IllegalAction("C18" if state.hand else "C5", f"Not on {cactus}: {_asked(state)}.")


def _check_path(action: CactusPlace) -> None:
    """C10a."""
    for number, (x, y, angle) in enumerate(action.path):
        if not (abs(x) <= WIDTH and 0 <= y <= HEIGHT):
            raise IllegalAction(
                "C10a",
                f"Waypoint {number} is out of reach: x goes from -{WIDTH} to {WIDTH}, y from 0 to {HEIGHT}.",
                "out_of_reach",
            )
        if not -HALF_TURN <= angle <= HALF_TURN:
            raise IllegalAction(
                "C10a",
                f"The angle of waypoint {number} is more than half a turn: give it from -{HALF_TURN} to {HALF_TURN}.",
                "angle_not_wrapped",
            )
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(action.path, action.path[1:], strict=False))
    if length > LONGEST_PATH:
        raise IllegalAction(
            "C10a",
            f"The path is {round(length)} micrometres long, and {LONGEST_PATH} is the most: begin nearer to its end.",
            "path_too_long",
        )


def _check_grip(action: CactusPlace) -> None:
    """C16."""
    if action.grip is not None and not is_on_piece(action.piece, action.grip):
        raise IllegalAction(
            "C16",
            f"The grip is not on {action.piece}: give a point within its outline, in its own frame, or leave it away.",
            "grip_off_piece",
        )


def _check_free(state: CactusState, action: CactusPlace) -> None:
    """C10: at its first pose the piece overlaps nothing. One that stands there is taken out first (C18)."""
    from games.cactus import physics  # not above: a replay must not need the engine

    cactus = action.cactus or cacti(state)[0]
    hung = [hung for hung in stand_of(state, cactus).pieces if hung.piece != action.piece]
    probe = physics.Probe(cactus, hung)
    obstacle = probe.obstacle(action.piece, action.path[0])
    if obstacle is not None:
        depth = probe.depth(action.piece, action.path[0], obstacle)
        by = f" by about {depth:.1f} mm" if depth > 0 else ""  # the engine cannot tell where middles coincide
        named = {"base": f"the base of {cactus}", "ground": "the ground"}.get(obstacle, obstacle)
        raise IllegalAction(
            "C10",
            f"At its first pose {action.piece} overlaps {named}{by}: bring it in where there is room.",
            "start_overlaps",
        )
