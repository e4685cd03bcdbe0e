"""The bots of Ouch!: a careless one, one that counts cards, and one that plays on in sampled worlds.

Rule numbers are those of this package's README. All weights of judgement are named constants; ladders of
`python -m games.ladder ouch` chose them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, TypeAlias

from games.core.bots import Bot
from games.core.chance import Chance
from games.core.contract import Level, Seat
from games.core.search import SearchBot
from games.ouch.cards import FACES, INDICES, TABLE, VISIBLE, fitting
from games.ouch.model import (
    COLOURS,
    SIDES,
    Colour,
    OuchAction,
    OuchCard,
    OuchDiscard,
    OuchExtraTurn,
    OuchFlip,
    OuchLegal,
    OuchRowCard,
    OuchState,
    OuchView,
    Side,
)
from games.ouch.rules import Ouch

Hand: TypeAlias = tuple[OuchCard, ...]

_WHIM = 5
"""The careless bot does something arbitrary once in so many decisions."""
_BOUQUET_HOPE = 0.6
"""How likely each colour that the next bouquet lacks is to come, while there is room for it."""
_RED_PULL = 0.6
"""How much one more red flower does for the hope of the majority (O9)."""
_SNAKE_WORTH = 1.0
"""Points that a snake on watch is worth on average (O11)."""
_FENNEC_WORTH = 0.8
"""Points that an offered extra turn is worth on average (O12)."""
_SURE, _OPEN = 2.0, 0.6
"""A lead of so many points counts e-fold at the end, and so many more for each card that is still to be won."""
_MARGIN = 0.002
"""What a point of margin adds to the worth of an ending: it only decides between equal results."""


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


class Beliefs:
    """What can be known of the cards that lie face down: the public table less what has been revealed.

    Under each permutation of the sides every hidden card is as likely as another, and the revealed faces are as
    likely under each permutation in which they exist; so all such pairs weigh the same.
    """

    def __init__(self, view: OuchView) -> None:
        won = [card for player in view.players for card in player.cards]
        out = [*won, *view.box]
        self._sides = fitting([*out, *view.reshuffled])
        self._first_pile = [{INDICES[sides][face] for face in [*out, *view.reshuffled]} for sides in self._sides]
        # O20: a card of the second pile is one of those that made it, unless it has come out since.
        self._second_pile = [
            set(range(len(TABLE))) - {INDICES[sides][face] for face in view.reshuffled}
            | {INDICES[sides][face] for face in out}
            for sides in self._sides
        ]
        self._known: dict[tuple[Colour, int, int], Mapping[OuchCard, int]] = {}

    def faces(self, colour: Colour, shown: int, pile: int) -> Mapping[OuchCard, int]:
        """What a card of this visible face and draw pile may turn out to be, each face with its weight."""
        key = colour, shown, pile
        if key not in self._known:
            gone = self._first_pile if pile == 1 else self._second_pile
            self._known[key] = Counter(
                FACES[sides][card]
                for sides, excluded in zip(self._sides, gone, strict=True)
                for card in _SHOWING[colour, shown]
                if card not in excluded
            )
        return self._known[key]


_SHOWING: Mapping[tuple[str, int], list[int]] = {
    kind: [card for card, visible in enumerate(VISIBLE) if visible == kind] for kind in set(VISIBLE)
}


@dataclass(frozen=True)
class Judgement:
    """How a seat judges what may come of its decision: an estimate of its share of the win, from 0 to 1."""

    view: OuchView
    seat: Seat
    beliefs: Beliefs

    def worth(self, action: OuchAction) -> float:
        """The estimated share of the win after an action, over all that the hidden cards may be."""
        view, hands = self.view, self._hands
        if isinstance(action, OuchDiscard):
            kept = hands[self.seat][: action.card] + hands[self.seat][action.card + 1 :]
            return self._share({**hands, self.seat: kept}, over=view.pile == 0)
        if isinstance(action, OuchExtraTurn):
            if not action.take:
                return self._share(hands, over=view.pile == 0)
            return max(self._flip(card, side, extra=True) for card in view.row for side in SIDES)
        card = next(card for card in view.row if card.slot == action.slot)
        return self._flip(card, action.side, extra=view.fennec_at_stake is not None)

    @property
    def _hands(self) -> dict[Seat, Hand]:
        return {player.seat: player.cards for player in self.view.players if player.seat not in self.view.withdrawn}

    @property
    def _last_flip(self) -> bool:
        """O19, O20: whether the game ends after this flip, as no further pile follows."""
        return self.view.pile <= 1 and self.view.pile_number == self.view.options.piles

    def _flip(self, card: OuchRowCard, side: Side, extra: bool) -> float:
        faces = self.beliefs.faces(card.colour, card.shown, card.pile)
        worths: dict[tuple[bool, int, str | None], float] = {}
        total = 0.0
        for face, weight in faces.items():
            key = side in face.spines, face.flowers, face.animal
            if key not in worths:
                worths[key] = self._pricked(face, extra) if key[0] else self._safe(face)
            total += weight * worths[key]
        return total / sum(faces.values())

    def _safe(self, face: OuchCard) -> float:
        hands = self._hands
        hands[self.seat] += (face,)
        acts = face.animal if self.view.options.animals else None
        bonus = {"snake": _SNAKE_WORTH, "fennec": _FENNEC_WORTH}[acts] if acts else 0.0
        return self._share(hands, over=self._last_flip, bonus=bonus)

    def _pricked(self, face: OuchCard, extra: bool) -> float:
        """O4 to O16: the card, the fennec at stake and a red prick's further card go where the rules send them."""
        hands, lost = self._hands, [face]
        own = hands[self.seat]
        if extra:
            at_stake = self.view.fennec_at_stake
            at = len(own) - 1 if at_stake is None else at_stake
            lost.append(own[at])
            own = own[:at] + own[at + 1 :]
        ended = False
        for player in self.view.players:
            if player.snake_watches == self.seat:
                hands[player.seat] += tuple(lost)
                ended = len(hands[player.seat]) >= self.view.options.cards_to_win
        kept = [own]
        if face.colour == "red" and self.view.options.red_flowers and own and not ended:
            kept = [own[:at] + own[at + 1 :] for at in range(len(own))]
        return max(self._share({**hands, self.seat: hand}, over=self._last_flip) for hand in kept)

    def _share(self, hands: Mapping[Seat, Hand], over: bool, bonus: float = 0.0) -> float:
        """The seat's share of the win, exact where the game is over, else by how far each seat's hopes lead."""
        goal = self.view.options.cards_to_win
        if over or any(len(hand) >= goal for hand in hands.values()):
            totals = self._totals(hands, hope=0.0)
            best = max(totals.values())
            winners = [seat for seat, total in totals.items() if total == best]
            rival = max((total for seat, total in totals.items() if seat != self.seat), default=0.0)
            return (self.seat in winners) / len(winners) + _MARGIN * (totals[self.seat] - rival)
        totals = self._totals(hands, hope=_BOUQUET_HOPE)
        totals[self.seat] += bonus
        room = min(goal - max(map(len, hands.values())), 1 + self._cards_left / len(hands))
        scale = _SURE + _OPEN * room
        leads = {seat: exp((total - totals[self.seat]) / scale) for seat, total in totals.items()}
        return 1 / sum(leads.values())

    @property
    def _cards_left(self) -> int:
        second = len(self.view.box) if self.view.pile_number < self.view.options.piles else 0
        return self.view.pile + second

    def _totals(self, hands: Mapping[Seat, Hand], hope: float) -> dict[Seat, float]:
        """O22 to O24: each seat's points, with what it may hope for; with no hope, as they would be scored now."""
        options = self.view.options
        flowers = {seat: _flowers(hand) for seat, hand in hands.items()}
        totals = {seat: float(sum(counts)) for seat, counts in flowers.items()}
        if options.bouquets:
            for seat, counts in flowers.items():
                room = options.cards_to_win - len(hands[seat])
                lacking = counts.count(min(counts))
                totals[seat] += 4 * (min(counts) + (hope**lacking if lacking <= room else 0.0))
        if options.red_flowers:
            reds = {seat: counts[0] for seat, counts in flowers.items()}
            most = max(reds.values())
            if hope:
                pulls = {seat: exp(_RED_PULL * (red - most)) for seat, red in reds.items()}
                for seat, pull in pulls.items():
                    totals[seat] += 5 * pull / sum(pulls.values())
            elif most:
                for seat, red in reds.items():
                    totals[seat] += 5 * (red == most)
        return totals


def _flowers(hand: Iterable[OuchCard]) -> list[int]:
    """The flowers of a hand, by colour in the order of `COLOURS`; red is the first."""
    counts = dict.fromkeys(COLOURS, 0)
    for card in hand:
        counts[card.colour] += card.flowers
    return list(counts.values())


class CountingBot:
    """`normal`: counts cards, and takes the action with the best estimated share of the win."""

    def choose(self, view: OuchView, legal: OuchLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> OuchAction:
        judgement = Judgement(view, seat, Beliefs(view))
        worths = {action: judgement.worth(action) for action in legal.actions}
        best = max(worths.values())
        return chance.choice([action for action, worth in worths.items() if worth > best - 1e-9])


class Reflexes:
    """How all seats play on in a sampled world: at a glance, by what the bot believes now of each visible face.

    It looks at nothing that a player could not see, so that no plan rests on a world's secrets.
    """

    def __init__(self, view: OuchView, seat: Seat) -> None:
        beliefs, options = Beliefs(view), view.options
        self._goal, self._bouquets = options.cards_to_win, options.bouquets
        self._red = options.red_flowers
        self._glances = [self._glance(beliefs, card.colour, card.shown) for card in TABLE]

    @staticmethod
    def _glance(beliefs: Beliefs, colour: Colour, shown: int) -> tuple[Side, float, float]:
        """The side that is most often clear, how often it is, and the flowers that it then brings on average."""
        faces = beliefs.faces(colour, shown, 1) or beliefs.faces(colour, shown, 2)
        if not faces:
            return SIDES[0], 0.0, 0.0
        clear = {side: sum(w for face, w in faces.items() if side not in face.spines) for side in SIDES}
        side = max(SIDES, key=clear.__getitem__)
        flowers = sum(w * face.flowers for face, w in faces.items() if side not in face.spines)
        return side, clear[side] / sum(faces.values()), flowers / max(1, clear[side])

    def __call__(self, state: OuchState, seat: Seat, chance: Chance) -> OuchAction:
        own = state.won[seat]
        counts = [0] * len(COLOURS)
        for card in own:
            counts[_COLOUR[card]] += _FLOWERS[card]
        least = min(counts)
        if state.asks == "discard":
            return OuchDiscard(min(range(len(own)), key=lambda at: _loss(counts, least, own[at], self._bouquets)))
        gain, slot, side = max(
            (self._gain(state, card, counts, least, len(own)), slot, self._glances[card][0])
            for slot, card in enumerate(state.row)
            if card >= 0
        )
        if state.asks == "extra_turn":
            return OuchExtraTurn(gain > 0)
        return OuchFlip(slot, side)

    def _gain(self, state: OuchState, card: int, counts: Sequence[int], least: int, held: int) -> float:
        _, clear, flowers = self._glances[card]
        colour = _COLOUR[card]
        worth = flowers
        if self._bouquets and counts[colour] == least:
            worth += _MISSING[counts.count(least)]
        risk = flowers * 0.7 if state.snake >= 0 else 0.0
        if state.extra or state.asks == "extra_turn":
            risk += 1.0
        if self._red and colour == 0:
            worth += 1.0
            risk += 1.5 if held else 0.0
        return clear * worth - (1 - clear) * risk


_COLOUR = [COLOURS.index(card.colour) for card in TABLE]
_FLOWERS = [card.flowers for card in TABLE]
_MISSING = (0.0, 3.0, 1.5, 0.7, 0.3)
"""What a first flower of a colour adds when so many colours are missing from the next bouquet."""


def _loss(counts: Sequence[int], least: int, card: int, bouquets: bool) -> float:
    """What it costs at a glance to lose a card."""
    colour, flowers = _COLOUR[card], _FLOWERS[card]
    broken = bouquets and counts[colour] - flowers < least
    return flowers + 4 * broken + (0.5 if colour == 0 else 0.0)


def worth_a_trial(view: OuchView, legal: OuchLegal, seat: Seat) -> Sequence[OuchAction]:
    """The actions that a search should try: of each card in the row its most promising side; all else there is."""
    judgement = Judgement(view, seat, Beliefs(view))
    ranked = sorted(legal.actions, key=judgement.worth, reverse=True)
    best: dict[int, OuchAction] = {}
    for action in ranked:
        best.setdefault(action.slot if isinstance(action, OuchFlip) else len(best) + 6, action)
    return list(best.values())


BOTS: Mapping[Level, Bot] = {
    "easy": CarelessBot(),
    "normal": CountingBot(),
    "hard": SearchBot(Ouch(), simulations=400, candidates=worth_a_trial, policy=Reflexes),
}
