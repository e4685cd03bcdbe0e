"""A match that was tampered with does not hold, and the first event that disagrees is named."""

import json
import uuid
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.cactus import physics
from gameservice.matches import chain, proof, selectors
from gameservice.matches.models import Decision, Event, Match, Seat
from tests.conftest import Person
from tests.gameservice.matches import gardens
from tests.gameservice.matches.table import Sitting, sit

QUICK = {"options": {"cards_to_win": 4, "first_seat": "host"}}


@pytest.fixture
def table(ana: Person, ben: Person) -> Sitting:
    """A match that is over, some cards having been won."""
    table = sit(ana, ben, on_abandon="forfeit", **QUICK)
    while not any(player["cards"] for player in table.step().json()["view"]["players"]):
        pass
    ana.post(f"/matches/{table.id}/resign")
    return table


def proved(match_id: str) -> proof.Proof:
    read = selectors.load(uuid.UUID(match_id))
    return proof.verify(read, selectors.log_rows(read.match), selectors.decisions(read.match))


def command(*arguments: str) -> tuple[str, str]:
    """What verify_match says, and what it complains of."""
    said, complained = StringIO(), StringIO()
    try:
        call_command("verify_match", *arguments, stdout=said, stderr=complained)
    except CommandError as fault:
        return str(fault), complained.getvalue()
    return said.getvalue(), complained.getvalue()


def event(match_id: str, seq: int) -> Any:
    return Event.objects.filter(match_id=match_id, seq=seq)


def place(match_id: str, type_: str) -> int:
    return Event.objects.filter(match_id=match_id, type=type_).earliest("seq").seq


def last(match_id: str) -> int:
    return Event.objects.filter(match_id=match_id).latest("seq").seq


@pytest.mark.django_db
def test_what_is_as_it_was_holds(table: Sitting) -> None:
    assert proved(table.id) == proof.Proof(True, True, True, True, None)
    assert command(table.id) == ("1 matches hold.\n", "")
    assert command("--all") == ("1 matches hold.\n", "")


@pytest.mark.django_db
def test_matches_that_run_or_wait_hold_as_well(ana: Person, ben: Person) -> None:
    ana.create("open")
    sit(ana, ben).play(3)
    aborted = ana.create("open")["id"]
    ana.post(f"/matches/{aborted}/abort")
    assert command("--all") == ("3 matches hold.\n", "")


@pytest.mark.django_db
def test_the_command_wants_to_know_which(table: Sitting) -> None:
    assert command()[0].startswith("Name the matches")
    assert command(table.id, "--all")[0].startswith("Name the matches")
    assert "no match" in command(str(uuid.uuid4()))[1]


def _change_data(match_id: str) -> int:
    seq = place(match_id, "ouch.flipped")
    row = event(match_id, seq).get()
    data = json.loads(row.data)
    data["pricked"] = not data["pricked"]
    event(match_id, seq).update(data=json.dumps(data))
    return seq


def _change_a_name_within(match_id: str) -> int:
    seq = place(match_id, "match.seat_taken")
    event(match_id, seq).update(data=event(match_id, seq).get().data.replace("Ana", "Eve"))
    return seq


def _write_what_is_no_json(match_id: str) -> int:
    seq = place(match_id, "ouch.flipped")
    event(match_id, seq).update(data="{")
    return seq


def _write_what_is_no_event(match_id: str) -> int:
    seq = place(match_id, "ouch.flipped")
    event(match_id, seq).update(data='{"slot":"none"}')
    return seq


def _change_the_type(match_id: str) -> int:
    seq = place(match_id, "ouch.flipped")
    event(match_id, seq).update(type="ouch.flopped")
    return seq


def _change_the_seat(match_id: str) -> int:
    seq = place(match_id, "ouch.turn_began")
    event(match_id, seq).update(seat=1)
    return seq


def _change_the_moment(match_id: str) -> int:
    row = event(match_id, 7).get()
    event(match_id, 7).update(at=row.at.replace(year=2001))
    return 7


def _change_a_hash(match_id: str) -> int:
    event(match_id, 9).update(hash="0" * 64)
    return 9


def _change_the_order(match_id: str) -> int:
    event(match_id, 8).update(seq=9999)
    event(match_id, 9).update(seq=8)
    event(match_id, 9999).update(seq=9)
    return 8


def _remove_one(match_id: str) -> int:
    event(match_id, 10).delete()
    return 10


def _remove_the_first(match_id: str) -> int:
    event(match_id, 1).delete()
    return 1


def _remove_the_last(match_id: str) -> int:
    seq = last(match_id)
    event(match_id, seq).delete()
    return seq


def _remove_all(match_id: str) -> int:
    Event.objects.filter(match_id=match_id).delete()
    return 1


def _change_the_commitment(match_id: str) -> int:
    row = event(match_id, 1).get()
    data = json.loads(row.data)
    event(match_id, 1).update(data=json.dumps({**data, "commitment": "0" * 64}))
    return 1


def _change_the_server_seed(match_id: str) -> int:
    Match.objects.filter(id=match_id).update(server_seed=bytes(32))
    return 1


def _change_an_action(match_id: str) -> int:
    decision = Decision.objects.filter(match_id=match_id).earliest("number")
    action = json.loads(decision.action)
    sides = ["top", "right", "bottom", "left"]
    action["side"] = sides[sides.index(action["side"]) - 1]
    Decision.objects.filter(match_id=match_id, number=1).update(action=json.dumps(action))
    return decision.first_seq


def _write_what_is_no_action(match_id: str) -> int:
    decision = Decision.objects.filter(match_id=match_id).earliest("number")
    Decision.objects.filter(match_id=match_id, number=1).update(action="{}")
    return decision.first_seq


def _remove_the_last_decision(match_id: str) -> int:
    decision = Decision.objects.filter(match_id=match_id).latest("number")
    Decision.objects.filter(match_id=match_id, number=decision.number).delete()
    return decision.first_seq


TAMPERINGS: list[Callable[[str], int]] = [
    _change_data,
    _change_a_name_within,
    _write_what_is_no_json,
    _write_what_is_no_event,
    _change_the_type,
    _change_the_seat,
    _change_the_moment,
    _change_a_hash,
    _change_the_order,
    _remove_one,
    _remove_the_first,
    _remove_the_last,
    _remove_all,
    _change_the_commitment,
    _change_the_server_seed,
    _change_an_action,
    _write_what_is_no_action,
    _remove_the_last_decision,
]


@pytest.mark.django_db
@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__.strip("_"))
def test_tampering_is_found_where_it_was_done(ana: Person, table: Sitting, tamper: Callable[[str], int]) -> None:
    seq = tamper(table.id)
    found = proved(table.id)
    assert (found.holds, found.first_fault) == (False, seq)
    assert not (found.commitment and found.chain and found.chance)
    assert ana.get(f"/matches/{table.id}/verification").json()["first_fault"] == seq
    said, complained = command(table.id)
    assert said == "1 of 1 matches do not hold."
    assert f"{table.id}: first fault at event {seq}" in complained


def _chain_again(match_id: str) -> None:
    """All that an operator could do who knows the seeds."""
    match = Match.objects.get(id=match_id)
    previous, seed = chain.BEGINNING, match.secret
    for row in Event.objects.filter(match_id=match_id).order_by("seq"):
        if row.type == "match.started":
            seed = match.chain_seed
        data = json.loads(row.data)
        previous = chain.link(previous, seed, row.seq, row.type, row.seat, row.at, data)
        event(match_id, row.seq).update(hash=previous)
    Match.objects.filter(id=match_id).update(head=previous)


@pytest.mark.django_db
def test_a_log_that_is_chained_again_still_does_not_follow_from_its_chance(table: Sitting) -> None:
    seq = place(table.id, "ouch.shuffled")
    row = event(table.id, seq).get()
    data = json.loads(row.data)
    data["order"].reverse()
    event(table.id, seq).update(data=json.dumps(data))
    _chain_again(table.id)
    assert proved(table.id) == proof.Proof(False, True, True, False, seq)


@pytest.mark.django_db
@pytest.mark.parametrize(
    "fields",
    [
        {"state": '{"won":[]}'},
        {"state": ""},
        {"state": "{"},
        {"seq": 3},
        {"head": "0" * 64},
        {"outcome": {"reason": "eight_cards", "ranking": [[1], [0]], "winners": [1], "scores": []}},
        {"outcome": None},
    ],
)
def test_a_stored_match_that_is_not_its_log_is_found(table: Sitting, fields: dict[str, Any]) -> None:
    Match.objects.filter(id=table.id).update(**fields)
    said, complained = command(table.id)
    assert said == "1 of 1 matches do not hold."
    assert table.id in complained


@pytest.mark.django_db
def test_a_stored_state_that_still_reads_as_one_is_found(table: Sitting) -> None:
    state = json.loads(Match.objects.get(id=table.id).state)
    state["won"] = state["won"][::-1]
    Match.objects.filter(id=table.id).update(state=json.dumps(state))
    assert "the stored state is not the fold of the log" in command(table.id)[1]


@pytest.mark.django_db
def test_one_bad_match_does_not_hide_the_good_ones(ana: Person, table: Sitting) -> None:
    ana.create("open")
    broken = ana.create("open")["id"]
    event(broken, 1).delete()
    said, complained = command("--all")
    assert said == "1 of 3 matches do not hold."
    assert complained.count("\n") == 1
    assert broken in complained


@pytest.mark.django_db
def test_who_sat_where_is_no_part_of_the_chance(table: Sitting) -> None:
    """An age that is told later changes nothing: the log holds what was told at the start."""
    Seat.objects.filter(match_id=table.id, seat=1).update(age=5)
    assert proved(table.id).holds


# Where an engine had a part in it.


@pytest.fixture
def garden(ana: Person, ben: Person) -> Sitting:
    """A match of Cactus that is over, in which pieces hang, one stood to be mended, and one was forgone."""
    table = gardens.plant(ana, ben, on_abandon="forfeit", **gardens.TOUCHING)
    gardens.offend(table, falls=4)
    assert ben.act(ben.match(table.id), {"type": "cactus.forgo"}).status_code == 200
    gardens.place(table)
    ana.post(f"/matches/{table.id}/resign")
    return table


def _change(match_id: str, type_: str, change: Callable[[Any], Any]) -> int:
    """Change the data of the first event of a type, and chain the log again."""
    seq = place(match_id, type_)
    data = json.loads(event(match_id, seq).get().data)
    change(data)
    event(match_id, seq).update(data=json.dumps(data))
    _chain_again(match_id)
    return seq


def _move_a_piece(data: Any) -> None:
    data["pieces"][0]["pose"][0] += 1000


CHANGES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "another tremor": ("cactus.placed", lambda data: data.update(tremor=[1, 0, 0])),
    "another attempt": ("cactus.placed", lambda data: data.update(attempt=2)),
    "another grip": ("cactus.placed", lambda data: data["grip"].reverse()),
    "another roll": ("cactus.rolled", lambda data: data.update(face="shape")),
    "another fine": ("cactus.paid", lambda data: data.update(flowers=0)),
    "what is tolerated": ("cactus.forgone", lambda data: data["contacts"].append(["arch-red", "arch-blue"])),
}


@pytest.mark.django_db
def test_placements_hold(ana: Person, garden: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the engine of then they are simulated again. By another one they cannot be: what it found is in the log."""
    simulated = []
    for name in ("place", "take_out"):
        simulate = getattr(physics, name)

        def count(*args: Any, simulate: Callable[..., Any] = simulate) -> Any:
            simulated.append(args)
            return simulate(*args)

        monkeypatch.setattr(physics, name, count)
    placed = Event.objects.filter(match_id=garden.id, type__in=["cactus.placed", "cactus.forgone"]).count()
    assert proved(garden.id) == proof.Proof(True, True, True, True, None)
    assert len(simulated) == placed
    assert ana.get(f"/matches/{garden.id}/verification").json()["holds"]
    assert len(simulated) == placed, "a request is not to wait for simulations"
    monkeypatch.setattr(physics, "ENGINE", "another 1")
    assert proved(garden.id) == proof.Proof(True, True, True, True, None)
    assert command(garden.id) == ("1 matches hold.\n", "")
    assert len(simulated) == placed


@pytest.mark.django_db
@pytest.mark.parametrize(("type_", "change"), CHANGES.values(), ids=CHANGES)
def test_what_no_engine_decides_is_found_by_any(
    garden: Sitting, monkeypatch: pytest.MonkeyPatch, type_: str, change: Callable[[Any], Any]
) -> None:
    seq = _change(garden.id, type_, change)
    for engine in (physics.ENGINE, "another 1"):
        monkeypatch.setattr(physics, "ENGINE", engine)
        assert proved(garden.id) == proof.Proof(False, True, True, False, seq)


@pytest.mark.django_db
def test_what_only_the_engine_decides_is_found_by_the_same_one(
    garden: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    seq = _change(garden.id, "cactus.placed", _move_a_piece)
    assert proved(garden.id) == proof.Proof(False, True, True, False, seq)
    monkeypatch.setattr(physics, "ENGINE", "another 1")
    assert proved(garden.id).holds


@pytest.mark.django_db
def test_findings_that_cannot_be_read_are_a_fault(garden: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    seq = _change(garden.id, "cactus.placed", lambda data: data.pop("trace"))
    monkeypatch.setattr(physics, "ENGINE", "another 1")
    assert proved(garden.id).first_fault == seq
