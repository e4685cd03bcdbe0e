"""While a match runs, nothing that anyone is answered holds its secrets."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client

from gameservice.matches.models import Event, Match
from tests.conftest import Person, Worker
from tests.gameservice.matches.table import Sitting


class Tap:
    """Keeps all that leaves the service: heads and bodies, and of bodies that are JSON to which client."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[bytes] = []
        self.told: list[tuple[Client, Any]] = []
        ask = Client.generic

        def listen(client: Client, *args: Any, **kwargs: Any) -> Any:
            answer = ask(client, *args, **kwargs)
            head = "\n".join(f"{name}: {value}" for name, value in answer.items())
            self.answers.append(head.encode() + b"\n\n" + answer.content)
            if answer.content and "json" in answer["Content-Type"]:
                self.told.append((client, answer.json()))
            return answer

        monkeypatch.setattr(Client, "generic", listen)


MISFITS: list[Any] = [{"type": "ouch.flip", "slot": 0, "side": "up"}, {"type": "aloha.comb", "card": -1}, b"{"]


def ask_everything(person: Person, match_id: str, seq: int, tried: list[Any]) -> None:
    """Every way to read a match, and every way to be refused."""
    path = f"/matches/{match_id}"
    reads = ["", "/view", f"/view?at={seq}", "/view?at=99999", "/view?seat=0", "/view?seat=1", "/events"]
    reads += ["/events?narrate=en", "/events?narrate=es", "/export", "/verification", "/picture.svg", "/nothing"]
    for read in reads:
        person.get(path + read)
    for read in ("/matches", "/matches?mine=true", "/inbox", "/me"):
        person.get(read)
    for action in (*tried, *MISFITS):
        for tag in ('"0"', f'"{seq}"', f'"{seq + 1}"', "x"):
            person.post(f"{path}/actions?dry_run=true", action, If_Match=tag)
    for misfit in MISFITS:
        person.post(f"{path}/actions", misfit, If_Match=f'"{seq}"')
    for verb in ("start", "rematch"):
        person.post(f"{path}/{verb}")
    person.delete(f"{path}/seats/9")


OUCH_TRIED: list[Any] = [
    {"type": "ouch.discard", "card": 0},
    {"type": "ouch.extra_turn", "take": True},
    *({"type": "ouch.flip", "slot": slot, "side": side} for slot in range(6) for side in ("top", "right", "bottom")),
]
ALOHA_TRIED: list[Any] = [
    *(
        {"type": "aloha.play", "card": 0, "hair": h, "end": e, "face": "up"}
        for h in range(6)
        for e in ("left", "right")
    ),
    {"type": "aloha.play", "card": 1, "hair": 0, "end": "left", "face": "down", "keep": 0},
    *({"type": "aloha.tickle", "from": source, "hair": 0} for source in (0, 1, 2, "deck")),
    *({"type": "aloha.target", **target} for target in ({"louse": 0}, {"card": None}, {"louse": 0, "hair": 1})),
    {"type": "aloha.comb", "card": 0},
]
CACTUS_TRIED: list[Any] = [
    *(
        {"type": "cactus.place", "piece": piece, "cactus": cactus, "path": [[300_000, 100_000, 0]]}
        for piece in ("hook-red", "sun-yellow")
        for cactus in ("saguaro", "zigzag")
    ),
    {"type": "cactus.place", "piece": "hook-red", "path": [[0, 100_000, 0]]},
    {"type": "cactus.claim", "flowers": 1},
    {"type": "cactus.forgo"},
]
GAMES: list[tuple[str, dict[str, Any], list[Any]]] = [
    ("ouch", {"cards_to_win": 4, "piles": 2}, OUCH_TRIED),
    ("aloha_pioha", {"tickle_trigger": "reaches"}, ALOHA_TRIED),
    ("cactus", {"die": {"colour": 1, "shape": 1, "special": 4}}, CACTUS_TRIED),
]


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "options", "tried"), GAMES, ids=[name for name, _, _ in GAMES])
def test_a_whole_match_tells_no_secret_before_its_end(
    ana: Person,
    ben: Person,
    cleo: Person,
    nobody: Person,
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, Any],
    tried: list[Any],
) -> None:
    tap = Tap(monkeypatch)
    match = ana.create("open", "easy", game=game, visibility="public", options=options)
    for person in (ana, ben, cleo, nobody):
        ask_everything(person, match["id"], match["seq"], tried)
    ben.post(f"/matches/{match['id']}/seats")
    table = Sitting(match["id"], [ana, ben])
    for turn in range(200):
        worker.drain()
        match = ana.match(table.id)
        if match["status"] != "active":
            break
        if turn % 4 == 0:
            for person in (ana, ben, cleo, nobody):
                ask_everything(person, table.id, match["seq"], tried)
        while_running = len(tap.answers), len(tap.told)
        table.step()
    answers, told = tap.answers[: while_running[0]], tap.told[: while_running[1]]
    assert len(answers) > 500
    secrets = _secrets(table.id)
    assert {name for name, secret in secrets.items() if any(secret in answer for answer in answers)} == set()
    seats = {ana.client: 0, ben.client: 1}
    assert [fault for client, body in told for fault in told_too_much(body, seats.get(client))] == []
    # The search finds what is there: at the end the seed and the order are published, every force and every tremor.
    document = ana.get(f"/matches/{table.id}/export").json()
    found = {name for name, secret in secrets.items() if secret in tap.answers[-1]}
    assert found == set(secrets) - {"match seed", "state"}
    assert bool(list(told_too_much(document, 0))) == (game != "ouch")


def _secrets(match_id: str) -> dict[str, bytes]:
    match = Match.objects.get(id=match_id)
    setup = Event.objects.filter(match_id=match_id).exclude(type__startswith="match.").earliest("seq")
    dealt = json.loads(setup.data)
    hidden = {name: dealt[name] for name in ("order", "sides", "tickle_order") if name in dealt}
    hidden |= {f"deck {deck['seat']}": deck["order"] for deck in dealt.get("decks", ())}
    for placed in Event.objects.filter(match_id=match_id, type="cactus.placed"):
        hidden[f"tremor of {placed.seq}"] = json.loads(placed.data)["tremor"]
    assert hidden
    assert match.match_seed
    return {
        "server seed": bytes(match.server_seed).hex().encode(),
        "match seed": bytes(match.match_seed).hex().encode(),
        "state": match.state.encode(),
        **{name: json.dumps(secret, separators=(",", ":")).encode() for name, secret in hidden.items()},
    }


def told_too_much(body: Any, seat: int | None) -> Iterator[Any]:
    """All in an answer to a seat that tells of Aloha Pioha and Cactus what only others may know, or nobody."""
    waiting = [body]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
            if _is_told_too_much(value, seat):
                yield value
        elif isinstance(value, list):
            waiting += value


def _is_told_too_much(value: dict[str, Any], seat: int | None) -> bool:
    if "tribe" in value and "hand" in value:  # a player, in a view
        known = [*value["hand"], *(value["comb_cards"] or ())]
        return value["seat"] != seat and any("force" in card for card in known)
    own = value.get("seat") == seat
    data: Any = value.get("data")
    match value.get("type"):
        case "aloha.dealt":
            return "tickle_order" in data or any("order" in deck for deck in data["decks"])
        case "aloha.drew" | "aloha.combed":
            return not own and ("positions" in data or any("force" in card for card in data["cards"]))
        case "aloha.played":
            return (data["face"] == "down" and "force" in data) or (not own and "card" in data)
        case "cactus.placed":
            return "tremor" in data
        case "aloha.moved":
            to_owner = data["owner"] == seat and data["to"] in ("hand", "comb")
            return data["face"] == "down" and "force" in data and not to_owner
    is_louse = value.get("face") == "down" and "back" in value and "owner" not in value and "hair" not in value
    return is_louse and "force" in value
