"""Ouch! once more, written from the rules text and from nothing of `games.ouch` but the card table.

One mutable table, cards as objects, rules in the order of the text: slow and plain. It is told the sides, the order
of the piles and the actions, and must come to the same table as the game.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Card:
    """A cactus with the spines of this match."""

    index: int
    colour: str
    flowers: int
    animal: str | None
    spines: set[str]


@dataclass
class Table:
    """A match; `second_order` is asked for the order of the second pile when it is made."""

    cards_to_win: int
    red_flowers: bool
    animals: bool
    bouquets: bool
    piles: int
    deck: list[Card]
    players: list[list[Card]]
    turn: int
    row: dict[int, Card] = field(default_factory=dict)
    box: list[Card] = field(default_factory=list)
    snake_of: int | None = None
    new_snake_of: int | None = None
    fennec: Card | None = None
    question: str = "flip"
    over: str | None = None
    reshuffles: int = 0

    def lay_out(self) -> None:
        """O1."""
        for slot in range(6):
            self.row[slot] = self.deck.pop(0)

    def act(self, action: dict[str, Any], second_order: list[int]) -> None:
        kind = action["type"]
        if kind == "ouch.flip":
            self.flip(action["slot"], action["side"], second_order)
        elif kind == "ouch.discard":
            self.box.append(self.players[self.turn].pop(action["card"]))
            self.finish_turn()
        elif action["take"]:
            self.question = "flip"
        else:
            self.fennec = None
            self.finish_turn()

    def flip(self, slot: int, side: str, second_order: list[int]) -> None:
        mine = self.players[self.turn]
        card = self.row.pop(slot)
        staked, self.fennec = self.fennec, None
        pricked = side in card.spines
        if pricked:
            # O4, O11, O13, O14
            lost = [card]
            if staked is not None:
                mine.remove(staked)
                lost.append(staked)
            (self.box if self.snake_of is None else self.players[self.snake_of]).extend(lost)
        else:
            mine.append(card)  # O5
            if self.animals and card.animal == "snake":
                self.new_snake_of = self.turn
            if self.animals and card.animal == "fennec":
                self.fennec = card
        if max(len(cards) for cards in self.players) >= self.cards_to_win:  # O18
            self.over = "eight_cards"
            return
        self.refill(slot, second_order)  # O6
        if pricked and card.colour == "red" and self.red_flowers and mine:  # O8
            if len(mine) > 1:
                self.question = "discard"
                return
            self.box.append(mine.pop())
        if self.fennec is not None:  # O12
            self.question = "extra_turn"
            return
        self.finish_turn()

    def refill(self, slot: int, second_order: list[int]) -> None:
        if not self.deck:
            return
        self.row[slot] = self.deck.pop(0)
        if not self.deck and self.piles == 2 and self.reshuffles == 0 and self.box:  # O20
            self.reshuffles += 1
            self.deck = sorted(self.box, key=lambda card: second_order.index(card.index))
            self.box = []

    def finish_turn(self) -> None:
        """O7, O11, O19."""
        self.question = "flip"
        if not self.deck:
            self.over = "empty_pile"
            return
        self.snake_of, self.new_snake_of = self.new_snake_of, None
        self.turn = (self.turn + 1) % len(self.players)

    def totals(self) -> list[int]:
        """O9, O22 to O24."""
        flowers = [
            {
                colour: sum(card.flowers for card in cards if card.colour == colour)
                for colour in ("red", "blue", "purple", "white")
            }
            for cards in self.players
        ]
        totals = [sum(by_colour.values()) for by_colour in flowers]
        for seat, by_colour in enumerate(flowers):
            if self.bouquets:
                pot = dict(by_colour)
                while all(pot.values()):
                    totals[seat] += 4
                    pot = {colour: count - 1 for colour, count in pot.items()}
            reds = [each["red"] for each in flowers]
            if self.red_flowers and by_colour["red"] > 0 and by_colour["red"] == max(reds):
                totals[seat] += 5
        return totals
