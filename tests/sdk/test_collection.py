"""The collection: every call is there, and those of a match can be sent one after the other as they are."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx

from deploy.sdk.collection import KEPT
from deploy.sdk.generate import COLLECTION, DOCUMENT, HERE
from tests.flows.processes import Service

Json = dict[str, Any]


def calls(items: list[Json]) -> Iterator[Json]:
    for item in items:
        yield from (calls(item["item"]) if "item" in item else [item])


def address(item: Json) -> str:
    return f"{item['request']['method']} /{'/'.join(item['request']['url']['path'])}"


WHOLE = json.loads((HERE / COLLECTION).read_text(encoding="utf-8"))
CALLS = {address(item): item for item in calls(WHOLE["item"])}


def test_every_call_of_the_document_is_there() -> None:
    paths = json.loads(DOCUMENT.read_text(encoding="utf-8"))["paths"]
    listed = {f"{method.upper()} {path}" for path in paths for method in paths[path]}
    assert {re.sub(r":(\w+)", r"{\1}", call) for call in CALLS} == listed
    assert KEPT.keys() <= CALLS.keys()


def test_a_match_is_begun_by_the_calls_as_they_are(running: Service) -> None:
    variables = {variable["key"]: variable["value"] for variable in WHOLE["variable"]} | {"baseUrl": running.address}

    def filled(text: str) -> str:
        return re.sub(r"{{(\$?\w+)}}", lambda found: variables.get(found[1], "f47ac10b"), text)

    def send(name: str) -> Any:
        request = CALLS[name]["request"]
        path = [filled(f"{{{{{part[1:]}}}}}") if part.startswith(":") else part for part in request["url"]["path"]]
        headers = {each["key"]: filled(each["value"]) for each in request["header"] if not each["disabled"]}
        if request.get("auth", WHOLE.get("auth")):
            headers["Authorization"] = filled("Bearer {{bearerToken}}")
        body = request.get("body", {}).get("raw")
        url = f"{filled('{{baseUrl}}')}/{'/'.join(path)}"
        answer = httpx.request(request["method"], url, headers=headers, content=body, trust_env=False)
        assert answer.status_code < 300, answer.text
        return answer.json()

    variables["bearerToken"] = send("POST /api/v1/guests")["token"]
    variables["match_id"] = send("POST /api/v1/matches")["id"]
    assert send("GET /api/v1/matches/:match_id")["id"] == variables["match_id"]
    assert send("GET /api/v1/games/:game")["game"] == "ouch"
