"""Cactus as an environment: a placement in four numbers, and a match to its end."""

from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from msgspec.structs import replace

from games.cactus import GAME
from games.cactus.model import CACTI, CactusPlace
from games.cactus.pieces import PIECES
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.errors import IllegalAction
from games.core.play import begin, step
from games.environments import aec
from games.environments.cactus import CODEC, TURNS, pose_of
from games.environments.codec import Mask, NumberBot, Vector


@pytest.fixture(scope="module")
def positions() -> list[Any]:
    """The states of the first decisions of a match."""
    chance = QuickChance(4)
    state, _ = begin(GAME, Seating.of(3), GAME.options_type(), chance)
    found = [state]
    for _ in range(8):
        (seat,) = GAME.to_act(state)
        state, _ = step(GAME, state, seat, GAME.sample(state, seat, chance), chance)
        found.append(state)
    return found


def is_legal(state: Any, action: Any) -> bool:
    try:
        GAME.check(state, state.player, action)
    except IllegalAction:
        return False
    return True


def test_four_numbers_make_a_placement_and_the_mask_is_what_is_legal(positions: list[Any]) -> None:
    chance = QuickChance(1)
    for state in positions[1:]:
        view, legal = GAME.view(state, state.player), GAME.legal(state, state.player)
        assert legal is not None
        begun: tuple[int, ...] = ()
        for _ in range(3):
            opened = CODEC.open(view, legal, begun)
            assert set(opened.values()) == {None}
            begun += (chance.choice(sorted(opened)),)
        piece = PIECES[begun[0]]
        assert piece in legal.pieces
        opened = CODEC.open(view, legal, begun)
        turn, first = begun[2] - CODEC.numbers.start["turned"], CODEC.numbers.start["spot"]
        for spot in range(0, 480, 7):
            action = CactusPlace(piece, (pose_of(turn, spot),), CACTI[begun[1] - CODEC.numbers.start["cactus"]])
            assert is_legal(state, action) == (first + spot in opened)
            assert opened.get(first + spot, action) == action


def test_a_policy_of_numbers_places_pieces(positions: list[Any]) -> None:
    def first(observation: Vector, mask: Mask) -> int:
        return int(np.flatnonzero(mask)[0])

    state = positions[1]
    view, legal = GAME.view(state, state.player), GAME.legal(state, state.player)
    assert is_legal(state, NumberBot(CODEC, first).choose(view, legal, state.player, (), QuickChance(1)))


def test_poses_are_within_reach() -> None:
    poses = [pose_of(turn, spot) for turn in range(TURNS) for spot in range(480)]
    assert len({*poses}) == len(poses)
    assert {x for x, _, _ in poses} == set(range(-95_000, 96_000, 10_000))
    assert {y for _, y, _ in poses} == set(range(5_000, 236_000, 10_000))


def test_what_is_chosen_so_far_is_seen_by_whoever_chooses() -> None:
    env = aec.make("cactus", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    (other,) = {*env.agents} - {agent}
    seen, others = [env.observe(agent)], [env.observe(other)]
    for _ in range(3):
        env.step(int(np.flatnonzero(seen[-1]["action_mask"])[0]))
        assert env.agent_selection == agent
        seen.append(env.observe(agent))
        others.append(env.observe(other))
    vectors = [one["observation"] for one in seen]
    assert all((one != after).sum() == 1 for one, after in pairwise(vectors))
    assert all(np.array_equal(one["observation"], others[0]["observation"]) for one in others)
    assert vectors[-1].min() >= -1
    assert vectors[-1].max() <= 1


def test_entries_follow_the_view(positions: list[Any]) -> None:
    seen = [CODEC.observe(GAME.view(state, 0), 0) for state in positions]
    assert all((one != after).any() for one, after in pairwise(seen))
    assert all(-1 <= one.min() <= one.max() <= 1 for one in seen)


def test_a_match_comes_to_its_end(positions: list[Any]) -> None:
    """With no basic piece left, and a die that asks for one, the turn that is forgone is the last (C19, C27)."""
    env = aec.make("cactus", 3, options={"die": {"special": 0}})
    env.reset(seed=1)
    raw = env.unwrapped
    raw._state = replace(positions[-1], pile=(), options=raw._options, attempts=20, asks="place", hand=None)
    raw._ask()
    env.step(CODEC.numbers.start["forgo"])
    *_, info = env.last()
    assert all(env.terminations.values())
    assert info == {"reason": "no_basic"}
    assert sum(env.rewards.values()) == pytest.approx(1)
