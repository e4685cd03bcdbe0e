"""Proves an exported match: python3 verify.py export.json (GET /api/v1/matches/<id>/export, when it is over).

Recomputes the promise about chance, the hash of every event and every draw; names the first event that disagrees.
"""

import hashlib
import hmac
import json
import sys


class Stream:
    """The draws of one decision: blocks of HMAC-SHA256(match_seed, "decision:block"), four 64-bit numbers each."""

    def __init__(self, seed, decision):
        self.seed, self.decision, self.block, self.words = seed, decision, 0, []

    def below(self, n):
        if not self.words:
            block = hmac.digest(self.seed, f"{self.decision}:{self.block}".encode(), "sha256")
            self.words = [int.from_bytes(block[i : i + 8], "big") for i in (0, 8, 16, 24)]
            self.block += 1
        x = self.words.pop(0)
        return x % n if x < 2**64 // n * n else self.below(n)

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def hashes(events, server_seed, match_seed):
    """The seq of each event whose hash does not follow from the one before."""
    previous, seed = bytes(32), server_seed
    for count, event in enumerate(events, 1):
        if event["type"] == "match.started":
            seed = match_seed
        salt = hmac.digest(seed, f"salt:{count}".encode(), "sha256")[:16]
        shown = {key: event[key] for key in ("seq", "type", "seat", "at", "data")}
        text = json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest = hashlib.sha256(previous + salt + text.encode()).hexdigest()
        if event["seq"] != count or event["hash"] != digest:
            yield count
        previous = bytes.fromhex(digest)


def first_seat(options, seating, stream):
    rule, ages, winners = options["first_seat"], seating["ages"], sorted(seating["previous_winners"])
    if rule == "host":
        return seating["host"]
    if rule == "previous_winner":
        return winners[0] if len(winners) == 1 else winners[stream.below(len(winners))]
    if rule == "youngest" and None not in ages and ages.count(min(ages)) == 1:
        return ages.index(min(ages))
    return stream.below(len(ages))


def ouch(export, seed, seating):
    """The seq of the first event of Ouch! that the chance of its decision does not yield, in a list; else none."""
    starts = {action["seq"]: action["decision"] for action in export["actions"]}
    stream, pile, row, flipped, box, first = Stream(seed, 0), [], {}, None, [], None
    won = [[] for _ in seating["ages"]]
    for event in export["events"]:
        seq, seat, data, kind = event["seq"], event["seat"], event["data"], event["type"]
        if seq in starts:
            stream = Stream(seed, starts[seq])
        if kind == "ouch.shuffled":
            sides = stream.shuffled(["top", "right", "bottom", "left"]) if data["pile"] == 1 else None
            pile, box = stream.shuffled(range(44) if data["pile"] == 1 else box), []
            if data.get("sides") != sides or data["order"] != pile:
                return [seq]
        elif kind == "ouch.turn_began" and first is None:
            if seat != (first := first_seat(export["match"]["options"], seating, stream)):
                return [seq]
        elif kind == "ouch.dealt":
            row[data["slot"]] = pile.pop(0)
        elif kind == "ouch.flipped":
            flipped = row.pop(data["slot"])
        elif kind == "ouch.won":
            won[seat].append(flipped)
        elif kind == "ouch.lost":
            card = flipped if data["index"] is None else won[seat].pop(data["index"])
            (box if data["to"] == "box" else won[data["to"]]).append(card)
    return []


def main(path):
    export = json.loads(open(path, encoding="utf-8").read())
    match, fairness, events = export["match"], export["fairness"], export["events"]
    server_seed = bytes.fromhex(fairness["server_seed"])
    lines = [match["id"], *(f"{seat}:{text}" for seat, text in enumerate(fairness["entropy"]))]
    seed = hmac.digest(server_seed, "\n".join(lines).encode(), "sha256")
    promises = {hashlib.sha256(server_seed).hexdigest(), fairness["commitment"], events[0]["data"]["commitment"]}
    faults = [1] if len(promises) > 1 else []
    faults += hashes(events, server_seed, seed)
    started = [event["data"] for event in events if event["type"] == "match.started"]
    if started and not faults:
        faults += {"ouch": ouch}[match["game"]](export, seed, started[0]["seating"])
    print(f"first fault at event {min(faults)}" if faults else f"holds: {len(events)} events, every draw and hash")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
