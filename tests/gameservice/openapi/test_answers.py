"""What the service answers fits its documents: the API's own, and the schemas that each game publishes."""

import copy
from typing import Any

import jsonschema
import pytest

from games import registry
from games.core.chance import QuickChance
from gameservice.http.problems import MEDIA_TYPE
from tests.conftest import Person, Worker
from tests.gameservice.matches.table import any_action
from tests.gameservice.openapi.conftest import Json, resolve

VALIDATOR = jsonschema.Draft202012Validator


class Documented:
    """Answers checked against the document. No answer may hold a field that the document does not tell."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self.components = copy.deepcopy(document["components"])
        for component in self.components["schemas"].values():
            if "properties" in component:
                component["additionalProperties"] = False

    def check(self, answer: Any, method: str, path: str) -> Any:
        operation = self.document["paths"][f"/api/v1{path}"][method.lower()]
        told = resolve(self.document, operation["responses"][str(answer.status_code)])
        media_type = "application/json" if answer.status_code < 400 else MEDIA_TYPE
        assert answer["Content-Type"] == media_type
        schema = {**told["content"][media_type]["schema"], "components": self.components}
        value = answer.json()
        self.fits(value, schema)
        return value

    @staticmethod
    def fits(value: Any, schema: Json) -> None:
        fault = jsonschema.exceptions.best_match(VALIDATOR(schema).iter_errors(value))
        assert fault is None, f"{fault.json_path}: {fault.message}"


@pytest.fixture(scope="session")
def documented(document: Json) -> Documented:
    return Documented(document)


TABLES = [(game.name, count) for game in registry.games() for count in sorted({game.players[0], 2})]


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "count"), TABLES)
def test_a_random_match(
    ana: Person, ben: Person, worker: Worker, documented: Documented, game: str, count: int
) -> None:
    """People play to the end; whatever they are answered on the way fits."""
    check, match_path = documented.check, "/matches/{match_id}"
    told = check(ana.get(f"/games/{game}"), "GET", "/games/{game}")
    schemas = {kind: told[f"{kind}_schema"] for kind in ("action", "event", "view", "legal")}
    for schema in (*schemas.values(), told["options"]["schema"]):
        VALIDATOR.check_schema(schema)
    people = [ana, ben][:count]
    seats = [{"kind": "me"}, {"kind": "open"}][:count]
    created = check(ana.post("/matches", {"game": game, "seats": seats}), "POST", "/matches")
    address = f"/matches/{created['id']}"
    for person in people[1:]:
        check(person.post(f"{address}/seats", {"invite": created["invite"]}), "POST", f"{match_path}/seats")
    luck = QuickChance(4)
    while True:
        worker.drain()
        matches = [check(person.get(address), "GET", match_path) for person in people]
        documented.fits(matches[0]["view"], schemas["view"])
        if matches[0]["status"] != "active":
            break
        person, match = next((p, m) for p, m in zip(people, matches, strict=True) if m["legal"])
        documented.fits(match["legal"], schemas["legal"])
        for action in match["legal"]["actions"]:
            documented.fits(action, schemas["action"])
        action = any_action(match, luck)
        documented.fits(action, schemas["action"])
        check(person.act(match, action), "POST", f"{match_path}/actions")
    events = check(people[-1].get(f"{address}/events?narrate=es"), "GET", f"{match_path}/events")["events"]
    for event in events:
        if not event["type"].startswith("match."):
            documented.fits({"type": event["type"], "seat": event["seat"], **event["data"]}, schemas["event"])
    for leaf in ("view", "export", "verification"):
        check(ana.get(f"{address}/{leaf}"), "GET", f"{match_path}/{leaf}")
    check(ana.post(f"{address}/rematch"), "POST", f"{match_path}/rematch")
    check(ana.get("/matches"), "GET", "/matches")
    check(ana.get("/inbox"), "GET", "/inbox")


@pytest.mark.django_db
def test_people_and_tokens(nobody: Person, documented: Documented) -> None:
    check = documented.check
    guest = check(nobody.post("/guests", {}), "POST", "/guests")
    person = Person(guest["token"])
    check(person.get("/me"), "GET", "/me")
    check(person.call("PATCH", "/me", {"name": "Zoë"}), "PATCH", "/me")
    check(person.post("/bots", {"name": "Thinker"}), "POST", "/bots")
    account = {"username": "zoe", "password": "nine red flowers"}
    check(person.post("/me/upgrade", account), "POST", "/me/upgrade")
    check(person.post("/me/upgrade", account), "POST", "/me/upgrade")
    check(person.post("/bots", {"name": "Thinker"}), "POST", "/bots")
    check(person.get("/bots"), "GET", "/bots")
    check(nobody.post("/users", account), "POST", "/users")
    check(nobody.post("/tokens", account), "POST", "/tokens")
    check(person.get("/tokens"), "GET", "/tokens")
    check(nobody.get("/games"), "GET", "/games")
    check(nobody.get("/games/chess"), "GET", "/games/{game}")
    for game in registry.NAMES:
        check(nobody.get(f"/games/{game}/rules"), "GET", "/games/{game}/rules")


@pytest.mark.django_db
def test_refusals(ana: Person, ben: Person, nobody: Person, documented: Documented) -> None:
    path = "/matches/{match_id}/actions"
    match = ana.create("open", visibility="public")
    ben.post(f"/matches/{match['id']}/seats", {})
    seen = {person: person.match(match["id"]) for person in (ana, ben)}
    mover, waiter = (ana, ben) if seen[ana]["legal"] else (ben, ana)
    match, flip = seen[mover], seen[mover]["legal"]["actions"][0]
    refused = [
        (400, mover.act(match, {"type": "ouch.none"})),
        (401, nobody.act(match, flip)),
        (403, Person.guest("Eve").act(match, flip)),
        (409, waiter.act(match, flip)),
        (412, mover.act(match, flip, If_Match='"1"')),
        (422, mover.act(match, {"type": "ouch.discard", "card": 0})),
        (428, mover.post(f"/matches/{match['id']}/actions", flip)),
    ]
    for status, answer in refused:
        assert answer.status_code == status, answer.content
        documented.check(answer, "POST", path)
