"""All chance of a match, computed again from its seed and its public log as `chance_log` says (O1, O2, O20)."""

import pytest

from games.core.chance import SeededChance
from games.core.contract import Seating
from games.core.play import begin, step
from games.ouch import GAME
from games.ouch.model import (
    SIDES,
    OuchDealt,
    OuchEvent,
    OuchFlipped,
    OuchLost,
    OuchOptions,
    OuchShuffled,
    OuchTurnBegan,
    OuchWon,
)

SEED = b"a seed of thirty-two bytes, more"


def played(seats: int, options: OuchOptions) -> list[list[OuchEvent]]:
    """The events of a random match, by decision."""
    choices = SeededChance(SEED, "choices")
    state, events = begin(GAME, Seating.of(seats), options, SeededChance(SEED, 0))
    log = [events]
    while GAME.to_act(state):
        action = GAME.sample(state, state.turn, choices)
        state, events = step(GAME, state, state.turn, action, SeededChance(SEED, len(log)))
        log.append(events)
    return log


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_draw_follows_from_the_seed(seats: int) -> None:
    """Cards are followed by the slots and places that the events name, never by their faces."""
    log = played(seats, OuchOptions(piles=2, cards_to_win=12))
    chance = SeededChance(SEED, 0)
    sides = tuple(chance.shuffled(SIDES))
    order = chance.shuffled(range(44))
    assert log[0][0] == OuchShuffled(pile=1, cards=44, sides=sides, order=tuple(order))
    assert log[0][-1] == OuchTurnBegan(seat=chance.below(seats))

    pile, row, box = list(order), dict[int, int](), list[int]()
    won: list[list[int]] = [[] for _ in range(seats)]
    flipped = -1
    shuffles = 0
    for decision, events in enumerate(log):
        for event in events:
            if isinstance(event, OuchDealt):
                row[event.slot] = pile.pop(0)
            elif isinstance(event, OuchFlipped):
                flipped = row.pop(event.slot)
            elif isinstance(event, OuchWon) and event.seat is not None:
                won[event.seat].append(flipped)
            elif isinstance(event, OuchLost) and event.seat is not None:
                card = flipped if event.index is None else won[event.seat].pop(event.index)
                (box if event.to == "box" else won[event.to]).append(card)
            elif isinstance(event, OuchShuffled):
                shuffles += 1
                if event.pile == 2:
                    pile, box = SeededChance(SEED, decision).shuffled(box), []
                    assert event.order == tuple(pile)
    assert shuffles == 2
