"""Webhooks through the API: who has them, what is sent to them, and what became of it."""

import base64
import uuid
from datetime import timedelta
from typing import Any

import pytest
from celery import current_app
from django.utils import timezone
from standardwebhooks import WebhookVerificationError

from gameservice.accounts.models import User
from gameservice.notices import webhooks
from gameservice.notices.delivering import DELIVER, deliver
from gameservice.notices.models import Channel, Delivery
from tests.conftest import Person
from tests.gameservice.notices.conftest import SECRET, body_of, tell
from tests.gameservice.notices.receiver import Receiver, status

URL = "https://bots.example/hook"
MATCH = uuid.UUID(int=1)


@pytest.fixture(autouse=True)
def hints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The messages that are sent to the workers."""
    sent: list[str] = []
    monkeypatch.setattr(current_app, "send_task", sent.append)
    return sent


def add(person: Person, url: str = URL, **fields: Any) -> dict[str, Any]:
    answer = person.post("/webhooks", {"url": url, **fields})
    assert answer.status_code == 201, answer.content
    return answer.json()  # type: ignore[no-any-return]


def told(webhook: dict[str, Any], *seqs: int) -> list[Delivery]:
    return tell(Channel.objects.get(id=webhook["id"]), MATCH, *seqs)


def refused(answer: Any, code: str, pointer: str | None = None) -> None:
    assert answer.json()["code"] == code, answer.content
    if pointer is not None:
        assert [fault["pointer"] for fault in answer.json()["errors"]] == [pointer]


def test_it_is_added_and_its_secret_shown_once(ana: Person) -> None:
    answer = ana.post("/webhooks", {"url": URL})
    made = answer.json()
    assert answer.headers["Location"] == f"/api/v1/webhooks/{made['id']}"
    assert made["events"] == ["turn.started", "turn.reminder", "match.updated", "match.finished"]
    assert (made["url"], made["active"], made["closed_because"], made["while_looking"]) == (URL, True, None, False)
    assert len(base64.b64decode(made["secret"].removeprefix("whsec_"))) == 32
    del made["secret"]
    assert ana.get(f"/webhooks/{made['id']}").json() == made
    assert ana.get("/webhooks").json() == {"items": [made], "next": None}


def test_events_and_a_secret_of_ones_own(ana: Person) -> None:
    made = add(ana, events=["match.finished", "turn.started"], secret=SECRET)
    assert made["events"] == ["turn.started", "match.finished"]
    assert made["secret"] == SECRET
    assert Channel.objects.get(id=made["id"]).secret == SECRET


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"url": "ftp://bots.example/"}, "/url"),
        ({"url": "https://bots.example/" + "x" * 2000}, "/url"),
        ({"url": "https://bots.example:22/"}, "/url"),
        ({"url": 7}, "/url"),
        ({"events": []}, "/events"),
        ({"events": ["webhook.test"]}, "/events/0"),
        ({"events": "turn.started"}, "/events"),
        ({"secret": "secret"}, "/secret"),
        ({"secret": "whsec_" + base64.b64encode(bytes(23)).decode()}, "/secret"),
        ({"secret": "whsec_" + base64.b64encode(bytes(65)).decode()}, "/secret"),
        ({"secret": base64.b64encode(bytes(32)).decode()}, "/secret"),
        ({"secret": SECRET[:20] + "!" + SECRET[21:]}, "/secret"),
        ({"secret": SECRET + "\n"}, "/secret"),
        ({"active": True}, "/active"),
    ],
)
def test_what_does_not_fit(ana: Person, fields: dict[str, Any], pointer: str) -> None:
    answer = ana.post("/webhooks", {"url": URL, **fields})
    assert answer.status_code == 400
    refused(answer, "malformed", pointer)
    made = add(ana)
    if pointer != "/active":
        refused(ana.call("PATCH", f"/webhooks/{made['id']}", fields), "malformed", pointer)


def test_private_addresses_are_refused(ana: Person, settings: Any) -> None:
    made = add(ana)
    settings.ALLOW_PRIVATE_WEBHOOKS = False
    refused(ana.post("/webhooks", {"url": "http://127.0.0.1:8000/"}), "malformed", "/url")
    refused(ana.call("PATCH", f"/webhooks/{made['id']}", {"url": "http://localhost:8000/"}), "malformed", "/url")


def test_an_account_has_ten_at_most(ana: Person, ben: Person) -> None:
    for _ in range(webhooks.MOST_WEBHOOKS):
        add(ana)
    answer = ana.post("/webhooks", {"url": URL})
    assert answer.status_code == 409
    refused(answer, "too-many")
    add(ben)
    assert ana.delete(f"/webhooks/{ana.get('/webhooks').json()['items'][0]['id']}").status_code == 204
    add(ana)


def test_those_of_others_do_not_exist(ana: Person, ben: Person) -> None:
    made = add(ana)
    (delivery,) = told(made, 1)
    for answer in (
        ben.get(f"/webhooks/{made['id']}"),
        ben.call("PATCH", f"/webhooks/{made['id']}", {}),
        ben.delete(f"/webhooks/{made['id']}"),
        ben.post(f"/webhooks/{made['id']}/test"),
        ben.get(f"/webhooks/{made['id']}/deliveries"),
        ben.post(f"/deliveries/{delivery.id}/redeliver"),
    ):
        assert answer.status_code == 404
        refused(answer, "not-found")
    assert ben.get("/webhooks").json()["items"] == []
    assert ana.get(f"/webhooks/{made['id']}").status_code == 200


def test_nor_does_a_mailbox(ana: Person) -> None:
    user = User.objects.get(id=ana.user["id"])
    mailbox = Channel.objects.create(user=user, means=Channel.Means.EMAIL, address="ana@example.com", kinds=1)
    (letter,) = tell(mailbox, MATCH, 1)
    assert ana.get("/webhooks").json()["items"] == []
    assert ana.get(f"/webhooks/{mailbox.id}").status_code == 404
    assert ana.post(f"/deliveries/{letter.id}/redeliver").status_code == 404


def test_nobody_without_a_token(nobody: Person) -> None:
    assert nobody.get("/webhooks").status_code == 401
    assert nobody.post("/webhooks", {"url": URL}).status_code == 401


def test_it_is_changed(ana: Person) -> None:
    made = add(ana)
    path = f"/webhooks/{made['id']}"
    change = {"url": "https://other.example/", "events": ["turn.started"], "while_looking": True}
    changed = ana.call("PATCH", path, change).json()
    assert changed == {name: value for name, value in (made | change).items() if name != "secret"}
    assert ana.get(path).json() == changed
    assert ana.call("PATCH", path, {}).json() == changed
    assert Channel.objects.get(id=made["id"]).secret == made["secret"]


def test_a_closed_one_gets_nothing_until_it_is_opened_again(ana: Person, receiver: Receiver) -> None:
    made = add(ana, receiver.url)
    path = f"/webhooks/{made['id']}"
    (delivery,) = told(made, 1)
    closed = ana.call("PATCH", path, {"active": False}).json()
    assert (closed["active"], closed["closed_because"]) == (False, "Its owner closed it.")
    (shown,) = ana.get(f"{path}/deliveries").json()["items"]
    assert (shown["state"], shown["fault"], shown["due"]) == ("dead", "Its owner closed it.", None)
    for refusal in (ana.post(f"{path}/test"), ana.post(f"/deliveries/{delivery.id}/redeliver")):
        assert refusal.status_code == 409
        refused(refusal, "webhook-closed")
    opened = ana.call("PATCH", path, {"active": True}).json()
    assert (opened["active"], opened["closed_because"]) == (True, None)
    assert ana.post(f"/deliveries/{delivery.id}/redeliver").status_code == 202
    deliver(body_of)
    assert [got.id for got in receiver.received] == [str(delivery.id)]


def test_a_new_secret_and_for_a_day_the_old_one(
    ana: Person, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = add(ana, receiver.url)
    path = f"/webhooks/{made['id']}"
    drawn = ana.call("PATCH", path, {"secret": None}).json()["secret"]
    assert drawn != made["secret"]
    ana.post(f"{path}/test")
    deliver(body_of)
    (got,) = receiver.received
    assert got.verified(drawn) == got.verified(made["secret"])

    assert ana.call("PATCH", path, {"secret": SECRET}).json()["secret"] == SECRET
    ana.post(f"{path}/test")
    deliver(body_of)
    got = receiver.received[-1]
    assert got.verified(SECRET) == got.verified(drawn)
    with pytest.raises(WebhookVerificationError):
        got.verified(made["secret"])

    real = timezone.now
    Channel.objects.filter(id=made["id"]).update(previous_until=real() - timedelta(seconds=1))
    ana.post(f"{path}/test")
    deliver(body_of)
    with pytest.raises(WebhookVerificationError):
        receiver.received[-1].verified(drawn)


def test_a_test_is_sent_whatever_the_events_are(ana: Person, receiver: Receiver, hints: list[str]) -> None:
    made = add(ana, receiver.url, events=["match.finished"])
    answer = ana.post(f"/webhooks/{made['id']}/test")
    assert answer.status_code == 202
    assert hints == [DELIVER]
    delivery = answer.json()
    assert (delivery["event"], delivery["match"], delivery["state"], delivery["attempts"]) == (
        "webhook.test",
        None,
        "pending",
        0,
    )
    deliver(body_of)
    (got,) = receiver.received
    body = got.verified(made["secret"])
    assert body == {"type": "webhook.test", "timestamp": delivery["created_at"], "data": {"webhook": made["id"]}}
    (shown,) = ana.get(f"/webhooks/{made['id']}/deliveries").json()["items"]
    assert shown["id"] == shown["webhook_id"] == delivery["id"] == got.id
    assert (shown["state"], shown["attempts"], shown["status"], shown["fault"]) == ("delivered", 1, 204, None)
    assert shown["webhook"] == made["id"]
    assert shown["ended_at"] is not None


def test_a_test_does_not_wait_behind_one_that_failed(ana: Person, receiver: Receiver) -> None:
    made = add(ana, receiver.url)
    receiver.answering = status(500)
    first = ana.post(f"/webhooks/{made['id']}/test").json()["id"]
    deliver(body_of)
    receiver.answering = status(200)
    second = ana.post(f"/webhooks/{made['id']}/test").json()["id"]
    deliver(body_of)
    assert [got.id for got in receiver.received] == [first, first, second]


def test_a_broker_that_is_down_hinders_nobody(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def down(name: str) -> None:
        raise ConnectionError

    monkeypatch.setattr(current_app, "send_task", down)
    assert ana.post(f"/webhooks/{add(ana)['id']}/test").status_code == 202


def test_deliveries_are_listed_a_page_at_a_time(ana: Person) -> None:
    made = add(ana)
    ids = [str(delivery.id) for delivery in reversed(told(made, *range(1, 8)))]
    path = f"/webhooks/{made['id']}/deliveries"
    found, cursor = [], ""
    while True:
        page = ana.get(f"{path}?limit=3{cursor}").json()
        found += [item["id"] for item in page["items"]]
        if page["next"] is None:
            break
        cursor = f"&cursor={page['next']}"
    assert found == ids
    assert ana.get(f"{path}?state=pending").json()["items"][0]["match"] == str(MATCH)
    assert ana.get(f"{path}?state=dead").json() == {"items": [], "next": None}
    refused(ana.get(f"{path}?state=lost"), "malformed", "state")
    refused(ana.get(f"{path}?cursor=lost"), "malformed", "cursor")


def test_what_is_sent_again_keeps_its_id(ana: Person, receiver: Receiver, hints: list[str]) -> None:
    made = add(ana, receiver.url)
    (delivery,) = told(made, 1)
    deliver(body_of)
    answer = ana.post(f"/deliveries/{delivery.id}/redeliver")
    assert answer.status_code == 202
    assert (answer.json()["state"], answer.json()["ended_at"]) == ("pending", None)
    assert hints == [DELIVER]
    deliver(body_of)
    assert [got.id for got in receiver.received] == [str(delivery.id)] * 2
    (shown,) = ana.get(f"/webhooks/{made['id']}/deliveries").json()["items"]
    assert (shown["state"], shown["attempts"]) == ("delivered", 2)


def test_what_is_dead_is_sent_again(ana: Person, receiver: Receiver) -> None:
    made = add(ana, receiver.url)
    receiver.answering = status(500)
    (old,) = tell(Channel.objects.get(id=made["id"]), MATCH, 1, age=timedelta(days=2))
    deliver(body_of)
    (shown,) = ana.get(f"/webhooks/{made['id']}/deliveries?state=dead").json()["items"]
    assert (shown["id"], shown["fault"], shown["status"]) == (str(old.id), "It answered 500.", 500)
    receiver.answering = status(200)
    ana.post(f"/deliveries/{old.id}/redeliver")
    deliver(body_of)
    (shown,) = ana.get(f"/webhooks/{made['id']}/deliveries").json()["items"]
    assert (shown["state"], shown["attempts"], shown["fault"]) == ("delivered", 2, None)


def test_what_failed_is_sent_at_once_and_what_waits_behind_it_too(ana: Person, receiver: Receiver) -> None:
    made = add(ana, receiver.url)
    receiver.answering = status(500)
    first, _, _ = told(made, 1, 2, 3)
    deliver(body_of)
    receiver.answering = status(200)
    deliver(body_of)
    assert len(receiver.received) == 1
    ana.post(f"/deliveries/{first.id}/redeliver")
    deliver(body_of)
    assert [got.json["data"]["seq"] for got in receiver.received] == [1, 1, 2, 3]


def test_with_the_webhook_go_its_deliveries(ana: Person) -> None:
    made = add(ana)
    told(made, 1, 2, 3)
    assert ana.delete(f"/webhooks/{made['id']}").status_code == 204
    assert not Delivery.objects.exists()
    assert ana.get(f"/webhooks/{made['id']}").status_code == 404
