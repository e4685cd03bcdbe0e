"""The board of Aloha Pioha as an SVG picture, drawn from a view and the players' names alone.

    python -m games.aloha_pioha.picture > aloha_pioha.svg

writes an example. What is drawn more than once comes from `drawings.svg`. A tribe has a sign and a pattern beside its
colour, so that no colour has to be told from another.
"""

import sys
from collections.abc import Iterator, Sequence

from msgspec import UNSET

from games.aloha_pioha.cards import LIGHTNING
from games.aloha_pioha.description import GHOST, description, headline, kind_in_words, points, winners, won_by
from games.aloha_pioha.model import (
    ENDS,
    AlohaCard,
    AlohaHair,
    AlohaHeldEnd,
    AlohaLouse,
    AlohaOptions,
    AlohaPlayer,
    AlohaView,
    Back,
    End,
    Kind,
    Tribe,
)
from games.aloha_pioha.rules import AlohaPioha
from games.core.chance import SeededChance
from games.core.contract import Seat, Seating
from games.core.picture import (
    EDGE,
    FAINT,
    GLOW,
    INK,
    MARGIN,
    MARKED,
    PAPER,
    WIDTH,
    arrow,
    clean,
    counted,
    document,
    drawings,
    empty,
    fitted,
    moved,
    named,
    number,
    panel,
    ribbon,
    text,
)
from games.core.play import begin, step

HAIRS_Y, GAP, LEGEND = 162, 8, 26
ROW, MIDDLE = 84, 42
"""How high the row of a hair or a player is, and half of it."""

CARD_X, CARD_WIDTH, COLUMN = 348, 216, 72
"""A hair's card in the middle of its row, and the columns of numbers on it."""
SUM_TO, LICE_FROM, LICE_TO = 58, 86, 340
"""Where the sum and the lice of an end are, counted from that card outwards."""
LOUSE_WIDTH, LOUSE_HEIGHT, LOUSE_PITCH, TOP = 52, 66, 55, 9
CLOSEST, CLOSEST_IN_HAND = 30, 47
"""So much of a louse's card stays in sight; where that is too wide, all become smaller."""

TICKLE_WIDTH, TICKLE_PITCH, TICKLES_Y = 132, 140, 62
NAME_X, NAME_WIDTH, HAND_X, HAND_WIDTH, DECK_X, COMB_X = 80, 170, 262, 478, 758, 860

PAST = "#f0c48f"
"""A turn that is over."""

_DEFS = drawings(__package__)


def draw(view: AlohaView, names: Sequence[str]) -> str:
    """The board as whoever has the view may see it. `names` are the players', by seat."""
    names = [clean(name) or f"Seat {seat}" for seat, name in enumerate(names)]
    areas_y = HAIRS_Y + len(view.hairs) * (ROW + GAP) + LEGEND
    height = areas_y + len(view.players) * (ROW + GAP) + MARGIN - GAP
    hairs = (moved(MARGIN, HAIRS_Y + hair.hair * (ROW + GAP), _hair(view, hair)) for hair in view.hairs)
    areas = (
        moved(MARGIN, areas_y + place * (ROW + GAP), _area(view, player, names))
        for place, player in enumerate(view.players)
    )
    parts = (_head(view, names), *_legends(view, areas_y), *hairs, *areas)
    title = f"Aloha Pioha. {headline(view, names)}"
    return document("aloha", height, title, description(view, names), _DEFS, parts)


def _legends(view: AlohaView, areas_y: int) -> Iterator[str]:
    """Small words over the columns of the hairs' cards, and of the players' areas."""
    columns = {"holds": 0, "points": 2} if view.ended else {"holds": 0, "tickle": 1, "points": 2}
    areas = {"points": 866} if view.ended else {"deck": DECK_X + 26, "comb": COMB_X + 22}
    words = [(said, CARD_X + COLUMN // 2 + COLUMN * column, HAIRS_Y) for said, column in columns.items()]
    words += [(said, x, areas_y) for said, x in {"hand": HAND_X + 26, **areas}.items()]
    return (text(MARGIN + x, y - 8, said, 18, anchor="middle", fill=FAINT) for said, x, y in words)


# Above the hairs: what happens, and the tickles that are on none.


def _head(view: AlohaView, names: Sequence[str]) -> str:
    """Whose turn it is, or who won on a ribbon."""
    girl = '<use href="#aloha-girl" transform="translate(18 14) scale(1.15)"/>'
    title = text(150, 48, "Aloha Pioha", 30, weight=800)
    if view.ended:
        told = headline(view, [fitted(name, 380 // len(winners(view)), 24) for name in names])
        return girl + title + moved(0, 64, ribbon(142, told))
    told = headline(view, [fitted(name, 220, 24) for name in names])
    said = text(WIDTH - MARGIN, 42, told, 24, anchor="end", weight=600)
    return girl + title + said + _turns(view) + (_tickles(view) if view.options.tickles else "")


def _turns(view: AlohaView) -> str:
    """Which turn it is, in words and as a row of dots."""
    dots = "".join(
        f'<circle cx="{136 + 21 * turn}" cy="106" r="6" '
        f'fill="{PAST if turn < view.turn else GLOW if turn == view.turn else PAPER}" stroke="{GLOW}"/>'
        for turn in range(1, view.turns + 1)
    )
    return f'<g class="turns">{text(150, 84, f"turn {view.turn} of {view.turns}", 20, fill=FAINT)}{dots}</g>'


def _tickles(view: AlohaView) -> str:
    """The deck, and the face-up ones; they glow while one must be chosen."""
    x = WIDTH - MARGIN - 2 * TICKLE_PITCH - TICKLE_WIDTH
    cards = (
        moved(x + TICKLE_PITCH * place, TICKLES_Y, _tickle(kind, view.asks == "tickle"), 'class="tickle"')
        for place, kind in enumerate(view.tickles.face_up)
    )
    back = '<use href="#aloha-tickles"/>' if view.tickles.deck else empty(56, 66, 8)
    count = text(28, 55, str(view.tickles.deck), 22, anchor="middle", weight=700)
    return moved(x - 70, TICKLES_Y, back + count, 'class="tickle-deck"') + "".join(cards)


def _tickle(kind: Kind, asked: bool) -> str:
    fill, sign = _sort(kind)
    stroke = f'{GLOW}" stroke-width="4' if asked else f'{INK}" stroke-width="1.5'
    return (
        f'<rect width="{TICKLE_WIDTH}" height="66" rx="9" fill="{fill}" stroke="{stroke}"/>'
        f'<use href="#aloha-{sign}" x="20" y="21"/><use href="#aloha-{kind}" x="70" y="22"/>'
        f"{text(TICKLE_WIDTH // 2, 57, kind_in_words(kind), 18, anchor='middle', weight=600)}"
    )


def _sort(kind: Kind) -> tuple[str, str]:
    """A14: the ground and the sign of tickles that act at once, or at the end."""
    return ("#fff0bf", "lightning") if kind in LIGHTNING else ("#e2edf8", "clock")


# The hairs, each in a row: its card in the middle, lice at both ends.


def _hair(view: AlohaView, hair: AlohaHair) -> str:
    ends = "".join(_end(view, hair, end) for end in ENDS)
    return f'<g class="hair" data-hair="{hair.hair}">{panel(ROW, False)}{ends}{_card(view, hair)}</g>'


def _card(view: AlohaView, hair: AlohaHair) -> str:
    """What is printed on the hair's card, its tickle, and at the end whether it is broken."""
    result, line = hair.result, 23 if view.options.tickles else 38
    nobodys = result is not None and not any(won_by(hair, player.seat) for player in view.players)
    drawn = f'<rect width="{CARD_WIDTH}" height="76" rx="10" fill="#fffdf4" stroke="{INK}" stroke-width="2"/>'
    drawn += _printed(0, line, "holds", hair.endurance)
    drawn += "" if result else _printed(1, line, "feather", hair.tickle_at)
    drawn += _printed(2, line, "star", result.points if result else hair.points, 'opacity=".35"' if nobodys else "")
    if result and result.broken:
        drawn += '<use href="#aloha-tear" x="110"/>'
    if view.options.tickles:
        drawn += moved(5, 44, _chip(view, hair))
    if result and result.broken:
        drawn += f'<use href="#aloha-broken" x="110" y="{line}"/>'
    return moved(CARD_X, 4, drawn, 'class="card"')


def _printed(column: int, line: int, drawing: str, worth: int, attributes: str = "") -> str:
    said = text(33, 9, str(worth), 26, weight=700)
    return moved(COLUMN * column, line, f'<use href="#aloha-{drawing}" x="18"/>{said}', attributes)


def _chip(view: AlohaView, hair: AlohaHair) -> str:
    """The tickle on a hair, or its place; it glows while it is due, or waits for its target."""
    if not (hair.tickle or hair.due):
        return "" if hair.result else empty(CARD_WIDTH - 10, 27, 7)
    fill, sign = _sort(hair.tickle) if hair.tickle else (MARKED, "feather")
    glows = hair.due or (view.target is not None and view.target.hair == hair.hair)
    stroke = f'{GLOW}" stroke-width="3' if glows else f'{EDGE}" stroke-width="1.5'
    said = kind_in_words(hair.tickle) if hair.tickle else "tickle due"
    kind = f'<use href="#aloha-{hair.tickle}" transform="translate(54 13.5) scale(.8)"/>' if hair.tickle else ""
    return (
        f'<g class="chip"><rect width="{CARD_WIDTH - 10}" height="27" rx="7" fill="{fill}" stroke="{stroke}"/>'
        f'<use href="#aloha-{sign}" transform="translate(19 13.5) scale(.85)"/>{kind}'
        f"{text(76 if kind else 42, 20, said, 18, weight=600)}</g>"
    )


def _end(view: AlohaView, hair: AlohaHair, end: End) -> str:
    """The strand towards an end, and who pulls at it."""
    held, result = (hair.left if end == "left" else hair.right), hair.result
    strand = "loose" if held is None else "torn" if result and result.broken else "tight"
    outwards = f"translate({_x(end, 0)} {MIDDLE})" + (" scale(-1 1)" if end == "left" else "")
    drawn = f'<use href="#aloha-{strand}" transform="{outwards}"/>'
    if hair.tickle == "knot":
        drawn += f'<use href="#aloha-tied" x="{_x(end, 77)}" y="{MIDDLE}"/>'
    if held:
        drawn += _sum(view, hair, held, end) + _lice(view, held, end)
    elif hair.tickle != "knot" and not result:
        place = empty(LOUSE_WIDTH, LOUSE_HEIGHT, 8)
        drawn += moved(_x(end, LICE_TO, LOUSE_WIDTH), TOP, place)
    return f'<g class="{end}">{drawn}</g>'


def _x(end: End, distance: float, wide: float = 0) -> float:
    """Where in a row something begins that is so wide and reaches so far from the hair's card."""
    return CARD_X - distance if end == "left" else CARD_X + CARD_WIDTH + distance - wide


def _sum(view: AlohaView, hair: AlohaHair, held: AlohaHeldEnd, end: End) -> str:
    """Of what lies face up, at the end of all that counts; who wins the hair has a crown."""
    unknown = [louse.force is UNSET for louse in held.lice]
    said = ("" if all(unknown) else str(held.sum)) + "?" * any(unknown)
    if hair.result:
        said = str(hair.result.sums.left if end == "left" else hair.result.sums.right)
    crown = '<use class="crown" href="#aloha-crown" x="26" y="-2"/>' if won_by(hair, held.seat) else ""
    drawn = f'<use href="#aloha-plate-{_tribe(view, held.seat)}"/>{text(26, 54, said, 24, anchor="middle", weight=800)}'
    return moved(_x(end, SUM_TO, 52), MIDDLE - 31, drawn + crown, 'class="sum"')


def _lice(view: AlohaView, held: AlohaHeldEnd, end: End) -> str:
    """The first is nearest to the hair's card."""
    lice = [_louse(louse, _tribe(view, held.seat)) for louse in held.lice]
    drawn, scale, wide = _fan(lice if end == "right" else lice[::-1], LICE_TO - LICE_FROM, CLOSEST)
    place = f"{number(_x(end, LICE_TO, wide))} {number((ROW - LOUSE_HEIGHT * scale) / 2)}"
    return f'<g transform="translate({place}) scale({number(scale)})">{drawn}</g>'


def _fan(cards: Sequence[str], room: int, closest: int) -> tuple[str, float, float]:
    """Cards from left to right, as close as they must be; to which scale they are to be drawn, and how wide that is.
    Each lies over the one before, so that what stands at the left of it stays in sight."""
    gaps = max(len(cards) - 1, 1)
    pitch = max(closest, min(LOUSE_PITCH, (room - LOUSE_WIDTH) / gaps))
    wide = LOUSE_WIDTH + (len(cards) - 1) * pitch
    scale = min(1.0, room / wide)
    return "".join(moved(place * pitch, 0, card) for place, card in enumerate(cards)), scale, wide * scale


def _tribe(view: AlohaView, seat: Seat | None) -> Tribe:
    return next(player.tribe for player in view.players if player.seat == seat)


def _louse(louse: AlohaLouse, tribe: Tribe) -> str:
    if louse.force is UNSET:
        return f'<g class="louse down">{_back(louse.back, tribe)}</g>'
    force = text(6, 25, str(louse.force), 26, weight=800)
    return f'<g class="louse up"><use href="#aloha-up-{tribe}"/>{force}</g>'


def _back(back: Back, tribe: Tribe) -> str:
    """Three forces, one below the other."""
    forces = "".join(
        text(12, 21 + 20 * place, str(force), 20, anchor="middle", weight=700) for place, force in enumerate(back)
    )
    return f'<use href="#aloha-back-{tribe}"/>{forces}'


# A player's area: the name, the hand, deck and comb; at the end the points.


def _area(view: AlohaView, player: AlohaPlayer, names: Sequence[str]) -> str:
    seat = player.seat
    marked = seat in winners(view) if view.ended else seat == view.player
    pointer = arrow(ROW) if marked and not view.ended else ""
    drawn = panel(ROW, marked) + pointer + _name(view, player, names) + _hand(player)
    drawn += _final(view, player) if view.ended else _deck(player) + _comb(player)
    faded = ' opacity=".55"' if seat in view.withdrawn else ""
    data = "" if seat is None else f' data-seat="{seat}"'
    return f'<g class="player"{data}{faded}>{drawn}</g>'


def _name(view: AlohaView, player: AlohaPlayer, names: Sequence[str]) -> str:
    sign = f'<use href="#aloha-tribe-{player.tribe}" x="50" y="{MIDDLE}"/>'
    if player.seat is None:
        ghost = f'<use href="#aloha-ghost" x="{NAME_X + 12}" y="{MIDDLE}"/>'
        return sign + ghost + text(NAME_X + 34, MIDDLE + 8, GHOST, 24, weight=700)
    left = player.seat in view.withdrawn
    note = text(NAME_X, MIDDLE + 26, "has left", 18, fill=FAINT) if left else ""
    return sign + named(NAME_X, MIDDLE - 4 if left else MIDDLE + 8, names[player.seat], NAME_WIDTH) + note


def _hand(player: AlohaPlayer) -> str:
    drawn, scale, _ = _fan([_held(card, player.tribe) for card in player.hand], HAND_WIDTH, CLOSEST_IN_HAND)
    top = number((ROW - LOUSE_HEIGHT * scale) / 2)
    return f'<g class="hand" transform="translate({HAND_X} {top}) scale({number(scale)})">{drawn}</g>'


def _held(card: AlohaCard, tribe: Tribe) -> str:
    """A card in a hand: its back, and over half of it its force where that may be known."""
    if card.force is UNSET:
        return f'<g class="held">{_back(card.back, tribe)}</g>'
    force = text(36, 41, str(card.force), 22, anchor="middle", weight=800)
    return f'<g class="held">{_back(card.back, tribe)}<use href="#aloha-known"/>{force}</g>'


def _deck(player: AlohaPlayer) -> str:
    below = "".join(
        f'<use href="#aloha-back-{player.tribe}" x="{3 * n}" y="{-3 * n}"/>'
        for n in range(min(player.deck, 3) - 1, 0, -1)
    )
    top = _back(player.deck_back, player.tribe) if player.deck_back else empty(LOUSE_WIDTH, LOUSE_HEIGHT, 8)
    count = text(63, 42, str(player.deck), 24, weight=700)
    return moved(DECK_X, TOP, below + top + count, 'class="deck"')


def _comb(player: AlohaPlayer) -> str:
    count = text(22, 60, str(player.comb), 24, anchor="middle", weight=700)
    return moved(COMB_X, MIDDLE - 34, f'<use href="#aloha-comb"/>{count}', 'class="comb"')


def _final(view: AlohaView, player: AlohaPlayer) -> str:
    hairs = counted(sum(won_by(hair, player.seat) for hair in view.hairs), "hair")
    total = text(860, MIDDLE + 4, str(points(view)[player.seat]), 34, anchor="end", weight=800)
    star = f'<use href="#aloha-star" transform="translate(880 {MIDDLE - 8}) scale(1.2)"/>'
    return total + star + text(892, MIDDLE + 28, hairs, 18, anchor="end", fill=FAINT)


def example() -> str:
    """A match of three, some way in, as Ana sees it: she has made a tickle due."""
    game, seed = AlohaPioha(), bytes([146]) * 32
    state, _ = begin(game, Seating.of(3), AlohaOptions(), SeededChance(seed, 0))
    for decision in range(1, 17):
        seat, chance = min(game.to_act(state)), SeededChance(seed, decision)
        state, _ = step(game, state, seat, game.sample(state, seat, chance), chance)
    return draw(game.view(state, 0), ("Ana", "Ben", "Cleo"))


if __name__ == "__main__":
    sys.stdout.write(example())
