"""The settings of production: nothing is left to chance, and what is missing is said."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.flows.processes import ROOT, START_TIMEOUT, Process, eventually

GIVEN = {
    "PRODUCTION": "1",
    "SECRET_KEY": "k3Y-of-many-d1fferent-characters-7hat-nobody-would-ever-guess-0r-type",
    "ALLOWED_HOSTS": "games.example",
    "DATABASE_URL": "postgres://games:secret@127.0.0.1:5432/games",
    "REDIS_URL": "redis://127.0.0.1:6379/0",
}


def check(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level=WARNING"]
    return subprocess.run(
        command, check=False, cwd=ROOT, env={"PATH": os.defpath, **environment}, capture_output=True, text=True
    )


def test_beat_needs_no_folder_of_data(tmp_path: Path) -> None:
    """Where it cannot keep a schedule, nothing would ever be swept."""
    data = tmp_path / "data"
    command = ["-m", "celery", "-A", "gameservice", "beat", "--pidfile="]
    beat = Process(*command, log=tmp_path / "log", DATA=str(data), SECRET_KEY="x", SWEEP_SECONDS="0.5")
    try:
        eventually(lambda: list(data.glob("broker/*.message")), START_TIMEOUT)
    finally:
        beat.kill()
    # Which Redis would be, and the cache.
    assert {path.name for path in data.iterdir()} <= {"broker", "cache"}, beat.said()


def test_nothing_is_to_be_warned_of() -> None:
    done = check(GIVEN)
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout
    assert "WARNINGS" not in done.stderr


@pytest.mark.parametrize(
    ("missing", "advice"),
    [
        ("SECRET_KEY", "SECRET_KEY is not set: in production give at least 50 random characters."),
        ("ALLOWED_HOSTS", "ALLOWED_HOSTS is not set: in production name the hosts that are served, by commas."),
    ],
)
def test_without_what_it_needs_it_does_not_start(missing: str, advice: str) -> None:
    done = check({name: value for name, value in GIVEN.items() if name != missing})
    assert done.returncode != 0
    assert advice in done.stderr
