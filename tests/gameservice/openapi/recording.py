"""A short day at the service, of which the document keeps every answer as its example."""

import json
import re
from typing import Any

from gameservice.notices.models import Delivery
from tests.conftest import Person, Worker

Json = dict[str, Any]

MOMENT = "2026-01-01T12:00:00.000000Z"
MOMENTS = re.compile(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")
AT_MOST = 2
"""Items of a list: an example shows what they are, not how many."""
LONGEST = 300
"""Characters of a text."""
SHORT = {"options": {"cards_to_win": 4}}
FRAMES = {
    "GET /matches/{match_id}/stream 200": 'id: 18\nevent: ouch.turn_began\ndata: {"seq":18,"seat":0,…}\n\n',
    "GET /stream 200": 'id: 0199f…\nevent: turn.started\ndata: {"match":"0199e…","game":"ouch","seq":18,…}\n\n',
}


class Recorder:
    """Keeps what is answered, by "METHOD /path status" with the names of the document's paths."""

    def __init__(self, paths: list[str]) -> None:
        self.examples: dict[str, Any] = dict(FRAMES)
        self._patterns = [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), path) for path in paths]

    def ask(self, person: Person, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The answer's body; it must be a good one."""
        answer = person.call(method, path, body, **headers)
        assert answer.status_code < 300, answer.content
        is_json = answer["Content-Type"].startswith("application/json") if answer.content else False
        value = answer.json() if is_json else answer.content.decode()
        if answer.content:
            self.examples.setdefault(f"{method} {self._named(path)} {answer.status_code}", plain(value))
        return value

    def _named(self, path: str) -> str:
        whole = path.partition("?")[0]
        return next(name for pattern, name in self._patterns if pattern.fullmatch(whole))


def plain(value: Any) -> Any:
    """An example to be read: short lists and texts, schemas only named, all at one moment."""
    if isinstance(value, dict):
        return {key: plain(_schema_named(key, item)) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value[:AT_MOST]]
    if isinstance(value, str):
        said = MOMENTS.sub(MOMENT, value)
        return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
    return value


def _schema_named(key: str, value: Any) -> Any:
    if key.endswith("schema") and isinstance(value, dict):
        return {"title": value.get("title", "…"), "type": "object"}
    return {} if key == "components" else value


def record(ana: Person, ben: Person, worker: Worker, paths: list[str]) -> dict[str, Any]:
    """Ana and Ben do everything that can be asked for; the examples."""
    recorder = Recorder(paths)
    _people(recorder, ana)
    _games(recorder, ana)
    _webhooks(recorder, ana, worker)
    _tables(recorder, ana, ben, worker)
    _ends(recorder, ana, ben, worker)
    return json.loads(json.dumps(recorder.examples))  # type: ignore[no-any-return]


def _people(recorder: Recorder, ana: Person) -> None:
    ask = recorder.ask
    nobody, account = Person(), {"username": "cleo", "password": "nine red flowers"}
    ask(nobody, "POST", "/guests", {"name": "Ana"})
    ask(nobody, "POST", "/users", account)
    ask(nobody, "POST", "/tokens", account)
    ask(ana, "POST", "/me/upgrade", {"username": "ana", "password": "nine red flowers"})
    for path in ("/tokens", "/me", "/me/vacation"):
        ask(ana, "GET", path)
    ask(ana, "PATCH", "/me", {"name": "Ana"})
    ask(ana, "PUT", "/me/mailbox", {"address": "ana@example.org"})
    ask(ana, "GET", "/me/mailbox")
    ask(ana, "PUT", "/me/vacation", {"days": 7})
    ask(ana, "DELETE", "/me/vacation")
    bot = ask(ana, "POST", "/bots", {"name": "Thinker"})["user"]["id"]
    ask(ana, "GET", "/bots")
    ask(ana, "POST", f"/bots/{bot}/tokens")


def _games(recorder: Recorder, ana: Person) -> None:
    for path in ("/games", "/games/ouch", "/games/ouch/rules", "/games/ouch/leaderboard"):
        recorder.ask(ana, "GET", path)


def _webhooks(recorder: Recorder, ana: Person, worker: Worker) -> None:
    ask = recorder.ask
    hook = ask(ana, "POST", "/webhooks", {"url": "https://bots.example/hook"})["id"]
    ask(ana, "GET", "/webhooks")
    ask(ana, "GET", f"/webhooks/{hook}")
    ask(ana, "PATCH", f"/webhooks/{hook}", {"events": ["turn.started"]})
    ask(ana, "POST", f"/webhooks/{hook}/test")
    ask(ana, "GET", f"/webhooks/{hook}/deliveries")
    ask(ana, "POST", f"/deliveries/{Delivery.objects.get().id}/redeliver")


def _tables(recorder: Recorder, ana: Person, ben: Person, worker: Worker) -> None:
    ask = recorder.ask
    asked = {"game": "ouch", "seats": [{"kind": "me"}, {"kind": "open"}], "start": "host", **SHORT}
    match = ask(ana, "POST", "/matches", asked)
    path = f"/matches/{match['id']}"
    ask(ben, "GET", f"/invites/{match['invite']}")
    ask(ben, "GET", f"/invites/{match['invite']}/qr.svg")
    ask(ben, "POST", f"{path}/seats", {"invite": match["invite"]})
    ask(ben, "DELETE", f"{path}/seats/1")
    ask(ben, "POST", f"{path}/seats", {"invite": match["invite"]})
    ask(ana, "POST", f"{path}/start")
    ask(ana, "GET", "/matches?mine=true")
    waiting = next(person for person in (ana, ben) if person.match(match["id"])["legal"])
    other = ben if waiting is ana else ana
    ask(waiting, "GET", "/inbox")
    ask(
        other, "PUT", f"{path}/standing-orders", {"orders": [{"play": {"type": "ouch.flip", "slot": 0, "side": "top"}}]}
    )
    ask(other, "GET", f"{path}/standing-orders")
    ask(other, "DELETE", f"{path}/standing-orders")
    ask(ana, "POST", f"{path}/stand-in", {"level": "easy"})
    ask(ana, "DELETE", f"{path}/stand-in")
    ask(ana, "POST", f"{path}/resign")
    ask(ana, "POST", "/quick-matches", {"game": "cactus"})
    ask(ben, "POST", "/quick-matches", {"game": "cactus"})


def _ends(recorder: Recorder, ana: Person, ben: Person, worker: Worker) -> None:
    ask = recorder.ask
    seats = [{"kind": "me"}, {"kind": "bot"}]
    match = ask(ana, "POST", "/matches", {"game": "ouch", "seats": seats, "visibility": "public", **SHORT})
    path = f"/matches/{match['id']}"
    while (now := ask(ana, "GET", path))["status"] == "active":
        if now["legal"]:
            headers = {"If_Match": f'"{now["seq"]}"'}
            ask(ana, "POST", f"{path}/actions", now["legal"]["actions"][0], **headers)
        worker.drain()
    worker.drain()
    for part in ("view", "events?narrate=en", "picture.svg", "export", "verification"):
        ask(ana, "GET", f"{path}/{part}")
    ask(ana, "POST", f"{path}/rematch")
    ask(ana, "POST", f"{path}/rematch")
    called_off = ask(ana, "POST", "/matches", {"game": "aloha_pioha"})["id"]
    ask(ana, "POST", f"/matches/{called_off}/abort")
    for part in ("", "/results", "/ratings?game=ouch"):
        ask(ana, "GET", f"/users/{ana.user['id']}{part}")
