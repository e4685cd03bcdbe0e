"""The pages of the guide: each is shown, links lead somewhere, and what they list is complete."""

import re
from functools import cache

import pytest
from django.test import Client

from gameservice.http import problems
from gameservice.web import guide

HREF = re.compile(r'href="([^"]+)"')


@cache
def served(address: str) -> str:
    answer = Client().get(address)
    assert answer.status_code == 200, address
    return b"".join(answer).decode()


def test_no_script_may_run() -> None:
    policy = Client().get(guide.ADDRESS)["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script" not in policy
    assert "unsafe" not in policy


def test_the_first_page_is_at_the_address_of_the_guide() -> None:
    assert served(guide.ADDRESS) == served(f"{guide.ADDRESS}/{guide.FIRST}")


def test_there_is_nothing_else() -> None:
    assert Client().get(f"{guide.ADDRESS}/../../README").status_code == 404
    assert Client().get(f"{guide.ADDRESS}/examples/nothing.py").status_code == 404


@pytest.mark.parametrize("name", guide.NAMES)
def test_every_link_leads_somewhere(name: str) -> None:
    shown = served(f"{guide.ADDRESS}/{name}")
    anchors = set(re.findall(r'id="([^"]+)"', shown))
    for href in HREF.findall(shown):
        address, _, anchor = href.partition("#")
        if not address:
            assert anchor in anchors, href
        elif address.startswith("/"):
            assert not anchor or f'id="{anchor}"' in served(address), href
            served(address)
        else:
            assert address.startswith(("https://", "http://127.0.0.1:8000")), href


@pytest.mark.parametrize("name", [name for name in guide.NAMES if "/" not in name])
def test_every_page_is_in_the_menu(name: str) -> None:
    assert guide.source(name).parent.samefile(guide.source(guide.FIRST).parent)
    assert {path.stem for path in guide.source(name).parent.glob("*.md")} <= set(guide.NAMES)


def test_every_problem_is_explained() -> None:
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", guide.source("errors").read_text(), re.MULTILINE))
    kinds = [kind for kind in vars(problems).values() if isinstance(kind, type) and issubclass(kind, problems.Problem)]
    assert listed == {kind.code: str(kind.status) for kind in kinds if kind is not problems.Problem}


def test_the_type_of_a_problem_leads_to_its_row() -> None:
    assert Client().get("/problems/stale-view")["Location"] == f"{guide.ADDRESS}/errors#stale-view"
    assert 'id="stale-view"' in served(f"{guide.ADDRESS}/errors")
    assert Client().get("/problems/nonsense").status_code == 404
