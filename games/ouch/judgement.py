"""What a seat of Ouch! can know of the hidden cards, and what it may expect of a table and of an action.

Rule numbers are those of this package's README. What judgement weighs is named in constants; those of `win_chances`
were fitted to 1,150 matches of 2 to 5 seats, of counting bots that erred once in eight decisions.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, prod
from typing import NamedTuple, Protocol, TypeAlias

from games.core.contract import Seat
from games.ouch.cards import FACES, INDICES, TABLE, VISIBLE, fitting
from games.ouch.model import (
    COLOURS,
    SIDES,
    Animal,
    Colour,
    OuchAction,
    OuchCard,
    OuchDiscard,
    OuchExtraTurn,
    OuchOptions,
    OuchRowCard,
    OuchView,
    Side,
)
from games.ouch.scoring import POINTS_FOR_RED, POINTS_PER_BOUQUET

BEGUN = (1.0, 0.64, 0.26, 0.1, 0.04)
"""The chance that a bouquet is completed which lacks so many colours, while there is room for them."""
_RED_PULL = 1.0
"""What one more red flower does, e-fold, for the hope of the majority (O9)."""
_SNAKE_WORTH, _FENNEC_WORTH = 0.5, 0.8
"""Points that a snake on watch (O11) and an offered extra turn (O12) are worth on average."""
_VICTORY = 20.0
"""Points that the win is worth to who thinks in points."""
_RACE_WORTH, _TURN_WORTH = 3.5, 1.9
"""Points that a card more in the race to the end, divided by the number of seats, and being on turn are worth beside
what is scored. With more seats the draw pile is likelier to end the game than any seat's cards."""
_SURE, _OPEN = 2.5, 0.6
"""A lead of so many points makes a win e-fold likelier at the end, and so many more for each card still to be won."""


# What can be known.


class Beliefs(Protocol):
    """What a card that lies face down may be."""

    def faces(self, colour: Colour, shown: int, pile: int) -> Mapping[OuchCard, int]:
        """What a card of this visible face and draw pile may turn out to be: each face with its weight."""


class Counts:
    """What a player can count: which flowers and animals are left, and how often each side is spiny among them.

    Each side is spiny on as many cards of the table, so one that has pricked often pricks less from then on. That the
    same faces were turned alike, a player does not see at a glance: see `Deductions`.
    """

    def __init__(self, view: OuchView) -> None:
        out = [*view.box, *(card for player in view.players for card in player.cards)]
        self._left = _kinds(TABLE) - _kinds(out)
        hidden = len(TABLE) - len(out)
        spiny = Counter(side for card in TABLE for side in card.spines)
        spiny.subtract(side for card in out for side in card.spines)
        self._likely = {
            spines: prod(spiny[side] if side in spines else hidden - spiny[side] for side in SIDES)
            for shown in (1, 2, 3)
            for spines in combinations(SIDES, shown)
        }

    def faces(self, colour: Colour, shown: int, pile: int) -> Mapping[OuchCard, int]:
        return Counter(
            {
                OuchCard(colour, shown, flowers, animal, spines): count * self._likely[spines]
                for (of, flowers_shown, flowers, animal), count in self._left.items()
                if (of, flowers_shown) == (colour, shown)
                for spines in combinations(SIDES, shown)
            }
        )


def _kinds(cards: Iterable[OuchCard]) -> Counter[tuple[Colour, int, int, Animal | None]]:
    """How many cards there are of each kind, spines aside."""
    return Counter((card.colour, card.shown, card.flowers, card.animal) for card in cards)


class Deductions:
    """What the cards that lie face down may be: the public table less what has been revealed.

    Under each permutation of the sides every hidden card is as likely as another, and what has been revealed is as
    likely under each permutation in which those faces exist; so all such pairs weigh the same.
    """

    def __init__(self, view: OuchView) -> None:
        out = [*view.box, *(card for player in view.players for card in player.cards)]
        self._sides = fitting([*out, *view.reshuffled])
        self._hidden: Mapping[int, list[frozenset[int]]] = {1: [], 2: []}
        for sides in self._sides:
            gone = {INDICES[sides][face] for face in out}
            second = frozenset(INDICES[sides][face] for face in view.reshuffled)
            self._hidden[1].append(_ALL - gone - second)
            # O20: a card of the second pile is one of those that made it, unless it has come out since.
            self._hidden[2].append(second - gone)
        self._known: dict[tuple[Colour, int, int], Mapping[OuchCard, int]] = {}

    def faces(self, colour: Colour, shown: int, pile: int) -> Mapping[OuchCard, int]:
        """What a card of this visible face and draw pile may turn out to be: each face with its weight."""
        key = colour, shown, pile
        if key not in self._known:
            self._known[key] = Counter(
                FACES[sides][card]
                for sides, hidden in zip(self._sides, self._hidden[pile], strict=True)
                for card in _SHOWING[colour, shown]
                if card in hidden
            )
        return self._known[key]


_ALL = frozenset(range(len(TABLE)))
_SHOWING: Mapping[tuple[str, int], list[int]] = {
    kind: [card for card, visible in enumerate(VISIBLE) if visible == kind] for kind in set(VISIBLE)
}


# What a table is worth.


class Bunch(NamedTuple):
    """What lies in front of a seat: flowers by colour, in the order of `COLOURS` (red is the first), and cards."""

    flowers: tuple[int, ...]
    cards: int

    @classmethod
    def of(cls, cards: Sequence[OuchCard]) -> "Bunch":
        counts = [0] * len(COLOURS)
        for card in cards:
            counts[_PLACE[card.colour]] += card.flowers
        return cls(tuple(counts), len(cards))

    def plus(self, *cards: OuchCard) -> "Bunch":
        more = Bunch.of(cards)
        return Bunch(tuple(a + b for a, b in zip(self.flowers, more.flowers, strict=True)), self.cards + more.cards)

    def minus(self, *cards: OuchCard) -> "Bunch":
        less = Bunch.of(cards)
        return Bunch(tuple(a - b for a, b in zip(self.flowers, less.flowers, strict=True)), self.cards - less.cards)


_PLACE = {colour: place for place, colour in enumerate(COLOURS)}

Bunches: TypeAlias = Mapping[Seat, Bunch]
"""Of every seat that has not left."""


def points(options: OuchOptions, bunches: Bunches) -> dict[Seat, float]:
    """O22 to O24: what each seat would score now."""
    most_red = max(bunch.flowers[0] for bunch in bunches.values())
    totals = {}
    for seat, (flowers, _) in bunches.items():
        bouquets = POINTS_PER_BOUQUET * min(flowers) if options.bouquets else 0
        red = POINTS_FOR_RED if options.red_flowers and flowers[0] == most_red > 0 else 0
        totals[seat] = float(sum(flowers) + bouquets + red)
    return totals


def hopes(options: OuchOptions, bunches: Bunches) -> dict[Seat, float]:
    """What each seat may hope to score of what it has: a begun bouquet and the race for red count by their chances."""
    totals = {seat: float(sum(bunch.flowers)) for seat, bunch in bunches.items()}
    if options.bouquets:
        for seat, (flowers, cards) in bunches.items():
            whole = min(flowers)
            lacking = flowers.count(whole)
            begun = BEGUN[lacking] if lacking <= options.cards_to_win - cards else 0.0
            totals[seat] += POINTS_PER_BOUQUET * (whole + begun)
    if options.red_flowers:
        most_red = max([bunch.flowers[0] for bunch in bunches.values()])
        pulls = {seat: exp(_RED_PULL * (bunch.flowers[0] - most_red)) for seat, bunch in bunches.items()}
        everyones = sum(pulls.values())
        for seat, pull in pulls.items():
            totals[seat] += POINTS_FOR_RED * pull / everyones
    return totals


def final_share(options: OuchOptions, bunches: Bunches, seat: Seat) -> float:
    """O25: the seat's share of the win, were the game over."""
    totals = points(options, bunches)
    best = max(totals.values())
    winners = [other for other, total in totals.items() if total == best]
    return 1 / len(winners) if seat in winners else 0.0


def win_chances(options: OuchOptions, bunches: Bunches, left: int, turn: Seat) -> dict[Seat, float]:
    """Each seat's chance to win a game that goes on, with so many cards `left` to draw and a seat on `turn`.

    A lead tells more the fewer cards are still to be won (O18, O19).
    """
    strengths = hopes(options, bunches)
    for seat, bunch in bunches.items():
        strengths[seat] += _RACE_WORTH / len(bunches) * bunch.cards
    strengths[turn] += _TURN_WORTH
    most = max([bunch.cards for bunch in bunches.values()])
    room = min(options.cards_to_win - most, 1 + left / len(bunches))
    scale = _SURE + _OPEN * room
    best = max(strengths.values())
    weights = {seat: exp((strength - best) / scale) for seat, strength in strengths.items()}
    everyones = sum(weights.values())
    return {seat: weight / everyones for seat, weight in weights.items()}


# What an action is worth.


@dataclass(frozen=True)
class Judgement:
    """What a seat expects of an action, on average over all that the hidden cards may be.

    Thinks in points: the seat's lead over the best other one, with `_VICTORY` shared among the winners at the end.
    """

    view: OuchView
    seat: Seat
    beliefs: Beliefs

    def worth(self, action: OuchAction) -> float:
        view, bunches = self.view, self._bunches()
        if isinstance(action, OuchDiscard):
            bunches[self.seat] = bunches[self.seat].minus(view.players[self.seat].cards[action.card])
            return self._lead(bunches, over=view.pile == 0)
        if isinstance(action, OuchExtraTurn):
            if not action.take:
                return self._lead(bunches, over=view.pile == 0)
            return max(self._flip(card, side, view.players[self.seat].cards[-1]) for card in view.row for side in SIDES)
        card = next(card for card in view.row if card.slot == action.slot)
        at_stake = view.fennec_at_stake
        return self._flip(card, action.side, None if at_stake is None else view.players[self.seat].cards[at_stake])

    def _bunches(self) -> dict[Seat, Bunch]:
        view = self.view
        return {player.seat: Bunch.of(player.cards) for player in view.players if player.seat not in view.withdrawn}

    def _flip(self, card: OuchRowCard, side: Side, fennec: OuchCard | None) -> float:
        """O3 to O5; `fennec` is at stake (O13)."""
        faces = self.beliefs.faces(card.colour, card.shown, card.pile)
        # Faces that differ by their spines alone have the same consequences.
        alike: Counter[tuple[bool, int, Animal | None]] = Counter()
        examples = {}
        for face, weight in faces.items():
            kind = side in face.spines, face.flowers, face.animal
            alike[kind] += weight
            examples[kind] = face
        total = 0.0
        for kind, weight in alike.items():
            total += weight * (self._pricked(examples[kind], fennec) if kind[0] else self._safe(examples[kind]))
        return total / alike.total()

    def _safe(self, face: OuchCard) -> float:
        bunches = self._bunches()
        bunches[self.seat] = bunches[self.seat].plus(face)
        worth = self._lead(bunches, over=self._last_flip)
        if face.animal and self.view.options.animals:
            worth += _SNAKE_WORTH if face.animal == "snake" else _FENNEC_WORTH
        return worth

    def _pricked(self, face: OuchCard, fennec: OuchCard | None) -> float:
        """O4 to O16: the card, the fennec at stake and a red prick's further card go where the rules send them."""
        bunches, options = self._bunches(), self.view.options
        cards = list(self.view.players[self.seat].cards)
        lost = [face]
        if fennec is not None:
            cards.remove(fennec)
            lost.append(fennec)
        bunches[self.seat] = own = Bunch.of(cards)
        owner = next((player.seat for player in self.view.players if player.snake_watches == self.seat), None)
        if owner is not None:
            bunches[owner] = bunches[owner].plus(*lost)
            if bunches[owner].cards >= options.cards_to_win:
                return self._lead(bunches, over=True)
        kept = [own]
        if face.colour == "red" and options.red_flowers and cards:
            kept = [own.minus(card) for card in cards]
        return max(self._lead({**bunches, self.seat: bunch}, over=self._last_flip) for bunch in kept)

    @property
    def _last_flip(self) -> bool:
        """O19, O20: whether this flip has the last card dealt, with no further pile to follow."""
        return self.view.pile <= 1 and self.view.pile_number == self.view.options.piles

    def _lead(self, bunches: Bunches, over: bool) -> float:
        options = self.view.options
        ended = over or any(bunch.cards >= options.cards_to_win for bunch in bunches.values())
        totals = points(options, bunches) if ended else hopes(options, bunches)
        lead = totals[self.seat] - max(total for seat, total in totals.items() if seat != self.seat)
        if not ended:
            return lead
        return lead + _VICTORY * (final_share(options, bunches, self.seat) - 1 / len(bunches))
