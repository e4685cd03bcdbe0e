"""The search: strong where strength can be proved, blind to what its seat cannot see, and within its budget."""

from collections import Counter
from typing import Any

import pytest

from games.core.bots import Bot
from games.core.chance import Chance, QuickChance
from games.core.contract import Outcome, Score, Seat, Seating
from games.core.play import Unending, begin, step
from games.core.search import SearchBot
from tests.games.core.tiny import Duel, DuelPlay, DuelStake, DuelState, Nim, NimState, NimTake

NIM, DUEL = Nim(), Duel()


def choose(bot: Bot, game: Any, state: Any, seat: Seat, seed: int = 1) -> Any:
    return bot.choose(game.view(state, seat), game.legal(state, seat), seat, (), QuickChance(seed))


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11, 13])
def test_a_forced_win_is_found(stones: int) -> None:
    bot = SearchBot(NIM, simulations=1500)
    assert choose(bot, NIM, NimState(2, stones, turn=1), 1) == NimTake(stones % 4)


def test_three_seats_each_play_for_themselves() -> None:
    # Of 6 stones, to leave 3 hands seat 1 the win; from 5 or 4 seat 1 can no more than choose who else wins.
    for seed in range(5):
        assert choose(SearchBot(NIM), NIM, NimState(3, 6, turn=0), 0, seed) != NimTake(3)


def test_the_higher_of_two_cards_wins_the_last_trick() -> None:
    state = DuelState(hands=((1,), (6, 2)), points=(0, 0), stake=1, table=(1,), gone=(1,))
    assert choose(SearchBot(DUEL), DUEL, state, 1) in (DuelPlay(2), DuelPlay(6))
    # Behind by one, only a doubled stake can win, however unlikely.
    behind = DuelState(hands=((5,), (6,)), points=(0, 1), gone=(0, 1))
    assert choose(SearchBot(DUEL), DUEL, behind, 0) == DuelStake(True)


@pytest.mark.parametrize("seed", range(20))
def test_states_that_a_seat_cannot_tell_apart_give_one_choice(seed: int) -> None:
    bot, chance = SearchBot(DUEL, simulations=60), QuickChance(seed)
    state, _ = begin(DUEL, Seating.of(3), DUEL.options_type(), chance)
    while seats := DUEL.to_act(state):
        seat = min(seats)
        other = DUEL.determinize(DUEL.view(state, seat), chance)
        action = choose(bot, DUEL, state, seat, seed)
        assert action == choose(bot, DUEL, other, seat, seed)
        assert action in DUEL.legal(state, seat).actions  # type: ignore[union-attr]
        state, _ = step(DUEL, state, seat, action, chance)


class Counting(Nim):
    """Nim that counts the worlds sampled and the simulations ended."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def determinize(self, view: Any, chance: Chance) -> NimState:
        self.seen["worlds"] += 1
        return super().determinize(view, chance)

    def outcome(self, state: NimState) -> Outcome | None:
        self.seen["ends"] += 1
        return super().outcome(state)


@pytest.mark.parametrize("simulations", [0, 1, 2, 3, 7, 50, 200, 401])
def test_the_budget_holds(simulations: int) -> None:
    game = Counting()
    action = choose(SearchBot(game, simulations), game, NimState(2, 9, 0), 0)
    assert action in (NimTake(1), NimTake(2), NimTake(3))
    assert game.seen["ends"] <= simulations
    if simulations >= 7:
        assert game.seen["ends"] > simulations * 0.6
        # Three candidates share each world at first, then two.
        assert game.seen["worlds"] < game.seen["ends"] / 2


def test_a_single_candidate_costs_nothing() -> None:
    game = Counting()
    assert choose(SearchBot(game), game, NimState(2, 1, 0), 0) == NimTake(1)
    assert not game.seen


def test_candidates_and_policy_are_the_games_to_give() -> None:
    def greedy(state: NimState, seat: Seat, chance: Chance) -> NimTake:
        return NimTake(min(3, state.stones))

    bot = SearchBot(
        NIM,
        simulations=40,
        candidates=lambda view, legal, seat: legal.actions[:2],
        policy=lambda view, seat: greedy,
    )
    # Everyone takes 3: of 8, to leave 7 gives 4, 1, 0 and the win to seat 1; to leave 6 gives 3, 0 and it to seat 0.
    assert choose(bot, NIM, NimState(2, 8, 0), 0) == NimTake(2)


def test_the_same_chance_gives_the_same_choice() -> None:
    bot, state = SearchBot(NIM, simulations=30), NimState(3, 20, 0)
    choices = [choose(bot, NIM, state, 0, seed) for seed in range(20)]
    assert choices == [choose(bot, NIM, state, 0, seed) for seed in range(20)]
    assert len(set(choices)) > 1


def test_utility_is_the_share_of_the_win_and_a_little_margin() -> None:
    def ended(*points: int, winners: tuple[Seat, ...]) -> Outcome:
        return Outcome("done", (), winners, tuple(Score(seat, total, {}) for seat, total in enumerate(points)))

    bot = SearchBot(NIM, margin_weight=0.2, margin_scale=10)
    tied = ended(20, 20, 3, winners=(0, 1))
    assert bot.utility(tied, 0) == pytest.approx(0.8 / 2 + 0.1)
    assert bot.utility(ended(30, 20, winners=(0,)), 0) == pytest.approx(0.8 + 0.2 * 0.75)
    assert bot.utility(ended(30, 20, winners=(0,)), 1) == pytest.approx(0.2 * 0.25)
    # A narrow win is worth more than any lost margin; nobody wins, and alone at the table, are fine too.
    assert bot.utility(ended(1, 0, winners=(0,)), 0) > bot.utility(ended(90, 91, winners=(1,)), 0)
    assert bot.utility(ended(5, winners=()), 0) == pytest.approx(0.2 * (1 + 5 / 15) / 2)


def test_a_ghost_counts_as_an_opponent() -> None:
    def ended(points: int, ghost: int) -> Outcome:
        return Outcome("done", ((0,),), (0,) if points > ghost else (), (Score(0, points, {}),), ghost)

    bot = SearchBot(NIM, margin_weight=0.2, margin_scale=10)
    assert bot.utility(ended(13, 3), 0) == pytest.approx(0.8 + 0.2 * 0.75)
    assert bot.utility(ended(3, 13), 0) == pytest.approx(0.2 * 0.25)
    assert bot.utility(ended(0, 0), 0) == pytest.approx(0.1)
    assert bot.utility(ended(4, 5), 0) > bot.utility(ended(9, 19), 0)


class Endless(Nim):
    """Nim in which stones are never taken away."""

    def evolve(self, state: NimState, event: Any) -> NimState:
        return state


def test_a_game_without_end_is_named() -> None:
    with pytest.raises(Unending, match="nim was not over"):
        choose(SearchBot(Endless(), simulations=5), Endless(), NimState(2, 9, 0), 0)


def test_a_horizon_cuts_matches_off_at_an_estimate() -> None:
    """With an estimate that knows Nim, one decision of a match of 101 stones is enough."""

    def knowing(state: NimState) -> dict[Seat, float]:
        mover = float(state.stones % 4 != 0)
        return {state.turn: mover, 1 - state.turn: 1 - mover}

    game = Counting()
    bot = SearchBot(game, simulations=30, estimate=lambda view, seat: knowing)
    assert choose(bot, game, NimState(2, 101, 0), 0) == NimTake(1)
    assert game.seen["ends"] <= 30
    deeper = SearchBot(NIM, simulations=200, estimate=lambda view, seat: knowing, horizon=lambda view: 2)
    assert choose(deeper, NIM, NimState(2, 102, 1), 1) == NimTake(2)
