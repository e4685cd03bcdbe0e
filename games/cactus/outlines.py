"""`outlines.json` from `shapes.toml`, and a sheet of all shapes to look at.

    python -m games.cactus.outlines             writes outlines.json anew
    python -m games.cactus.outlines sheet.svg   draws the shapes with their convex parts

Needs shapely, which the service itself does without: it reads outlines.json.
"""

import json
import math
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import shapely
from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry

Table: TypeAlias = Mapping[str, Any]
Vertex: TypeAlias = tuple[int, int]
"""In micrometres."""

SHAPES = Path(__file__).with_name("shapes.toml")
OUTLINES = Path(__file__).with_name("outlines.json")

SAGITTA = 0.5
"""How far an arc may lie beside its chords, in millimetres."""
QUARTER = 3
"""Chords in a quarter of a round end."""
FLAT = 0.15
"""Vertices nearer to the line between their neighbours are left out."""
GRID = 10
"""Outlines are rounded to so many micrometres."""
SHORTEST = 900
"""Edges shorter than so many micrometres are left out."""
BASE_HEIGHT, BASE_SLOPE = 7, 6
"""How high a base is, and how much narrower at its top on each side."""


def derived(shapes: Table) -> dict[str, Any]:
    """What outlines.json holds: outlines anticlockwise, their convex parts, and bases, all in micrometres."""
    cacti: dict[str, Any] = {}
    for name, table in shapes["cacti"].items():
        half = table["base"]
        parts = {part: form for part, form in table.items() if part != "base"}
        outline = _outline(_union(parts).intersection(box(-1000, 0, 1000, 1000)))
        base = [(-half, 0), (half, 0), (half - BASE_SLOPE, BASE_HEIGHT), (BASE_SLOPE - half, BASE_HEIGHT)]
        base = [(1000 * x, 1000 * y) for x, y in base]
        cacti[name] = {"outline": outline, "parts": _convex_parts(outline), "base": base}
    pieces: dict[str, Any] = {}
    for name, table in (shapes["basics"] | shapes["specials"]).items():
        outline = _centred(_outline(_union(table)))
        pieces[name] = {"outline": outline, "parts": _convex_parts(outline)}
    return {"cacti": cacti, "pieces": pieces}


def text(outlines: Table) -> str:
    """As JSON with a polygon a line, so that changes can be read."""
    return re.sub(r"\n {4,}", " ", json.dumps(outlines, indent=1)).replace("[ ", "[").replace(" ]", "]") + "\n"


# From strokes to outlines.


def _union(table: Table) -> Polygon:
    whole = shapely.union_all([_form(part) for part in table.values()])
    assert isinstance(whole, Polygon), "the parts of a shape must cohere"
    return Polygon(whole.exterior)  # nothing gets into a hole from the front, so it might as well be filled


def _form(part: Table) -> BaseGeometry:
    if "stroke" in part:
        style: Literal["square", "round"] = "square" if part.get("square") else "round"
        line = LineString(list(_points(part["stroke"])))
        form: BaseGeometry = line.buffer(part["width"] / 2, quad_segs=QUARTER, cap_style=style)
    elif "ellipse" in part:
        a, b = part["radii"]
        circle = Spot(0, 0).buffer(1, quad_segs=_chords(max(a, b), 90))
        form = translate(rotate(scale(circle, a, b), part.get("turned", 0)), *part["ellipse"])
    else:
        form = Polygon(list(_points(part["polygon"])))
    times = part.get("times", 1)
    return shapely.union_all([rotate(form, 360 / times * turn, origin=(0, 0)) for turn in range(times)])


def _points(points: Sequence[Any]) -> Iterator[tuple[float, float]]:
    for point in points:
        if isinstance(point, dict):
            yield from _arc(point)
        else:
            yield point[0], point[1]


def _arc(arc: Table) -> Iterator[tuple[float, float]]:
    (x, y), radius, start, sweep = arc["arc"], arc["radius"], arc["from"], arc["to"] - arc["from"]
    chords = _chords(radius, abs(sweep))
    for chord in range(chords + 1):
        angle = math.radians(start + sweep * chord / chords)
        yield x + radius * math.cos(angle), y + radius * math.sin(angle)


def _chords(radius: float, degrees: float) -> int:
    return math.ceil(math.radians(degrees) / (2 * math.acos(1 - SAGITTA / radius)))


def _outline(form: BaseGeometry) -> list[Vertex]:
    simple = shapely.normalize(form).simplify(FLAT)
    assert isinstance(simple, Polygon)
    ring = simple.exterior
    corners = list(ring.coords)[:-1] if ring.is_ccw else list(ring.coords)[:0:-1]
    vertices: list[Vertex] = []
    for x, y in corners:
        vertex = (round(1000 * x / GRID) * GRID, round(1000 * y / GRID) * GRID)
        if not vertices or math.dist(vertex, vertices[-1]) >= SHORTEST:
            vertices.append(vertex)
    if math.dist(vertices[0], vertices[-1]) < SHORTEST:
        vertices.pop()
    assert Polygon(vertices).is_valid
    return vertices


def _centred(outline: Sequence[Vertex]) -> list[Vertex]:
    centroid = Polygon(outline).centroid
    return [(x - round(centroid.x), y - round(centroid.y)) for x, y in outline]


# From outlines to convex parts.


def _convex_parts(outline: Sequence[Vertex]) -> list[list[Vertex]]:
    """Triangles, two of which at a time become one part where it is convex, across their longest common edge first."""
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(Polygon(outline)))
    parts = [_corners(triangle) for triangle in triangles]
    while joints := sorted(_joints(parts)):
        _, one, other, joined = joints[-1]
        parts = [part for index, part in enumerate(parts) if index not in (one, other)] + [joined]
    assert sum(Polygon(part).area for part in parts) == Polygon(outline).area
    return sorted(parts)


def _corners(triangle: Polygon) -> list[Vertex]:
    ring = shapely.normalize(triangle).exterior
    corners = [(round(x), round(y)) for x, y in ring.coords][:-1]
    return corners if ring.is_ccw else corners[::-1]


def _joints(parts: Sequence[list[Vertex]]) -> Iterator[tuple[float, int, int, list[Vertex]]]:
    """The pairs of parts that are convex together: length of their common edge, both indices, the joined part."""
    edges = {edge: index for index, part in enumerate(parts) for edge in _edges(part)}
    for (a, b), one in edges.items():
        other = edges.get((b, a))
        if other is not None and one < other:
            joined = _from(parts[one], b) + _from(parts[other], a)[1:-1]
            if _is_convex(joined):
                yield math.dist(a, b), one, other, joined


def _edges(part: Sequence[Vertex]) -> Iterator[tuple[Vertex, Vertex]]:
    return zip(part, [*part[1:], part[0]], strict=True)


def _from(part: Sequence[Vertex], first: Vertex) -> list[Vertex]:
    index = part.index(first)
    return [*part[index:], *part[:index]]


def _is_convex(part: Sequence[Vertex]) -> bool:
    corners = zip(part, [*part[1:], part[0]], [*part[2:], *part[:2]], strict=True)
    return all((b[0] - a[0]) * (c[1] - b[1]) > (b[1] - a[1]) * (c[0] - b[0]) for a, b, c in corners)


# The sheet.


def sheet(outlines: Table) -> str:
    """All shapes and how they are cut, a millimetre a unit; beside each name the numbers of vertices and of parts."""
    drawn = [*_rows(outlines["cacti"], 0, 175, 200), *_rows(outlines["pieces"], 215, 110, 85)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 415" font-size="9">{"".join(drawn)}</svg>\n'


def _rows(shapes: Table, top: float, width: int, height: float) -> Iterator[str]:
    columns = 880 // width
    for index, (name, shape) in enumerate(shapes.items()):
        x, y = width * (index % columns + 0.5), top + (height + 15) * (index // columns)
        down = height if "base" in shape else height / 2
        polygons = [*((part, "#8fc1a9") for part in shape["parts"]), (shape.get("base", []), "#b98d5f")]
        yield f'<g transform="translate({x} {y + down}) scale(.001 -.001)" stroke="#333" stroke-width="300">'
        for vertices, colour in polygons:
            yield f'<polygon fill="{colour}" points="{" ".join(f"{x},{y}" for x, y in vertices)}"/>'
        label = f"{name} {len(shape['outline'])}, {len(shape['parts'])}"
        yield f'</g><text x="{x - width / 2 + 4}" y="{y + height + 10}">{label}</text>'


def main(arguments: Sequence[str]) -> None:
    outlines = derived(tomllib.loads(SHAPES.read_text()))
    if arguments:
        Path(arguments[0]).write_text(sheet(outlines))
    else:
        OUTLINES.write_text(text(outlines))


if __name__ == "__main__":
    main(sys.argv[1:])
