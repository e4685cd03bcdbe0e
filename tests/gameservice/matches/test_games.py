"""What there is to play, and how: games, their schemas and their rules."""

import jsonschema
import pytest

from games import registry
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit


@pytest.mark.django_db
def test_all_games_are_listed(nobody: Person) -> None:
    answer = nobody.get("/games").json()
    assert answer["next"] is None
    assert [game["game"] for game in answer["items"]] == list(registry.NAMES)
    players = {game["game"]: game["players"] for game in answer["items"]}
    assert players["ouch"] == {"min": 2, "max": 5}
    assert players["aloha_pioha"] == {"min": 1, "max": 4}


@pytest.mark.django_db
def test_a_game_tells_all_that_a_client_needs(nobody: Person) -> None:
    game = nobody.get("/games/ouch").json()
    assert (game["game"], game["rules_version"]) == ("ouch", 1)
    assert game["bot_levels"] == ["easy", "normal", "hard"]
    assert game["default_bot_level"] == "normal"
    assert game["presets"]["little_ones"] == {"red_flowers": False, "animals": False, "bouquets": False}
    assert game["options"]["defaults"]["cards_to_win"] == 8
    assert len(game["components"]["cards"]) == 44


@pytest.mark.django_db
@pytest.mark.parametrize("name", registry.NAMES)
def test_a_game_s_schemas_are_schemas(nobody: Person, name: str) -> None:
    game = nobody.get(f"/games/{name}").json()
    for schema in (game["options"]["schema"], *(game[f"{of}_schema"] for of in ("action", "event", "view", "legal"))):
        jsonschema.Draft202012Validator.check_schema(schema)
    for preset in ({}, *game["presets"].values()):
        jsonschema.validate({**game["options"]["defaults"], **preset}, game["options"]["schema"])


@pytest.mark.django_db
@pytest.mark.parametrize("name", registry.NAMES)
def test_matches_fit_the_schemas_of_their_game(ana: Person, ben: Person, name: str) -> None:
    game = ana.get(f"/games/{name}").json()
    table = sit(ana, ben, game=name)
    table.play(3)
    match = table.to_move()[1]
    jsonschema.validate(match["options"], game["options"]["schema"])
    jsonschema.validate(match["view"], game["view_schema"])
    jsonschema.validate(match["legal"], game["legal_schema"])
    for action in match["legal"]["actions"]:
        jsonschema.validate(action, game["action_schema"])


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("en", "en"),
        ("es", "es"),
        ("es-AR", "es"),
        ("ES", "es"),
        ("fr", "en"),
        ("fr, es;q=0.5, en;q=0.1", "es"),
        ("en;q=0.1, es;q=0.9", "es"),
        ("*", "en"),
        ("", "en"),
        ("\0", "en"),
        ("es" * 4000, "en"),
    ],
)
def test_rules_are_told_in_the_language_that_is_asked_for(nobody: Person, asked: str, told: str) -> None:
    answer = nobody.get("/games/ouch/rules", Accept_Language=asked)
    assert answer.status_code == 200
    assert (answer.json()["language"], answer["Content-Language"]) == (told, told)
    assert "Accept-Language" in answer["Vary"]
    assert answer.json()["text"].startswith("#")
    texts = {
        language: nobody.get("/games/ouch/rules", Accept_Language=language).json()["text"] for language in ("en", "es")
    }
    assert answer.json()["text"] == texts[told]
    assert texts["en"] != texts["es"]


@pytest.mark.django_db
@pytest.mark.parametrize("name", registry.NAMES)
def test_every_game_tells_its_rules(nobody: Person, name: str) -> None:
    """Under its title, which other languages may translate."""
    title = nobody.get(f"/games/{name}").json()["title"]
    for language, heading in (("en", f"# {title}"), ("es", "# ")):
        text = nobody.get(f"/games/{name}/rules", Accept_Language=language).json()["text"]
        assert text.startswith(heading)


@pytest.mark.django_db
def test_an_unknown_game_is_told_the_known_ones(nobody: Person) -> None:
    for path in ("/games/chess", "/games/chess/rules", "/games/OUCH"):
        assert "ouch" in assert_refused(nobody.get(path), 404, "not-found")["detail"]
