"""Standing orders of one's own seat."""

import uuid
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.http import problems
from gameservice.http.bodies import Body, malformed, read
from gameservice.http.endpoint import Endpoint
from gameservice.http.problems import Malformed, NotFound, NotYourSeat
from gameservice.http.schema import operation
from gameservice.matches import selectors
from gameservice.matches.api.matches import person
from gameservice.matches.api.unions import AnyAction
from gameservice.matches.models import Seat
from gameservice.matches.selectors import Table
from gameservice.matches.services import orders
from gameservice.matches.services.orders import AT_MOST, Condition, Order

Conditions = Annotated[tuple[Condition, ...], Meta(max_length=AT_MOST)]
Times = Annotated[int, Meta(ge=1, le=100)]


class OrderRequest(Body, frozen=True):
    """What to play when I am asked, if all of `when` hold of my view then; where it is empty, always."""

    play: dict[str, Any]
    """An action, as the match takes them."""
    when: Conditions = ()
    times: Times = 1
    """How often, before the order is used up."""


class OrdersRequest(Body, frozen=True):
    """The first order that applies is played: its conditions hold, and the rules accept it. Where none does, all are
    dropped."""

    orders: Annotated[tuple[OrderRequest, ...], Meta(min_length=1, max_length=AT_MOST)]


class OrderBody(Struct, frozen=True):
    when: tuple[Condition, ...]
    play: AnyAction
    times: int


class OrdersBody(Struct, frozen=True):
    """My standing orders in a match, as far as they are not used up."""

    orders: tuple[OrderBody, ...]
    dropped: int | None
    """The seq with which none of them applied any more, if that is how the last ones ended."""


EXAMPLE = {
    "orders": [
        {
            "when": [{"pointer": "/asks", "equals": "flip"}, {"pointer": "/pile", "at_least": 10}],
            "play": {"type": "ouch.flip", "slot": 0, "side": "top"},
            "times": 2,
        },
        {"play": {"type": "ouch.discard", "card": 0}},
    ]
}


class StandingOrders(Endpoint):
    throttle = {"GET": "read", "PUT": "move", "DELETE": "move"}

    @operation("Read my standing orders", answers={200: OrdersBody}, problems=[NotFound, NotYourSeat])
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """Nobody else is told of them."""
        sight = selectors.see(match_id, person(request))
        return _answer(sight.table, sight.own_seat())

    @operation(
        "Leave standing orders",
        answers={200: OrdersBody},
        body=OrdersRequest,
        body_examples={"flip twice while the pile is high": EXAMPLE},
        problems=[Malformed, NotFound, NotYourSeat, problems.NotActive],
    )
    def put(self, request: Request, match_id: uuid.UUID) -> Response:
        """In place of those of before. Each time the match asks you from now on, the first order applies whose
        conditions hold and which the rules accept, and is played for you, as if you had sent it. Where none applies,
        all are dropped, and you are told that it is your turn. What you are asked already you answer yourself."""
        sight = selectors.see(match_id, person(request))
        seat = sight.own_seat()
        asked = read(request, OrdersRequest)
        table = sight.table
        wanted = [
            Order(order.when, _action(table, place, order), order.times) for place, order in enumerate(asked.orders)
        ]
        return _answer(orders.give(match_id, person(request), wanted), seat)

    @operation("Drop my standing orders", answers={204: None}, problems=[NotFound, NotYourSeat, problems.NotActive])
    def delete(self, request: Request, match_id: uuid.UUID) -> Response:
        """What is just being played is played."""
        orders.give(match_id, person(request), [])
        return Response(status=204)


def _action(table: Table, place: int, order: OrderRequest) -> dict[str, Any]:
    """An order's action, as it is stored. Raises `Malformed`."""
    type_: Any = table.game.action_type
    try:
        whole: dict[str, Any] = msgspec.to_builtins(msgspec.convert(order.play, type_))
    except msgspec.ValidationError:
        raise malformed(type_, order.play, at=f"/orders/{place}/play") from None
    return whole


def _answer(table: Table, number: int) -> Response:
    seat: Seat = table.seats[number]
    return Response({"orders": orders.of(seat), "dropped": seat.orders_dropped})
