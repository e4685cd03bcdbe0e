"""Proves an exported match of Cactus: python3 cactus.py export.json (GET /api/v1/matches/<id>/export). Recomputes the
promise, every hash, every draw and what follows from what came to rest; not the simulation, nor what touches what."""

GAME, COLOURS, owed, fits, tries, basic = "cactus", "red orange yellow green blue".split(), {}, [], 1, None
CACTI, aim, claim, ref, spent, late = "saguaro candelabra prickly_pear zigzag anchor".split(), *[None] * 3, False, False
SHAPES = "hook arch moon tee ess sombrero guitar boot snake sun skull lizard chili hummingbird jug".split()
BASICS, hung = [f"{shape}-{c}" for shape in SHAPES[:5] for c in COLOURS], {c: [] for c in [*CACTI, None]}
SIGMAS = dict(rock=[0] * 3, easy=[5, 5, 100], normal=[12, 12, 250], hard=[25, 25, 600], clumsy=[40, 40, 1200])
tremor = lambda s: (abs(n := 100 * s * (sum(below(65536) for _ in range(12)) - 393210)) + 32768 >> 16) * (n > 0 or -1)
row, pile = lambda: [p for p in supply if p not in BASICS], lambda: [p for p in supply if p in BASICS]
like = lambda part, one, some: [p for p in some if p.split("-")[part] == one.split("-")[part]]  # of its shape, colour
prize = lambda part, some: won and {3: 1, 5: 2}.get(len(like(part, piece, some)), 0)  # C20, C21
enough = lambda n: n < 1 or sum(v // 3 + v % 3 for v in {**points, turn: points[turn] + n}.values()) <= tokens
over = lambda: (claim is not None and turn not in left) or ("no_flowers" if spent else "no_specials" * (not row()))

if act or kind == "match.started": below, late = chance(match_seed, decision), due.get("type") == "match.lapse"
holds &= (not any(owed.values()) or kind[7:] in ("fell", "paid")) and (fits is None) == ("rolled" in kind)
if kind[0] == "c": due["seat"] = dict(set_up=None, scored=None, withdrew=[0, *left][-1]).get(kind[7:], turn)
if late: due["flowers"] = 0  # nothing is claimed
if kind == "match.started":
    supply = shuffled(below, [f"{shape}-{COLOURS[n // 2]}" for n, shape in enumerate(SHAPES[5:])]) + BASICS
    at, tokens, points = data["seating"], 10 + 3 * len(seats), dict.fromkeys(seats, 3)
    first = {"host": [at["host"]], "previous_winner": at["previous_winners"]}.get(options["first_seat"], seats)
    turn, known = first[below(len(first))] - 1, {**known, "specials": row(), "flowers": 3, "tokens": tokens}
elif kind == "cactus.turn_began":
    holds, fits, tries, spoiled, claim = holds and not (fits or over()), None if ref else pile(), 0, False, None
    turn = due["seat"] = next(seat for seat in seats[turn + 1 :] + seats if seat not in left)
    aim = due["cactus"] = CACTI[CACTI.index(aim) - 4] if aim and options["cactus_choice"] == "next" else None
elif kind == "cactus.rolled":
    face = due["face"] = (die := sum(([f] * n for f, n in sorted(options["die"].items())), []))[below(len(die))]
    fits = {"special": row()[:1], "colour": like(1, ref, pile()), "shape": like(0, basic, pile())}[face]
elif kind in ("cactus.placed", "cactus.forgone"):
    skip, place, cactus = due.get("type") == "cactus.forgo", kind == "cactus.placed", due.get("cactus") or aim
    piece, now, may = data["piece"], [p["piece"] for p in data["pieces"]], bool(act) and tries < 20
    gone, done = [*{*hung[cactus]} - {*now, piece}], not place or (piece in now and not data["offences"])
    holds &= {*now} <= {*hung[cactus], piece} and (piece in now) <= place <= may and aim in (None, cactus)
    holds &= piece in (fits if place + tries else [None]) and (place + late or skip * tries > 4 or turn in left)
    won, hung[cactus], aim, due["cactus"] = place and done and not (spoiled or gone), now, cactus, cactus
    all_, here, due["attempt"] = sum(hung.values(), []), now * options["per_cactus_bonus"], tries + 1
    owed = dict(fell=gone, fall=-len(gone), touch=-bool(data.get("touch")), forgo=-(skip or late),
        colour=prize(1, all_), shape=prize(0, all_), cactus_colour=prize(1, here), cactus_shape=prize(0, here),
        all_colours=won and 2 * (like(1, piece, now) == [piece] and len({p.split("-")[1] for p in now}) == 5))
    claim = sum([*owed.values()][4:]) if won and options["claims"] == "declare" else None
    owed = {why: n for why, n in owed.items() if n and (claim is None or why == "touch")}
    if place: due["held"], due["tremor"] = piece in now, [*map(tremor, SIGMAS[options["steadiness"]])]
    supply = [p for p in sorted(supply, key=lambda p: p == piece) if p != piece or not place or not done]
    fits, tries, due["grip"] = [] if done else [piece], tries + 1, due.get("grip") or data.get("grip")
    if place and done: ref, basic = piece, piece if piece in BASICS else basic  # C6 to C9
elif kind == "cactus.fell":
    holds, spoiled, due["cactus"] = holds and sorted(owed.pop("fell")) == sorted(data["pieces"]), True, cactus
    supply += [p for p in data["pieces"] if p not in BASICS or options["fallen"] == "return"]  # C15
elif kind == "cactus.paid":  # C17, C25
    due["due"] = want = owed.pop(why := next(iter(owed)))
    due.update(why=why, flowers=(paid := max([-points[turn], *filter(enough, range(-points[turn], want + 1))])))
    points[turn], spent = points[turn] + paid, spent or paid < want or sum(points.values()) + paid == 3 * tokens
elif "claimed" in kind: owed, due["due"], claim = {"claim": (n := due["flowers"]) * (n <= claim)}, claim, None
elif kind == "cactus.scored": due["reason"] = known["reason"] = over() or "no_basic" * (not tries and not fits)
