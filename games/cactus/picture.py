"""The board of Cactus as an SVG picture, drawn from a view and the players' names alone.

    python -m games.cactus.picture > cactus.svg

writes an example. The cacti stand in `garden`; this is all around them. What is drawn more than once comes from
`drawings.svg` and `figures`. Nothing here knows of physics.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from math import ceil
from typing import Final

from games.cactus import knowledge, refusals
from games.cactus.description import asked, description, headline, offence_in_words, winners
from games.cactus.figures import EDGES, middle, outlines, unturned
from games.cactus.garden import GAP, WRONG, Garden, laid_out, planted
from games.cactus.model import (
    COLOURS,
    SHAPES,
    Cactus,
    CactusHung,
    CactusOptions,
    CactusPlayer,
    CactusReference,
    CactusStand,
    CactusState,
    CactusView,
    Piece,
    Pose,
)
from games.cactus.pieces import BASICS, SPECIALS, shape_of
from games.core.picture import (
    EDGE,
    FAINT,
    GLOW,
    MARGIN,
    MARKED,
    PAPER,
    WIDTH,
    arrow,
    clean,
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

TURN_Y, TURN = 64, 112
"""Where the strip is that tells what is asked, and how high."""
DIE_TO, TEXT_X, SAID, HAND_X = 116, 216, 540, 832
"""Where and how wide something is said in it, and where the piece in hand is."""

LABEL, COLUMN, TABLE_Y, ROW, TABLE_HIGH = 46, 47, 54, 55, 350
"""The table of basic pieces: its places, what is to the left and above, and how high it is in all."""
IN_PILE, IN_ROW = 0.76, 0.86
"""What a millimetre is drawn as in the pile, and in the row of specials."""
SLOT, SPECIALS_HIGH = 90, 92
PLAYER, LEGEND, TOKENS_X, TOKENS_WIDTH, TOKEN = 60, 30, 250, 520, 42

_FIRST: Final = f'<path class="first" d="M{2 - SLOT // 2}-8l9 8-9 8Z" fill="{GLOW}"/>'
"""At the left of the special that comes first."""

_DEFS: Final = drawings(__package__) + outlines()


def draw(view: CactusView, names: Sequence[str]) -> str:
    """The board as anyone may see it. `names` are the players', by seat."""
    names = [clean(name) or f"Seat {seat}" for seat, name in enumerate(names)]
    garden = laid_out(view, TURN_Y + TURN + GAP)
    specials_y = garden.bottom + LEGEND
    players_y = specials_y + SPECIALS_HIGH + LEGEND
    height = players_y + len(view.players) * (PLAYER + 8) - 8 + MARGIN
    parts = (
        _head(view, names),
        moved(MARGIN, TURN_Y, _turn(view), 'class="turn"'),
        *planted(garden, view),
        _pile(view, garden),
        _specials(view, specials_y, garden),
        _supply(view, players_y),
        *(
            moved(MARGIN, players_y + player.seat * (PLAYER + 8), _player(view, player, names))
            for player in view.players
        ),
    )
    title = f"Cactus. {headline(view, names)}"
    return document("cactus", ceil(height), title, description(view, names), _DEFS, parts)


def _head(view: CactusView, names: Sequence[str]) -> str:
    """Whose turn it is, or who won on a ribbon."""
    title = text(MARGIN, 43, "Cactus", 30, weight=800)
    if view.ended:
        told = headline(view, [fitted(name, 380 // len(winners(view)), 24) for name in names])
        return title + ribbon(160, told)
    told = headline(view, [fitted(name, 300, 24) for name in names])
    return title + text(WIDTH - MARGIN, 42, told, 24, anchor="end", weight=600)


# The turn: the die, what it refers to, what is asked, the piece in hand.


def _turn(view: CactusView) -> str:
    reference = view.reference
    drawn = panel(TURN, False) + moved(20, 20, _die(view), 'class="die"')
    if reference:
        last = reference.basic if view.die == "shape" and reference.basic else reference.piece
        drawn += moved(158, 48, unturned(last, 0.85), f'class="reference" data-piece="{last}"')
        drawn += text(158, 102, "last", 16, anchor="middle", fill=FAINT)
    if view.hand:
        drawn += moved(HAND_X, 48, unturned(view.hand.piece, 1), f'class="hand" data-piece="{view.hand.piece}"')
        held = "to be mended" if view.hand.standing else "in hand"
        drawn += text(HAND_X, 102, held, 16, anchor="middle", fill=FAINT)
    return drawn + "".join(_said(view))


def _die(view: CactusView) -> str:
    return f'<use href="#cactus-die-{view.die}"/>' if view.die else empty(72, 72, 15)


def _said(view: CactusView) -> Iterator[str]:
    """What is asked, and what has come of it so far."""
    what, where = asked(view)
    tried = f", tried {view.attempts}×" if view.attempts and view.hand else ""
    state = knowledge.state_of(view)
    tried += ", may forgo" if refusals.may_forgo(state) and not refusals.must_forgo(state) else ""
    wrong = [offence_in_words(offence) for offence in view.hand.offences] if view.hand else []
    notes = [wrong[0] + (f" (+{len(wrong) - 1})" if len(wrong) > 1 else "")] if wrong else []
    notes += ["Pieces fell: this turn wins no flowers"] * (view.spoiled and not view.ended)
    x, y = TEXT_X if view.reference else DIE_TO, 52 - 11 * len(notes)
    yield text(x, y, fitted(what, SAID, 24), 24, weight=700)
    yield text(x, y + 27, fitted(where + tried, SAID, 20), 20)
    for line, note in enumerate(notes):
        yield text(x, y + 51 + 23 * line, fitted(note, SAID, 18), 18, weight=600, fill=WRONG)


# The supply of pieces: the basic ones as a table, the specials in a row.


def _pile(view: CactusView, garden: Garden) -> str:
    x, y, wide, high = garden.pile
    drawn = (
        f'<rect width="{number(wide)}" height="{number(high)}" rx="14" fill="{PAPER}" stroke="{EDGE}" '
        'stroke-width="1.5"/>'
    )
    table = moved((wide - LABEL - 5 * COLUMN) / 2, (high - TABLE_HIGH) / 2 - 4, "".join(_table(view, garden)))
    return moved(x, y, drawn + table, 'class="pile"')


def _table(view: CactusView, garden: Garden) -> Iterator[str]:
    """A row for each shape, a column for each colour."""
    discarded = f", {len(view.discarded)} out" if view.discarded else ""
    yield text(8, 22, f"{len(view.pile)} basic pieces{discarded}", 20, weight=700)
    for column, colour in enumerate(COLOURS):
        x = LABEL + COLUMN * (column + 0.5)
        yield text(x, 47, colour[0].upper(), 17, anchor="middle", weight=800, fill=EDGES[colour])
    yield text(8, TABLE_HIGH, f"angle 0, {_size(IN_PILE, garden)}; dot: x and y", 16, fill=FAINT)
    legal = _legal(view)
    for row, shape in enumerate(SHAPES):
        y = TABLE_Y + ROW * (row + 0.5)
        yield text(LABEL - 4, y + 5, shape, 16, anchor="end", fill=FAINT)
        for column, piece in enumerate(BASICS[len(COLOURS) * row : len(COLOURS) * (row + 1)]):
            yield _basic(view, piece, LABEL + COLUMN * (column + 0.5), y, legal)


def _size(scale: float, garden: Garden) -> str:
    """How large something is drawn beside what hangs."""
    return f"{round(100 * scale / garden.plots[0].scale)}% size"


def _legal(view: CactusView) -> tuple[Piece, ...]:
    """C6 to C8: the pieces of the supply that the die asks for."""
    return refusals.pieces(knowledge.state_of(view)) if view.asks == "place" and view.die and not view.hand else ()


def _basic(view: CactusView, piece: Piece, x: float, y: float, legal: Sequence[Piece]) -> str:
    if piece in view.pile:
        return moved(x, y, _frame(COLUMN, ROW, piece in legal) + unturned(piece, IN_PILE), _data("basic left", piece))
    shadow = (
        f'<use href="#cactus-{shape_of(piece)}" transform="translate({middle(piece, IN_PILE)}) scale({IN_PILE})" '
        f'fill="{EDGE}" opacity=".45"/>'
    )
    if piece in view.discarded:
        cross = f'<path d="M-9-9 9 9M9-9-9 9" stroke="{WRONG}" stroke-width="3.5" stroke-linecap="round"/>'
        return moved(x, y, shadow + cross, _data("basic discarded", piece))
    return moved(x, y, shadow, _data("basic gone", piece))


def _frame(wide: float, high: float, legal: bool) -> str:
    """Around a piece that may be placed."""
    if not legal:
        return ""
    return (
        f'<rect x="{number(1.5 - wide / 2)}" y="{number(1.5 - high / 2)}" width="{number(wide - 3)}" '
        f'height="{number(high - 3)}" rx="8" fill="{MARKED}" stroke="{GLOW}" stroke-width="2.5"/>'
    )


def _data(kind: str, piece: Piece) -> str:
    return f'class="{kind}" data-piece="{piece}"'


def _specials(view: CactusView, y: float, garden: Garden) -> str:
    """C8: the leftmost comes first."""
    legal = _legal(view)
    places = [empty(SLOT - 8, SPECIALS_HIGH - 16, 10)] * (len(SPECIALS) - len(view.specials))
    drawn = panel(SPECIALS_HIGH, False)
    for place, piece in enumerate(view.specials):
        inside = _frame(SLOT, SPECIALS_HIGH - 8, piece in legal) + unturned(piece, IN_ROW)
        first = _FIRST if place == 0 else ""
        drawn += moved(6 + SLOT * (place + 0.5), SPECIALS_HIGH / 2, inside + first, _data("special", piece))
    for place, gap in enumerate(places, len(view.specials)):
        drawn += moved(10 + SLOT * place, 8, gap)
    caption = text(MARGIN + 8, y - 9, f"specials, {_size(IN_ROW, garden)}", 18, fill=FAINT)
    return caption + moved(MARGIN, y, drawn, 'class="specials"')


# The flowers.


def _supply(view: CactusView, y: float) -> str:
    said = text(
        WIDTH - MARGIN - 8, y - 9, f"supply: {view.supply} of {view.tokens} tokens", 18, anchor="end", fill=FAINT
    )
    return f'<g class="supply">{said}</g>'


def _player(view: CactusView, player: CactusPlayer, names: Sequence[str]) -> str:
    seat, line = player.seat, PLAYER // 2
    marked = seat in winners(view) if view.ended else seat == view.player
    pointer = arrow(PLAYER) if marked and not view.ended else ""
    left = seat in view.withdrawn
    note = text(32, line + 21, "has left", 18, fill=FAINT) if left else ""
    name = named(32, line - 1 if left else line + 8, names[seat], TOKENS_X - 56)
    count = text(852, line + 12, str(player.flowers), 34, anchor="end", weight=700)
    flower = f'<use href="#cactus-flower" transform="translate(880 {line}) scale(1.3)"/>'
    faded = ' opacity=".55"' if left else ""
    return (
        f'<g class="player" data-seat="{seat}"{faded}>{panel(PLAYER, marked)}{pointer}{name}{note}'
        f"{_tokens(player.flowers, view.supply)}{count}{flower}</g>"
    )


def _tokens(flowers: int, supply: int) -> str:
    """C1, C25: single flowers while there are any in the supply, for nobody has needed change; else the best change."""
    threes, ones = (0, flowers) if supply else divmod(flowers, 3)
    pitch = min(TOKEN, TOKENS_WIDTH / max(1, threes + ones))
    faces = [3] * threes + [1] * ones
    return "".join(
        f'<use href="#cactus-token-{face}" x="{number(TOKENS_X + 20 + pitch * place)}" y="{PLAYER // 2}"/>'
        for place, face in enumerate(faces)
    )


_HUNG: Final[dict[Cactus, dict[Piece, Pose]]] = {
    "saguaro": {
        "arch-red": (65352, 221169, -3091128),
        "hook-yellow": (33631, 167484, 2364160),
        "tee-blue": (48690, 198153, -2687382),
    },
    "candelabra": {
        "arch-orange": (39802, 187651, 2017909),
        "hook-red": (42022, 155020, -1797494),
        "tee-orange": (-35840, 148905, 99855),
    },
    "prickly_pear": {
        "arch-blue": (-60010, 165419, 628494),
        "hook-orange": (63887, 124150, -1795733),
        "tee-green": (-29955, 153655, 2157961),
    },
    "zigzag": {
        "ess-yellow": (14692, 187339, -2997656),
        "hook-green": (-39012, 106577, -838962),
        "snake-orange": (-62253, 52807, 1904039),
    },
    "anchor": {
        "arch-green": (47645, 202968, 2125799),
        "hook-blue": (23454, 189658, 1452240),
        "sun-yellow": (-35327, 182109, -837605),
    },
}


def example() -> str:
    """A match of three, some way in: Ana has rolled COLOUR."""
    stands = tuple(
        CactusStand(cactus, tuple(CactusHung(piece, pose) for piece, pose in hung.items()))
        for cactus, hung in _HUNG.items()
    )
    gone = {"tee-yellow", *chain.from_iterable(_HUNG.values())}
    state = CactusState(
        options=CactusOptions(),
        flowers=(4, 6, 7),
        cacti=stands,
        pile=tuple(piece for piece in BASICS if piece not in gone),
        specials=tuple(piece for piece in SPECIALS if piece not in gone),
        discarded=("tee-yellow",),
        first=0,
        player=0,
        asks="place",
        die="colour",
        next_cactus="zigzag",
        last_cactus="prickly_pear",
        reference=CactusReference("arch-blue", "arch-blue"),
    )
    return draw(knowledge.view(state), ("Ana", "Ben", "Cleo"))


if __name__ == "__main__":
    sys.stdout.write(example())
