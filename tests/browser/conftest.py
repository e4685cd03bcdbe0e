"""A running service, and a real browser in front of it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.flows.processes import Service

CHROMIUM = Path("/usr/bin/chromium")
PATIENCE = 20_000
"""Milliseconds; a loaded machine may be slow."""

NewPage = Callable[..., Page]


@pytest.fixture(scope="package", autouse=True)
def _chromium() -> None:
    if os.environ.get("TEST_SERVERS"):
        pytest.skip("a browser sees no difference between databases")
    if not CHROMIUM.exists() and os.environ.get("CI") != "true":
        pytest.skip(f"there is no {CHROMIUM}; .ci/run installs it")


@pytest.fixture(scope="package")
def service(_chromium: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service"), THROTTLE_ACCOUNT="0/second", THROTTLE_MOVE="0/second")
    try:
        yield running.ready()
    finally:
        running.kill()


@pytest.fixture(scope="package")
def browser(_chromium: None) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    # Not for the whole run: as long as it is open, Django takes this thread for one of an event loop.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, service: Service) -> Iterator[NewPage]:
    """Open an address of the service as somebody new: a context of their own, with `options` of Playwright's. What goes
    wrong in their pages is a failure."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(address: str = "/", **options: Any) -> Page:
        options = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **options}
        context = browser.new_context(base_url=service.address, **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def guest(visit: NewPage) -> NewPage:
    """The same, as a guest who has just come in."""

    def enter(name: str = "Ana", **options: Any) -> Page:
        page = visit("/", **options)
        page.locator("#name").fill(name)
        page.locator(".start button").click()
        page.locator(".lobby").wait_for()
        return page

    return enter
