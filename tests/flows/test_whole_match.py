"""A whole match, from its creation to its proof."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games.core.chance import QuickChance
from gameservice.web import verifiers
from tests.conftest import Person, Worker
from tests.gameservice.matches.table import any_action, is_unsettled


def play_to_the_end(people: list[Person], match_id: str, worker: Worker, seed: int = 1) -> dict[str, object]:
    """Everyone plays random legal actions; the finished match, as the first of them sees it."""
    luck = QuickChance(seed)
    while True:
        worker.drain()
        seen = [person.match(match_id) for person in people]
        if seen[0]["status"] != "active":
            return seen[0]
        assert seen[0]["waiting_on"]
        person, match = next((p, m) for p, m in zip(people, seen, strict=True) if m["legal"])
        answer = person.act(match, any_action(match, luck))
        assert answer.status_code == 200 or is_unsettled(answer), answer.content


@pytest.mark.django_db
@pytest.mark.parametrize("levels", [["easy"], ["easy", "normal", "easy", "normal"]])
def test_against_bots(ana: Person, worker: Worker, tmp_path: Path, levels: list[str]) -> None:
    match_id = ana.create(*levels)["id"]
    match = play_to_the_end([ana], match_id, worker)
    assert match["status"] == "finished"
    assert match["outcome"]["reason"] in {"eight_cards", "empty_pile"}  # type: ignore[index]
    assert match["waiting_on"] == []
    holds = ana.get(f"/matches/{match_id}/verification").json()
    assert holds == {"holds": True, "commitment": True, "chain": True, "chance": True, "first_fault": None}
    export = tmp_path / "export.json"
    export.write_bytes(ana.get(f"/matches/{match_id}/export").content)
    verifier = tmp_path / "ouch.py"
    verifier.write_text(verifiers.script("ouch"))
    script = [sys.executable, str(verifier), str(export)]
    assert subprocess.run(script, check=True, capture_output=True, text=True).stdout.startswith("holds")
    document = json.loads(export.read_text())
    document["events"][9]["data"]["slot"] ^= 1
    export.write_text(json.dumps(document))
    assert "event 10" in subprocess.run(script, check=False, capture_output=True, text=True).stdout


@pytest.mark.django_db
def test_with_simulated_hands(ana: Person, worker: Worker, tmp_path: Path) -> None:
    match_id = ana.create("easy", "normal", game="cactus", options={"die": {"colour": 2, "shape": 2}})["id"]
    match = play_to_the_end([ana], match_id, worker)
    assert match["outcome"]["reason"] in {"no_basic", "no_specials", "no_flowers"}  # type: ignore[index]
    assert ana.get(f"/matches/{match_id}/verification").json()["holds"]
    export, verifier = tmp_path / "export.json", tmp_path / "cactus.py"
    export.write_bytes(ana.get(f"/matches/{match_id}/export").content)
    verifier.write_text(verifiers.script("cactus"))
    script = [sys.executable, str(verifier), str(export)]
    assert subprocess.run(script, check=True, capture_output=True, text=True).stdout.startswith("holds")
    document = json.loads(export.read_text())
    placed = next(event for event in document["events"] if event["type"] == "cactus.placed")
    placed["data"]["tremor"][0] += 1
    export.write_text(json.dumps(document))
    said = subprocess.run(script, check=False, capture_output=True, text=True).stdout
    assert said == f"first fault at event {placed['seq']}\n"


@pytest.mark.django_db
def test_between_people(ana: Person, ben: Person, worker: Worker) -> None:
    created = ana.create("open")
    assert created["status"] == "open"
    assert created["waiting_on"][0]["kind"] == "players"
    invited = Person().get(f"/invites/{created['invite']}").json()
    joined = ben.post(f"/matches/{invited['id']}/seats", {"invite": created["invite"], "entropy": "luck"})
    assert joined.status_code == 201, joined.content
    assert joined.json()["status"] == "active"
    match = play_to_the_end([ana, ben], created["id"], worker)
    assert match["fairness"]["entropy"] == ["", "luck"]  # type: ignore[index]
    assert ana.get(f"/matches/{created['id']}/verification").json()["holds"]
