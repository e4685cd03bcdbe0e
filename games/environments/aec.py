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
from games.core.chance import QuickChance
from games.core.contract import Seat, Seating
from games.core.errors import Unsettled
from games.core.play import begin, step
from games.environments.codec import REWARDS, rewards
from games.environments.encodings import codec


def make(
    name: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> AECEnv:
    """The environment of a game, which complains when its methods are called out of order."""
    return OrderEnforcingWrapper(GameEnv(name, seats, options, reward, render_mode))


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match of one of the games. Agents are `seat_0`, `seat_1`, …

    An observation is `{"observation": float32 of codec.layout.size, "action_mask": int8 of codec.numbers.size}`, and an
    action one of the numbers that the mask leaves open. Rewards come with the end, as `codec.REWARDS` says. The same
    seed gives the same match; without one the match is anybody's guess.
    """

    metadata = {"render_modes": ["svg"], "name": "games_v1", "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """`options` are those of the game, by name. Raises `UnknownGame`, and `ValueError` for what does not fit."""
        super().__init__()
        self.codec = codec(name)
        self.game = game = self.codec.game
        if seats not in game.players:
            raise ValueError(f"{game.title} is played by {game.players[0]} to {game.players[-1]}, not by {seats}")
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward}")
        self._seating = Seating.of(seats)
        self._options = msgspec.convert(options or {}, game.options_type)
        game.accept(self._options, self._seating)
        self._reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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
        self._state, _ = begin(self.game, self._seating, self._options, self._chance)
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
        asked = agent == self.agent_selection
        return {
            "observation": self.codec.observe(self.game.view(self._state, seat), seat, self._begun if asked else ()),
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
        self._take(self._seat[agent], int(action))
        self._ask()
        self._accumulate_rewards()

    def _take(self, seat: Seat, number: int) -> None:
        action = self._open[number]
        if action is None:
            self._begun += (number,)
            return
        self._begun = ()
        with suppress(Unsettled):  # then nothing has happened, and the seat is asked again
            self._state, _ = step(self.game, self._state, seat, action, self._chance)

    def _ask(self) -> None:
        """Who is to act now, and by which numbers; at the end, what it was worth."""
        outcome = self.game.outcome(self._state)
        if outcome is None:
            seat = min(self.game.to_act(self._state))
            self.agent_selection = self.possible_agents[seat]
            view, legal = self.game.view(self._state, seat), self.game.legal(self._state, seat)
            self._open = self.codec.open(view, legal, self._begun)
            return
        self._open = {}
        self.rewards = dict(zip(self.possible_agents, rewards(outcome, self._reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"reason": outcome.reason} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The board as a spectator sees it, as an SVG document."""
        if self.render_mode is None:
            return None
        return registry.picture(self.game.name)(self.game.view(self._state, None), self.possible_agents)
