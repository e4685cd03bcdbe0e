"""Lies about a finished match of Cactus."""

from collections.abc import Callable
from typing import Any

from games.cactus.pieces import PIECES
from tests.gameservice.web.lies import Export, Lie, another, seq, told

CACTI = ["saguaro", "candelabra", "prickly_pear", "zigzag", "anchor"]

Change = Callable[[Any], Any]


def _of(document: Export, type_: str, which: Callable[[Any], Any] = bool) -> Any:
    """The first event of a type of whose data something is true."""
    return next(event for event in document["events"] if event["type"] == f"cactus.{type_}" and which(event["data"]))


def _told(
    name: str, type_: str, change: Change, which: Callable[[Any], Any] = lambda data: True, later: int = 0
) -> Lie:
    """A change of the data of such an event; it is found in that event, or so many events later."""

    def lie(document: Export) -> int:
        event = _of(document, type_, which)
        change(event["data"])
        return seq(event) + later

    lie.__name__ = name
    return lie


def _seated(name: str, type_: str) -> Lie:
    def lie(document: Export) -> int:
        event = [event for event in document["events"] if event["type"] == f"cactus.{type_}"][-1]
        event["seat"] = another(document, event["seat"])
        return seq(event)

    lie.__name__ = name
    return lie


def _left_out(name: str, type_: str, which: Callable[[Any], Any] = lambda data: True) -> Lie:
    """Such an event is taken out, and all that follow are counted anew: the next one comes too early."""

    def lie(document: Export) -> int:
        place = document["events"].index(_of(document, type_, which))
        del document["events"][place]
        for event in document["events"][place:]:
            event["seq"] -= 1
        for action in document["actions"]:
            action["seq"] -= action["seq"] > place + 1
        document["match"]["seq"] -= 1
        return int(place) + 1

    lie.__name__ = name
    return lie


def _more(name: str) -> Change:
    return lambda data: data.update({name: data[name] + 1})


def _other(name: str, values: list[Any]) -> Change:
    """The next of some values."""
    return lambda data: data.update({name: values[values.index(data[name]) - 1]})


def _won(data: Any) -> bool:
    return bool(data["flowers"] > 0)


def place_a_piece_that_the_die_did_not_ask_for(document: Export) -> int:
    """In the action as well."""
    rolled = _of(document, "rolled", lambda data: data["face"] == "colour")
    event = next(e for e in document["events"][rolled["seq"] :] if e["type"] == "cactus.placed")
    hung = [p["piece"] for e in document["events"] if e["type"] == "cactus.placed" for p in e["data"]["pieces"]]
    colour = event["data"]["piece"].split("-")[1]
    piece = next(piece for piece in PIECES[:25] if piece not in hung and not piece.endswith(colour))
    pieces = [p for p in event["data"]["pieces"] if p["piece"] != event["data"]["piece"]]
    if event["data"]["held"]:
        pieces.append({"piece": piece, "pose": [0, 100_000, 0]})
    action = next(action for action in document["actions"] if action["seq"] == event["seq"])
    event["data"].update(piece=piece, pieces=pieces)
    action["action"]["piece"] = piece
    return seq(event)


def place_it_on_another_cactus(document: Export) -> int:
    """In the action as well."""
    event = [event for event in document["events"] if event["type"] == "cactus.placed"][-1]
    action = next(action for action in document["actions"] if action["seq"] == event["seq"])
    _other("cactus", CACTI)(event["data"])
    action["action"]["cactus"] = event["data"]["cactus"]
    return seq(event)


def claim_more_than_there_was(document: Export) -> int:
    """In the action as well: then nothing is paid."""
    event = _of(document, "claimed", lambda data: 0 < data["flowers"] <= data["due"])
    action = next(action for action in document["actions"] if action["seq"] == event["seq"])
    event["data"]["flowers"] = action["action"]["flowers"] = event["data"]["due"] + 1
    return seq(event) + 1


def sweep_a_fall_under_the_carpet(document: Export) -> int:
    """The piece still hangs where it was, with all that was told of its fall."""
    event = _of(document, "fell")
    placed = document["events"][event["seq"] - 2]
    if placed["type"] != "cactus.placed":
        raise StopIteration
    placed["data"]["pieces"].append({"piece": event["data"]["pieces"][0], "pose": [0, 100_000, 0]})
    return seq(event)


def finish_for_another_reason(document: Export) -> int:
    event = told(document, "match.finished")
    _other("reason", ["no_flowers", "no_basic", "no_specials"])(event["data"]["outcome"])
    document["match"]["outcome"] = event["data"]["outcome"]
    return seq(event)


def _hang_another(data: Any) -> None:
    hung = {one["piece"] for one in data["pieces"]}
    piece = next(piece for piece in reversed(PIECES) if piece not in hung)
    data["pieces"].append({"piece": piece, "pose": [0, 300_000, 0]})


CHAINED: list[Lie] = [
    _told("lay_the_specials_otherwise", "set_up", lambda data: data["specials"].reverse()),
    _told("deal_more_flowers", "set_up", _more("flowers")),
    _told("play_with_more_tokens", "set_up", _more("tokens")),
    _told("begin_on_a_certain_cactus", "turn_began", lambda data: data.update(cactus="saguaro")),
    _told("skip_a_cactus", "turn_began", _other("cactus", CACTI), lambda data: data["cactus"]),
    _seated("pass_a_seat_over", "turn_began"),
    _left_out("take_a_turn_twice", "turn_began", lambda data: data["cactus"]),
    _told("roll_otherwise", "rolled", _other("face", ["colour", "shape", "special"])),
    _left_out("roll_no_die", "rolled"),
    _seated("let_another_place", "placed"),
    place_a_piece_that_the_die_did_not_ask_for,
    place_it_on_another_cactus,
    _told("lead_it_along_another_path", "placed", lambda data: data["path"][0].reverse()),
    _told("try_more_often", "placed", _more("attempt")),
    _told("tremble_more", "placed", lambda data: data.update(tremor=[n + 1 for n in data["tremor"]])),
    _told("hold_what_fell", "placed", lambda data: data.update(held=not data["held"])),
    _told("hang_another_piece", "placed", _hang_another),
    _told("let_all_pieces_vanish", "placed", lambda data: data["pieces"].clear(), lambda data: data["held"]),
    sweep_a_fall_under_the_carpet,
    _told("drop_it_twice", "fell", lambda data: data["pieces"].append(data["pieces"][0])),
    _told("drop_it_from_another_cactus", "fell", _other("cactus", CACTI)),
    _left_out("fall_silently", "fell"),
    _left_out("fall_for_nothing", "paid", lambda data: data["why"] == "fall"),
    _told("touch_nothing", "placed", lambda data: data.update(touch=None), lambda data: data["touch"], later=1),
    _left_out("touch_for_nothing", "paid", lambda data: data["why"] == "touch"),
    _told("win_more", "paid", _more("flowers"), _won),
    _told("be_due_more", "paid", _more("due"), _won),
    _told("lose_less", "paid", _more("flowers"), lambda data: data["flowers"] < 0),
    _told("win_for_something_else", "paid", _other("why", ["colour", "shape", "all_colours"]), lambda d: d["due"] > 0),
    _left_out("win_nothing", "paid", _won),
    _seated("let_another_win", "paid"),
    _told("claim_less", "claimed", _more("flowers")),
    _told("have_been_due_more", "claimed", _more("due")),
    claim_more_than_there_was,
    _told("give_another_piece_back", "forgone", _other("piece", list(PIECES))),
    _told("leave_it_hanging", "forgone", lambda d: d["pieces"].append({"piece": d["piece"], "pose": [0, 0, 0]})),
    _left_out("forgo_for_nothing", "paid", lambda data: data["why"] == "forgo"),
    _told("end_for_another_reason", "scored", _other("reason", ["no_flowers", "no_basic", "no_specials"])),
    finish_for_another_reason,
]
