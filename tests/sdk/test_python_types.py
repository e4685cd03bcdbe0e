"""Every variant of the document's unions is a class of its own in the Python client, and is decoded as that."""

import json
from typing import Any, get_args

import pytest
from gameservice_client.rest import unions

from tests.gameservice.openapi.conftest import GOLDEN

SCHEMAS = json.loads(GOLDEN.read_text())["components"]["schemas"]
UNIONS = {name: schema["discriminator"]["mapping"] for name, schema in SCHEMAS.items() if "discriminator" in schema}
TABLES = {name.removesuffix("_TYPES"): table for name, table in vars(unions).items() if name.endswith("_TYPES")}

ACTIONS: list[dict[str, Any]] = [
    {"type": "ouch.flip", "slot": 2, "side": "left"},
    {"type": "ouch.discard", "card": 0},
    {"type": "ouch.extra_turn", "take": True},
    {"type": "aloha.play", "card": 2, "hair": 0, "end": "right", "face": "down", "keep": 3},
    {"type": "aloha.tickle", "from": "deck", "hair": 0},
    {"type": "aloha.target", "louse": 0, "hair": 2, "end": "left"},
    {"type": "aloha.comb", "card": 0},
    {"type": "cactus.place", "piece": "hook-red", "path": [[45000, 190000, 0]], "grip": [-7000, 8000]},
    {"type": "cactus.claim", "flowers": [3]},
    {"type": "cactus.forgo"},
]


@pytest.mark.parametrize("name", UNIONS)
def test_each_union_is_the_document_s(name: str) -> None:
    table = TABLES["".join(f"_{c}" if c.isupper() else c for c in name).upper().removeprefix("_")]
    named = {said: reference.rsplit("/", 1)[-1] for said, reference in UNIONS[name].items()}
    assert {said: kind.__name__ for said, kind in table.items()} == named
    assert set(get_args(getattr(unions, name))) == set(table.values())


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action["type"])
def test_each_action_is_itself(action: dict[str, Any]) -> None:
    kind = unions.ACTION_TYPES[action["type"]]
    made = kind.from_dict(action)
    assert made.to_dict() == action
    told = {f"{name}_" if name == "from" else name: value for name, value in action.items() if name != "type"}
    assert kind(**told) == made


@pytest.mark.parametrize("game", ["ouch", "aloha", "cactus"])
def test_each_legal_action_is_itself(game: str) -> None:
    listed = [action for action in ACTIONS if action["type"].startswith(game) and action["type"] != "cactus.place"]
    body: dict[str, Any] = {"type": f"{game}.legal", "actions": listed}
    if game == "cactus":
        body |= {"pieces": [], "cacti": []}
    legal = unions.LEGAL_TYPES[body["type"]].from_dict(body)
    assert [type(action) for action in legal.actions] == [unions.ACTION_TYPES[action["type"]] for action in listed]


def test_no_action_is_forgotten() -> None:
    assert {action["type"] for action in ACTIONS} == set(unions.ACTION_TYPES)
