"""Discs, a game of physics in one dimension: choices are continuous, everything is public.

1. A board is a line, lengths are micrometres. On a turn a disc is placed with its middle at `x`, or the seat passes
   for good; it passes when its time runs out.
2. The whole disc must be on the board and may not lie on another.
3. The hand trembles: the disc comes to rest at x and an offset. Where it then lies over the rim or on another disc,
   it falls and is gone. Where it lies less than a millimetre from the rim nobody can tell: aim elsewhere.
4. The match is over when each seat has passed or placed its discs; most discs on the board win.
"""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Meta

from games.core.chance import Chance
from games.core.contract import (
    Action,
    Event,
    Game,
    Legal,
    Options,
    Outcome,
    Score,
    Seat,
    Seating,
    State,
    View,
)
from games.core.errors import IllegalAction, Unsettled

RADIUS = 9_000
TREMORS = {"rock": 0, "steady": 500, "clumsy": 4_000}


class DiscsOptions(Options, frozen=True):
    board: Annotated[int, Meta(ge=60_000, le=300_000)] = 120_000
    discs: Annotated[int, Meta(ge=1, le=6)] = 3
    hand: Literal["rock", "steady", "clumsy"] = "steady"


class DiscsPlace(Action, frozen=True, tag="discs.place"):
    x: int


class DiscsPass(Action, frozen=True, tag="discs.pass"):
    pass


class DiscsPlaced(Event, frozen=True, kw_only=True, tag="discs.placed"):
    aimed: int
    x: int


class DiscsFell(Event, frozen=True, kw_only=True, tag="discs.fell"):
    x: int


class DiscsPassed(Event, frozen=True, kw_only=True, tag="discs.passed"):
    pass


class DiscsTurnBegan(Event, frozen=True, kw_only=True, tag="discs.turn_began"):
    begins_turn = True


class DiscsLeft(Event, frozen=True, kw_only=True, tag="discs.left"):
    pass


class DiscsDisc(msgspec.Struct, frozen=True):
    seat: Seat
    x: int


class DiscsState(State, frozen=True):
    options: DiscsOptions
    hands: tuple[int, ...]
    board: tuple[DiscsDisc, ...] = ()
    on_turn: Seat | None = None
    left: tuple[Seat, ...] = ()


class DiscsView(View, frozen=True, kw_only=True, tag="discs.view"):
    state: DiscsState


class DiscsLegal(Legal, frozen=True, kw_only=True, tag="discs.legal"):
    actions: tuple[DiscsPass, ...]
    low: int
    high: int


DiscsAction: TypeAlias = DiscsPlace | DiscsPass
DiscsEvent: TypeAlias = DiscsPlaced | DiscsFell | DiscsPassed | DiscsTurnBegan | DiscsLeft


class Discs(Game[DiscsState, Any, Any, DiscsView, DiscsLegal, DiscsOptions]):
    name = "discs"
    prefix = "discs"
    title = "Discs"
    rules_version = 1
    players = range(1, 5)
    state_type = DiscsState
    options_type = DiscsOptions
    view_type = DiscsView
    legal_type = DiscsLegal
    action_type = DiscsAction
    event_type = DiscsEvent
    presets: ClassVar = {"crowded": {"board": 60_000, "discs": 6, "hand": "clumsy"}}

    def initial(self, seating: Seating, options: DiscsOptions) -> DiscsState:
        return DiscsState(options=options, hands=(options.discs,) * seating.count)

    def setup(self, seating: Seating, options: DiscsOptions, chance: Chance) -> list[Any]:
        return [DiscsTurnBegan(seat=chance.below(seating.count))]

    def to_act(self, state: DiscsState) -> frozenset[Seat]:
        return frozenset() if state.on_turn is None else frozenset({state.on_turn})

    def legal(self, state: DiscsState, seat: Seat) -> DiscsLegal | None:
        if seat != state.on_turn:
            return None
        return DiscsLegal(actions=(DiscsPass(),), low=RADIUS, high=state.options.board - RADIUS)

    def check(self, state: DiscsState, seat: Seat, action: Any) -> None:
        if seat != state.on_turn:
            raise IllegalAction("D1", "It is not your turn.")
        if isinstance(action, DiscsPass):
            return
        if not self._on_board(state, action.x):
            raise IllegalAction("D2", f"Aim between {RADIUS} and {state.options.board - RADIUS}.")
        if not self._free(state, action.x):
            raise IllegalAction("D2", "Another disc lies there.")

    def _on_board(self, state: DiscsState, x: int) -> bool:
        return RADIUS <= x <= state.options.board - RADIUS

    def _free(self, state: DiscsState, x: int) -> bool:
        return all(abs(disc.x - x) >= 2 * RADIUS for disc in state.board)

    def decide(self, state: DiscsState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        self.check(state, seat, action)
        done: Any = DiscsPassed(seat=seat)
        if isinstance(action, DiscsPlace):
            x = action.x + chance.tremor(TREMORS[state.options.hand])
            if min(abs(x - RADIUS), abs(state.options.board - RADIUS - x)) < 1_000:
                raise Unsettled("D3", "Nobody can tell whether it would fall: aim elsewhere.", "unsettled")
            lies = self._on_board(state, x) and self._free(state, x)
            done = DiscsPlaced(seat=seat, aimed=action.x, x=x) if lies else DiscsFell(seat=seat, x=x)
        return [done, *self._next_turn(self.evolve(state, done))]

    def _next_turn(self, state: DiscsState) -> list[Any]:
        assert state.on_turn is not None
        count = len(state.hands)
        order = [(state.on_turn + step) % count for step in range(1, count + 1)]
        holding = [seat for seat in order if state.hands[seat]]
        return [DiscsTurnBegan(seat=holding[0] if holding else None)]

    def lapse(self, state: DiscsState, seat: Seat, chance: Chance) -> list[Any]:
        passed = DiscsPassed(seat=seat)
        return [passed, *self._next_turn(self.evolve(state, passed))]

    def withdraw(self, state: DiscsState, seat: Seat, chance: Chance) -> list[Any]:
        left = DiscsLeft(seat=seat)
        return [left, *self._next_turn(self.evolve(state, left))] if seat == state.on_turn else [left]

    def evolve(self, state: DiscsState, event: Any) -> DiscsState:
        replace, seat, fact = msgspec.structs.replace, event.seat, event
        match event:
            case DiscsPlaced():
                board = tuple(sorted((*state.board, DiscsDisc(seat, fact.x)), key=lambda disc: disc.x))
                return self._holding(replace(state, board=board), seat, state.hands[seat] - 1)
            case DiscsFell():
                return self._holding(state, seat, state.hands[seat] - 1)
            case DiscsPassed():
                return self._holding(state, seat, 0)
            case DiscsLeft():
                return self._holding(replace(state, left=(*state.left, seat)), seat, 0)
            case _:
                return replace(state, on_turn=seat)

    def _holding(self, state: DiscsState, seat: Seat, discs: int) -> DiscsState:
        hands = (*state.hands[:seat], discs, *state.hands[seat + 1 :])
        return msgspec.structs.replace(state, hands=hands)

    def outcome(self, state: DiscsState) -> Outcome | None:
        if state.on_turn is not None:
            return None
        totals = [sum(disc.seat == seat for disc in state.board) for seat in range(len(state.hands))]
        stayed = [seat for seat in range(len(totals)) if seat not in state.left]
        ranking = [
            tuple(seat for seat in stayed if totals[seat] == total)
            for total in sorted({totals[seat] for seat in stayed}, reverse=True)
        ]
        ranking += [(seat,) for seat in reversed(state.left)]
        scores = tuple(Score(seat=seat, total=total, parts={"discs": total}) for seat, total in enumerate(totals))
        return Outcome(reason="all_placed", ranking=tuple(ranking), winners=ranking[0], scores=scores)

    def view(self, state: DiscsState, seat: Seat | None) -> DiscsView:
        asks = None if state.on_turn is None else "place"
        return DiscsView(asks=asks, to_act=tuple(sorted(self.to_act(state))), state=state)

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event

    def determinize(self, view: DiscsView, chance: Chance) -> DiscsState:
        return view.state

    def sample(self, state: DiscsState, seat: Seat, chance: Chance) -> Any:
        """A place that is free, or a pass where none was found soon."""
        for _ in range(10):
            x = RADIUS + chance.below(state.options.board - 2 * RADIUS + 1)
            if self._free(state, x):
                return DiscsPlace(x=x)
        return DiscsPass()
