"""What the OpenAPI document says of the API as a whole. The settings read this, so nothing here needs them."""

from pathlib import Path

GUIDE = (Path(__file__).parent / "guide.md").read_text(encoding="utf-8")
PUSHED = """What the service tells by itself, as its moves happen: server-sent events on connections that clients open
(`id`, `event` and `data` of an event are the message's headers `id` and `event`, and its payload), and webhooks. What a
client asks is in the OpenAPI document, `/api/v1/openapi.json`; the guide, `/docs/guide`, explains both. New types of
events may come, and events may grow new fields: ignore what you do not know.
"""
LICENCE = {"name": "Apache-2.0", "identifier": "Apache-2.0"}
TAGS = [
    {"name": "people", "description": "Who plays: guests, users, and one's own profile."},
    {"name": "tokens", "description": "What stands for a person in the `Authorization` header."},
    {"name": "games", "description": "What there is to play: rules, options, schemas, bots and what is in the box."},
    {"name": "matches", "description": "The table: create and find matches, sit down, start, resign, play again."},
    {"name": "play", "description": "The moves: act, see, follow the log, and prove afterwards that all was fair."},
    {"name": "webhooks", "description": "Being told: addresses to which the service posts what happens in my matches."},
]
