"""What a seat of Aloha Pioha may hope for on a hair, and what it expects of an action.

Rule numbers are those of this package's README. What judgement weighs is named in constants.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, sqrt, tanh
from typing import NamedTuple, TypeAlias

from msgspec import UNSET

from games.aloha_pioha.cards import BACKS, CLOCKS, FORCES, tickles, tribe
from games.aloha_pioha.model import (
    AlohaAction,
    AlohaCard,
    AlohaHair,
    AlohaHeldEnd,
    AlohaLouse,
    AlohaPlay,
    AlohaTarget,
    AlohaTickle,
    AlohaView,
    Back,
    Kind,
)
from games.aloha_pioha.resolution import STRENGTH
from games.core.contract import Seat

_SURE_LEAD, _SURE_HOLD = 1.0, 1.15
"""A lead over the other end, and slack before the hair breaks, of so much force makes it e-fold likelier to stay so
while one turn is to come; with more turns their root times as much is needed."""
_VISITS = 0.22
"""How often a turn of somebody else ends the solitude of a tribe that is alone on a hair."""
_CARD_WORTH = 0.5
"""Points that each card more to choose from is worth while turns are to come."""
_HIDDEN_WORTH = 0.1
"""Points that it is worth to hide a louse from those who play later."""
_KEPT_WORTH = 0.2
"""How much of what a kept card would bring now it brings later."""
_FURTHEST = 48
"""No lead is greater."""


# What may be hoped for on a hair.


@cache
def _prospects(to_come: int, more: int, slack: int) -> tuple[float, ...]:
    """What an end may hope for, by its lead; negative leads count from the end.

    The stronger end wins what holds, the weaker what breaks (A17, A18): two questions that are taken as independent.
    """
    if to_come:
        doubt = sqrt(to_come)
        holds = 1 / (1 + exp(-(slack + 0.5) / (_SURE_HOLD * doubt)))
        stronger = [tanh(twice / (4 * _SURE_LEAD * doubt)) for twice in range(-2 * _FURTHEST - 1, 2 * _FURTHEST + 2)]
    else:
        holds = float(slack >= 0)
        stronger = [float((twice > 0) - (twice < 0)) for twice in range(-2 * _FURTHEST - 1, 2 * _FURTHEST + 2)]
    zero = 2 * _FURTHEST + 1
    return tuple(
        [
            holds * stronger[zero + 2 * lead + more] + (1 - holds) * stronger[zero - 2 * lead + more]
            for lead in (*range(_FURTHEST + 1), *range(-_FURTHEST, 0))
        ]
    )


@cache
def _stays_alone(visits: int) -> float:
    return exp(-_VISITS * visits)


def outlook(
    endurance: int, tickle: Kind | None, own: int, lice: int, other: int, others: int, to_come: int, visits: int
) -> float:
    """What an end may hope for: 1 when it is sure to win the hair, -1 when the other end is.

    `own` and `other` are the forces that pull, with the tickle's arithmetic, by so many `lice` and `others`; `to_come`
    the turns left of the two tribes, `visits` those of all that may join a tribe that is alone there.
    """
    lead, more = own - other, (lice > others) - (lice < others)
    if tickle == "topsy_turvy":
        lead = -lead
    elif tickle == "few_and_brave":
        more = -more
    slack = endurance - own - other
    contested = _prospects(to_come, more, slack if slack < _FURTHEST else _FURTHEST)[lead]
    if lice and others:
        return contested
    alone = _stays_alone(visits)
    return alone * ((lice > 0) - (others > 0)) + (1 - alone) * contested


def endured(endurance: int, tickle: Kind | None) -> int:
    """A17: the endurance of a hair with its tickle."""
    return endurance + _ENDURED.get(tickle, 0)


def stake(points: int, tickle: Kind | None) -> int:
    """What a hair is worth with its tickle."""
    return 2 * points if tickle == "double" else points


_ENDURED: Mapping[Kind | None, int] = {"strong": STRENGTH, "weak": -STRENGTH, "steel": 1000}


def joined(tickle: Kind | None, pull: int, lice: int, force: int) -> int:
    """The force that pulls when one more louse joins so many."""
    if tickle == "crowd":
        return pull + force + 1
    if tickle == "champions":
        return max(pull, force) if lice else force
    return pull + force


def turns_left(seats: int, withdrawn: Sequence[Seat], first: Seat, player: Seat, after: int) -> list[int]:
    """A11, A22: how many turns each tribe has after the running one, the ghost's last. All have `after` more, and those
    that come later in this round one besides."""
    running = (player - first) % seats
    left = [0 if seat in withdrawn else after + ((seat - first) % seats > running) for seat in range(seats)]
    return [*left, after + 1] if seats == 1 else left


# What an action is worth.

Spread: TypeAlias = Mapping[int, float]
"""Forces, each with its probability."""


class Strand(NamedTuple):
    """A hair as a seat looks at it from its end: the lice here and there, and whose are there (-1: nobody's)."""

    hair: AlohaHair
    tickle: Kind | None
    own: tuple[AlohaLouse, ...]
    other: tuple[AlohaLouse, ...]
    rival: int


class Judgement:
    """What a seat expects of an action: points that it wins, or keeps from others.

    Lice that lie face down may be any of those of their back that are not to be seen elsewhere.
    """

    def __init__(self, view: AlohaView, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._hand = view.players[seat].hand
        assert view.first is not None
        assert view.player is not None
        seats = sum([player.seat is not None for player in view.players])
        self._left = turns_left(seats, view.withdrawn, view.first, view.player, view.turns - view.turn)
        self._hidden = [_hidden(view, number) for number in range(len(view.players))]
        self._strands = [self._strand(hair) for hair in view.hairs]
        self._worths = [self._worth(strand) if strand else 0.0 for strand in self._strands]
        self._gains: dict[tuple[int, int], float] = {}

    def worth(self, action: AlohaAction) -> float:
        """Compared with the table as it is now."""
        if isinstance(action, AlohaPlay):
            return self._play(action)
        if isinstance(action, AlohaTickle):
            kinds = [self._view.tickles.face_up[action.from_]] if action.from_ != "deck" else self._unseen
            return sum([self._strike(action.hair, kind) for kind in kinds]) / len(kinds)
        if isinstance(action, AlohaTarget):
            return self._hit(action)
        return -self._promise(action.card)

    # Hairs.

    def _strand(self, hair: AlohaHair) -> Strand | None:
        """None for a hair that others hold at both ends."""
        ends = hair.left, hair.right
        for held, other in (ends, ends[::-1]):
            if held and held.seat == self._seat:
                return self._seen(hair, held.lice, other)
        for held, other in (ends, ends[::-1]):
            if held is None:
                return self._seen(hair, (), other)
        return None

    def _seen(self, hair: AlohaHair, own: tuple[AlohaLouse, ...], other: AlohaHeldEnd | None) -> Strand:
        if other is None:
            return Strand(hair, hair.tickle, own, (), -1)
        return Strand(hair, hair.tickle, own, other.lice, len(self._left) - 1 if other.seat is None else other.seat)

    def _worth(self, strand: Strand) -> float:
        """In points, more than 0 where the seat is likelier to win the hair than the other end."""
        hair, tickle, own, other, rival = strand
        mine, everyone = self._left[self._seat], sum(self._left)
        theirs = self._left[rival] if other else (everyone - mine) // max(1, len(self._left) - 1)
        visits = everyone - (self._left[rival] if other else mine)
        if tickle == "knot":
            mine = theirs = visits = 0
        endurance = endured(hair.endurance, tickle)
        total = 0.0
        there = self._spread(other, rival, tickle)
        for force, likely in self._spread(own, self._seat, tickle).items():
            for against, as_likely in there.items():
                hope = outlook(endurance, tickle, force, len(own), against, len(other), mine + theirs, visits)
                total += likely * as_likely * hope
        return total * stake(hair.points, tickle)

    def _spread(self, lice: Sequence[AlohaLouse], tribe: int, tickle: Kind | None) -> Spread:
        """What may pull at an end."""
        spread: dict[int, float] = {0: 1.0}
        for number, louse in enumerate(lice):
            faces = self._faces(louse, tribe, tickle)
            longer: dict[int, float] = {}
            for force, likely in spread.items():
                for face, as_likely in faces.items():
                    pulls = joined(tickle, force, number, face)
                    longer[pulls] = longer.get(pulls, 0.0) + likely * as_likely
            spread = longer
        return spread

    def _faces(self, louse: AlohaLouse, tribe: int, tickle: Kind | None) -> Spread:
        if tickle == "blindfold" and louse.face == "down":
            return {0: 1.0}
        return self._hidden[tribe][louse.back] if louse.force is UNSET else {louse.force: 1.0}

    # Actions.

    def _play(self, action: AlohaPlay) -> float:
        """A5 to A7. To hide a louse costs the choice among the cards that are combed for it."""
        worth = self._gain(action.card, action.hair)
        later = self._left[self._seat]
        if action.face == "up":
            return worth
        if sum(self._left):
            worth += _HIDDEN_WORTH
        if action.keep is None or not later:
            return worth
        combed = len(self._hand) - 2
        return worth - _CARD_WORTH * combed + _KEPT_WORTH * self._promise(action.keep)

    def _gain(self, card: int, hair: int) -> float:
        """What a louse of the hand is worth on a hair, with the best face-up tickle where it makes one due."""
        force = self._hand[card].force
        assert isinstance(force, int)
        if (force, hair) not in self._gains:
            strand = self._strands[hair]
            assert strand is not None
            longer = strand._replace(own=(*strand.own, AlohaLouse(self._hand[card].back, "up", force)))
            self._gains[force, hair] = self._worth(longer) - self._worths[hair] + self._earned(longer)
        return self._gains[force, hair]

    def _earned(self, strand: Strand) -> float:
        """A12, A13: what the tickle is worth that is due on a hair now. Those that ask for a target are left out."""
        options, needed = self._view.options, strand.hair.tickle_at + (self._view.options.tickle_trigger == "exceeds")
        if not options.tickles or strand.tickle or len(strand.own) + len(strand.other) < needed:
            return 0.0
        now, kinds = self._worth(strand), self._view.tickles.face_up
        return max([0.0, *[self._worth(_struck(strand, kind)) - now for kind in kinds]])

    def _promise(self, card: int) -> float:
        """The most that a card of the hand would bring on any hair now."""
        return max(
            [self._gain(card, hair) for hair, strand in enumerate(self._strands) if strand and strand.tickle != "knot"],
            default=0.0,
        )

    def _strike(self, hair: int, kind: Kind) -> float:
        """A14: what a tickle is worth on a hair, with the best of its targets."""
        strand = self._strands[hair]
        if strand is None:
            return 0.0
        lice = range(len(strand.own))
        if kind == "home":
            return max([self._without(hair, louse) for louse in lice], default=0.0)
        if kind == "hop":
            return max([self._hop(hair, louse, to) for louse in lice for to in self._room(hair)], default=0.0)
        if kind == "extra_pull":
            return max([0.0, *[self._gain(card, hair) for card in range(len(self._hand)) if strand.own]])
        return self._worth(_struck(strand, kind)) - self._worths[hair]

    def _room(self, hair: int) -> list[int]:
        """A14: the hairs to which a louse can hop."""
        return [to for to, strand in enumerate(self._strands) if to != hair and strand and strand.tickle != "knot"]

    def _without(self, hair: int, louse: int) -> float:
        strand = self._strands[hair]
        assert strand is not None
        shorter = strand._replace(own=strand.own[:louse] + strand.own[louse + 1 :])
        return self._worth(shorter) - self._worths[hair]

    def _hop(self, hair: int, louse: int, to: int) -> float:
        strand, landing = self._strands[hair], self._strands[to]
        assert strand is not None
        assert landing is not None
        longer = landing._replace(own=(*landing.own, strand.own[louse]))
        return self._without(hair, louse) + self._worth(longer) - self._worths[to]

    def _hit(self, action: AlohaTarget) -> float:
        """A14: a target of the tickle that asks for one."""
        asked = self._view.target
        assert asked is not None
        if asked.kind == "extra_pull":
            return self._gain(action.card, asked.hair) if isinstance(action.card, int) else 0.0
        assert isinstance(action.louse, int)
        if isinstance(action.hair, int):
            return self._hop(asked.hair, action.louse, action.hair)
        return self._without(asked.hair, action.louse)

    @property
    def _unseen(self) -> Sequence[Kind]:
        """What the top card of the tickle deck may be."""
        seen = Counter([*self._view.tickles.face_up, *[hair.tickle for hair in self._view.hairs if hair.tickle]])
        return [*(Counter(tickles(self._view.options)) - seen).elements()]


def _struck(strand: Strand, kind: Kind) -> Strand:
    """A14: a hair with a tickle on it. Nothing changes where it asks for a target, or turns lice up."""
    if kind == "pluck" and strand.own:
        return strand._replace(other=strand.other[:-1])
    if kind in CLOCKS or kind == "knot":
        return strand._replace(tickle=kind)
    return strand


def _hidden(view: AlohaView, number: int) -> Mapping[Back, Spread]:
    """What a louse of a tribe, of which the back alone is told, may be."""
    player = view.players[number]
    ends = [end for hair in view.hairs for end in (hair.left, hair.right) if end and end.seat == player.seat]
    cards: list[AlohaCard | AlohaLouse] = [*player.hand, *(player.comb_cards or ())]
    for end in ends:
        cards += end.lice
    left: dict[Back, Counter[int]] = {back: Counter() for back in BACKS}
    for louse in tribe(view.options):
        left[BACKS[louse]][FORCES[louse]] += 1
    for card in cards:
        if card.force is not UNSET:
            left[card.back][card.force] -= 1
    return {
        back: {force: count / forces.total() for force, count in forces.items() if count}
        for back, forces in left.items()
    }
