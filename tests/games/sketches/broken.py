"""Moles and Discs that break the contract, each in one way, with words of the failure that must come of it."""

from typing import Any, ClassVar

import msgspec

from games.core.chance import Chance
from games.core.contract import AnyGame, Event, Options, Outcome, Seat
from games.core.errors import IllegalAction, Unsettled
from tests.games.sketches.discs import Discs, DiscsEvent, DiscsFell, DiscsPass, DiscsPlace, DiscsState, DiscsTurnBegan
from tests.games.sketches.moles import (
    Moles,
    MolesEvent,
    MolesLay,
    MolesLegal,
    MolesState,
    MolesSwap,
    MolesTurnBegan,
    MolesView,
)


class Remembers(Moles):
    """`evolve` hangs on something that is not in the state."""

    folded = 0

    def evolve(self, state: MolesState, event: Any) -> MolesState:
        type(self).folded += 1
        after = super().evolve(state, event)
        return msgspec.structs.replace(after, box=(*after.box, 1)) if self.folded % 50 == 0 else after


class Rolls(Moles):
    """`setup` draws from elsewhere."""

    turn = 0

    def setup(self, seating: Any, options: Any, chance: Chance) -> list[Any]:
        type(self).turn += 1
        *events, began = super().setup(seating, options, chance)
        return [*events, msgspec.structs.replace(began, seat=self.turn % seating.count)]


class ListsTooMuch(Moles):
    """`legal` lists a card that the hand does not hold."""

    def legal(self, state: MolesState, seat: Seat) -> MolesLegal | None:
        legal = super().legal(state, seat)
        if legal is None:
            return None
        return MolesLegal(actions=(*legal.actions, MolesLay(card=9, face="up")))


class ListsTooLittle(Moles):
    """`legal` leaves out what `check` accepts."""

    def legal(self, state: MolesState, seat: Seat) -> MolesLegal | None:
        legal = super().legal(state, seat)
        return None if legal is None else MolesLegal(actions=legal.actions[:1])


class CannotTell(Discs):
    """What `legal` lists is refused by a simulation."""

    def decide(self, state: DiscsState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        if isinstance(action, DiscsPass):
            raise Unsettled("D4", "Nobody can tell what comes of it.")
        return super().decide(state, seat, action, chance)


class AsksBystanders(Moles):
    """`legal` offers something to seats that are not to act."""

    def legal(self, state: MolesState, seat: Seat) -> MolesLegal | None:
        return super().legal(state, seat) or MolesLegal(actions=())


class Disagrees(Moles):
    """`decide` does what `check` refuses."""

    def decide(self, state: MolesState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        if seat != state.on_turn:
            return [DiscsTurnBegan(seat=seat)]
        return super().decide(state, seat, action, chance)


class DrawsFirst(Moles):
    """`decide` draws before it refuses."""

    def decide(self, state: MolesState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        chance.below(2)
        return super().decide(state, seat, action, chance)


class NamesNoRule(Moles):
    """A refusal without the number of a rule."""

    def check(self, state: MolesState, seat: Seat, action: Any) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as refusal:
            raise IllegalAction("turn", refusal.reason) from None


class SaysNothing(Moles):
    """A refusal without a sentence."""

    def check(self, state: MolesState, seat: Seat, action: Any) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.rule, "no") from None


class Silent(Moles):
    """A decision of which no event comes."""

    def decide(self, state: MolesState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        events = super().decide(state, seat, action, chance)
        return [] if isinstance(action, MolesSwap) else events


class Counts(Moles):
    """An outcome whose parts do not add up."""

    def outcome(self, state: MolesState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        scores = tuple(msgspec.structs.replace(score, total=score.total + 1) for score in outcome.scores)
        return msgspec.structs.replace(outcome, scores=scores)


class ForgetsSeat(Moles):
    """An outcome that ranks not every seat."""

    def outcome(self, state: MolesState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        first = outcome.ranking[0][:1]
        return msgspec.structs.replace(outcome, ranking=(first,), winners=first)


class WinsByLeaving(Moles):
    """Seats that left are ranked by points, as the others."""

    def outcome(self, state: MolesState) -> Outcome | None:
        return super().outcome(msgspec.structs.replace(state, left=()))


class AsksTheGone(Moles):
    """A seat that left is asked again."""

    def _next_turn(self, state: MolesState) -> list[Any]:
        return super()._next_turn(msgspec.structs.replace(state, left=()))


class RedactsAway(Moles):
    """Redaction that takes the seat away."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return msgspec.structs.replace(super().redact(event, seat), seat=None)


class RedactsFalsely(Moles):
    """Redaction that tells another value instead of none."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        redacted = super().redact(event, seat)
        return redacted if redacted == event or not hasattr(event, "value") else msgspec.structs.replace(event, value=0)


class SeesWrongly(Moles):
    """A view that names another seat as the one to act."""

    def view(self, state: MolesState, seat: Seat | None) -> MolesView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, to_act=tuple(seat + 1 for seat in view.to_act))


class Unending(Discs):
    """Discs whose hands never empty."""

    def _holding(self, state: DiscsState, seat: Seat, discs: int) -> DiscsState:
        return super()._holding(state, seat, max(discs, 1))


class DiscsRolled(Event, frozen=True, kw_only=True, tag="discs.rolled"):
    by: Any


class Floats(Discs):
    """A float in an event, where the declared type does not show it."""

    event_type = DiscsEvent | DiscsRolled

    def decide(self, state: DiscsState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        return [DiscsRolled(by={"mm": [0.5]}), *super().decide(state, seat, action, chance)]

    def evolve(self, state: DiscsState, event: Any) -> DiscsState:
        return state if isinstance(event, DiscsRolled) else super().evolve(state, event)


class SamplesBadly(Discs):
    """`sample` aims beside the board."""

    def sample(self, state: DiscsState, seat: Seat, chance: Chance) -> Any:
        return DiscsPlace(x=-1) if chance.below(2) else DiscsPass()


class Mutable(DiscsState, frozen=True):
    log: list[int] = msgspec.field(default_factory=list)


class Mutates(Discs):
    """A state that `decide` changes."""

    state_type = Mutable

    def initial(self, seating: Any, options: Any) -> DiscsState:
        return Mutable(options=options, hands=(options.discs,) * seating.count)

    def decide(self, state: DiscsState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        events = super().decide(state, seat, action, chance)
        if isinstance(state, Mutable):
            state.log.append(1)
        return events


class DiscsWent(Event, frozen=True, kw_only=True, tag="discs.went"):
    pass


class BeginsInSilence(Discs):
    """Another seat is to act, and no event says that its turn begins."""

    event_type = DiscsEvent | DiscsWent

    def _next_turn(self, state: DiscsState) -> list[Any]:
        return [DiscsWent(seat=began.seat) for began in super()._next_turn(state)]


class NeverBegins(Moles):
    """The first turn is told in an event that begins none."""

    event_type = MolesEvent | DiscsWent

    def setup(self, seating: Any, options: Any, chance: Chance) -> list[Any]:
        *events, began = super().setup(seating, options, chance)
        return [*events, DiscsWent(seat=began.seat)]

    def evolve(self, state: MolesState, event: Any) -> MolesState:
        return super().evolve(state, MolesTurnBegan(seat=event.seat) if isinstance(event, DiscsWent) else event)


class LapsesHalfway(Moles):
    """After a lapse the seat still has to say whether it swaps."""

    def lapse(self, state: MolesState, seat: Seat, chance: Chance) -> list[Any]:
        return self.decide(state, seat, self.sample(state, seat, chance), chance)


class RefusesLapses(Discs):
    """A lapse places a disc, wherever others lie."""

    def lapse(self, state: DiscsState, seat: Seat, chance: Chance) -> list[Any]:
        return self.decide(state, seat, DiscsPlace(x=state.options.board // 2), chance)


class LapsesAnyhow(Discs):
    """What comes of a lapse hangs on something that is not in the state."""

    lapses = 0

    def lapse(self, state: DiscsState, seat: Seat, chance: Chance) -> list[Any]:
        type(self).lapses += 1
        return super().lapse(state, seat, chance) if self.lapses % 2 else []


BROKEN: tuple[tuple[type[AnyGame], str], ...] = (
    (Remembers, "not the fold"),
    (Rolls, "other events"),
    (ListsTooMuch, "refuse"),
    (ListsTooLittle, "does not list"),
    (CannotTell, "finds no answer"),
    (AsksBystanders, "not to act and `legal` is"),
    (Disagrees, "`decide` accepts it"),
    (DrawsFirst, "drew from chance"),
    (NamesNoRule, "rule 'turn'"),
    (SaysNothing, "no sentence"),
    (Silent, "no event came of it"),
    (Counts, "do not add up"),
    (ForgetsSeat, "does not hold each"),
    (WinsByLeaving, "left in this order"),
    (AsksTheGone, "are to act|something is asked"),
    (RedactsAway, "of another type or seat"),
    (RedactsFalsely, "more than the event with fields unset"),
    (SeesWrongly, "the view of"),
    (Unending, "not over"),
    (Floats, "holds a float in `by.mm\\[0\\]`"),
    (SamplesBadly, "and that is refused|which `decide` refuses"),
    (Mutates, "not the fold|changed the state"),
    (BeginsInSilence, "are to act now, and no event that came of it has `begins_turn`"),
    (NeverBegins, "are to act now, and no event that came of it has `begins_turn`"),
    (LapsesHalfway, "its turn goes on"),
    (RefusesLapses, "`lapse` refuses|that is refused"),
    (LapsesAnyhow, "lapsed twice|the same decisions gave other events"),
)
"""Games that break the contract in play."""


class Unprefixed(Moles):
    """Another prefix than its types have."""

    prefix = "mole"


class DiscsOpen(Options, frozen=True):
    discs: int


class NeedsOptions(Discs):
    """An option without a default."""

    options_type: Any = DiscsOpen
    presets: ClassVar = {}


class BadPreset(Discs):
    """A preset that does not fit."""

    presets: ClassVar = {"huge": {"board": 10**9}}


class DiscsWeighed(Event, frozen=True, kw_only=True, tag="discs.weighed"):
    weight: float | None


class DeclaresFloat(Discs):
    """A float declared in an event."""

    event_type = DiscsEvent | DiscsWeighed


class SharesTag(Moles):
    """An event of another game."""

    event_type = MolesEvent | DiscsFell


MISDECLARED: tuple[tuple[type[AnyGame], str], ...] = (
    (Unprefixed, "is tagged 'moles."),
    (NeedsOptions, "discs have no default"),
    (BadPreset, "preset 'huge'"),
    (DeclaresFloat, "declared to hold floats"),
    (SharesTag, "is tagged 'discs.fell'"),
)
"""Games that break the contract before any play."""


def duplicate() -> AnyGame:
    """A game with a struct named as one of Discs."""

    class DiscsDisc(msgspec.Struct, frozen=True):
        x: int

    class DiscsTwiceState(DiscsState, frozen=True):
        discs: tuple[DiscsDisc, ...] = ()

    class DiscsTwice(Discs):
        state_type = DiscsTwiceState

    return DiscsTwice()
