"""The page that shows the document: without a token, and without asking anybody else."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import Client

OURS = "testserver"


def _text(answer: Any) -> str:
    assert answer.status_code == 200
    content = b"".join(answer.streaming_content) if answer.streaming else answer.content
    return str(content.decode())


@pytest.fixture
def page() -> str:
    return _text(Client().get("/docs"))


def _assets(page: str) -> list[str]:
    return re.findall(r"""(?:src|href)=["']([^"']+)["']""", page)


@pytest.mark.django_db
def test_all_that_the_page_loads_is_served_here(page: str) -> None:
    assets = _assets(page)
    assert len(assets) >= 4
    for asset in assets:
        assert urlsplit(asset).netloc in {"", OURS}, asset
        answer = Client().get(asset.replace("&amp;", "&"))
        assert answer.status_code == 200, asset
        answer.close()


def test_neither_the_page_nor_its_script_names_another_host(page: str) -> None:
    script = next(asset for asset in _assets(page) if "script" in asset)
    for text in (page, _text(Client().get(script))):
        hosts = {urlsplit(address).netloc for address in re.findall(r"https?://[^\s\"'<>]+", text)}
        assert hosts <= {OURS}


def test_the_validator_of_the_page_is_off(page: str) -> None:
    script = next(asset for asset in _assets(page) if "script" in asset)
    assert '"validatorUrl": null' in _text(Client().get(script))


def test_the_page_holds_no_script_of_its_own(page: str) -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"\son\w+=", page) == []


def test_the_front_page_leads_there() -> None:
    assert 'href="/docs"' in Client().get("/").content.decode()
