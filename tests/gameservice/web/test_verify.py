"""The scripts that prove an exported match: true exports hold, and a lie in one is found where it begins."""

import ast
import copy
import json
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from games import registry
from games.core.chance import QuickChance, match_seed
from gameservice.web import verifiers
from tests.conftest import Person, Worker
from tests.gameservice.matches import gardens
from tests.gameservice.matches.table import Sitting, sit
from tests.gameservice.web import lies
from tests.gameservice.web.lies import Export, Lie, aloha_pioha, cactus, chain_again, ouch, told

HOLDS = "holds: the promise, every hash, every draw\n"
SEED = bytes(range(32))
MATCH = "018f0000-0000-7000-8000-000000000001"


def export(person: Person, match_id: str) -> Export:
    answer = person.get(f"/matches/{match_id}/export")
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


Prove = Callable[..., tuple[Any, str]]


def people(count: int) -> list[Person]:
    return [Person.guest(name) for name in ("Ana", "Ben", "Cleo", "Dan", "Eve")[:count]]


def seated(count: int, **fields: Any) -> Sitting:
    host, *others = people(count)
    return sit(host, *others, **fields)


# Exports that hold.


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"piles": 2, "cards_to_win": 12},
        {"red_flowers": False, "animals": False, "bouquets": False},
        {"red_flowers": False, "piles": 2},
        {"animals": False, "first_seat": "host"},
        {"bouquets": False, "cards_to_win": 4},
    ],
)
def test_a_match_played_to_its_end_holds(db: None, prove: Prove, seats: int, options: dict[str, Any]) -> None:
    table = seated(seats, options=options)
    table.finish()
    assert prove(export(table.people[0], table.id)) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("ages", [(30, 9), (9, 30), (9, 9), (None, 9)])
def test_whoever_is_youngest_begins(ana: Person, ben: Person, prove: Prove, ages: tuple[int | None, int]) -> None:
    seats = [{"kind": "me", "age": ages[0], "entropy": "ä\u2028\U0001f335"}, {"kind": "open"}]
    asked = {"game": "ouch", "seats": seats, "options": {"first_seat": "youngest", "cards_to_win": 4}}
    match = ana.post("/matches", asked).json()
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"], "age": ages[1], "entropy": '"\\'})
    Sitting(match["id"], [ana, ben]).finish()
    assert prove(export(ben, match["id"])) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("leaving", range(4))
@pytest.mark.parametrize("steps", [0, 3, 11])
def test_a_match_that_some_forfeit_holds(db: None, prove: Prove, leaving: int, steps: int) -> None:
    table = seated(4, on_abandon="forfeit", options={"piles": 2})
    table.play(steps)
    table.people[leaving].post(f"/matches/{table.id}/resign")
    table.play(2)
    table.people[leaving - 1].post(f"/matches/{table.id}/resign")
    table.finish()
    assert prove(export(table.people[0], table.id)) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("leaver", ["owner", "watched"])
def test_a_snake_outlives_the_seat_that_it_watched_but_not_its_owner(db: None, prove: Prove, leaver: str) -> None:
    pricked = False
    while not pricked:
        table = seated(3, on_abandon="forfeit", options={"cards_to_win": 12})
        while (answer := table.step().json())["status"] == "active":
            snakes = [
                player for player in answer["view"]["players"] if player["snake_watches"] == answer["view"]["turn"]
            ]
            if snakes:
                break
        if not snakes:
            continue
        leaves = snakes[0]["seat"] if leaver == "owner" else snakes[0]["snake_watches"]
        table.people[leaves].post(f"/matches/{table.id}/resign")
        to = "box" if leaver == "owner" else snakes[0]["seat"]
        moved = table.step().json()
        lost = [event["data"] for event in moved["events"] if event["type"] == "ouch.lost"]
        pricked = bool(lost)
        assert all(card["to"] == to for card in lost[:1])
        if moved["status"] == "active":
            table.finish()
        assert prove(export(table.people[0], table.id)) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_who_stays_has_won(db: None, prove: Prove, seats: int) -> None:
    table = seated(seats, on_abandon="forfeit")
    table.play(5)
    for person in table.people[1:]:
        person.post(f"/matches/{table.id}/resign")
    document = export(table.people[0], table.id)
    assert document["match"]["outcome"]["scores"] == []
    assert prove(document) == (0, HOLDS)


@pytest.mark.django_db
def test_a_match_that_a_bot_plays_on_holds(ana: Person, ben: Person, worker: Worker, prove: Prove) -> None:
    table = sit(ana, ben, options={"cards_to_win": 4})
    table.play(2)
    for person in (ana, ben):
        person.post(f"/matches/{table.id}/resign")
    worker.drain()
    document = export(ana, table.id)
    assert document["match"]["status"] == "finished"
    assert prove(document) == (0, HOLDS)


@pytest.mark.django_db
def test_an_aborted_match_holds(ana: Person, ben: Person, prove: Prove) -> None:
    waiting = ana.create("open")
    ben.post(f"/matches/{waiting['id']}/seats", {"invite": waiting["invite"]})
    waiting = ana.create("open", "open", start="host")
    ben.post(f"/matches/{waiting['id']}/seats", {"invite": waiting["invite"]})
    ben.delete(f"/matches/{waiting['id']}/seats/1")
    running = sit(ana, ben)
    running.play(1)
    for match_id in (waiting["id"], running.id):
        assert ana.post(f"/matches/{match_id}/abort").json()["status"] == "aborted"
        assert prove(export(ana, match_id)) == (0, HOLDS)


@pytest.mark.django_db
def test_rematches_hold(ana: Person, ben: Person, worker: Worker, prove: Prove) -> None:
    table = sit(ana, ben, options={"cards_to_win": 4})
    for _ in range(4):
        table.finish()
        old, table.id = table.id, ana.post(f"/matches/{table.id}/rematch").json()["id"]
        assert prove(export(ana, old)) == (0, HOLDS)


ALOHA: list[dict[str, Any]] = [
    {},
    {"tickle_trigger": "reaches", "first_seat": "host"},
    {"house_tickles": True, "tickle_hair": "free", "tickle_trigger": "reaches"},
    {"tickles": False, "face_down": False, "minus_ones": False},
    {"face_down": False, "house_tickles": True},
]


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", ALOHA)
def test_hairs_that_are_pulled_at_to_the_end_hold(db: None, prove: Prove, seats: int, options: dict[str, Any]) -> None:
    table = seated(seats, game="aloha_pioha", options=options)
    table.finish()
    assert prove(export(table.people[0], table.id)) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("lengths", [(30, 9), (9, 30), (9, 9), (None, 9)])
def test_whoever_has_the_longest_hair_begins(
    ana: Person, ben: Person, prove: Prove, lengths: tuple[int | None, int]
) -> None:
    seats = [{"kind": "me", "hair_cm": lengths[0]}, {"kind": "open"}]
    asked = {"game": "aloha_pioha", "seats": seats, "options": {"first_seat": "longest_hair"}}
    match = ana.post("/matches", asked).json()
    ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"], "hair_cm": lengths[1]})
    Sitting(match["id"], [ana, ben]).finish()
    assert prove(export(ben, match["id"])) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("leaving", range(4))
@pytest.mark.parametrize("steps", [0, 3, 14])
def test_hairs_that_some_leave_hold(db: None, prove: Prove, leaving: int, steps: int) -> None:
    table = seated(4, game="aloha_pioha", on_abandon="forfeit", options={"tickle_trigger": "reaches"})
    table.play(steps)
    table.people[leaving].post(f"/matches/{table.id}/resign")
    table.play(3)
    table.people[leaving - 1].post(f"/matches/{table.id}/resign")
    table.finish()
    assert prove(export(table.people[0], table.id)) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("end", ["forfeit", "bot", "abort"])
def test_other_ends_of_a_pull_hold(db: None, prove: Prove, worker: Worker, seats: int, end: str) -> None:
    table = seated(seats, game="aloha_pioha", on_abandon=end if end != "abort" else "bot")
    table.play(seats - 1)
    for person in table.people if end == "abort" else (table.people if end == "bot" else table.people[-2:]):
        person.post(f"/matches/{table.id}/{'abort' if end == 'abort' else 'resign'}")
    worker.drain()
    document = export(table.people[0], table.id)
    assert document["match"]["status"] == ("aborted" if end == "abort" else "finished")
    assert prove(document) == (0, HOLDS)


CACTUS: list[dict[str, Any]] = [
    {},
    {"claims": "declare", "steadiness": "hard", "first_seat": "host"},
    {"fallen": "return", "steadiness": "clumsy", "cactus_choice": "free"},
    {"per_cactus_bonus": True, "steadiness": "rock", "die": {"colour": 1, "shape": 1, "special": 6}},
    {"claims": "declare", "per_cactus_bonus": True, "cactus_choice": "free", "die": {"special": 1}},
]


@pytest.mark.django_db
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", CACTUS)
def test_pieces_that_are_hung_to_the_end_hold(db: None, prove: Prove, seats: int, options: dict[str, Any]) -> None:
    table = seated(seats, game="cactus", options=options)
    table.finish()
    assert prove(export(table.people[0], table.id)) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("claims", ["auto", "declare"])
@pytest.mark.parametrize(("leaving", "steps"), [(0, 0), (1, 3), (2, 4), (3, 9)])
def test_cacti_that_some_leave_hold(db: None, prove: Prove, leaving: int, steps: int, claims: str) -> None:
    options = {"claims": claims, "steadiness": "hard", "die": {"special": 6}}  # so that it lasts
    table = seated(4, game="cactus", on_abandon="forfeit", options=options)
    table.play(steps)
    table.people[leaving].post(f"/matches/{table.id}/resign")
    table.play(3)
    table.people[leaving - 1].post(f"/matches/{table.id}/resign")
    table.finish()
    assert prove(export(table.people[0], table.id)) == (0, HOLDS)


# Lies, each told in a match that is over.

ABOUT: dict[str, tuple[list[dict[str, Any]], list[Lie]]] = {
    "ouch": ([{"piles": 2, "cards_to_win": 12}], ouch.CHAINED),
    "aloha_pioha": ([{"tickle_trigger": "reaches"}], aloha_pioha.CHAINED),
    "cactus": ([{"steadiness": "rock"}, {"claims": "declare", "steadiness": "clumsy"}], cactus.CHAINED),
}
"""The lies about each game, and the options by which much happens in a match, taken in turn."""
CHAINED = [(game, lie) for game, (_, own) in ABOUT.items() for lie in (*lies.CHAINED, *own)]
NOT_CHAINED = [(game, lie) for game in ABOUT for lie in lies.NOT_CHAINED]

_played: dict[str, list[str]] = {game: [] for game in ABOUT}


def eventful(game: str, lie: Lie) -> Export:
    """The export of a match of three in which all happened that the lie is about; each is played once."""
    for number in count():
        if number == len(_played[game]):
            options = ABOUT[game][0]
            table = seated(3, game=game, options=options[number % len(options)])
            table.luck = QuickChance(number)
            if game == "cactus":
                gardens.place(table, gardens.touches, clumsily=True)
            table.finish()
            _played[game].append(json.dumps(export(table.people[0], table.id)))
        try:
            lie(json.loads(_played[game][number]))
        except StopIteration:
            continue
        return json.loads(_played[game][number])  # type: ignore[no-any-return]
    raise AssertionError


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "lie"), CHAINED, ids=lambda value: getattr(value, "__name__", value))
def test_a_lie_is_found_though_the_log_is_chained_again(prove: Prove, game: str, lie: Lie) -> None:
    document = eventful(game, lie)
    seq = lie(document)
    chain_again(document)
    assert prove(document) == (1, f"first fault at event {seq}\n")


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "lie"), NOT_CHAINED, ids=lambda value: getattr(value, "__name__", value))
def test_what_was_altered_is_found(prove: Prove, game: str, lie: Lie) -> None:
    document = eventful(game, lie)
    assert prove(copy.deepcopy(document)) == (0, HOLDS)
    seq = lie(document)
    assert prove(document) == (1, f"first fault at event {seq}\n")


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_who_resigned_has_not_won(db: None, prove: Prove, game: str) -> None:
    table = seated(2, game=game, on_abandon="forfeit")
    table.people[1].post(f"/matches/{table.id}/resign")
    document = export(table.people[0], table.id)
    finished = told(document, "match.finished")
    finished["data"]["outcome"]["winners"] = [1]
    document["match"]["outcome"] = finished["data"]["outcome"]
    chain_again(document)
    assert prove(document) == (1, f"first fault at event {finished['seq']}\n")


@pytest.mark.django_db
def test_a_ghost_s_points_are_proved(ana: Person, prove: Prove) -> None:
    """A25: as they stand in the last events, and whom they beat."""
    table = sit(ana, game="aloha_pioha", options={"tickles": False})
    table.finish()
    for type_ in ("aloha.scored", "match.finished"):
        document = export(ana, table.id)
        data = told(document, type_)["data"]
        for points in [data, data.get("outcome", {})]:
            if "ghost" in points:
                points["ghost"] += 1
        document["match"]["outcome"] = told(document, "match.finished")["data"]["outcome"]
        chain_again(document)
        assert prove(document) == (1, f"first fault at event {told(document, type_)['seq']}\n")


# What is no export of a match that is over.


@pytest.mark.django_db
def test_a_running_match_keeps_its_seed(ana: Person, ben: Person, prove: Prove) -> None:
    table = sit(ana, ben)
    for match_id in (table.id, ana.create("open")["id"], ana.create(game="aloha_pioha")["id"]):
        status, said = prove(export(ana, match_id))
        assert (status, said) == ("The match is not over: its seed is secret yet.", "")


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_who_has_another_game_s_script_is_told_which_to_fetch(
    ana: Person, ben: Person, prove: Prove, client: Client, game: str
) -> None:
    table = sit(ana, ben, game=game, on_abandon="forfeit")
    ana.post(f"/matches/{table.id}/resign")
    document = export(ana, table.id)
    for other in set(registry.NAMES) - {game}:
        said, printed = prove(document, other)
        assert printed == ""
        assert said == f"This is a match of another game: fetch /verify/{game}.py"
        assert client.get(said.split()[-1]).content.decode() == verifiers.script(game)


@pytest.mark.parametrize("raw", [b"", b"{", b"17", b"[]", b"{}", b"\xff", b'{"match": {}}', b"[" * 100_000])
@pytest.mark.parametrize("game", registry.NAMES)
def test_what_is_no_export_is_called_so(prove: Prove, raw: bytes, game: str) -> None:
    status, said = prove(raw, game)
    assert status == 2
    assert said.startswith("This is no export of a match: ")
    assert said.count("\n") == 1


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_it_is_run_on_a_file_or_through_a_pipe(
    ana: Person, ben: Person, scripts: dict[str, Path], tmp_path: Path, game: str
) -> None:
    table = sit(ana, ben, game=game, on_abandon="forfeit")
    table.play(2)
    ana.post(f"/matches/{table.id}/resign")
    document = export(ana, table.id)
    path = tmp_path / "export.json"
    path.write_text(json.dumps(document))

    def run(*arguments: str, **options: Any) -> tuple[int, str, str]:
        ran = subprocess.run(
            [sys.executable, "-I", str(scripts[game]), *arguments],
            check=False,
            capture_output=True,
            text=True,
            **options,
        )
        return ran.returncode, ran.stdout, ran.stderr

    assert run(str(path)) == (0, HOLDS, "")
    assert run(input=path.read_text()) == (0, HOLDS, "")
    status, said, complained = run(str(tmp_path / "missing.json"))
    assert (status, complained) == (2, "")
    assert "No such file" in said
    document["match"]["status"] = "active"
    path.write_text(json.dumps(document))
    assert run(str(path)) == (1, "", "The match is not over: its seed is secret yet.\n")


# The scripts themselves.


@pytest.mark.parametrize("game", registry.NAMES)
def test_it_is_short_and_stands_alone(game: str) -> None:
    source = verifiers.script(game)
    assert len(source.splitlines()) <= 100
    assert max(map(len, source.splitlines())) <= 120
    tree = ast.parse(source, feature_version=(3, 9))
    assert ast.get_docstring(tree)
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert imported <= sys.stdlib_module_names
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))


def test_its_chance_is_the_promised_one() -> None:
    tree = ast.parse(verifiers.script("ouch"))
    tree.body = [node for node in tree.body if isinstance(node, ast.Import | ast.FunctionDef)]
    script: dict[str, Any] = {}
    exec(compile(tree, "ouch.py", "exec"), script)  # noqa: S102  (its functions alone)
    seed = match_seed(SEED, MATCH, ("ana", ""))
    assert seed.hex() == "b69f1ff0838d221eb75107e14b90d400b73cbf715088aa1e8f3b9b8ce3d2cf3b"
    assert script["shuffled"](script["chance"](seed, 0), list(range(10))) == [4, 7, 6, 3, 5, 2, 1, 9, 0, 8]
    below = script["chance"](seed, 7)
    assert [below(6) for _ in range(8)] == [1, 2, 1, 3, 1, 0, 2, 5]
