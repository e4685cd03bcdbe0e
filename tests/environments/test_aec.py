"""The PettingZoo environments: the library's own tests, and whole matches."""

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from games.environments import aec

pytestmark = pytest.mark.filterwarnings("ignore:Observation", "ignore:The observation", "ignore:Space")
TABLES = [("ouch", 2, 400), ("ouch", 5, 400)]


@pytest.mark.parametrize(("name", "seats", "cycles"), TABLES)
def test_it_is_an_environment(name: str, seats: int, cycles: int) -> None:
    api_test(aec.make(name, seats), num_cycles=cycles)


@pytest.mark.parametrize(("name", "seats", "cycles"), TABLES)
def test_a_seed_makes_it_again(name: str, seats: int, cycles: int) -> None:
    def fresh() -> Any:
        return aec.make(name, seats)

    seed_test(fresh, num_cycles=cycles)
