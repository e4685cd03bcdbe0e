"""The outlines that are committed, and the shapes they come from."""

import tomllib
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from shapely import Polygon

from games.cactus import outlines
from games.cactus.model import CACTI, SHAPES
from games.cactus.outlines import OUTLINES, derived, main, sheet, text
from games.cactus.pieces import SPECIALS, shape_of

SHAPES_TABLE = tomllib.loads(outlines.SHAPES.read_text())
DERIVED = derived(SHAPES_TABLE)
ALL = [*DERIVED["cacti"].items(), *DERIVED["pieces"].items()]
SHAPE = pytest.mark.parametrize("shape", [shape for _, shape in ALL], ids=[name for name, _ in ALL])


def test_the_outlines_are_what_the_shapes_say() -> None:
    """`python -m games.cactus.outlines` derives them anew."""
    assert OUTLINES.read_text() == text(DERIVED)


def test_everything_in_the_box_has_a_shape() -> None:
    assert tuple(DERIVED["cacti"]) == CACTI
    assert tuple(SHAPES_TABLE["basics"]) == SHAPES
    assert set(SHAPES_TABLE["specials"]) == {shape_of(piece) for piece in SPECIALS}


@SHAPE
def test_an_outline_is_simple_and_anticlockwise(shape: Any) -> None:
    polygon = Polygon(shape["outline"])
    assert polygon.is_valid
    assert polygon.exterior.is_ccw


@SHAPE
def test_its_parts_are_convex_and_make_it_up(shape: Any) -> None:
    """To the square micrometre."""
    parts = [Polygon(part) for part in shape["parts"]]
    assert all(part.exterior.is_ccw and part.convex_hull.area == part.area for part in parts)
    assert sum(part.area for part in parts) == Polygon(shape["outline"]).area
    assert {corner for part in shape["parts"] for corner in part} == set(shape["outline"])
    assert not any(one.overlaps(other) or one.contains(other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize("name", DERIVED["pieces"])
def test_the_origin_of_a_piece_is_its_centroid(name: str) -> None:
    """To the micrometre."""
    centroid = Polygon(DERIVED["pieces"][name]["outline"]).centroid
    assert abs(centroid.x) <= 1
    assert abs(centroid.y) <= 1


@pytest.mark.parametrize("name", CACTI)
def test_a_cactus_stands_on_the_ground_in_the_middle_of_its_base(name: str) -> None:
    cactus = DERIVED["cacti"][name]
    stand, base = Polygon(cactus["outline"]), Polygon(cactus["base"])
    assert stand.bounds[1] == base.bounds[1] == 0
    assert base.bounds[0] == -base.bounds[2]
    assert base.convex_hull.equals(base)
    assert stand.bounds[3] < 200_000


def test_a_hole_is_filled() -> None:
    ring = {"bow": {"stroke": [{"arc": [0, 0], "radius": 20, "from": 0, "to": 360}], "width": 6}}
    found = derived({"cacti": {}, "basics": {"ring": ring}, "specials": {}})["pieces"]["ring"]
    assert Polygon(found["outline"]).area > 1e6 * 3.1 * 22.5**2


def test_parts_that_do_not_cohere_are_refused() -> None:
    apart = {"one": {"ellipse": [0, 0], "radii": [5, 5]}, "other": {"ellipse": [30, 0], "radii": [5, 5]}}
    with pytest.raises(AssertionError, match="cohere"):
        derived({"cacti": {}, "basics": {"apart": apart}, "specials": {}})


def test_the_sheet_shows_every_shape(tmp_path: Any) -> None:
    main([str(tmp_path / "sheet.svg")])
    drawn = ElementTree.fromstring((tmp_path / "sheet.svg").read_text())  # noqa: S314  (our own)
    labels = [element.text or "" for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert [label.split()[0] for label in labels] == [name for name, _ in ALL]
    assert sheet(DERIVED) == (tmp_path / "sheet.svg").read_text()
