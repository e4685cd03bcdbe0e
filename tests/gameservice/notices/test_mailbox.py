"""A mailbox is set, confirmed by its reader, changed, and left at a click; nobody is written to who did not ask."""

import re
import time as clock
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.core import mail
from django.test import Client
from django.utils import timezone

from gameservice.matches.api.notices import news
from gameservice.notices.delivering import deliver
from gameservice.notices.mail import letters, links, mailbox
from gameservice.notices.models import Asked, Channel, Delivery, Kind
from gameservice.notices.sending import Answer
from tests.conftest import Person

pytestmark = pytest.mark.django_db

ADDRESS = "ana@example.org"
NIGHT = {"from": "22:00", "to": "08:00", "time_zone": "Europe/Madrid"}


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[..., datetime]:
    """So much time goes by, also for signatures."""
    real, stamp, passed = timezone.now, clock.time, [timedelta(0)]
    monkeypatch.setattr(timezone, "now", lambda: real() + passed[0])
    monkeypatch.setattr("django.core.signing.time.time", lambda: stamp() + passed[0].total_seconds())

    def pass_(**time: float) -> datetime:
        passed[0] += timedelta(**time)
        return timezone.now()

    return pass_


def put(person: Person, address: str = ADDRESS, **fields: Any) -> Any:
    return person.call("PUT", "/me/mailbox", {"address": address, **fields})


def set_(person: Person, address: str = ADDRESS, **fields: Any) -> dict[str, Any]:
    answer = put(person, address, **fields)
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


def link(letter: Any) -> str:
    """The path of the first link in a letter."""
    found = re.search(r"http://127\.0\.0\.1:8000(/\S+)", letter.body)
    assert found
    return found[1]


def confirm(person: Person, address: str = ADDRESS, **fields: Any) -> Channel:
    set_(person, address, **fields)
    assert Client().post(link(mail.outbox[-1])).status_code == 200
    return Channel.objects.get(user=person.user["id"])


def waiting(channel: Channel) -> Delivery:
    now = timezone.now()
    return Delivery.objects.create(channel=channel, match_id=UUID(int=1), kind=Kind.TURN_STARTED, due=now)


def refused(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    return answer.json()  # type: ignore[no-any-return]


def test_set_read_and_removed(ana: Person) -> None:
    refused(ana.get("/me/mailbox"), 404, "not-found")
    refused(ana.delete("/me/mailbox"), 404, "not-found")
    expected = {
        "address": ADDRESS,
        "confirmed": False,
        "events": ["turn.started", "turn.reminder"],
        "language": "en",
        "quiet_hours": None,
        "while_looking": False,
    }
    assert set_(ana) == ana.get("/me/mailbox").json() == expected
    fields: dict[str, Any] = {"events": ["match.finished"], "language": "es", "quiet_hours": NIGHT}
    fields |= {"while_looking": True}
    assert set_(ana, **fields) == ana.get("/me/mailbox").json() == {**expected, **fields}
    assert set_(ana) == expected
    assert ana.delete("/me/mailbox").status_code == 204
    refused(ana.get("/me/mailbox"), 404, "not-found")


def test_one_letter_asks_and_only_a_post_confirms(ana: Person) -> None:
    set_(ana)
    (letter,) = mail.outbox
    assert letter.to == [ADDRESS]
    assert letter.subject == "Confirm your address"
    page = Client().get(link(letter))
    assert page.status_code == 200
    text = page.content.decode()
    assert ADDRESS in text
    assert '<form method="post">' in text
    assert "<script" not in text
    assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
    Client().head(link(letter))
    assert ana.get("/me/mailbox").json()["confirmed"] is False
    done = Client(enforce_csrf_checks=True).post(link(letter))
    assert (done.status_code, "It is confirmed" in done.content.decode()) == (200, True)
    assert not done.cookies
    assert ana.get("/me/mailbox").json()["confirmed"] is True
    assert Client().post(link(letter)).status_code == 200
    assert len(mail.outbox) == 1


def test_nothing_that_the_asker_wrote_is_in_the_question() -> None:
    """Else strangers could send words of theirs to anybody."""
    person = Person.guest("Visit evil.example")
    set_(person)
    assert "evil" not in str(mail.outbox[0].message())


def test_other_changes_keep_the_confirmation_and_another_address_does_not(ana: Person) -> None:
    first = confirm(ana)
    told = waiting(first)
    assert set_(ana, language="es", quiet_hours=NIGHT)["confirmed"] is True
    assert set_(ana, "ana@EXAMPLE.org")["confirmed"] is True
    assert len(mail.outbox) == 1
    old = link(mail.outbox[0])
    assert set_(ana, "ana@example.com")["confirmed"] is False
    assert [letter.to for letter in mail.outbox] == [[ADDRESS], ["ana@example.com"]]
    assert Client().post(old).status_code == 410
    assert ana.get("/me/mailbox").json()["confirmed"] is False
    assert not Delivery.objects.filter(id=told.id).exists()
    assert Channel.objects.filter(user=ana.user["id"]).count() == 1


def test_a_link_is_good_for_two_days(ana: Person, later: Callable[..., datetime]) -> None:
    set_(ana, language="es")
    later(hours=47)
    assert "Confirma" not in Client().get(link(mail.outbox[0])).content.decode()
    later(hours=2)
    page = Client(headers={"Accept-Language": "es-AR"}).post(link(mail.outbox[0]))
    assert (page.status_code, "ha caducado" in page.content.decode()) == (410, True)
    assert ana.get("/me/mailbox").json()["confirmed"] is False
    set_(ana)  # asks once more
    assert Client().post(link(mail.outbox[1])).status_code == 200
    assert ana.get("/me/mailbox").json()["confirmed"] is True


@pytest.mark.parametrize("page", ["confirm", "unsubscribe"])
@pytest.mark.parametrize("token", ["x", "a:b:c", "é", "%00"])
def test_a_bad_link_has_a_page(page: str, token: str) -> None:
    answer = Client().post(f"/mail/{page}/{token}")
    assert (answer.status_code, "no such link" in answer.content.decode()) == (404, True)


def test_a_link_of_one_kind_is_none_of_the_other(ana: Person) -> None:
    channel = confirm(ana)
    token = links.unsubscription(channel.id, ADDRESS).rpartition("/")[2]
    assert Client().post(f"/mail/confirm/{token}").status_code == 404


def test_one_click_ends_it(ana: Person) -> None:
    """RFC 8058: a POST without a cookie or anything else that the reader did not send."""
    channel = confirm(ana)
    told = waiting(channel)
    path = links.unsubscription(channel.id, ADDRESS).removeprefix("http://127.0.0.1:8000")
    page = Client().get(path)
    assert (page.status_code, "Send nothing more" in page.content.decode()) == (200, True)
    assert ana.get("/me/mailbox").json()["confirmed"] is True
    click = Client(enforce_csrf_checks=True)
    for _ in range(2):
        assert click.post(path, {"List-Unsubscribe": "One-Click"}).status_code == 200
    channel.refresh_from_db()
    assert (channel.is_open, channel.closed_because) == (False, mailbox.BY_READER)
    told.refresh_from_db()
    assert told.state == Delivery.State.DEAD
    ana.delete("/me/mailbox")
    assert click.post(path).status_code == 200


def test_whoever_left_is_asked_again_before_letters_come_again(ana: Person, later: Callable[..., datetime]) -> None:
    mailbox.unsubscribe(confirm(ana).id, timezone.now())
    assert set_(ana)["confirmed"] is False
    assert len(mail.outbox) == 1
    later(hours=25)
    assert set_(ana)["confirmed"] is False
    assert len(mail.outbox) == 2


def test_an_address_is_asked_once_a_day_whoever_wants_it(
    ana: Person, ben: Person, later: Callable[..., datetime]
) -> None:
    set_(ana)
    later(hours=23)
    for address in (ADDRESS, "Ana@Example.org", "ana+games@example.org"):
        answer = put(ben, address)
        assert "less than a day ago" in refused(answer, 429, "throttled")["detail"]
        assert 3500 < int(answer.headers["Retry-After"]) <= 3600
    refused(ben.get("/me/mailbox"), 404, "not-found")
    ana.delete("/me/mailbox")
    refused(put(ana), 429, "throttled")
    assert len(mail.outbox) == 1
    later(hours=1, seconds=1)
    set_(ben)
    assert len(mail.outbox) == 2
    assert Asked.objects.count() == 1


def test_an_account_asks_three_times_a_day(ana: Person, later: Callable[..., datetime]) -> None:
    for number in range(3):
        set_(ana, f"ana{number}@example.org")
        later(hours=1)
    answer = put(ana, "ana3@example.org")
    assert "3 addresses" in refused(answer, 429, "throttled")["detail"]
    assert ana.get("/me/mailbox").json()["address"] == "ana2@example.org"
    later(hours=21, seconds=1)
    set_(ana, "ana3@example.org")
    refused(put(ana, "ana4@example.org"), 429, "throttled")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ana",
        "ana@",
        "ana@localhost",
        "ana@[127.0.0.1]",
        "ana@example.org\n",
        "ana@example.org\r\nBcc: ben@example.org",
        "ana@example.org, ben@example.org",
        "Ana <ana@example.org>",
        "ana@exa mple.org",
        "ana\0@example.org",
        f"{'a' * 255}@example.org",
    ],
)
def test_what_is_no_address_is_refused(ana: Person, address: str) -> None:
    assert refused(put(ana, address), 400, "malformed")["errors"][0]["pointer"] == "/address"
    assert not mail.outbox


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"events": []}, "/events"),
        ({"events": ["match.updated"]}, "/events/0"),
        ({"language": "de"}, "/language"),
        ({"quiet_hours": {**NIGHT, "from": "24:00"}}, "/quiet_hours/from"),
        ({"quiet_hours": {**NIGHT, "to": "8:00"}}, "/quiet_hours/to"),
        ({"quiet_hours": {**NIGHT, "to": "08:00\n"}}, "/quiet_hours/to"),
        ({"quiet_hours": {**NIGHT, "to": "22:00"}}, "/quiet_hours/to"),
        ({"quiet_hours": {**NIGHT, "time_zone": "../../etc/passwd"}}, "/quiet_hours/time_zone"),
        ({"quiet_hours": {**NIGHT, "time_zone": "Mars/Olympus"}}, "/quiet_hours/time_zone"),
        ({"quiet_hours": {"from": "22:00", "to": "08:00"}}, "/quiet_hours/time_zone"),
    ],
)
def test_what_does_not_fit_is_refused(ana: Person, fields: dict[str, Any], pointer: str) -> None:
    assert refused(put(ana, **fields), 400, "malformed")["errors"][0]["pointer"] == pointer
    refused(ana.get("/me/mailbox"), 404, "not-found")
    assert not mail.outbox


def test_where_no_mail_can_be_sent_nothing_changes(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as down:
        down.setattr(letters, "attempt", lambda letter: Answer(fault="No."))
        refused(put(ana), 503, "unavailable")
    refused(ana.get("/me/mailbox"), 404, "not-found")
    set_(ana)


def test_an_address_that_the_mail_server_refuses_is_malformed(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "attempt", lambda letter: Answer(410, "No."))
    assert refused(put(ana), 400, "malformed")["errors"][0]["pointer"] == "/address"


def test_a_mail_server_that_hangs_holds_up_two_at_most(ana: Person) -> None:
    slots = [mailbox._slots.acquire(blocking=False) for _ in range(2)]
    try:
        assert refused(put(ana), 503, "unavailable")
    finally:
        for _ in slots:
            mailbox._slots.release()
    set_(ana)


def test_before_it_is_confirmed_matches_tell_it_nothing(ana: Person) -> None:
    set_(ana)
    ana.create("easy", options={"first_seat": "host"})
    assert not Delivery.objects.exists()
    assert Client().post(link(mail.outbox[0])).status_code == 200
    ana.create("easy", options={"first_seat": "host"})
    deliver(news)
    assert [letter.subject for letter in mail.outbox[1:]] == ["Your turn: Ouch! against Easy bot"]
