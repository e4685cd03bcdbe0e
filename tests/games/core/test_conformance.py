"""The checks of any game, checked: sound games pass, and each way of breaking the contract is caught."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.conformance import ConformanceFailure, Match, check_match, check_names, check_types
from games.core.conformance.answers import action_pool
from games.core.conformance.match import first_difference
from games.core.conformance.secrecy import check_twins
from games.core.conformance.shapes import floats, listed_kinds
from games.core.contract import AnyGame, Options, Seating
from tests.games.sketches.broken import BROKEN, MISDECLARED, duplicate
from tests.games.sketches.discs import Discs, DiscsPass, DiscsPlace
from tests.games.sketches.leaks import LEAKS, DrawIsTold
from tests.games.sketches.moles import Moles, MolesLay, MolesSwap
from tests.games.tables import SEEDS, tables

SOUND: tuple[AnyGame, ...] = (Moles(), Discs())
SEEDS_TRIED = range(30)


@pytest.mark.parametrize("game", SOUND, ids=lambda game: game.name)
def test_sound_games_pass(game: AnyGame) -> None:
    check_types(game)

    @given(table=tables(game), seed=SEEDS, length=st.integers(0, 40))
    def holds(table: tuple[Seating, Options], seed: int, length: int) -> None:
        check_match(game, table[0], table[1], seed, length)

    holds()


def test_names_of_sound_games_are_unique() -> None:
    check_names(SOUND)


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda leaking: leaking.__name__)
def test_leaks_are_caught(leaking: type[Moles]) -> None:
    with pytest.raises(ConformanceFailure, match=r"sees|told|tells|answered|unset"):
        _try(leaking())


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda leaking: leaking.__name__)
def test_leaks_are_caught_by_twins_alone(leaking: type[Moles]) -> None:
    """Without `determinize`, which a leaking game may have written to suit its view."""
    with pytest.raises(ConformanceFailure, match="a twin by one other draw"):
        _try_twins(leaking())


@pytest.mark.parametrize(("broken", "words"), BROKEN, ids=lambda case: getattr(case, "__name__", ""))
def test_broken_games_are_caught(broken: type[AnyGame], words: str) -> None:
    with pytest.raises(ConformanceFailure, match=words):
        _try(broken())


@pytest.mark.parametrize(("misdeclared", "words"), MISDECLARED, ids=lambda case: getattr(case, "__name__", ""))
def test_wrong_declarations_are_caught(misdeclared: type[AnyGame], words: str) -> None:
    with pytest.raises(ConformanceFailure, match=words):
        check_types(misdeclared())


def test_a_name_used_twice_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="two structs are named DiscsDisc"):
        check_names([Discs(), duplicate()])


def test_a_name_that_is_not_the_games_is_caught() -> None:
    class Borrowed(Moles):
        prefix = "toads"
        name = "toads"

    with pytest.raises(ConformanceFailure, match="does not begin with Toads"):
        check_names([Borrowed()])


def test_a_failure_says_how_to_come_there() -> None:
    with pytest.raises(ConformanceFailure) as caught:
        _try(DrawIsTold())
    assert all(words in str(caught.value) for words in ("moles", "seed 0", "1. seat", '"type":"moles.lay"'))


def test_other_errors_carry_the_position() -> None:
    class Stumbles(Moles):
        def outcome(self, state: Any) -> Any:
            raise KeyError("score")

    with pytest.raises(KeyError) as caught:
        _try(Stumbles())
    assert "seed 0" in caught.value.__notes__[0]


def test_a_match_is_played_again_from_its_seed() -> None:
    first, second = (Match(Moles(), Seating.of(4), Moles().options_type(), 7) for _ in range(2))
    first.play(40)
    second.play(40)
    assert first.moves
    assert (first.moves, first.steps) == (second.moves, second.steps)


def test_only_what_legal_can_list_must_be_listed() -> None:
    assert listed_kinds(Moles()) == {MolesLay, MolesSwap}
    assert listed_kinds(Discs()) == {DiscsPass}


def test_the_pool_holds_what_is_legal_nowhere() -> None:
    match = Match(Discs(), Seating.of(2), Discs().options_type(), 1)
    match.play(10)
    places = [action.x for action in action_pool(match, match.dice("test")) if isinstance(action, DiscsPlace)]
    assert {-1, 10**6} <= set(places)


def test_differences_are_named_by_their_place() -> None:
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b is 2 in one and 3 in the other"
    assert first_difference({"a": [1]}, {"a": [1]}) == ""
    assert first_difference([True], [1]) == "[0] is True in one and 1 in the other"


def test_floats_are_found_anywhere() -> None:
    assert list(floats({"a": [1, {"b": 2.5}], "c": 0.0})) == ["a[1].b", "c"]


def _try_twins(game: AnyGame) -> None:
    for seed in SEEDS_TRIED:
        match = Match(game, Seating.of(2 + seed % 3), game.options_type(), seed)
        match.play(30)
        check_twins(match)


def _try(game: AnyGame) -> None:
    for seed in SEEDS_TRIED:
        check_match(game, Seating.of(2 + seed % 3), game.options_type(), seed, 30, bound=300)
