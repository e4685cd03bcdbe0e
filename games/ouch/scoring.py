"""What the won cards are worth (O22 to O25)."""

from games.core.contract import Outcome, Score, Seat
from games.core.ranking import by_points
from games.ouch.cards import TABLE
from games.ouch.model import COLOURS, OuchOptions, OuchPoints, OuchState

POINTS_PER_BOUQUET = 4
"""O23."""
POINTS_FOR_RED = 5
"""O9."""

_COLOUR = tuple(COLOURS.index(card.colour) for card in TABLE)
_FLOWERS = tuple(card.flowers for card in TABLE)


def scores(options: OuchOptions, won: tuple[tuple[int, ...], ...]) -> tuple[OuchPoints, ...]:
    """The points of every seat. A seat that has left is counted like the others. [A]"""
    bunches = [_bunch(cards) for cards in won]
    most_red = max(bunch[0] for bunch in bunches)
    return tuple(_points(options, seat, bunch, most_red) for seat, bunch in enumerate(bunches))


def _bunch(cards: tuple[int, ...]) -> list[int]:
    """Scoring flowers by colour, in the order of `COLOURS`."""
    bunch = [0] * len(COLOURS)
    for card in cards:
        bunch[_COLOUR[card]] += _FLOWERS[card]
    return bunch


def _points(options: OuchOptions, seat: Seat, bunch: list[int], most_red: int) -> OuchPoints:
    flowers = sum(bunch)
    bouquets = POINTS_PER_BOUQUET * min(bunch) if options.bouquets else 0
    red = POINTS_FOR_RED if options.red_flowers and bunch[0] == most_red > 0 else 0
    return OuchPoints(seat, flowers, bouquets, red, flowers + bouquets + red)


def ranking(points: tuple[OuchPoints, ...], withdrawn: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """O25: equal points share a place."""
    return by_points({score.seat: score.total for score in points}, withdrawn)


def outcome(state: OuchState) -> Outcome | None:
    """How the match ended; None while it runs."""
    if state.ended is None:
        return None
    points = scores(state.options, state.won)
    places = ranking(points, state.withdrawn)
    return Outcome(
        reason=state.ended,
        ranking=places,
        winners=places[0],
        scores=tuple(
            Score(p.seat, p.total, {"flowers": p.flowers, "bouquets": p.bouquets, "red_flowers": p.red_flowers})
            for p in points
        ),
    )
