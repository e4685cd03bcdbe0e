"""The golden playthroughs, and that each shows what it is there for."""

import msgspec
import pytest

from games.core.contract import Seating
from games.core.narration import LANGUAGES, narrate
from games.core.play import replay
from games.ouch import GAME
from tests.games.ouch.make_playthroughs import FOLDER, NAMES, PLAYTHROUGHS, text


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_played_as_it_was_written(name: str) -> None:
    """Where a change is meant: `python -m tests.games.ouch.make_playthroughs`, and read the diff."""
    assert text(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_there_are_no_others() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYTHROUGHS)


def events_in(name: str) -> list[str]:
    """The events of a playthrough as its file holds them, in JSON."""
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    return [line.strip() for line in written if line.startswith('     {"type"')]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_what_is_written_folds_to_its_outcome(name: str) -> None:
    """The log alone, read back from JSON, leads to the outcome."""
    playthrough = PLAYTHROUGHS[name]
    log = [msgspec.json.decode(event, type=GAME.event_type) for event in events_in(name)]
    state = replay(GAME, Seating.of(playthrough.seats), playthrough.options, log)
    outcome = msgspec.json.encode(GAME.outcome(state)).decode()
    assert (FOLDER / f"{name}.txt").read_text("utf-8").endswith(f"outcome: {outcome}\n")


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
    assert any(part in event for event in events_in(name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_without_a_gap(language: str) -> None:
    told = [
        narrate("ouch", msgspec.json.decode(event, type=GAME.event_type), NAMES, language)
        for name in PLAYTHROUGHS
        for event in events_in(name)
    ]
    assert all(sentence.endswith((".", "!")) for sentence in told)
    assert not [
        s for s in told if any(gap in s for gap in ("{", "}", "$", "ouch.", "???", "none", "unset", "  ", " ,"))
    ]
