"""The setup: A1 to A4, and A22 for one seat."""

from typing import Any

import pytest

from games.aloha_pioha import GAME, cards
from games.aloha_pioha.cards import BACKS, FORCES
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaDealt,
    AlohaDrew,
    AlohaEvent,
    AlohaOptions,
    AlohaState,
    AlohaTurnBegan,
)
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.errors import InvalidOptions
from games.core.play import begin
from tests.games.aloha_pioha.table import types


def set_up(seats: int, seed: int = 1, **options: Any) -> tuple[AlohaState, list[AlohaEvent]]:
    return begin(GAME, Seating.of(seats), AlohaOptions(**options), QuickChance(seed))


def dealt(events: list[AlohaEvent]) -> AlohaDealt:
    event = events[0]
    assert isinstance(event, AlohaDealt)
    return event


@pytest.mark.parametrize("seats", GAME.players)
def test_a1_three_tickles_are_revealed_and_the_rest_is_the_deck(seats: int) -> None:
    state, events = set_up(seats)
    assert (len(state.tickles), len(state.tickle_deck)) == (3, 21)
    assert sorted((*state.tickles, *state.tickle_deck)) == sorted(cards.tickles(state.options))
    event = dealt(events)
    assert (event.tickles, event.tickle_order, event.tickle_deck) == (state.tickles, state.tickle_deck, 21)


def test_a1_with_the_house_cards_27_tickles_are_shuffled() -> None:
    state, _ = set_up(2, house_tickles=True)
    assert (len(state.tickles), len(state.tickle_deck)) == (3, 24)


def test_a1_without_tickles_none_is_revealed() -> None:
    state, events = set_up(2, tickles=False)
    assert (state.tickles, state.tickle_deck) == ((), ())
    assert (dealt(events).tickles, dealt(events).tickle_deck) == ((), 0)


@pytest.mark.parametrize(("seats", "hairs"), [(1, 3), (2, 3), (3, 5), (4, 6)])
def test_a2_the_number_of_hairs_follows_from_that_of_the_players(seats: int, hairs: int) -> None:
    state, events = set_up(seats)
    laid_out = [strand.card for strand in state.strands]
    assert (len(laid_out), len(set(laid_out)), set(laid_out) <= set(cards.HAIRS)) == (hairs, hairs, True)
    assert dealt(events).hairs == tuple(laid_out)
    assert all(strand.tickle is None and not strand.due for strand in state.strands)
    assert all(end.tribe == -1 and not end.lice for strand in state.strands for end in strand.ends)


def test_a2_all_hairs_are_met_anywhere() -> None:
    met = [set_up(2, seed)[0].strands for seed in range(400)]
    assert all({strands[place].card for strands in met} == set(cards.HAIRS) for place in range(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a3_each_player_draws_two_from_the_own_tribe(seats: int) -> None:
    state, events = set_up(seats)
    assert types(events) == ["dealt", *["drew"] * seats, "turn_began"]
    for seat in range(seats):
        assert (len(state.hands[seat]), len(state.decks[seat]), state.combs[seat]) == (2, 12, ())
        assert sorted((*state.hands[seat], *state.decks[seat])) == list(range(14))
        drew = events[1 + seat]
        assert drew == AlohaDrew(
            seat=seat,
            cards=tuple(AlohaCard(BACKS[louse], FORCES[louse]) for louse in state.hands[seat]),
            deck=12,
            deck_back=BACKS[state.decks[seat][0]],
        )


def test_a3_the_two_on_top_are_drawn_and_lie_in_table_order() -> None:
    for seed in range(20):
        state, events = set_up(4, seed)
        for seat, deck in enumerate(dealt(events).decks):
            assert isinstance(deck.order, tuple)
            assert state.hands[seat] == tuple(sorted(deck.order[:2]))
            assert state.decks[seat] == deck.order[2:]


def test_a3_each_seat_has_its_tribe() -> None:
    _, events = set_up(4)
    told = [(deck.seat, deck.tribe, deck.cards, deck.deck_back) for deck in dealt(events).decks]
    assert told == [(0, "yellow", 14, None), (1, "red", 14, None), (2, "green", 14, None), (3, "blue", 14, None)]


def test_a3_without_minus_ones_a_tribe_has_twelve() -> None:
    state, _ = set_up(2, minus_ones=False)
    assert all(sorted((*state.hands[seat], *state.decks[seat])) == list(range(2, 14)) for seat in range(2))


def test_a22_the_ghost_has_a_tribe_and_draws_nothing() -> None:
    state, events = set_up(1)
    assert types(events) == ["dealt", "drew", "turn_began"]
    assert [drew.seat for drew in events if isinstance(drew, AlohaDrew)] == [0]
    ghost = dealt(events).decks[1]
    assert (ghost.seat, ghost.tribe, ghost.cards, ghost.order) == (None, "red", 14, state.decks[1])
    assert ghost.deck_back == BACKS[state.decks[1][0]]
    assert (state.seats, state.hands[1], sorted(state.decks[1]), state.combs) == (1, (), list(range(14)), ((), ()))


# A4: who starts.


def starts(seating: Seating, first: Any, seed: int = 0) -> int:
    state, events = begin(GAME, seating, AlohaOptions(first_seat=first), QuickChance(seed))
    assert events[-1] == AlohaTurnBegan(seat=state.first, turn=1, asks="play")
    assert (state.player, state.turn, state.asks) == (state.first, 1, "play")
    assert GAME.to_act(state) == {state.first}
    return state.first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a4_who_starts_is_random_by_default(seats: int) -> None:
    assert {starts(Seating.of(seats), "random", seed) for seed in range(60)} == set(range(seats))


def table(*hair_cm: int | None, host: int | None = None) -> Seating:
    return Seating(ages=(None,) * len(hair_cm), hair_cm=hair_cm, host=host)


def test_a4_the_host_may_start() -> None:
    assert {starts(table(None, None, None, host=2), "host", seed) for seed in range(20)} == {2}


def test_a4_a_host_who_does_not_play_cannot_start() -> None:
    with pytest.raises(InvalidOptions, match=r"first_seat.*random or longest_hair"):
        GAME.accept(AlohaOptions(first_seat="host"), Seating.of(3))
    GAME.accept(AlohaOptions(first_seat="host"), table(None, None, host=0))
    GAME.accept(AlohaOptions(first_seat="longest_hair"), Seating.of(3))


@pytest.mark.parametrize(("lengths", "longest"), [((10, 60, 59), 1), ((0, 0, 1), 2), ((70, 1), 0), ((9, 8, 8, 8), 0)])
def test_a4_the_longest_hair_starts(lengths: tuple[int, ...], longest: int) -> None:
    assert {starts(table(*lengths), "longest_hair", seed) for seed in range(20)} == {longest}


@pytest.mark.parametrize("lengths", [(60, 60, 10), (60, None, 10), (None, None, None), (0, 0, 0)])
def test_a4_ties_and_missing_lengths_fall_back_to_random(lengths: tuple[int | None, ...]) -> None:
    """Among all seats, not only those that are tied."""
    assert {starts(table(*lengths), "longest_hair", seed) for seed in range(60)} == {0, 1, 2}


@pytest.mark.parametrize("first", ["random", "host", "longest_hair"])
def test_a22_alone_one_starts(first: str) -> None:
    assert starts(table(None, host=0), first) == 0
