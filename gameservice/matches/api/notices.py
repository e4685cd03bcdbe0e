"""What is told of a match outside its API: the bodies of webhooks, and what letters are written from."""

from typing import Any, Literal

from msgspec import Struct

from gameservice.matches import presence, selectors
from gameservice.matches.api.unions import AnyEvent, GameName
from gameservice.matches.models import Match
from gameservice.matches.selectors import Sight
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.timestamps import Timestamp, timestamp

AT_MOST = 200
"""Events in one notice; a write makes far fewer."""


class MatchNews(Struct, frozen=True):
    """What has happened in one of my matches. All but the events is as it stands when this is sent."""

    match: str
    game: GameName
    title: str
    """What the game is called."""
    seq: int
    """The number of the last of the events: the match as it was then is what this tells of."""
    after: int
    """The number of the event before the first of them."""
    seat: int | None
    """Mine; null once I have left it before the start."""
    players: tuple[str, ...]
    """What to call who sits where, seat by seat; empty for an open seat."""
    status: Literal["open", "active", "finished", "aborted"]
    waits: bool
    """Whether the match waits for me."""
    due: Timestamp | None
    """Until when, where there is a clock."""
    orders_dropped: bool
    """Whether it waits for me because none of my standing orders applied: they have ended."""
    events: tuple[AnyEvent, ...]
    """As I may read them. A reminder has none."""


def news(delivery: Delivery) -> dict[str, Any] | None:
    """What a delivery tells its channel's user, as a `MatchNews`; None where a letter would come too late, or to one
    who is looking. Raises `NotFound` where there is no such match any more."""
    sight = Sight(selectors.load(delivery.match_id), delivery.channel.user)
    match, seat = sight.match, sight.seat
    waits = sight.waits()
    if delivery.channel.means == Channel.Means.EMAIL and not _is_worth_a_letter(delivery, match, waits=waits):
        return None
    seen = sight.events(delivery.after, AT_MOST) if seat is not None or match.visibility != "private" else []
    due = sight.table.deadline(seat) if seat is not None and waits else None
    return {
        "match": str(match.id),
        "game": match.game,
        "title": sight.table.game.title,
        "seq": delivery.seq,
        "after": delivery.after,
        "seat": seat,
        "players": sight.table.names(),
        "status": match.status,
        "waits": waits,
        "due": timestamp(due) if due else None,
        "orders_dropped": waits and seat is not None and sight.table.seats[seat].orders_dropped == match.turn_seq,
        "events": [event.body() for event in seen if event.row.seq <= delivery.seq],
    }


def _is_worth_a_letter(delivery: Delivery, match: Match, *, waits: bool) -> bool:
    if delivery.kind not in (Kind.TURN_STARTED, Kind.TURN_REMINDER):
        return True
    looking = presence.is_looking(match.id, delivery.channel.user_id) and not delivery.channel.while_looking
    return waits and match.turn_seq <= delivery.seq and not looking
