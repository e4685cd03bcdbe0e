"""Pictures of the client's main screens, of a service that is started for them: `python -m tests.browser.screenshots
docs/pictures/client`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, PATIENCE
from tests.browser.playing import await_turn, play, set_up
from tests.flows.processes import Service

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 768, "height": 1024}
DESK = {"width": 1440, "height": 900}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        service = Service(Path(data))
        try:
            service.ready()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            _take_all(browser, service.address, folder)
            browser.close()
        finally:
            service.kill()


def _take_all(browser: Browser, address: str, folder: Path) -> None:
    options: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": PHONE, "base_url": address}
    page = browser.new_context(**options).new_page()
    page.set_default_timeout(PATIENCE)

    def take(name: str, size: Any = PHONE, scheme: Any = "light") -> None:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.mouse.move(0, 0)
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}.png")

    page.goto("/")
    page.locator(".start").wait_for()
    take("welcome")
    page.locator("#name").fill("Ana")
    page.locator(".start button").click()
    page.locator(".lobby").wait_for()
    for game in ("ouch", "aloha_pioha", "cactus"):
        set_up(page, game, ["easy", "normal"])
        page.locator(".hints").get_by_role("button", name="Got it").click()
        await_turn(page)
        if game == "ouch":
            take("lesson")
        page.locator(".lesson").get_by_role("button", name="No more of these").click()
        take(f"{game}-phone")
        take(f"{game}-tablet-dark", TABLET, "dark")
        take(f"{game}-desk", DESK)
    page.goto("/#/")
    page.locator(".match").first.wait_for()
    take("lobby", DESK)
    _take_end(page, take)


def _take_end(page: Page, take: Any) -> None:
    set_up(page, "ouch", ["open"])
    page.locator(".qr").wait_for()
    take("invitation")
    set_up(page, "ouch", ["easy"], cards_to_win="4")
    play(page)
    take("result")
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    take("replay", TABLET)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
