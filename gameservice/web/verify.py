"""Proves an exported match: python3 verify.py export.json (GET /api/v1/matches/<id>/export, when it is over).
Recomputes the promise, every hash, every draw, and what they decide by the rules in games/ouch/README.md."""

import hashlib
import hmac
import json
import sys

SIDES, COLOURS = ["top", "right", "bottom", "left"], ["red", "blue", "purple", "white"]
EDGES = """R B L TB TR BL RBL TBL TRB RBL TRL
T B L RL RB TL RBL TBL TRL TBL TRB
T R L TB RB TL TBL TRL TRB TRL RBL
T R B RL TR BL RBL TRL TRB TRB TBL"""  # the spiny ones of each card, by colour: 3 with 1, 2, 3 flowers, snake, fennec


def chance(seed, decision):
    """The decision's below(n), from blocks of HMAC-SHA256(match_seed, "decision:block"), four 64-bit numbers each."""
    blocks = (hmac.digest(seed, f"{decision}:{block}".encode(), "sha256") for block in range(2**64))
    draws = (int.from_bytes(block[i : i + 8], "big") for block in blocks for i in (0, 8, 16, 24))
    return lambda n: next(x % n for x in draws if x < 2**64 // n * n)


def shuffled(below, items):
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


seq = 0
try:
    export = json.load(open(sys.argv[1], "rb") if sys.argv[1:] else sys.stdin.buffer)
    match, fairness, events, actions = (export[part] for part in ("match", "fairness", "events", "actions"))
    if match["status"] in ("open", "active"):
        sys.exit("The match is not over: its seed is secret yet.")
    seed, options, seats = bytes.fromhex(fairness["server_seed"]), match["options"], list(range(len(match["seats"])))
    lines = [match["id"], *(f"{seat}:{text}" for seat, text in enumerate(fairness["entropy"]))]
    match_seed, previous = hmac.digest(seed, "\n".join(lines).encode(), "sha256"), bytes(32)
    acts, held, row, stay = {act["seq"]: act for act in actions}, {place: [] for place in ("box", *seats)}, {}, seats[:]
    turn, snake, coming = -1, None, None  # whose turn it is; who owns the snake that watches it, and the next turn
    known = {**match, **fairness, "commitment": hashlib.sha256(seed).hexdigest(), "seats": len(seats)}  # fields by name
    for seq, event in enumerate(events, 1):
        kind, seat, data, act, sha = event["type"], event["seat"], event["data"], acts.pop(seq, None), event.pop("hash")
        decision, after = len(actions) - len(acts), next(s for s in seats[turn + 1 :] + seats if s in stay)
        holds = not act or (act["decision"] == decision and act["seat"] in (seat, turn))
        if kind == "match.started":
            seed, below, rule, ages = match_seed, chance(match_seed, 0), options["first_seat"], data["seating"]["ages"]
            known["sides"], pile, cards = shuffled(below, SIDES[:]), shuffled(below, list(range(44))), []
            for number, edges in enumerate(EDGES.split()):
                colour, animal, n = COLOURS[number // 11], {9: "snake", 10: "fennec"}.get(number % 11), len(edges)
                card = {"colour": colour, "shown": n, "flowers": 1 if animal else n, "animal": animal}
                spines = [side for side in SIDES if "TRBL"[known["sides"].index(side)] in edges]
                cards.append({**card, "spines": spines})
            first = {"host": [data["seating"]["host"]], "previous_winner": sorted(data["seating"]["previous_winners"])}
            youngest = [seat for seat in seats if None not in ages and ages[seat] == min(ages)]
            first = youngest if rule == "youngest" and len(youngest) == 1 else first.get(rule, seats)
            turn = first[below(len(first)) if len(first) > 1 else 0] - 1
        elif kind == "match.resigned" and not data["played_on_by"]:
            stay.remove(seat)
        elif kind == "ouch.shuffled":
            pile = shuffled(chance(seed, decision), list(map(cards.index, held["box"]))) if held["box"] else pile
            held["box"], known["order"], known["cards"] = [], pile, len(pile)
        elif kind == "ouch.dealt":
            known.update(row.setdefault(data["slot"], cards[pile.pop(0)]))
        elif kind == "ouch.flipped":
            flip, flipped = act["action"], row.pop(act["action"]["slot"])
            known.update(flip, card=flipped, pricked={side: side in flipped["spines"] for side in SIDES}[flip["side"]])
        elif kind in ("ouch.won", "ouch.lost"):
            index = act["action"]["card"] if act else data.get("index")
            card = flipped if index is None else held[turn].pop(index)
            to = turn if kind == "ouch.won" else "box" if snake is None or data["cause"] == "red_flowers" else snake
            watches = after if card["animal"] == "snake" and options["animals"] else None
            coming = turn if kind == "ouch.won" and watches is not None else coming
            held[to].append(card)
            known.update(card=card, to=to, index=index, watches=watches)
            holds = holds and known["pricked"] == (kind == "ouch.lost")
        elif kind == "ouch.turn_began" and not data["extra"]:
            turn, snake, coming = after, coming, None
        elif kind == "ouch.withdrew":
            snake, coming = (None, snake) if seat == turn else (None if seat == snake else snake, coming)
        elif kind in ("ouch.scored", "match.finished"):
            told, red = data.get("outcome", data), 5 * options["red_flowers"]
            sums = [[sum(c["flowers"] for c in held[s] if c["colour"] == colour) for colour in COLOURS] for s in seats]
            totals = [sum(b) + 4 * min(b) * options["bouquets"] + red * (b[0] == max(sums)[0] > 0) for b in sums]
            known["winning_total"] = max(totals[seat] for seat in stay)
            due = [s for s in stay if totals[s] == known["winning_total"]], totals if len(stay) > 1 else []
            holds = holds and (told["winners"], [score["total"] for score in told["scores"]]) == due
        holds = holds and (seat in (None, turn) or kind[:5] != "ouch." or kind == "ouch.withdrew")
        holds = holds and all(known.get(name, value) == value for name, value in data.items())
        text = json.dumps(event, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        previous = hashlib.sha256(previous + hmac.digest(seed, f"salt:{seq}".encode(), "sha256")[:16] + text).digest()
        if not holds or (event["seq"], sha) != (seq, previous.hex()):
            raise ValueError("something else follows")
    seq, last = min(len(events), match["seq"]) + 1, [e["type"] for e in events if e["type"] != "match.rematched"][-1:]
    if acts or match["seq"] != len(events) or last != [f"match.{match['status']}"]:
        raise ValueError("the log does not end here")
except Exception as error:
    print(f"first fault at event {seq}" if seq else f"This is no export of a match: {error!r}")
    sys.exit(1 if seq else 2)
print("holds: the promise, every hash, every draw")
