"""A thousand random matches, each played by the game and by an independent, naive count of the same rules."""

from typing import Any

import msgspec
import pytest

from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.play import begin, step
from games.ouch import GAME
from games.ouch.cards import TABLE
from games.ouch.model import OuchOptions, OuchShuffled, OuchState
from tests.games.ouch.naive import Card, Table

MATCHES = 1_000
BATCHES = 10


def naive_cards(sides: tuple[str, ...]) -> list[Card]:
    turned = dict(zip(("top", "right", "bottom", "left"), sides, strict=True))
    return [
        Card(index, card.colour, card.flowers, card.animal, {turned[spine] for spine in card.spines})
        for index, card in enumerate(TABLE)
    ]


def random_options(chance: QuickChance) -> OuchOptions:
    return OuchOptions(
        red_flowers=chance.below(4) > 0,
        animals=chance.below(4) > 0,
        bouquets=chance.below(4) > 0,
        piles=1 + chance.below(2),
        cards_to_win=chance.choice((4, 8, 8, 12, 12)),
    )


def same(state: OuchState, table: Table) -> None:
    assert [list(cards) for cards in state.won] == [[card.index for card in cards] for cards in table.players]
    assert list(state.box) == [card.index for card in table.box]
    assert list(state.pile) == [card.index for card in table.deck]
    assert {slot: card for slot, card in enumerate(state.row) if card >= 0} == {
        slot: card.index for slot, card in table.row.items()
    }
    assert state.ended == table.over
    if state.ended is None:
        assert (state.turn, state.asks) == (table.turn, table.question)
        assert state.snake == (-1 if table.snake_of is None else table.snake_of)


def play_both(seed: int) -> None:
    chance = QuickChance(seed)
    options = random_options(chance)
    seats = 2 + chance.below(4)
    state, events = begin(GAME, Seating.of(seats), options, chance)
    shuffled: Any = events[0]
    cards = naive_cards(shuffled.sides)
    table = Table(
        options.cards_to_win,
        options.red_flowers,
        options.animals,
        options.bouquets,
        options.piles,
        deck=[cards[index] for index in shuffled.order],
        players=[[] for _ in range(seats)],
        turn=state.turn,
    )
    table.lay_out()
    same(state, table)
    while GAME.to_act(state):
        action = GAME.sample(state, state.turn, chance)
        state, events = step(GAME, state, state.turn, action, chance)
        second = next((list(e.order) for e in events if isinstance(e, OuchShuffled) and isinstance(e.order, tuple)), [])
        table.act(msgspec.to_builtins(action), second)
        same(state, table)
    outcome = GAME.outcome(state)
    assert outcome is not None
    totals = table.totals()
    assert [score.total for score in outcome.scores] == totals
    assert outcome.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_game_and_the_naive_count_agree(batch: int) -> None:
    """O3 to O25."""
    for seed in range(batch * MATCHES // BATCHES, (batch + 1) * MATCHES // BATCHES):
        play_both(seed)
