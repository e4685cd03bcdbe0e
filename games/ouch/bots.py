"""The bots of Ouch!: a careless one, one that counts cards, and one that looks ahead in sampled worlds.

Rule numbers are those of this package's README.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.core.bots import Bot
from games.core.chance import Chance
from games.core.contract import Level, Seat
from games.core.search import Estimate, SearchBot
from games.ouch.cards import TABLE
from games.ouch.judgement import BEGUN, Beliefs, Bunch, Counts, Deductions, Judgement, win_chances
from games.ouch.model import (
    COLOURS,
    SIDES,
    Colour,
    OuchAction,
    OuchDiscard,
    OuchExtraTurn,
    OuchFlip,
    OuchLegal,
    OuchState,
    OuchView,
    Side,
)
from games.ouch.rules import Ouch
from games.ouch.scoring import POINTS_PER_BOUQUET

_WHIM = 5
"""The careless bot does anything at all once in so many decisions."""


class CarelessBot:
    """`easy`: touches cards that show few flowers, gives away the poorest card, and now and then does anything."""

    def choose(self, view: OuchView, legal: OuchLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> OuchAction:
        if view.asks == "extra_turn" or chance.below(_WHIM) == 0:
            return chance.choice(legal.actions)
        shown = {card.slot: card.shown for card in view.row}
        cards = view.players[seat].cards

        def cost(action: OuchAction) -> int:
            if isinstance(action, OuchDiscard):
                return cards[action.card].flowers
            return shown[action.slot] if isinstance(action, OuchFlip) else 0

        least = min(map(cost, legal.actions))
        return chance.choice([action for action in legal.actions if cost(action) == least])


class CountingBot:
    """`normal`: counts cards and sides, and takes an action that it expects the most of. How the faces are turned in
    this match it does not deduce: that is left to `hard`.
    """

    def choose(self, view: OuchView, legal: OuchLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> OuchAction:
        judgement = Judgement(view, seat, Counts(view))
        worths = {action: judgement.worth(action) for action in legal.actions}
        best = max(worths.values())
        return chance.choice([action for action, worth in worths.items() if worth > best - 1e-9])


class Reflexes:
    """How all seats play on in a sampled world: at a glance, by what the bot believes now of each visible face.

    It looks at nothing that a player could not see, so that no plan rests on a world's secrets.
    """

    def __init__(self, view: OuchView, seat: Seat) -> None:
        beliefs = Deductions(view)
        self._bouquets, self._red = view.options.bouquets, view.options.red_flowers
        self._glances = [_glance(beliefs, card.colour, card.shown) for card in TABLE]

    def __call__(self, state: OuchState, seat: Seat, chance: Chance) -> OuchAction:
        own = state.won[seat]
        flowers = _flowers(own)
        if state.asks == "discard":
            return OuchDiscard(min(range(len(own)), key=lambda at: self._loss(flowers, own[at])))
        gain, slot, side = max(
            (self._gain(state, card, flowers, bool(own)), slot, self._glances[card].side)
            for slot, card in enumerate(state.row)
            if card >= 0
        )
        return OuchExtraTurn(gain > 0) if state.asks == "extra_turn" else OuchFlip(slot, side)

    def _gain(self, state: OuchState, card: int, flowers: Sequence[int], holds: bool) -> float:
        """What a flip brings on average, a begun bouquet and the dangers (O8, O11, O13) included."""
        glance, colour, least = self._glances[card], _COLOUR[card], min(flowers)
        worth, risk = glance.flowers, 0.0
        if self._bouquets and flowers[colour] == least:
            worth += POINTS_PER_BOUQUET * BEGUN[flowers.count(least)]
        if self._red and colour == 0:
            worth += _RED_FLOWER
            risk += _RED_PRICK * holds
        if state.snake >= 0:
            risk += glance.flowers
        if state.extra or state.asks == "extra_turn":
            risk += _FENNEC_LOST
        return glance.clear * worth - (1 - glance.clear) * risk

    def _loss(self, flowers: Sequence[int], card: int) -> float:
        """What the loss of a won card costs."""
        colour, lost = _COLOUR[card], _FLOWERS[card]
        breaks = self._bouquets and flowers[colour] - lost < min(flowers)
        return lost + POINTS_PER_BOUQUET * breaks + (_RED_FLOWER if self._red and colour == 0 else 0)


class _Glance(NamedTuple):
    side: Side
    """The side that is most often clear."""
    clear: float
    """How often it is."""
    flowers: float
    """What it then brings on average."""


def _glance(beliefs: Beliefs, colour: Colour, shown: int) -> _Glance:
    faces = beliefs.faces(colour, shown, 1) or beliefs.faces(colour, shown, 2)
    clear = {side: sum(weight for face, weight in faces.items() if side not in face.spines) for side in SIDES}
    side = max(SIDES, key=clear.__getitem__)
    flowers = sum(weight * face.flowers for face, weight in faces.items() if side not in face.spines)
    return _Glance(side, clear[side] / max(1, sum(faces.values())), flowers / max(1, clear[side]))


_COLOUR = [COLOURS.index(card.colour) for card in TABLE]
_FLOWERS = [card.flowers for card in TABLE]
_RED_FLOWER, _RED_PRICK, _FENNEC_LOST = 1.0, 1.5, 1.0
"""Points, at a glance: a red flower's part in the race (O9), a red prick's further card (O8), a fennec (O13)."""


def worth_a_trial(view: OuchView, legal: OuchLegal, seat: Seat) -> Sequence[OuchAction]:
    """The actions that a search should try, best first: of each card in the row its most promising side; all else."""
    judgement = Judgement(view, seat, Deductions(view))
    best: dict[Any, OuchAction] = {}
    for action in sorted(legal.actions, key=judgement.worth, reverse=True):
        best.setdefault(action.slot if isinstance(action, OuchFlip) else action, action)
    return list(best.values())


def prospects(view: OuchView, seat: Seat) -> Estimate:
    """`win_chances` in the states of sampled worlds."""

    def estimate(state: OuchState) -> dict[Seat, float]:
        bunches = {
            seat: Bunch(tuple(_flowers(cards)), len(cards))
            for seat, cards in enumerate(state.won)
            if seat not in state.withdrawn
        }
        second_pile = len(state.box) if state.options.piles == 2 and not state.reshuffled else 0  # O20
        return win_chances(state.options, bunches, len(state.pile) + second_pile, state.turn)

    return estimate


def _flowers(cards: Sequence[int]) -> list[int]:
    """The scoring flowers of cards of the card table, by colour."""
    flowers = [0] * len(COLOURS)
    for card in cards:
        flowers[_COLOUR[card]] += _FLOWERS[card]
    return flowers


def one_round(view: OuchView) -> int:
    """As many decisions as there are seats: what the others make of the row that is left to them counts."""
    return len(view.players) - len(view.withdrawn)


BOTS: Mapping[Level, Bot] = {
    "easy": CarelessBot(),
    "normal": CountingBot(),
    "hard": SearchBot(
        Ouch(),
        simulations=500,
        candidates=worth_a_trial,
        policy=Reflexes,
        estimate=prospects,
        horizon=one_round,
        margin_weight=0.02,
    ),
}
