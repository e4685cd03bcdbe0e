"""Lies about a finished match: each alters its exported document, and tells where that must be found.

Here are those about a match of any game; the modules have those about one of theirs.
"""

import hashlib
from collections.abc import Callable
from typing import Any

from games.core.chance import match_seed
from gameservice.matches import chain

Export = dict[str, Any]

Lie = Callable[[Export], int]
"""Alters the document, and tells the number of the first event that cannot be true. Raises `StopIteration` for a match
in which nothing happened of the sort that it is about."""


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


def told(document: Export, type_: str, **fields: Any) -> Any:
    """The first event of a type whose data has the fields."""
    return next(
        event
        for event in document["events"]
        if event["type"] == type_ and all(event["data"][name] == value for name, value in fields.items())
    )


def seq(event: Any) -> int:
    return int(event["seq"])


def another(document: Export, seat: int) -> int:
    """The next seat."""
    return int((seat + 1) % len(document["match"]["seats"]))


def _of_game(document: Export, verb: str) -> Any:
    """The first event of the game that is called so."""
    return next(event for event in document["events"] if event["type"].endswith(f".{verb}"))


def claim_the_action_of_another(document: Export) -> int:
    action = document["actions"][0]
    action["seat"] = another(document, action["seat"])
    return int(action["seq"])


def let_another_begin(document: Export) -> int:
    event = _of_game(document, "turn_began")
    event["seat"] = another(document, event["seat"])
    return seq(event)


def score_more(document: Export) -> int:
    event = _of_game(document, "scored")
    event["data"]["scores"][0]["total"] += 1
    return seq(event)


def score_another_winner(document: Export) -> int:
    event = _of_game(document, "scored")
    event["data"]["winners"] = [another(document, event["data"]["winners"][0])]
    return seq(event)


def score_the_winners_more(document: Export) -> int:
    event = _of_game(document, "scored")
    event["data"]["winning_total"] += 1
    return seq(event)


def finish_with_another_winner(document: Export) -> int:
    event = told(document, "match.finished")
    outcome = event["data"]["outcome"]
    outcome["winners"] = [another(document, outcome["winners"][0])]
    document["match"]["outcome"] = outcome
    return seq(event)


def finish_with_another_ranking(document: Export) -> int:
    event = told(document, "match.finished")
    outcome = event["data"]["outcome"]
    outcome["ranking"].append(outcome["ranking"].pop(0)[::-1])
    document["match"]["outcome"] = outcome
    return seq(event)


def finish_with_other_totals(document: Export) -> int:
    event = told(document, "match.finished")
    event["data"]["outcome"]["scores"][1]["total"] += 4
    document["match"]["outcome"] = event["data"]["outcome"]
    return seq(event)


def finish_with_another_seed(document: Export) -> int:
    event = told(document, "match.finished")
    event["data"]["server_seed"] = "0" * 64
    return seq(event)


def change_the_commitment(document: Export) -> int:
    document["fairness"]["commitment"] = document["events"][0]["data"]["commitment"] = "0" * 64
    return 1


def change_the_options(document: Export) -> int:
    document["events"][0]["data"]["options"]["first_seat"] = "anyone"
    return 1


def change_the_entropy(document: Export) -> int:
    event = told(document, "match.started")
    event["data"]["entropy"][0] += "!"
    return seq(event)


CHAINED: list[Lie] = [
    claim_the_action_of_another,
    let_another_begin,
    score_more,
    score_another_winner,
    score_the_winners_more,
    finish_with_another_winner,
    finish_with_another_ranking,
    finish_with_other_totals,
    finish_with_another_seed,
    change_the_commitment,
    change_the_options,
    change_the_entropy,
]
"""Those that hold out against the hashes, made again as the service could."""


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
    first = int(document["actions"][0]["seq"])
    document["actions"] = []
    return first


def take_the_first_action_out(document: Export) -> int:
    return int(document["actions"].pop(0)["seq"])


def invent_an_action(document: Export) -> int:
    document["actions"].append({**document["actions"][-1], "seq": document["match"]["seq"] + 1})
    return int(document["match"]["seq"]) + 1


def count_decisions_otherwise(document: Export) -> int:
    document["actions"][0]["decision"] = 7
    return int(document["actions"][0]["seq"])


def change_the_outcome_of_the_match(document: Export) -> int:
    document["match"]["outcome"]["winners"] = []
    return seq(told(document, "match.finished"))


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
    return seq(event)


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
