"""Each golden playthrough of Ouch! shows what it is there for."""

import pytest

from tests.games.ouch.make_playthroughs import PLAYTHROUGHS


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("two_players", '"reason":"eight_cards"'),
        ("five_players", '"type":"ouch.discard_asked"'),
        ("little_ones", '"animal":"fennec"'),
        ("two_piles", '"pile":2'),
        ("two_piles", '"reason":"empty_pile"'),
        ("fennecs_and_a_snake", '"cause":"fennec"'),
        ("fennecs_and_a_snake", '"extra":true'),
    ],
)
def test_a_playthrough_shows_what_it_is_for(name: str, part: str) -> None:
    """O8, O12 to O14, O18 to O20."""
    assert any(part in event for event in PLAYTHROUGHS.events(name))
