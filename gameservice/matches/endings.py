"""How a match ends other than by its game's rules. Pure."""

from collections.abc import Sequence

from games.core.contract import Outcome, Seat

REASON = "resigned"


def of_resignations(seats: int, left: Sequence[Seat]) -> Outcome | None:
    """The end of a match of so many seats when some have `left`, in this order; None while it goes on.

    It goes on as long as two or more stay, or the only seat there is. The last one to stay wins, and who held out
    longer ranks higher; who leaves a table for one has not won.
    """
    stayed = [seat for seat in range(seats) if seat not in left]
    if len(stayed) > 1 or not left:
        return None
    ranking = tuple((seat,) for seat in (*stayed, *reversed(left)))
    return Outcome(REASON, ranking, winners=tuple(stayed), scores=())
