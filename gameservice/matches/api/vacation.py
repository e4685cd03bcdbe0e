"""The own vacation."""

from typing import Annotated

from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.accounts.models import User
from gameservice.http.bodies import Body, read
from gameservice.http.endpoint import Endpoint
from gameservice.http.problems import Malformed, NoVacation
from gameservice.http.schema import operation
from gameservice.matches.api.matches import person
from gameservice.matches.services import vacation
from gameservice.timestamps import Timestamp, timestamp


class VacationRequest(Body, frozen=True):
    """How long to be away, from now, or on top of what lasts."""

    days: Annotated[int, Meta(ge=1, le=vacation.DAYS_A_YEAR)]


class VacationBody(Struct, frozen=True):
    """Until when, null without one; and how many days are left in this calendar year (UTC)."""

    until: Timestamp | None
    days_left: int


class Vacation(Endpoint):
    throttle = {"GET": "read", "PUT": "account", "DELETE": "account"}

    @operation("My vacation", answers={200: VacationBody}, problems=[])
    def get(self, request: Request) -> Response:
        """Clocks of a day or more a turn stand still for you while it lasts."""
        return Response(_body(person(request)))

    @operation(
        "Go on vacation",
        answers={200: VacationBody},
        body=VacationRequest,
        body_examples={"a week": {"days": 7}},
        problems=[Malformed, NoVacation],
    )
    def put(self, request: Request) -> Response:
        """It begins at once, for all your matches. There are 30 days a year."""
        asked = read(request, VacationRequest)
        vacation.begin(person(request), asked.days, timezone.now())
        return Response(_body(person(request)))

    @operation("Come back", answers={200: VacationBody}, problems=[])
    def delete(self, request: Request) -> Response:
        """Whole days that are left are given back; turns that wait go on with what time was left."""
        vacation.end(person(request), timezone.now())
        return Response(_body(person(request)))


def _body(user: User) -> VacationBody:
    now, until = timezone.now(), user.vacation_until
    return VacationBody(timestamp(until) if until and until > now else None, vacation.days_left(user, now))
