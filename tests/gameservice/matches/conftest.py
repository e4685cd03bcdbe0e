"""A third and a fourth person."""

import pytest

from tests.conftest import Person


@pytest.fixture
def cleo(db: None) -> Person:
    return Person.guest("Cleo")


@pytest.fixture
def dan(db: None) -> Person:
    return Person.guest("Dan")
