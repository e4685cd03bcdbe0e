"""How a match ends other than by its game's rules. Pure."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from games.core.contract import Outcome, Seat

Departure: TypeAlias = tuple[Seat, str]
"""Who is out of a match, and by which type of event."""

DEPARTURES: Final[Mapping[str, str]] = {"match.resigned": "resigned", "match.timed_out": "timed_out"}
"""The reason of an end that such an event brings about."""


def of_departures(seats: int, left: Sequence[Departure]) -> Outcome | None:
    """The end of a match of so many seats when some have `left`, in this order; None while it goes on.

    It goes on as long as two or more stay, or the only seat there is. The last one to stay wins, and who held out
    longer ranks higher; who leaves a table for one has not won.
    """
    gone = [seat for seat, _ in left]
    stayed = [seat for seat in range(seats) if seat not in gone]
    if len(stayed) > 1 or not left:
        return None
    ranking = tuple((seat,) for seat in (*stayed, *reversed(gone)))
    return Outcome(DEPARTURES[left[-1][1]], ranking, winners=tuple(stayed), scores=())
