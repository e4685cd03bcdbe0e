"""The five cacti in the picture of Cactus: where each is drawn, to which scale, and what hangs on it.

They stand around the pile, clockwise and all to one scale, each on a plot with a grid of millimetres, from which a pose
can be read. A plot grows with what hangs on its cactus, and the scale shrinks with the plots, so that nothing is cut
off.
"""

from collections.abc import Iterator, Sequence
from math import ceil, degrees, dist, floor
from typing import Final, NamedTuple

from games.cactus.description import cactus_in_words
from games.cactus.figures import figure
from games.cactus.geometry import Edge, Outline, outline_of
from games.cactus.model import Cactus, CactusHung, CactusOffence, CactusStand, CactusView, Pair, Piece, Rule
from games.cactus.pieces import shape_of
from games.core.picture import EDGE, FAINT, GLOW, INK, MARGIN, MARKED, PAPER, WIDTH, arrow, moved, number, text

WRONG: Final = "#c4002b"
"""For what must be mended."""
SKIN, RIND, WOOD, BARK, SOIL = "#39795f", "#173d31", "#a9713e", "#6e4319", "#ecd0a2"

ROWS: Final[tuple[tuple[Cactus, ...], tuple[Cactus, ...]]] = (
    ("saguaro", "candelabra", "prickly_pear"),
    ("anchor", "zigzag"),
)
"""From left to right; the pile lies in the middle of the second row."""
ACROSS, GAP = WIDTH - 2 * MARGIN, 14
LARGEST: Final = 1.4
"""A millimetre is drawn as no more than this."""
SIDE, TOP, BESIDE = 90, 230, 4
"""Millimetres that are shown at least: to each side, upwards, and beside a piece."""
NUMBERS, RIM, GROUND = 36, 10, 54
"""What a plot has at the left for numbers, at the right and above, and below for the ground."""
PILE, PILE_HIGH = 288, 300
"""How wide the pile is at least, and how high beside what is shown above the ground."""


class Plot(NamedTuple):
    """Where a cactus is drawn. `left`, `right` and `top` are the millimetres that are shown around it."""

    stand: CactusStand
    x: float
    y: float
    left: float
    right: float
    top: float
    scale: float

    @property
    def width(self) -> float:
        return NUMBERS + self.scale * (self.right - self.left) + RIM

    @property
    def height(self) -> float:
        return RIM + self.scale * self.top + GROUND

    @property
    def origin(self) -> tuple[float, float]:
        """Where in the plot the middle of the base is."""
        return NUMBERS - self.scale * self.left, RIM + self.scale * self.top


class Garden(NamedTuple):
    """The plots in the order of `ROWS`, and where the pile is: x, y, width, height."""

    plots: tuple[Plot, ...]
    pile: tuple[float, float, float, float]

    @property
    def bottom(self) -> float:
        return self.pile[1] + self.pile[3]


def laid_out(view: CactusView, y: float) -> Garden:
    """The plots from there downwards."""
    stands = {stand.cactus: stand for stand in view.cacti}
    upper, lower = ([_reach(stands[cactus]) for cactus in row] for row in ROWS)
    room_above = ACROSS - 2 * GAP - 3 * (NUMBERS + RIM)
    room_below = ACROSS - 2 * GAP - 2 * (NUMBERS + RIM) - PILE
    scale = min(LARGEST, room_above / _wide(upper), room_below / _wide(lower))
    scale = floor(100 * scale) / 100
    spare = (room_above / scale - _wide(upper)) / len(upper) / 2
    upper = [(left - spare, right + spare, top) for left, right, top in upper]
    above = _row([stands[cactus] for cactus in ROWS[0]], upper, y, scale)
    lower = [(left, right, max(top, PILE_HIGH / scale)) for left, right, top in lower]
    below = _row([stands[cactus] for cactus in ROWS[1]], lower, y + above[0].height + GAP, scale)
    left, right = below
    right = right._replace(x=MARGIN + ACROSS - right.width)
    pile_x = left.x + left.width + GAP
    return Garden((*above, left, right), (pile_x, left.y, right.x - GAP - pile_x, left.height))


def _reach(stand: CactusStand) -> tuple[float, float, float]:
    """How many millimetres must be shown to the left, to the right and upwards."""
    boxes = [outline_of(hung).box for hung in stand.pieces]
    left = min([-SIDE, *(floor(box[0] / 1000) - BESIDE for box in boxes)])
    right = max([SIDE, *(ceil(box[2] / 1000) + BESIDE for box in boxes)])
    return left, right, max([TOP, *(ceil(box[3] / 1000) + BESIDE for box in boxes)])


def _wide(reaches: Sequence[tuple[float, float, float]]) -> float:
    return sum(right - left for left, right, _ in reaches)


def _row(
    stands: Sequence[CactusStand], reaches: Sequence[tuple[float, float, float]], y: float, scale: float
) -> list[Plot]:
    """Plots side by side, all as high as the highest."""
    x, top, plots = float(MARGIN), max(top for _, _, top in reaches), list[Plot]()
    for stand, (left, right, _) in zip(stands, reaches, strict=True):
        plots.append(Plot(stand, x, y, left, right, top, scale))
        x += plots[-1].width + GAP
    return plots


# A plot.


def planted(garden: Garden, view: CactusView) -> Iterator[str]:
    """The plots, and between them the way clockwise."""
    here = None if view.ended else view.hand.cactus if view.hand else view.next_cactus
    offences = view.hand.offences if view.hand else ()
    for plot in garden.plots:
        cactus = plot.stand.cactus
        mine = offences if view.hand and view.hand.cactus == cactus else ()
        yield moved(plot.x, plot.y, _plot(plot, cactus == here, mine), f'class="plot" data-cactus="{cactus}"')
    yield from _ways(garden, here)


def _plot(plot: Plot, marked: bool, offences: Sequence[CactusOffence]) -> str:
    wide, high, (x, y) = number(plot.width), number(plot.height), plot.origin
    fill, stroke = (MARKED, f'{GLOW}" stroke-width="3.5') if marked else (PAPER, f'{EDGE}" stroke-width="1.5')
    ground = number(plot.height - GROUND)
    pointer = moved(0, y, arrow(GROUND)) if marked else ""
    hung = "".join(_hung(each, offences) for each in plot.stand.pieces)
    marks = "".join(_tolerated(plot.stand, pair) for pair in plot.stand.tolerated)
    marks += "".join(_offences(plot, offences))
    return (
        f'<rect width="{wide}" height="{high}" rx="14" fill="{fill}"/>'
        f'<path d="M0 {ground}H{wide}v{GROUND - 14}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z" fill="{SOIL}"/>'
        f'<g transform="translate({number(x)} {number(y)}) scale({number(plot.scale)})" stroke-width="9">'
        f"{_grid(plot)}{_cactus(plot.stand.cactus)}{hung}{marks}</g>"
        f'<rect width="{wide}" height="{high}" rx="14" fill="none" stroke="{stroke}"/>'
        f"{_numbers(plot)}{pointer}"
        f"{text(x, y + 45, cactus_in_words(plot.stand.cactus), 20, anchor='middle', weight=700)}"
    )


def _grid(plot: Plot) -> str:
    """A line every 10 mm, a stronger one every 50."""
    left, right, top = number(plot.left), number(plot.right), number(-plot.top)
    columns, rows = range(ceil(plot.left / 10), floor(plot.right / 10) + 1), range(1, floor(plot.top / 10) + 1)
    lines = ["", ""]
    for column in columns:
        lines[column % 5 == 0] += f"M{10 * column} 0V{top}"
    for row in rows:
        lines[row % 5 == 0] += f"M{left}-{10 * row}H{right}"
    return (
        f'<g class="grid" fill="none" stroke="{EDGE}"><path d="{lines[0]}" stroke-width=".4" opacity=".55"/>'
        f'<path d="{lines[1]}" stroke-width=".9" opacity=".8"/></g>'
    )


def _numbers(plot: Plot) -> str:
    """Every 50 mm, or more where there is no room: x from the middle, y from the ground."""
    (x, y), step = plot.origin, next(step for step in (50, 100, 200) if step * plot.scale > 42)
    beside = 14 / plot.scale
    rows = (
        text(NUMBERS - 5, y - plot.scale * up + 5, str(up), 15, anchor="end", fill=FAINT)
        for up in range(0, floor(plot.top) + 1, step)
    )
    columns = (
        text(x + plot.scale * right, y + 21, str(right).replace("-", "−"), 15, anchor="middle", fill=FAINT)
        for right in range(ceil((plot.left + beside) / step) * step, floor(plot.right - beside) + 1, step)
    )
    return "".join((*rows, *columns))


def _cactus(cactus: Cactus) -> str:
    return (
        f'<use href="#cactus-{cactus}-base" fill="{WOOD}" stroke="{BARK}"/>'
        f'<use href="#cactus-{cactus}" fill="{SKIN}" stroke="{RIND}"/>'
        f'<use href="#cactus-{cactus}-thorns"/>'
    )


def _hung(hung: CactusHung, offences: Sequence[CactusOffence]) -> str:
    x, y, angle = hung.pose
    turned = degrees(angle / 1e6)
    place = f"translate({number(x / 1000)} {number(-y / 1000)}) rotate({number(-turned)})"
    wrong = any(hung.piece in offence.pieces for offence in offences)
    halo = (
        f'<use href="#cactus-{shape_of(hung.piece)}" fill="none" stroke="{WRONG}" stroke-width="45" '
        'stroke-linejoin="round" opacity=".55"/>'
    )
    drawn = (halo if wrong else "") + figure(hung.piece, turned)
    return f'<g class="piece" data-piece="{hung.piece}" transform="{place}">{drawn}</g>'


# What touches against the rules.


def _tolerated(stand: CactusStand, pair: Pair) -> str:
    """C19."""
    x, y = _meeting(*(_outline(stand, piece) for piece in pair))
    return (
        f'<circle class="tolerated" cx="{number(x)}" cy="{number(-y)}" r="5" fill="none" stroke="{INK}" '
        'stroke-width="1.2" stroke-dasharray="2 2" opacity=".6"/>'
    )


def _offences(plot: Plot, offences: Sequence[CactusOffence]) -> Iterator[str]:
    """C11 to C13: a ring where it is, and the rule beside it, where no other tag is."""
    tags: list[tuple[float, float]] = []
    for offence in offences:
        shapes = [_outline(plot.stand, piece) for piece in offence.pieces]
        x, y = _meeting(*shapes) if len(shapes) == 2 else _lowest(shapes[0])
        left, low = x - 31 if x + 34 > plot.right else x + 7, min(y + 7, plot.top - 14)
        while any(abs(left - other) < 26 and abs(low - height) < 15 for other, height in tags):
            low -= 15
        tags.append((left, low))
        yield _ring(x, y) + _tag(left, low, offence.rule)


def _ring(x: float, y: float) -> str:
    return "".join(
        f'<circle cx="{number(x)}" cy="{number(-y)}" r="5" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        for colour, wide in (("#fff", 3.5), (WRONG, 2))
    )


def _tag(left: float, low: float, rule: Rule) -> str:
    return moved(
        left,
        -low,
        f'<rect y="-13" width="24" height="13" rx="4" fill="{WRONG}" stroke="#fff" stroke-width="1"/>'
        f'<text x="12" y="-3" font-size="10" font-weight="700" text-anchor="middle" fill="#fff">{rule}</text>',
        'class="offence"',
    )


def _outline(stand: CactusStand, piece: Piece) -> Outline:
    return next(outline_of(hung) for hung in stand.pieces if hung.piece == piece)


def _meeting(one: Outline, other: Outline) -> tuple[float, float]:
    """The middle between the points in which two outlines are nearest to each other, in millimetres."""
    pairs = (
        ((x, y), _foot(x, y, edge))
        for mine, theirs in ((one, other), (other, one))
        for x, y, _, _ in mine.edges
        for edge in theirs.edges
    )
    (ax, ay), (bx, by) = min(pairs, key=lambda pair: dist(*pair))
    return (ax + bx) / 2000, (ay + by) / 2000


def _foot(x: float, y: float, edge: Edge) -> tuple[float, float]:
    """The point of an edge that is nearest to another."""
    ax, ay, bx, by = edge
    dx, dy = bx - ax, by - ay
    along = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return ax + along * dx, ay + along * dy


def _lowest(outline: Outline) -> tuple[float, float]:
    x, y, _, _ = min(outline.edges, key=lambda edge: edge[1])
    return x / 1000, y / 1000


# The way clockwise.

_TURNS: Final = {"right": 0, "down": 90, "left": 180, "up": 270}


def _ways(garden: Garden, here: Cactus | None) -> Iterator[str]:
    """C5: an arrow on each border between a cactus and the next."""
    saguaro, candelabra, pear, anchor, zigzag = garden.plots
    above, below = saguaro.y + saguaro.height - GROUND / 2, anchor.y + anchor.height - GROUND / 2
    between = anchor.y - GAP / 2
    yield _way(candelabra.x - GAP / 2, above, "right", here == "candelabra")
    yield _way(pear.x - GAP / 2, above, "right", here == "prickly_pear")
    yield _way(MARGIN + ACROSS - 60, between, "down", here == "zigzag")
    yield _way(zigzag.x - GAP / 2, below, "left", here == "anchor")
    yield _way(garden.pile[0] - GAP / 2, below, "left", here == "anchor")
    yield _way(MARGIN + 60, between, "up", here == "saguaro")


def _way(x: float, y: float, towards: str, marked: bool) -> str:
    fill, arrow_fill = (GLOW, "#fff") if marked else (PAPER, FAINT)
    return moved(
        x,
        y,
        f'<circle r="12" fill="{fill}" stroke="{GLOW if marked else EDGE}" stroke-width="1.5"/>'
        f'<path d="M-3.5-6 5.5 0-3.5 6Z" transform="rotate({_TURNS[towards]})" fill="{arrow_fill}"/>',
        f'class="way {towards}"',
    )
