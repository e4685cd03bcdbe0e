"""The scripts on matches in which time ran out and bots stood in: exports written by hand, for all that may happen."""

import json
from typing import Any

import msgspec
import pytest

from games import registry
from games.cactus import refusals
from games.cactus.model import CactusForgo
from games.core import play
from games.core.chance import QuickChance, SeededChance, match_seed
from games.core.conformance.match import facts
from games.core.contract import Action, Lapse, Seat, Seating, Withdrawal
from games.core.errors import Unsettled
from tests.games.cactus.table import aside
from tests.gameservice.web.lies import Export, chain_again, told
from tests.gameservice.web.test_verify import HOLDS, Prove, export, seated


class Written:
    """The export of a match, written on from its setup."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], luck: int = 3) -> None:
        table = seated(seats, game=game, options=options)
        table.people[0].post(f"/matches/{table.id}/abort")
        self.document = export(table.people[0], table.id)
        assert self.document["events"].pop()["type"] == "match.aborted"
        fairness, self.game = self.document["fairness"], registry.game(game)
        self.secret = fairness["server_seed"]
        self.seed = match_seed(bytes.fromhex(self.secret), table.id, fairness["entropy"])
        seating = msgspec.convert(told(self.document, "match.started")["data"]["seating"], Seating)
        asked = msgspec.convert(self.document["match"]["options"], self.game.options_type)
        self.state, _ = play.begin(self.game, seating, asked, SeededChance(self.seed, 0))
        self.luck = QuickChance(luck)

    @property
    def turn(self) -> Seat:
        (seat,) = self.game.to_act(self.state)
        return seat

    def tell(self, type_: str, seat: Seat | None = None, **data: Any) -> None:
        """An event of the service."""
        seq, at = len(self.document["events"]) + 1, self.document["events"][-1]["at"]
        self.document["events"].append({"seq": seq, "type": type_, "seat": seat, "at": at, "data": data, "hash": ""})

    def do(self, seat: Seat, action: Action, event: str = "", **data: Any) -> None:
        """A decision, told after an event of the service, if there is one."""
        number, first = len(self.document["actions"]) + 1, len(self.document["events"]) + 1
        events = facts(self.game, self.state, (seat, action), SeededChance(self.seed, number))
        if event:
            self.tell(event, seat, **data)
        for fact in msgspec.to_builtins(events):
            self.tell(fact.pop("type"), fact.pop("seat"), **fact)
        record = {"decision": number, "seq": first, "seat": seat, "action": msgspec.to_builtins(action)}
        self.document["actions"].append(record)
        self.state = play.fold(self.game, self.state, events)

    def play(self, steps: int) -> None:
        """So many random actions, while the match lasts."""
        for _ in range(steps):
            if not self.game.to_act(self.state):
                return
            try:
                self.do(self.turn, self.game.sample(self.state, self.turn, self.luck))
            except Unsettled:
                continue

    def comes_to(self, asks: str, attempts: int | None) -> bool:
        """Play on until this is asked, after so many placements, if that matters; False where it never is."""
        state: Any = self.state
        while state.asks is not None and (state.asks != asks or attempts not in (None, state.attempts)):
            self.play(1)
            state = self.state
        return state.asks is not None

    def lapse(self) -> None:
        self.do(self.turn, Lapse(), "match.lapsed")

    def finished(self) -> Export:
        """Played to its end, chained as the service does it."""
        while self.game.to_act(self.state):
            self.play(1)
        self.finish(msgspec.to_builtins(self.game.outcome(self.state)))
        return self.document

    def finish(self, outcome: Any) -> None:
        self.tell("match.finished", outcome=outcome, server_seed=self.secret)
        match = self.document["match"]
        match.update(status="finished", outcome=outcome, seq=len(self.document["events"]))
        self.document = json.loads(json.dumps(self.document))
        chain_again(self.document)


def written(steps: int = 0, seats: int = 3, **options: Any) -> Written:
    """A match of Cactus in which so much has been done."""
    match = Written("cactus", seats, options)
    match.play(steps)
    return match


def reached(asks: str, attempts: int | None = None, **options: Any) -> Written:
    """A match of Cactus in which this is asked, begun as often as it takes."""
    matches = (Written("cactus", 3, options, luck) for luck in range(50))
    return next(match for match in matches if match.comes_to(asks, attempts))


@pytest.mark.django_db
@pytest.mark.parametrize("options", [{}, {"claims": "declare", "steadiness": "hard"}, {"cactus_choice": "free"}])
@pytest.mark.parametrize("asked", [("place", 0), ("place", 2), ("mend", None), ("claim", None)])
def test_lapses_of_cactus_hold(prove: Prove, asked: tuple[str, int | None], options: dict[str, Any]) -> None:
    """C19: before and after placements, twice in a row, where a piece stands, and (C24) of a claim; of every draw, for
    the die follows."""
    if asked[0] == "claim":
        options = {**options, "claims": "declare"}
    match = reached(*asked, **options)
    match.lapse()
    match.lapse()
    assert prove(match.finished()) == (0, HOLDS)


@pytest.mark.django_db
def test_a_lapse_in_the_first_turn_holds(prove: Prove) -> None:
    """C4, C19."""
    match = written()
    match.lapse()
    assert prove(match.finished()) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_what_else_happens_to_clocks_and_seats_is_no_part_of_chance(prove: Prove, game: str) -> None:
    match = Written(game, 3, {})
    match.tell("match.stand_in_began", 1, level="easy")
    match.play(3)
    match.tell("match.clock_credited", seconds=90)
    match.tell("match.vacation_began", 2, until="2030-01-01T00:00:00.000000Z")
    match.play(2)
    match.tell("match.stand_in_ended", 1)
    match.tell("match.vacation_ended", 2)
    match.tell("match.timed_out", match.turn, played_on_by="normal")
    assert prove(match.finished()) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
@pytest.mark.parametrize("event", ["match.resigned", "match.timed_out"])
@pytest.mark.parametrize("steps", [0, 4])
def test_who_is_out_ranks_last_however_that_came(prove: Prove, game: str, event: str, steps: int) -> None:
    match = Written(game, 3, {})
    match.play(steps)
    match.do(match.turn, Withdrawal(), event, played_on_by=None)
    assert prove(match.finished()) == (0, HOLDS)


@pytest.mark.django_db
@pytest.mark.parametrize("game", registry.NAMES)
def test_the_last_whose_time_has_not_run_out_has_won(prove: Prove, game: str) -> None:
    for winners in ([0], [1]):
        match = Written(game, 2, {})
        match.tell("match.timed_out", 1, played_on_by=None)
        match.finish({"reason": "timed_out", "ranking": [[0], [1]], "winners": winners, "scores": []})
        last = len(match.document["events"])
        assert prove(match.document) == ((0, HOLDS) if winners == [0] else (1, f"first fault at event {last}\n"))


# Lies about lapses.


def lapsed(claim: bool = False) -> tuple[Export, Any]:
    """A match in which a turn has lapsed, or a claim, and what the game tells of that."""
    match = reached("claim" if claim else "place", claims="declare" if claim else "auto", steadiness="rock")
    match.lapse()
    document = match.finished()
    return document, document["events"][told(document, "match.lapsed")["seq"]]


@pytest.mark.django_db
def test_a_lapse_that_was_another_s_is_found(prove: Prove) -> None:
    document, _ = lapsed()
    event = told(document, "match.lapsed")
    event["seat"] = (event["seat"] + 1) % 3
    chain_again(document)
    assert prove(document) == (1, f"first fault at event {event['seq']}\n")


@pytest.mark.django_db
def test_a_turn_that_ended_without_a_lapse_is_found(prove: Prove) -> None:
    """Nobody may forgo before the fifth placement, whatever the action is called."""
    for action in ({"type": "cactus.forgo"}, {"type": "cactus.claim", "flowers": 0}):
        document, forgone = lapsed()
        record = next(record for record in document["actions"] if record["action"]["type"] == "match.lapse")
        record["action"] = action
        assert prove(document) == (1, f"first fault at event {forgone['seq']}\n")


@pytest.mark.django_db
def test_a_placement_too_many_is_found(prove: Prove, monkeypatch: pytest.MonkeyPatch) -> None:
    """C19: after the twentieth in a turn one must forgo."""
    monkeypatch.setattr(refusals, "MOST", 21)
    for count in (20, 21):
        match = written(1, steadiness="rock")
        for _ in range(count):
            piece, *_ = refusals.pieces(match.state)
            match.do(match.turn, aside(piece))
        match.do(match.turn, CactusForgo())
        placed = [event["seq"] for event in match.document["events"] if event["data"].get("attempt") == 21]
        found = (1, f"first fault at event {placed[0]}\n") if placed else (0, HOLDS)
        assert bool(placed) == (count > 20)
        assert prove(match.finished()) == found


@pytest.mark.django_db
def test_a_lapse_that_costs_nothing_is_found(prove: Prove) -> None:
    document, forgone = lapsed()
    paid = document["events"][forgone["seq"]]
    assert paid["data"]["why"] == "forgo"
    paid["data"]["flowers"] = 0
    chain_again(document)
    assert prove(document) == (1, f"first fault at event {paid['seq']}\n")


@pytest.mark.django_db
def test_a_claim_that_lapsed_and_is_paid_is_found(prove: Prove) -> None:
    document, claimed = lapsed(claim=True)
    claimed["data"]["flowers"] = 1
    chain_again(document)
    assert prove(document) == (1, f"first fault at event {claimed['seq']}\n")
