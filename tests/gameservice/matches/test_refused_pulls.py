"""What Aloha Pioha refuses over HTTP: by its rule, with what would be legal, and with the match as it was."""

from typing import Any

import pytest

from tests.conftest import Person
from tests.gameservice.http.refusal import assert_refused
from tests.gameservice.matches.hairs import make_due, place, play_on, pull
from tests.gameservice.matches.table import Sitting, unchanged

Json = dict[str, Any]

PLAY = {"type": "aloha.play", "card": 0, "hair": 0, "end": "left", "face": "up"}
DOWN = {**PLAY, "face": "down"}
TICKLE = {"type": "aloha.tickle", "from": 0, "hair": 0}
TARGET = {"type": "aloha.target"}
COMB = {"type": "aloha.comb", "card": 0}


def assert_illegal(table: Sitting, action: Json, rule: str, said: str) -> None:
    """Whoever is to decide is refused the action, tried or sent."""
    mover, match = table.to_move()
    for query in ("", "?dry_run=true"):
        with unchanged(table.id):
            path = f"/matches/{table.id}/actions{query}"
            answer = mover.post(path, action, If_Match=f'"{match["seq"]}"')
            problem = assert_refused(answer, 422, "illegal-action")
        assert problem["rule"] == rule
        assert said in problem["detail"]
    assert mover.match(table.id) == match


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("action", "rule", "said"),
    [
        ({**PLAY, "card": 2}, "A5", "cards are 0 to 1"),
        ({**PLAY, "card": 10**15}, "A5", "cards are 0 to 1"),
        ({**PLAY, "hair": 3}, "A2", "hairs are 0 to 2"),
        ({**PLAY, "keep": 1}, "A7", "leave keep away"),
        ({**DOWN, "keep": 1}, "A7", "leave keep away"),
        (TICKLE, "A12", "there is room at hair 0 left, hair 0 right"),
        ({**TARGET, "louse": 0}, "A14", "there is room at"),
        ({**TARGET, "card": None}, "A14", "there is room at"),
        (TARGET, "A14", "there is room at"),
        (COMB, "A10", "there is room at"),
    ],
)
def test_before_anything_is_played(ana: Person, ben: Person, action: Json, rule: str, said: str) -> None:
    assert_illegal(pull(ana, ben), action, rule, said)


@pytest.mark.django_db
def test_an_end_that_another_tribe_holds(ana: Person, ben: Person) -> None:
    table = pull(ana, ben)
    play_on(table, 0)
    assert_illegal(table, PLAY, "A5", "there is room at hair 0 right")


@pytest.mark.django_db
@pytest.mark.parametrize("other_hair", [0, 1])
def test_the_other_end_of_the_own_hair(ana: Person, ben: Person, other_hair: int) -> None:
    """Whether it is held or free."""
    table = pull(ana, ben)
    play_on(table, 0)
    play_on(table, other_hair)
    assert_illegal(table, {**PLAY, "end": "right"}, "A5", "there is room at hair 0 left")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("keep", "said"),
    [
        ({}, "one of 1, 2"),
        ({"keep": None}, "one of 1, 2"),
        ({"keep": 0}, "one of 1, 2"),
        ({"keep": 3}, "one of 1, 2"),
    ],
)
def test_face_down_another_card_is_kept(ana: Person, ben: Person, keep: Json, said: str) -> None:
    table = pull(ana, ben)
    play_on(table, 0)
    play_on(table, 0)
    assert_illegal(table, {**DOWN, **keep}, "A7", said)


@pytest.mark.django_db
def test_face_down_in_a_match_of_open_faces(ana: Person, ben: Person) -> None:
    assert_illegal(pull(ana, ben, face_down=False), DOWN, "A7", "face up")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("action", "said"),
    [
        (PLAY, "place one, from 0, 1, 2, deck, on hair 1"),
        (COMB, "place one, from 0, 1, 2, deck, on hair 1"),
        ({**TARGET, "louse": 0}, "place one, from 0, 1, 2, deck, on hair 1"),
        (TICKLE, "place it from 0, 1, 2, deck, on hair 1"),
        ({**TICKLE, "hair": 5}, "place it from 0, 1, 2, deck, on hair 1"),
    ],
)
def test_where_a_tickle_is_due(ana: Person, ben: Person, action: Json, said: str) -> None:
    table = pull(ana, ben)
    make_due(table, hair=1)
    assert_illegal(table, action, "A13", said)


@pytest.mark.django_db
def test_a_knotted_hair(ana: Person, ben: Person) -> None:
    table = pull(ana, ben, kinds=["knot"])
    make_due(table)
    place(table, "knot")
    _, match = table.to_move()
    own = next(end for end in ("left", "right") if match["view"]["hairs"][0][end]["seat"] == match["you"])
    assert_illegal(table, {**PLAY, "end": own}, "A14", "there is room at hair 1 left")
    assert all(action["hair"] != 0 for action in match["legal"]["actions"])


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "targets", "said"),
    [
        (
            "hop",
            [
                {"louse": 9, "hair": 1, "end": "left"},
                {"louse": 0, "hair": 0, "end": "left"},
                {"louse": 0, "hair": 0, "end": "right"},
                {"louse": 0, "hair": 5, "end": "left"},
                {"louse": 0, "hair": 1},
                {"louse": 0, "end": "left"},
                {"louse": 0},
                {"hair": 1, "end": "left"},
                {"louse": 0, "hair": 1, "end": "left", "card": 0},
                {"card": None},
                {},
            ],
            "there is room at hair 1 left",
        ),
        (
            "home",
            [{"louse": 9}, {"louse": 0, "hair": 1, "end": "left"}, {"card": 0}, {"card": None}, {}],
            "one of your lice on hair 0",
        ),
        (
            "extra_pull",
            [{"card": 9}, {"louse": 0}, {"louse": 0, "card": 0}, {"card": None, "end": "left"}, {}],
            "or null to decline",
        ),
    ],
)
def test_where_a_target_is_asked(ana: Person, ben: Person, kind: str, targets: list[Json], said: str) -> None:
    table = pull(ana, ben, kinds=[kind])
    make_due(table)
    assert place(table, kind)["view"]["asks"] == "target"
    for target in targets:
        assert_illegal(table, {**TARGET, **target}, "A14", said)
    for action in (PLAY, TICKLE, COMB):
        assert_illegal(table, action, "A14", said)


@pytest.mark.django_db
def test_with_no_place_to_play_on(ana: Person, ben: Person, cleo: Person) -> None:
    """A10: the others fill all hairs but the one that Cleo knots herself out of."""
    table = pull(ana, ben, cleo, kinds=["knot"], tickle_trigger="exceeds")
    while (asked := table.to_move()[1])["view"]["asks"] != "comb":
        if asked["view"]["asks"] == "tickle":
            place(table, "knot")
        else:
            play_on(table, 0 if asked["you"] == 2 else _emptiest(asked))
    assert [action["type"] for action in asked["legal"]["actions"]] == ["aloha.comb"] * len(asked["legal"]["actions"])
    assert_illegal(table, PLAY, "A10", "put a card of your hand, 0 to")
    assert_illegal(table, {**COMB, "card": 20}, "A10", "its cards are 0 to")
    combed = cleo.act(asked, COMB).json()
    assert [event["type"] for event in combed["events"]][:1] == ["aloha.combed"]


MALFORMED = {
    "a tickle from a fourth": ({**TICKLE, "from": 3}, ["/from"]),
    "a tickle from before the first": ({**TICKLE, "from": -1}, ["/from"]),
    "a tickle from elsewhere": ({**TICKLE, "from": "hand"}, ["/from"]),
    "a tickle from no number": ({**TICKLE, "from": "0"}, ["/from"]),
    "a tickle from a truth value": ({**TICKLE, "from": True}, ["/from"]),
    "a tickle from a fraction": ({**TICKLE, "from": 0.5}, ["/from"]),
    "a tickle from nothing": ({**TICKLE, "from": None}, ["/from"]),
    "a tickle from two": ({**TICKLE, "from": [0, 1]}, ["/from"]),
    "a tickle without from": ({"type": "aloha.tickle", "hair": 0}, ["/from"]),
    "a tickle by Python's name": ({"type": "aloha.tickle", "from_": 0, "hair": 0}, ["/from", "/from_"]),
    "a hair beyond all": ({**PLAY, "hair": 6}, ["/hair"]),
    "a negative card": ({**PLAY, "card": -1}, ["/card"]),
    "a card that is none": ({**PLAY, "card": None}, ["/card"]),
    "a card to keep in words": ({**DOWN, "keep": "the best"}, ["/keep"]),
    "an unknown end": ({**PLAY, "end": "top"}, ["/end"]),
    "a face that is both": ({**PLAY, "face": "side"}, ["/face"]),
    "a louse that is none": ({**TARGET, "louse": None}, ["/louse"]),
    "a target of another name": ({**TARGET, "hand": 0}, ["/hand"]),
    "many faults at once": (
        {"type": "aloha.play", "card": "0", "hair": 9, "end": "up", "keep": -1, "force": 5},
        ["/card", "/end", "/face", "/force", "/hair", "/keep"],
    ),
    "an action of another game": ({"type": "ouch.flip", "slot": 0, "side": "top"}, ["/type"]),
    "an event": ({"type": "aloha.played", "hair": 0}, ["/type"]),
}


@pytest.mark.django_db
@pytest.mark.parametrize(("action", "pointers"), MALFORMED.values(), ids=MALFORMED)
@pytest.mark.parametrize("query", ["", "?dry_run=true"])
def test_what_does_not_fit_is_told_where(ana: Person, action: Any, pointers: list[str], query: str) -> None:
    match = ana.create(game="aloha_pioha")
    with unchanged(match["id"]):
        answer = ana.post(f"/matches/{match['id']}/actions{query}", action, If_Match=f'"{match["seq"]}"')
        assert_refused(answer, 400, "malformed", *pointers)


def _emptiest(match: Json) -> int:
    """The hair with the fewest own lice, then the fewest of all, and rather not the first, of those on which the seat
    may play."""

    def lice(number: int, *seats: int) -> int:
        ends = filter(None, (match["view"]["hairs"][number][end] for end in ("left", "right")))
        return sum(len(end["lice"]) for end in ends if end["seat"] in seats)

    open_hairs: set[int] = {action["hair"] for action in match["legal"]["actions"]}
    return min(open_hairs, key=lambda hair: (lice(hair, match["you"]), hair == 0, lice(hair, 0, 1, 2), hair))
