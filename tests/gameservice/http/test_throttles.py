"""Who asks too often is told when to ask again; who does not, how often is left."""

import re
from typing import Any

import pytest

from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit


def limit(settings: Any, **rates: str) -> None:
    settings.THROTTLES = {**settings.THROTTLES, **rates}


@pytest.mark.django_db
def test_every_answer_tells_what_is_left(ana: Person, settings: Any) -> None:
    limit(settings, read="3/minute")
    left = []
    for _ in range(3):
        answer = ana.get("/me")
        assert answer.status_code == 200
        assert answer["RateLimit-Policy"] == '"read";q=3;w=60'
        found = re.fullmatch(r'"read";r=(\d+);t=(\d+)', answer["RateLimit"])
        assert found
        assert 1 <= int(found[2]) <= 60
        left.append(int(found[1]))
    assert left == [2, 1, 0]


@pytest.mark.django_db
def test_one_more_is_throttled(ana: Person, ben: Person, settings: Any) -> None:
    limit(settings, read="1/minute")
    assert ana.get("/me").status_code == 200
    answer = ana.get("/me")
    assert_refused(answer, 429, "throttled")
    assert 1 <= int(answer["Retry-After"]) <= 60
    assert answer["RateLimit"].startswith('"read";r=0;')
    # The others, and what is counted apart, go on.
    assert ben.get("/me").status_code == 200
    assert ana.call("PATCH", "/me", {"name": "Anita"}).status_code == 200


@pytest.mark.django_db
def test_a_throttled_move_changes_nothing(ana: Person, ben: Person, settings: Any) -> None:
    limit(settings, move="1/minute")
    table = sit(ana, ben, options={"first_seat": "host"})
    assert table.step(person=ana).status_code == 200
    match = ana.match(table.id)
    assert_refused(ana.act(match, {"type": "ouch.flip", "slot": 0, "side": "top"}), 429, "throttled")
    assert ana.match(table.id) == match


@pytest.mark.django_db
def test_dry_runs_are_counted_apart(ana: Person, settings: Any) -> None:
    limit(settings, dry_run="1/minute", move="1/minute")
    match = ana.create("easy", options={"first_seat": "host"})
    action = match["legal"]["actions"][0]
    path = f"/matches/{match['id']}/actions?dry_run=true"
    assert ana.post(path, action).status_code == 200
    assert_refused(ana.post(path, action), 429, "throttled")
    assert ana.act(match, action).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "?dry_run=false", "?dry_run=0", "?dry_run=perhaps", "?dry_run=1&dry_run=1"])
def test_only_true_dry_runs_are_counted_as_such(ana: Person, settings: Any, query: str) -> None:
    limit(settings, dry_run="0/second", move="1/minute")
    match = ana.create("easy", options={"first_seat": "host"})
    path = f"/matches/{match['id']}/actions{query}"
    assert ana.post(path, {}).status_code == 400
    assert_refused(ana.post(path, {}), 429, "throttled")


@pytest.mark.django_db
def test_refusals_count_too(ana: Person, settings: Any) -> None:
    limit(settings, create="2/minute")
    for _ in range(2):
        answer = ana.post("/matches", {})
        assert_refused(answer, 400, "malformed", "/game")
        assert "RateLimit" in answer
    assert_refused(ana.post("/matches", {}), 429, "throttled")


@pytest.mark.django_db
def test_whoever_has_no_token_is_counted_by_address(nobody: Person, settings: Any) -> None:
    limit(settings, account="2/hour")
    nobody.client.defaults["REMOTE_ADDR"] = "203.0.113.7"
    assert [nobody.post("/guests").status_code for _ in range(3)] == [201, 201, 429]
    nobody.client.defaults["REMOTE_ADDR"] = "203.0.113.8"
    assert nobody.post("/guests").status_code == 201


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("proxies", "said", "counted_apart"),
    [
        (0, ["198.51.100.1", "198.51.100.2"], False),
        (1, ["198.51.100.1", "198.51.100.2"], True),
        (1, ["1.1.1.1, 198.51.100.3", "2.2.2.2, 198.51.100.3"], False),
        (2, ["198.51.100.4, 10.0.0.1", "198.51.100.5, 10.0.0.1"], True),
    ],
)
def test_of_forwarded_addresses_those_of_trusted_proxies_count(
    nobody: Person, settings: Any, proxies: int, said: list[str], counted_apart: bool
) -> None:
    limit(settings, account="1/hour")
    settings.REST_FRAMEWORK = {**settings.REST_FRAMEWORK, "NUM_PROXIES": proxies}
    nobody.client.defaults["REMOTE_ADDR"] = "203.0.113.9"
    statuses = [nobody.post("/guests", X_Forwarded_For=address).status_code for address in said]
    assert statuses == [201, 201 if counted_apart else 429]
