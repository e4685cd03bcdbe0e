"""The collection for Postman, Bruno and whatever else reads Postman's format: each call with an example, ready to send.

Making a guest keeps its token, and making or reading a match its id and seq, so that the calls can be sent one after
the other as they are.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]

OPTIONS = "folderStrategy=Tags,parametersResolution=Example,optimizeConversion=false,stackLimit=50"
VARIABLES = {"baseUrl": "http://127.0.0.1:8000", "bearerToken": "", "game": "ouch", "match_id": "", "seq": ""}
KEEP_TOKEN = ["const { token } = pm.response.json();", 'if (token) pm.collectionVariables.set("bearerToken", token);']
KEEP_MATCH = [
    "const { id, seq } = pm.response.json();",
    'if (id) pm.collectionVariables.set("match_id", id);',
    'if (seq) pm.collectionVariables.set("seq", seq);',
]
KEPT = {
    "POST /api/v1/guests": KEEP_TOKEN,
    "POST /api/v1/users": KEEP_TOKEN,
    "POST /api/v1/tokens": KEEP_TOKEN,
    "POST /api/v1/matches": KEEP_MATCH,
    "GET /api/v1/matches/:match_id": KEEP_MATCH,
    "POST /api/v1/matches/:match_id/actions": KEEP_MATCH,
}
"""What a call's answer leaves behind for the next ones."""


def write(document: Path, converter: list[str | Path], target: Path) -> None:
    """Convert the OpenAPI document by `converter`, a command, and write the collection. Raises `CalledProcessError`."""
    subprocess.run([*converter, "-s", document, "-o", target, "-O", OPTIONS], check=True, capture_output=True)  # noqa: S603
    collection = json.loads(target.read_text(encoding="utf-8"))
    for item in _calls(collection["item"]):
        _make_ready(item)
    collection["info"].pop("_postman_id", None)
    collection["variable"] = [{"key": key, "value": value} for key, value in VARIABLES.items()]
    target.write_text(json.dumps(_without_ids(collection), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _calls(items: list[Json]) -> Iterator[Json]:
    for item in items:
        if "item" in item:
            yield from _calls(item["item"])
        else:
            yield item


def _make_ready(item: Json) -> None:
    """Examples of answers are left to the document; what earlier calls have kept is filled in."""
    item["response"] = []
    request = item["request"]
    for variable in request["url"].get("variable", []):
        variable["value"] = f"{{{{{variable['key']}}}}}"
    filled = {"If-Match": '"{{seq}}"', "Idempotency-Key": "{{$guid}}"}
    for header in request["header"]:
        header["value"] = filled.get(header["key"], header["value"])
        header["disabled"] = header["key"] not in {*filled, "Content-Type", "Accept"}
    for parameter in request["url"].get("query", []):
        parameter.update(disabled=True, value="")
    said = KEPT.get(f"{request['method']} /{'/'.join(request['url']['path'])}")
    if said:
        item["event"] = [{"listen": "test", "script": {"type": "text/javascript", "exec": said}}]


def _without_ids(node: Any) -> Any:
    """Items without the ids that are drawn anew each time."""
    if isinstance(node, list):
        return [_without_ids(item) for item in node]
    if not isinstance(node, dict):
        return node
    drawn = {
        key for key in ("id", "_postman_id") if re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4,12}){4}", str(node.get(key)))
    }
    return {key: _without_ids(value) for key, value in node.items() if key not in drawn}
