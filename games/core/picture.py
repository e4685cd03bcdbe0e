"""What the pictures of all games share: the frame, the colours, and pieces of SVG.

A game's `picture.py` draws a view on a page of `WIDTH`; what it draws more than once stands in its `drawings.svg`, with
ids that begin with the game's prefix. Names of players go through `clean` and `fitted`.
"""

import re
import unicodedata
from collections.abc import Iterable
from html import escape
from importlib.resources import files

INK, FAINT, EDGE, PAPER, SAND, GLOW = "#3d2f22", "#7a674f", "#d9bd8e", "#fff8ea", "#fceedb", "#d9822b"
"""For text, for text beside it, for lines, for what lies on the table, for the table, and for what is marked."""
MARKED = "#ffefc4"
"""Under whoever is to act, or has won."""
FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
WIDTH, MARGIN = 960, 24


def drawings(package: str) -> str:
    """The definitions in a package's `drawings.svg`, without comments and line breaks."""
    drawn = files(package).joinpath("drawings.svg").read_text("utf-8")
    return re.sub(r"<!--.*?-->|\n", "", drawn[drawn.index("<defs>") : drawn.rindex("</svg>")])


def document(prefix: str, height: int, title: str, description: str, definitions: str, parts: Iterable[str]) -> str:
    """A whole picture: `parts` on a table of `WIDTH` by `height`. `title` and `description` are for whoever does not
    see it."""
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            f'aria-labelledby="{prefix}-title {prefix}-desc" font-family="{FONTS}" fill="{INK}">',
            f'<title id="{prefix}-title">{escape(title)}</title>',
            f'<desc id="{prefix}-desc">{escape(description)}</desc>',
            definitions,
            f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{SAND}"/>',
            *parts,
            "</svg>\n",
        )
    )


def ribbon(left: int, said: str) -> str:
    """From there to the right margin, at the top: who has won, in letters 24 high."""
    right = WIDTH - MARGIN
    return (
        f'<g class="ribbon"><path d="M{left} 20H{left + 78}V56H{left}L{left + 14} 38Z'
        f'M{right} 20H{right - 78}V56H{right}L{right - 14} 38Z" fill="#8f2c25"/>'
        f'<path d="M{left + 48} 56L{left + 48} 50H{right - 48}V56Z" fill="#5f1a16"/>'
        f'<rect x="{left + 48}" y="10" width="{right - left - 96}" height="40" rx="3" fill="#c8463d"/></g>'
        f"{text((left + right) // 2, 39, said, 24, anchor='middle', weight=700, fill='#fff')}"
    )


def panel(high: int, marked: bool) -> str:
    """The ground of a row across the table."""
    fill, stroke = (MARKED, f'{GLOW}" stroke-width="3.5') if marked else (PAPER, f'{EDGE}" stroke-width="1.5')
    return f'<rect width="{WIDTH - 2 * MARGIN}" height="{high}" rx="14" fill="{fill}" stroke="{stroke}"/>'


def arrow(high: int) -> str:
    """At the left of a panel: whose turn it is."""
    return f'<path d="M10 {high // 2 - 11}l15 11-15 11Z" fill="{GLOW}"/>'


# Pieces.


def moved(x: float, y: float, drawn: str, attributes: str = "") -> str:
    shift = f'transform="translate({number(x)} {number(y)})"' if x or y else ""
    return f"<g {' '.join(filter(None, (attributes, shift)))}>{drawn}</g>"


def empty(width: int, height: int, rounded: int) -> str:
    """A place where nothing lies."""
    return (
        f'<rect class="empty" width="{width}" height="{height}" rx="{rounded}" fill="none" stroke="{EDGE}" '
        'stroke-width="2" stroke-dasharray="6 6"/>'
    )


def text(x: float, y: float, said: str, size: int, *, anchor: str = "", weight: int = 0, fill: str = "") -> str:
    given = (("text-anchor", anchor), ("font-weight", weight), ("fill", fill))
    attributes = "".join(f' {name}="{value}"' for name, value in given if value)
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{size}"{attributes}>{escape(said)}</text>'


def named(x: int, y: int, name: str, width: int) -> str:
    """A player's name, as much of it as fits, and the whole where one points at it."""
    return f"<g><title>{escape(name)}</title>{text(x, y, fitted(name, width, 24), 24, weight=700)}</g>"


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


# Words.


def counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def clean(name: str) -> str:
    """Without what is no character of XML or would move other text about."""
    return " ".join("".join(map(_visible, name)).split())


def _visible(letter: str) -> str:
    match unicodedata.category(letter):
        case "Cf":
            return ""
        case "Cc" | "Cs" | "Zl" | "Zp":
            return " "
    return " " if letter in "\ufffe\uffff" else letter


def fitted(said: str, width: int, size: int) -> str:
    """As much of a text as fits, by the usual widths of letters: the picture does not know its font."""
    if sum(map(_letter, said)) * size <= width:
        return said
    kept, room = "", width / size - _letter("…")
    for letter in said:
        room -= _letter(letter)
        if room < 0:
            break
        kept += letter
    return f"{kept.rstrip()}…"


def _letter(letter: str) -> float:
    """How wide it is when it is 1 high."""
    if unicodedata.combining(letter):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    return 1.05 if letter in "mwMW@" else 0.77 if letter.isupper() else 0.36 if letter in "ijl.,'! " else 0.68
