"""The service for the clients, as a process of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.flows.processes import Service

MATCH_SECONDS = 120.0
"""For a whole match; a quiet machine needs five."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, has_servers: bool) -> Iterator[Service]:
    if has_servers:
        pytest.skip("runs without servers, in the tests on SQLite")
    service = Service(tmp_path_factory.mktemp("service") / "data", THROTTLE_MOVE="0/second")
    yield service.ready()
    service.kill()


def shows(page: Path, example: Path, language: str) -> bool:
    """Whether the page has the example, letter by letter."""
    return f"```{language}\n{example.read_text()}```\n" in page.read_text()
