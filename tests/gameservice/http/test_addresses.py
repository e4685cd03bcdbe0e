"""Addresses and methods: what is not there, what goes wrong, and what every answer carries."""

import uuid
from typing import Any

import pytest
from django.test import Client

from gameservice.matches import selectors
from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused

ANY = uuid.uuid4()

PRIVATE = [
    ("GET", "/tokens"),
    ("DELETE", f"/tokens/{ANY}"),
    ("GET", "/me"),
    ("PATCH", "/me"),
    ("POST", "/me/upgrade"),
    *((method, "/me/vacation") for method in ("GET", "PUT", "DELETE")),
    *(("GET", f"/users/{ANY}{rest}") for rest in ("", "/results", "/ratings")),
    ("GET", "/matches"),
    ("POST", "/matches"),
    ("POST", "/quick-matches"),
    ("GET", "/inbox"),
    ("GET", "/stream"),
    ("GET", f"/matches/{ANY}"),
    ("POST", f"/matches/{ANY}/seats"),
    ("DELETE", f"/matches/{ANY}/seats/0"),
    *(("POST", f"/matches/{ANY}/{verb}") for verb in ("start", "actions", "resign", "abort", "rematch")),
    *((method, f"/matches/{ANY}/stand-in") for method in ("POST", "DELETE")),
    *(("GET", f"/matches/{ANY}/{noun}") for noun in ("view", "events", "stream", "export", "verification")),
]
OF_A_MATCH = [(method, path) for method, path in PRIVATE if path.startswith("/matches/")]


@pytest.mark.django_db
@pytest.mark.parametrize("authorization", [None, "Bearer x", "Bearer ", "Basic eA=="])
def test_all_but_the_public_addresses_ask_for_a_token(nobody: Person, authorization: str | None) -> None:
    headers = {} if authorization is None else {"Authorization": authorization}
    for method, path in PRIVATE:
        answer = nobody.call(method, path, b"{", **headers)
        assert_refused(answer, 401, "not-authenticated")
        assert answer["WWW-Authenticate"].startswith("Bearer")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path", ["/games", "/games/ouch", "/games/ouch/rules", "/games/ouch/leaderboard", "/openapi.json"]
)
def test_documents_ask_for_none(nobody: Person, path: str) -> None:
    assert nobody.get(path).status_code == 200
    # A token that does not hold anywhere is no reason to refuse what everyone may read.
    assert nobody.get(path, Authorization="Bearer x").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("body", [None, b"{"])
def test_an_unknown_match_is_not_found(ana: Person, body: bytes | None) -> None:
    for method, path in OF_A_MATCH:
        problem = assert_refused(ana.call(method, path, body), 404, "not-found")
        assert problem["detail"] == selectors.NO_MATCH


@pytest.mark.django_db
@pytest.mark.parametrize("body", [None, b"{", {"invite": "guessed"}])
def test_a_private_match_of_others_answers_as_an_unknown_one(ana: Person, ben: Person, body: Any) -> None:
    match_id = ana.create("open")["id"]
    own = {"X-Request-Id"}
    for method, path in OF_A_MATCH:
        unknown, private = ben.call(method, path, body), ben.call(method, path.replace(str(ANY), match_id), body)
        assert (private.status_code, private.content) == (unknown.status_code, unknown.content)
        assert private.status_code == 404
        assert {n: v for n, v in private.items() if n not in own} == {n: v for n, v in unknown.items() if n not in own}


@pytest.mark.django_db
def test_whoever_shows_the_invite_is_told_what_else_is_wrong(ana: Person, ben: Person) -> None:
    match, other = ana.create("open"), ana.create("open")
    path = f"/matches/{match['id']}/seats"
    for wrong, pointer in (({"age": -1}, "/age"), ({"bet": 1}, "/bet"), ({"entropy": "a" * 65}, "/entropy")):
        assert_refused(ben.post(path, {"invite": match["invite"], **wrong}), 400, "malformed", pointer)
        for invite in (other["invite"], "guessed", "", None, 7, [match["invite"]]):
            assert_refused(ben.post(path, {"invite": invite, **wrong}), 404, "not-found")
    assert_refused(ben.post(path, [match["invite"]]), 404, "not-found")
    assert_refused(ben.post(path, b'{"invite": "' + match["invite"].encode() + b'", '), 404, "not-found")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/matches/",
        "/matches/17",
        "/matches/%00",
        f"/matches/{ANY}/nothing",
        f"/matches/{ANY}/seats/-1",
        f"/matches/{ANY}/seats/{'9' * 5000}",
        "/games/chess",
        "/games/ouch%00",
        "/games/chess/rules",
        "/games/../settings",
        "/invites/nothing",
        "/invites/%00",
        "/invites/a%00b",
        "/invites/%FF",
        "/invites/" + "a" * 1000,
    ],
)
def test_what_is_not_there_is_not_found(ana: Person, path: str) -> None:
    assert_refused(ana.get(path), 404, "not-found")


@pytest.mark.django_db
def test_a_token_that_is_not_mine_is_not_found(ana: Person, ben: Person) -> None:
    theirs = ben.get("/tokens").json()["items"][0]["id"]
    unknown, other = ana.delete(f"/tokens/{ANY}"), ana.delete(f"/tokens/{theirs}")
    assert_refused(unknown, 404, "not-found")
    assert other.content == unknown.content
    assert ben.get("/me").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/guests", {"POST"}),
        ("DELETE", "/me", {"GET", "PATCH"}),
        ("PUT", "/matches", {"GET", "POST"}),
        ("PATCH", f"/matches/{ANY}", {"GET"}),
        ("GET", f"/matches/{ANY}/actions", {"POST"}),
        ("GET", f"/matches/{ANY}/seats/0", {"DELETE"}),
        ("POST", f"/matches/{ANY}/events", {"GET"}),
        ("DELETE", "/games", {"GET"}),
        ("BREW", "/games", {"GET"}),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(ana: Person, method: str, path: str, allowed: set[str]) -> None:
    answer = ana.call(method, path)
    assert_refused(answer, 405, "method-not-allowed")
    assert set(answer["Allow"].split(", ")) - {"HEAD", "OPTIONS"} == allowed


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/guests", {"POST"}),
        ("/games", {"GET", "HEAD"}),
        ("/me", {"GET", "HEAD", "PATCH"}),
        ("/tokens", {"GET", "HEAD", "POST"}),
        (f"/matches/{ANY}/actions", {"POST"}),
    ],
)
def test_the_methods_of_an_address_are_told_to_anyone(nobody: Person, path: str, allowed: set[str]) -> None:
    for headers in ({}, {"Authorization": "Bearer x"}):
        answer = nobody.call("OPTIONS", path, **headers)
        assert (answer.status_code, answer.content) == (204, b"")
        assert set(answer["Allow"].split(", ")) == {*allowed, "OPTIONS"}


@pytest.mark.django_db
def test_pages_of_other_origins_may_call(nobody: Person) -> None:
    asked = {"Origin": "https://play.example", "Access-Control-Request-Method": "POST"}
    asked["Access-Control-Request-Headers"] = "authorization, if-match, idempotency-key, content-type"
    answer = nobody.call("OPTIONS", f"/matches/{ANY}/actions", **asked)
    assert answer.status_code == 200
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert "POST" in answer["Access-Control-Allow-Methods"]
    assert set(asked["Access-Control-Request-Headers"].split(", ")) <= set(
        answer["Access-Control-Allow-Headers"].split(", ")
    )


def test_pages_of_other_origins_may_fetch_verifiers(client: Client) -> None:
    answer = client.get("/verify/cactus.py", headers={"Origin": "https://play.example"})
    assert answer["Access-Control-Allow-Origin"] == "*"


@pytest.mark.django_db
def test_pages_of_other_origins_may_read_the_headers_of_an_answer(ana: Person) -> None:
    match = ana.create("easy")
    for answer in (
        ana.get(f"/matches/{match['id']}", Origin="https://play.example"),
        ana.get("/x", Origin="https://x"),
    ):
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer
        exposed = set(answer["Access-Control-Expose-Headers"].split(", "))
        assert exposed >= {"ETag", "Location", "Retry-After", "RateLimit", "RateLimit-Policy", "X-Request-Id"}


@pytest.mark.django_db
def test_head_answers_as_get_does_without_the_body(ana: Person, nobody: Person) -> None:
    match = ana.create("easy")
    asked = ana.call("HEAD", f"/matches/{match['id']}")
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked["ETag"] == f'"{match["seq"]}"'
    assert nobody.call("HEAD", "/games").status_code == 200


@pytest.mark.django_db
def test_a_fault_of_the_service_is_a_problem_that_tells_nothing(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("the server_seed is 00ff")

    monkeypatch.setattr(selectors, "see", fail)
    answer = ana.get(f"/matches/{ANY}")
    assert_refused(answer, 500, "server-fault")
    assert b"00ff" not in answer.content


@pytest.mark.django_db
def test_a_fault_outside_the_api_is_a_problem_as_well(nobody: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gameservice.http.request_id.uuid", None)
    nobody.client.raise_request_exception = False
    assert_refused(nobody.get("/games"), 500, "server-fault")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("given", "kept"),
    [("a-1.b_2", True), ("", False), ("two words", False), ("a" * 65, False), ("a\nb", False), ("ñ", False)],
)
def test_every_answer_bears_a_request_id(nobody: Person, given: str, kept: bool) -> None:
    for path in ("/games", "/nothing"):
        answered = nobody.get(path, X_Request_Id=given)["X-Request-Id"]
        assert answered
        assert (answered == given) is kept
