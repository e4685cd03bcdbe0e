"""The AsyncAPI document: it is valid, it is the golden one, and what is really sent fits it."""

import copy
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from django.test import Client
from django.utils import timezone
from standardwebhooks import Webhook

from games import registry
from gameservice.matches.api.notices import news
from gameservice.matches.log import SERVICE_EVENTS
from gameservice.notices import delivering, sending
from gameservice.notices.models import Channel, Delivery, Kind
from tests.conftest import Person
from tests.gameservice.matches.table import sit
from tests.gameservice.matches.test_streams import frames

HERE = Path(__file__).parent
SECRET = "whsec_" + "A" * 32
GOLDEN = HERE / "asyncapi.json"
CHANGED = "What is sent has changed. If that is meant: `make asyncapi`, and review the diff of the golden file."

Json = dict[str, Any]


@pytest.fixture(scope="session")
def document() -> Json:
    golden: Json = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return golden


@pytest.fixture(scope="session")
def specification() -> Any:
    """AsyncAPI 3.0.0, as its makers have it as a schema."""
    return jsonschema.Draft7Validator(json.loads((HERE / "asyncapi-3.0.0.json").read_text(encoding="utf-8")))


def test_the_document_is_the_golden_one() -> None:
    answer = Client().get("/api/v1/asyncapi.json")
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/json")
    assert answer.content == GOLDEN.read_bytes(), CHANGED


def test_another_process_writes_the_same_bytes(tmp_path: Path) -> None:
    written = tmp_path / "asyncapi.json"
    command = [sys.executable, "manage.py", "asyncapi", str(written)]
    subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "7"}, check=True)
    assert written.read_bytes() == GOLDEN.read_bytes(), CHANGED


def test_it_is_valid(document: Json, specification: Any) -> None:
    fault = jsonschema.exceptions.best_match(specification.iter_errors(document))
    assert fault is None, f"{fault.json_path}: {fault.message}"


@pytest.mark.parametrize("path", [("info", "title"), ("servers", "service", "host"), ("operations", "send_webhooks")])
def test_what_breaks_it_is_found(document: Json, specification: Any, path: tuple[str, ...]) -> None:
    broken = copy.deepcopy(document)
    holder: Any = broken
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = 7
    assert not specification.is_valid(broken)


def test_every_reference_leads_somewhere(document: Json) -> None:
    for reference in set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))):
        node: Any = document
        for step in reference.split("/"):
            node = node[step]


def test_every_event_of_every_game_is_a_message(document: Json) -> None:
    events = [*SERVICE_EVENTS]
    for game in registry.games():
        events += getattr(game.event_type, "__args__", (game.event_type,))
    tags = {str(event.__struct_config__.tag) for event in events}
    assert set(document["channels"]["match_events"]["messages"]) == tags


def test_streams_ask_for_a_token(document: Json) -> None:
    asked = {name for name, operation in document["operations"].items() if "security" in operation}
    assert asked == {"send_match_events", "send_account_notices"}
    assert {operation["action"] for operation in document["operations"].values()} == {"send"}


class Documented:
    """What is sent, checked against the document. Nothing may hold a field that the document does not tell."""

    def __init__(self, document: Json) -> None:
        self.channels = document["channels"]
        self.components = copy.deepcopy(document["components"])
        for schema in self.components["schemas"].values():
            if "properties" in schema:
                schema["additionalProperties"] = False

    def check(self, channel: str, message: str, headers: Json, payload: Any) -> None:
        told = self.channels[channel]["messages"][message]
        for value, schema in ((headers, told["headers"]), (payload, told["payload"])):
            whole = {"$ref": schema["$ref"], "components": self.components}
            fault = jsonschema.exceptions.best_match(jsonschema.Draft7Validator(whole).iter_errors(value))
            assert fault is None, f"{message}{fault.json_path[1:]}: {fault.message}"

    def check_frames(self, channel: str, answer: Any) -> set[str]:
        """The types of the events of an answer."""
        told = frames(answer.content)
        for frame in told:
            headers = {name: text for name, text in frame.items() if name != "data"}
            self.check(channel, frame["event"], headers, json.loads(frame["data"]))
        return {frame["event"] for frame in told}


@pytest.fixture
def documented(document: Json) -> Documented:
    return Documented(document)


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_what_streams_tell_fits(ana: Person, ben: Person, documented: Documented, game: str) -> None:
    """A whole match is followed by both, and by somebody who looks on."""
    last = str(round(timezone.now().timestamp() * 1_000_000))

    def told() -> set[str]:
        return documented.check_frames("account_notices", ana.get("/stream", Last_Event_ID=last))

    table = sit(ana, ben, game=game, visibility="public")
    seen = set()
    for _ in range(12):
        table.step()
        seen |= told()
    assert seen == {"turn.started", "match.updated"}
    table.finish()
    assert told() == {"match.finished"}
    ana.post(f"/matches/{table.id}/rematch")
    last_seq = ana.match(table.id)["seq"]
    for person in (ana, ben, Person.guest("Cleo")):
        answers = [person.get(f"/matches/{table.id}/stream?after={after}") for after in range(0, last_seq, 50)]
        seen = set().union(*(documented.check_frames("match_events", answer) for answer in answers))
        assert seen >= {"match.created", "match.started", "match.finished", "match.rematched"}


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_what_is_posted_fits(
    ana: Person, ben: Person, documented: Documented, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    posted: list[tuple[Json, Json]] = []

    async def attempt(url: str, headers: dict[str, str], body: bytes) -> sending.Answer:
        signed = {name: text for name, text in headers.items() if name.startswith("webhook-")}
        assert Webhook(SECRET).verify(body.decode(), signed)
        posted.append((signed, json.loads(body)))
        return sending.Answer(200)

    monkeypatch.setattr(sending, "_attempt", attempt)
    place = Channel.objects.create(
        user_id=ana.user["id"], means="webhook", address="https://example.com", kinds=31, secret=SECRET
    )
    Delivery.objects.create(channel=place, kind=Kind.WEBHOOK_TEST, due=timezone.now())
    table = sit(ana, ben, game=game)
    table.finish()
    delivering.deliver(news)
    for headers, body in posted:
        documented.check("webhooks", body["type"], headers, body)
    assert {body["type"] for _, body in posted} == {"webhook.test", "turn.started", "match.updated", "match.finished"}


def test_what_fits_nothing_is_found(documented: Documented) -> None:
    headers = {"event": "turn.started", "id": "1"}
    with pytest.raises(AssertionError, match=r"^turn\.started"):
        documented.check("account_notices", "turn.started", headers, {"match": "x"})
    with pytest.raises(AssertionError, match=r"^turn\.started"):
        documented.check("account_notices", "turn.started", headers, {"match": "x", "seq": 1, "state": {}})
