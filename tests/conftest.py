"""Clients and a worker for tests that go through the service."""

import json
from collections import deque
from typing import Any

import pytest
from celery import current_app
from django.test import Client

from gameservice.matches import effects, tasks


class Person:
    """Somebody with a token who calls the API; paths begin after /api/v1."""

    def __init__(self, token: str | None = None, user: dict[str, Any] | None = None) -> None:
        self.client = Client()
        self.token = token
        self.user = user or {}

    @classmethod
    def guest(cls, name: str = "Ana") -> "Person":
        answer = cls().post("/guests", {"name": name}).json()
        return cls(answer["token"], answer["user"])

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """`body` is sent as it is when it is bytes, else as JSON; header names have _ for -: If_Match='"17"'."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token is not None:
            sent.setdefault("Authorization", f"Bearer {self.token}")
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        return self.client.generic(method, f"/api/v1{path}", data, "application/json", headers=sent)

    def get(self, path: str, **headers: str) -> Any:
        return self.call("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.call("POST", path, body, **headers)

    def delete(self, path: str, **headers: str) -> Any:
        return self.call("DELETE", path, **headers)

    def create(self, *others: str, **fields: Any) -> dict[str, Any]:
        """A match with this person at seat 0 and `others` behind: "open", or the level of a bot."""
        seats = [{"kind": "me"}] + [{"kind": o} if o == "open" else {"kind": "bot", "level": o} for o in others]
        answer = self.post("/matches", {"game": "ouch", "seats": seats, **fields})
        assert answer.status_code == 201, answer.content
        return answer.json()  # type: ignore[no-any-return]

    def match(self, match_id: str) -> dict[str, Any]:
        answer = self.get(f"/matches/{match_id}")
        assert answer.status_code == 200, answer.content
        return answer.json()  # type: ignore[no-any-return]

    def act(self, match: dict[str, Any], action: Any, **headers: str) -> Any:
        """An action for the match as it was last read."""
        headers.setdefault("If_Match", f'"{match["seq"]}"')
        return self.post(f"/matches/{match['id']}/actions", action, **headers)


class Worker:
    """Takes the place of the broker: messages wait here until they are worked off, in order."""

    def __init__(self) -> None:
        self.messages: deque[tuple[str, tuple[Any, ...]]] = deque()

    def send(self, task: str, *arguments: Any, expires: float | None = None) -> None:
        self.messages.append((task, arguments))

    def drain(self) -> None:
        """Work until no message is left, those included that the work sends. Nothing is sent to the outside."""
        while self.messages:
            task, arguments = self.messages.popleft()
            assert tasks  # registered by import
            if task != effects.DELIVER:
                current_app.tasks[task](*arguments)


@pytest.fixture(autouse=True)
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    """Nothing is worked off until a test says so: `worker.drain()`."""
    worker = Worker()
    monkeypatch.setattr(effects, "send", worker.send)
    return worker


@pytest.fixture(autouse=True)
def _plain_settings(settings: Any) -> None:
    """No throttles but where a test sets one, and a password hash that costs nothing."""
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "0/second")
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def ana(db: None) -> Person:
    return Person.guest("Ana")


@pytest.fixture
def ben(db: None) -> Person:
    return Person.guest("Ben")


@pytest.fixture
def nobody(db: None) -> Person:
    """A caller without a token."""
    return Person()
