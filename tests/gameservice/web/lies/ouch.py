"""Lies about a finished match of Ouch!"""

from collections.abc import Callable
from typing import Any

from tests.gameservice.web.lies import Export, Lie, seq, told


def invert_pricked(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["data"]["pricked"] ^= True
    return seq(event)


def flip_another_slot(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["data"]["slot"] = (event["data"]["slot"] + 1) % 6
    return seq(event)


def flip_by_another_side(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["data"]["side"] = "top" if event["data"]["side"] != "top" else "left"
    return seq(event)


def _card(name: str, change: Callable[[Any], Any]) -> Lie:
    def lie(document: Export) -> int:
        event = told(document, "ouch.flipped")
        event["data"]["card"][name] = change(event["data"]["card"][name])
        return seq(event)

    lie.__name__ = f"change_the_cards_{name}"
    return lie


def let_another_flip(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["seat"] = (event["seat"] + 1) % 3
    return seq(event)


def pass_a_seat_over(document: Export) -> int:
    event = [event for event in document["events"] if event["type"] == "ouch.turn_began"][1]
    event["seat"] = (event["seat"] + 1) % 3
    return seq(event)


def give_the_won_card_to_another(document: Export) -> int:
    event = told(document, "ouch.won")
    event["seat"] = (event["seat"] + 1) % 3
    return seq(event)


def win_another_card(document: Export) -> int:
    event = told(document, "ouch.won")
    event["data"]["card"]["colour"] = "red" if event["data"]["card"]["colour"] != "red" else "blue"
    return seq(event)


def win_what_pricked(document: Export) -> int:
    event = told(document, "ouch.lost", cause="prick")
    event["type"], event["data"] = "ouch.won", {"card": event["data"]["card"], "watches": None}
    return seq(event)


def lose_what_did_not_prick(document: Export) -> int:
    event = told(document, "ouch.won")
    event["type"] = "ouch.lost"
    event["data"] = {"card": event["data"]["card"], "to": "box", "cause": "prick", "index": None}
    return seq(event)


def let_a_snake_watch_another(document: Export) -> int:
    event = next(e for e in document["events"] if e["type"] == "ouch.won" and e["data"]["watches"] is not None)
    event["data"]["watches"] = event["seat"]
    return seq(event)


def hide_a_snake(document: Export) -> int:
    event = next(e for e in document["events"] if e["type"] == "ouch.won" and e["data"]["watches"] is not None)
    event["data"]["watches"] = None
    return seq(event)


def lose_another_card(document: Export) -> int:
    event = told(document, "ouch.lost")
    event["data"]["card"]["spines"] = [*event["data"]["card"]["spines"][::-1], "top"]
    return seq(event)


def lose_to_a_seat_instead_of_the_box(document: Export) -> int:
    event = told(document, "ouch.lost", to="box")
    event["data"]["to"] = (event["seat"] + 1) % 3
    return seq(event)


def lose_to_the_box_instead_of_the_snakes_owner(document: Export) -> int:
    event = next(e for e in document["events"] if e["type"] == "ouch.lost" and e["data"]["to"] != "box")
    event["data"]["to"] = "box"
    return seq(event)


def lose_a_card_that_was_not_chosen(document: Export) -> int:
    action = next(action for action in document["actions"] if action["action"]["type"] == "ouch.discard")
    event = document["events"][action["seq"] - 1]
    event["data"]["index"] += 1
    return seq(event)


def deal_another_card(document: Export) -> int:
    event = document["events"][told(document, "ouch.flipped")["seq"] :]
    dealt = next(e for e in event if e["type"] == "ouch.dealt")
    dealt["data"]["shown"] = dealt["data"]["shown"] % 3 + 1
    return seq(dealt)


def deal_into_another_slot(document: Export) -> int:
    event = document["events"][told(document, "ouch.flipped")["seq"] :]
    dealt = next(e for e in event if e["type"] == "ouch.dealt")
    dealt["data"]["slot"] = (dealt["data"]["slot"] + 1) % 6
    return seq(dealt)


def shuffle_otherwise(document: Export) -> int:
    event = told(document, "ouch.shuffled")
    event["data"]["order"].reverse()
    return seq(event)


def shuffle_the_second_pile_otherwise(document: Export) -> int:
    event = told(document, "ouch.shuffled", pile=2)
    event["data"]["order"].reverse()
    return seq(event)


def turn_the_sides_otherwise(document: Export) -> int:
    event = told(document, "ouch.shuffled")
    event["data"]["sides"].reverse()
    return seq(event)


CHAINED: list[Lie] = [
    invert_pricked,
    flip_another_slot,
    flip_by_another_side,
    _card("flowers", lambda flowers: flowers + 1),
    _card("animal", lambda animal: None if animal else "snake"),
    _card("colour", lambda colour: "red" if colour != "red" else "blue"),
    _card("shown", lambda shown: shown % 3 + 1),
    _card("spines", lambda spines: spines[1:]),
    let_another_flip,
    pass_a_seat_over,
    give_the_won_card_to_another,
    win_another_card,
    win_what_pricked,
    lose_what_did_not_prick,
    let_a_snake_watch_another,
    hide_a_snake,
    lose_another_card,
    lose_to_a_seat_instead_of_the_box,
    lose_to_the_box_instead_of_the_snakes_owner,
    lose_a_card_that_was_not_chosen,
    deal_another_card,
    deal_into_another_slot,
    shuffle_otherwise,
    shuffle_the_second_pile_otherwise,
    turn_the_sides_otherwise,
]
