"""Cactus where no physics engine is installed: everything can be read and proved, and nothing is placed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.core import serializers

from gameservice.accounts.models import Token, User
from gameservice.matches.models import Decision, Event, Match, Seat
from tests.conftest import Person
from tests.gameservice.matches import gardens
from tests.gameservice.matches.table import sit

Json = dict[str, Any]

READS = ["", "/view", "/view?at=9", "/events", "/events?narrate=en", "/events?narrate=es", "/export", "/picture.svg"]


def ask_without_engine(folder: Path, requests: list[Any]) -> list[Json]:
    """What a service without the engine answers, on the rows that are here."""
    # As XML, for JSON would cut off microseconds.
    tables = [list(model._default_manager.all()) for model in (User, Token, Match, Seat, Event, Decision)]
    rows = serializers.serialize("xml", [row for table in tables for row in table])
    asked = folder / "asked.json"
    asked.write_text(json.dumps({"rows": rows, "requests": requests}))
    environment = {
        "PATH": os.defpath,
        "DATA": str(folder),
        "DATABASE_URL": f"sqlite:///{folder / 'engineless.sqlite3'}",
        "DJANGO_SETTINGS_MODULE": "gameservice.settings",
    }
    process = subprocess.run(
        [sys.executable, "-m", "tests.gameservice.matches.engineless", str(asked)],
        check=False,
        capture_output=True,
        text=True,
        env=environment,
    )
    assert process.returncode == 0, process.stderr
    found: list[Json] = json.loads(process.stdout)
    return found


@pytest.mark.django_db
def test_what_was_played_is_read_and_proved(ana: Person, ben: Person, tmp_path: Path) -> None:
    """To the byte as with the engine; and whatever has to be simulated is told to be out of reach."""
    finished = sit(ana, ben, game="cactus", options={"steadiness": "clumsy", "die": {"colour": 0, "shape": 0}})
    finished.finish()
    running = gardens.plant(ana, ben)
    gardens.place(running)
    gardens.let_fall(running)
    mover, match = running.to_move()
    piece, tag = match["legal"]["pieces"][0], f'"{match["seq"]}"'
    place = {"type": "cactus.place", "piece": piece, "path": gardens.BESIDE}
    other = next(one for one in match["view"]["pile"] if one != piece)
    act = f"/matches/{running.id}/actions"

    reads = [f"/matches/{table.id}{read}" for table in (finished, running) for read in READS]
    reads += [f"/matches/{finished.id}/verification", "/games/cactus", "/games/cactus/rules", "/inbox"]
    sent: list[Any] = [[mover.token, "GET", path, None, {}] for path in reads]
    sent += [
        [mover.token, "POST", act, place, {"If_Match": tag}],
        [mover.token, "POST", f"{act}?dry_run=true", place, {}],
        [mover.token, "POST", act, {**place, "piece": other}, {"If_Match": tag}],
        [mover.token, "POST", act, {"type": "cactus.forgo"}, {"If_Match": tag}],
        [mover.token, "GET", f"/matches/{running.id}", None, {}],
    ]

    told = ask_without_engine(tmp_path, sent)

    for path, answer in zip(reads, told, strict=False):
        assert (answer["status"], answer["content"]) == (200, mover.get(path).content.decode()), path
    proof = json.loads(told[reads.index(f"/matches/{finished.id}/verification")]["content"])
    assert proof == {"holds": True, "commitment": True, "chain": True, "chance": True, "first_fault": None}
    placed, tried, illegal, forgone, after = told[len(reads) :]
    for answer in (placed, tried):
        problem = json.loads(answer["content"])
        assert (answer["status"], problem["code"], problem["type"]) == (503, "unavailable", "/problems/unavailable")
        assert "Nothing was changed" in problem["detail"]
        assert "pymunk" not in answer["content"]
    assert (illegal["status"], json.loads(illegal["content"])["rule"]) == (422, "C18")
    assert (forgone["status"], json.loads(forgone["content"])["rule"]) == (422, "C19")
    assert json.loads(after["content"]) == match


@pytest.mark.django_db
def test_a_turn_can_be_given_up_where_nothing_is_taken_out(ana: Person, ben: Person, tmp_path: Path) -> None:
    table = gardens.plant(ana, ben)
    gardens.let_fall(table, 5)
    mover, match = table.to_move()
    sent = [
        [
            mover.token,
            "POST",
            f"/matches/{table.id}/actions",
            {"type": "cactus.forgo"},
            {"If_Match": f'"{match["seq"]}"'},
        ]
    ]
    (forgone,) = ask_without_engine(tmp_path, sent)
    assert forgone["status"] == 200, forgone
    assert json.loads(forgone["content"])["events"][0]["type"] == "cactus.forgone"
