"""While a match runs, nothing that anyone is answered holds its secrets."""

import json
from typing import Any

import pytest
from django.test import Client

from gameservice.matches.models import Event, Match
from tests.conftest import Person, Worker
from tests.gameservice.matches.table import Sitting


class Tap:
    """Keeps all that leaves the service: heads and bodies."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[bytes] = []
        ask = Client.generic

        def listen(*args: Any, **kwargs: Any) -> Any:
            answer = ask(*args, **kwargs)
            head = "\n".join(f"{name}: {value}" for name, value in answer.items())
            self.answers.append(head.encode() + b"\n\n" + answer.content)
            return answer

        monkeypatch.setattr(Client, "generic", listen)


def ask_everything(person: Person, match_id: str, seq: int) -> None:
    """Every way to read a match, and every way to be refused."""
    path = f"/matches/{match_id}"
    reads = ["", "/view", f"/view?at={seq}", "/view?at=99999", "/view?seat=0", "/view?seat=1", "/events"]
    reads += ["/events?narrate=en", "/events?narrate=es", "/export", "/verification", "/picture.svg", "/nothing"]
    for read in reads:
        person.get(path + read)
    for read in ("/matches", "/matches?mine=true", "/inbox", "/me"):
        person.get(read)
    actions: list[Any] = [
        {"type": "ouch.flip", "slot": 0, "side": "up"},
        {"type": "ouch.discard", "card": 0},
        {"type": "ouch.extra_turn", "take": True},
        b"{",
    ]
    for action in actions:
        for tag in ('"0"', f'"{seq}"', f'"{seq + 1}"', "x"):
            person.post(f"{path}/actions?dry_run=true", action, If_Match=tag)
            if action != actions[1] and action != actions[2]:
                person.post(f"{path}/actions", action, If_Match=tag)
    for side in ("top", "right", "bottom", "left"):
        for slot in range(6):
            person.post(f"{path}/actions?dry_run=true", {"type": "ouch.flip", "slot": slot, "side": side})
    for verb in ("start", "rematch"):
        person.post(f"{path}/{verb}")
    person.delete(f"{path}/seats/9")


@pytest.mark.django_db
def test_a_whole_match_tells_no_secret_before_its_end(
    ana: Person, ben: Person, cleo: Person, nobody: Person, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    tap = Tap(monkeypatch)
    options = {"cards_to_win": 4, "piles": 2}
    match = ana.create("open", "easy", visibility="public", options=options)
    for person in (ana, ben, cleo, nobody):
        ask_everything(person, match["id"], match["seq"])
    ben.post(f"/matches/{match['id']}/seats")
    table = Sitting(match["id"], [ana, ben])
    for turn in range(200):
        worker.drain()
        match = ana.match(table.id)
        if match["status"] != "active":
            break
        if turn % 4 == 0:
            for person in (ana, ben, cleo, nobody):
                ask_everything(person, table.id, match["seq"])
        while_running = len(tap.answers)
        table.step()
    told = tap.answers[:while_running]
    assert len(told) > 500
    found = {name for name, secret in _secrets(table.id).items() if any(secret in answer for answer in told)}
    assert found == set()
    # The search finds what is there: at the end the seed and the order are published.
    ana.get(f"/matches/{table.id}/export")
    found = {name for name, secret in _secrets(table.id).items() if secret in tap.answers[-1]}
    assert found == {"server seed", "order", "sides"}


def _secrets(match_id: str) -> dict[str, bytes]:
    match = Match.objects.get(id=match_id)
    first = json.loads(Event.objects.filter(match_id=match_id, type="ouch.shuffled").earliest("seq").data)
    assert match.match_seed
    return {
        "server seed": bytes(match.server_seed).hex().encode(),
        "match seed": bytes(match.match_seed).hex().encode(),
        "order": json.dumps(first["order"], separators=(",", ":")).encode(),
        "sides": json.dumps(first["sides"], separators=(",", ":")).encode(),
        "state": match.state.encode(),
    }
