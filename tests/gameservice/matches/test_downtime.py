"""Time in which the service was down is nobody's."""

import pytest

from gameservice.matches.models import Pulse
from gameservice.matches.services import pulse
from tests.conftest import Person
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import sit, unchanged
from tests.gameservice.matches.test_deadlines import PER_TURN, proved, types, waiting
from tests.gameservice.matches.test_vacation import OPTIONS, on


def test_it_is_given_back_to_who_was_to_act(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    time.wait(seconds=30)
    time.lose(hours=9)
    time.sweep()
    assert waiting(ana, table.id)["due"] == on(time, seconds=70)
    assert types(ana, table.id) == ["match.clock_credited"]
    credited = ana.get(f"/matches/{table.id}/events?limit=1000").json()["events"][-1]
    assert (credited["seat"], credited["data"]) == (None, {"seconds": 9 * 3600})
    with unchanged(table.id):
        time.wait(seconds=60)
    time.wait(seconds=11)
    assert ana.match(table.id)["seats"][0]["state"] == "timed_out"
    assert proved_at_the_end(ana, table.id)


def proved_at_the_end(person: Person, match_id: str) -> bool:
    person.post(f"/matches/{match_id}/abort")
    return proved(person, match_id)


def test_nobody_is_late_before_that_is_known(ana: Person, ben: Person, time: Time) -> None:
    """The web server is back before the sweeper: a move counts."""
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    match = ana.match(table.id)
    time.lose(hours=9)
    assert ana.act(match, match["legal"]["actions"][0]).status_code == 200


def test_a_turn_that_began_in_it_loses_only_the_rest(ana: Person, ben: Person, time: Time) -> None:
    """Or the web server was up, and only the sweeper was not."""
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    time.lose(hours=1)
    while ana.match(table.id)["legal"]:
        table.step(ana)
    time.lose(seconds=90)
    time.sweep()
    assert waiting(ana, table.id)["due"] == on(time, seconds=100)


def test_a_pause_between_sweeps_is_no_downtime(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    with unchanged(table.id):
        for _ in range(2):
            time.lose(seconds=45)
            time.sweep()
    assert waiting(ana, table.id)["due"] == on(time, seconds=10)


def test_what_was_given_back_is_not_given_back_again(ana: Person, ben: Person, time: Time) -> None:
    """A sweep that was cut off half-way has given some their time already; the next one begins anew."""
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    began = Pulse.objects.get().at
    time.lose(hours=2)
    time.sweep()
    Pulse.objects.update(at=began)
    time.lose(seconds=1)
    time.sweep()
    assert waiting(ana, table.id)["due"] == on(time, seconds=100)


def test_banks_keep_their_time(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock={"kind": "bank", "seconds": 100}, options=OPTIONS)
    time.lose(hours=2)
    time.sweep()
    time.pass_(seconds=10)
    while ana.match(table.id)["legal"]:
        table.step(ana)
    assert ana.match(table.id)["seats"][0]["bank"] == pytest.approx(90, abs=0.01)


def test_a_clock_of_the_machine_that_leaps_ahead_is_downtime(ana: Person, ben: Person, time: Time) -> None:
    """And one that is put back again harms nobody: no turn ends sooner, and the log does not run backwards."""
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    time.lose(days=3)
    time.sweep()
    time.lose(days=-3)
    time.sweep()
    while ana.match(table.id)["legal"]:
        table.step(ana)
    time.wait(seconds=101)
    assert [seat["state"] for seat in ana.match(table.id)["seats"]] == ["playing", "playing"]
    moments = [event["at"] for event in ana.get(f"/matches/{table.id}/events?limit=1000").json()["events"]]
    assert moments == sorted(moments)
    assert proved_at_the_end(ana, table.id)


def test_a_service_that_never_swept_ends_nobodys_turn(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    Pulse.objects.all().delete()
    assert not pulse.is_steady(time.now)
    time.lose(hours=1)
    time.sweep()
    assert pulse.is_steady(time.now)
    assert ana.match(table.id)["seats"][0]["state"] == "timed_out"


def test_a_restart_gives_back_even_a_moment(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=OPTIONS)
    time.lose(seconds=45)
    pulse.beat(time.now, restarted=True)
    assert waiting(ana, table.id)["due"] == on(time, seconds=100)
