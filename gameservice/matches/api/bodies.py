"""What clients send and get: requests and answers as typed structs, and how a match becomes one."""

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from games.core import chance
from games.core.contract import Level, Outcome
from gameservice.http.bodies import Body
from gameservice.http.problems import ProblemBody
from gameservice.matches import log, selectors
from gameservice.matches.api.examples import EVENTS, MOVED
from gameservice.matches.api.unions import AnyEvent, AnyLegal, AnyView, GameName
from gameservice.matches.clocks import Bank, NoClock, PerTurn
from gameservice.matches.models import Match, Seat
from gameservice.matches.selectors import Sight
from gameservice.timestamps import Timestamp, timestamp

Entropy = Annotated[
    str,
    Meta(
        description="Mixed into the match's chance, published at its start: at most 64 bytes of UTF-8, no line break.",
    ),
]
Age = Annotated[int, Meta(ge=0, le=150, description="Years; for games in which the youngest starts.")]
HairCm = Annotated[int, Meta(ge=0, le=1000, description="Centimetres; for games in which the longest hair starts.")]


class MeSeat(Body, frozen=True, tag_field="kind", tag="me"):
    """The creator's own seat."""

    entropy: Entropy = ""
    age: Age | None = None
    hair_cm: HairCm | None = None


class BotSeat(Body, frozen=True, tag_field="kind", tag="bot"):
    """A bot's seat."""

    level: Level = "normal"


class OpenSeat(Body, frozen=True, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class MatchRequest(Body, frozen=True):
    """A match to create. With no open seat it starts at once (where `start` is `full`)."""

    game: GameName
    seats: Annotated[tuple[MeSeat | BotSeat | OpenSeat, ...], Meta(min_length=1, max_length=8)] = (MeSeat(),)
    options: Annotated[dict[str, Any], Meta(description="The game's options; what is left out takes its default.")] = {}
    preset: Annotated[str | None, Meta(description="A named bundle of options; `options` override it.")] = None
    clock: NoClock | PerTurn | Bank | UnsetType = UNSET
    """By default none. Of turns whose time has run out, see `on_abandon`."""
    visibility: Literal["private", "unlisted", "public"] = "private"
    """Who may watch and sit down. `private`: those with the invite code; `unlisted`: whoever knows the id; `public`:
    everyone, for it is listed."""
    start: Literal["full", "host"] = "full"
    """By itself when the last seat is taken, or when the host says so, all seats being taken."""
    on_abandon: Literal["bot", "forfeit"] = "bot"
    """What becomes of the seat of a person who resigns, or whose time runs out: a bot plays it on, or it is out and
    ranks last."""


class QuickRequest(Body, frozen=True):
    """What you want to play; those who want the very same meet."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=8, description="By default two.")] = 2
    options: Annotated[dict[str, Any], Meta(description="The game's options; what is left out takes its default.")] = {}
    clock: NoClock | PerTurn | Bank | UnsetType = UNSET
    fill_after: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    """Seconds after which bots take the seats that are still open; by default never."""


class SeatRequest(Body, frozen=True):
    """A seat to take: a certain one, or the first that is open."""

    seat: Annotated[int, Meta(ge=0, le=7, description="By default the first that is open.")] | None = None
    invite: Annotated[str, Meta(max_length=64, description="Needed for a private match.")] | None = None
    entropy: Entropy = ""
    age: Age | None = None
    hair_cm: HairCm | None = None


class StandInRequest(Body, frozen=True):
    """The bot that is to play."""

    level: Level = "normal"


class SeatBody(Struct, frozen=True):
    """Who holds a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    user: log.Person | None
    level: Level | None
    """The level of the bot that plays the seat; also where it stands in for a person."""
    state: Literal["playing", "resigned", "timed_out"]
    bank: float | None
    """Seconds left to the seat when the turn began; null without such a clock."""
    away_until: Timestamp | None
    """The end of the person's last vacation, where the clock stands still for one; also when it is past."""


class WaitingBody(Struct, frozen=True):
    """What the match waits for: a seat, a bot, players to sit down."""

    kind: Literal["seat", "bot", "players", "resolution"]
    """A person at a seat; a bot; before the start, people to sit down, or the host to start it."""
    seat: int | None
    since: Timestamp
    due: Timestamp | None
    """The deadline; null where there is none."""


class FairnessBody(Struct, frozen=True):
    """The promise about chance. `entropy` holds a text a seat from the start on; the seed is published at the end."""

    commitment: Annotated[str, Meta(description="SHA-256 of the server's seed, in hex.")]
    entropy: tuple[str, ...]
    server_seed: str | None


class MatchBody(Struct, frozen=True):
    """A match as the caller may see it."""

    id: str
    game: GameName
    rules_version: int
    status: Literal["open", "active", "finished", "aborted"]
    options: dict[str, Any]
    clock: NoClock | PerTurn | Bank
    visibility: Literal["private", "unlisted", "public"]
    start: Literal["full", "host"]
    on_abandon: Literal["bot", "forfeit"]
    invite: Annotated[str | None, Meta(description="The code that opens the match to others; for those seated.")]
    host: Annotated[str, Meta(description="The user id of who may start and abort it.")]
    seats: tuple[SeatBody, ...]
    you: Annotated[int | None, Meta(description="Your seat.")]
    seq: int
    waiting_on: tuple[WaitingBody, ...]
    fairness: FairnessBody
    outcome: Outcome | None
    view: AnyView | None
    legal: Annotated[AnyLegal | None, Meta(description="What you may do now; null where it is not your turn.")]
    rematch: Annotated[str | None, Meta(description="The id of the match that followed.")]
    rematch_of: str | None
    created_at: Timestamp
    updated_at: Timestamp


class MatchPage(Struct, frozen=True):
    items: tuple[MatchBody, ...]
    next: str | None


class MoveBody(Struct, frozen=True):
    """What an action became; the ETag holds `seq`."""

    seq: int
    events: tuple[AnyEvent, ...]
    view: AnyView
    legal: AnyLegal | None
    outcome: Outcome | None
    status: Literal["open", "active", "finished", "aborted"]


class DryRunBody(Struct, frozen=True):
    """The action would be accepted."""

    legal: Literal[True]
    foreseen: dict[str, Any] | UnsetType = UNSET
    """What else can be told without chance; each game says what that is. Cactus: the `grip`, and what the finger would
    `touch` at the first pose."""


class EventsBody(Struct, frozen=True):
    events: tuple[AnyEvent, ...]


class InboxEntry(Struct, frozen=True):
    """A match that waits for you, and all that is needed to answer."""

    match: str
    game: GameName
    seq: int
    seat: int
    due: Timestamp | None
    """Until when; null where there is no clock."""
    view: AnyView
    legal: AnyLegal


class ActionRecord(Struct, frozen=True):
    """An accepted action; `seq` is that of the first event that it became."""

    decision: int
    seat: int
    action: dict[str, Any]
    at: Timestamp
    seq: int


class ExportBody(Struct, frozen=True):
    """A self-contained document: redacted for the caller while the match runs, whole once it is over."""

    format: Literal["gameservice.match/1"]
    match: MatchBody
    fairness: FairnessBody
    actions: tuple[ActionRecord, ...]
    events: tuple[AnyEvent, ...]


class StaleViewBody(ProblemBody, frozen=True, kw_only=True):
    """The match has moved on: where it is, and what was missed, redacted for the caller."""

    seq: Annotated[int, Meta(examples=[MOVED["seq"]])]
    missed: Annotated[tuple[AnyEvent, ...], Meta(examples=[EVENTS])]


class IllegalActionBody(ProblemBody, frozen=True, kw_only=True):
    """The rules refuse; `rule` names the rule, and `fault`, where one rule refuses for several causes, which it was.
    Both are absent where an idempotency key was reused."""

    rule: Annotated[str, Meta(examples=["O3"])] | UnsetType = UNSET
    fault: Annotated[str, Meta(examples=["start_overlaps"])] | UnsetType = UNSET


def match_body(sight: Sight, *, seen: bool = True) -> MatchBody:
    """The match for the caller; without view and legal actions where only the table is asked for."""
    match, table = sight.match, sight.table
    seated = sight.seat is not None or sight.is_host
    started = match.match_seed is not None
    entropy = tuple(seat.entropy for seat in table.seats) if started else ("",) * len(table.seats)
    return MatchBody(
        id=str(match.id),
        game=match.game,
        rules_version=match.rules_version,
        status=cast(Any, match.status),
        options=match.options,
        clock=table.clock,
        visibility=cast(Any, match.visibility),
        start=cast(Any, match.start),
        on_abandon=cast(Any, match.on_abandon),
        invite=match.invite if seated else None,
        host=str(match.host_id),
        seats=tuple(_seat_body(seat) for seat in table.seats),
        you=sight.seat,
        seq=match.seq,
        waiting_on=tuple(
            WaitingBody(
                cast(Any, waiting.kind),
                waiting.seat,
                timestamp(waiting.since),
                timestamp(waiting.due) if waiting.due else None,
            )
            for waiting in selectors.waiting_on(table)
        ),
        fairness=FairnessBody(chance.commitment(match.secret), entropy, match.secret.hex() if match.over else None),
        outcome=cast(Any, match.outcome),
        view=sight.view() if seen else None,
        legal=sight.legal() if seen else None,
        rematch=str(match.rematch) if match.rematch else None,
        rematch_of=str(match.rematch_of) if match.rematch_of else None,
        created_at=timestamp(match.created_at),
        updated_at=timestamp(match.updated_at),
    )


def _seat_body(seat: Seat) -> SeatBody:
    banks = seat.match.banks
    return SeatBody(
        seat=seat.seat,
        kind=cast(Any, seat.kind),
        user=None if seat.kind == Seat.Kind.OPEN else log.person(seat),
        level=cast(Any, seat.level or None),
        state=cast(Any, seat.state),
        bank=banks[seat.seat] / 1000 if banks else None,
        away_until=timestamp(seat.away_until) if seat.away_until else None,
    )


def move_body(sight: Sight, events: list[Any]) -> MoveBody:
    match = sight.match
    return MoveBody(
        seq=match.seq,
        events=cast(Any, tuple(seen.body() for seen in sight.redacted(events))),
        view=cast(Any, sight.view()),
        legal=sight.legal(),
        outcome=cast(Any, match.outcome),
        status=cast(Any, match.status),
    )


def export_body(sight: Sight) -> ExportBody:
    match = sight.match
    body = match_body(sight)
    decided = selectors.decisions(match)
    actions = tuple(
        ActionRecord(
            decision.number,
            decision.seat,
            msgspec.json.decode(decision.action),
            timestamp(decision.at),
            decision.first_seq,
        )
        for decision in decided
        if match.over or decision.seat == sight.seat
    )
    events = tuple(seen.body() for seen in sight.events())
    return ExportBody("gameservice.match/1", body, body.fairness, actions, cast(Any, events))


def etag(match: Match) -> str:
    return f'"{match.seq}"'
