"""Moles, a card game with hidden hands and several decisions in a turn.

1. Cards of the values 1 to 6, twice; the first of the shuffled deck are dealt, two to each seat in turn.
2. On a turn one card of the hand is laid up (all see it) or down (its owner alone does).
3. Who laid a card down may swap it, unseen by others, for the top of the deck; the old card goes to the box unseen.
4. Then a card is drawn. The next seat that holds a card is on turn.
5. When nobody holds a card, all cards are turned: those laid up count their value, those laid down twice as much
   where they are odd and nothing where they are even.
"""

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

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
from games.core.errors import IllegalAction, InvalidOptions

Face: TypeAlias = Literal["up", "down"]
HAND = 2


class MolesOptions(Options, frozen=True):
    copies: Literal[2, 3] = 2
    swaps: bool = True
    first_seat: Literal["random", "host"] = "random"


class MolesLay(Action, frozen=True, tag="moles.lay"):
    """Lay the card at a position of the own hand."""

    card: int
    face: Face


class MolesSwap(Action, frozen=True, tag="moles.swap"):
    """Swap the card just laid down for the top of the deck, or not."""

    take: bool


class MolesShuffled(Event, frozen=True, kw_only=True, tag="moles.shuffled"):
    order: tuple[int, ...] | UnsetType = UNSET


class MolesDealt(Event, frozen=True, kw_only=True, tag="moles.dealt"):
    cards: tuple[int, ...] | UnsetType = UNSET


class MolesLaid(Event, frozen=True, kw_only=True, tag="moles.laid"):
    card: int
    face: Face
    value: int | UnsetType = UNSET


class MolesSwapped(Event, frozen=True, kw_only=True, tag="moles.swapped"):
    taken: bool
    value: int | UnsetType = UNSET


class MolesDrew(Event, frozen=True, kw_only=True, tag="moles.drew"):
    value: int | UnsetType = UNSET


class MolesTurnBegan(Event, frozen=True, kw_only=True, tag="moles.turn_began"):
    begins_turn = True


class MolesTurned(Event, frozen=True, kw_only=True, tag="moles.turned"):
    """The cards of a seat that lay face down, at the end."""

    values: tuple[int, ...]


class MolesLeft(Event, frozen=True, kw_only=True, tag="moles.left"):
    pass


class MolesCard(msgspec.Struct, frozen=True):
    """A card on the table; its value is absent where the viewer may not know it."""

    face: Face
    value: int | UnsetType = UNSET


class MolesPlayer(msgspec.Struct, frozen=True):
    hand: tuple[int, ...] = ()
    table: tuple[MolesCard, ...] = ()


class MolesState(State, frozen=True):
    options: MolesOptions
    players: tuple[MolesPlayer, ...]
    deck: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    on_turn: Seat | None = None
    swapping: bool = False
    left: tuple[Seat, ...] = ()


class MolesPlayerView(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    hand: int
    cards: tuple[int, ...] | UnsetType = UNSET
    table: tuple[MolesCard, ...]


class MolesView(View, frozen=True, kw_only=True, tag="moles.view"):
    seat: Seat | None
    options: MolesOptions
    deck: int
    box: int
    players: tuple[MolesPlayerView, ...]
    left: tuple[Seat, ...]


class MolesLegal(Legal, frozen=True, kw_only=True, tag="moles.legal"):
    actions: tuple[MolesLay | MolesSwap, ...]


MolesAction: TypeAlias = MolesLay | MolesSwap
MolesEvent: TypeAlias = (
    MolesShuffled | MolesDealt | MolesLaid | MolesSwapped | MolesDrew | MolesTurnBegan | MolesTurned | MolesLeft
)


def all_cards(options: MolesOptions) -> list[int]:
    return [value for value in range(1, 7) for _ in range(options.copies)]


def worth(card: MolesCard) -> int:
    """The value of a card, which is known: in a state all are."""
    assert card.value is not UNSET
    return card.value


HIDDEN: dict[type[Event], str] = {
    MolesShuffled: "order",
    MolesDealt: "cards",
    MolesDrew: "value",
    MolesSwapped: "value",
    MolesLaid: "value",
}
"""What of an event only its seat may know."""


class Moles(Game[MolesState, Any, Any, MolesView, MolesLegal, MolesOptions]):
    name = "moles"
    prefix = "moles"
    title = "Moles"
    rules_version = 1
    players = range(2, 5)
    state_type = MolesState
    options_type = MolesOptions
    view_type = MolesView
    legal_type = MolesLegal
    action_type = MolesAction
    event_type = MolesEvent
    presets: ClassVar = {"plain": {"swaps": False}}

    def accept(self, options: MolesOptions, seating: Seating) -> None:
        if options.first_seat == "host" and seating.host is None:
            raise InvalidOptions("first_seat", "The host does not play: choose random.")

    def initial(self, seating: Seating, options: MolesOptions) -> MolesState:
        return MolesState(options=options, players=(MolesPlayer(),) * seating.count)

    def setup(self, seating: Seating, options: MolesOptions, chance: Chance) -> list[Any]:
        order = tuple(chance.shuffled(all_cards(options)))
        first = chance.below(seating.count) if options.first_seat == "random" else seating.host
        hands = [order[seat * HAND : (seat + 1) * HAND] for seat in range(seating.count)]
        return [
            MolesShuffled(order=order),
            *(MolesDealt(seat=seat, cards=hand) for seat, hand in enumerate(hands)),
            MolesTurnBegan(seat=first),
        ]

    def to_act(self, state: MolesState) -> frozenset[Seat]:
        return frozenset() if state.on_turn is None else frozenset({state.on_turn})

    def legal(self, state: MolesState, seat: Seat) -> MolesLegal | None:
        if seat != state.on_turn:
            return None
        if state.swapping:
            return MolesLegal(actions=(MolesSwap(take=True), MolesSwap(take=False)))
        cards = range(len(state.players[seat].hand))
        faces: tuple[Face, Face] = ("up", "down")
        return MolesLegal(actions=tuple(MolesLay(card=card, face=face) for card in cards for face in faces))

    def check(self, state: MolesState, seat: Seat, action: Any) -> None:
        if seat != state.on_turn:
            raise IllegalAction("M2", "It is not your turn.")
        if isinstance(action, MolesSwap) != state.swapping:
            raise IllegalAction("M3", "Say whether you swap." if state.swapping else "Lay a card of your hand.")
        held = len(state.players[seat].hand)
        if isinstance(action, MolesLay) and not 0 <= action.card < held:
            raise IllegalAction("M2", f"Lay one of your {held} cards, the first is 0.")

    def decide(self, state: MolesState, seat: Seat, action: Any, chance: Chance) -> list[Any]:
        self.check(state, seat, action)
        if isinstance(action, MolesSwap):
            value = state.deck[0] if action.take else UNSET
            swapped = MolesSwapped(seat=seat, taken=action.take, value=value)
            return [swapped, *self._turn_ends(self.evolve(state, swapped))]
        laid = MolesLaid(seat=seat, card=action.card, face=action.face, value=state.players[seat].hand[action.card])
        after = self.evolve(state, laid)
        return [laid] if after.swapping else [laid, *self._turn_ends(after)]

    def _turn_ends(self, state: MolesState) -> list[Any]:
        assert state.on_turn is not None
        events: list[Any] = []
        if state.deck:
            events.append(MolesDrew(seat=state.on_turn, value=state.deck[0]))
            state = self.evolve(state, events[0])
        return events + self._next_turn(state)

    def _next_turn(self, state: MolesState) -> list[Any]:
        count = len(state.players)
        order = [((state.on_turn or 0) + step) % count for step in range(1, count + 1)]
        holding = [seat for seat in order if state.players[seat].hand and seat not in state.left]
        if holding:
            return [MolesTurnBegan(seat=holding[0])]
        return [
            MolesTurned(seat=seat, values=tuple(worth(card) for card in player.table if card.face == "down"))
            for seat, player in enumerate(state.players)
        ]

    def withdraw(self, state: MolesState, seat: Seat, chance: Chance) -> list[Any]:
        left = MolesLeft(seat=seat)
        return [left, *self._next_turn(self.evolve(state, left))] if seat == state.on_turn else [left]

    def evolve(self, state: MolesState, event: Any) -> MolesState:
        replace, seat, fact = msgspec.structs.replace, event.seat, event
        match event:
            case MolesShuffled():
                return replace(state, deck=fact.order)
            case MolesDealt():
                return replace(self._player(state, seat, hand=fact.cards), deck=state.deck[len(fact.cards) :])
            case MolesLaid():
                player, card = state.players[seat], MolesCard(fact.face, fact.value)
                hand = player.hand[: fact.card] + player.hand[fact.card + 1 :]
                after = self._player(state, seat, hand=hand, table=(*player.table, card))
                return replace(after, swapping=fact.face == "down" and state.options.swaps and bool(state.deck))
            case MolesSwapped(taken=True):
                *table, old = state.players[seat].table
                after = self._player(state, seat, table=(*table, MolesCard("down", fact.value)))
                return replace(after, deck=state.deck[1:], box=(*state.box, worth(old)), swapping=False)
            case MolesSwapped():
                return replace(state, swapping=False)
            case MolesDrew():
                hand = (*state.players[seat].hand, fact.value)
                return replace(self._player(state, seat, hand=hand), deck=state.deck[1:])
            case MolesTurnBegan():
                return replace(state, on_turn=seat)
            case MolesLeft():
                return replace(state, left=(*state.left, seat), swapping=state.swapping and seat != state.on_turn)
            case _:
                return replace(state, on_turn=None)

    def _player(self, state: MolesState, seat: Seat, **changes: Any) -> MolesState:
        players = list(state.players)
        players[seat] = msgspec.structs.replace(players[seat], **changes)
        return msgspec.structs.replace(state, players=tuple(players))

    def outcome(self, state: MolesState) -> Outcome | None:
        if state.on_turn is not None:
            return None
        scores = tuple(self._score(seat, player) for seat, player in enumerate(state.players))
        stayed = [score for score in scores if score.seat not in state.left]
        totals = sorted({score.total for score in stayed}, reverse=True)
        ranking = [tuple(score.seat for score in stayed if score.total == total) for total in totals]
        ranking += [(seat,) for seat in reversed(state.left)]
        return Outcome(reason="all_laid", ranking=tuple(ranking), winners=ranking[0], scores=scores)

    def _score(self, seat: Seat, player: MolesPlayer) -> Score:
        up = sum(worth(card) for card in player.table if card.face == "up")
        down = sum(2 * worth(card) for card in player.table if card.face == "down" and worth(card) % 2)
        return Score(seat=seat, total=up + down, parts={"up": up, "down": down})

    def view(self, state: MolesState, seat: Seat | None) -> MolesView:
        return MolesView(
            asks=None if state.on_turn is None else "swap" if state.swapping else "lay",
            to_act=tuple(sorted(self.to_act(state))),
            seat=seat,
            options=state.options,
            deck=len(state.deck),
            box=len(state.box),
            players=tuple(self._seen(state, owner, seat) for owner in range(len(state.players))),
            left=state.left,
        )

    def _seen(self, state: MolesState, owner: Seat, watcher: Seat | None) -> MolesPlayerView:
        player, own = state.players[owner], owner == watcher
        known = own or state.on_turn is None
        return MolesPlayerView(
            seat=owner,
            hand=len(player.hand),
            cards=player.hand if own else UNSET,
            table=tuple(card if known or card.face == "up" else MolesCard("down") for card in player.table),
        )

    def redact(self, event: Any, seat: Seat | None) -> Any:
        hidden = HIDDEN.get(type(event))
        public = isinstance(event, MolesLaid) and event.face == "up"
        own = event.seat is not None and event.seat == seat
        if hidden is None or public or own:
            return event
        return msgspec.structs.replace(event, **{hidden: UNSET})

    def determinize(self, view: MolesView, chance: Chance) -> MolesState:
        unseen = all_cards(view.options)
        for player in view.players:
            for value in (*(player.cards or ()), *(card.value for card in player.table if card.value is not UNSET)):
                unseen.remove(value)
        pool = iter(chance.shuffled(unseen))
        players = tuple(
            MolesPlayer(
                hand=tuple(next(pool) for _ in range(player.hand)) if player.cards is UNSET else player.cards,
                table=tuple(MolesCard(card.face, next(pool)) if card.value is UNSET else card for card in player.table),
            )
            for player in view.players
        )
        box = tuple(next(pool) for _ in range(view.box))
        return MolesState(
            options=view.options,
            players=players,
            deck=tuple(pool),
            box=box,
            on_turn=view.to_act[0] if view.to_act else None,
            swapping=view.asks == "swap",
            left=view.left,
        )
