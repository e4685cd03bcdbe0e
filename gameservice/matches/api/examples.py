"""Bodies and answers of real matches, for the OpenAPI document."""

import json
from pathlib import Path
from typing import Any

_answers: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))

CREATED: dict[str, Any] = _answers["created"]
STARTED: dict[str, Any] = _answers["started"]
MOVED: dict[str, Any] = _answers["moved"]
PULLED: dict[str, Any] = _answers["pulled"]
EVENTS: list[dict[str, Any]] = MOVED["events"]
VIEW: dict[str, Any] = MOVED["view"]

MATCHES_TO_CREATE: dict[str, Any] = {
    "against a bot": {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "bot", "level": "normal"}]},
    "with a friend": {"game": "ouch", "seats": [{"kind": "me", "entropy": "my luck"}, {"kind": "open"}]},
    "alone": {"game": "aloha_pioha", "seats": [{"kind": "me"}]},
    "by other rules": {
        "game": "ouch",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "hard"}, {"kind": "open"}],
        "options": {"cards_to_win": 6, "bouquets": False},
        "clock": {"kind": "per_turn", "seconds": 259200},
        "visibility": "public",
        "start": "host",
    },
}
SEATS_TO_TAKE: dict[str, Any] = {
    "by invite": {"invite": CREATED["invite"], "entropy": "my luck"},
    "a certain seat": {"seat": 1},
}
ACTIONS: dict[str, Any] = {
    "ouch.flip": {"type": "ouch.flip", "slot": 2, "side": "left"},
    "ouch.discard": {"type": "ouch.discard", "card": 0},
    "ouch.extra_turn": {"type": "ouch.extra_turn", "take": True},
    "aloha.play": {"type": "aloha.play", "card": 0, "hair": 1, "end": "left", "face": "up"},
    "aloha.play, face down": {"type": "aloha.play", "card": 2, "hair": 0, "end": "right", "face": "down", "keep": 3},
    "aloha.tickle": {"type": "aloha.tickle", "from": "deck", "hair": 0},
    "aloha.target": {"type": "aloha.target", "louse": 0, "hair": 2, "end": "left"},
    "aloha.comb": {"type": "aloha.comb", "card": 0},
    "cactus.place": {
        "type": "cactus.place",
        "piece": "hook-red",
        "cactus": "saguaro",
        "path": [[45000, 190000, 0], [45000, 165000, 0]],
        "grip": [-7000, 8000],
    },
}
