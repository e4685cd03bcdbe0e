"""Sentences in each language, whatever is hidden, for any package that has a Fluent file."""

import sys
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from msgspec import UNSET, Struct

from games.core.narration import LANGUAGES, known, narrate, rules_text, sentence, variables
from games.ouch.cards import TABLE
from games.ouch.model import OuchLost, OuchShuffled, OuchTurnBegan

NAMES = ("Ana", "Ben", "Irene")


def test_an_event_is_told_in_each_language() -> None:
    event = OuchTurnBegan(seat=1)
    assert narrate("ouch", event, NAMES, "en") == "It is Ben’s turn."
    assert narrate("ouch", event, NAMES, "es") == "Le toca a Ben."


def test_a_redacted_event_is_told_like_the_whole_one() -> None:
    whole = OuchShuffled(pile=1, cards=44, sides=("top", "right", "bottom", "left"), order=tuple(range(44)))
    for language in LANGUAGES:
        assert narrate("ouch", OuchShuffled(pile=1, cards=44), NAMES, language) == narrate(
            "ouch", whole, NAMES, language
        )


def test_a_seat_in_any_field_is_told_by_name() -> None:
    event = OuchLost(seat=0, card=TABLE[0], to=1, cause="prick")
    assert narrate("ouch", event, NAMES, "en") == "The card with one red flower goes to Ben, thanks to the snake."


def test_plain_json_values_do_as_well_as_structs() -> None:
    data = {"seat": 0, "card": {"colour": "blue", "flowers": 3}, "to": "box", "cause": "prick"}
    assert sentence("games.ouch", "ouch.lost", data, NAMES, "es") == "La carta con 3 flores azules va a la caja."


@pytest.mark.parametrize(
    ("tag", "language"), [("es-AR", "es"), ("ES", "es"), ("en-GB", "en"), ("fr", "en"), ("", "en")]
)
def test_an_unknown_language_is_english(tag: str, language: str) -> None:
    assert known(tag) == language


def test_what_has_no_message_is_told_by_its_type() -> None:
    assert sentence("games.ouch", "ouch.sneezed", {}, NAMES, "en") == "ouch.sneezed"


def told_by(package: Path, messages: str, kind: str, fields: Mapping[str, Any], language: str = "en") -> str:
    """An event as a package tells it that has these messages, in English alone."""
    (package / "locale" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "locale" / "en" / "events.ftl").write_text(messages)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(package.parent)
        try:
            return sentence(package.name, kind, fields, NAMES, language)
        finally:
            sys.modules.pop(package.name, None)


def test_any_package_may_tell_its_own_events(tmp_path: Path) -> None:
    """Where Spanish is missing English stands in."""
    messages = "match-resigned = { $seat_name } resigns.\n"
    assert told_by(tmp_path / "told_here", messages, "match.resigned", {"seat": 2}, "es") == "Irene resigns."


def test_what_has_a_message_of_its_own_is_called_by_it(tmp_path: Path) -> None:
    messages = """
        moon-red = the red moon
        sun-blue = the blue sun
        fell = { $first_name } falls, then { $pieces_names }; { $last_name } stays.
    """
    fields = {"first": "sun-blue", "pieces": ["moon-red", "sun-blue", "moon-red"], "last": 1}
    assert (
        told_by(tmp_path / "told_by_name", dedent(messages), "fell", fields)
        == "the blue sun falls, then the red moon, the blue sun and the red moon; Ben stays."
    )


@pytest.mark.parametrize(
    ("flowers", "due", "told"), [(-1, -1, "one lost."), (-2, -3, "2 lost, not 3"), (1, 1, "0 lost.")]
)
def test_messages_may_tell_by_how_much_a_number_is_greater(tmp_path: Path, flowers: int, due: int, told: str) -> None:
    messages = """
        paid = { EXCESS(0, $flowers) ->
            [one] one lost
           *[other] { EXCESS(0, $flowers) } lost
        }{ EXCESS($flowers, $due) ->
            [0] .
           *[other] , not { EXCESS(0, $due) }
        }
    """
    fields = {"flowers": flowers, "due": due}
    assert told_by(tmp_path / "told_by_excess", dedent(messages), "paid", fields) == told


def test_fields_become_variables() -> None:
    fields = {"seat": 0, "slot": 5, "take": True, "none": None, "hidden": UNSET, "winners": (0, 2), "card": TABLE[0]}
    told = variables(fields, NAMES, "en")
    assert told["seat_name"] == "Ana"
    assert "slot_name" not in told
    assert (told["take"], told["none"], told["hidden"]) == ("true", "none", "unset")
    assert (told["winners_count"], told["winners_names"]) == (2, "Ana and Irene")
    assert (told["card_colour"], told["card_flowers"]) == ("red", 1)


class Parcel(Struct, rename={"from_": "from"}):
    """A struct with a field whose name in JSON no Python field may have."""

    from_: int
    to: int


def test_a_variable_is_called_as_the_field_is_in_json() -> None:
    told = variables({"seat": 2, "parcel": Parcel(0, 1)}, NAMES, "en")
    assert (told["parcel_from"], told["parcel_from_name"], told["parcel_to_name"]) == (0, "Ana", "Ben")


@pytest.mark.parametrize(
    ("last", "listed"),
    [("Ben", "Ana y Ben"), ("Irene", "Ana e Irene"), ("Hilda", "Ana e Hilda"), ("Iago", "Ana y Iago")],
)
def test_spanish_lists_are_said_as_spoken(last: str, listed: str) -> None:
    assert variables({"winners": (0, 1)}, ("Ana", last), "es")["winners_names"] == listed


def test_lists_of_numbers_are_told_as_they_are() -> None:
    """Numbers need not be seats; what else is in a list is only counted."""
    told = variables({"back": (-1, 0, 1), "right": (), "kinds": ("hop",), "flags": (True,)}, NAMES, "en")
    assert (told["back_count"], told["back_text"], told["right_text"]) == (3, "-1·0·1", "")
    assert {name for name in told if name.startswith(("kinds", "flags"))} == {"kinds_count", "flags_count"}


def test_of_a_list_of_structs_the_first_is_told() -> None:
    told = variables({"parcels": (Parcel(0, 1), Parcel(2, 2)), "cards": [{"colour": "red"}], "no": ()}, NAMES, "en")
    assert (told["parcels_count"], told["parcels_0_from_name"], told["parcels_0_to_name"]) == (2, "Ana", "Ben")
    assert told["cards_0_colour"] == "red"
    assert {name for name in told if name.startswith("no")} == {"no_count", "no_text", "no_names"}


def test_longer_lists_and_empty_ones() -> None:
    assert variables({"winners": (0, 1, 2)}, NAMES, "en")["winners_names"] == "Ana, Ben and Irene"
    assert variables({"winners": ()}, NAMES, "en")["winners_names"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_in_each_language(language: str) -> None:
    assert rules_text("ouch", language).startswith("# Ouch!")


def test_the_rules_fall_back_to_english() -> None:
    assert rules_text("ouch", "fr") == rules_text("ouch", "en")
