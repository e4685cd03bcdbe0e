"""What is in the box: lice, hairs and tickles."""

from collections import Counter
from typing import get_args

import pytest

from games.aloha_pioha import GAME, cards
from games.aloha_pioha.cards import BACKS, CLOCKS, FORCES, HAIRS, HOUSE, LIGHTNING
from games.aloha_pioha.model import TRIBES, AlohaOptions, Kind
from tests.games.aloha_pioha.table import HIGH, HIGHEST, LOW, LOWEST


def test_a_tribe_has_14_lice_of_four_backs_in_table_order() -> None:
    assert list(zip(BACKS, FORCES, strict=True)) == [
        *[(LOWEST, -1), (LOWEST, -1), (LOWEST, 0), (LOWEST, 1)],
        *[(LOW, 0), (LOW, 1), (LOW, 2)],
        *[(HIGH, 2), (HIGH, 3), (HIGH, 4)],
        *[(HIGHEST, 3), (HIGHEST, 4), (HIGHEST, 5), (HIGHEST, 5)],
    ]


def test_there_are_two_lice_of_each_force() -> None:
    assert Counter(FORCES) == dict.fromkeys(range(-1, 6), 2)


def test_a_back_shows_the_three_forces_that_it_may_have() -> None:
    assert all(force in back for back, force in zip(BACKS, FORCES, strict=True))
    assert all(set(back) == {f for b, f in zip(BACKS, FORCES, strict=True) if b == back} for back in BACKS)


def test_a_4_can_carry_the_back_3_4_5() -> None:
    """The one back that is known."""
    assert (HIGHEST, 4) in zip(BACKS, FORCES, strict=True)


def test_the_hairs_are_those_of_the_rules() -> None:
    """A2: endurance, tickle number and points, row by row."""
    assert " · ".join(f"{hair.endurance}/{hair.tickle_at}/{hair.points}" for hair in HAIRS) == (
        "5/3/2 · 5/4/3 · 6/3/3 · 6/4/2 · 7/3/4 · 7/4/3 · 8/3/3 · 8/4/4 · 9/3/4 · 9/4/5 · 10/4/3 · 10/5/5 · "
        "11/4/4 · 11/5/3 · 12/4/5 · 12/5/4 · 13/4/4 · 13/5/6"
    )


def test_there_are_12_kinds_of_tickles_twice() -> None:
    """A1, A14."""
    deck = cards.tickles(AlohaOptions())
    kinds = (*LIGHTNING, *(kind for kind in CLOCKS if kind not in HOUSE))
    assert deck == tuple(kind for kind in kinds for _ in range(2))
    assert (len(deck), len(kinds)) == (24, 12)


def test_three_house_cards_come_behind_the_others() -> None:
    deck = cards.tickles(AlohaOptions(house_tickles=True))
    assert deck == (*cards.tickles(AlohaOptions()), "steel", "blindfold", "few_and_brave")
    assert set(deck) == set(get_args(Kind))


def test_a_tickle_is_lightning_or_a_clock() -> None:
    """A14: house cards act at the end, so they are clocks."""
    assert LIGHTNING == ("flashlight", "hop", "pluck", "home", "extra_pull", "knot")
    assert CLOCKS[:6] == ("strong", "weak", "double", "topsy_turvy", "crowd", "champions")
    assert CLOCKS[6:] == HOUSE


def test_without_tickles_there_are_none_of_the_house_either() -> None:
    """A1."""
    assert cards.tickles(AlohaOptions(tickles=False, house_tickles=True)) == ()


@pytest.mark.parametrize(("minus_ones", "lice", "turns"), [(True, 14, 7), (False, 12, 6)])
def test_without_minus_ones_a_tribe_has_12_lice_and_6_turns(minus_ones: bool, lice: int, turns: int) -> None:
    """A11."""
    options = AlohaOptions(minus_ones=minus_ones)
    tribe = cards.tribe(options)
    assert (len(tribe), cards.turns(options)) == (lice, turns)
    assert (-1 in {FORCES[louse] for louse in tribe}) == minus_ones


def test_the_box_is_described_for_clients() -> None:
    box = GAME.components()
    assert box["lice"][3] == {"back": LOWEST, "force": 1}
    assert len(box["lice"]) == 14
    assert box["hairs"][17] == {"endurance": 13, "tickle_at": 5, "points": 6}
    assert len(box["hairs"]) == 18
    assert box["tickles"][0] == {"kind": "flashlight", "lightning": True, "house": False, "copies": 2}
    assert box["tickles"][6] == {"kind": "strong", "lightning": False, "house": False, "copies": 2}
    assert box["tickles"][14] == {"kind": "few_and_brave", "lightning": False, "house": True, "copies": 1}
    assert sum(kind["copies"] for kind in box["tickles"]) == len(cards.tickles(AlohaOptions(house_tickles=True)))
    assert box["tribes"] == list(TRIBES) == ["yellow", "red", "green", "blue"]
