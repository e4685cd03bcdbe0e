"""Who wins a hair: A17 to A20, and the tickles that act then (A14)."""

from collections.abc import Sequence

import pytest

from games.aloha_pioha.cards import CLOCKS
from games.aloha_pioha.model import AlohaHairWon, AlohaOptions, AlohaPlay, AlohaSums, Kind
from tests.games.aloha_pioha.table import LOW, Held, Named, down, hair, held, louse, play, position

LEFT, RIGHT, NOBODY = 0, 1, None
"""Seat 0 pulls at the left end, seat 1 at the right one."""


def resolved(
    endurance: int,
    left: Sequence[Named],
    right: Sequence[Named],
    tickle: Kind | None = None,
    points: int = 4,
) -> AlohaHairWon:
    """How a hair comes out when the last louse of the match has been played, on another one."""
    ends: list[Held | None] = [held(seat, *lice) if lice else None for seat, lice in enumerate((left, right))]
    state = position(
        [hair(endurance, 5, points, left=ends[0], right=ends[1], tickle=tickle), hair(), hair()],
        hands=[[], [louse(0, LOW)]],
        deck=0,
        tickles=[],
        options=AlohaOptions(house_tickles=True),
        turn=7,
        player=1,
    )
    _, events = play(state, AlohaPlay(0, 2, "right", "up"))
    return next(event for event in events if isinstance(event, AlohaHairWon))


def won(found: AlohaHairWon) -> tuple[bool, int | None]:
    """Whether it broke, and who won it."""
    return found.broken, found.winner


# A17, A18: force and endurance.


def test_case_1_too_much_force_breaks_the_hair_and_the_weaker_wins() -> None:
    """A17, A18."""
    assert won(resolved(8, [5, 2], [3])) == (True, RIGHT)


def test_case_2_unbroken_the_stronger_wins() -> None:
    """A17, A18."""
    assert won(resolved(10, [5, 2], [3])) == (False, LEFT)


@pytest.mark.parametrize(("endurance", "broken", "winner"), [(9, True, RIGHT), (10, False, LEFT), (11, False, LEFT)])
def test_a17_a_sum_equal_to_the_endurance_holds(endurance: int, broken: bool, winner: int) -> None:
    assert won(resolved(endurance, [5, 2], [3])) == (broken, winner)


def test_a17_forces_of_minus_one_relieve_the_hair() -> None:
    found = resolved(8, [5, -1, -1], [5])
    assert (found.sums, *won(found)) == (AlohaSums(3, 5), False, RIGHT)


def test_a17_a_sum_can_be_less_than_nothing() -> None:
    found = resolved(5, [-1, -1], [0])
    assert (found.sums, *won(found)) == (AlohaSums(-2, 0), False, RIGHT)


def test_a17_lice_that_lie_face_down_pull_with_what_they_are() -> None:
    found = resolved(8, [down(5), down(2)], [down(3)])
    assert (found.sums, *won(found)) == (AlohaSums(7, 3), True, RIGHT)


# A19: ties.


def test_case_3_a_tie_goes_to_more_cards() -> None:
    """A19."""
    assert won(resolved(6, [2], [1, 1])) == (False, RIGHT)


def test_case_4_a_tie_with_equally_many_cards_goes_to_nobody() -> None:
    """A19."""
    assert won(resolved(9, [3, 0], [2, 1])) == (False, NOBODY)


def test_a19_ties_of_broken_hairs_go_to_more_cards_too() -> None:
    assert won(resolved(5, [3, 1], [4])) == (True, LEFT)
    assert won(resolved(5, [4], [4])) == (True, NOBODY)


def test_a19_a_card_without_force_counts_as_a_card() -> None:
    assert won(resolved(9, [3], [3, 0])) == (False, RIGHT)
    assert won(resolved(9, [0], [1, -1])) == (False, RIGHT)
    assert won(resolved(9, [down(0), 3], [3])) == (False, LEFT)


@pytest.mark.parametrize("tickle", [kind for kind in CLOCKS if kind not in ("crowd", "blindfold", "few_and_brave")])
def test_a19_a_tie_counts_cards_whatever_the_tickle(tickle: Kind) -> None:
    """All cards, of champions too. With a crowd the two on the right would be stronger: see below."""
    broken = {"weak": True}.get(tickle, False)
    assert won(resolved(8, [4], [4, 0] if tickle == "champions" else [3, 1], tickle)) == (broken, RIGHT)
    assert won(resolved(8, [4], [4], tickle)) == (broken, NOBODY)


def test_a19_with_a_crowd_and_with_a_blindfold() -> None:
    found = resolved(12, [4, 0], [2, 1, 0], "crowd")
    assert (found.sums, *won(found)) == (AlohaSums(6, 6), False, RIGHT)
    found = resolved(12, [4], [3, 1, down(5)], "blindfold")
    assert (found.sums, *won(found)) == (AlohaSums(4, 4), False, RIGHT)


# A20: alone, and empty.


@pytest.mark.parametrize("tickle", [None, *CLOCKS])
@pytest.mark.parametrize("endurance", [4, 20])
def test_a20_a_tribe_alone_wins_broken_or_not_whatever_the_tickle(endurance: int, tickle: Kind | None) -> None:
    assert resolved(endurance, [5, 4], [], tickle).winner == LEFT
    assert resolved(endurance, [], [5, 4], tickle).winner == RIGHT


@pytest.mark.parametrize("lice", [[0], [-1], [-1, -1]])
def test_a20_alone_it_wins_without_force_too(lice: list[int]) -> None:
    assert won(resolved(8, [], lice)) == (False, RIGHT)
    assert won(resolved(8, lice, [])) == (False, LEFT)


def test_a20_a_broken_hair_of_one_tribe_is_broken_all_the_same() -> None:
    assert won(resolved(8, [5, 4], [])) == (True, LEFT)


@pytest.mark.parametrize("tickle", [None, *CLOCKS])
def test_a20_an_empty_hair_is_nobodys(tickle: Kind | None) -> None:
    found = resolved(8, [], [], tickle)
    assert (found.sums, *won(found)) == (AlohaSums(0, 0), False, NOBODY)


# A14: clocks.


@pytest.mark.parametrize("kind", ["flashlight", "hop", "pluck", "home", "extra_pull", "knot"])
def test_a14_lightning_changes_nothing_at_the_end(kind: Kind) -> None:
    found = resolved(8, [5, 2], [3], kind)
    assert (found.sums, *won(found), found.points) == (AlohaSums(7, 3), True, RIGHT, 4)


@pytest.mark.parametrize(("endurance", "broken"), [(6, True), (7, False)])
def test_a14_strong_gives_three_of_endurance(endurance: int, broken: bool) -> None:
    found = resolved(endurance, [5, 2], [3], "strong")
    assert (found.sums, *won(found)) == (AlohaSums(7, 3), broken, RIGHT if broken else LEFT)


@pytest.mark.parametrize(("endurance", "broken"), [(12, True), (13, False)])
def test_a14_weak_takes_three_of_endurance(endurance: int, broken: bool) -> None:
    assert won(resolved(endurance, [5, 2], [3], "weak")) == (broken, RIGHT if broken else LEFT)


def test_case_8_double_and_weak() -> None:
    """A14: a hair of 5 is worth 10; an endurance of 5 becomes 2."""
    assert resolved(12, [5], [3], "double", points=5).points == 10
    assert won(resolved(5, [2], [0], "weak")) == (False, LEFT)
    assert won(resolved(5, [2], [1], "weak")) == (True, RIGHT)


def test_a14_double_counts_for_points_alone() -> None:
    found = resolved(8, [5, 2], [3], "double")
    assert (found.sums, *won(found), found.points) == (AlohaSums(7, 3), True, RIGHT, 8)


@pytest.mark.parametrize(("endurance", "broken", "winner"), [(10, False, RIGHT), (9, True, LEFT)])
def test_a14_topsy_turvy_unbroken_the_lower_wins_and_broken_the_higher(
    endurance: int, broken: bool, winner: int
) -> None:
    assert won(resolved(endurance, [5, 2], [3], "topsy_turvy")) == (broken, winner)


def test_a14_in_a_crowd_every_louse_counts_one_more() -> None:
    """A17: for the breaking too, and face down as well."""
    found = resolved(10, [4], [down(1), 1, 0], "crowd")
    assert (found.sums, *won(found)) == (AlohaSums(5, 5), False, RIGHT)
    assert won(resolved(9, [4], [1, 1, 0], "crowd")) == (True, RIGHT)
    found = resolved(12, [3], [1, 1, 0], "crowd")
    assert (found.sums, *won(found)) == (AlohaSums(4, 5), False, RIGHT)


def test_case_9_champions() -> None:
    """A14: sum 8 holds."""
    found = resolved(8, [5, 4], [3], "champions")
    assert (found.sums, *won(found)) == (AlohaSums(5, 3), False, LEFT)
    assert won(resolved(7, [5, 4], [3], "champions")) == (True, RIGHT)


def test_a14_a_champion_may_have_less_than_nothing() -> None:
    found = resolved(8, [-1, -1], [0], "champions")
    assert (found.sums, *won(found)) == (AlohaSums(-1, 0), False, RIGHT)


def test_a14_a_champion_may_lie_face_down() -> None:
    assert resolved(12, [1, down(5)], [3, 3], "champions").sums == AlohaSums(5, 3)


# House cards.


def test_a14_steel_never_breaks() -> None:
    found = resolved(5, [5, 5, 4], [5, 4], "steel")
    assert (found.sums, *won(found)) == (AlohaSums(14, 9), False, LEFT)


def test_a14_under_a_blindfold_lice_count_nothing_that_lay_face_down_until_the_end() -> None:
    """A17: although they are turned up then; a -1 counts 0 as well."""
    found = resolved(8, [down(5), 2], [3, down(-1)], "blindfold")
    assert (found.sums, *won(found)) == (AlohaSums(2, 3), False, RIGHT)
    assert won(resolved(8, [down(5)], [down(1)], "blindfold")) == (False, NOBODY)
    assert won(resolved(5, [4, 3], [2, down(5)], "blindfold")) == (True, RIGHT)


@pytest.mark.parametrize("endurance", [5, 12])
def test_a14_of_few_and_brave_a_tie_goes_to_fewer_cards(endurance: int) -> None:
    """A19: broken or not; with equally many to nobody."""
    assert resolved(endurance, [3], [2, 1], "few_and_brave").winner == LEFT
    assert resolved(endurance, [3, 1], [4], "few_and_brave").winner == RIGHT
    assert resolved(endurance, [3], [3], "few_and_brave").winner == NOBODY


def test_a14_few_and_brave_changes_nothing_but_ties() -> None:
    assert won(resolved(8, [5, 2], [3], "few_and_brave")) == (True, RIGHT)
    assert won(resolved(10, [5, 2], [3], "few_and_brave")) == (False, LEFT)
