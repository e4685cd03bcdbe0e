"""Before the start: taking seats, leaving them, invites, and the host's start."""

from typing import Any

import pytest

from tests.conftest import Person, Worker
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.table import rows, sit, unchanged


def take(person: Person, match: dict[str, Any], **fields: Any) -> Any:
    return person.post(f"/matches/{match['id']}/seats", {"invite": match["invite"], **fields})


def leave(person: Person, match: dict[str, Any], seat: int) -> Any:
    return person.delete(f"/matches/{match['id']}/seats/{seat}")


def held(match: dict[str, Any]) -> list[str | None]:
    """Who sits where, by name."""
    return [seat["user"] and seat["user"]["name"] for seat in match["seats"]]


@pytest.mark.django_db
def test_the_first_open_seat_is_taken_where_none_is_named(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", "easy", "open")
    answer = take(ben, match)
    assert answer.status_code == 201
    joined = answer.json()
    assert (joined["you"], joined["status"]) == (1, "open")
    assert answer["ETag"] == f'"{joined["seq"]}"'
    assert joined["invite"] == match["invite"]
    assert joined["waiting_on"][0]["kind"] == "players"
    last = take(cleo, match).json()
    assert (last["you"], last["status"]) == (3, "active")
    assert held(last) == ["Ana", "Ben", "Easy bot", "Cleo"]


@pytest.mark.django_db
def test_a_seat_is_taken_by_its_number(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", "open")
    assert take(ben, match, seat=2).json()["you"] == 2
    with unchanged(match["id"]):
        for taken in (0, 2, 5):
            problem = assert_refused(take(cleo, match, seat=taken), 409, "seat-taken")
            assert "open seats: 1" in problem["detail"]
    assert take(cleo, match, seat=1).json()["status"] == "active"


@pytest.mark.django_db
def test_nobody_sits_twice(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", "open", "open")
    take(ben, match)
    with unchanged(match["id"]):
        assert "seat 0" in assert_refused(take(ana, match), 409, "already-seated")["detail"]
        assert "seat 1" in assert_refused(take(ben, match, seat=2), 409, "already-seated")["detail"]


@pytest.mark.django_db
def test_a_full_match_has_no_seat_left(ana: Person, ben: Person, cleo: Person) -> None:
    table = sit(ana, ben, visibility="public")
    with unchanged(table.id):
        assert_refused(cleo.post(f"/matches/{table.id}/seats", {}), 409, "seat-taken")
        assert_refused(cleo.post(f"/matches/{table.id}/seats", {"seat": 0}), 409, "seat-taken")
        assert_refused(ben.post(f"/matches/{table.id}/seats", {}), 409, "already-seated")


@pytest.mark.django_db
def test_nobody_sits_down_at_an_aborted_match(ana: Person, ben: Person) -> None:
    match = ana.create("open", visibility="public")
    ana.post(f"/matches/{match['id']}/abort")
    with unchanged(match["id"]):
        assert_refused(take(ben, match), 409, "not-active")


@pytest.mark.django_db
@pytest.mark.parametrize("invite", [None, "", "guessed", "ñ", "x" * 64])
def test_a_private_match_opens_to_its_invite_alone(ana: Person, ben: Person, invite: str | None) -> None:
    match = ana.create("open")
    with unchanged(match["id"]):
        assert_refused(take(ben, match, invite=invite), 404, "not-found")
    other = ana.create("open")
    with unchanged(match["id"], other["id"]):
        assert_refused(take(ben, match, invite=other["invite"]), 404, "not-found")
    assert take(ben, match).status_code == 201


@pytest.mark.django_db
@pytest.mark.parametrize("visibility", ["unlisted", "public"])
def test_other_matches_need_no_invite(ana: Person, ben: Person, visibility: str) -> None:
    match = ana.create("open", visibility=visibility)
    assert ben.post(f"/matches/{match['id']}/seats").status_code == 201


MISFITS: dict[str, list[Any]] = {
    "seat": [-1, 8, "0", 0.5, True],
    "invite": [1, "x" * 65],
    "entropy": ["a" * 65, "ñ" * 33, "a\n", "\0", 5, None],
    "age": [-1, 151, "9", 9.5],
    "hair_cm": [-1, 1001, "9"],
    "colour": ["red"],
}


@pytest.mark.django_db
@pytest.mark.parametrize(("field", "value"), [(field, value) for field in MISFITS for value in MISFITS[field]])
def test_what_does_not_fit_takes_no_seat(ana: Person, ben: Person, field: str, value: Any) -> None:
    match = ana.create("open", visibility="public")
    with unchanged(match["id"]):
        assert_refused(take(ben, match, **{field: value}), 400, "malformed", f"/{field}")


@pytest.mark.django_db
def test_entropy_is_told_from_the_start_on(ana: Person, ben: Person, cleo: Person, nobody: Person) -> None:
    match = ana.create("open", "open", visibility="public")
    take(ben, match, entropy="luck of ben")
    told = [person.get(f"/matches/{match['id']}{more}") for person in (ana, ben, cleo) for more in OF_A_LOBBY]
    told.append(nobody.get(f"/invites/{match['invite']}"))
    told.append(ana.get("/matches"))
    assert all(answer.status_code == 200 and b"luck of ben" not in answer.content for answer in told)
    assert ana.match(match["id"])["fairness"]["entropy"] == ["", "", ""]
    take(cleo, match, entropy="¡suerte!")
    assert ana.match(match["id"])["fairness"]["entropy"] == ["", "luck of ben", "¡suerte!"]


OF_A_LOBBY = ("", "/events", "/events?narrate=en", "/export")


@pytest.mark.django_db
@pytest.mark.parametrize(("ages", "first"), [((9, 7, 8), 1), ((9, 8, 7), 2), ((0, 1, 150), 0)])
def test_the_youngest_begins(ana: Person, ben: Person, cleo: Person, ages: tuple[int, int, int], first: int) -> None:
    seats = [{"kind": "me", "age": ages[0]}, {"kind": "open"}, {"kind": "open"}]
    match = ana.post("/matches", {"game": "ouch", "seats": seats, "options": {"first_seat": "youngest"}}).json()
    take(ben, match, age=ages[1])
    started = take(cleo, match, age=ages[2]).json()
    assert started["view"]["first"] == first
    assert [waiting["seat"] for waiting in started["waiting_on"]] == [first]


@pytest.mark.django_db
def test_who_leaves_makes_the_seat_open_again(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", "open")
    take(ben, match, entropy="luck", age=9)
    answer = leave(ben, match, 1)
    assert (answer.status_code, answer.content) == (204, b"")
    assert_refused(ben.get(f"/matches/{match['id']}"), 404, "not-found")
    left = ana.match(match["id"])
    assert held(left) == ["Ana", None, None]
    assert answer["ETag"] == f'"{left["seq"]}"'
    event = ana.get(f"/matches/{match['id']}/events").json()["events"][-1]
    assert (event["type"], event["seat"], event["data"]) == ("match.seat_left", 1, {"by_host": False})
    assert take(cleo, match).json()["you"] == 1
    started = take(ben, match).json()
    assert started["fairness"]["entropy"] == ["", "", ""]


@pytest.mark.django_db
def test_the_host_makes_any_seat_open(ana: Person, ben: Person) -> None:
    match = ana.create("easy", "open", "open")
    take(ben, match)
    assert leave(ana, match, 2).status_code == 204
    assert leave(ana, match, 1).status_code == 204
    assert held(ana.match(match["id"])) == ["Ana", None, None, None]
    events = ana.get(f"/matches/{match['id']}/events").json()["events"]
    assert [event["data"] for event in events[-2:]] == [{"by_host": True}] * 2


@pytest.mark.django_db
def test_others_empty_their_own_seat_alone(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", "open", visibility="public")
    take(ben, match)
    with unchanged(match["id"]):
        for person, seat in ((ben, 0), (ben, 2), (cleo, 0), (cleo, 1)):
            assert_refused(leave(person, match, seat), 403, "not-your-seat")
        assert_refused(leave(ana, match, 2), 409, "seat-taken")
        assert_refused(leave(ana, match, 3), 404, "not-found")


@pytest.mark.django_db
def test_no_seat_is_left_after_the_start(ana: Person, ben: Person) -> None:
    table = sit(ana, ben)
    with unchanged(table.id):
        for person, seat in ((ben, 1), (ana, 0), (ana, 1)):
            problem = assert_refused(person.delete(f"/matches/{table.id}/seats/{seat}"), 409, "not-active")
            assert "resign" in problem["detail"]


@pytest.mark.django_db
def test_a_host_who_leaves_hands_the_match_on(ana: Person, ben: Person, cleo: Person) -> None:
    match = ana.create("open", "open", start="host")
    take(ben, match)
    assert leave(ana, match, 0).status_code == 204
    assert_refused(ana.get(f"/matches/{match['id']}"), 404, "not-found")
    assert ben.match(match["id"])["status"] == "open"
    take(ana, match)
    take(cleo, match)
    assert_refused(ana.post(f"/matches/{match['id']}/start"), 403, "not-host")
    assert ben.post(f"/matches/{match['id']}/start").json()["status"] == "active"


@pytest.mark.django_db
def test_a_host_who_leaves_nobody_behind_aborts_the_match(ana: Person) -> None:
    match = ana.create("easy", "open")
    assert leave(ana, match, 0).status_code == 204
    left = ana.match(match["id"])
    assert (left["status"], left["waiting_on"]) == ("aborted", [])
    assert left["fairness"]["server_seed"]


@pytest.mark.django_db
def test_where_the_host_starts_it_waits_when_it_is_full(ana: Person, ben: Person, worker: Worker) -> None:
    match = ana.create("open", start="host")
    path = f"/matches/{match['id']}/start"
    with unchanged(match["id"]):
        assert "Seats 1" in assert_refused(ana.post(path), 409, "not-startable")["detail"]
    full = take(ben, match).json()
    assert (full["status"], full["waiting_on"][0]["kind"], full["view"]) == ("open", "players", None)
    with unchanged(match["id"]):
        assert_refused(ben.post(path), 403, "not-host")
    answer = ana.post(path)
    started = answer.json()
    assert (answer.status_code, started["status"]) == (200, "active")
    assert answer["ETag"] == f'"{started["seq"]}"'
    with unchanged(match["id"]):
        assert_refused(ana.post(path), 409, "not-startable")


@pytest.mark.django_db
def test_where_the_last_seat_starts_it_the_host_does_not(ana: Person) -> None:
    match = ana.create("open")
    with unchanged(match["id"]):
        assert_refused(ana.post(f"/matches/{match['id']}/start"), 409, "not-startable")


@pytest.mark.django_db
def test_an_invite_shows_the_match_to_whoever_has_it(ana: Person, ben: Person, nobody: Person) -> None:
    match = ana.create("open")
    shown = nobody.get(f"/invites/{match['invite']}")
    assert shown.status_code == 200
    assert shown["ETag"] == f'"{match["seq"]}"'
    assert (shown.json()["id"], shown.json()["you"], shown.json()["invite"]) == (match["id"], None, None)
    assert_refused(nobody.get("/invites/" + match["invite"].swapcase()), 404, "not-found")
    take(ben, match)
    running = nobody.get(f"/invites/{match['invite']}").json()
    assert (running["status"], running["legal"]) == ("active", None)


@pytest.mark.django_db
def test_a_match_is_known_by_its_etag(ana: Person, ben: Person) -> None:
    match = ana.create("open")
    path = f"/matches/{match['id']}"
    tag = ana.get(path)["ETag"]
    for known in (tag, f"W/{tag}", f'"0", {tag}', "*"):
        answer = ana.get(path, If_None_Match=known)
        assert (answer.status_code, answer.content, answer["ETag"]) == (304, b"", tag)
    for unknown in ("", '"0"', tag.strip('"'), '"' + tag, "ñ"):
        assert ana.get(path, If_None_Match=unknown).status_code == 200
    take(ben, match)
    assert ana.get(path, If_None_Match=tag).status_code == 200


@pytest.mark.django_db
def test_every_change_of_the_lobby_is_an_event(ana: Person, ben: Person) -> None:
    match = ana.create("open", "open")
    seqs = [match["seq"]]
    for seat in (1, 2):
        take(ben, match, seat=seat)
        seqs.append(ana.match(match["id"])["seq"])
        leave(ben, match, seat)
        seqs.append(ana.match(match["id"])["seq"])
    assert seqs == [2, 3, 4, 5, 6]
    assert [event["seq"] for event in rows(match["id"])[2]] == [1, 2, 3, 4, 5, 6]
