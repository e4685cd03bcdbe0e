"""The OpenSpiel games: the library's own simulation, chance that is explicit, and nothing that leaks."""

from typing import Any

import pytest

pytest.importorskip("pyspiel")

from dataclasses import replace

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

from games.core.chance import QuickChance
from games.environments import openspiel  # noqa: F401  (which registers them)
from games.environments.encodings import codec

TABLES = [
    "python_ouch",
    "python_ouch(players=5,piles=2,cards_to_win=12)",
    "python_aloha_pioha(players=3)",
    "python_aloha_pioha(players=4,house_tickles=True,tickle_hair=free)",
]
tables = pytest.mark.parametrize("table", TABLES)


def playout(game: Any, seed: int) -> Any:
    """A match at random: its positions, from the first draw to the end."""
    chance, state = QuickChance(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


@tables
def test_it_passes_the_simulation_of_openspiel(table: str) -> None:
    """Copies, histories, tensors, strings and returns, in every position of some matches."""
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=True, verbose=False)


def test_algorithms_of_openspiel_run() -> None:
    """Its environment for learners, a search of the whole game, and counterfactual regrets of sampled playouts."""
    game = pyspiel.load_game("python_ouch(players=3)")
    env = rl_environment.Environment(game)
    now = env.reset()
    while not now.last():
        player = now.observations["current_player"]
        assert len(now.observations["info_state"][player]) == codec("ouch").layout.size
        now = env.step([now.observations["legal_actions"][player][0]])
    assert sum(now.rewards) == pytest.approx(0)

    draws = np.random.RandomState(1)
    state = next(state for state in playout(game, 1) if not state.is_chance_node())
    bot = mcts.MCTSBot(game, 1, 10, mcts.RandomRolloutEvaluator(1, draws), random_state=draws)
    assert bot.step(state) in state.legal_actions()

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver._infostates


@tables
def test_a_position_comes_back_from_its_history(table: str) -> None:
    game = pyspiel.load_game(table)
    *_, last = playout(game, 1)
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()


@tables
def test_bounds_hold(table: str) -> None:
    game = pyspiel.load_game(table)
    for seed in range(3):
        decisions = 0
        for state in playout(game, seed):
            decisions += state.current_player() >= 0
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert 2 <= len(outcomes) <= game.max_chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert decisions <= game.max_game_length()
        assert sum(state.returns()) == pytest.approx(0)


@tables
def test_options_are_parameters(table: str) -> None:
    game = pyspiel.load_game(table)
    assert game.start.players == game.num_players()
    for name, value in game.get_parameters().items():
        assert name == "players" or getattr(game.start.options, name) == value


@pytest.mark.parametrize(
    ("table", "said"),
    [("python_ouch(first_seat=host)", "The host does not play"), ("python_ouch(piles=3)", "piles")],
)
def test_options_that_do_not_fit_are_refused(table: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game(table)


def test_what_a_player_is_shown_depends_on_its_view_alone() -> None:
    game = pyspiel.load_game("python_aloha_pioha(players=3)")
    found, observer, chance = codec("aloha_pioha"), game.make_py_observer(), QuickChance(1)
    for state in playout(game, 2):
        position = state.position
        if position.state is None or position.outcomes:
            continue
        for player in range(3):
            view = found.game.view(position.state, player)
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, found.observe(view, player))
            assert position.seen(player) == replace(position, state=found.game.determinize(view, chance)).seen(player)
