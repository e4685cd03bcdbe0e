"""What holds in every match, whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin, fold, step
from games.ouch import GAME
from games.ouch.cards import TABLE
from games.ouch.model import OuchOptions, OuchState

OPTIONS = st.builds(
    OuchOptions,
    red_flowers=st.booleans(),
    animals=st.booleans(),
    bouquets=st.booleans(),
    piles=st.integers(1, 2),
    cards_to_win=st.integers(4, 12),
)
LONGEST = 44 + 38 + 8 + 44
"""Flips until each card was flipped once, or twice with a second pile; fennecs' offers; discards."""


def cards_of(state: OuchState) -> list[int]:
    row = [card for card in state.row if card >= 0]
    won = [card for cards in state.won for card in cards]
    return sorted([*state.pile, *row, *state.box, *won])


@settings(deadline=None)
@given(OPTIONS, st.integers(2, 5), st.integers(0, 2**32), st.data())
def test_a_match_keeps_its_cards_ends_and_adds_up(
    options: OuchOptions, seats: int, seed: int, data: st.DataObject
) -> None:
    chance = QuickChance(seed)
    state, _ = begin(GAME, Seating.of(seats), options, chance)
    decisions = 0
    left: set[int] = set()
    while GAME.to_act(state):
        assert cards_of(state) == list(range(44))
        assert state.flipped == -1
        assert len(GAME.to_act(state)) == 1
        assert not GAME.to_act(state) & left
        assert state.pile or state.asks != "flip" or state.extra, "without a pile only a running turn goes on"
        assert max(map(len, state.won)) < options.cards_to_win
        if seats - len(left) >= 3 and chance.below(20) == 0:
            leaver = data.draw(st.sampled_from(sorted(set(range(seats)) - left)))
            left.add(leaver)
            state = fold(GAME, state, GAME.withdraw(state, leaver, chance))
            continue
        legal = GAME.legal(state, state.turn)
        assert legal is not None
        assert legal.actions
        state, _ = step(GAME, state, state.turn, chance.choice(legal.actions), chance)
        decisions += 1
        assert decisions <= LONGEST
    assert not state.asks
    _check_outcome(state, options)


def _check_outcome(state: OuchState, options: OuchOptions) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    most = max(map(len, state.won))
    assert (outcome.reason == "eight_cards") == (most >= options.cards_to_win)
    assert most <= options.cards_to_win + 1
    for score in outcome.scores:
        assert score.parts["flowers"] == sum(TABLE[card].flowers for card in state.won[score.seat])
        assert sum(score.parts.values()) == score.total
    assert outcome.winners == outcome.ranking[0]
