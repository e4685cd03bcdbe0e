import hashlib, hmac, json, sys
def chance(seed, decision):  # below(n), from blocks of HMAC-SHA256(match_seed, "decision:block"), four numbers each
    blocks = (hmac.digest(seed, f"{decision}:{block}".encode(), "sha256") for block in range(2**64))
    draws = (int.from_bytes(block[i : i + 8], "big") for block in blocks for i in (0, 8, 16, 24))
    return lambda n: next(x % n for x in draws if x < 2**64 // n * n)
def shuffled(below, items):
    for i in range(len(items) - 1, 0, -1):
        items[i], items[j] = items[(j := below(i + 1))], items[i]
    return items
seq = 0
try:
    export = json.load(open(sys.argv[1], "rb") if sys.argv[1:] else sys.stdin.buffer)
    match, fairness, events, actions = (export[part] for part in ("match", "fairness", "events", "actions"))
    if match["game"] != GAME: sys.exit(f"This is a match of another game: fetch /verify/{match['game']}.py")
    if match["status"] in ("open", "active"): sys.exit("The match is not over: its seed is secret yet.")
    seed, options, seats = bytes.fromhex(fairness["server_seed"]), match["options"], list(range(len(match["seats"])))
    lines = [match["id"], *(f"{seat}:{text}" for seat, text in enumerate(fairness["entropy"]))]
    match_seed, previous = hmac.digest(seed, "\n".join(lines).encode(), "sha256"), bytes(32)
    known = {**match, **fairness, "commitment": hashlib.sha256(seed).hexdigest(), "seats": len(seats)}  # fields by name
    acts, left, turn, points = {act["seq"]: act for act in actions}, [], None, dict.fromkeys(seats, 0)
    for seq, event in enumerate(events, 1):
        kind, seat, data, act, sha = event["type"], event["seat"], event["data"], acts.pop(seq, None), event.pop("hash")
        decision, due = len(actions) - len(acts), {**known, **(act["action"] if act else {})}  # what fields must hold
        holds = not act or (act["decision"] == decision and act["seat"] == (seat if kind[:6] == "match." else turn))
        if kind == "match.started": seed = match_seed
        if kind in ("match.resigned", "match.timed_out") and not data["played_on_by"]: left.append(seat)
        # here stands what the game says of the event
        told = {"seat": seat, **data, **data.get("outcome", {})}
        if kind.endswith((".scored", ".finished")):
            stay, ghost = [seat for seat in seats if seat not in left], points.get(None, -1)
            marks = sorted({ghost, *(points[seat] for seat in stay)}, reverse=True)
            ranks = [r for mark in marks if (r := [s for s in stay if points[s] == mark])] + [[s] for s in left[::-1]]
            due.update(ranking=ranks, winners=ranks[0] if marks[0] > ghost else [], winning_total=marks[0], ghost=ghost)
            holds &= [s["total"] for s in told["scores"]] == [points[s] for s in seats] * (len(stay) > 1 or not left)
        holds &= all(due.get(name, value) == value for name, value in told.items())
        text = json.dumps(event, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        previous = hashlib.sha256(previous + hmac.digest(seed, f"salt:{seq}".encode(), "sha256")[:16] + text).digest()
        if not holds or (event["seq"], sha) != (seq, previous.hex()): raise ValueError("something else follows")
    seq, last = min(len(events), match["seq"]) + 1, [e["type"] for e in events if e["type"] != "match.rematched"][-1:]
    if acts or match["seq"] != len(events) or last != ["match." + match["status"]]: raise ValueError("no such end")
except Exception as error:
    print(f"first fault at event {seq}" if seq else f"This is no export of a match: {error!r}")
    sys.exit(1 if seq else 2)
print("holds: the promise, every hash, every draw")
