"""Bots of users: accounts for programs, marked as what they are."""

from typing import Any

import pytest

from gameservice.accounts import services
from gameservice.accounts.models import Token, User
from gameservice.ratings.models import Rating, Result
from tests.conftest import Person, Worker
from tests.flows.test_at_once import at_once, statuses
from tests.gameservice.accounts.test_people import ACCOUNT, sign_up
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import sit

OPTIONS = {"cards_to_win": 4}


def make(owner: Person, name: str = "Thinker") -> Person:
    answer = owner.post("/bots", {"name": name})
    assert answer.status_code == 201, answer.content
    return Person(answer.json()["token"], answer.json()["user"])


@pytest.mark.django_db
def test_a_bot_plays_and_everybody_sees_that_it_is_one(ben: Person) -> None:
    bot = make(sign_up(), "  Thinker ")
    assert {**bot.user, "id": ""} == {"id": "", "name": "Thinker", "kind": "bot"}
    assert bot.get("/me").json()["kind"] == "bot"
    table = sit(bot, ben, options=OPTIONS)
    (seat, _) = ben.match(table.id)["seats"]
    assert (seat["kind"], seat["level"], seat["user"]) == ("person", None, bot.user)
    (taken, _) = [e for e in ben.get(f"/matches/{table.id}/events").json()["events"] if e["type"] == "match.seat_taken"]
    assert taken["data"]["user"]["kind"] == "bot"


@pytest.mark.django_db
def test_a_bot_finds_others_by_a_quick_match(ben: Person) -> None:
    bot = make(sign_up())
    waiting = bot.post("/quick-matches", {"game": "ouch"}).json()
    joined = ben.post("/quick-matches", {"game": "ouch"}).json()
    assert joined["id"] == waiting["id"]
    assert [seat["user"]["kind"] for seat in joined["seats"]] == ["bot", "guest"]


@pytest.mark.django_db
def test_only_users_have_bots(ana: Person, nobody: Person) -> None:
    problem = assert_refused(ana.post("/bots", {"name": "Thinker"}), 403, "not-user")
    assert "/me/upgrade" in problem["detail"]
    assert_refused(make(sign_up()).post("/bots", {"name": "Child"}), 403, "not-user")
    assert_refused(nobody.post("/bots", {"name": "Thinker"}), 401, "not-authenticated")
    ana.post("/me/upgrade", {**ACCOUNT, "username": "ana"})
    assert make(ana).get("/me").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "A\nB"}, {"name": "a" * 41}])
def test_a_bot_has_a_name_like_anybody(body: Any) -> None:
    owner = sign_up()
    assert_refused(owner.post("/bots", body), 400, "malformed", "/name")
    assert owner.get("/bots").json()["items"] == []


@pytest.mark.django_db
def test_own_bots_are_listed_newest_first() -> None:
    owner, other = sign_up(), sign_up(username="other")
    bots = [make(owner, name).user for name in ("One", "Two")]
    assert owner.get("/bots").json() == {"items": bots[::-1], "next": None}
    assert other.get("/bots").json()["items"] == []


@pytest.mark.django_db
def test_a_retired_bot_opens_nothing_and_its_matches_stay(ben: Person) -> None:
    owner = sign_up()
    bot = make(owner)
    table = sit(bot, ben, options=OPTIONS)
    before = ben.match(table.id)
    assert owner.delete(f"/bots/{bot.user['id']}").status_code == 204
    assert_refused(bot.get("/me"), 401, "not-authenticated")
    assert not Token.objects.filter(user=bot.user["id"]).exists()
    assert owner.get("/bots").json()["items"] == []
    assert_refused(owner.delete(f"/bots/{bot.user['id']}"), 404, "not-found")
    assert ben.match(table.id) == before


@pytest.mark.django_db
def test_a_bot_is_retired_by_its_owner_alone(ben: Person) -> None:
    owner = sign_up()
    bot = make(owner)
    for person in (ben, sign_up(username="other"), bot):
        assert_refused(person.delete(f"/bots/{bot.user['id']}"), 404, "not-found")
    assert_refused(owner.delete(f"/bots/{ben.user['id']}"), 404, "not-found")
    assert_refused(owner.delete(f"/bots/{owner.user['id']}"), 404, "not-found")
    assert bot.get("/me").status_code == 200


@pytest.mark.django_db
def test_a_user_has_ten_bots_at_a_time() -> None:
    owner = sign_up()
    bots = [make(owner) for _ in range(services.MOST_BOTS)]
    problem = assert_refused(owner.post("/bots", {"name": "One more"}), 409, "too-many")
    assert "10" in problem["detail"]
    owner.delete(f"/bots/{bots[0].user['id']}")
    make(owner)


@pytest.mark.django_db(transaction=True)
@pytest.mark.postgres
def test_of_many_at_once_ten_are_made() -> None:
    owner = sign_up()
    for _ in range(services.MOST_BOTS - 2):
        make(owner)
    answers = at_once([lambda: owner.post("/bots", {"name": "One more"})] * 6)
    assert statuses(answers) == {201: 2, 409: 4}


@pytest.mark.django_db
def test_a_bot_neither_signs_in_nor_is_upgraded(nobody: Person) -> None:
    bot = make(sign_up())
    problem = assert_refused(bot.post("/me/upgrade", {**ACCOUNT, "username": "bot"}), 409, "not-guest")
    assert "bot" in problem["detail"]
    for username in ("Thinker", bot.user["id"]):
        assert nobody.post("/tokens", {"username": username, "password": "nine red flowers"}).status_code == 401
    assert not User.objects.get(id=bot.user["id"]).has_usable_password()


@pytest.mark.django_db
def test_bots_stop_where_their_owner_is_switched_off() -> None:
    owner = sign_up()
    bot = make(owner)
    User.objects.filter(id=owner.user["id"]).update(is_active=False)
    assert_refused(bot.get("/me"), 401, "not-authenticated")


@pytest.mark.django_db
def test_a_bot_has_results_and_no_rating(worker: Worker) -> None:
    """docs/guide/ratings.md, "What is rated": nor does a user's rating change who plays against bots alone."""
    owner, other = sign_up(), sign_up(username="other")
    bot = make(owner)
    table = sit(bot, other, options=OPTIONS, visibility="public")
    table.until_all_moved()
    table.finish()
    worker.drain()
    assert Result.objects.count() == 2
    assert not Result.objects.exclude(after=None).exists()
    assert not Rating.objects.exclude(rated=0).exists()
    told = other.get(f"/users/{bot.user['id']}").json()
    assert told["user"] == bot.user
    assert [(game["rating"], game["matches"]) for game in told["games"]] == [(None, 1)]
    assert other.get("/games/ouch/leaderboard").json()["items"] == []


@pytest.mark.django_db
def test_a_lost_token_is_replaced(ben: Person) -> None:
    owner = sign_up()
    bot = make(owner)
    renewed = owner.post(f"/bots/{bot.user['id']}/tokens")
    assert (renewed.status_code, renewed.json()["user"]) == (201, bot.user)
    assert bot.get("/me").status_code == 401
    assert Person(renewed.json()["token"]).get("/me").json()["id"] == bot.user["id"]
    assert_refused(ben.post(f"/bots/{bot.user['id']}/tokens"), 404, "not-found")
    owner.delete(f"/bots/{bot.user['id']}")
    assert_refused(owner.post(f"/bots/{bot.user['id']}/tokens"), 404, "not-found")
