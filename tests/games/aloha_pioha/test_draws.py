"""All chance of a match, computed again from its seed as `chance_log` says (A1 to A4, A22)."""

from typing import Any

import pytest

from games.aloha_pioha import GAME
from games.aloha_pioha.model import AlohaOptions, AlohaState
from games.core.chance import Chance, SeededChance
from games.core.contract import Seating
from games.core.play import begin, fold, step

SEED = b"a seed of thirty-two bytes, more"

KINDS = [
    *("flashlight", "hop", "pluck", "home", "extra_pull", "knot"),
    *("strong", "weak", "double", "topsy_turvy", "crowd", "champions"),
]
HOUSE = ["steel", "blindfold", "few_and_brave"]
HAIRS = [
    *[(5, 3, 2), (5, 4, 3), (6, 3, 3), (6, 4, 2), (7, 3, 4), (7, 4, 3), (8, 3, 3), (8, 4, 4), (9, 3, 4)],
    *[(9, 4, 5), (10, 4, 3), (10, 5, 5), (11, 4, 4), (11, 5, 3), (12, 4, 5), (12, 5, 4), (13, 4, 4), (13, 5, 6)],
]


def expected(seats: int, options: AlohaOptions, chance: Chance, first: int | None = None) -> dict[str, Any]:
    """The table after decision 0; without `first` the first seat is drawn."""
    kinds = [kind for kind in KINDS for _ in range(2)] + HOUSE * options.house_tickles
    tickles = chance.shuffled(kinds) if options.tickles else []
    hairs = chance.shuffled(HAIRS)
    lice = list(range(14)) if options.minus_ones else list(range(2, 14))
    decks = [chance.shuffled(lice) for _ in range(2 if seats == 1 else seats)]
    return {
        "tickles": tickles[:3],
        "tickle_deck": tickles[3:],
        "hairs": hairs[: {1: 3, 2: 3, 3: 5, 4: 6}[seats]],
        "hands": [sorted(deck[:2]) for deck in decks[:seats]] + [[]] * (seats == 1),
        "decks": [deck[2:] for deck in decks[:seats]] + decks[seats:],
        "first": chance.below(seats) if first is None else first,
    }


def actual(state: AlohaState) -> dict[str, Any]:
    return {
        "tickles": list(state.tickles),
        "tickle_deck": list(state.tickle_deck),
        "hairs": [(hair.card.endurance, hair.card.tickle_at, hair.card.points) for hair in state.strands],
        "hands": [list(hand) for hand in state.hands],
        "decks": [list(deck) for deck in state.decks],
        "first": state.first,
    }


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"tickles": False},
        {"tickles": False, "house_tickles": True},
        {"house_tickles": True},
        {"minus_ones": False},
        {"face_down": False, "tickle_hair": "free", "tickle_trigger": "reaches"},
        GAME.presets["little_ones"],
    ],
)
def test_the_setup_follows_from_the_seed(seats: int, options: dict[str, Any]) -> None:
    """Tickles, hairs, tribes by seat, the ghost's last, then the first seat; alone it is seat 0, without a draw."""
    chosen = AlohaOptions(**options)
    state, _ = begin(GAME, Seating.of(seats), chosen, SeededChance(SEED, 0))
    assert actual(state) == expected(seats, chosen, SeededChance(SEED, 0), first=0 if seats == 1 else None)


@pytest.mark.parametrize(
    ("first_seat", "hair_cm", "first"),
    [
        ("host", (1, 2, 3), 1),
        ("longest_hair", (3, 1, 2), 0),
        ("longest_hair", (3, 3, 2), None),
        ("longest_hair", (3, None, 2), None),
        ("random", (3, 1, 2), None),
    ],
)
def test_a4_the_first_seat_is_drawn_last_and_only_where_it_is_random(
    first_seat: Any, hair_cm: tuple[int | None, ...], first: int | None
) -> None:
    options = AlohaOptions(first_seat=first_seat)
    seating = Seating(ages=(None,) * 3, hair_cm=hair_cm, host=1)
    chance, again = SeededChance(SEED, 0), SeededChance(SEED, 0)
    state, _ = begin(GAME, seating, options, chance)
    assert actual(state) == expected(3, options, again, first)
    assert chance.below(2**64) == again.below(2**64), "one of them has drawn more"


class NoChance(Chance):
    """Nothing may be drawn."""

    def below(self, n: int) -> int:
        raise AssertionError("something was drawn")


@pytest.mark.parametrize("seats", GAME.players)
def test_no_other_decision_draws(seats: int) -> None:
    """Neither a turn, the ghost's included, nor the withdrawal of a seat."""
    choices = SeededChance(SEED, "choices")
    state, _ = begin(GAME, Seating.of(seats), AlohaOptions(tickle_trigger="reaches"), SeededChance(SEED, 0))
    if seats > 2:
        state = fold(GAME, state, GAME.withdraw(state, state.player, NoChance()))
    while GAME.to_act(state):
        action = GAME.sample(state, state.player, choices)
        state, _ = step(GAME, state, state.player, action, NoChance())
