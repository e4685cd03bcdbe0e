"""The guide: pages of `docs/guide/` and the rules of the games, as the repository has them, shown at `/docs/guide`."""

import posixpath
import re
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe
from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from games import registry

ADDRESS = "/docs/guide"
FIRST = "quick-start"
LOCAL = "http://127.0.0.1:8000"
"""What the pages call the service; readers see where it really is."""
PARTS = {
    "Play": ["quick-start", "matches", "views", "moves", "push", "errors"],
    "Go on": ["bots", "webhooks", "sdk/python", "sdk/typescript", "fairness", "placing", "ratings", "sandbox"],
    "Games": [f"games/{name}" for name in registry.NAMES],
    "Run it": ["operating", "settings", "new-game", "research"],
}
"""The pages by name, in the order of reading."""
NAMES = [name for names in PARTS.values() for name in names]
POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"


def source(name: str) -> Path:
    """The file of a page."""
    part, _, rest = name.rpartition("/")
    folder = {"": f"docs/guide/{rest}.md", "games": f"games/{rest}/README.md", "sdk": f"deploy/sdk/{rest}/README.md"}
    return Path(settings.BASE_DIR) / folder[part]


@dataclass(frozen=True)
class Page:
    """One that is ready to be shown: `html`, and the headings of its second level as `(anchor, text)`."""

    title: str
    html: str
    headings: list[tuple[str, str]]


@cache
def read(name: str) -> Page:
    """A page by its name."""
    reader = MarkdownIt("commonmark", {"highlight": _coloured}).enable("table")
    tokens = reader.parse(source(name).read_text(encoding="utf-8"))
    titles: list[str] = []
    headings: list[tuple[str, str]] = []
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            words = "".join(child.content for child in inline.children or [])
            token.attrSet("id", anchor := _anchor(words))
            if token.tag == "h2":
                headings.append((anchor, words))
            titles.append(words)
    for token in tokens:
        _lead(token, name)
    _name_rows(tokens)
    return Page(title=titles[0], html=reader.renderer.render(tokens, reader.options, {}), headings=headings)


def _name_rows(tokens: list[Token]) -> None:
    """Rows of tables that begin with a word of code can be linked by it."""
    named: set[str] = set()
    for row, cell, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        words = [child.content for child in inline.children or [] if child.type == "code_inline"]
        if row.type == "tr_open" and cell.type == "td_open" and words and words[0] not in named:
            named.add(words[0])
            row.attrSet("id", words[0])


def _anchor(words: str) -> str:
    """As GitHub makes them, so that one link serves in both places."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def _lead(token: Token, name: str) -> None:
    """Links from file to file become links from page to page; to a file that is no page nothing leads."""
    links = [child for child in token.children or [] if child.type in {"link_open", "link_close"}]
    for opens, closes in zip(links[::2], links[1::2], strict=True):
        href = str(opens.attrGet("href"))
        if "://" in href or href.startswith(("#", "/")):
            continue
        file, hash_, anchor = href.partition("#")
        place = posixpath.normpath(posixpath.join(source(name).parent.relative_to(settings.BASE_DIR), file))
        page = re.sub(r"^docs/(guide/)?|^deploy/(?=sdk/)|/README\.md$|\.md$", "", place)
        if page in NAMES or place.startswith("docs/examples/"):
            opens.attrSet("href", f"{ADDRESS}/{page}{hash_}{anchor}")
        else:
            opens.tag = closes.tag = "span"
            opens.attrs = {}


def _coloured(code: str, language: str, _attributes: str) -> str:
    """A block of code, its words marked by classes for the style sheet."""
    try:
        lexer = get_lexer_by_name({"sh": "bash", "ts": "typescript"}.get(language, language or "text"))
    except ClassNotFound:
        return f"<pre><code>{escape(code)}</code></pre>"
    inner = highlight(code, lexer, HtmlFormatter(nowrap=True))
    return f'<pre class="code" tabindex="0"><code>{inner}</code></pre>'


@require_safe
def show(request: HttpRequest, name: str = FIRST) -> HttpResponse:
    """A page of the guide; 404 where there is none of that name."""
    if name not in NAMES:
        raise Http404
    at = NAMES.index(name)
    page = read(name)
    told = {
        "page": page,
        "html": page.html.replace(LOCAL, settings.PUBLIC_URL),
        "name": name,
        "address": ADDRESS,
        "parts": {part: [(other, read(other).title) for other in names] for part, names in PARTS.items()},
        "next": [(other, read(other).title) for other in NAMES[at + 1 : at + 2]],
    }
    answer = render(request, "web/guide.html", told)
    answer.headers["Content-Security-Policy"] = POLICY
    return answer


@require_safe
def example(request: HttpRequest, name: str) -> HttpResponse:
    """A program that the guide explains; 404 where there is none of that name."""
    file = Path(settings.BASE_DIR) / "docs/examples" / f"{name}.py"
    if not file.is_file():
        raise Http404
    return HttpResponse(file.read_text(encoding="utf-8"), content_type="text/x-python; charset=utf-8")


@require_safe
def problem(request: HttpRequest, code: str) -> HttpResponse:
    """Where the `type` of an error leads (RFC 9457, section 3.1.1); 404 for one that there is not."""
    if f'id="{code}"' not in read("errors").html:
        raise Http404
    return redirect(f"{ADDRESS}/errors#{code}")
