"""Options. What an option does is tested with its rule."""

from typing import Any

import msgspec
import pytest

from games.cactus import GAME
from games.cactus.model import CactusDie, CactusOptions
from games.cactus.rules import SIGMAS
from games.core.chance import QuickChance


def test_defaults_are_those_of_the_rules() -> None:
    """C3, C5, C15, C24."""
    assert CactusOptions() == CactusOptions(
        first_seat="random",
        steadiness="normal",
        claims="auto",
        fallen="discard",
        cactus_choice="next",
        per_cactus_bonus=False,
        die=CactusDie(colour=2, shape=2, special=2),
    )


@pytest.mark.parametrize(
    "options",
    [
        {"first_seat": "youngest"},
        {"steadiness": "drunk"},
        {"steadiness": 1},
        {"claims": "both"},
        {"fallen": "keep"},
        {"cactus_choice": "any"},
        {"per_cactus_bonus": 1},
        {"die": {"colour": 7}},
        {"die": {"shape": -1}},
        {"die": {"special": 1.5}},
        {"die": {"blank": 1}},
        {"die": None},
        {"tokens": 25},
    ],
)
def test_other_options_are_malformed(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, CactusOptions)


def test_a_die_may_be_given_in_part() -> None:
    assert msgspec.convert({"die": {"special": 0}}, CactusOptions).die == CactusDie(2, 2, 0)
    assert msgspec.convert({"die": {"colour": 6, "shape": 6, "special": 6}}, CactusOptions).die == CactusDie(6, 6, 6)


def test_there_are_no_presets() -> None:
    assert GAME.presets == {}


def test_a_hand_is_as_steady_as_the_rules_say() -> None:
    """Standard deviations in micrometres along each axis, and in microradians."""
    assert SIGMAS == {
        "rock": (0, 0),
        "easy": (500, 10_000),
        "normal": (1_200, 25_000),
        "hard": (2_500, 60_000),
        "clumsy": (4_000, 120_000),
    }


@pytest.mark.parametrize("sigma", [sigma for sigmas in SIGMAS.values() for sigma in sigmas])
def test_a_tremor_has_the_deviation_that_it_is_called_by(sigma: int) -> None:
    chance = QuickChance(5)
    drawn = [chance.tremor(sigma) for _ in range(4_000)]
    mean = sum(drawn) / len(drawn)
    deviation = (sum((one - mean) ** 2 for one in drawn) / len(drawn)) ** 0.5
    assert abs(mean) <= 0.06 * sigma
    assert abs(deviation - sigma) <= 0.05 * sigma
    assert all(abs(one) <= 6 * sigma for one in drawn)
