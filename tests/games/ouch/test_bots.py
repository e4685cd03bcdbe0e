"""The bots of Ouch!: legal, blind to secrets, and right where it can be worked out by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from games.core.bots import Bot
from games.core.chance import QuickChance
from games.core.contract import LEVELS, Level, Seating
from games.core.play import begin, step
from games.ouch import BOTS, GAME
from games.ouch.cards import TABLE
from games.ouch.judgement import Deductions, Judgement
from games.ouch.model import OuchAction, OuchDiscard, OuchExtraTurn, OuchFlip, OuchOptions, OuchState
from games.tournament.schedule import fixtures, run
from tests.games.ouch.table import pick, position

SIMPLE = OuchOptions(red_flowers=False, bouquets=False)
"""A seat's hopes are its flowers alone."""

QUICK: Mapping[Level, Bot] = {**BOTS, "hard": replace(BOTS["hard"], simulations=24)}  # type: ignore[type-var]


def choose(bot: Bot, state: OuchState, seed: int = 1) -> OuchAction:
    (seat,) = GAME.to_act(state)
    action: OuchAction = bot.choose(GAME.view(state, seat), GAME.legal(state, seat), seat, (), QuickChance(seed))
    return action


def worth(state: OuchState, action: OuchAction) -> float:
    (seat,) = GAME.to_act(state)
    view = GAME.view(state, seat)
    return Judgement(view, seat, Deductions(view)).worth(action)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        OuchOptions(),
        OuchOptions(piles=2, cards_to_win=12),
        OuchOptions(red_flowers=False),
        OuchOptions(animals=False, cards_to_win=4),
        OuchOptions(bouquets=False),
    ],
)
def test_choices_are_legal_and_blind_to_secrets(level: Level, seats: int, options: OuchOptions) -> None:
    """States that look alike to the seat give one choice, all through a match and whoever withdraws in it."""
    chance, bot, decisions = QuickChance(seats), QUICK[level], 0
    state, _ = begin(GAME, Seating.of(seats), options, chance)
    while acting := GAME.to_act(state):
        (seat,) = acting
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        other = GAME.determinize(view, chance)
        action = choose(bot, state, decisions)
        assert legal is not None
        assert action in legal.actions
        assert action == choose(bot, other, decisions)
        state, _ = step(GAME, state, seat, action, chance)
        decisions += 1
        if decisions == 9 and seats > 2:
            for event in GAME.withdraw(state, 0, chance) if GAME.to_act(state) else ():
                state = GAME.evolve(state, event)
    assert decisions > 3


def test_the_careless_bot_touches_what_shows_few_flowers() -> None:
    ones = {2: pick("blue", 1), 5: pick("white", 1)}
    threes = {slot: pick("purple", 3, slot % 3) if slot < 3 else pick("blue", 3, slot - 3) for slot in (0, 1, 3, 4)}
    state = position([[], []], row={**ones, **threes})
    slots = [action.slot for seed in range(60) if isinstance(action := choose(BOTS["easy"], state, seed), OuchFlip)]
    assert sum(slot in ones for slot in slots) > 45
    assert set(slots) > set(ones)


def test_the_careless_bot_discards_the_poorest_card() -> None:
    state = position([[pick("blue", 3), pick("white", 1), pick("purple", 2)], []], asks="discard")
    given = [choose(BOTS["easy"], state, seed) for seed in range(60)]
    assert given.count(OuchDiscard(1)) > 45


def test_a_flip_is_worth_what_the_flowers_shown_say_while_nothing_is_known() -> None:
    """Of n flowers n sides are spiny: 3/4 of 1, 1/2 of 2, and 1/4 of 3, of which 2 cards in 5 score 1."""
    row = {0: pick("blue", 1), 1: pick("blue", 2), 2: pick("blue", 3)}
    state = position([[], []], row=row, options=OuchOptions(red_flowers=False, animals=False, bouquets=False))
    assert worth(state, OuchFlip(0, "left")) == pytest.approx(3 / 4)
    assert worth(state, OuchFlip(1, "top")) == pytest.approx(2 * 2 / 4)
    assert worth(state, OuchFlip(2, "right")) == pytest.approx((3 * 3 + 2 * 1) / 5 / 4)


def test_a_snake_on_watch_makes_each_prick_the_others_gain() -> None:
    """O11: 3/4 · 1 − 1/4 · 1, 1/2 · 2 − 1/2 · 2."""
    row = {0: pick("blue", 1), 1: pick("blue", 2)}
    state = position([[], []], row=row, options=SIMPLE, snake=1)
    assert worth(state, OuchFlip(0, "left")) == pytest.approx(0.5)
    assert worth(state, OuchFlip(1, "left")) == pytest.approx(0)
    assert isinstance(choice := choose(BOTS["normal"], state), OuchFlip)
    assert TABLE[state.row[choice.slot]].shown == 1


def test_an_extra_turn_is_taken_for_more_than_it_risks() -> None:
    """O12, O13: 3/4 · 1 − 1/4 · 1 > 0 with cards of 1; about 1/4 · 2.5 − 3/4 · 1 < 0 with cards of 3."""
    fennec = [[pick("red", "fennec")], []]
    ones = dict(enumerate([pick(colour, 1, n) for colour in ("blue", "white") for n in range(3)]))
    threes = dict(enumerate([pick(colour, 3, n) for colour in ("blue", "white") for n in range(3)]))
    easy = position(fennec, row=ones, options=SIMPLE, asks="extra_turn")
    risky = position(fennec, row=threes, options=SIMPLE, asks="extra_turn")
    assert worth(easy, OuchExtraTurn(True)) - worth(easy, OuchExtraTurn(False)) > 0.4
    assert choose(BOTS["normal"], easy) == OuchExtraTurn(True)
    assert choose(BOTS["normal"], risky) == OuchExtraTurn(False)


ONE_OF_A_KIND = [
    pick("red", 1),
    pick("blue", 1),
    pick("purple", 1),
    pick("white", 1),
    pick("blue", 2),
    pick("white", 2),
]


def known(won: Sequence[Sequence[int]], **fields: Any) -> OuchState:
    """A row of which everything can be worked out: all else has been revealed but two cards of the pile."""
    return position(won, row=dict(enumerate(ONE_OF_A_KIND)), pile=2, **fields)


def test_cards_are_counted() -> None:
    """The row's sides are certain, so the most flowers that are surely safe are taken."""
    state = known([[], []], options=SIMPLE)
    for seed in range(8):
        choice = choose(BOTS["normal"], state, seed)
        assert isinstance(choice, OuchFlip)
        card = TABLE[state.row[choice.slot]]
        assert card.shown == 2
        assert choice.side not in card.spines


def test_red_is_avoided_by_who_has_cards_to_lose() -> None:
    """O8: of a red and a purple 1, as safe as each other, the red one may cost 3 flowers more."""
    three = pick("blue", 3)
    row = {0: pick("red", 1), 1: pick("purple", 1)}
    calm = OuchOptions(bouquets=False)
    rich = position([[three], [pick("red", 3), pick("red", 3, 1)]], row=row, options=calm)
    assert worth(rich, OuchFlip(0, "left")) < worth(rich, OuchFlip(1, "left")) - 0.5
    poor = position([[], []], row=row, options=calm)
    assert worth(poor, OuchFlip(0, "left")) > worth(poor, OuchFlip(1, "left"))


def test_the_card_that_completes_a_bouquet_is_kept() -> None:
    """O23: to lose the only white flower costs 1 + 4 points, to lose one of four blue ones 1."""
    cards = [pick("white", 1), pick("blue", 3), pick("red", 3), pick("purple", 3), pick("blue", 1)]
    state = position([cards, []], asks="discard")
    assert choose(BOTS["normal"], state) == OuchDiscard(4)


def test_a_game_is_ended_by_who_wins_it_and_not_by_who_loses() -> None:
    """O18, with 7 cards: ahead a sure card is taken; far behind no card is, since a prick costs nothing here."""
    ones = [pick(colour, 1, n) for colour in ("red", "blue", "purple", "white") for n in (1, 2)][:7]
    threes = [pick(colour, 3, n) for colour in ("blue", "white", "purple") for n in range(2)]
    ahead, behind = known([ones, []], options=SIMPLE), known([ones, threes], options=SIMPLE)
    for state, pricked in ((ahead, False), (behind, True)):
        choice = choose(BOTS["hard"], state)
        assert isinstance(choice, OuchFlip)
        assert (choice.side in TABLE[state.row[choice.slot]].spines) == pricked


def test_a_tournament_ranks_the_levels() -> None:
    """A few games of fixed seeds, with bounds far from what long tournaments measure."""
    played = run(fixtures("ouch", ["easy", "normal"], seats=2, matches=40, seed=1), jobs=1)
    assert fmean(one.shares[seat] for one in played for seat in one.fixture.judged) > 0.75
