"""One attempt, against receivers that do whatever they please."""

import gzip
import socket
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from standardwebhooks import Webhook, WebhookVerificationError

from gameservice.notices import sending
from gameservice.notices.models import Channel, Delivery, Kind
from gameservice.notices.sending import Answer
from tests.gameservice.notices.conftest import SECRET
from tests.gameservice.notices.receiver import Answering, Receiver, raw, status

Receivers = Callable[[Answering], Receiver]
OTHER_SECRET = "whsec_" + "YW5vdGhlciBzZWNyZXQgdGhhdCBpcyBsb25nIQ=="


def delivery(url: str, **fields: Any) -> Delivery:
    channel = Channel(means=Channel.Means.WEBHOOK, address=url, secret=SECRET, **fields)
    now = timezone.now()
    return Delivery(channel=channel, kind=Kind.TURN_STARTED, due=now, created_at=now)


def attempt(url: str, **fields: Any) -> Answer:
    found: Answer = sending.post(delivery(url, **fields), {"match": "m", "seq": 7}, timezone.now()).result(30)
    return found


def test_what_is_sent_is_signed_by_the_scheme(receiver: Receiver) -> None:
    sent = delivery(receiver.url)
    assert sending.post(sent, {"match": "m", "seq": 7}, timezone.now()).result(30) == Answer(204)
    (got,) = receiver.received
    assert (got.method, got.path) == ("POST", "/hook")
    assert got.verified(SECRET) == got.json
    assert got.json["type"] == "turn.started"
    assert got.json["data"] == {"match": "m", "seq": 7}
    assert got.json["timestamp"].endswith("Z")
    assert got.id == str(sent.id)
    assert got.headers["content-type"] == "application/json"
    assert got.headers["user-agent"].startswith("gameservice-webhooks/")
    assert not {"cookie", "authorization", "accept-encoding"} & got.headers.keys()


def test_for_a_while_both_secrets_sign(receiver: Receiver) -> None:
    soon = timezone.now() + timedelta(hours=1)
    attempt(receiver.url, previous_secret=OTHER_SECRET, previous_until=soon)
    (got,) = receiver.received
    assert got.verified(SECRET) == got.verified(OTHER_SECRET)
    assert len(got.headers["webhook-signature"].split(" ")) == 2


def test_after_it_the_old_secret_signs_no_more(receiver: Receiver) -> None:
    attempt(receiver.url, previous_secret=OTHER_SECRET, previous_until=timezone.now() - timedelta(seconds=1))
    (got,) = receiver.received
    assert got.verified(SECRET)
    with pytest.raises(WebhookVerificationError):
        Webhook(OTHER_SECRET).verify(got.body, got.headers)


@pytest.mark.parametrize("code", [200, 201, 202, 204, 299])
def test_any_2xx_is_taken(receivers: Receivers, code: int) -> None:
    assert attempt(receivers(status(code)).url) == Answer(code)


@pytest.mark.parametrize("code", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(receivers: Receivers, receiver: Receiver, code: int) -> None:
    answer = attempt(receivers(status(code, f"Location: {receiver.url}")).url)
    assert answer == Answer(code, f"It answered {code}, and redirects are not followed.")
    assert not receiver.received


@pytest.mark.parametrize("code", [400, 404, 410, 429, 500, 503])
def test_anything_else_is_a_failure(receivers: Receivers, code: int) -> None:
    assert attempt(receivers(status(code)).url) == Answer(code, f"It answered {code}.")


def endless(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
    while True:
        connection.sendall(b"more and more and " * 1000)


def test_a_body_without_end_is_cut(receivers: Receivers) -> None:
    assert attempt(receivers(endless).url) == Answer(200)


def drip(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
    while True:
        connection.sendall(b".")
        time.sleep(0.05)


def test_a_body_that_drips_is_not_waited_for(receivers: Receivers) -> None:
    assert attempt(receivers(drip).url) == Answer(200)


def test_a_compressed_bomb_is_not_unpacked(receivers: Receivers) -> None:
    bomb = gzip.compress(bytes(50_000_000))
    assert attempt(receivers(status(200, "Content-Encoding: gzip", body=bomb)).url) == Answer(200)


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (b"", "The connection was closed before an answer came."),
        (b"220 mail.example ESMTP\r\n", "The answer was no HTTP."),
        (b"\x15\x03\x01\x00\x02\x02\x16", "The answer was no HTTP."),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000 + b"\r\n\r\n", "The answer was no HTTP."),
        (b"HTTP/1.1 200 OK\r\n" + b"X: x\r\n" * 100_000 + b"\r\n", "The answer was no HTTP."),
        (b"HTTP/1.1 200 OK\r\nContent-Le", "The connection was closed before an answer came."),
    ],
)
def test_what_is_no_answer(receivers: Receivers, answer: bytes, fault: str) -> None:
    assert attempt(receivers(raw(answer)).url) == Answer(None, fault)


def test_a_receiver_that_hangs(receivers: Receivers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PATIENCE", 1)
    receiver = receivers(lambda connection: receiver.over.wait())
    assert attempt(receiver.url) == Answer(None, "No answer within 1 seconds.")


def test_headers_that_drip(receivers: Receivers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PATIENCE", 1)

    def slowly(connection: socket.socket) -> None:
        while True:
            connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
            time.sleep(0.05)

    assert attempt(receivers(slowly).url) == Answer(None, "No answer within 1 seconds.")


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    assert attempt(f"http://127.0.0.1:{port}/") == Answer(None, "No connection could be made.")


def test_no_name() -> None:
    assert attempt("http://nowhere.invalid/") == Answer(None, "The host's name leads to no public address.")


def test_no_tls() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"https://127.0.0.1:{server.getsockname()[1]}/"
        attempt = sending.post(delivery(url), {}, timezone.now())
        connection, _ = server.accept()
        with connection:
            connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            assert attempt.result(30) == Answer(None, "No secure connection could be made.")


def test_proxies_of_the_environment_are_not_asked(
    receivers: Receivers, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = receivers(status(200))
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
    monkeypatch.delenv("no_proxy", raising=False)
    assert attempt(receiver.url) == Answer(204)
    assert not proxy.received


# Addresses

NOT_PUBLIC = Answer(None, "The host's name leads to no public address.")


@pytest.fixture
def public_only(settings: Any, _private_webhooks: None) -> None:
    settings.ALLOW_PRIVATE_WEBHOOKS = False


@pytest.mark.usefixtures("public_only")
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "①②⑦.0.0.1"])  # noqa: S104
def test_no_address_of_our_own_is_called(receiver: Receiver, host: str) -> None:
    assert attempt(f"http://{host}:{receiver.port}/") == NOT_PUBLIC
    assert not receiver.received


@pytest.mark.usefixtures("public_only")
@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.0.0.1."])
def test_nor_in_a_form_that_only_systems_understand(receiver: Receiver, host: str) -> None:
    assert attempt(f"http://{host}:{receiver.port}/").fault
    assert not receiver.received


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that would have been connected to: tests have no network."""
    found: list[str] = []
    checked_socket = sending._checked_socket

    def take_down(info: Any) -> socket.socket:
        checked_socket(info).close()
        found.append(info[4][0])
        raise ConnectionRefusedError

    monkeypatch.setattr(sending, "_checked_socket", take_down)
    return found


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    def resolve(host: str, port: int, *_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)


@pytest.mark.usefixtures("public_only")
def test_a_name_that_changes_its_mind(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "93.184.216.34")
    assert attempt("http://rebinding.example/") == Answer(None, "No connection could be made.")
    assert set(called) == {"93.184.216.34"}
    resolve_to(monkeypatch, "127.0.0.1")
    assert attempt("http://rebinding.example/") == NOT_PUBLIC
    assert set(called) == {"93.184.216.34"}


@pytest.mark.usefixtures("public_only")
def test_a_name_that_says_both(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The private address is not called, not even when the public one does not answer."""
    resolve_to(monkeypatch, "127.0.0.1", "93.184.216.34", "169.254.169.254")
    assert attempt("http://both.example/").fault
    assert set(called) == {"93.184.216.34"}
