"""The PettingZoo environments: the library's own tests, and whole matches."""

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from msgspec import convert
from pettingzoo.test import api_test, seed_test

from games import registry
from games.core.chance import QuickChance
from games.core.contest import play
from games.core.contract import Seating
from games.core.errors import UnknownGame
from games.core.play import begin, step
from games.environments import aec
from games.environments.codec import Mask, NumberBot, Vector, rewards
from games.environments.encodings import codec
from games.ouch.model import OuchFlipped

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
    api_test(aec.make(name, seats, options=options), num_cycles=cycles)
    seed_test(lambda: aec.make(name, seats, options=options), num_cycles=cycles // 2)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[:-1])
def test_a_match_ends_as_the_rules_say(name: str, seats: int, options: dict[str, Any]) -> None:
    """The same actions by the rules alone, with the same chance, come to the same end."""
    env = aec.make(name, seats, options=options, reward="place")
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


def test_everybody_sees_its_own_view_to_the_end() -> None:
    env = aec.make("aloha_pioha", 3)
    env.reset(seed=2)
    draw, game, found = QuickChance(1), registry.game("aloha_pioha"), codec("aloha_pioha")
    for agent in env.agent_iter():
        for seat, other in enumerate(env.possible_agents):
            own = found.observe(game.view(env.unwrapped._state, seat), seat)
            assert np.array_equal(env.observe(other)["observation"], own)
        mask = env.observe(agent)["action_mask"]
        env.step(draw.choice(np.flatnonzero(mask).tolist()) if mask.any() else None)
    assert env.unwrapped.game.outcome(env.unwrapped._state)


@pytest.mark.parametrize("name", ["ouch", "aloha_pioha"])
def test_bots_may_sit_at_the_table(name: str) -> None:
    """They are handed what they are handed anywhere, so `normal` hardly loses to chance."""

    def made() -> Any:
        return aec.make(name, 3, bots={0: registry.bot(name, "normal"), 2: registry.bot(name, "easy")})

    api_test(made(), num_cycles=100)
    seed_test(made, num_cycles=20)
    env, draw, won = made(), QuickChance(1), 0.0
    assert env.possible_agents == ["seat_1"]
    for seed in range(8):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, reward, ended, _, _ = env.last()
            won += reward
            env.step(None if ended else draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert won <= 3


def test_a_policy_of_numbers_is_a_bot() -> None:
    def last(observation: Vector, mask: Mask) -> int:
        assert observation.shape == (818,)
        return int(np.flatnonzero(mask)[-1])

    game, bot = registry.game("ouch"), NumberBot(codec("ouch"), last)
    contest = play(game, game.options_type(), [bot, registry.bot("ouch", "easy")], b"seed")
    flips = [event for event in contest.events if isinstance(event, OuchFlipped) and event.seat == 0]
    assert {(flip.slot, flip.side) for flip in flips} == {(5, "left")}


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
        ({"bots": dict.fromkeys(range(2))}, "bots sit everywhere"),
        ({"options": {"first_seat": "host"}}, "The host does not play"),
    ],
)
def test_what_does_not_fit_is_refused(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        aec.make("ouch", **asked)


def test_there_is_no_other_environment() -> None:
    with pytest.raises(UnknownGame, match="no environment of 'chess'; there are: ouch"):
        aec.make("chess")


def test_the_board_can_be_drawn() -> None:
    env = aec.make("ouch", render_mode="svg")
    env.reset()
    assert env.render().startswith("<svg")
