"""The rules of Ouch!, O1 to O25 of this package's README."""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Any, ClassVar, Literal

from msgspec import to_builtins

from games.core.chance import Chance
from games.core.contract import Game, Outcome, Seat, Seating
from games.core.errors import IllegalAction, InvalidOptions
from games.ouch import knowledge, scoring
from games.ouch.cards import FACES, TABLE
from games.ouch.facts import EVOLVE
from games.ouch.knowledge import next_seat
from games.ouch.model import (
    SIDES,
    SLOTS,
    OuchAction,
    OuchCard,
    OuchDealt,
    OuchDiscard,
    OuchDiscardAsked,
    OuchEvent,
    OuchExtraTurn,
    OuchExtraTurnOffered,
    OuchFlip,
    OuchFlipped,
    OuchLegal,
    OuchLost,
    OuchOptions,
    OuchScored,
    OuchShuffled,
    OuchState,
    OuchTurnBegan,
    OuchView,
    OuchWithdrew,
    OuchWon,
    Reason,
)

NOBODY: frozenset[Seat] = frozenset()
JUST: tuple[frozenset[Seat], ...] = tuple(frozenset({seat}) for seat in range(5))
FLIPS: tuple[OuchFlip, ...] = tuple(OuchFlip(slot, side) for slot in range(SLOTS) for side in SIDES)
EXTRA_TURNS = (OuchExtraTurn(True), OuchExtraTurn(False))


@cache
def _flips(slots: tuple[int, ...]) -> OuchLegal:
    """O3: every side of the card in each of the slots."""
    return OuchLegal(actions=tuple(flip for flip in FLIPS if flip.slot in slots))


@cache
def _discards(cards: int) -> OuchLegal:
    """O8: any one of so many won cards."""
    return OuchLegal(actions=tuple(OuchDiscard(card) for card in range(cards)))


_EXTRA_TURN = OuchLegal(actions=EXTRA_TURNS)


def _slots(state: OuchState) -> tuple[int, ...]:
    """The slots that hold a card: all six until the draw pile is empty."""
    return tuple([slot for slot, card in enumerate(state.row) if card >= 0])


class Ouch(Game[OuchState, OuchAction, OuchEvent, OuchView, OuchLegal, OuchOptions]):
    """Flip a cactus by a side that is clear of spines, and pick its flowers."""

    name = "ouch"
    prefix = "ouch"
    title = "Ouch!"
    rules_version = 1
    players = range(2, 6)
    chance_log = (
        "Decision 0 (setup): shuffled(top, right, bottom, left) gives what the card table's edges T, R, B, L become in "
        "this match; shuffled(the 44 cards, as indices 0 to 43 in the order of the card table, row by row) gives the "
        "draw pile from the top down, of which the first six cards are dealt to slots 0 to 5; then the first seat, "
        "below(seats), only where it is random (`random`, or `youngest` with a tie or a missing age), or "
        "below(previous winners), in the order of their seats, where `previous_winner` finds several. "
        "A flip that deals the last card of the first of two piles: shuffled(the box, in the order in which its cards "
        "were discarded) gives the second pile from the top down. No other decision draws."
    )
    state_type = OuchState
    options_type = OuchOptions
    view_type = OuchView
    legal_type = OuchLegal
    action_type = OuchAction
    event_type = OuchEvent
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "little_ones": {"red_flowers": False, "animals": False, "bouquets": False}
    }

    # The setup.

    def accept(self, options: OuchOptions, seating: Seating) -> None:
        """O2: `host` needs a host who plays, `previous_winner` a previous match that somebody won."""
        if options.first_seat == "host" and seating.host is None:
            raise InvalidOptions("first_seat", "The host does not play; choose random or youngest.")
        if options.first_seat == "previous_winner" and not seating.previous_winners:
            raise InvalidOptions(
                "first_seat", "Only the rematch of a match that somebody won has a previous winner; choose another."
            )

    def rematch_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """O2: the winner begins a rematch, unless something else was asked for."""
        return {"first_seat": "previous_winner", **options}

    def initial(self, seating: Seating, options: OuchOptions) -> OuchState:
        return OuchState(options=options, won=((),) * seating.count)

    def setup(self, seating: Seating, options: OuchOptions, chance: Chance) -> list[OuchEvent]:
        """O1, O2."""
        sides = tuple(chance.shuffled(SIDES))
        order = tuple(chance.shuffled(range(len(TABLE))))
        first = _first_seat(seating, options, chance)
        row = (TABLE[card] for card in order[:SLOTS])
        return [
            OuchShuffled(pile=1, cards=len(order), sides=sides, order=order),
            *(OuchDealt(slot=slot, colour=card.colour, shown=card.shown) for slot, card in enumerate(row)),
            OuchTurnBegan(seat=first),
        ]

    # What is asked, of whom, and which answers are legal.

    def to_act(self, state: OuchState) -> frozenset[Seat]:
        return JUST[state.turn] if state.asks else NOBODY

    def legal(self, state: OuchState, seat: Seat) -> OuchLegal | None:
        if state.asks is None or seat != state.turn:
            return None
        if state.asks == "flip":
            return _flips(_slots(state))
        if state.asks == "discard":
            return _discards(len(state.won[seat]))
        return _EXTRA_TURN

    def sample(self, state: OuchState, seat: Seat, chance: Chance) -> OuchAction:
        if state.asks == "flip":
            if state.pile:
                return FLIPS[chance.below(len(FLIPS))]
            return chance.choice(_flips(_slots(state)).actions)
        if state.asks == "discard":
            return OuchDiscard(chance.below(len(state.won[seat])))
        return EXTRA_TURNS[chance.below(2)]

    def check(self, state: OuchState, seat: Seat, action: OuchAction) -> None:
        """Refuse what is not asked of the seat now, and a slot or card that is not there."""
        if state.asks is None:
            raise IllegalAction(
                "O19" if state.ended == "empty_pile" else "O18", "The game is over: nothing can be played any more."
            )
        if seat != state.turn:
            raise IllegalAction("O7", f"It is the turn of seat {state.turn}: wait until it is yours.")
        if state.asks == "flip":
            _check_flip(state, action)
        elif state.asks == "discard":
            _check_discard(len(state.won[seat]), action)
        elif not isinstance(action, OuchExtraTurn):
            raise IllegalAction("O12", "First take your fennec's extra turn, or decline it.")

    # What an action does.

    def decide(self, state: OuchState, seat: Seat, action: OuchAction, chance: Chance) -> list[OuchEvent]:
        self.check(state, seat, action)
        if isinstance(action, OuchFlip):
            return self._flip(state, seat, action, chance)
        if isinstance(action, OuchDiscard):
            face = FACES[state.sides][state.won[seat][action.card]]
            lost = OuchLost(seat=seat, card=face, to="box", cause="red_flowers", index=action.card)
            return self._end_turn(state, [lost], not state.pile)
        if action.take:
            return [OuchTurnBegan(seat=seat, extra=True)]
        return self._end_turn(state, [], not state.pile)

    def withdraw(self, state: OuchState, seat: Seat, chance: Chance) -> list[OuchEvent]:
        """Whatever was asked of the seat lapses, and its turn ends as any other does. [A]"""
        withdrew = OuchWithdrew(seat=seat)
        if state.asks is None or seat != state.turn:
            return [withdrew]
        return self._end_turn(state, [withdrew], not state.pile)

    def _flip(self, state: OuchState, seat: Seat, flip: OuchFlip, chance: Chance) -> list[OuchEvent]:
        """O3, and all that follows from it: gains and losses, the end (O18), the refill, what is asked next."""
        face = FACES[state.sides][state.row[flip.slot]]
        pricked = flip.side in face.spines
        events: list[OuchEvent] = [OuchFlipped(seat=seat, slot=flip.slot, side=flip.side, pricked=pricked, card=face)]
        if pricked:
            events += _prick(state, seat, face)
        else:
            events.append(OuchWon(seat=seat, card=face, watches=_watched(state, face)))
        gainer = state.snake if pricked else seat  # O11
        if gainer >= 0 and len(state.won[gainer]) + len(events) - 1 >= state.options.cards_to_win:  # O18
            return self._score(state, events, "eight_cards")
        exhausted = self._refill(state, flip.slot, events, chance)
        if pricked and face.colour == "red" and state.options.red_flowers:
            if _red_loss(state, seat, events):
                return events
        elif not pricked and face.animal == "fennec" and state.options.animals:  # O10, O12
            events.append(OuchExtraTurnOffered(seat=seat))
            return events
        return self._end_turn(state, events, exhausted)

    def _refill(self, state: OuchState, slot: int, events: list[OuchEvent], chance: Chance) -> bool:
        """O6: deal a card into the slot; O20: make the second pile. True when no card is left to draw (O19)."""
        left = len(state.pile)
        if left:
            card = TABLE[state.pile[0]]
            events.append(OuchDealt(slot=slot, colour=card.colour, shown=card.shown))
        if left != 1:
            return not left
        box = reduce(self.evolve, events, state).box
        if state.options.piles == 1 or state.reshuffled or not box:
            return True
        events.append(OuchShuffled(pile=2, cards=len(box), order=tuple(chance.shuffled(box))))
        return False

    def _end_turn(self, state: OuchState, events: list[OuchEvent], exhausted: bool) -> list[OuchEvent]:
        """O7: the next seat plays; O19: when no card is left to draw, the game is over."""
        if exhausted:
            return self._score(state, events, "empty_pile")
        events.append(OuchTurnBegan(seat=next_seat(state)))
        return events

    def _score(self, state: OuchState, events: list[OuchEvent], reason: Reason) -> list[OuchEvent]:
        """O18, O19: the last fact of the match."""
        last = reduce(self.evolve, events, state)
        points = scoring.scores(last.options, last.won)
        winners = scoring.ranking(points, last.withdrawn)[0]
        events.append(OuchScored(reason=reason, scores=points, winners=winners, winning_total=points[winners[0]].total))
        return events

    def evolve(self, state: OuchState, event: OuchEvent) -> OuchState:
        return EVOLVE[type(event)](state, event)

    def outcome(self, state: OuchState) -> Outcome | None:
        return scoring.outcome(state)

    # What others may know.

    def view(self, state: OuchState, seat: Seat | None) -> OuchView:
        return knowledge.view(state)

    def redact(self, event: OuchEvent, seat: Seat | None) -> OuchEvent:
        return knowledge.redact(event)

    def determinize(self, view: OuchView, chance: Chance) -> OuchState:
        return knowledge.determinize(view, chance)

    def components(self) -> dict[str, Any]:
        """The card table; each match turns all its cards by the same hidden permutation of the sides."""
        return {"cards": to_builtins(TABLE)}


def _first_seat(seating: Seating, options: OuchOptions, chance: Chance) -> Seat:
    """O2. Ties and missing ages fall back to random; of several previous winners one is drawn. [A]"""
    if options.first_seat == "host" and seating.host is not None:
        return seating.host
    if options.first_seat == "previous_winner" and seating.previous_winners:
        winners = sorted(seating.previous_winners)
        return winners[0] if len(winners) == 1 else chance.choice(winners)
    if options.first_seat == "youngest":
        ages = [age for age in seating.ages if age is not None]
        if len(ages) == seating.count and ages.count(min(ages)) == 1:
            return ages.index(min(ages))
    return chance.below(seating.count)


def _check_flip(state: OuchState, action: OuchAction) -> None:
    """O3: a card in the row must be flipped."""
    slots = range(SLOTS) if state.pile else _slots(state)
    if not isinstance(action, OuchFlip):
        raise IllegalAction("O3", f"Choose a card of the row and a side to flip it by; {_named(slots)}.")
    if action.slot not in slots:
        raise IllegalAction("O3", f"There is no card in slot {action.slot}; {_named(slots)}.")


def _named(slots: Sequence[int]) -> str:
    return f"the slots that hold a card are {', '.join(map(str, slots))}"


def _check_discard(cards: int, action: OuchAction) -> None:
    """O8: one of the won cards must go."""
    if not isinstance(action, OuchDiscard) or not 0 <= action.card < cards:
        raise IllegalAction(
            "O8", f"A red flower pricked you: first choose which of your won cards you lose, 0 to {cards - 1}."
        )


def _prick(state: OuchState, seat: Seat, face: OuchCard) -> list[OuchEvent]:
    """O4, O11, O13 to O15: the flipped card, then the fennec at stake, go to the snake's owner or to the box."""
    to: Seat | Literal["box"] = state.snake if state.snake >= 0 else "box"
    lost: list[OuchEvent] = [OuchLost(seat=seat, card=face, to=to, cause="prick")]
    if state.extra:
        index = len(state.won[seat]) - 1
        fennec = FACES[state.sides][state.won[seat][index]]
        lost.append(OuchLost(seat=seat, card=fennec, to=to, cause="fennec", index=index))
    return lost


def _red_loss(state: OuchState, seat: Seat, events: list[OuchEvent]) -> bool:
    """O8, O15, O16: a red prick costs one more won card, to the box. True when the seat must choose which."""
    kept = state.won[seat][:-1] if state.extra else state.won[seat]
    if len(kept) == 1:
        face = FACES[state.sides][kept[0]]
        events.append(OuchLost(seat=seat, card=face, to="box", cause="red_flowers", index=0))
    elif kept:
        events.append(OuchDiscardAsked(seat=seat))
        return True
    return False


def _watched(state: OuchState, face: OuchCard) -> Seat | None:
    """O11, O17: whom a snake that was just won will watch."""
    return next_seat(state) if face.animal == "snake" and state.options.animals else None
