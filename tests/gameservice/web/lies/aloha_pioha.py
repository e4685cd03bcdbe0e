"""Lies about a finished match of Aloha Pioha."""

from collections.abc import Callable
from typing import Any

from tests.gameservice.web.lies import Export, Lie, another, seq, told


def _told(name: str, type_: str, change: Callable[[Any], Any], **fields: Any) -> Lie:
    """A change of the data of the first event of a type that has the fields."""

    def lie(document: Export) -> int:
        event = told(document, type_, **fields)
        change(event["data"])
        return seq(event)

    lie.__name__ = name
    return lie


def _seated(name: str, type_: str) -> Lie:
    """The first event of a type is told of another seat."""

    def lie(document: Export) -> int:
        events = document["events"][seq(told(document, "aloha.turn_began")) :]
        event = next(event for event in events if event["type"] == type_)
        event["seat"] = another(document, event["seat"])
        return seq(event)

    lie.__name__ = name
    return lie


def _more(name: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        data[name] += 1

    return change


def _other(name: str, one: Any, two: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        data[name] = two if data[name] == one else one

    return change


def _in_first(name: str, change: Callable[[Any], None]) -> Callable[[Any], None]:
    """The change within the first item of a list."""
    return lambda data: change(data[name][0])


def play_a_card_that_is_not_there(document: Export) -> int:
    """In the action as well."""
    event = told(document, "aloha.played")
    action = next(action for action in document["actions"] if action["seq"] == event["seq"])
    event["data"]["card"] = action["action"]["card"] = 9
    return seq(event)


def move_a_louse_from_the_other_end(document: Export) -> int:
    event = told(document, "aloha.moved")
    event["data"]["from"]["end"] = "left" if event["data"]["from"]["end"] == "right" else "right"
    return seq(event)


def move_a_louse_that_is_not_there(document: Export) -> int:
    event = told(document, "aloha.moved")
    event["data"]["from"]["louse"] = 14
    return seq(event)


def draw_from_further_down(document: Export) -> int:
    """Cards that come later in the same deck."""
    event = told(document, "aloha.drew")
    later = next(e for e in document["events"][event["seq"] :] if e["type"] == event["type"] and e["seat"] == 0)
    if later["data"]["cards"] == event["data"]["cards"]:
        raise StopIteration
    event["data"]["cards"] = later["data"]["cards"]
    return seq(event)


def leave_a_draw_out(document: Export) -> int:
    """And count all that follows anew: the turn after it comes too early."""
    events = document["events"]
    began = [event for event in events if event["type"] == "aloha.turn_began"]
    left_out = next(e for e in events[began[0]["seq"] :] if e["type"] == "aloha.drew" and e["seat"] == began[0]["seat"])
    place = events.index(left_out)
    del events[place]
    for event in events[place:]:
        event["seq"] -= 1
    for action in document["actions"]:
        action["seq"] -= action["seq"] > place
    document["match"]["seq"] -= 1
    return next(seq(event) for event in began[1:] if event["seat"] == left_out["seat"])


def win_for_another(document: Export) -> int:
    event = told(document, "aloha.hair_won")
    winner = event["data"]["winner"]
    event["data"]["winner"] = 0 if winner is None else another(document, winner)
    return seq(event)


CHAINED: list[Lie] = [
    _told("lay_a_stronger_hair", "aloha.dealt", _in_first("hairs", _more("endurance"))),
    _told("lay_a_dearer_hair", "aloha.dealt", _in_first("hairs", _more("points"))),
    _told("show_another_tickle", "aloha.dealt", lambda data: data["tickles"].append(data["tickles"].pop(0))),
    _told("shuffle_the_tickles_otherwise", "aloha.dealt", lambda data: data["tickle_order"].reverse()),
    _told("shuffle_a_deck_otherwise", "aloha.dealt", lambda data: data["decks"][1]["order"].reverse()),
    _told("draw_a_stronger_card", "aloha.drew", _in_first("cards", _more("force"))),
    _told("draw_one_card_less", "aloha.drew", lambda data: data["cards"].pop()),
    _told("leave_more_in_the_deck", "aloha.drew", _more("deck")),
    draw_from_further_down,
    leave_a_draw_out,
    _told("count_turns_otherwise", "aloha.turn_began", _more("turn")),
    _told("play_another_card", "aloha.played", _more("card")),
    _told("play_a_stronger_louse", "aloha.played", _more("force")),
    _told("play_with_another_back", "aloha.played", _other("back", [-1, 0, 1], [0, 1, 2])),
    _told("play_on_another_hair", "aloha.played", _more("hair")),
    _told("play_at_the_other_end", "aloha.played", _other("end", "left", "right")),
    _told("play_with_the_other_face", "aloha.played", _other("face", "up", "down")),
    play_a_card_that_is_not_there,
    _seated("let_another_play", "aloha.played"),
    _seated("let_another_draw", "aloha.drew"),
    _seated("let_another_comb", "aloha.combed"),
    _told("comb_a_stronger_card", "aloha.combed", _in_first("cards", _more("force"))),
    _told("comb_what_is_not_there", "aloha.combed", lambda data: data.update(positions=[14])),
    _seated("let_another_tickle", "aloha.tickled"),
    _told("tickle_otherwise", "aloha.tickled", _other("kind", "hop", "knot")),
    _told("tickle_otherwise_unseen", "aloha.tickled", _other("kind", "hop", "knot"), **{"from": "deck"}),
    _told("tickle_unseen_instead", "aloha.tickled", lambda data: data.update({"from": "deck"}), **{"from": 1}),
    _told("tickle_another_hair", "aloha.tickled", _more("hair")),
    _told("turn_up_another_tickle", "aloha.tickle_revealed", _other("kind", "hop", "knot")),
    _told("move_a_stronger_louse", "aloha.moved", _more("force")),
    _told("take_home_a_stronger_louse", "aloha.moved", _more("force"), to="hand"),
    _told("pluck_a_stronger_louse", "aloha.moved", _more("force"), to="comb"),
    _told("move_the_louse_of_another", "aloha.moved", _other("owner", 0, 1)),
    move_a_louse_from_the_other_end,
    move_a_louse_that_is_not_there,
    win_for_another,
    _told("break_a_hair", "aloha.hair_won", _other("broken", True, False), broken=False),
    _told("mend_a_hair", "aloha.hair_won", _other("broken", True, False), broken=True),
    _told("pull_harder", "aloha.hair_won", lambda data: _more("left")(data["sums"])),
    _told("win_more_by_a_hair", "aloha.hair_won", _more("points")),
    _told("let_a_ghost_win", "aloha.hair_won", _other("ghost", True, False)),
]
