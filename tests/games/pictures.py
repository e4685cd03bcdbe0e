"""Reading pictures of boards: what is drawn, what is written, what glows."""

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from games.core.picture import GLOW

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> Element:
    """The picture, as whoever shows it reads it. None is large."""
    assert len(picture.encode()) < 60_000
    return ElementTree.fromstring(picture)  # noqa: S314  (our own)


def groups(root: Element, kind: str) -> list[Element]:
    """The elements of a class."""
    return [element for element in root.iter() if kind in element.get("class", "").split()]


def uses(root: Element, drawing: str) -> int:
    """How often a drawing is used, by its id."""
    return sum(use.get("href") == f"#{drawing}" for use in root.iter(f"{SVG}use"))


def texts(root: Element) -> list[str]:
    """All that is written, but for what is part of a drawing."""
    return [text.text or "" for part in root if part.tag != f"{SVG}defs" for text in part.iter(f"{SVG}text")]


def part(root: Element, name: str) -> str:
    """The picture's `title` or `desc`."""
    found = root.find(f"{SVG}{name}")
    assert found is not None
    return found.text or ""


def glowing(root: Element) -> bool:
    """Whether a mark is around something in it."""
    return any(rect.get("stroke") == GLOW for rect in root.iter(f"{SVG}rect"))
