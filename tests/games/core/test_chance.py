"""Chance that anyone can check: the published vectors, and what every source of draws owes."""

import statistics
from collections import Counter
from fractions import Fraction
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import Chance, QuickChance, SeededChance, commitment, match_seed

SERVER_SEED = bytes(range(32))
MATCH_ID = "018f0000-0000-7000-8000-000000000001"
MATCH_SEED = bytes.fromhex("b69f1ff0838d221eb75107e14b90d400b73cbf715088aa1e8f3b9b8ce3d2cf3b")

sources = st.one_of(
    st.integers(0, 2**64 - 1).map(QuickChance),
    st.builds(SeededChance, st.binary(min_size=32, max_size=32), st.integers(0, 500)),
)


class Listed(Chance):
    """Draws that were written down before."""

    def __init__(self, *draws: int) -> None:
        self._draws = iter(draws)

    def below(self, n: int) -> int:
        drawn = next(self._draws)
        assert 0 <= drawn < n
        return drawn


class Stream(SeededChance):
    """A stream of given 64-bit numbers."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"", 0)
        self._words = list(reversed(words))


# The published vectors.


def test_commitment() -> None:
    assert commitment(SERVER_SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_match_seed() -> None:
    assert match_seed(SERVER_SEED, MATCH_ID, ["ana", ""]) == MATCH_SEED


def test_shuffle_of_the_setup() -> None:
    assert SeededChance(MATCH_SEED, 0).shuffled(range(10)) == [4, 7, 6, 3, 5, 2, 1, 9, 0, 8]


def test_dice_of_decision_7() -> None:
    chance = SeededChance(MATCH_SEED, 7)
    assert [chance.below(6) for _ in range(8)] == [1, 2, 1, 3, 1, 0, 2, 5]


# Seeds and streams.


@pytest.mark.parametrize("entropy", [["ana"], ["", "ana"], ["ana", "", ""], ["ana", "b"], []])
def test_every_entropy_and_its_seat_matter(entropy: list[str]) -> None:
    assert match_seed(SERVER_SEED, MATCH_ID, entropy) != MATCH_SEED


def test_entropy_is_utf8() -> None:
    assert len(match_seed(SERVER_SEED, MATCH_ID, ["¡ay!", "🌵"])) == 32


def test_streams_are_apart_by_decision_and_seed() -> None:
    names = [(MATCH_SEED, 0), (MATCH_SEED, 1), (MATCH_SEED, 10), (SERVER_SEED, 0)]
    assert len({tuple(SeededChance(*name).below(1 << 64) for _ in range(9)) for name in names}) == 4


def test_a_stream_begins_anew_for_the_same_decision() -> None:
    first, second = SeededChance(MATCH_SEED, 3), SeededChance(MATCH_SEED, 3)
    assert [first.below(1000) for _ in range(20)] == [second.below(1000) for _ in range(20)]


# below


@given(sources, st.integers(1, 2**32))
def test_below_stays_below(chance: Chance, n: int) -> None:
    assert all(0 <= chance.below(n) < n for _ in range(10))


@given(sources)
def test_below_one_is_nothing(chance: Chance) -> None:
    assert chance.below(1) == 0


def test_words_above_the_last_whole_multiple_are_skipped() -> None:
    n = 3
    bound = 2**64 // n * n
    assert bound == 2**64 - 1
    assert Stream(bound, bound, 7).below(n) == 1
    assert Stream(bound - 1, 7).below(n) == 2


def test_powers_of_two_skip_nothing() -> None:
    assert Stream(2**64 - 1).below(2**16) == 2**16 - 1
    assert Stream(2**64 - 1).below(1) == 0


@pytest.mark.parametrize("chance", [QuickChance(1), SeededChance(MATCH_SEED, 1)], ids=["quick", "seeded"])
def test_below_is_even(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(12_000))
    # 5.5 standard deviations about 2000.
    assert all(abs(counts[face] - 2_000) < 225 for face in range(6))


# shuffled and choice


@given(sources, st.lists(st.integers()))
def test_shuffled_is_a_permutation_and_a_new_list(chance: Chance, items: list[int]) -> None:
    before = list(items)
    assert Counter(chance.shuffled(items)) == Counter(before)
    assert items == before


def test_shuffled_goes_from_the_last_index_down() -> None:
    # i = 3, 2, 1 swapped with j = 0, 2, 0.
    assert Listed(0, 2, 0).shuffled("abcd") == ["b", "d", "c", "a"]


def test_all_permutations_come_as_often() -> None:
    chance = SeededChance(MATCH_SEED, 2)
    counts = Counter(tuple(chance.shuffled("abc")) for _ in range(6_000))
    assert len(counts) == 6
    assert all(abs(count - 1_000) < 160 for count in counts.values())


@given(sources, st.lists(st.integers(), min_size=1))
def test_choice_is_one_of_them(chance: Chance, items: list[int]) -> None:
    assert chance.choice(items) in items


def test_choice_is_one_draw() -> None:
    assert Listed(2).choice("abc") == "c"


# tremor

draws = st.lists(st.integers(0, 65_535), min_size=12, max_size=12)


def away_from_zero(exact: Fraction) -> int:
    """To the nearest integer, a half away from zero."""
    rounded = floor(abs(exact) + Fraction(1, 2))
    return rounded if exact >= 0 else -rounded


@given(draws, st.integers(0, 10**6))
def test_tremor_is_the_formula(drawn: list[int], sigma: int) -> None:
    exact = Fraction(sigma) * (sum(drawn) - 6 * 65_535) / 65_536
    assert Listed(*drawn).tremor(sigma) == away_from_zero(exact)


@given(draws, st.integers(0, 10**6))
def test_tremor_is_symmetric(drawn: list[int], sigma: int) -> None:
    mirrored = [65_535 - draw for draw in drawn]
    assert Listed(*drawn).tremor(sigma) == -Listed(*mirrored).tremor(sigma)


@pytest.mark.parametrize(("above", "expected"), [(0, 0), (1, 1), (2, 1), (3, 2), (-1, -1), (-2, -1), (-3, -2)])
def test_a_half_is_rounded_away_from_zero(above: int, expected: int) -> None:
    # sigma 32768 halves the sum's distance from its middle, 6 · 65535.
    middle = [65_535, 0] * 6
    drawn = [middle[0] + min(above, 0), middle[1] + max(above, 0), *middle[2:]]
    assert Listed(*drawn).tremor(32_768) == expected


@given(sources)
def test_a_rock_does_not_tremble(chance: Chance) -> None:
    assert chance.tremor(0) == 0


def test_tremor_spreads_by_sigma() -> None:
    chance = QuickChance(5)
    offsets = [chance.tremor(1_200) for _ in range(8_000)]
    assert statistics.pstdev(offsets) == pytest.approx(1_200, rel=0.04)
    assert abs(statistics.mean(offsets)) < 60
    assert max(map(abs, offsets)) <= 6 * 1_200


# QuickChance


@given(st.integers(0, 2**64 - 1))
def test_quick_chance_repeats(seed: int) -> None:
    first, second = QuickChance(seed), QuickChance(seed)
    assert [first.below(100) for _ in range(5)] + [first.seed()] == [second.below(100) for _ in range(5)] + [
        second.seed()
    ]
