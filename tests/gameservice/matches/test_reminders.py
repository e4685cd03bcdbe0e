"""Whoever must decide is reminded at half and at nine tenths of the time; nobody twice, nobody who is looking."""

from datetime import datetime
from typing import Any

import pytest
from django.core.cache import cache

from gameservice.matches import presence
from gameservice.matches.models import Match, Seat
from gameservice.matches.services import reminders
from gameservice.notices.models import Channel, Delivery, Kind
from tests.conftest import Person
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import Sitting, sit

pytestmark = pytest.mark.django_db

HOST_FIRST: dict[str, Any] = {"first_seat": "host", "cards_to_win": 4}
PER_TURN = {"kind": "per_turn", "seconds": 100}


def channel(person: Person, **fields: Any) -> Channel:
    kinds = Kind.TURN_REMINDER
    return Channel.objects.create(user_id=person.user["id"], means="webhook", address="http://h", kinds=kinds, **fields)


def reminded(channel: Channel) -> int:
    return Delivery.objects.filter(channel=channel, kind=Kind.TURN_REMINDER).count()


def remind(table: Sitting, now: datetime) -> bool:
    return reminders.remind(Match.objects.get(id=table.id).id, now)


def test_at_half_and_at_nine_tenths_once_each(ana: Person, ben: Person, time: Time) -> None:
    of_ana, of_ben = channel(ana), channel(ben)
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    found = []
    for _ in range(20):
        time.wait(seconds=4.9)
        found.append(reminded(of_ana))
    assert found == [0] * 10 + [1] * 8 + [2] * 2
    assert reminded(of_ben) == 0
    assert ana.match(table.id)["seats"][0]["state"] == "playing"


def test_delivered_twice_it_reminds_once(ana: Person, ben: Person, time: Time) -> None:
    of_ana = channel(ana)
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    now = time.pass_(seconds=51)
    assert [remind(table, now), remind(table, now)] == [True, False]
    assert reminded(of_ana) == 1


def test_each_turn_has_its_own(ana: Person, ben: Person, time: Time) -> None:
    of_ana, of_ben = channel(ana), channel(ben)
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    time.wait(seconds=60)
    while Match.objects.get(id=table.id).to_act == 0b01:
        table.step()
    time.wait(seconds=49)
    assert (reminded(of_ana), reminded(of_ben)) == (1, 0)
    time.wait(seconds=2)
    assert (reminded(of_ana), reminded(of_ben)) == (1, 1)


def test_after_an_outage_one_stands_for_both(ana: Person, ben: Person, time: Time) -> None:
    of_ana = channel(ana)
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    assert remind(table, time.pass_(seconds=95))
    assert reminded(of_ana) == 1
    time.wait(seconds=2)
    assert reminded(of_ana) == 1


def test_time_that_is_given_back_reminds_of_nothing_again(ana: Person, ben: Person, time: Time) -> None:
    of_ana = channel(ana)
    sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    time.wait(seconds=60)
    time.lose(hours=9)
    time.sweep()
    time.wait(seconds=1)
    assert reminded(of_ana) == 1
    time.wait(seconds=35)
    assert reminded(of_ana) == 2


def test_who_looks_at_the_match_is_left_in_peace(ana: Person, ben: Person, time: Time) -> None:
    of_ana, eager = channel(ana), channel(ana, while_looking=True)
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    presence.look([(table.id, ana.user["id"])])
    time.wait(seconds=51)
    assert (reminded(of_ana), reminded(eager)) == (0, 1)
    assert Seat.objects.get(match_id=table.id, seat=0).told_at is None


def test_who_looks_is_not_asked_again_and_again_of_what_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []

    def silent(signs: Any, seconds: int) -> None:
        tried.append(signs)
        raise ConnectionError

    monkeypatch.setattr(cache, "set_many", silent)
    signs = presence.Signs()
    for user in range(3):
        signs.give([("match", user)])
    assert len(tried) == 1


def test_nobody_is_reminded_for_whom_a_bot_stands_in(ana: Person, ben: Person, time: Time) -> None:
    of_ana = channel(ana)
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    ana.post(f"/matches/{table.id}/stand-in", {})
    assert Match.objects.get(id=table.id).remind_at is None
    assert not remind(table, time.pass_(seconds=51))
    assert reminded(of_ana) == 0


def test_a_match_that_is_over_reminds_nobody(ana: Person, ben: Person, time: Time) -> None:
    table = sit(ana, ben, clock=PER_TURN, options=HOST_FIRST)
    table.finish()
    assert Match.objects.get(id=table.id).remind_at is None
    assert not list(reminders.to_remind(time.pass_(days=1)))


def test_without_a_clock_there_is_nothing_to_remind_of(ana: Person, ben: Person) -> None:
    assert Match.objects.get(id=sit(ana, ben).id).remind_at is None
