"""Guests and users: who plays."""

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from gameservice.accounts import services
from gameservice.accounts.models import Token, User
from gameservice.http.problems import NotGuest
from tests.conftest import Person
from tests.flows.test_at_once import at_once, statuses
from tests.gameservice.http.refusal import assert_refused

ACCOUNT = {"username": "ana.b-c_d", "password": "a long secret"}


MOMENT = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z"


def sign_up(**fields: Any) -> Person:
    answer = Person().post("/users", {**ACCOUNT, **fields})
    assert answer.status_code == 201, answer.content
    return Person(answer.json()["token"], answer.json()["user"])


@pytest.mark.django_db
def test_a_guest_plays_at_once(nobody: Person) -> None:
    answer = nobody.post("/guests", {"name": "  Ana Ñandú 🌵 "})
    assert answer.status_code == 201
    assert set(answer.json()) == {"token", "user"}
    user = answer.json()["user"]
    assert {**user, "id": ""} == {"id": "", "name": "Ana Ñandú 🌵", "kind": "guest"}
    ana = Person(answer.json()["token"], user)
    assert ana.create("easy")["seats"][0]["user"] == user


@pytest.mark.django_db
@pytest.mark.parametrize("body", [None, {}, {"name": None}])
def test_a_guest_without_a_name_is_given_one(nobody: Person, body: Any) -> None:
    assert nobody.post("/guests", body).json()["user"]["name"].startswith("Guest ")


NAMES = {
    "empty": "",
    "blank": " \t ",
    "with a NUL": "A\0",
    "of two lines": "A\nB",
    "of two lines in Unicode": "A\u2028B",
    "of two paragraphs": "A\u2029B",
    "with an escape": "\x1b[31mA",
    "invisible": "\u200b\u2060",
    "of fillers": "\u3164\uffa0",
    "of empty braille": "\u2800 \u2800",
    "of marks alone": "\u0301\ufe0f",
    "turned around": "\u202eanA",
    "with an isolate": "A\u2066na",
    "private": "\ue000",
    "unassigned": "\U000e1fff",
    "long": "a" * 41,
}


@pytest.mark.django_db
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_short_and_can_be_read(ana: Person, nobody: Person, name: str) -> None:
    count = User.objects.count()
    assert_refused(nobody.post("/guests", {"name": name}), 400, "malformed", "/name")
    assert_refused(nobody.post("/users", {**ACCOUNT, "name": name}), 400, "malformed", "/name")
    assert_refused(ana.call("PATCH", "/me", {"name": name}), 400, "malformed", "/name")
    assert_refused(ana.post("/me/upgrade", {**ACCOUNT, "name": name}), 400, "malformed", "/name")
    assert User.objects.count() == count
    assert ana.get("/me").json()["name"] == "Ana"
    assert ana.get("/me").json()["kind"] == "guest"


@pytest.mark.django_db
def test_a_user_signs_up() -> None:
    ana = sign_up(name="Ana")
    assert ana.user["name"] == "Ana"
    assert ana.user["kind"] == "user"
    profile = ana.get("/me").json()
    assert set(profile) == {"id", "name", "kind", "username", "created_at"}
    assert profile["username"] == ACCOUNT["username"]
    assert re.fullmatch(MOMENT, profile["created_at"])
    stored = User.objects.get(id=ana.user["id"])
    assert ACCOUNT["password"] not in stored.password


@pytest.mark.django_db
def test_a_user_is_called_as_they_sign_in_where_no_name_is_given() -> None:
    assert sign_up().user["name"] == ACCOUNT["username"]


@pytest.mark.django_db
def test_a_username_is_taken_once(ana: Person, nobody: Person) -> None:
    sign_up()
    for answer in (nobody.post("/users", ACCOUNT), ana.post("/me/upgrade", ACCOUNT)):
        problem = assert_refused(answer, 409, "username-taken")
        assert ACCOUNT["username"] in problem["detail"]
    assert ana.get("/me").json()["kind"] == "guest"
    assert User.objects.count() == 2


@pytest.mark.django_db
def test_a_username_is_the_same_in_any_case(ana: Person, nobody: Person) -> None:
    user = sign_up()
    other = {**ACCOUNT, "username": ACCOUNT["username"].upper()}
    for answer in (nobody.post("/users", other), ana.post("/me/upgrade", other)):
        assert_refused(answer, 409, "username-taken")
    signed_in = Person(nobody.post("/tokens", other).json()["token"])
    assert signed_in.get("/me").json()["username"] == ACCOUNT["username"]
    assert signed_in.get("/me").json()["id"] == user.user["id"]


@pytest.mark.django_db
def test_a_moment_without_fractions_has_its_decimals(ana: Person) -> None:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    User.objects.update(created_at=moment)
    Token.objects.update(created_at=moment)
    assert ana.get("/me").json()["created_at"] == "2026-01-01T00:00:00.000000Z"
    assert ana.get("/tokens").json()["items"][0]["created_at"] == "2026-01-01T00:00:00.000000Z"


@pytest.mark.django_db
@pytest.mark.parametrize("username", ["", "a", "a" * 41, "ana maria", "ana\n", "ana\0", "añá", "ana@home", "../ana"])
def test_a_username_is_made_of_plain_characters(nobody: Person, username: str) -> None:
    assert_refused(nobody.post("/users", {**ACCOUNT, "username": username}), 400, "malformed", "/username")
    assert not User.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("password", ["", "s3cr3t!", "a" * 201])
def test_a_password_is_long_but_not_endless(nobody: Person, password: str) -> None:
    answer = nobody.post("/users", {**ACCOUNT, "password": password})
    assert_refused(answer, 400, "malformed", "/password")
    assert password == "" or password.encode() not in answer.content
    assert not User.objects.exists()


@pytest.mark.django_db
def test_all_that_is_wrong_with_an_account_is_told(nobody: Person) -> None:
    answer = nobody.post("/users", {"username": "a", "name": "", "age": 9})
    assert_refused(answer, 400, "malformed", "/username", "/name", "/password", "/age")


@pytest.mark.django_db
def test_a_name_is_changed_for_all_to_see_from_the_next_match_on(ana: Person, ben: Person) -> None:
    before = ana.create("open", visibility="public")
    answer = ana.call("PATCH", "/me", {"name": "Anita"})
    assert answer.status_code == 200
    assert answer.json()["name"] == "Anita"
    after = ana.create("open", visibility="public")
    assert ben.match(after["id"])["seats"][0]["user"]["name"] == "Anita"
    # Nothing about a match changes without an event, or its ETag would not be enough.
    assert ben.match(before["id"])["seats"][0]["user"]["name"] == "Ana"


@pytest.mark.django_db
def test_a_profile_is_changed_by_its_name_alone(ana: Person) -> None:
    assert_refused(ana.call("PATCH", "/me", {}), 400, "malformed", "/name")
    assert_refused(ana.call("PATCH", "/me", {"name": "X", "kind": "user"}), 400, "malformed", "/kind")
    assert ana.get("/me").json()["name"] == "Ana"


@pytest.mark.django_db
def test_an_upgraded_guest_keeps_matches_tokens_and_name(ana: Person) -> None:
    match = ana.create("open")
    answer = ana.post("/me/upgrade", ACCOUNT)
    assert answer.status_code == 200
    assert answer.json()["kind"] == "user"
    assert (answer.json()["id"], answer.json()["name"]) == (ana.user["id"], "Ana")
    assert ana.match(match["id"])["you"] == 0
    signed_in = Person(Person().post("/tokens", ACCOUNT).json()["token"])
    assert signed_in.match(match["id"])["you"] == 0
    assert Token.objects.count() == 2


@pytest.mark.django_db
def test_a_user_is_not_upgraded_again() -> None:
    ana = sign_up()
    problem = assert_refused(ana.post("/me/upgrade", {**ACCOUNT, "username": "other"}), 409, "not-guest")
    assert "already" in problem["detail"]
    assert ana.get("/me").json()["username"] == ACCOUNT["username"]


@pytest.mark.django_db
def test_of_two_upgrades_at_once_one_counts(ana: Person) -> None:
    first, second = User.objects.get(id=ana.user["id"]), User.objects.get(id=ana.user["id"])
    services.upgrade_guest(first, "first", "a long secret", None)
    with pytest.raises(NotGuest):
        services.upgrade_guest(second, "second", "another secret", "Second")
    assert (ana.get("/me").json()["username"], ana.get("/me").json()["name"]) == ("first", "Ana")
    assert Person().post("/tokens", {"username": "first", "password": "a long secret"}).status_code == 201


@pytest.mark.django_db(transaction=True)
@pytest.mark.postgres
def test_of_many_upgrades_at_once_one_counts(ana: Person) -> None:
    answers = at_once([lambda n=n: ana.post("/me/upgrade", {**ACCOUNT, "username": f"ana-{n}"}) for n in range(6)])  # type: ignore[misc]
    assert statuses(answers) == {200: 1, 409: 5}
    assert next(a.json() for a in answers if a.status_code == 200) == ana.get("/me").json()


@pytest.mark.django_db(transaction=True)
@pytest.mark.postgres
def test_of_many_who_want_one_name_at_once_one_has_it() -> None:
    names = ["ana", "Ana", "ANA", "aNa", "anA", "AnA"]
    answers = at_once([lambda n=n: Person().post("/users", {**ACCOUNT, "username": n}) for n in names])  # type: ignore[misc]
    assert statuses(answers) == {201: 1, 409: 5}
