"""Proves an exported match of Aloha Pioha: python3 aloha_pioha.py export.json (GET /api/v1/matches/<id>/export).
Recomputes the promise, every hash, every draw, each card's way from the deck on, each hair's sums and winner, and the
ranking; not whether plays, tickles and turns were legal and due, nor what the ghost had to choose (A5 to A16, A23)."""

GAME, ENDS, HAIR, LAID = "aloha_pioha", ["left", "right"], ["endurance", "tickle_at", "points"], [3, 3, 5, 6]
TICKLES = "flashlight hop pluck home extra_pull knot strong weak double topsy_turvy crowd champions".split()
HOUSE = ["steel", "blindfold", "few_and_brave"]
HAIRS = [(5 + i // 2, 3 + i % 2 + (i > 9), int(points)) for i, points in enumerate("233243344535435446")]
LICE = [*zip([-1] * 4 + [0] * 3 + [2] * 3 + [3] * 4, [-1, -1, 0, 1, 0, 1, 2, 2, 3, 4, 3, 4, 5, 5])]  # back from, force

if kind == "match.started":
    below, own, cm = chance(match_seed, 0), range(2 - 2 * options["minus_ones"], 14), data["seating"]["hair_cm"]
    box = sorted(TICKLES * 2, key=TICKLES.index) + HOUSE * options["house_tickles"]
    tickles, hairs = shuffled(below, box * options["tickles"]), shuffled(below, HAIRS)[: LAID[seats[-1]]]
    points, on, face = dict.fromkeys([*seats, None][: max(2, len(seats))], 0), {}, {}  # None is the ghost
    where = {(tribe, n): ("deck", tribe) for tribe in points for n in shuffled(below, [*own])}
    at = lambda *place: [louse for louse in where if where[louse] == place]  # in the order in which they came
    longest = [seat for seat in seats if None not in cm and cm[seat] == max(cm)]
    first = {"host": [data["seating"]["host"]], "longest_hair": longest}.get(options["first_seat"], seats[:])
    first = first if len(first) == 1 else [below(len(seats))]
elif kind == "aloha.dealt":
    due.update(tickles=tickles[:3], tickle_deck=len(tickles[3:]), tickle_order=tickles[3:])
    due.update(hairs=[dict(zip(HAIR, hair)) for hair in hairs])
    holds &= [n for deck in data["decks"] for n in deck["order"]] == [n for _, n in where]
elif kind == "aloha.turn_began":
    turn, drawn = seat, len(own) - len(at("deck", seat))
    due.update(seat=(first or [seat]).pop(), turn=drawn // 2 + (seat is None))
elif kind == "aloha.drew": lice, to = sorted(at("deck", seat)[:2]), ("hand", seat)
elif kind in ("aloha.played", "aloha.combed"):
    lice = [sorted(at("hand", seat))[index] for index in data.get("positions", [data.get("card")])]
    to, face[lice[0]] = (data["hair"], data["end"]) if "hair" in data else ("comb", seat), data.get("face")
elif kind == "aloha.moved":
    lice, to = [at(data["from"]["hair"], data["from"]["end"])[data["from"]["louse"]]], data["to"]
    to = (to, lice[0][0]) if to in ("hand", "comb") else (to["hair"], to["end"])
elif kind == "aloha.tickled":
    on[data["hair"]] = due["kind"] = tickles.pop({"deck": 3}.get(data["from"], data["from"]))
elif kind == "aloha.tickle_revealed": due["kind"] = tickles[2]
elif kind == "aloha.hair_won":
    rule, rows = on.get(data["hair"]), [at(data["hair"], end) for end in ENDS]
    endurance, _, worth = hairs[data["hair"]]
    forces = [[LICE[n][1] * (rule != "blindfold" or face[t, n] == "up") for t, n in row] for row in rows]
    sums = [max(f, default=0) if rule == "champions" else sum(f) + len(f) * (rule == "crowd") for f in forces]
    broken = rule != "steel" and sum(sums) > endurance + {"strong": 3, "weak": -3}.get(rule, 0)
    signs = 1 if broken == (rule == "topsy_turvy") else -1, -1 if rule == "few_and_brave" else 1
    marks = [(signs[0] * total, signs[1] * len(row)) for total, row in zip(sums, rows)]
    won = [row[0][0] for row, mark in zip(rows, marks) if row and (mark > min(marks) or [] in rows)]
    worth = due["points"] = worth * 2 if rule == "double" else worth
    points.update({tribe: points[tribe] + worth for tribe in won})
    due.update(winner=[*won, None][0], ghost=won == [None], sums=dict(zip(ENDS, sums)), broken=broken)
holds &= kind not in ("aloha.played", "aloha.tickled") or (seat == turn and (seat is None or bool(act)))
if kind in ("aloha.drew", "aloha.played", "aloha.combed", "aloha.moved"):
    where = {**{n: place for n, place in where.items() if n not in lice}, **dict.fromkeys(lice, to)}
    new = [{"back": [low, low + 1, low + 2], "force": force} for low, force in (LICE[n] for _, n in lice)]
    due.update(cards=new, owner=lice[0][0], deck=len(at("deck", seat)), seat=seat if first else turn, **new[0])
