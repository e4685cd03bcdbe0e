"""The reference client as it is served: what its pages may do, what they weigh, and that no text is missing."""

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from django.test import Client

from gameservice.web import client as pages
from tests.conftest import Person

FILES = pages.FILES
MODULES = sorted(path.relative_to(FILES).as_posix() for path in FILES.rglob("*.js"))
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
STATIC = re.compile(r"""^(?:import|export)[^;]*?["'](\.[^"']+)["'];""", re.MULTILINE)
MOST = 150_000


def _page(client: Client) -> str:
    return client.get("/").content.decode()


def _served(client: Client, address: str) -> bytes:
    answer = client.get(address)
    assert answer.status_code == 200, address
    return b"".join(answer)


def test_the_page_may_load_only_what_is_served_here(client: Client) -> None:
    answer = client.get("/")
    policy = dict(part.split(" ", 1) for part in answer["Content-Security-Policy"].split("; "))
    assert answer["Content-Type"] == "text/html; charset=utf-8"
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in answer["Content-Security-Policy"]


@pytest.mark.parametrize("name", ["index.html", "offline.html"])
def test_no_code_stands_in_a_page(name: str) -> None:
    text = (FILES / name).read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", text) == []


@pytest.mark.parametrize("module", MODULES)
def test_no_module_makes_code_or_markup_from_text(module: str) -> None:
    text = (FILES / module).read_text()
    assert re.findall(r"\beval\(|new Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write", text) == []
    assert re.findall(r"""setAttribute\(["']style["']""", text) == []


@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_served_with_all_that_it_imports(client: Client, module: str) -> None:
    text = _served(client, f"/static/client/{module}").decode()
    for name in IMPORT.findall(text):
        if "${" not in name:
            assert ((FILES / module).parent / name).resolve().is_file(), name


def test_all_that_the_page_names_is_served(client: Client) -> None:
    for address in re.findall(r'(?:href|src)="(/[^"]+)"', _page(client)):
        _served(client, address)


def _reached(module: Path, found: set[Path]) -> set[Path]:
    """A module and all that it imports at once."""
    if module not in found:
        found.add(module)
        for name in STATIC.findall(module.read_text()):
            _reached((module.parent / name).resolve(), found)
    return found


@pytest.mark.parametrize("game", [None, "ouch", "aloha_pioha", "cactus"])
def test_the_first_load_is_light(client: Client, game: str | None) -> None:
    """The page, its styles, and the modules and texts of the first screens; of a table, its board as well."""
    first = ["app.js", "screens/welcome.js", "screens/lobby.js", "locale/en.js", "locale/es.js"]
    if game is not None:
        first += ["screens/table.js", f"boards/{game}.js", f"boards/{game}/lessons.js"]
    files: set[Path] = set((FILES / "style" / game).glob("*.css")) if game else set()
    for name in first:
        _reached(FILES / name, files)
    files |= set((FILES / "style").glob("*.css")) | {FILES / "index.html", FILES / "icons" / "icon.svg"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < MOST


def _texts(name: str) -> dict[str, str]:
    """The texts of a file as they are written, by key."""
    source = (FILES / "locale" / name).read_text()
    _, *parts = re.split(r'^ +"([\w.-]+)":', source, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_both_languages_say_the_same_things() -> None:
    one, other = _texts("en.js"), _texts("es.js")
    assert one.keys() == other.keys()
    for key, text in one.items():
        assert _blanks(text) == _blanks(other[key]), key


def _blanks(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_text_that_is_asked_for_is_there() -> None:
    texts = _texts("en.js")
    for module in MODULES:
        if not module.startswith(("boards/", "locale/")):
            for key in re.findall(r"""\bt\("([^"]+)"[,)]""", (FILES / module).read_text()):
                assert key in texts, f"{module}: {key}"


def test_every_style_sheet_of_a_board_is_named() -> None:
    named = (FILES / "screens/table/board.js").read_text()
    for sheet in (FILES / "style").glob("*/*.css"):
        (styles,) = re.findall(rf"^  {sheet.parent.name}: (\[\".*\]),$", named, re.MULTILINE)
        assert f'"{sheet.stem}"' in styles


def test_it_can_be_installed(client: Client) -> None:
    manifest = json.loads(_served(client, "/manifest.webmanifest"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        _served(client, icon["src"])
    worker = client.get("/sw.js")
    assert worker["Content-Type"].startswith("text/javascript")
    for address in re.findall(r'"(/[^"]*)"', re.findall(r"FIRST = \[(.*?)\]", worker.content.decode(), re.DOTALL)[0]):
        _served(client, address)


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_well_formed(module: str, tmp_path: Path) -> None:
    copy = tmp_path / "module.mjs"
    copy.write_text((FILES / module).read_text())
    subprocess.run(["node", "--check", str(copy)], check=True, capture_output=True)


def test_an_invite_is_drawn_for_cameras(ana: Person, nobody: Person) -> None:
    code = ana.create("open")["invite"]
    drawn = nobody.get(f"/invites/{code}/qr.svg")
    assert (drawn.status_code, drawn["Content-Type"]) == (200, "image/svg+xml")
    assert drawn["Content-Security-Policy"] == "default-src 'none'"
    assert drawn.content.startswith(b"<svg ")
    assert nobody.get("/invites/unknown/qr.svg").status_code == 404
