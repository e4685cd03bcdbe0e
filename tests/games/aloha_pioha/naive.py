"""Aloha Pioha once more, written from the rules text and from nothing of `games.aloha_pioha`.

One mutable table, lice as objects, rules in the order of the text: slow and plain. It is told the order of the decks,
hairs and tickles, who starts, and the actions, and must come to the same table as the game.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

ENDS = ("left", "right")


@dataclass(eq=False)
class Louse:
    """A louse card: `up` when all know its force, on a hair or under the ghost's comb."""

    tribe: int
    index: int
    back: tuple[int, ...]
    force: int
    up: bool = False


@dataclass(eq=False)
class Hair:
    """A hair with the lice that hang on it, each end in the order in which they came."""

    endurance: int
    tickle_at: int
    points: int
    ends: dict[str, list[Louse]] = field(default_factory=lambda: {"left": [], "right": []})
    tickle: str | None = None
    due: bool = False

    def end_of(self, tribe: int) -> str | None:
        return next((end for end in ENDS if self.ends[end] and self.ends[end][0].tribe == tribe), None)

    def open_to(self, tribe: int) -> list[str]:
        """A5, and A14 with the knot: the ends on which the tribe may place a louse."""
        if self.tickle == "knot":
            return []
        own = self.end_of(tribe)
        return [own] if own is not None else [end for end in ENDS if not self.ends[end]]


@dataclass
class Verdict:
    """How a hair ends; `winner` is a tribe."""

    sums: dict[str, int]
    broken: bool
    winner: int | None
    points: int


def printed(louse: Louse) -> int:
    return louse.force


def resolve(hair: Hair, read: Callable[[Louse], int] = printed) -> Verdict:
    """A17 and A18; `read` tells what force a louse is taken for."""
    sums = {}
    for end in ENDS:
        forces = [0 if hair.tickle == "blindfold" and not louse.up else read(louse) for louse in hair.ends[end]]
        if hair.tickle == "crowd":
            forces = [force + 1 for force in forces]
        if hair.tickle == "champions" and forces:
            forces = [max(forces)]
        sums[end] = sum(forces)
    endurance = hair.endurance
    if hair.tickle == "strong":
        endurance += 3
    if hair.tickle == "weak":
        endurance -= 3
    broken = sums["left"] + sums["right"] > endurance
    if hair.tickle == "steel":
        broken = False
    victor = winning_end(hair, sums, broken)
    winner = None if victor is None else hair.ends[victor][0].tribe
    return Verdict(sums, broken, winner, hair.points * 2 if hair.tickle == "double" else hair.points)


def winning_end(hair: Hair, sums: dict[str, int], broken: bool) -> str | None:
    """A18 to A20."""
    cards = {end: len(hair.ends[end]) for end in ENDS}
    if cards["left"] == 0 and cards["right"] == 0:
        return None
    if cards["left"] == 0 or cards["right"] == 0:
        return "left" if cards["left"] else "right"
    higher, lower = ENDS if sums["left"] > sums["right"] else reversed(ENDS)
    if sums["left"] != sums["right"]:
        if hair.tickle == "topsy_turvy":
            return higher if broken else lower
        return lower if broken else higher
    if cards["left"] == cards["right"]:
        return None
    more, fewer = ENDS if cards["left"] > cards["right"] else reversed(ENDS)
    return fewer if hair.tickle == "few_and_brave" else more


@dataclass
class Table:
    """A match of two seats or more; `met` counts what happened, so that a test can tell what it has seen."""

    seats: int
    hairs: list[Hair]
    decks: list[list[Louse]]
    tickle_deck: list[str]
    first: int
    tickles: bool = True
    face_down: bool = True
    reaches: bool = False
    free: bool = False
    face_up: list[str] = field(default_factory=list)
    hands: list[list[Louse]] = field(default_factory=list)
    combs: list[list[Louse]] = field(default_factory=list)
    withdrawn: list[int] = field(default_factory=list)
    turn: int = 0
    waiting: list[int] = field(default_factory=list)
    last_round: bool = False
    player: int = -1
    asks: str | None = None
    target: tuple[str, int] | None = None
    results: list[Verdict] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)

    def lay_out(self) -> None:
        """A1 to A4."""
        self.turn_up()
        self.hands = [[] for _ in self.decks]
        self.combs = [[] for _ in self.decks]
        for seat in range(self.seats):
            self.draw(seat)
        self.open_round()

    def turn_up(self) -> None:
        """A1, A13: three tickles lie face up; a new one comes to the right."""
        while self.tickle_deck and len(self.face_up) < 3:
            self.face_up.append(self.tickle_deck.pop(0))

    def draw(self, tribe: int) -> None:
        """A3, A9."""
        for _ in range(2):
            if self.decks[tribe]:
                self.hands[tribe].append(self.decks[tribe].pop(0))
        self.hands[tribe].sort(key=lambda louse: louse.index)

    # A5 to A11: turns.

    def open_round(self) -> None:
        """A11: whoever opens the last round has no deck left."""
        self.turn += 1
        clockwise = [*range(self.first, self.seats), *range(self.first)]
        self.waiting = [seat for seat in clockwise if seat not in self.withdrawn]
        self.last_round = not self.decks[self.waiting[0]]
        self.next_seat()

    def next_seat(self) -> None:
        self.asks = None
        while self.waiting:
            self.player = self.waiting.pop(0)
            if self.player not in self.withdrawn:
                self.asks = "play" if any(hair.open_to(self.player) for hair in self.hairs) else "comb"
                return
        if self.last_round:
            self.end()
        else:
            self.open_round()

    def finish_turn(self) -> None:
        """A9, A13: by now the tickle has done what it does."""
        self.turn_up()
        self.draw(self.player)
        self.next_seat()

    def act(self, action: dict[str, Any]) -> None:
        kind = action["type"]
        if kind == "aloha.play":
            self.play(**{name: value for name, value in action.items() if name != "type"})
        elif kind == "aloha.tickle":
            self.place_tickle(action["from"], self.hairs[action["hair"]])
        elif kind == "aloha.target":
            self.hit(action)
        else:
            self.met["nowhere to play"] += 1
            self.combs[self.player].append(self.hands[self.player].pop(action["card"]))
            self.finish_turn()

    def play(self, card: int, hair: int, end: str, face: str, keep: int | None) -> None:
        """A5 to A7."""
        hand = self.hands[self.player]
        louse = hand[card]
        left_over = [other for other in hand if other is not louse]
        if face == "down" and len(left_over) > 1:
            assert keep is not None
            kept = hand[keep]
            self.combs[self.player] += [other for other in left_over if other is not kept]
            left_over = [kept]
        self.hands[self.player] = left_over
        louse.up = face == "up"
        self.hairs[hair].ends[end].append(louse)
        if self.is_due(self.hairs[hair]):
            self.asks = "tickle"
        else:
            self.finish_turn()

    def withdraw(self, seat: int) -> None:
        self.met["a withdrawal"] += 1
        self.withdrawn.append(seat)
        if seat == self.player:
            self.target = None
            self.turn_up()
            self.next_seat()

    # A12 to A16: tickles.

    def is_due(self, hair: Hair) -> bool:
        """A12, A15: looked at when a louse was played on the hair."""
        self.met["a forgotten tickle"] += hair.due
        lice = len(hair.ends["left"]) + len(hair.ends["right"])
        enough = lice >= hair.tickle_at if self.reaches else lice > hair.tickle_at
        hair.due = self.tickles and hair.tickle is None and enough
        return hair.due

    def put_tickle(self, source: int | str, hair: Hair) -> str:
        """A13."""
        if source == "deck":
            kind = self.tickle_deck.pop(0)
        else:
            assert isinstance(source, int)
            kind = self.face_up.pop(source)
        hair.tickle = kind
        hair.due = False
        self.met[kind] += 1
        return kind

    def place_tickle(self, source: int | str, hair: Hair) -> None:
        """A14, A16."""
        kind = self.put_tickle(source, hair)
        own = hair.end_of(self.player)
        if kind == "flashlight":
            for louse in hair.ends["left"] + hair.ends["right"]:
                louse.up = True
        if kind == "pluck" and own is not None:
            opposing = hair.ends["right" if own == "left" else "left"]
            if opposing:
                louse = opposing.pop()
                louse.up = louse.up and louse.tribe >= self.seats
                self.combs[louse.tribe].append(louse)
                self.met["a louse plucked"] += 1
        if kind in ("hop", "home", "extra_pull"):
            self.target = (kind, self.hairs.index(hair))
            if self.targets():
                self.asks = "target"
                return
            self.target = None
            self.met["no target"] += 1
        self.finish_turn()

    def targets(self) -> list[dict[str, Any]]:
        """A14: what the last tickle may be aimed at."""
        assert self.target is not None
        kind, number = self.target
        own = self.hairs[number].end_of(self.player)
        if own is None:
            return []
        lice = range(len(self.hairs[number].ends[own]))
        if kind == "home":
            return [{"type": "aloha.target", "louse": louse} for louse in lice]
        if kind == "hop":
            return [
                {"type": "aloha.target", "louse": louse, "hair": to, "end": end}
                for louse in lice
                for to, hair in enumerate(self.hairs)
                if to != number
                for end in hair.open_to(self.player)
            ]
        cards = range(len(self.hands[self.player]))
        return [{"type": "aloha.target", "card": card} for card in (*cards, None)] if cards else []

    def hit(self, action: dict[str, Any]) -> None:
        """A14: the own lice that hop, come home, or pull along."""
        assert self.target is not None
        kind, number = self.target
        self.target = None
        own = self.hairs[number].end_of(self.player)
        assert own is not None
        lice, hand = self.hairs[number].ends[own], self.hands[self.player]
        if kind == "hop":
            self.hairs[action["hair"]].ends[action["end"]].append(lice.pop(action["louse"]))
        elif kind == "home":
            louse = lice.pop(action["louse"])
            louse.up = False
            hand.append(louse)
            hand.sort(key=lambda louse: louse.index)
        elif action["card"] is not None:
            louse = hand.pop(action["card"])
            louse.up = True
            lice.append(louse)
        self.met[f"{kind} {'declined' if action.get('card', 0) is None else 'done'}"] += 1
        self.finish_turn()

    def legal(self) -> list[dict[str, Any]]:
        """What whoever is to act may do, in no order that matters."""
        hand = self.hands[self.player]
        if self.asks == "comb":
            return [{"type": "aloha.comb", "card": card} for card in range(len(hand))]
        if self.asks == "target":
            return self.targets()
        if self.asks == "tickle":
            return [
                {"type": "aloha.tickle", "from": source, "hair": number}
                for number, hair in enumerate(self.hairs)
                if hair.due or (self.free and hair.tickle is None)
                for source in (0, 1, 2, "deck")
            ]
        return [
            {"type": "aloha.play", "card": card, "hair": number, "end": end, "face": face, "keep": keep}
            for card in range(len(hand))
            for number, hair in enumerate(self.hairs)
            for end in hair.open_to(self.player)
            for face in (("up", "down") if self.face_down else ("up",))
            for keep in (self.keeps(card) if face == "down" else [None])
        ]

    def keeps(self, card: int) -> list[int | None]:
        """A7: the cards of which one stays in hand."""
        others: list[int | None] = [other for other in range(len(self.hands[self.player])) if other != card]
        return others if len(others) > 1 else [None]

    # A17 to A21: the end.

    def end(self) -> None:
        """A17; what the blindfold covers is what lies face down until now. Nobody is left to place a tickle (A15)."""
        self.results = [resolve(hair) for hair in self.hairs]
        for hair in self.hairs:
            hair.due = False
            for louse in hair.ends["left"] + hair.ends["right"]:
                louse.up = True

    def points(self, tribe: int) -> int:
        return sum(result.points for result in self.results if result.winner == tribe)

    def ranking(self) -> list[list[int]]:
        """A21; whoever withdrew comes last, the first of them at the very end."""
        staying = [seat for seat in range(self.seats) if seat not in self.withdrawn]
        totals = sorted({self.points(seat) for seat in staying}, reverse=True)
        places = [[seat for seat in staying if self.points(seat) == total] for total in totals]
        return places + [[seat] for seat in reversed(self.withdrawn)]

    def winners(self) -> list[int]:
        return self.ranking()[0]

    def reason(self) -> str:
        return "hairs_resolved"
