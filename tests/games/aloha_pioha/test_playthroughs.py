"""Each golden playthrough of Aloha Pioha shows what it is there for."""

import json
from typing import Any

import pytest

from games.aloha_pioha.cards import CLOCKS, LIGHTNING
from tests.games.aloha_pioha.make_playthroughs import PLAYTHROUGHS


def log(name: str) -> list[dict[str, Any]]:
    return [json.loads(event) for event in PLAYTHROUGHS.events(name)]


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("two_players", '"face":"down"'),
        ("two_players", '"from":"deck"'),
        ("three_players", '"winners":[0,2]'),
        ("four_players", '"winner":null'),
        ("solo_won", '"reason":"great_win"'),
        ("solo_won", '"type":"aloha.combed","seat":null'),
        ("solo_beaten", '"reason":"beaten"'),
        ("solo_beaten", '"ghost":true'),
        ("little_ones", '"cards":12'),
        ("no_tickles", '"tickles":[]'),
        ("no_tickles", '"face":"down"'),
        ("free_hairs_and_house_tickles", '"kind":"steel"'),
        ("free_hairs_and_house_tickles", '"kind":"blindfold"'),
        ("free_hairs_and_house_tickles", '"kind":"few_and_brave"'),
        ("knot_leaves_no_place", '"asks":"comb"'),
        ("knot_leaves_no_place", '"kind":"knot"'),
    ],
)
def test_a_playthrough_shows_what_it_is_for(name: str, part: str) -> None:
    """A1, A7, A10, A13, A19, A21, A22, A25, and the options."""
    assert any(part in event for event in PLAYTHROUGHS.events(name))


@pytest.mark.parametrize("name", ["little_ones", "no_tickles"])
def test_without_tickles_none_is_due(name: str) -> None:
    """A12."""
    assert not [event for event in log(name) if event["type"] in ("aloha.tickle_due", "aloha.tickled")]


def test_each_tickle_is_met() -> None:
    """A14."""
    events = [event for name in PLAYTHROUGHS.matches for event in log(name)]
    assert {event["kind"] for event in events if event["type"] == "aloha.tickled"} == {*LIGHTNING, *CLOCKS}


@pytest.mark.parametrize(
    ("name", "kind", "effect"),
    [
        ("four_players", "flashlight", '"type":"aloha.revealed"'),
        ("two_players", "hop", '"to":{"hair"'),
        ("two_players", "pluck", '"to":"comb"'),
        ("three_players", "home", '"to":"hand"'),
        ("three_players", "extra_pull", '"extra":true'),
    ],
)
def test_lightning_strikes_at_once(name: str, kind: str, effect: str) -> None:
    """A14: what it does follows before anyone draws."""
    events = PLAYTHROUGHS.events(name)
    (placed,) = (at for at, event in enumerate(events) if f'"kind":"{kind}"' in event and "aloha.tickled" in event)
    assert effect in events[placed + 1]


def test_a_tickle_goes_to_a_hair_that_is_free() -> None:
    """A13: with the option, one hair's tickle is due and another gets it."""
    due, placed = -1, []
    for event in log("free_hairs_and_house_tickles"):
        if event["type"] == "aloha.tickle_due":
            due = event["hair"]
        elif event["type"] == "aloha.tickled":
            placed.append((due, event["hair"]))
    assert any(due != hair for due, hair in placed)


def test_a_forgotten_tickle_is_placed_later() -> None:
    """A15, A16: with a hop enough lice are on a hair, and only the next louse played there makes its tickle due."""
    events = log("forgotten_tickle")
    (hop,) = (at for at, event in enumerate(events) if event["type"] == "aloha.moved")
    hair = events[hop]["to"]["hair"]
    there = [event["type"] for event in events[:hop] if event.get("hair") == hair]
    assert there == ["aloha.played"] * events[0]["hairs"][hair]["tickle_at"]
    after = [event["type"] for event in events[hop:] if event.get("hair") == hair]
    assert after[:3] == ["aloha.played", "aloha.tickle_due", "aloha.tickled"]
