"""The games as PettingZoo environments: `aec.make("ouch", seats=3)`."""

from collections.abc import Mapping
from contextlib import suppress
from random import SystemRandom
from typing import Any

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from games import registry
from games.core.bots import Bot
from games.core.chance import QuickChance
from games.core.contract import Seat, Seating
from games.core.errors import Unsettled
from games.core.play import begin, step
from games.environments.codec import REWARDS, rewards
from games.environments.encodings import codec


def make(name: str, seats: int = 2, **chosen: Any) -> AECEnv:
    """The environment of a game, with what is `chosen` as of `GameEnv`; it complains when its methods are called out of
    order."""
    return OrderEnforcingWrapper(GameEnv(name, seats, **chosen))


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match of one of the games. Agents are `seat_0`, `seat_1`, …, without those where bots sit.

    An observation is `{"observation": float32 of codec.layout.size, "action_mask": int8 of codec.numbers.size}`, and an
    action one of the numbers that the mask leaves open. Rewards come with the end, as `codec.REWARDS` says. The same
    seed gives the same match; without one the match is anybody's guess.
    """

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        bots: Mapping[Seat, Bot] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """`options` are those of the game, by name; `bots` play their seats by themselves, handed what any bot is.

        Raises `UnknownGame`, and `ValueError` for what does not fit.
        """
        super().__init__()
        self.codec = codec(name)
        self.game = game = self.codec.game
        if seats not in game.players:
            raise ValueError(f"{game.title} is played by {game.players[0]} to {game.players[-1]}, not by {seats}")
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward}")
        self._bots = bots or {}
        self._seating = Seating.of(seats)
        self._options = msgspec.convert(options or {}, game.options_type)
        game.accept(self._options, self._seating)
        self._reward = reward
        self.metadata = {
            "name": f"{name}_v{game.rules_version}",
            "render_modes": ["svg"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._names = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {name: seat for seat, name in enumerate(self._names) if seat not in self._bots}
        if not self._seat:
            raise ValueError("bots sit everywhere: games.tournament plays those")
        self.possible_agents = list(self._seat)
        size, numbers = self.codec.layout.size, self.codec.numbers.size
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(*self.codec.bounds, (size,), np.float32),
                    "action_mask": Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match; `options` are PettingZoo's, and none are known."""
        self._chance = QuickChance(SystemRandom().getrandbits(64) if seed is None else seed)
        self._state, self._log = begin(self.game, self._seating, self._options, self._chance)
        self._begun: tuple[int, ...] = ()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees: its view, and what is legal for it; both as arrays."""
        seat = self._seat[agent]
        asked = seat == self._asked
        view = self._view if asked else self.game.view(self._state, seat)
        return {
            "observation": self.codec.observe(view, seat, self._begun if asked else ()),
            "action_mask": self.codec.ones(self._open if asked else ()),
        }

    def step(self, action: int | None) -> None:
        """The next number of the agent that is to act. Raises `ValueError` for one that its mask forbids."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._open:
            raise ValueError(f"{action} is not open to {agent} now: see its action_mask")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        whole = self._open[int(action)]
        if whole is None:
            self._begun += (int(action),)
        else:
            self._begun = ()
            self._decide(self._asked, whole)
        self._ask()
        self._accumulate_rewards()

    def _decide(self, seat: Seat, action: Any) -> None:
        with suppress(Unsettled):  # then nothing has happened, and the seat is asked again
            self._state, events = step(self.game, self._state, seat, action, self._chance)
            self._log += events

    def _ask(self) -> None:
        """Who is to act now, and by which numbers, once all bots have acted; at the end, what it was worth."""
        game = self.game
        while seats := game.to_act(self._state):
            seat = min(seats)
            view, legal = game.view(self._state, seat), game.legal(self._state, seat)
            if seat not in self._bots:
                self._asked, self._view = seat, view
                self._open = self.codec.open(view, legal, self._begun)
                self.agent_selection = self._names[seat]
                return
            log = [game.redact(event, seat) for event in self._log]
            self._decide(seat, self._bots[seat].choose(view, legal, seat, log, self._chance))
        self._end()

    def _end(self) -> None:
        outcome = self.game.outcome(self._state)
        assert outcome is not None
        worth = rewards(outcome, self._reward)
        self._asked, self._open = -1, {}
        self.agent_selection = self.agents[0]
        self.rewards = {agent: worth[seat] for agent, seat in self._seat.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"reason": outcome.reason} for agent in self.agents}

    def render(self) -> str | None:
        """The board as a spectator sees it, as an SVG document."""
        if self.render_mode is None:
            return None
        return registry.picture(self.game.name)(self.game.view(self._state, None), self._names)
