"""The rules of ratings, apart from any database. Their numbers are those of docs/guide/ratings.md."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from gameservice.ratings.skill import Contender, Skill, rate

NEW = Skill()

SKILLS = st.builds(Skill, mu=st.floats(-10, 60), sigma=st.floats(0.8, 9))
PLACES = st.integers(1, 6)
SEATS = st.lists(st.builds(Contender, SKILLS, PLACES, st.booleans(), st.booleans()), min_size=2, max_size=5)
BEGINNERS = st.lists(st.builds(Contender, st.just(NEW), PLACES, st.booleans()), min_size=2, max_size=5)

quickly = settings(max_examples=50, deadline=None)


def order(contender: Contender) -> tuple[bool, int]:
    """By what a contender is placed."""
    return contender.left, 0 if contender.left else contender.place


def test_who_begins_is_shown_a_thousand() -> None:
    assert NEW.shown == 1000


def test_a_match_of_two_beginners() -> None:
    """What openskill finds; another release of it must not find anything else unnoticed."""
    winner, loser = rate([Contender(NEW, 1), Contender(NEW, 2)])
    assert (round(winner.mu, 6), round(winner.sigma, 6)) == (27.635389, 8.065901)
    assert (round(loser.mu, 6), round(loser.sigma, 6)) == (22.364611, 8.065901)
    assert (winner.shown, loser.shown) == (1138, 927)


@quickly
@given(BEGINNERS)
def test_of_equals_the_better_place_is_rated_better(contenders: list[Contender]) -> None:
    after = rate(contenders)
    ranked = sorted(zip(map(order, contenders), after, strict=True), key=lambda each: each[0])
    for (place, skill), (next_place, next_skill) in pairwise(ranked):
        if place == next_place:
            assert skill == next_skill
        else:
            assert skill.mu > next_skill.mu
            assert skill.shown > next_skill.shown


@quickly
@given(SEATS)
def test_who_is_ahead_of_all_never_loses_and_who_is_behind_all_never_gains(contenders: list[Contender]) -> None:
    places = sorted(map(order, contenders))
    for contender, after in zip(contenders, rate(contenders), strict=True):
        before = contender.skill
        if order(contender) == places[0] < places[1]:
            assert after.mu >= before.mu
        if order(contender) == places[-1] > places[-2]:
            assert after.mu <= before.mu


@quickly
@given(SEATS)
def test_a_seat_that_a_bot_helped_never_gains(contenders: list[Contender]) -> None:
    for contender, after in zip(contenders, rate(contenders), strict=True):
        if contender.helped:
            assert after.mu <= contender.skill.mu
            assert after.shown <= contender.skill.shown


@quickly
@given(SEATS)
def test_help_for_one_changes_nothing_for_the_others(contenders: list[Contender]) -> None:
    alone = [Contender(c.skill, c.place, c.left) for c in contenders]
    for contender, after, unhelped in zip(contenders, rate(contenders), rate(alone), strict=True):
        assert after == unhelped or (contender.helped and after == contender.skill)


@quickly
@given(SEATS)
def test_only_the_order_of_the_places_matters(contenders: list[Contender]) -> None:
    spread = [Contender(c.skill, 10 * c.place + 3, c.left, c.helped) for c in contenders]
    assert rate(spread) == rate(contenders)


@quickly
@given(SEATS, PLACES)
def test_the_place_of_a_seat_that_left_does_not_matter(contenders: list[Contender], place: int) -> None:
    moved = [Contender(c.skill, place if c.left else c.place, c.left, c.helped) for c in contenders]
    assert rate(moved) == rate(contenders)


@quickly
@given(st.integers(2, 8))
def test_a_match_where_all_are_equal_moves_nobody(count: int) -> None:
    for after in rate([Contender(NEW, 1)] * count):
        assert abs(after.mu - NEW.mu) < 1e-9
        assert after.sigma < NEW.sigma


def test_of_unequals_who_share_a_place_the_stronger_loses_to_the_weaker() -> None:
    strong, weak = rate([Contender(Skill(35, 2), 1), Contender(Skill(15, 2), 1)])
    assert strong.mu < 35
    assert weak.mu > 15


def test_who_shares_a_place_gets_the_mean_of_its_places() -> None:
    first, second, third = (skill.mu for skill in rate([Contender(NEW, place) for place in (1, 2, 3)]))
    shared = [skill.mu for skill in rate([Contender(NEW, place) for place in (1, 1, 3)])]
    assert shared == [(first + second) / 2] * 2 + [third]


@quickly
@given(st.permutations(range(5)))
def test_it_does_not_matter_who_sat_where(seats: list[int]) -> None:
    contenders = [Contender(Skill(20 + 3 * n, 5), place) for n, place in enumerate((1, 1, 3, 3, 5))]
    after = rate(contenders)
    for seat, skill in zip(seats, rate([contenders[seat] for seat in seats]), strict=True):
        assert abs(skill.mu - after[seat].mu) < 1e-9
        assert abs(skill.sigma - after[seat].sigma) < 1e-9


def test_beating_the_stronger_is_worth_more() -> None:
    strong, weak = Skill(35, 2), Skill(15, 2)
    (over_strong, _), (over_weak, _) = (rate([Contender(NEW, 1), Contender(other, 2)]) for other in (strong, weak))
    assert over_strong.mu > over_weak.mu
