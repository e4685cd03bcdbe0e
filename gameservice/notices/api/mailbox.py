"""The endpoint of one's mailbox."""

from datetime import time
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal, TypeAlias, cast
from zoneinfo import available_timezones

from django.utils import timezone
from msgspec import Meta, Struct, field
from rest_framework.request import Request
from rest_framework.response import Response

from gameservice.accounts.models import User
from gameservice.http.bodies import Body, read
from gameservice.http.endpoint import Endpoint
from gameservice.http.problems import Fault, Malformed, NotFound, Unavailable
from gameservice.http.schema import operation
from gameservice.notices.mail import mailbox
from gameservice.notices.mail.mailbox import Wishes
from gameservice.notices.models import Channel, Kind

Clock = Annotated[
    str,
    Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", max_length=5, description="Hour and minute.", examples=["22:00"]),
]
Language: TypeAlias = Literal["en", "es"]
EventName: TypeAlias = Literal["turn.started", "turn.reminder", "match.finished"]


class QuietHours(Body, frozen=True):
    """Hours of each day in which nothing is mailed: it comes at their end, if it is still true then."""

    from_: Clock = field(name="from")
    to: Clock
    time_zone: Annotated[str, Meta(max_length=40, description="Of the IANA database.", examples=["Europe/Madrid"])]


class MailboxRequest(Body, frozen=True):
    address: Annotated[str, Meta(max_length=mailbox.LONGEST, examples=["ana@example.org"])]
    events: Annotated[tuple[EventName, ...], Meta(min_length=1, description="What is mailed.")] = (
        "turn.started",
        "turn.reminder",
    )
    language: Language = "en"
    quiet_hours: QuietHours | None = None
    while_looking: Annotated[bool, Meta(description="Mail me also of a match whose stream I follow.")] = False


class MailboxBody(Struct, frozen=True):
    address: str
    confirmed: Annotated[bool, Meta(description="Whoever reads it wants letters; until then none is sent.")]
    events: tuple[EventName, ...]
    language: Language
    quiet_hours: QuietHours | None
    while_looking: bool


class Mailbox(Endpoint):
    throttle = {"GET": "read", "PUT": "account", "DELETE": "account"}

    @operation("My mailbox", answers={200: MailboxBody}, problems=[NotFound])
    def get(self, request: Request) -> Response:
        """Where I am told by mail that it is my turn."""
        return Response(_body(mailbox.mailbox(_user(request))))

    @operation(
        "Set my mailbox",
        answers={200: MailboxBody},
        body=MailboxRequest,
        body_examples={
            "nights off": {
                "address": "ana@example.org",
                "quiet_hours": {"from": "22:00", "to": "08:00", "time_zone": "Europe/Madrid"},
            }
        },
        problems=[Malformed, Unavailable],
    )
    def put(self, request: Request) -> Response:
        """A new address is sent one letter with a link, good for two days, and nothing else until the link is followed
        and confirmed. An address is asked once in 24 hours at most, whoever wants it, and an account may have three
        asked; more is 429. What else is changed needs no confirmation. Each letter has a link that ends them."""
        asked = read(request, MailboxRequest)
        changed = mailbox.put(_user(request), asked.address, _wishes(asked), timezone.now())
        return Response(_body(changed))

    @operation("Remove my mailbox", answers={204: None}, problems=[NotFound])
    def delete(self, request: Request) -> Response:
        """Nothing more is mailed."""
        mailbox.delete(_user(request))
        return Response(status=204)


def _user(request: Request) -> User:
    return cast(User, request.user)


def _wishes(asked: MailboxRequest) -> Wishes:
    hours = asked.quiet_hours
    if hours is not None:
        _require(hours.time_zone in _zones(), "/quiet_hours/time_zone", "must be a zone of the IANA database")
        _require(hours.from_ != hours.to, "/quiet_hours/to", "must be another time than `from`")
    return Wishes(
        kinds=reduce(or_, (kind for kind in Kind if kind.word in asked.events)),
        language=asked.language,
        while_looking=asked.while_looking,
        quiet_from=time.fromisoformat(hours.from_) if hours else None,
        quiet_to=time.fromisoformat(hours.to) if hours else None,
        time_zone=hours.time_zone if hours else "",
    )


def _require(holds: bool, pointer: str, said: str) -> None:
    if not holds:
        raise Malformed(f"The body does not fit: {pointer}: {said}", errors=[Fault(pointer, said)])


@cache
def _zones() -> set[str]:
    return available_timezones()


def _body(found: Channel) -> MailboxBody:
    hours = None
    if found.quiet_from is not None and found.quiet_to is not None:
        hours = QuietHours(f"{found.quiet_from:%H:%M}", f"{found.quiet_to:%H:%M}", found.time_zone)
    return MailboxBody(
        address=found.address,
        confirmed=found.is_open,
        events=cast(Any, tuple(kind.word for kind in Kind(found.kinds))),
        language=cast(Any, found.language),
        quiet_hours=hours,
        while_looking=found.while_looking,
    )
