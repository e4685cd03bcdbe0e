"""Lies about a finished match: each alters its exported document, and tells where that must be found."""

import hashlib
from collections.abc import Callable
from typing import Any

from games.core.chance import match_seed
from gameservice.matches import chain

Export = dict[str, Any]


def chain_again(document: Export) -> None:
    """What the service could do, which knows the seeds."""
    secret = bytes.fromhex(document["fairness"]["server_seed"])
    started = match_seed(secret, document["match"]["id"], document["fairness"]["entropy"])
    previous, seed = bytes(32), secret
    for event in document["events"]:
        seed = started if event["type"] == "match.started" else seed
        shown = {key: value for key, value in event.items() if key != "hash"}
        link = hashlib.sha256(previous + chain.salt(seed, event["seq"]) + chain.canonical(shown))
        event["hash"], previous = link.hexdigest(), link.digest()


Lie = Callable[[Export], int]
"""Alters the document, and tells the number of the first event that cannot be true."""


def told(document: Export, type_: str, **fields: Any) -> Any:
    """The first event of a type whose data has the fields."""
    return next(
        event
        for event in document["events"]
        if event["type"] == type_ and all(event["data"][name] == value for name, value in fields.items())
    )


def _seq(event: Any) -> int:
    return int(event["seq"])


def invert_pricked(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["data"]["pricked"] ^= True
    return _seq(event)


def flip_another_slot(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["data"]["slot"] = (event["data"]["slot"] + 1) % 6
    return _seq(event)


def flip_by_another_side(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["data"]["side"] = "top" if event["data"]["side"] != "top" else "left"
    return _seq(event)


def _card(name: str, change: Callable[[Any], Any]) -> Lie:
    def lie(document: Export) -> int:
        event = told(document, "ouch.flipped")
        event["data"]["card"][name] = change(event["data"]["card"][name])
        return _seq(event)

    lie.__name__ = f"change_the_cards_{name}"
    return lie


def let_another_flip(document: Export) -> int:
    event = told(document, "ouch.flipped")
    event["seat"] = (event["seat"] + 1) % 3
    return _seq(event)


def claim_the_action_of_another(document: Export) -> int:
    action = document["actions"][0]
    action["seat"] = (action["seat"] + 1) % 3
    return int(action["seq"])


def let_another_begin(document: Export) -> int:
    event = told(document, "ouch.turn_began")
    event["seat"] = (event["seat"] + 1) % 3
    return _seq(event)


def pass_a_seat_over(document: Export) -> int:
    event = [event for event in document["events"] if event["type"] == "ouch.turn_began"][1]
    event["seat"] = (event["seat"] + 1) % 3
    return _seq(event)


def give_the_won_card_to_another(document: Export) -> int:
    event = told(document, "ouch.won")
    event["seat"] = (event["seat"] + 1) % 3
    return _seq(event)


def win_another_card(document: Export) -> int:
    event = told(document, "ouch.won")
    event["data"]["card"]["colour"] = "red" if event["data"]["card"]["colour"] != "red" else "blue"
    return _seq(event)


def win_what_pricked(document: Export) -> int:
    event = told(document, "ouch.lost", cause="prick")
    event["type"], event["data"] = "ouch.won", {"card": event["data"]["card"], "watches": None}
    return _seq(event)


def lose_what_did_not_prick(document: Export) -> int:
    event = told(document, "ouch.won")
    event["type"] = "ouch.lost"
    event["data"] = {"card": event["data"]["card"], "to": "box", "cause": "prick", "index": None}
    return _seq(event)


def let_a_snake_watch_another(document: Export) -> int:
    event = next(e for e in document["events"] if e["type"] == "ouch.won" and e["data"]["watches"] is not None)
    event["data"]["watches"] = event["seat"]
    return _seq(event)


def hide_a_snake(document: Export) -> int:
    event = next(e for e in document["events"] if e["type"] == "ouch.won" and e["data"]["watches"] is not None)
    event["data"]["watches"] = None
    return _seq(event)


def lose_another_card(document: Export) -> int:
    event = told(document, "ouch.lost")
    event["data"]["card"]["spines"] = [*event["data"]["card"]["spines"][::-1], "top"]
    return _seq(event)


def lose_to_a_seat_instead_of_the_box(document: Export) -> int:
    event = told(document, "ouch.lost", to="box")
    event["data"]["to"] = (event["seat"] + 1) % 3
    return _seq(event)


def lose_to_the_box_instead_of_the_snakes_owner(document: Export) -> int:
    event = next(e for e in document["events"] if e["type"] == "ouch.lost" and e["data"]["to"] != "box")
    event["data"]["to"] = "box"
    return _seq(event)


def lose_a_card_that_was_not_chosen(document: Export) -> int:
    action = next(action for action in document["actions"] if action["action"]["type"] == "ouch.discard")
    event = document["events"][action["seq"] - 1]
    event["data"]["index"] += 1
    return _seq(event)


def deal_another_card(document: Export) -> int:
    event = document["events"][told(document, "ouch.flipped")["seq"] :]
    dealt = next(e for e in event if e["type"] == "ouch.dealt")
    dealt["data"]["shown"] = dealt["data"]["shown"] % 3 + 1
    return _seq(dealt)


def deal_into_another_slot(document: Export) -> int:
    event = document["events"][told(document, "ouch.flipped")["seq"] :]
    dealt = next(e for e in event if e["type"] == "ouch.dealt")
    dealt["data"]["slot"] = (dealt["data"]["slot"] + 1) % 6
    return _seq(dealt)


def shuffle_otherwise(document: Export) -> int:
    event = told(document, "ouch.shuffled")
    event["data"]["order"].reverse()
    return _seq(event)


def shuffle_the_second_pile_otherwise(document: Export) -> int:
    event = told(document, "ouch.shuffled", pile=2)
    event["data"]["order"].reverse()
    return _seq(event)


def turn_the_sides_otherwise(document: Export) -> int:
    event = told(document, "ouch.shuffled")
    event["data"]["sides"].reverse()
    return _seq(event)


def score_more(document: Export) -> int:
    event = told(document, "ouch.scored")
    event["data"]["scores"][0]["total"] += 1
    return _seq(event)


def score_another_winner(document: Export) -> int:
    event = told(document, "ouch.scored")
    event["data"]["winners"] = [(event["data"]["winners"][0] + 1) % 3]
    return _seq(event)


def score_the_winners_more(document: Export) -> int:
    event = told(document, "ouch.scored")
    event["data"]["winning_total"] += 1
    return _seq(event)


def finish_with_another_winner(document: Export) -> int:
    event = told(document, "match.finished")
    outcome = event["data"]["outcome"]
    outcome["winners"] = [(outcome["winners"][0] + 1) % 3]
    document["match"]["outcome"] = outcome
    return _seq(event)


def finish_with_other_totals(document: Export) -> int:
    event = told(document, "match.finished")
    event["data"]["outcome"]["scores"][1]["total"] += 4
    document["match"]["outcome"] = event["data"]["outcome"]
    return _seq(event)


def finish_with_another_seed(document: Export) -> int:
    event = told(document, "match.finished")
    event["data"]["server_seed"] = "0" * 64
    return _seq(event)


def change_the_commitment(document: Export) -> int:
    document["fairness"]["commitment"] = document["events"][0]["data"]["commitment"] = "0" * 64
    return 1


def change_the_options(document: Export) -> int:
    document["events"][0]["data"]["options"]["bouquets"] ^= True
    return 1


def change_the_entropy(document: Export) -> int:
    event = told(document, "match.started")
    event["data"]["entropy"][0] += "!"
    return _seq(event)


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
    claim_the_action_of_another,
    let_another_begin,
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
    score_more,
    score_another_winner,
    score_the_winners_more,
    finish_with_another_winner,
    finish_with_other_totals,
    finish_with_another_seed,
    change_the_commitment,
    change_the_options,
    change_the_entropy,
]


def cut_off_the_second_half(document: Export) -> int:
    del document["events"][len(document["events"]) // 2 :]
    return len(document["events"]) + 1


def cut_off_the_end_and_tell_so(document: Export) -> int:
    del document["events"][-1]
    document["match"]["seq"] -= 1
    return len(document["events"]) + 1


def tell_of_more_events(document: Export) -> int:
    document["match"]["seq"] += 1
    return int(document["match"]["seq"])


def take_all_events_out(document: Export) -> int:
    document["events"] = []
    return 1


def take_the_actions_out(document: Export) -> int:
    document["actions"] = []
    return _seq(told(document, "ouch.flipped"))


def take_the_first_action_out(document: Export) -> int:
    return int(document["actions"].pop(0)["seq"])


def invent_an_action(document: Export) -> int:
    document["actions"].append({**document["actions"][-1], "seq": document["match"]["seq"] + 1})
    return int(document["match"]["seq"]) + 1


def count_decisions_otherwise(document: Export) -> int:
    document["actions"][0]["decision"] = 7
    return int(document["actions"][0]["seq"])


def change_the_outcome_of_the_match(document: Export) -> int:
    document["match"]["outcome"]["winners"] = [0, 1, 2]
    return _seq(told(document, "match.finished"))


def call_it_aborted(document: Export) -> int:
    document["match"]["status"] = "aborted"
    return len(document["events"]) + 1


def take_an_event_out(document: Export) -> int:
    del document["events"][8]
    return 9


def swap_two_events(document: Export) -> int:
    events = document["events"]
    events[8], events[9] = events[9], events[8]
    return 9


def take_the_seating_out(document: Export) -> int:
    event = told(document, "match.started")
    del event["data"]["seating"]
    return _seq(event)


def write_what_is_no_event(document: Export) -> int:
    document["events"][8] = 17
    return 9


def change_the_moment(document: Export) -> int:
    document["events"][8]["at"] = "2001-01-01T00:00:00.000000Z"
    return 9


NOT_CHAINED: list[Lie] = [
    cut_off_the_second_half,
    cut_off_the_end_and_tell_so,
    tell_of_more_events,
    take_all_events_out,
    take_the_actions_out,
    take_the_first_action_out,
    invent_an_action,
    count_decisions_otherwise,
    change_the_outcome_of_the_match,
    call_it_aborted,
    take_an_event_out,
    swap_two_events,
    take_the_seating_out,
    write_what_is_no_event,
    change_the_moment,
]
