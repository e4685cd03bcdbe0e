"""The board of Cactus: what everybody can read and do there, and what it computes by itself."""

from statistics import fmean, stdev

import pytest
from playwright.sync_api import expect

from games.cactus import geometry
from games.cactus.model import CactusHung
from games.cactus.rules import SIGMAS
from games.core.chance import QuickChance
from tests.browser.cactus_hands import (
    ask,
    await_turn,
    beside,
    good_place,
    lies_low,
    match_of,
    place_where,
    send,
    sit_down,
)
from tests.browser.conftest import NewPage
from tests.browser.test_pages import assert_fits, faults

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}
HALF = {"colour": 6, "shape": 0, "special": 0}
"""A die that always asks for the colour of the last piece."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_mid_match_is_for_everybody(guest: NewPage, scheme: str) -> None:
    page = guest(viewport=PHONE, color_scheme=scheme)
    sit_down(page)
    send(page, place_where(match_of(page), lies_low, cactus="candelabra", low=True))
    await_turn(page)
    page.locator(".tray button").first.click()
    expect(page.locator(".hand")).to_be_visible()
    page.locator(".board details").evaluate_all("all => all.forEach(details => (details.open = true))")
    assert faults(page) == []


@pytest.mark.parametrize("size", [PHONE, SMALL, {"width": 320, "height": 256}, {"width": 844, "height": 390}])
def test_everything_fits_and_can_be_pressed(guest: NewPage, size: dict[str, int]) -> None:
    page = guest(viewport=size)
    sit_down(page)
    for selector in (".tray button", ".hand button"):
        if selector.startswith(".hand"):
            page.locator(".tray button").first.click()
        page.locator(selector).first.wait_for()
        assert_fits(page)
        boxes = page.locator(".cactus-board button:visible").evaluate_all(
            "all => all.map(button => button.getBoundingClientRect()).map(({ width, height }) => [width, height])"
        )
        assert min(min(box) for box in boxes) >= 44


def test_the_board_speaks_spanish(guest: NewPage) -> None:
    page = guest(locale="es-ES")
    sit_down(page, bots=4)
    send(page, good_place(match_of(page), 1))
    await_turn(page)
    page.locator(".tray button").first.click()
    page.locator(".board details").evaluate_all("all => all.forEach(details => (details.open = true))")
    english = page.evaluate(
        """async () => {
            const [en, es] = await Promise.all(
                ["en", "es"].map(async code => (await import(`/static/client/locale/${code}.js`)).default),
            );
            const forms = text => (typeof text === "string" ? [text] : Object.values(text));
            const spanish = new Set(Object.values(es).flatMap(forms));
            const other = Object.values(en).flatMap(forms).filter(text => !spanish.has(text) && !text.includes("{"));
            const board = document.querySelector(".cactus-board");
            const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
            const said = [...board.querySelectorAll("[aria-label]")].map(each => each.getAttribute("aria-label"));
            while (walker.nextNode()) said.push(walker.currentNode.data.trim());
            return said.filter(text => other.includes(text));
        }"""
    )
    assert english == []
    expect(page.locator(".cactus-turn")).to_contain_text("en el")


def test_lessons_come_when_they_matter(guest: NewPage) -> None:
    page = guest()
    sit_down(page, cactus_choice="free", die=HALF)

    def due() -> list[str]:
        return list(
            page.evaluate(
                """async match => (await import("/static/client/boards/cactus/lessons.js")).LESSONS
                    .filter(({ when }) => when(match)).map(({ name }) => name)""",
                match_of(page),
            )
        )

    assert due() == ["take"]
    send(page, beside(match_of(page)))
    assert due() == ["again", "take"]
    match = match_of(page)
    for _ in range(4):
        send(page, beside(match_of(page)))
    assert "forgo" in due()
    send(page, good_place(match, 1))
    await_turn(page)
    assert {"die", "flowers", "like", "finger"} <= set(due())


def test_outlines_meet_as_the_rules_say(guest: NewPage) -> None:
    page = guest()
    components = ask(page, "GET", "/games/cactus")["components"]
    chance = QuickChance(1)
    cases = [
        [[0, 0, 0], [chance.below(120_000) - 60_000, chance.below(120_000) - 60_000, chance.below(3_000_000)]]
        for _ in range(60)
    ]
    found = page.evaluate(
        """async ([components, cases]) => {
            const { areWithin } = await import("/static/client/boards/cactus/geometry.js");
            const { outlineAt } = await import("/static/client/boards/cactus/clearance.js");
            const [one, other] = ["hook-red", "moon-blue"].map(piece => pose => outlineAt(components, piece, pose));
            return cases.map(([a, b]) => areWithin(one(a), other(b), components.touch));
        }""",
        [components, cases],
    )
    hung = [(CactusHung("hook-red", tuple(a)), CactusHung("moon-blue", tuple(b))) for a, b in cases]
    assert found == [bool(geometry.contacts(pair)) for pair in hung]
    assert 10 < sum(found) < 50


def test_the_drawn_tremor_is_that_of_the_rules(guest: NewPage) -> None:
    page = guest()
    for steadiness, (along, around) in SIGMAS.items():
        poses = page.evaluate(
            """async name => (await import("/static/client/boards/cactus/tremor.js")).spreadOf([0, 0, 0], name)""",
            steadiness,
        )
        if steadiness == "rock":
            assert poses == []
            continue
        for values, sigma in zip(zip(*poses, strict=True), (along, along, around), strict=True):
            assert abs(fmean(values)) < sigma / 4
            assert stdev(values) == pytest.approx(sigma, rel=0.15)


def test_a_trace_is_followed_evenly(guest: NewPage) -> None:
    found = guest().evaluate(
        """async () => {
            const { hasFallen, poseIn } = await import("/static/client/boards/cactus/trace.js");
            const keys = [[0, 0, 0, 0], [10, 100, 50, 20]];
            return [poseIn(keys, 5), poseIn(keys, 99), ...[30, 11].map(frames => hasFallen({ frames }, keys))];
        }"""
    )
    assert found == [[50, 25, 10], [100, 50, 20], True, False]


def test_where_things_can_hang_is_told(guest: NewPage) -> None:
    """The tips of the saguaro's trunk and arms, and the hollow of a hook that may be hung on them."""
    page = guest()
    sit_down(page)
    told = page.evaluate(
        """async () => {
            const { hollowsOf } = await import("/static/client/boards/cactus/hollows.js");
            const { game } = await import("/static/client/api.js");
            const { cacti, pieces } = (await game("cactus")).components;
            return [hollowsOf(cacti.saguaro.outline), hollowsOf(pieces.hook.outline)];
        }"""
    )
    assert told[0]["tips"] == [[-61, 102], [-42, 124], [-28, 175], [0, 191], [48, 164], [66, 135]]
    assert told[1] == {"tips": [[5, 24]], "forks": [], "hooks": [[4, 16]]}
    await_turn(page)
    expect(page.locator(".board")).to_contain_text("Tips: x −61, y 102;")
