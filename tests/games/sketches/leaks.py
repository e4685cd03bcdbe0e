"""Moles that tell a secret, each in one way. Every one must be caught."""

from typing import Any

import msgspec
from msgspec import UNSET

from games.core.chance import Chance
from games.core.contract import Seat
from games.core.errors import IllegalAction
from tests.games.sketches.moles import (
    Moles,
    MolesCard,
    MolesDealt,
    MolesDrew,
    MolesEvent,
    MolesLaid,
    MolesLegal,
    MolesPlayerView,
    MolesShuffled,
    MolesState,
    MolesSwap,
    MolesView,
)


class HandsInView(Moles):
    """A field of the view: each hand is shown to all."""

    def _seen(self, state: MolesState, owner: Seat, watcher: Seat | None) -> MolesPlayerView:
        seen = super()._seen(state, owner, watcher)
        return msgspec.structs.replace(seen, cards=state.players[owner].hand)


class TableInView(Moles):
    """A field of the view, and sampled worlds keep it: cards laid down are shown to all as soon as two lie there."""

    def _seen(self, state: MolesState, owner: Seat, watcher: Seat | None) -> MolesPlayerView:
        seen, table = super()._seen(state, owner, watcher), state.players[owner].table
        return msgspec.structs.replace(seen, table=table) if len(table) > 1 else seen


class CountInView(Moles):
    """A number of the view: the box counts one more where the top of the deck is high."""

    def view(self, state: MolesState, seat: Seat | None) -> MolesView:
        view = super().view(state, seat)
        high = bool(state.deck) and state.deck[0] > 3
        return msgspec.structs.replace(view, box=view.box + high)

    def determinize(self, view: MolesView, chance: Chance) -> MolesState:
        return super().determinize(msgspec.structs.replace(view, box=0), chance)


class LegalKnowsDeck(Moles):
    """Legal actions: a swap for a low card is not offered."""

    def legal(self, state: MolesState, seat: Seat) -> MolesLegal | None:
        legal = super().legal(state, seat)
        if legal is None or not state.swapping or state.deck[0] > 3:
            return legal
        return MolesLegal(actions=(MolesSwap(take=False),))

    def check(self, state: MolesState, seat: Seat, action: Any) -> None:
        super().check(state, seat, action)
        if isinstance(action, MolesSwap) and action.take and state.deck[0] <= 3:
            raise IllegalAction("M3", "You may not swap now.")


class OrderInLegal(Moles):
    """The order of the legal actions: the better answer stands first."""

    def legal(self, state: MolesState, seat: Seat) -> MolesLegal | None:
        legal = super().legal(state, seat)
        if legal is None or not state.swapping or state.deck[0] > 3:
            return legal
        return MolesLegal(actions=legal.actions[::-1])


class RefusalTells(Moles):
    """The wording of a refusal: it names the top of the deck."""

    def check(self, state: MolesState, seat: Seat, action: Any) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as refusal:
            top = state.deck[0] if state.deck else "none"
            raise IllegalAction(refusal.rule, f"{refusal.reason[:-1]}, the next card is {top}.") from None


class RefusalHurries(Moles):
    """The rule of a refusal: who is not on turn is refused by another rule where the top of the deck is high."""

    def check(self, state: MolesState, seat: Seat, action: Any) -> None:
        if seat != state.on_turn and state.deck and state.deck[0] > 3:
            raise IllegalAction("M9", "It is not your turn.")
        super().check(state, seat, action)


class DrawIsTold(Moles):
    """A redaction forgotten: everyone is told what was drawn."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, MolesDrew) else super().redact(event, seat)


class DealIsTold(Moles):
    """A redaction turned round: the spectators are told the hands."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, MolesDealt) and seat is None else super().redact(event, seat)


class OrderIsTold(Moles):
    """The setup: the hidden order of the deck is told."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, MolesShuffled) else super().redact(event, seat)


class LastIsTold(Moles):
    """The setup: the last card of the hidden order is told."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        redacted = super().redact(event, seat)
        if isinstance(event, MolesShuffled) and event.order is not UNSET:
            return msgspec.structs.replace(redacted, order=event.order[-1:])
        return redacted


class CardHasNumber(Moles):
    """An identifier: a card laid down is named by its value instead of its place in the hand."""

    def decide(self, state: MolesState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        events = super().decide(state, seat, action, chance)
        return [
            msgspec.structs.replace(event, card=event.value) if isinstance(event, MolesLaid) else event
            for event in events
        ]

    def evolve(self, state: MolesState, event: Any) -> MolesState:
        if isinstance(event, MolesLaid) and event.seat is not None:
            hand = state.players[event.seat].hand
            if event.value is not UNSET and event.card == event.value and event.value in hand:
                event = msgspec.structs.replace(event, card=hand.index(event.value))
        return super().evolve(state, event)


class MolesPaused(MolesDrew, frozen=True, kw_only=True, tag="moles.paused"):
    """Nothing at all."""


class CountTells(Moles):
    """The number of events: one more where the card drawn is high."""

    event_type = MolesEvent | MolesPaused

    def decide(self, state: MolesState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        events = super().decide(state, seat, action, chance)
        high = any(isinstance(event, MolesDrew) and event.value is not UNSET and event.value > 3 for event in events)
        return [*events, MolesPaused()] if high else events

    def evolve(self, state: MolesState, event: Any) -> MolesState:
        return state if isinstance(event, MolesPaused) else super().evolve(state, event)


class ViewAheadOfEvents(Moles):
    """A view that knows more than was told: the box shows its sum as a card of the seat on turn."""

    def _seen(self, state: MolesState, owner: Seat, watcher: Seat | None) -> MolesPlayerView:
        seen = super()._seen(state, owner, watcher)
        if owner != state.on_turn or not state.box:
            return seen
        return msgspec.structs.replace(seen, table=(*seen.table, MolesCard("up", sum(state.box))))

    def determinize(self, view: MolesView, chance: Chance) -> MolesState:
        players = [
            msgspec.structs.replace(player, table=player.table[:-1])
            if view.box and player.seat in view.to_act
            else player
            for player in view.players
        ]
        return super().determinize(msgspec.structs.replace(view, players=tuple(players)), chance)


LEAKS: tuple[type[Moles], ...] = (
    HandsInView,
    TableInView,
    CountInView,
    LegalKnowsDeck,
    OrderInLegal,
    RefusalTells,
    RefusalHurries,
    DrawIsTold,
    DealIsTold,
    OrderIsTold,
    LastIsTold,
    CardHasNumber,
    CountTells,
    ViewAheadOfEvents,
)
