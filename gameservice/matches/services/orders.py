"""Standing orders: what a person who will not be there wants played, if the own view is then as they expect.

Each time the person is asked, the first order is played whose conditions hold and which the rules accept, by a worker,
like a bot's turn. Where there is none, all of them are dropped, and the person is told that the match waits.
"""

import logging
import uuid
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from jsonpointer import EndOfList, JsonPointer
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from games.core import contract
from games.core.errors import IllegalAction
from gameservice.accounts.models import User
from gameservice.http.problems import NotActive
from gameservice.matches import selectors
from gameservice.matches.models import Match, Seat, unmask
from gameservice.matches.selectors import Sight, Table
from gameservice.matches.services import store

logger = logging.getLogger(__name__)

AT_MOST = 10
"""Orders of one seat, and conditions of one order."""
MISSING = object()
_encode = msgspec.json.Encoder(order="sorted").encode


class Condition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold of the value that a JSON pointer (RFC 6901) finds in my view: all that is given, and that there is
    such a value."""

    pointer: Annotated[str, Meta(pattern=r"^(/([^~/]|~[01])*)*$", max_length=200, examples=["/asks"])]
    equals: Any | UnsetType = UNSET
    at_least: int | float | UnsetType = UNSET
    at_most: int | float | UnsetType = UNSET

    def holds(self, view: Any) -> bool:
        found = JsonPointer(self.pointer).resolve(view, MISSING)
        if (
            found is MISSING
            or isinstance(found, EndOfList)
            or (self.equals is not UNSET and _encode(found) != _encode(self.equals))
        ):
            return False
        if self.at_least is UNSET and self.at_most is UNSET:
            return True
        return _is_number(found) and _within(found, self.at_least, self.at_most)


class Order(Struct, frozen=True):
    """If all of `when` hold, `play` that action; so many times."""

    when: tuple[Condition, ...]
    play: dict[str, Any]
    times: int


_decode = msgspec.json.Decoder(tuple[Order, ...]).decode


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _within(number: float, least: float | UnsetType, most: float | UnsetType) -> bool:
    return (least is UNSET or number >= least) and (most is UNSET or number <= most)


def of(seat: Seat) -> tuple[Order, ...]:
    """The orders of a seat as they are stored."""
    return _decode(seat.orders) if seat.orders else ()


def stored(orders: Sequence[Order]) -> str:
    """Orders as a seat stores them."""
    return _encode(orders).decode() if orders else ""


def look(table: Table, asked: int) -> tuple[int, list[Seat]]:
    """The mask of the seats, among those that are asked now, that have an order that applies; and those who had none,
    and lost them."""
    applies, dropped = 0, []
    for number in unmask(asked):
        seat = table.seats[number]
        if not seat.orders or seat.played_by_bot:
            continue
        if _first(table, seat) is not None:
            applies |= 1 << number
        else:
            seat.orders, seat.orders_dropped = "", table.match.seq
            dropped.append(seat)
    return applies, dropped


def applying(table: Table, seat: Seat) -> contract.Action | None:
    """What the first order of a seat wants played that applies; None where there is none."""
    found = _first(table, seat)
    return None if found is None else _action(table, of(seat)[found])


def use_up(table: Table, seat: Seat) -> None:
    """The order that applies is played once less."""
    found = _first(table, seat)
    left = [replace(order, times=order.times - (place == found)) for place, order in enumerate(of(seat))]
    seat.orders = stored([order for order in left if order.times])


def _first(table: Table, seat: Seat) -> int | None:
    """The place of the first order that applies. Whatever is wrong with somebody's orders is no matter of whoever
    moved, nor does the match wait for it."""
    try:
        return _found(table, seat)
    except Exception:
        logger.exception("match %s: the orders of seat %s cannot be followed", table.match.id, seat.seat)
        return None


def _found(table: Table, seat: Seat) -> int | None:
    """The place of the first order whose conditions hold and whose action the rules accept."""
    view = msgspec.to_builtins(Sight.of_seat(table, seat.seat).view())
    for place, order in enumerate(of(seat)):
        if all(condition.holds(view) for condition in order.when) and _is_accepted(table, seat.seat, order):
            return place
    return None


def _action(table: Table, order: Order) -> contract.Action:
    action: contract.Action = msgspec.convert(order.play, table.game.action_type)
    return action


def _is_accepted(table: Table, seat: int, order: Order) -> bool:
    try:
        table.game.check(table.state(), seat, _action(table, order))
    except IllegalAction:
        return False
    return True


def give(match_id: uuid.UUID, user: User, orders: Sequence[Order]) -> Table:
    """A person leaves orders in place of those of before; they are looked at when the person is next asked.

    Raises `NotFound`, `NotYourSeat`, `NotActive`, `Busy`.
    """
    sight = selectors.see(match_id, user)
    seat = sight.table.seats[sight.own_seat()]
    if sight.match.status != Match.Status.ACTIVE:
        raise NotActive(f"The match is {sight.match.status}: standing orders are for one that is being played.")
    if seat.played_by_bot or seat.state != Seat.State.PLAYING:
        raise NotActive("You do not play this seat now, and standing orders would not be followed.")
    seat.orders, seat.orders_dropped = stored(orders), None
    store.give_orders(seat)
    return sight.table
