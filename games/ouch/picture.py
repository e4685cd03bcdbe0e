"""The board of Ouch! as an SVG picture, drawn from a view and the players' names alone.

    python -m games.ouch.picture > ouch.svg

writes an example. What is drawn more than once comes from `drawings.svg`. A flower differs by its form as well as by
its colour, so that no colour has to be told from another.
"""

import sys
from collections.abc import Sequence
from html import escape

from games.core.chance import SeededChance
from games.core.contract import Seat, Seating
from games.core.picture import (
    EDGE,
    FAINT,
    GLOW,
    INK,
    MARGIN,
    PAPER,
    WIDTH,
    arrow,
    clean,
    counted,
    document,
    drawings,
    empty,
    fitted,
    listed,
    moved,
    named,
    number,
    panel,
    ribbon,
    text,
)
from games.core.play import begin, step
from games.ouch.cards import TABLE
from games.ouch.model import SLOTS, Colour, OuchCard, OuchOptions, OuchPlayer, OuchPoints, OuchRowCard, OuchView
from games.ouch.rules import Ouch
from games.ouch.scoring import ranking, scores

TINTS: dict[Colour, str] = {"red": "#fbe0d6", "blue": "#dfeaf8", "purple": "#ede1f3", "white": "#fffefa"}
"""Behind the flowers of a won card."""

ROW_X, ROW_Y, ROW_PITCH = 133, 64, 118
BLOOMS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((52, 40),),
    2: ((24, 56), (80, 56)),
    3: ((52, 40), (24, 56), (80, 56)),
}
"""Where a card of the row flowers, by how many flowers it shows."""
FLOWERS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((30, 38),),
    2: ((20, 24), (40, 52)),
    3: ((30, 20), (17, 51), (43, 51)),
}
"""Likewise on a won card, where fewer flowers are larger."""
FLOWER_SCALE = {1: 1.6, 2: 1.2, 3: 1.1}

AREAS_Y, AREA_GAP = 234, 8
AREA_HEIGHT = {2: 116, 3: 108, 4: 94, 5: 80}
"""How high a player's area is, by the number of players."""
CARDS_X, CARDS_WIDTH, CARD_HEIGHT, CARD_PITCH = 240, 544, 76, 72
NAME_WIDTH = 166

_DEFS = drawings(__package__)
_WORTH_THE_SAME = {(card.colour, card.flowers): index for index, card in enumerate(TABLE)}


def draw(view: OuchView, names: Sequence[str]) -> str:
    """The board as whoever has the view may see it. `names` are the players', by seat."""
    names = [clean(name) or f"Seat {seat}" for seat, name in enumerate(names)]
    points = _points(view)
    high = AREA_HEIGHT[len(view.players)]
    height = AREAS_Y + len(view.players) * (high + AREA_GAP) + MARGIN - AREA_GAP
    areas = (
        moved(MARGIN, AREAS_Y + player.seat * (high + AREA_GAP), _area(view, player, points, names, high))
        for player in view.players
    )
    parts = (_head(view, points, names), _pile(view), *(_slot(slot, view) for slot in range(SLOTS)), _box(view), *areas)
    title = f"Ouch! {_headline(view, points, names)}"
    return document("ouch", height, title, _description(view, points, names), _DEFS, parts)


def _points(view: OuchView) -> tuple[OuchPoints, ...]:
    """O22 to O24. What a card is worth follows from its colour and flowers, whichever card it is."""
    won = tuple(tuple(_WORTH_THE_SAME[c.colour, c.flowers] for c in player.cards) for player in view.players)
    return scores(view.options, won)


def _winners(view: OuchView, points: tuple[OuchPoints, ...]) -> tuple[Seat, ...]:
    return ranking(points, view.withdrawn)[0] if view.ended else ()


# Above the areas: what happens, and the cards that belong to nobody.


def _head(view: OuchView, points: tuple[OuchPoints, ...], names: Sequence[str]) -> str:
    """Whose turn it is, or who won on a ribbon."""
    title = text(MARGIN, 43, "Ouch!", 30, weight=800)
    if not view.ended:
        told = _headline(view, points, [fitted(name, 260, 24) for name in names])
        return title + text(WIDTH - MARGIN, 42, told, 24, anchor="end", weight=600)
    winners = len(_winners(view, points))
    told = _headline(view, points, [fitted(name, 380 // winners, 24) for name in names])
    return title + ribbon(142, told)


def _slot(slot: int, view: OuchView) -> str:
    card = next((card for card in view.row if card.slot == slot), None)
    number = f'<circle cx="52" cy="146" r="14" fill="{PAPER}" stroke="{EDGE}"/>' + text(
        52, 153, str(slot), 20, anchor="middle", weight=700
    )
    drawn = moved(0, 0, _row_card(card), 'opacity=".5"' if view.ended else "") if card else empty(104, 132, 10)
    return moved(ROW_X + slot * ROW_PITCH, ROW_Y, drawn + number, f'class="slot" data-slot="{slot}"')


def _row_card(card: OuchRowCard) -> str:
    flowers = (
        f'<use href="#ouch-{card.colour}" transform="translate({x} {y}) scale(1.4)"/>' for x, y in BLOOMS[card.shown]
    )
    again = text(10, 24, "II", 18, weight=700, fill=FAINT) if card.pile == 2 else ""
    return (
        f'<use href="#ouch-ground"/><use href="#ouch-cactus-{card.colour}"/>{"".join(flowers)}{again}'
        f'<rect width="104" height="132" rx="10" fill="none" stroke="{EDGE}" stroke-width="2.5"/>'
    )


def _pile(view: OuchView) -> str:
    backs = "".join(f'<use href="#ouch-back" x="{3 * back}" y="{-3 * back}"/>' for back in range(min(view.pile, 3)))
    again = " · II" if view.pile_number == 2 else ""
    drawn = backs or empty(84, 108, 9)
    caption = text(42, 128, f"pile{again}", 18, anchor="middle", fill=FAINT)
    count = text(42, 151, str(view.pile), 24, anchor="middle", weight=700)
    return moved(MARGIN - 2, ROW_Y + 6, drawn + caption + count, 'class="pile"')


def _box(view: OuchView) -> str:
    """The card that was discarded last looks out of it."""
    last = moved(16, 4, _card(view.box[-1], "last")) if view.box else ""
    caption = text(42, 128, "box", 18, anchor="middle", fill=FAINT)
    count = text(42, 151, str(len(view.box)), 24, anchor="middle", weight=700)
    drawn = f'<use href="#ouch-box-inside"/>{last}<use href="#ouch-box"/>'
    return moved(WIDTH - MARGIN - 84, ROW_Y + 6, drawn + caption + count, 'class="box"')


# A player's area: the name, the won cards, the points.


def _area(view: OuchView, player: OuchPlayer, points: tuple[OuchPoints, ...], names: Sequence[str], high: int) -> str:
    seat = player.seat
    marked = seat in _winners(view, points) if view.ended else seat == view.turn
    pointer = arrow(high) if marked and not view.ended else ""
    drawn = panel(high, marked) + pointer + _name(view, player, names, high) + _cards(view, player, high)
    shown = moved(772, 0, _final(points[seat], high) if view.ended else _so_far(points[seat], high))
    faded = ' opacity=".55"' if seat in view.withdrawn else ""
    return f'<g class="player" data-seat="{seat}"{faded}>{drawn}{shown}</g>'


def _name(view: OuchView, player: OuchPlayer, names: Sequence[str], high: int) -> str:
    middle, name = high // 2, names[player.seat]
    note = ""
    if player.seat in view.withdrawn:
        note = text(32, middle + 26, "has left", 18, fill=FAINT)
    elif player.snake_watches is not None:
        watched = names[player.snake_watches]
        note = (
            f'<g class="snake"><title>The snake watches {escape(watched)}</title>'
            f'<use href="#ouch-snake" transform="translate(48 {middle + 20}) scale(.8)"/>'
            f"{text(74, middle + 27, '→ ' + fitted(watched, NAME_WIDTH - 40, 20), 20)}</g>"
        )
    line = middle - 4 if note else middle + 8
    return named(32, line, name, NAME_WIDTH) + note


def _cards(view: OuchView, player: OuchPlayer, high: int) -> str:
    """The won cards in order, on as many places as win the game; behind them one that is being resolved."""
    cards, mine = player.cards, player.seat == view.turn
    held = len(cards) + (mine and view.flipped is not None)
    places = max(view.options.cards_to_win, held)
    scale = min(1.0, (high - 16) / CARD_HEIGHT, CARDS_WIDTH / (places * CARD_PITCH))
    drawn = [moved(place * CARD_PITCH, 0, empty(60, 76, 8)) for place in range(held, places)]
    for index, card in enumerate(cards):
        staked = mine and index == view.fennec_at_stake
        drawn.append(moved(index * CARD_PITCH, 0, _card(card, "won") + (_stake() if staked else "")))
    if view.flipped and mine:
        tilted = f'<g transform="rotate(9 30 38)">{_card(view.flipped, "flipped")}</g>'
        drawn.append(moved(len(cards) * CARD_PITCH, 0, tilted))
    top = number((high - CARD_HEIGHT * scale) / 2)
    return f'<g transform="translate({CARDS_X - MARGIN} {top}) scale({number(scale)})">{"".join(drawn)}</g>'


def _card(card: OuchCard, kind: str) -> str:
    """The hidden face of a card, with the thorns on its edges."""
    thorns = "".join(f'<use href="#ouch-{side}" fill="{INK}"/>' for side in card.spines)
    places = ((30, 21),) if card.animal else FLOWERS[card.flowers]
    scale = 1.1 if card.animal else FLOWER_SCALE[card.flowers]
    flowers = "".join(
        f'<use href="#ouch-{card.colour}" transform="translate({x} {y}) scale({scale})"/>' for x, y in places
    )
    animal = f'<use href="#ouch-{card.animal}" x="30" y="54"/>' if card.animal else ""
    face = f'<use href="#ouch-card" fill="{TINTS[card.colour]}" stroke="{INK}" stroke-width="1.5"/>'
    return f'<g class="card {kind}"><title>{_told(card)}</title>{thorns}{face}{flowers}{animal}</g>'


def _stake() -> str:
    """O13: what a prick would cost."""
    return (
        '<rect class="stake" x="-5" y="-5" width="70" height="86" rx="11" fill="none" '
        f'stroke="{GLOW}" stroke-width="4" stroke-dasharray="9 5"/>'
    )


def _so_far(points: OuchPoints, high: int) -> str:
    flower = f'<use href="#ouch-flower" transform="translate(110 {high // 2}) scale(1.2)"/>'
    return flower + text(88, high // 2 + 12, str(points.flowers), 34, anchor="end", weight=700)


def _final(points: OuchPoints, high: int) -> str:
    """The total, and below it what it is made of: flowers, bouquets, red flowers."""
    middle = high // 2
    parts = (("red", points.red_flowers), ("bouquet", points.bouquets), ("flower", points.flowers))
    drawn = (
        f'<use href="#ouch-{kind}" transform="translate({92 - 50 * place} {middle + 22}) scale(.75)"/>'
        f"{text(104 - 50 * place, middle + 28, str(worth), 18)}"
        for place, (kind, worth) in enumerate(part for part in parts if part[1] or part[0] == "flower")
    )
    return text(124, middle + 4, str(points.total), 34, anchor="end", weight=800) + "".join(drawn)


# In words.


def _headline(view: OuchView, points: tuple[OuchPoints, ...], names: Sequence[str]) -> str:
    """What the match waits for, or how it ended."""
    if view.ended:
        winners = _winners(view, points)
        total = points[winners[0]].total
        verb = "win" if len(winners) > 1 else "wins"
        return f"{listed(names[seat] for seat in winners)} {verb} with {counted(total, 'point')}"
    if view.turn is None:
        return "The table is being laid"
    name = names[view.turn]
    if view.flipped:
        return f"{name} has flipped a card"
    if not view.to_act:
        return "The match is over"
    if view.asks == "discard":
        return f"{name} gives up a card"
    if view.asks == "extra_turn":
        return f"{name} may take an extra turn"
    return f"{name} flips a card" + (", a fennec at stake" if view.fennec_at_stake is not None else "")


def _description(view: OuchView, points: tuple[OuchPoints, ...], names: Sequence[str]) -> str:
    """The position in sentences, for whoever does not see it."""
    row = {card.slot: f"{card.colour} {card.shown}" for card in view.row}
    slots = ", ".join(f"{slot} {row.get(slot, 'empty')}" for slot in range(SLOTS))
    sentences = [
        _headline(view, points, names),
        f"In the row: {slots}",
        f"{counted(view.pile, 'card')} in the draw pile, {len(view.box)} in the box",
    ]
    if view.flipped:
        sentences.append(f"The flipped card is {_told(view.flipped)}")
    for player, score in zip(view.players, points, strict=True):
        name = names[player.seat]
        cards = f": {', '.join(_told(card) for card in player.cards)}" if player.cards else ""
        worth = counted(score.total, "point") if view.ended else counted(score.flowers, "flower")
        sentences.append(f"{name} has {counted(len(player.cards), 'card')} and {worth}{cards}")
        if player.snake_watches is not None:
            sentences.append(f"The snake of {name} watches {names[player.snake_watches]}")
        if player.seat in view.withdrawn:
            sentences.append(f"{name} has left")
    return ". ".join(sentences) + "."


def _told(card: OuchCard) -> str:
    return f"{card.colour} {card.flowers}" + (f" with a {card.animal}" if card.animal else "")


def example() -> str:
    """A match of three, some way in: a snake watches, and a fennec is at stake."""
    game, seed = Ouch(), bytes([201]) * 32
    state, _ = begin(game, Seating.of(3), OuchOptions(), SeededChance(seed, 0))
    for decision in range(1, 23):
        seat, chance = min(game.to_act(state)), SeededChance(seed, decision)
        state, _ = step(game, state, seat, game.sample(state, seat, chance), chance)
    return draw(game.view(state, None), ("Ana", "Ben", "Cleo"))


if __name__ == "__main__":
    sys.stdout.write(example())
