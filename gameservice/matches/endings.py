"""How a match ends other than by its game's rules. Pure."""

from collections.abc import Iterable

from games.core.contract import Outcome, Seat

REASON = "resigned"


def last_one_left(seats: Iterable[Seat], left: Iterable[Seat]) -> Outcome:
    """All but one of the seats have `left`, in this order: who stayed wins, and who held out longer ranks higher."""
    gone = list(left)
    (winner,) = set(seats) - set(gone)
    return Outcome(REASON, ((winner,), *((seat,) for seat in reversed(gone))), (winner,), ())
