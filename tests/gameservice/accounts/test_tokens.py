"""Tokens: secrets that stand for an account."""

import hashlib

import pytest

from gameservice.accounts.models import Token, User
from tests.conftest import Person
from tests.gameservice.accounts.test_people import ACCOUNT, sign_up
from tests.gameservice.http.refusal import assert_refused


@pytest.mark.django_db
def test_a_secret_is_shown_once_and_stored_hashed(nobody: Person) -> None:
    ana = sign_up()
    answer = nobody.post("/tokens", {**ACCOUNT, "label": "phone"})
    assert answer.status_code == 201
    made = answer.json()
    assert {"id", "token", "label"} <= set(made)
    assert (made["label"], made["user"]) == ("phone", ana.user)
    kept = Token.objects.get(id=made["id"])
    assert bytes(kept.digest) == hashlib.sha256(made["token"].encode()).digest()
    everything = Person(made["token"]).get("/tokens").content + repr(Token.objects.values()).encode()
    assert made["token"].encode() not in everything
    assert Person(made["token"]).get("/me").json()["id"] == ana.user["id"]


@pytest.mark.django_db
def test_tokens_are_listed_newest_first(nobody: Person) -> None:
    ana = sign_up()
    nobody.post("/tokens", {**ACCOUNT, "label": "phone"})
    listed = ana.get("/tokens").json()
    assert listed["next"] is None
    assert [(token["label"], token["current"]) for token in listed["items"]] == [("phone", False), ("", True)]
    assert all("token" not in token for token in listed["items"])


@pytest.mark.django_db
def test_a_revoked_token_opens_nothing(nobody: Person) -> None:
    ana = sign_up()
    phone = Person(nobody.post("/tokens", ACCOUNT).json()["token"])
    lost = next(token for token in ana.get("/tokens").json()["items"] if not token["current"])
    answer = ana.delete(f"/tokens/{lost['id']}")
    assert (answer.status_code, answer.content) == (204, b"")
    assert_refused(phone.get("/me"), 401, "not-authenticated")
    assert ana.get("/me").status_code == 200
    assert_refused(ana.delete(f"/tokens/{lost['id']}"), 404, "not-found")


@pytest.mark.django_db
def test_a_token_revokes_itself(ana: Person) -> None:
    (own,) = ana.get("/tokens").json()["items"]
    assert ana.delete(f"/tokens/{own['id']}").status_code == 204
    assert_refused(ana.get("/me"), 401, "not-authenticated")


@pytest.mark.django_db
def test_who_is_unknown_and_who_is_mistaken_are_told_the_same(nobody: Person) -> None:
    sign_up()
    unknown = nobody.post("/tokens", {**ACCOUNT, "username": "nobody"})
    mistaken = nobody.post("/tokens", {**ACCOUNT, "password": "another secret"})
    assert_refused(unknown, 401, "not-authenticated")
    assert unknown.content == mistaken.content
    assert unknown["WWW-Authenticate"] == mistaken["WWW-Authenticate"]
    assert Token.objects.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"username": "ana\0"}, "/username"),
        ({"username": 7}, "/username"),
        ({"password": ""}, "/password"),
        ({"label": "a" * 81}, "/label"),
        ({"label": "a\0"}, "/label"),
        ({"label": "a\nb"}, "/label"),
        ({"scope": "all"}, "/scope"),
    ],
)
def test_a_sign_in_that_does_not_fit_is_refused(nobody: Person, fields: dict[str, object], pointer: str) -> None:
    sign_up()
    assert_refused(nobody.post("/tokens", {**ACCOUNT, **fields}), 400, "malformed", pointer)
    assert Token.objects.count() == 1


@pytest.mark.django_db
def test_an_account_that_is_switched_off_opens_nothing(ana: Person, nobody: Person) -> None:
    ana.post("/me/upgrade", ACCOUNT)
    User.objects.update(is_active=False)
    assert_refused(ana.get("/me"), 401, "not-authenticated")
    assert_refused(nobody.post("/tokens", ACCOUNT), 401, "not-authenticated")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "header",
    [
        "",
        "Bearer",
        "Bearer ",
        "Bearer\0",
        "Bearer x\0",
        "Bearer ñ",
        "Bearer {0} {0}",
        "Token {0}",
        "{0}",
        "Bearer {0}=",
    ],
)
def test_only_a_bearer_token_as_it_was_given_counts(ana: Person, header: str) -> None:
    answer = ana.get("/me", Authorization=header.format(ana.token))
    assert_refused(answer, 401, "not-authenticated")
    assert answer["WWW-Authenticate"] == "Bearer"


@pytest.mark.django_db
def test_the_word_bearer_is_read_in_any_case(ana: Person) -> None:
    assert ana.get("/me", Authorization=f"bearer {ana.token}").status_code == 200
