"""The picture of the board: all that the view holds, to scale, and readable by whoever reads SVG."""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import degrees, dist
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from games.cactus import picture
from games.cactus.description import asked, headline
from games.cactus.figures import LETTERS
from games.cactus.garden import ROWS, WRONG, Garden, laid_out
from games.cactus.geometry import STANDS, contacts, is_on_piece, outline_of
from games.cactus.knowledge import view as view_of
from games.cactus.model import (
    CACTI,
    Asks,
    Cactus,
    CactusHand,
    CactusHung,
    CactusOffence,
    CactusOptions,
    CactusReference,
    CactusStand,
    CactusState,
    CactusView,
    Face,
    Pair,
    Piece,
    Reason,
    Rule,
)
from games.cactus.picture import draw
from games.cactus.pieces import BASICS, PIECES, SPECIALS, colour_of, is_basic, shape_of
from games.core.picture import GLOW, MARGIN, WIDTH
from tests.games.pictures import SVG, glowing, groups, parsed, part, texts, uses

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
EXAMPLE = Path(__file__).parents[3] / "docs/pictures/cactus.svg"
ROOT = Path(__file__).parents[3]


def position(*, seats: int = 2, hung: dict[Cactus, Sequence[CactusHung]] | None = None, **changes: Any) -> CactusView:
    """Seat 0 is to place a piece; what hangs is in no supply."""
    stands = tuple(CactusStand(cactus, tuple((hung or {}).get(cactus, ()))) for cactus in CACTI)
    gone = {one.piece for stand in stands for one in stand.pieces}
    given: dict[str, Any] = {
        "options": CactusOptions(),
        "flowers": (3,) * seats,
        "cacti": stands,
        "pile": tuple(piece for piece in BASICS if piece not in gone),
        "specials": tuple(piece for piece in SPECIALS if piece not in gone),
        "first": 0,
        "player": 0,
        "asks": "place",
    }
    return view_of(CactusState(**given | changes))


def drawn(view: CactusView, names: tuple[str, ...] = NAMES) -> Element:
    return parsed(draw(view, names[: len(view.players)]))


def plot(root: Element, cactus: Cactus) -> Element:
    return next(each for each in groups(root, "plot") if each.get("data-cactus") == cactus)


def pieces(root: Element, kind: str) -> list[str | None]:
    return [each.get("data-piece") for each in groups(root, kind)]


def shift(element: Element) -> tuple[float, float]:
    (found,) = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", "translate(0 0)"))
    return float(found[0]), float(found[1])


POSES = st.tuples(st.integers(-140_000, 140_000), st.integers(50_000, 330_000), st.integers(-3_141_592, 3_141_592))


@st.composite
def views(draw_: st.DrawFn, poses: st.SearchStrategy[tuple[int, int, int]] = POSES) -> CactusView:
    """Whatever the rules might come to, and much that they never will: pieces lie anywhere."""
    shuffled = draw_(st.permutations(PIECES))
    hung: dict[Cactus, list[CactusHung]] = {}
    for cactus in CACTI:
        count = draw_(st.integers(0, 5))
        hung[cactus] = [CactusHung(piece, draw_(poses)) for piece in sorted(shuffled[:count])]
        shuffled = shuffled[count:]
    left = [piece for piece in shuffled if is_basic(piece)]
    out = draw_(st.integers(0, min(3, len(left))))
    seats = draw_(st.integers(2, 5))
    hand = draw_(st.none() | hands(hung))
    ended = draw_(st.sampled_from((None, None, "no_flowers", "no_basic", "no_specials"))) if hand is None else None
    specials = tuple(piece for piece in shuffled if not is_basic(piece))
    asks: Asks = "mend" if hand and hand.standing else draw_(st.sampled_from(("place", "claim")))
    reference = draw_(st.sampled_from(BASICS))
    return position(
        hung=dict(hung),
        flowers=tuple(draw_(st.lists(st.integers(0, 30), min_size=seats, max_size=seats))),
        pile=tuple(sorted(left[out:], key=BASICS.index)),
        specials=specials,
        discarded=tuple(left[:out]),
        player=draw_(st.integers(0, seats - 1)),
        asks=None if ended else asks,
        die=draw_(st.sampled_from((None, "colour", "shape", *["special"] * bool(specials)))),
        next_cactus=draw_(st.none() | st.sampled_from(CACTI)),
        reference=CactusReference(reference, reference),
        hand=hand,
        attempts=draw_(st.integers(1, 8)) if hand else 0,
        spoiled=draw_(st.booleans()),
        withdrawn=draw_(st.sampled_from(((), (1,)))),
        ended=ended,
    )


def hands(hung: dict[Cactus, list[CactusHung]]) -> st.SearchStrategy[CactusHand]:
    """A piece that stands, with the first pair on its cactus and itself to be mended."""
    standing = [CactusHand(each[0].piece, cactus, True, tuple(offences(each))) for cactus, each in hung.items() if each]
    return st.sampled_from(standing) if standing else st.nothing()


def offences(hung: Sequence[CactusHung]) -> Iterator[CactusOffence]:
    if len(hung) > 1:
        yield CactusOffence("C11", (hung[0].piece, hung[1].piece))
    yield CactusOffence("C13", (hung[0].piece,))


# All that the view holds.


@given(views())
def test_all_of_a_position_is_drawn(view: CactusView) -> None:
    root = drawn(view)
    assert [each.get("data-cactus") for each in groups(root, "plot")] == [*ROWS[0], *ROWS[1]]
    for stand in view.cacti:
        assert_stand_is_drawn(plot(root, stand.cactus), stand)
    basics = {each.get("data-piece"): each.get("class", "") for each in groups(root, "basic")}
    assert list(basics) == list(BASICS)
    assert {piece for piece, state in basics.items() if state == "basic left"} == set(view.pile)
    assert {piece for piece, state in basics.items() if state == "basic discarded"} == set(view.discarded)
    assert pieces(root, "special") == list(view.specials)
    assert pieces(root, "hand") == ([view.hand.piece] if view.hand else [])
    assert [area.get("data-seat") for area in groups(root, "player")] == [str(each.seat) for each in view.players]
    for area, player in zip(groups(root, "player"), view.players, strict=True):
        assert {NAMES[player.seat], str(player.flowers)} <= set(texts(area))
        change = (0, player.flowers) if view.supply else divmod(player.flowers, 3)
        assert (uses(area, "cactus-token-3"), uses(area, "cactus-token-1")) == change
    (supply,) = groups(root, "supply")
    assert texts(supply) == [f"supply: {view.supply} of {view.tokens} tokens"]
    (die,) = groups(root, "die")
    assert uses(die, f"cactus-die-{view.die}") == (view.die is not None)


def assert_stand_is_drawn(element: Element, stand: CactusStand) -> None:
    """Each piece as it hangs, with y downwards."""
    assert uses(element, f"cactus-{stand.cactus}") == uses(element, f"cactus-{stand.cactus}-base") == 1
    for each, hung in zip(groups(element, "piece"), stand.pieces, strict=True):
        assert each.get("data-piece") == hung.piece
        x, y = shift(each)
        assert dist((1000 * x, -1000 * y), hung.pose[:2]) < 10
        (turned,) = re.findall(r"rotate\(([-\d.]+)\)", each.get("transform", ""))
        assert float(turned) == pytest.approx(-degrees(hung.pose[2] / 1e6), abs=0.01)
        assert_figure_is_drawn(each, hung.piece)


def assert_figure_is_drawn(element: Element, piece: Piece) -> None:
    """In its colour, with its pattern and its letter."""
    fills = [use.get("fill") for use in element.iter(f"{SVG}use") if use.get("href") == f"#cactus-{shape_of(piece)}"]
    assert f"url(#cactus-{colour_of(piece)})" in fills
    assert uses(element, f"cactus-{colour_of(piece)}-letter") == 1
    assert uses(element, f"cactus-{shape_of(piece)}-face") == (not is_basic(piece))


@pytest.mark.parametrize("piece", PIECES)
def test_a_letter_is_on_its_piece(piece: Piece) -> None:
    x, y = LETTERS[shape_of(piece)]
    assert is_on_piece(piece, (round(1000 * x), round(1000 * y)))


def test_an_outline_is_drawn_as_it_is() -> None:
    """To a tenth of a millimetre, with y downwards."""
    found = {each.get("id"): each.get("d", "") for each in drawn(position()).iter(f"{SVG}path")}
    moves = [(int(x), int(y)) for x, y in re.findall(r"(-?\d+) ?(-?\d+)", found["cactus-hook"])]
    corners = [moves[0]]
    for x, y in moves[1:]:
        corners.append((corners[-1][0] + x, corners[-1][1] + y))
    edges = outline_of(CactusHung("hook-red", (0, 0, 0))).edges
    assert corners == [(round(x / 100), round(-y / 100)) for x, y, _, _ in edges]


# Nothing is cut off, and nothing lies over another.


def rooms(garden: Garden) -> list[tuple[float, float, float, float]]:
    """The plots and the pile: left, top, right, bottom."""
    x, y, wide, high = garden.pile
    plots = [(each.x, each.y, each.x + each.width, each.y + each.height) for each in garden.plots]
    return [*plots, (x, y, x + wide, y + high)]


ANYWHERE = st.tuples(st.integers(-300_000, 300_000), st.integers(50_000, 450_000), st.integers(-3_141_592, 3_141_592))


@given(views() | views(ANYWHERE))
def test_nothing_is_outside(view: CactusView) -> None:
    """C10a: wherever pieces may lie at all."""
    garden = laid_out(view, 190)
    for one in garden.plots:
        (x, y), scale = one.origin, one.scale
        boxes = [STANDS[one.stand.cactus].box, *(outline_of(hung).box for hung in one.stand.pieces)]
        for left, bottom, right, top in boxes:
            assert 30 < x + scale * left / 1000 < x + scale * right / 1000 < one.width
            assert 0 < y - scale * top / 1000 < y - scale * bottom / 1000 <= one.height - 50
    assert garden.pile[2] >= picture.LABEL + 5 * picture.COLUMN
    assert garden.pile[3] >= picture.TABLE_HIGH
    everywhere = rooms(garden)
    for index, (left, top, right, bottom) in enumerate(everywhere):
        assert MARGIN <= left < right <= WIDTH - MARGIN + 0.5
        for other in everywhere[:index]:
            assert other[2] < left or right < other[0] or other[3] < top or bottom < other[1]


@given(views())
def test_the_picture_holds_all_its_parts(view: CactusView) -> None:
    root = drawn(view)
    box = [float(each) for each in root.get("viewBox", "").split()]
    last = groups(root, "player")[-1]
    bottom = next(shift(each)[1] for each in root if last in list(each))
    assert box == [0, 0, WIDTH, pytest.approx(bottom + picture.PLAYER + MARGIN, abs=1)]
    for each in groups(root, "plot"):
        (x, y), (wide, high) = shift(each), (float(each[0].get(name, "0")) for name in ("width", "height"))
        assert x + wide <= WIDTH - MARGIN + 0.5
        assert y + high < bottom


def test_what_hangs_far_out_makes_all_smaller_alike() -> None:
    far = position(hung={"anchor": [CactusHung("guitar-red", (250_000, 300_000, 0))]})
    scales = [{one.scale for one in laid_out(view, 0).plots} for view in (position(), far)]
    assert [len(each) for each in scales] == [1, 1]
    assert min(scales[1]) < min(scales[0])


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_has_room_in_the_supply(piece: Piece) -> None:
    """However it is drawn there: in the pile, in the row, as the last one, in hand."""
    left, bottom, right, top = outline_of(CactusHung(piece, (0, 0, 0))).box
    wide, high = (right - left) / 1000, (top - bottom) / 1000
    if is_basic(piece):
        assert picture.IN_PILE * wide < picture.COLUMN
        assert picture.IN_PILE * high < picture.ROW
    else:
        assert picture.IN_ROW * wide < picture.SLOT
        assert picture.IN_ROW * high < picture.SPECIALS_HIGH
    assert high / 2 < 48


# A pose can be read.


def test_the_grid_tells_millimetres() -> None:
    """x is counted from the middle of the base, y from the ground."""
    view = position(hung={"zigzag": [CactusHung("arch-red", (-130_000, 90_000, 0))]})
    root = drawn(view)
    for one in laid_out(view, 190).plots:
        (x, y), scale = one.origin, one.scale
        element = plot(root, one.stand.cactus)
        written = [each for each in element.iter(f"{SVG}text") if re.fullmatch(r"−?\d+", each.text or "")]
        rows = [each for each in written if each.get("text-anchor") == "end"]
        columns = [each for each in written if each.get("text-anchor") == "middle"]
        assert {"0", "50", "100", "150", "200"} <= {each.text for each in rows}
        assert {"−50", "0", "50"} <= {each.text for each in columns}
        for each in rows:
            assert float(each.get("y", "")) - 5 == pytest.approx(y - scale * int(each.text or ""), abs=0.01)
        for each in columns:
            millimetres = int((each.text or "").replace("−", "-"))
            assert float(each.get("x", "")) == pytest.approx(x + scale * millimetres, abs=0.01)
        assert dist(shift(element[2]), (x, y)) < 0.02
        assert f"scale({scale})" in element[2].get("transform", "")
    assert "−100" in texts(plot(root, "zigzag"))


# What is asked, and of whom.


@pytest.mark.parametrize("asks", ["place", "claim"])
def test_the_turn_is_marked(asks: Asks) -> None:
    root = drawn(position(player=1, asks=asks))
    assert [glowing(area) for area in groups(root, "player")] == [False, True]
    said = "Ben places a piece" if asks == "place" else "Ben claims flowers"
    assert said in texts(root)
    assert part(root, "title") == f"Cactus. {said}"


@pytest.mark.parametrize("cactus", CACTI)
def test_the_next_cactus_is_marked(cactus: Cactus) -> None:
    """C5: and the way to it."""
    root = drawn(position(next_cactus=cactus))
    assert [each.get("data-cactus") for each in groups(root, "plot") if glowing(each)] == [cactus]
    ways = [each for each in groups(root, "way") if each[0].get("fill") == GLOW]
    assert len(ways) == (2 if cactus == "anchor" else 1)


def test_no_cactus_is_marked_where_one_may_choose() -> None:
    """C4."""
    root = drawn(position())
    assert not any(map(glowing, groups(root, "plot")))
    assert {"Any basic piece", "on any cactus"} <= set(texts(root))


LAST = CactusReference("sun-yellow", "arch-blue")


@pytest.mark.parametrize(
    ("die", "legal", "reference"),
    [
        ("colour", [piece for piece in BASICS if piece.endswith("-yellow")], "sun-yellow"),
        ("shape", [piece for piece in BASICS if piece.startswith("arch-")], "arch-blue"),
        ("special", ["sombrero-red"], "sun-yellow"),
    ],
)
def test_what_the_die_asks_for_is_marked(die: Face, legal: list[Piece], reference: Piece) -> None:
    """C6 to C8: beside what it refers to."""
    root = drawn(position(die=die, reference=LAST, next_cactus="zigzag"))
    supply = [*groups(root, "basic"), *groups(root, "special")]
    assert [each.get("data-piece") for each in supply if glowing(each)] == legal
    assert pieces(root, "reference") == [reference]


def test_the_leftmost_special_is_marked() -> None:
    """C8: whatever the die shows."""
    marked = [bool(groups(each, "first")) for each in groups(drawn(position()), "special")]
    assert marked == [True] + 9 * [False]


def test_a_piece_in_hand() -> None:
    """C14: it is told where it goes, and how often it was tried."""
    hand = CactusHand("moon-red", "anchor", False)
    pile = tuple(piece for piece in BASICS if piece != "moon-red")
    root = drawn(position(hand=hand, attempts=2, pile=pile, spoiled=True))
    assert {"The red moon again", "on the anchor, tried 2×", "in hand"} <= set(texts(root))
    assert "Pieces fell: this turn wins no flowers" in texts(root)
    assert glowing(plot(root, "anchor"))


def test_that_one_may_forgo() -> None:
    """C19."""
    hand = CactusHand("moon-red", "prickly_pear", False)
    said = [texts(drawn(position(hand=hand, attempts=attempts))) for attempts in (4, 15)]
    assert "on the prickly pear, tried 4×" in said[0]
    assert "on the prickly pear, tried 15×, may forgo" in said[1]


def test_that_one_may_only_forgo() -> None:
    """C19."""
    hand = CactusHand("moon-red", "prickly_pear", False)
    root = drawn(position(hand=hand, attempts=20))
    assert {"No more tries: forgo", "the red moon, tried 20×"} <= set(texts(root))


def test_all_that_is_asked_can_be_said_in_full() -> None:
    """On the longest names of pieces and cacti."""
    reference = CactusReference("hook-orange", "hook-orange")
    faces: tuple[Face, ...] = ("colour", "shape", "special")
    asking = [position(die=die, reference=reference, next_cactus="prickly_pear") for die in faces]
    row: tuple[Piece, ...] = ("hummingbird-blue", "sombrero-red")
    asking.append(position(die="special", reference=reference, specials=row, next_cactus="prickly_pear"))
    for one, other in (pair for pair in combinations(PIECES, 2) if colour_of(pair[0]) == colour_of(pair[1])):
        pair: Pair = (one, other)
        hung = [CactusHung(piece, (0, 200_000, 0)) for piece in pair]
        hand = CactusHand(one, "prickly_pear", True, (CactusOffence("C11", pair),) * 3)
        asking.append(position(hung={"prickly_pear": hung}, reference=reference, hand=hand, asks="mend", attempts=19))
        asking.append(position(hung={"prickly_pear": hung}, reference=reference, hand=hand, asks="mend", attempts=20))
    for view in asking:
        (turn,) = groups(drawn(view), "turn")
        assert not [said for said in texts(turn) if "…" in said]


@pytest.mark.parametrize(("flowers", "threes", "ones"), [((3, 3), 0, 3), ((3, 12), 0, 3), ((4, 12), 1, 1)])
def test_nobody_has_made_change_while_there_are_tokens_in_the_supply(
    flowers: tuple[int, ...], threes: int, ones: int
) -> None:
    """C1, C25: 16 tokens are in play."""
    area = groups(drawn(position(flowers=flowers)), "player")[0]
    assert (uses(area, "cactus-token-3"), uses(area, "cactus-token-1")) == (threes, ones)


def test_it_is_told_how_small_the_supply_is_drawn() -> None:
    """What hangs is drawn larger, to one scale."""
    said = texts(drawn(position()))
    assert {"angle 0, 55% size; dot: x and y", "specials, 62% size"} <= set(said)


# What must be mended.

TOUCHING = (CactusHung("arch-red", (0, 100_000, 0)), CactusHung("tee-red", (47_000, 100_000, 0)))


@pytest.mark.parametrize(
    ("rule", "other", "said"),
    [("C11", "tee-red", "Red touches red: arch and tee"), ("C12", "arch-blue", "Arch touches arch: red and blue")],
)
def test_an_offence_is_marked_where_it_is(rule: Rule, other: Piece, said: str) -> None:
    """C11, C12: a ring around the point of contact, the rule, and both pieces."""
    hung = [CactusHung("arch-red", (0, 100_000, 0)), CactusHung(other, (47_000, 100_000, 0))]
    hand = CactusHand("arch-red", "zigzag", True, (CactusOffence(rule, ("arch-red", other)),))
    root = drawn(position(hung={"zigzag": hung}, hand=hand, asks="mend", attempts=1))
    (mark,) = groups(root, "offence")
    assert texts(mark) == [rule]
    element = plot(root, "zigzag")
    ring = next(each for each in element.iter(f"{SVG}circle") if each.get("stroke") == WRONG)
    x, y = 1000 * float(ring.get("cx", "")), -1000 * float(ring.get("cy", ""))
    gap = [outline_of(one).distance(x, y, 9_000) for one in hung]
    assert max(gap) < 1_600
    halos = [use.get("stroke") == WRONG for each in groups(element, "piece") for use in each]
    assert sum(halos) == 2
    assert said in texts(root)


def test_a_piece_on_the_base_is_marked_there() -> None:
    """C13."""
    low = CactusHung("moon-blue", (20_000, 27_000, 0))
    hand = CactusHand("moon-blue", "saguaro", True, (CactusOffence("C13", ("moon-blue",)),))
    root = drawn(position(hung={"saguaro": [low]}, hand=hand, asks="mend", attempts=1))
    assert [texts(mark) for mark in groups(root, "offence")] == [["C13"]]
    ring = next(each for each in root.iter(f"{SVG}circle") if each.get("stroke") == WRONG)
    assert -1000 * float(ring.get("cy", "")) == pytest.approx(outline_of(low).box[1], abs=10)
    assert "On the base: blue moon" in texts(root)


def test_tags_lie_beside_each_other() -> None:
    reds: tuple[Piece, ...] = ("arch-red", "hook-red", "moon-red", "tee-red")
    hung = [CactusHung(piece, (0, 100_000, 0)) for piece in reds]
    pairs: tuple[Pair, ...] = (
        ("arch-red", "hook-red"),
        ("arch-red", "moon-red"),
        ("hook-red", "moon-red"),
        ("hook-red", "tee-red"),
    )
    hand = CactusHand("arch-red", "anchor", True, tuple(CactusOffence("C11", pair) for pair in pairs))
    root = drawn(position(hung={"anchor": hung}, hand=hand, asks="mend", attempts=1))
    tags = [shift(each) for each in groups(root, "offence")]
    assert len(tags) == 4
    for index, (x, y) in enumerate(tags):
        assert all(abs(x - left) > 24 or abs(y - low) > 13 for left, low in tags[:index])
    assert "Red touches red: arch and hook (+3)" in texts(root)


def test_what_is_tolerated_is_faint() -> None:
    """C19."""
    view = position(hung={"zigzag": TOUCHING})
    cacti = tuple(
        replace(stand, tolerated=(("arch-red", "tee-red"),)) if stand.pieces else stand for stand in view.cacti
    )
    root = drawn(replace(view, cacti=cacti))
    (ring,) = groups(plot(root, "zigzag"), "tolerated")
    assert float(ring.get("opacity", "")) < 1
    assert not groups(root, "offence")


# How it ends.


@pytest.mark.parametrize("reason", ["no_flowers", "no_basic", "no_specials"])
def test_the_end_names_the_winners(reason: Reason) -> None:
    """C26 to C29: equal flowers share."""
    view = position(flowers=(7, 4, 7), asks=None, ended=reason, next_cactus="anchor")
    root = drawn(view)
    assert len(groups(root, "ribbon")) == 1
    assert {"Ana and Cleo win with 7 flowers", asked(view)[0]} <= set(texts(root))
    assert [glowing(area) for area in groups(root, "player")] == [True, False, True]
    assert not any(map(glowing, groups(root, "plot")))


def test_whoever_has_left_is_faint() -> None:
    root = drawn(position(seats=3, withdrawn=(1,)))
    assert ["has left" in texts(area) for area in groups(root, "player")] == [False, True, False]


def test_the_table_before_the_setup() -> None:
    view = position(player=-1, first=-1, asks=None, specials=(), flowers=(0, 0))
    assert "The table is being laid" in texts(drawn(view))


# Names.


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "\"'&amp;<", "]]>", "-->"])
def test_names_are_words_and_never_markup(name: str) -> None:
    root = drawn(position(), (name, "Ben"))
    assert part(root, "title") == f"Cactus. {name} places a piece"
    assert not list(root.iter(f"{SVG}script"))


@given(st.text(st.characters(), max_size=40))
def test_any_name_can_be_drawn(name: str) -> None:
    drawn(position(), (name, name))


@pytest.mark.parametrize(
    ("name", "shown"),
    [("\u202eanA", "anA"), ("", "Seat 0"), ("Wilhelmina Maximiliane", "Wilhelmina…"), ("M" * 40, "MMMMMMM…")],
)
def test_names_are_shown_as_far_as_they_can_be(name: str, shown: str) -> None:
    assert texts(groups(drawn(position(), (name, "Ben")), "player")[0])[0] == shown


# Nothing else.


@given(views())
def test_equal_views_give_equal_bytes(view: CactusView) -> None:
    again = json.decode(json.encode(view), type=CactusView)
    assert draw(again, NAMES[: len(view.players)]) == draw(view, NAMES[: len(view.players)])


@given(views())
def test_every_drawing_that_is_used_is_there(view: CactusView) -> None:
    root = drawn(view)
    known = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(known) == len(set(known))
    hrefs = {use.get("href", "") for use in root.iter(f"{SVG}use")}
    fills = {fill[4:-1] for element in root.iter() if (fill := element.get("fill", "")).startswith("url(")}
    assert hrefs | fills <= {f"#{name}" for name in known}


def test_a_picture_loads_and_runs_nothing() -> None:
    for element in drawn(position(hung={"zigzag": TOUCHING})).iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "image", "foreignObject", "a"}
        assert element.get("href", "#").startswith("#")


@given(views())
def test_coordinates_are_short(view: CactusView) -> None:
    body = draw(view, NAMES[: len(view.players)]).split("</defs>")[-1]
    assert not re.findall(r"[0-9]\.[0-9]{3}|[0-9]e-", body)


@given(views())
def test_the_description_tells_where_everything_is(view: CactusView) -> None:
    """For whoever does not see it."""
    told = part(drawn(view), "desc")
    assert told.startswith(headline(view, NAMES))
    for piece in PIECES:
        everywhere = [*view.pile, *view.specials, *view.discarded, *(h.piece for s in view.cacti for h in s.pieces)]
        assert (f"{colour_of(piece)} {shape_of(piece)}" in told) >= (piece in everywhere)


def test_a_picture_needs_no_engine() -> None:
    code = (
        "import sys; sys.modules['pymunk'] = None; from games.cactus import picture; "
        "assert 'games.cactus.physics' not in sys.modules; sys.stdout.write(picture.example())"
    )
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert found.stdout.decode("utf-8") == picture.example()


def test_the_example_is_what_the_command_writes() -> None:
    """`python -m games.cactus.picture > docs/pictures/cactus.svg` renews it."""
    assert EXAMPLE.read_text("utf-8") == picture.example()


def test_the_example_is_a_position_that_the_rules_allow() -> None:
    """C11, C12."""
    for hung in picture._HUNG.values():
        for one, other in contacts([CactusHung(piece, pose) for piece, pose in hung.items()]):
            assert colour_of(one) != colour_of(other)
            assert shape_of(one) != shape_of(other)
