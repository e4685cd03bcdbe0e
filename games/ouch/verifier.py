"""Proves an exported match of Ouch!: python3 ouch.py export.json (GET /api/v1/matches/<id>/export, when it is over).
Recomputes the promise, every hash, every draw, and what they decide by the rules in games/ouch/README.md."""

GAME, SIDES, COLOURS = "ouch", ["top", "right", "bottom", "left"], ["red", "blue", "purple", "white"]
EDGES = """R B L TB TR BL RBL TBL TRB RBL TRL
T B L RL RB TL RBL TBL TRL TBL TRB
T R L TB RB TL TBL TRL TRB TRL RBL
T R B RL TR BL RBL TRL TRB TRB TBL"""  # the spiny ones of each card, by colour: 3 with 1, 2, 3 flowers, snake, fennec

if kind == "match.started":
    below, seating, rule = chance(match_seed, 0), data["seating"], options["first_seat"]
    sides, pile, cards = shuffled(below, SIDES[:]), shuffled(below, list(range(44))), []
    for number, edges in enumerate(EDGES.split()):
        colour, animal, n = COLOURS[number // 11], {9: "snake", 10: "fennec"}.get(number % 11), len(edges)
        card = {"colour": colour, "shown": n, "flowers": 1 if animal else n, "animal": animal}
        cards.append({**card, "spines": [side for side in SIDES if "TRBL"[sides.index(side)] in edges]})
    ages = seating["ages"]
    youngest = [seat for seat in seats if None not in ages and ages[seat] == min(ages)]
    first = {"host": [seating["host"]], "previous_winner": sorted(seating["previous_winners"])}
    first = youngest if rule == "youngest" and len(youngest) == 1 else first.get(rule, seats)
    turn = first[below(len(first)) if len(first) > 1 else 0] - 1
    after = lambda: next(seat for seat in seats[turn + 1 :] + seats if seat not in left)  # who is next
    held, row = {place: [] for place in ("box", *seats)}, {}
    snake, coming = None, None  # who owns the snake that watches this turn, and the next one
elif kind == "ouch.shuffled":
    pile = shuffled(chance(seed, decision), list(map(cards.index, held["box"]))) if held["box"] else pile
    held["box"] = []
    due.update(sides=sides, order=pile, cards=len(pile))
elif kind == "ouch.dealt":
    slot = next(slot for slot in range(6) if slot not in row)
    row[slot] = cards[pile.pop(0)]
    due.update(row[slot], slot=slot)
elif kind == "ouch.flipped":
    flip, flipped = act["action"], row.pop(act["action"]["slot"])
    pricked = {side: side in flipped["spines"] for side in SIDES}[flip["side"]]
    due.update(card=flipped, pricked=pricked)
elif kind in ("ouch.won", "ouch.lost"):
    index = act["action"]["card"] if act else data.get("index")
    card = flipped if index is None else held[turn].pop(index)
    to = turn if kind == "ouch.won" else "box" if snake is None or data["cause"] == "red_flowers" else snake
    watches = after() if card["animal"] == "snake" and options["animals"] else None
    coming = turn if kind == "ouch.won" and watches is not None else coming
    held[to].append(card)
    due.update(card=card, to=to, index=index, watches=watches)
    holds &= pricked == (kind == "ouch.lost")
elif kind == "ouch.turn_began" and not data["extra"]:
    turn, snake, coming = after(), coming, None
elif kind == "ouch.withdrew":
    snake, coming = (None, snake) if seat == turn else (None if seat == snake else snake, coming)
elif kind == "ouch.scored":
    sums = [[sum(c["flowers"] for c in held[s] if c["colour"] == colour) for colour in COLOURS] for s in seats]
    red = [5 * options["red_flowers"] * (bunch[0] == max(sums)[0] > 0) for bunch in sums]
    points = {s: sum(sums[s]) + 4 * min(sums[s]) * options["bouquets"] + red[s] for s in seats}
holds &= seat in (None, turn) or kind[:5] != "ouch." or kind == "ouch.withdrew"
