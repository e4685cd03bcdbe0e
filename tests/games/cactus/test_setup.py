"""The table is laid: C1 to C4, and what a table may agree on."""

from collections import Counter
from typing import Any

import pytest

from games.cactus import GAME
from games.cactus.model import CACTI, CactusDie, CactusOptions, CactusPlayer, CactusSetUp, CactusStand, CactusTurnBegan
from games.cactus.pieces import BASICS, SPECIALS, colour_of, shape_of
from games.core.chance import Chance, QuickChance
from games.core.contract import Seating
from games.core.errors import InvalidOptions
from games.core.play import begin
from tests.games.cactus.table import types


class Largest(Chance):
    """Answers `below` with the largest number and keeps what was asked. Nothing that is shuffled changes place."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return n - 1


def table(seats: int, *, host: int | None = None, winners: tuple[int, ...] = ()) -> Seating:
    return Seating(ages=(None,) * seats, hair_cm=(None,) * seats, host=host, previous_winners=winners)


def test_2_to_5_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 16), (3, 19), (4, 22), (5, 25)])
def test_c1_each_player_gets_three_flowers_and_ten_form_the_supply(seats: int, tokens: int) -> None:
    """C1: T = 10 + 3 × players; with five players all 25 tokens are in play."""
    state, events = begin(GAME, Seating.of(seats), CactusOptions(), QuickChance(1))
    view = GAME.view(state, None)
    assert state.flowers == (3,) * seats
    assert view.players == tuple(CactusPlayer(seat, 3) for seat in range(seats))
    assert (view.supply, view.tokens) == (10, tokens)
    set_up = events[0]
    assert isinstance(set_up, CactusSetUp)
    assert (set_up.seat, set_up.flowers, set_up.tokens) == (None, 3, tokens)


def test_c2_the_specials_lie_in_a_row_and_the_basics_in_a_pile() -> None:
    state, events = begin(GAME, Seating.of(3), CactusOptions(), QuickChance(1))
    assert types(events) == ["set_up", "turn_began"]
    assert isinstance(events[0], CactusSetUp)
    assert events[0].specials == state.specials == GAME.view(state, 0).specials
    assert sorted(state.specials) == sorted(SPECIALS)
    assert (state.pile, GAME.view(state, 0).pile) == (BASICS, BASICS)
    assert (len(set(BASICS)), len({shape_of(piece) for piece in SPECIALS})) == (25, 10)
    assert set(Counter(colour_of(piece) for piece in SPECIALS).values()) == {2}
    assert state.cacti == tuple(CactusStand(cactus) for cactus in CACTI)
    assert (state.discarded, state.hand, state.die, state.reference) == ((), None, None, None)


def test_c2_any_special_may_lie_anywhere_in_the_row() -> None:
    rows = [begin(GAME, Seating.of(2), CactusOptions(), QuickChance(seed))[0].specials for seed in range(300)]
    assert all({row[place] for row in rows} == set(SPECIALS) for place in range(10))


def test_c2_the_draws_of_the_setup_come_in_their_order() -> None:
    """The row, then who begins."""
    chance = Largest()
    state, _ = begin(GAME, Seating.of(5), CactusOptions(), chance)
    assert chance.asked == [*range(10, 1, -1), 5]
    assert (state.specials, state.player) == (SPECIALS, 4)


# C3: who begins.


def first(seating: Seating, who: Any, chance: Chance) -> int:
    options = CactusOptions(first_seat=who)
    GAME.accept(options, seating)
    state, events = begin(GAME, seating, options, chance)
    assert events[-1] == CactusTurnBegan(seat=state.first, cactus=None)
    assert (state.player, state.asks) == (state.first, "place")
    assert GAME.to_act(state) == {state.first}
    return state.first


@pytest.mark.parametrize("seats", GAME.players)
def test_c3_who_begins_is_random_by_default(seats: int) -> None:
    assert CactusOptions().first_seat == "random"
    assert {first(Seating.of(seats), "random", QuickChance(seed)) for seed in range(80)} == set(range(seats))


def test_c3_the_host_may_begin() -> None:
    chance = Largest()
    assert first(table(4, host=1), "host", chance) == 1
    assert len(chance.asked) == 9


def test_c3_a_host_who_does_not_play_cannot_begin() -> None:
    with pytest.raises(InvalidOptions, match=r"first_seat.*choose random"):
        GAME.accept(CactusOptions(first_seat="host"), table(3))
    GAME.accept(CactusOptions(first_seat="host"), table(3, host=0))


@pytest.mark.parametrize(("winners", "begins", "drawn"), [((1,), 1, []), ((2, 0), 2, [2]), ((0, 3), 3, [2])])
def test_c3_the_previous_winner_begins_and_of_several_one_is_drawn(
    winners: tuple[int, ...], begins: int, drawn: list[int]
) -> None:
    """By seat."""
    chance = Largest()
    assert first(table(4, winners=winners), "previous_winner", chance) == begins
    assert chance.asked[9:] == drawn


def test_c3_a_first_match_has_no_previous_winner() -> None:
    with pytest.raises(InvalidOptions, match=r"first_seat.*choose another"):
        GAME.accept(CactusOptions(first_seat="previous_winner"), table(2))


def test_c3_a_rematch_draws_who_begins_like_a_first_match() -> None:
    assert GAME.rematch_options({"claims": "declare"}) == {"claims": "declare"}


def test_c5_a_die_needs_a_face() -> None:
    with pytest.raises(InvalidOptions, match="die: A die needs at least one face"):
        GAME.accept(CactusOptions(die=CactusDie(0, 0, 0)), table(2))
    for faces in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        GAME.accept(CactusOptions(die=CactusDie(*faces)), table(2))
