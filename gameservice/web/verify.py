"""Proves an exported match: python3 verify.py export.json (GET /api/v1/matches/<id>/export, when it is over).

Recomputes the promise about chance, every event's hash, every draw and its cards; names the first that disagrees."""

import hashlib
import hmac
import json
import sys
from itertools import count

SIDES = ["top", "right", "bottom", "left"]
OUCH = {  # the spiny edges of each card: 1, 2, 3 flowers, snake, fennec
    "red": "R B L TB TR BL RBL TBL TRB RBL TRL",
    "blue": "T B L RL RB TL RBL TBL TRL TBL TRB",
    "purple": "T R L TB RB TL TBL TRL TRB TRL RBL",
    "white": "T R B RL TR BL RBL TRL TRB TRB TBL",
}
CARDS = [(colour, len(edges), edges) for colour, row in OUCH.items() for edges in row.split()]


def stream(seed, decision):
    """The draws of one decision: blocks of HMAC-SHA256(match_seed, "decision:block"), four 64-bit numbers each."""
    for block in count():
        digest = hmac.digest(seed, f"{decision}:{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24))


def below(draws, n):
    return next(x % n for x in draws if x < 2**64 // n * n)


def shuffled(draws, items):
    for i in range(len(items) - 1, 0, -1):
        j = below(draws, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def hashes_hold(events, server_seed, match_seed):
    """Yields each event's seq, and whether its hash follows from the one before."""
    previous, seed = bytes(32), server_seed
    for seq, event in enumerate(events, 1):
        seed = match_seed if event["type"] == "match.started" else seed
        salt = hmac.digest(seed, f"salt:{seq}".encode(), "sha256")[:16]
        shown = {key: event[key] for key in ("seq", "type", "seat", "at", "data")}
        text = json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(previous + salt + text.encode()).digest()
        yield seq, event["seq"] == seq and event["hash"] == previous.hex()


def first_seat(options, seating, draws):
    rule, ages, winners = options["first_seat"], seating["ages"], sorted(seating["previous_winners"])
    if rule == "host":
        return seating["host"]
    if rule == "previous_winner":
        return winners[0] if len(winners) == 1 else winners[below(draws, len(winners))]
    youngest = rule == "youngest" and None not in ages and ages.count(min(ages)) == 1
    return ages.index(min(ages)) if youngest else below(draws, len(ages))


def ouch_holds(export, options, seating, seed):
    """Yields each event's seq, and whether it is what the chance of its decision gives."""
    decisions, draws = {action["seq"]: action["decision"] for action in export["actions"]}, stream(seed, 0)
    sides, pile, row, won, box, first, flipped = [], [], {}, [[] for _ in seating["ages"]], [], None, None
    for seq, seat, kind, data in ((e["seq"], e["seat"], e["type"], e["data"]) for e in export["events"]):
        draws, holds = stream(seed, decisions[seq]) if seq in decisions else draws, True
        if kind == "ouch.shuffled":
            sides = shuffled(draws, list(SIDES)) if data["pile"] == 1 else sides
            pile, box = shuffled(draws, list(range(44)) if data["pile"] == 1 else box), []
            holds = data["order"] == pile and data.get("sides", sides) == sides
        elif kind == "ouch.turn_began" and first is None:
            holds = seat == (first := first_seat(options, seating, draws))
        elif kind == "ouch.dealt":
            row[data["slot"]] = pile.pop(0)
            holds = (data["colour"], data["shown"]) == CARDS[row[data["slot"]]][:2]
        elif kind == "ouch.flipped":
            flipped = row.pop(data["slot"])
            holds = set(data["card"]["spines"]) == {sides["TRBL".index(edge)] for edge in CARDS[flipped][2]}
        elif kind == "ouch.won":
            won[seat].append(flipped)
        elif kind == "ouch.lost":
            card = flipped if data["index"] is None else won[seat].pop(data["index"])
            (box if data["to"] == "box" else won[data["to"]]).append(card)
        yield seq, holds


def faults(export):
    fairness, events, created = export["fairness"], export["events"], export["events"][0]["data"]
    server_seed = bytes.fromhex(fairness["server_seed"] or sys.exit("The match is not over: its seed is secret yet."))
    lines = [export["match"]["id"], *(f"{seat}:{text}" for seat, text in enumerate(fairness["entropy"]))]
    seed = hmac.digest(server_seed, "\n".join(lines).encode(), "sha256")
    yield 1, {hashlib.sha256(server_seed).hexdigest()} == {fairness["commitment"], created["commitment"]}
    yield from hashes_hold(events, server_seed, seed)
    for started in (event["data"] for event in events if event["type"] == "match.started"):
        yield from {"ouch": ouch_holds}[created["game"]](export, created["options"], started["seating"], seed)


fault = next(
    (seq for seq, holds in faults(json.load(sys.stdin if len(sys.argv) < 2 else open(sys.argv[1]))) if not holds), None
)
print(f"first fault at event {fault}" if fault else "holds: the promise, every hash, every draw")
sys.exit(1 if fault else 0)
