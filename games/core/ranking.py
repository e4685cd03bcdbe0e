"""Who comes before whom when points decide."""

from collections.abc import Mapping, Sequence

from games.core.contract import Seat


def by_points(totals: Mapping[Seat, int], withdrawn: Sequence[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """The places as `Outcome.ranking` has them: equal points share one; whoever left comes last, the later ahead of
    the earlier."""
    stayed = {seat: total for seat, total in sorted(totals.items()) if seat not in withdrawn}
    points = sorted(set(stayed.values()), reverse=True)
    places = [tuple(seat for seat, total in stayed.items() if total == mark) for mark in points]
    return (*places, *((seat,) for seat in reversed(withdrawn)))
