"""The bots of Aloha Pioha: a careless one, one that weighs chances, and one that looks ahead in sampled worlds.

Rule numbers are those of this package's README.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from games.aloha_pioha.cards import BACKS, CLOCKS, FORCES
from games.aloha_pioha.judgement import Judgement, endured, joined, outlook, stake, turns_left
from games.aloha_pioha.memory import remembered
from games.aloha_pioha.model import (
    ENDS,
    AlohaAction,
    AlohaComb,
    AlohaEnd,
    AlohaLegal,
    AlohaPlay,
    AlohaState,
    AlohaStrand,
    AlohaTarget,
    AlohaTickle,
    AlohaView,
    Kind,
)
from games.aloha_pioha.places import held_end, open_ends, tickle_hairs
from games.aloha_pioha.resolution import counted
from games.aloha_pioha.rules import AlohaPioha
from games.aloha_pioha.tickles import targets
from games.core.bots import Bot
from games.core.chance import Chance
from games.core.contract import Level, Seat
from games.core.search import SearchBot

_WHIM = 4
"""The careless bot does anything at all once in so many decisions."""


class CarelessBot:
    """`easy`: pulls ahead on a hair that holds, by what it sees face up, and now and then does anything."""

    def choose(self, view: AlohaView, legal: AlohaLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> AlohaAction:
        if view.asks != "play" or chance.below(_WHIM) == 0:
            return chance.choice(legal.actions)
        shown = [action for action in legal.actions if isinstance(action, AlohaPlay) and action.face == "up"]
        return chance.choice([action for action in shown if _pulls_ahead(view, seat, action)] or shown)


def _pulls_ahead(view: AlohaView, seat: Seat, action: AlohaPlay) -> bool:
    hair, force = view.hairs[action.hair], view.players[seat].hand[action.card].force
    own, other = (hair.left, hair.right) if action.end == "left" else (hair.right, hair.left)
    assert force is not UNSET
    here, there = (own.sum if own else 0) + force, other.sum if other else 0
    return here > there and here + there <= hair.endurance


class WeighingBot:
    """`normal`: takes an action from which it expects the most points; backs are probabilities to it."""

    def choose(self, view: AlohaView, legal: AlohaLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> AlohaAction:
        judgement = Judgement(view, seat)
        worths = {action: judgement.worth(action) for action in legal.actions}
        best = max(worths.values())
        return chance.choice([action for action, worth in worths.items() if worth > best - 1e-9])


@dataclass(frozen=True)
class Remembering:
    """Hands a bot the view with all that its seat remembers beside what it sees."""

    bot: Bot

    def choose(self, view: AlohaView, legal: AlohaLegal, seat: Seat, log: Sequence[Any], chance: Chance) -> AlohaAction:
        action: AlohaAction = self.bot.choose(remembered(view, seat, log), legal, seat, log, chance)
        return action


_READ_AS = {-1: 0, 0: 1, 2: 3, 3: 4}
"""At a glance, a face-down louse of somebody else by the lowest force of its back: about the mean of those with it."""
_READ = tuple([_READ_AS[back[0]] for back in BACKS])
_TARGETED: Mapping[Kind, float] = {"hop": 0.1, "home": 0.1, "extra_pull": 0.5}
"""Points, at a glance, that a tickle is worth which asks for a target."""


class Reflexes:
    """How all seats play on in a sampled world: at a glance, each by what it sees and its own lice.

    Nobody looks at faces that are covered for it, so that no plan rests on a world's secrets.
    """

    def __init__(self, turns: int) -> None:
        self._turns = turns

    def __call__(self, state: AlohaState, seat: Seat, chance: Chance) -> AlohaAction:
        if state.asks == "play":
            return self._play(state, seat)
        if state.asks == "tickle":
            return self._tickle(state, seat)
        if state.asks == "target":
            return self._target(state, seat, chance)
        hand = state.hands[seat]
        return AlohaComb(min(range(len(hand)), key=lambda card: FORCES[hand[card]]))

    def _play(self, state: AlohaState, seat: Seat) -> AlohaPlay:
        """Face down where that costs nothing (A7): with one other card at most, or when no more will be played."""
        hand = state.hands[seat]
        _, louse, hair, end = max(self._gains(state, seat, range(len(state.strands))))
        card = hand.index(louse)
        if not state.options.face_down or (len(hand) > 2 and state.turn < self._turns):
            return AlohaPlay(card, hair, ENDS[end], "up")
        return AlohaPlay(card, hair, ENDS[end], "down", int(card == 0) if len(hand) > 2 else None)

    def _tickle(self, state: AlohaState, seat: Seat) -> AlohaTickle:
        """The best of the face-up ones, or the unseen card where all of them do harm."""
        choices: list[tuple[float, AlohaTickle]] = []
        for hair in tickle_hairs(state):
            worths = self._tickle_worths(state, seat, state.strands[hair])
            choices += [(worth, AlohaTickle(place, hair)) for place, worth in enumerate(worths)]  # type: ignore[arg-type]
            if state.tickle_deck:
                choices.append((0.0, AlohaTickle("deck", hair)))
        return max(choices, key=lambda choice: choice[0])[1]

    def _target(self, state: AlohaState, seat: Seat, chance: Chance) -> AlohaTarget:
        asked = state.target
        assert asked is not None
        if asked.kind != "extra_pull":
            return chance.choice(targets(state, seat, asked.kind, asked.hair))
        gain, louse, _, _ = max(self._gains(state, seat, [asked.hair]))
        return AlohaTarget(card=state.hands[seat].index(louse) if gain > 0 else None)

    def _gains(self, state: AlohaState, seat: Seat, hairs: Iterable[int]) -> list[tuple[float, int, int, int]]:
        """For each force in hand and each place on the hairs: the points it brings, the louse, the hair, the end."""
        left = self._left(state)
        everyone, mine = sum(left), left[seat]
        newcomers = (everyone - mine) // max(1, len(left) - 1)
        forces = {FORCES[louse]: louse for louse in state.hands[seat]}
        gains = []
        for hair in hairs:
            strand = state.strands[hair]
            tickle, endurance = strand.tickle, endured(strand.card.endurance, strand.tickle)
            points, ends = stake(strand.card.points, tickle), strand.ends
            for end in open_ends(strand, seat):
                own, other = _pull(ends[end], tickle, FORCES), _pull(ends[1 - end], tickle, _READ)
                lice, others = len(ends[end].lice), len(ends[1 - end].lice)
                rivals = left[ends[1 - end].tribe] if others else newcomers
                to_come, visits = mine + rivals, everyone - (rivals if others else mine)
                now = outlook(endurance, tickle, own, lice, other, others, to_come, visits)
                for force, louse in forces.items():
                    pull = joined(tickle, own, lice, force)
                    then = outlook(endurance, tickle, pull, lice + 1, other, others, to_come, visits)
                    gains.append((points * (then - now), louse, hair, end))
        return gains

    def _tickle_worths(self, state: AlohaState, seat: Seat, strand: AlohaStrand) -> list[float]:
        """What each of the face-up tickles is worth to a seat on a hair."""
        end = held_end(strand, seat)
        if end < 0:
            return [0.0 for _ in state.tickles]
        own, other = strand.ends[end], strand.ends[1 - end]
        left = self._left(state)
        to_come, visits = left[seat] + (left[other.tribe] if other.lice else 0), sum(left) - left[seat]

        def worth(tickle: Kind | None) -> float:
            here, there = _pull(own, tickle, FORCES), _pull(other, tickle, _READ)
            coming = (0, 0) if tickle == "knot" else (to_come, visits)
            endurance = endured(strand.card.endurance, tickle)
            hope = outlook(endurance, tickle, here, len(own.lice), there, len(other.lice), *coming)
            return stake(strand.card.points, tickle) * hope

        now = worth(None)
        return [
            worth(kind) - now if kind in CLOCKS or kind == "knot" else _TARGETED.get(kind, 0.0)
            for kind in state.tickles
        ]

    def _left(self, state: AlohaState) -> list[int]:
        return turns_left(state.seats, state.withdrawn, state.first, state.player, self._turns - state.turn)


def _pull(end: AlohaEnd, tickle: Kind | None, read: Sequence[int]) -> int:
    """The force that pulls at an end; `read` is what a louse that lies face down is taken for."""
    if tickle is None:
        return sum([FORCES[laid.louse] if laid.up else read[laid.louse] for laid in end.lice])
    pull = 0
    for lice, force in enumerate(counted(end, tickle, read)):
        pull = joined(tickle, pull, lice, force)
    return pull


_CANDIDATES = 16
"""So many actions are worth a trial."""


def worth_a_trial(view: AlohaView, legal: AlohaLegal, seat: Seat) -> Sequence[AlohaAction]:
    """The actions that a search should try, best first: each force on each hair with its better face, and all else."""
    judgement, hand = Judgement(view, seat), view.players[seat].hand
    best: dict[Any, AlohaAction] = {}
    for action in sorted(legal.actions, key=judgement.worth, reverse=True):
        alike = (hand[action.card].force, action.hair) if isinstance(action, AlohaPlay) else action
        best.setdefault(alike, action)
    return list(best.values())[:_CANDIDATES]


BOTS: Mapping[Level, Bot] = {
    "easy": CarelessBot(),
    "normal": Remembering(WeighingBot()),
    "hard": Remembering(
        SearchBot(
            AlohaPioha(), simulations=200, candidates=worth_a_trial, policy=lambda view, seat: Reflexes(view.turns)
        )
    ),
}
