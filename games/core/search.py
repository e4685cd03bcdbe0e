"""A search for any game of the contract: worlds sampled from a view, played on, and counted.

At the root, sequential halving: every candidate is tried in the same sampled worlds, the worse half is dropped, the
rest is tried more often. It spends its trials on the choice itself rather than on the trials' own earnings. Below,
single-observer information-set tree search: what the searching seat cannot tell apart shares one node, and each mover
maximises its own utility, so any number of seats will do.

* Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits (2013): sequential halving.
* Pepels, Cazenave, Winands, Lanctot: Minimizing Simple and Cumulative Regret in Monte-Carlo Tree Search (2014):
  halving at the root, UCB below it.
* Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012): determinized worlds in one tree.
* Couëtoux et al.: Continuous Upper Confidence Trees (2011): a node widens with its visits. Here a policy proposes
  each new action, so that a barely visited node plays as the policy does, and continuous choices need no list.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, log, log2, sqrt
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from games.core.bots import quickened
from games.core.chance import Chance, QuickChance
from games.core.contract import AnyGame, Outcome, Seat
from games.core.errors import IllegalAction
from games.core.play import Unending, step

Policy: TypeAlias = Callable[[Any, Seat, Chance], Any]
"""A legal action for a seat that is to act, from a whole sampled state. It should use only what that seat knows."""

Estimate: TypeAlias = Callable[[Any], Mapping[Seat, float]]
"""What each seat may expect in a state that is not over, in the unit of `SearchBot.utility`."""

_LONGEST = 10_000
"""Decisions after which a simulated match counts as going round in circles."""


def every_action(view: Any, legal: Any, seat: Seat) -> Sequence[Any]:
    """The candidates where nothing better is known: all that `legal` lists."""
    actions: Sequence[Any] = legal.actions
    return actions


def at_once(view: Any) -> int:
    """The horizon of a search that looks no further than its own decision."""
    return 0


@dataclass(frozen=True)
class SearchBot:
    """Chooses by search; equal arguments give an equal choice.

    `simulations` bounds the matches that are played to their end for one choice. `candidates` lists the actions worth
    a trial, best first; where there are more than `simulations` the last go untried. `policy` is made for each choice
    from the view; without one, moves are drawn by `Game.sample`.
    """

    game: AnyGame
    simulations: int = 400
    candidates: Callable[[Any, Any, Seat], Sequence[Any]] = every_action
    policy: Callable[[Any, Seat], Policy] | None = None
    estimate: Callable[[Any, Seat], Estimate] | None = None
    horizon: Callable[[Any], int] = at_once
    """From the view: after how many decisions `estimate` cuts a simulation off. A good one is far less noisy than the
    end of a long match. Without an estimate all are played to their end."""
    exploration: float = 0.5
    margin_weight: float = 0.2
    """How much of the utility is the margin of points; the rest is the share of the win."""
    margin_scale: float = 10.0
    """The margin of points that counts for half of a boundless one."""

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        candidates = self.candidates(view, legal, seat)
        if len(candidates) == 1:
            return candidates[0]
        policy = self.policy(view, seat) if self.policy else self.game.sample
        estimate = self.estimate(view, seat) if self.estimate else None
        search = _Search(self, view, seat, policy, estimate, quickened(chance))
        return search.halve(candidates)

    def utility(self, outcome: Outcome, seat: Seat) -> float:
        """What an ending is worth to a seat, 0 to 1: its share of the win, and a little for the margin of points."""
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        own = sum(score.total for score in outcome.scores if score.seat == seat)
        others = [score.total for score in outcome.scores if score.seat != seat]
        if outcome.ghost is not UNSET:
            others.append(outcome.ghost)
        margin = own - max(others, default=0)
        bounded = margin / (self.margin_scale + abs(margin))
        return (1 - self.margin_weight) * share + self.margin_weight * (1 + bounded) / 2


@dataclass(eq=False)
class _Arm:
    """An action at a node: how often it could have been played, was played, and what its mover earned by it."""

    available: int = 0
    visits: int = 0
    earned: float = 0.0
    nodes: dict[bytes, "_Node"] = field(default_factory=dict)
    """What followed, by what the searching seat saw of it."""

    @property
    def mean(self) -> float:
        return self.earned / self.visits if self.visits else 0.0

    def bound(self, exploration: float) -> float:
        return self.mean + exploration * sqrt(log(self.available) / self.visits)


@dataclass(eq=False)
class _Node:
    """A decision as the searching seat knows it; all states in which it may have to be taken share it."""

    visits: int = 0
    arms: dict[Any, _Arm] = field(default_factory=dict)


class _Search:
    """One choice: its tree, and the worlds sampled so far."""

    def __init__(
        self,
        bot: SearchBot,
        view: Any,
        seat: Seat,
        policy: Policy,
        estimate: Estimate | None,
        chance: QuickChance,
    ) -> None:
        self._bot, self._game, self._view, self._seat = bot, bot.game, view, seat
        self._policy, self._estimate, self._chance = policy, estimate, chance
        self._horizon = _LONGEST if estimate is None else bot.horizon(view)

    def halve(self, candidates: Sequence[Any]) -> Any:
        """The best candidate after rounds of trials, each of which halves their number."""
        left = self._bot.simulations
        arms = [(action, _Arm()) for action in candidates[: max(1, left)]]
        while len(arms) > 1 and left >= len(arms):
            worlds = max(1, left // (ceil(log2(len(arms))) * len(arms)))
            for _ in range(worlds):
                # The same world and the same luck for each: differences are then the actions' own.
                world = self._game.determinize(self._view, self._chance)
                luck = self._chance.seed()
                for action, arm in arms:
                    self._simulate(world, action, arm, QuickChance(luck))
            left -= worlds * len(arms)
            arms.sort(key=lambda tried: -tried[1].mean)
            arms = arms[: ceil(len(arms) / 2)]
        return arms[0][0]

    def _simulate(self, state: Any, action: Any, arm: _Arm, chance: Chance) -> None:
        """Play a world to its end, down the tree, then by the policy; credit the path with what each mover earned."""
        path = [(self._seat, arm)]
        state, events = step(self._game, state, self._seat, action, chance)
        node: _Node | None = self._after(arm, events)
        for _ in range(self._horizon):
            seats = self._game.to_act(state)
            if not seats:
                break
            mover = min(seats)
            if node is None:
                state, _ = step(self._game, state, mover, self._policy(state, mover, chance), chance)
                continue
            action, arm = self._descend(node, state, mover, chance)
            path.append((mover, arm))
            state, events = step(self._game, state, mover, action, chance)
            # One new node a simulation: from there on the policy plays.
            node = None if node.visits == 1 else self._after(arm, events)
        worth = self._worth(state)
        for mover, arm in path:
            arm.visits += 1
            arm.earned += worth(mover)

    def _worth(self, state: Any) -> Callable[[Seat], float]:
        """What each seat gets from the end of a simulation."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return partial(self._bot.utility, outcome)
        if self._estimate is not None:
            return self._estimate(state).__getitem__
        raise Unending(f"{self._game.name} was not over after {_LONGEST} simulated decisions")

    def _after(self, arm: _Arm, events: Sequence[Any]) -> _Node:
        seen = msgspec.json.encode([self._game.redact(event, self._seat) for event in events])
        return arm.nodes.setdefault(seen, _Node())

    def _descend(self, node: _Node, state: Any, mover: Seat, chance: Chance) -> tuple[Any, _Arm]:
        """The action to follow at a node: one that the policy adds while the node is narrow, else the most promising
        of those that are legal in this world."""
        node.visits += 1
        legal = {action: arm for action, arm in node.arms.items() if self._allows(state, mover, action)}
        if len(legal) < ceil(sqrt(node.visits)):
            action = self._policy(state, mover, chance)
            if action not in legal:
                legal[action] = node.arms[action] = _Arm()
        for arm in legal.values():
            arm.available += 1
        fresh = [action for action, arm in legal.items() if not arm.visits]
        best = fresh[0] if fresh else max(legal, key=lambda action: legal[action].bound(self._bot.exploration))
        return best, legal[best]

    def _allows(self, state: Any, mover: Seat, action: Any) -> bool:
        try:
            self._game.check(state, mover, action)
        except IllegalAction:
            return False
        return True
