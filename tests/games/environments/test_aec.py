"""The PettingZoo environments: the library's own tests, and whole matches."""

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from msgspec import convert
from pettingzoo.test import api_test, seed_test

from games import registry
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin, step
from games.environments import aec
from games.environments.codec import rewards
from games.environments.encodings import codec

pytestmark = pytest.mark.filterwarnings("ignore:Observation", "ignore:The observation", "ignore:Space")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("ouch", 2, {}),
    ("ouch", 5, {"piles": 2, "cards_to_win": 12}),
    ("aloha_pioha", 1, {}),
    ("aloha_pioha", 4, {"house_tickles": True, "tickle_hair": "free"}),
    ("cactus", 3, {"claims": "declare"}),
]
tables = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


@tables
def test_it_passes_the_tests_of_pettingzoo(name: str, seats: int, options: dict[str, Any]) -> None:
    cycles = 40 if name == "cactus" else 400
    api_test(aec.make(name, seats, options), num_cycles=cycles)
    seed_test(lambda: aec.make(name, seats, options), num_cycles=cycles // 2)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[:-1])
def test_a_match_ends_as_the_rules_say(name: str, seats: int, options: dict[str, Any]) -> None:
    """The same actions by the rules alone, with the same chance, come to the same end."""
    env = aec.make(name, seats, options, reward="place")
    game, draw, chance = registry.game(name), QuickChance(3), QuickChance(7)
    env.reset(seed=7)
    state, _ = begin(game, Seating.of(seats), convert(options, game.options_type), chance)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        total[agent] += reward
        if ended:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        view, legal = game.view(state, seat), game.legal(state, seat)
        number = draw.choice(np.flatnonzero(seen["action_mask"]).tolist())
        state, _ = step(game, state, seat, codec(name).open(view, legal, ())[number], chance)
        env.step(number)
    outcome = game.outcome(state)
    assert outcome is not None
    assert info == {"reason": outcome.reason}
    assert list(total.values()) == rewards(outcome, "place")
    assert not env.agents


def test_what_is_not_open_is_refused() -> None:
    env = aec.make("ouch")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"37 is not open to seat_. now"):
        env.step(37)


def test_another_seats_mask_is_empty() -> None:
    env = aec.make("ouch")
    env.reset(seed=1)
    (other,) = {*env.agents} - {env.agent_selection}
    assert not env.observe(other)["action_mask"].any()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": 6}, "played by 2 to 5, not by 6"),
        ({"reward": "points"}, "one of win, place"),
        ({"options": {"piles": 3}}, "piles"),
        ({"options": {"first_seat": "host"}}, "The host does not play"),
    ],
)
def test_what_does_not_fit_is_refused(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        aec.make("ouch", **asked)


def test_the_board_can_be_drawn() -> None:
    env = aec.make("ouch", render_mode="svg")
    env.reset()
    assert env.render().startswith("<svg")
