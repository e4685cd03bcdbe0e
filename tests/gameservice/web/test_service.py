"""What is served beside the API."""

import pytest
from django.test import Client

from games import registry
from gameservice.accounts.models import User
from gameservice.web import service, verifiers
from tests.conftest import Person


def test_a_process_that_answers_lives(client: Client) -> None:
    assert client.get("/livez").status_code == 200


@pytest.mark.django_db
def test_it_is_ready_when_database_migrations_and_broker_are_there(client: Client) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"database": "ok", "migrations": "ok", "broker": "ok"}


@pytest.mark.django_db
def test_it_says_what_it_lacks(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> str:
        raise ConnectionError

    monkeypatch.setattr(service, "_broker", gone)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"database": "ok", "migrations": "ok", "broker": "ConnectionError"}


@pytest.mark.django_db
def test_requests_are_counted_and_timed(ana: Person, client: Client) -> None:
    ana.get("/me")
    told = client.get("/metrics").content.decode()
    assert 'gameservice_requests_total{endpoint="Me",method="GET",status="200"}' in told
    assert 'gameservice_request_seconds_count{endpoint="Me",method="GET"}' in told


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_game_s_verifier_is_served_as_a_file_of_its_own(client: Client, game: str) -> None:
    answer = client.get(f"/verify/{game}.py")
    assert (answer.status_code, answer["Content-Type"]) == (200, "text/x-python; charset=utf-8")
    assert answer.content.decode() == verifiers.script(game)


@pytest.mark.parametrize("name", ["chess", "frame", "__init__", "..%2Fservice", "OUCH", "ouch%00"])
def test_nothing_else_is_served_as_a_verifier(client: Client, name: str) -> None:
    assert client.get(f"/verify/{name}.py").status_code == 404


@pytest.mark.django_db
def test_the_admin_shows_matches_and_none_of_their_secrets(ana: Person, client: Client) -> None:
    match = ana.create("easy")
    client.force_login(User.objects.create_superuser("root", "a long password"))
    assert match["id"] in client.get("/admin/matches/match/").content.decode()
    page = client.get(f"/admin/matches/match/{match['id']}/change/").content.decode()
    assert match["id"] in page
    for secret in ("server_seed", "match_seed", "state"):
        assert f"field-{secret}" not in page
    assert client.get("/admin/accounts/user/").status_code == 200


@pytest.mark.django_db
def test_the_admin_is_for_staff(client: Client) -> None:
    assert client.get("/admin/").status_code == 302
