"""What letters say, in which language and zone; when they wait; and what becomes of them at a real mail server."""

import re
import uuid
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.core import mail
from django.utils import timezone

from gameservice.accounts.models import User
from gameservice.matches.api.notices import MatchNews
from gameservice.notices import outbox
from gameservice.notices.delivering import deliver
from gameservice.notices.mail import letters, words
from gameservice.notices.models import Channel, Delivery, Kind
from tests.gameservice.notices.mailserver import MailServer

pytestmark = pytest.mark.django_db

MATCH = uuid.UUID(int=7)
NOON = datetime(2026, 12, 1, 11, 0, tzinfo=UTC)
State = Delivery.State
Servers = Callable[..., MailServer]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """What time it is, to be moved."""
    moment = [NOON]
    monkeypatch.setattr(timezone, "now", lambda: moment[0])
    return moment


@pytest.fixture
def servers(settings: Any) -> Iterator[Servers]:
    """Makes mail servers; the last one is used."""
    made: list[MailServer] = []

    def make(**answers: str) -> MailServer:
        made.append(MailServer(**answers))
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", made[-1].port
        return made[-1]

    yield make
    for server in made:
        server.close()


@pytest.fixture
def mailbox(user: User) -> Channel:
    return box(user)


def box(user: User, **fields: Any) -> Channel:
    kinds = Kind.TURN_STARTED | Kind.TURN_REMINDER | Kind.MATCH_FINISHED
    fields = {"language": "en", "time_zone": "Europe/Madrid", **fields}
    return Channel.objects.create(
        user=user, means=Channel.Means.EMAIL, address="ana@example.org", kinds=kinds, **fields
    )


def tell(channel: Channel, kind: Kind = Kind.TURN_STARTED, seq: int = 1, match: uuid.UUID = MATCH) -> Delivery:
    at = timezone.now()
    return Delivery.objects.create(channel=channel, match_id=match, kind=kind, seq=seq, due=at, created_at=at)


def news(**fields: Any) -> dict[str, Any]:
    told = {
        "match": str(MATCH),
        "game": "ouch",
        "title": "Ouch!",
        "seq": 1,
        "after": 0,
        "seat": 0,
        "players": ["Ana", "Ben", "Cleo"],
        "status": "active",
        "waits": True,
        "due": "2026-12-03T17:30:00.000000Z",
        "orders_dropped": False,
        "events": [],
    }
    assert told.keys() == set(MatchNews.__struct_fields__)
    return told | fields


def states(*deliveries: Delivery) -> list[str]:
    found = {row.id: row.state for row in Delivery.objects.all()}
    return [found[delivery.id] for delivery in deliveries]


def sent(channel: Channel, kind: Kind, **fields: Any) -> Any:
    """The letter that tells so."""
    mail.outbox.clear()
    told = tell(channel, kind)
    deliver(lambda delivery: news(**fields))
    assert states(told) == [State.DELIVERED]
    (letter,) = mail.outbox
    return letter


def test_your_turn(mailbox: Channel, now: list[datetime]) -> None:
    letter = sent(mailbox, Kind.TURN_STARTED)
    assert letter.to == ["ana@example.org"]
    assert letter.subject == "Your turn: Ouch! against Ben and Cleo"
    assert "You have until Thursday, 3 December 2026, 18:30 (Europe/Madrid)." in letter.body
    assert f"http://127.0.0.1:8000/#/m/{MATCH}" in letter.body
    assert "standing orders" not in letter.body
    html, kind = letter.alternatives[0]
    assert kind == "text/html"
    assert "It is your turn in Ouch! against Ben and Cleo." in html


def test_in_spanish(user: User, now: list[datetime]) -> None:
    letter = sent(box(user, language="es"), Kind.TURN_STARTED, players=["Ana", "Ben", "Inés"])
    assert letter.subject == "Te toca: Ouch! contra Ben e Inés"
    assert "Tienes hasta el jueves, 3 de diciembre de 2026, 18:30 (Europe/Madrid)." in letter.body


@pytest.mark.parametrize(
    ("players", "seat", "due", "subject"),
    [
        (["Ana"], 0, None, "Your turn: Ouch!"),
        (["Ben", "Ana", ""], 1, None, "Your turn: Ouch! against Ben"),
        (["Ben", "Ana", "Cleo", "Dan"], 1, None, "Your turn: Ouch! against Ben, Cleo and Dan"),
    ],
)
def test_against_whom(mailbox: Channel, players: list[str], seat: int, due: None, subject: str) -> None:
    letter = sent(mailbox, Kind.TURN_STARTED, players=players, seat=seat, due=due)
    assert letter.subject == subject
    assert "You have until" not in letter.body


@pytest.mark.parametrize(
    ("left", "subject"),
    [
        (timedelta(days=3, hours=5), "3 days left: Ouch! against Ben and Cleo"),
        (timedelta(hours=47), "47 hours left: Ouch! against Ben and Cleo"),
        (timedelta(minutes=119), "119 minutes left: Ouch! against Ben and Cleo"),
        (timedelta(seconds=1), "One minute left: Ouch! against Ben and Cleo"),
        (None, "Still your turn: Ouch! against Ben and Cleo"),
    ],
)
def test_a_reminder_tells_how_long_is_left(
    mailbox: Channel, now: list[datetime], left: timedelta | None, subject: str
) -> None:
    due = (NOON + left).isoformat() if left else None
    assert sent(mailbox, Kind.TURN_REMINDER, due=due).subject == subject


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ([0], "You have won."),
        ([1], "Ben has won."),
        ([1, 2], "Ben and Cleo have won."),
        ([0, 2], "You have won, together with Cleo."),
        ([], "Nobody has won."),
    ],
)
def test_who_has_won(mailbox: Channel, winners: list[int], said: str) -> None:
    events = [{"seq": 9, "type": "match.finished", "data": {"outcome": {"winners": winners}}}]
    letter = sent(mailbox, Kind.MATCH_FINISHED, events=events, due=None, status="finished", waits=False)
    assert letter.subject == "Over: Ouch! against Ben and Cleo"
    assert said in letter.body


def test_orders_that_were_dropped_are_told(mailbox: Channel) -> None:
    assert "Your standing orders have ended" in sent(mailbox, Kind.TURN_STARTED, orders_dropped=True).body


def test_names_are_text_in_html(mailbox: Channel) -> None:
    letter = sent(mailbox, Kind.TURN_STARTED, players=["Ana", "<b>Ben</b> { $title }"])
    assert "&lt;b&gt;Ben&lt;/b&gt; { $title }" in letter.alternatives[0][0]
    assert "against <b>Ben</b> { $title }." in letter.body


def test_all_languages_say_the_same() -> None:
    found = {
        language: re.findall(
            r"^([a-z-]+) =",
            Path(words.__file__).with_name("locale").joinpath(language, "letters.ftl").read_text(),
            re.M,
        )
        for language in words.LOCALES
    }
    assert found["en"] == found["es"]


def test_at_a_mail_server(mailbox: Channel, servers: Servers) -> None:
    """What mail programs need: who sent it, that a program did, how to end it, and which letter it is."""
    server = servers()
    told = tell(mailbox)
    deliver(lambda delivery: news())
    assert states(told) == [State.DELIVERED]
    (letter,) = server.letters
    assert server.recipients == ["rcpt TO:<ana@example.org>"]
    assert letter["From"] == "Game service <games@localhost>"
    assert letter["Subject"] == "Your turn: Ouch! against Ben and Cleo"
    assert letter["Message-ID"] == f"<{told.id}@127.0.0.1>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    unsubscribe = letter["List-Unsubscribe"].strip(" <>")
    assert unsubscribe.startswith("http://127.0.0.1:8000/mail/unsubscribe/")
    plain, html = (part.get_content() for part in letter.iter_parts())
    assert unsubscribe in plain
    assert f'href="{unsubscribe}"' in html


@pytest.mark.parametrize(
    ("answers", "fault"),
    [
        ({"RCPT": "450 4.2.1 come again"}, "The mail server refused the address (450)."),
        ({"RCPT": "554 5.7.1 relay access denied"}, "The mail server refused the address (554)."),
        ({"MAIL": "550 5.7.1 not you"}, "The mail server refused the letter (550)."),
        ({"DATA": "554 5.6.0 too ugly"}, "The mail server refused the letter (554)."),
    ],
)
def test_what_failed_comes_again_as_the_same_letter(
    mailbox: Channel, servers: Servers, now: list[datetime], answers: dict[str, str], fault: str
) -> None:
    servers(**answers)
    told = tell(mailbox)
    deliver(lambda delivery: news())
    told.refresh_from_db()
    assert (told.state, told.fault, told.attempts) == (State.PENDING, fault, 1)
    assert timedelta(seconds=5) <= told.due - NOON <= timedelta(seconds=6)
    mailbox.refresh_from_db()
    assert mailbox.is_open
    server = servers()
    now[0] += timedelta(seconds=7)
    deliver(lambda delivery: news())
    assert states(told) == [State.DELIVERED]
    assert server.letters[0]["Message-ID"] == f"<{told.id}@127.0.0.1>"


def test_an_address_that_is_refused_for_good_closes_the_mailbox(mailbox: Channel, servers: Servers) -> None:
    servers(RCPT="550 5.1.1 no such user")
    told = [tell(mailbox), tell(mailbox, match=uuid.UUID(int=8))]
    deliver(lambda delivery: news())
    mailbox.refresh_from_db()
    assert not mailbox.is_open
    assert states(*told) == [State.DEAD] * 2


def test_without_a_mail_server_it_waits(mailbox: Channel, servers: Servers) -> None:
    servers().close()
    told = tell(mailbox)
    deliver(lambda delivery: news())
    told.refresh_from_db()
    assert (told.state, told.fault) == (State.PENDING, "The mail server did not take the letter.")


def test_who_waited_long_for_a_connection_lets_others_send_it(
    mailbox: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters, "PATIENCE", -1.0)
    told = tell(mailbox)
    deliver(lambda delivery: news())
    told.refresh_from_db()
    assert (told.state, told.fault) == (State.PENDING, "The mail server is slow.")
    assert not mail.outbox


QUIET = {"quiet_from": time(11), "quiet_to": time(14)}
"""In Madrid it is 12 o'clock."""


def test_in_quiet_hours_it_waits_for_their_end(user: User, now: list[datetime]) -> None:
    told = tell(box(user, **QUIET))
    others = [tell(told.channel, match=uuid.UUID(int=number)) for number in range(10, 20)]
    assert deliver(lambda delivery: news()) is False
    assert not mail.outbox
    end = NOON + timedelta(hours=2)
    rows = list(Delivery.objects.all())
    assert {(row.state, row.due, row.fault) for row in rows} == {(State.PENDING, end, "")}
    assert {row.attempts for row in rows} == {0}
    assert not outbox.due(NOON + timedelta(hours=1))
    now[0] = end
    deliver(lambda delivery: news())
    assert states(told, *others) == [State.DELIVERED] * 11
    assert len(mail.outbox) == 11
    assert Delivery.objects.get(id=told.id).attempts == 1


def test_what_is_not_true_any_more_after_quiet_hours_is_not_sent(user: User, now: list[datetime]) -> None:
    told = tell(box(user, **QUIET))
    deliver(lambda delivery: news())
    now[0] += timedelta(hours=2)
    deliver(lambda delivery: None)
    assert states(told) == [State.NEEDLESS]
    assert not mail.outbox


def test_of_several_letters_of_a_match_the_last_one_is_sent(user: User, now: list[datetime]) -> None:
    """After quiet hours whoever was to move and is reminded gets one letter, which tells how long is left."""
    channel = box(user, **QUIET)
    first = tell(channel)
    deliver(lambda delivery: news())
    now[0] += timedelta(hours=1)
    second = tell(channel, Kind.TURN_REMINDER)
    deliver(lambda delivery: news())
    now[0] += timedelta(hours=1)
    deliver(lambda delivery: news())
    assert states(first, second) == [State.NEEDLESS, State.DELIVERED]
    assert len(mail.outbox) == 1
