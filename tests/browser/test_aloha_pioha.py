"""The board of Aloha Pioha: whole matches by mouse, by keyboard and by finger."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import await_turn
from tests.browser.test_pages import faults

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}
DESK = {"width": 1440, "height": 900}
LITTLE_ONES = {"tickles": False, "face_down": False, "minus_ones": False}
MODULES = "/static/client/boards/aloha_pioha"


def sit_down(page: Page, *bots: str, taught: bool = True, turns: int = 0, **options: Any) -> None:
    """At a new match; some turns are played already, each by the first legal action."""
    match = page.evaluate(
        """async ([bots, options, taught, turns]) => {
            const { call, get, post } = await import("/static/client/api.js");
            const { LESSONS } = await import("/static/client/boards/aloha_pioha/lessons.js");
            const { set } = await import("/static/client/settings.js");
            if (taught) set("taught", ["aloha_pioha", ...LESSONS.map(each => `aloha_pioha.${each.name}`)]);
            const seats = [{ kind: "me" }, ...bots.map(level => ({ kind: "bot", level }))];
            const { id } = await post("/matches", { game: "aloha_pioha", seats, options });
            for (;;) {
                const match = await get(`/matches/${id}`);
                const mine = match.legal?.actions.length > 0;
                if (mine && match.view.turn > turns && match.view.asks === "play") return id;
                const headers = { "If-Match": `"${match.seq}"` };
                if (mine) await call("POST", `/matches/${id}/actions`, { body: match.legal.actions[0], headers });
                else await new Promise(resolve => setTimeout(resolve, 50));
            }
        }""",
        [bots, options, taught, turns],
    )
    page.goto(f"/#/m/{match}")
    page.locator(".aloha").wait_for()
    await_turn(page)


def told(page: Page) -> str:
    return page.locator(".log").text_content() or ""


def wait_until_told(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('.log').textContent !== before", arg=before)


def answer_the_rest(page: Page, press: Callable[[str], None]) -> None:
    """What a louse leads to: a tickle, its hair, a target."""
    while await_turn(page) and page.locator("[data-field='face'], .aloha-held.open").count() == 0:
        before = told(page)
        press(".aloha-option, .aloha-hair-card.open, .aloha-target:not(.chosen), .aloha-end.open, .aloha-decline")
        page.wait_for_timeout(50)
        if page.locator(".aloha-again").count() == 0:
            wait_until_told(page, before)


def test_a_whole_match_by_mouse(guest: NewPage) -> None:
    page = guest(viewport=DESK)
    sit_down(page, "normal")

    def press(selector: str) -> None:
        page.locator(selector).first.click()

    turn = 0
    while await_turn(page):
        before = told(page)
        if turn == 0:
            drag_by_mouse(page)
        elif page.locator(".aloha-held.open").count():
            play_by_presses(page, press, face="down" if turn == 2 else "up")
        wait_until_told(page, before)
        answer_the_rest(page, press)
        turn += 1
    assert turn == 7
    expect(page.locator(".aloha-hair.resolved")).to_have_count(3)
    assert_points_agree(page)


def play_by_presses(page: Page, press: Callable[[str], None], face: str = "up") -> None:
    press(f"[data-key='face/{face}']")
    press(".aloha-held.open")
    if page.locator(".aloha-end.open").count():
        press(".aloha-end.open")
    if page.locator(".aloha-held.keep").count():
        press(".aloha-held.keep")


def drag_by_mouse(page: Page) -> None:
    """First past the hairs, which plays nothing, then to an end."""
    page.locator(".aloha-held.open").first.hover()
    page.mouse.down()
    page.mouse.move(500, 20, steps=3)
    expect(page.locator(".aloha-dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".aloha-dragged")).to_have_count(0)
    expect(page.locator(".aloha-held.chosen")).to_have_count(1)
    page.locator(".aloha-held.chosen").hover()
    page.mouse.down()
    page.mouse.move(*middle(page, ".aloha-end.at-right.open"), steps=4)
    expect(page.locator(".aloha-end.over")).to_have_count(1)
    page.mouse.up()


def assert_points_agree(page: Page) -> None:
    """The points of the board's hairs are those of the result."""
    own = page.locator(".aloha-prompt").text_content() or ""
    total = page.locator(".result tr", has_text="you").locator("td").nth(1).text_content() or ""
    assert re.sub(r"\D", "", own) == total.strip()


def test_a_whole_match_against_the_ghost_by_keyboard(guest: NewPage) -> None:
    page = guest(viewport=DESK)
    sit_down(page)
    turn = 0
    while await_turn(page):
        assert page.evaluate("document.activeElement !== document.body")
        for _ in range(30):
            if focused(page) and not focused(page).startswith("face"):
                break
            page.keyboard.press("Tab")
        if turn == 1:
            change_ones_mind(page)
        if turn == 2 and focused(page).startswith("card"):
            turn_it_face_down(page)
        press_until_told(page)
        turn += 1
    assert turn >= 7
    expect(page.locator(".aloha-hair.resolved")).to_have_count(3)
    expect(page.locator("[data-seat='ghost']")).to_contain_text("point")


def focused(page: Page) -> str:
    """The answer that has the focus, as "card/0"."""
    key: str = page.evaluate("document.activeElement.dataset.field ? document.activeElement.dataset.key : ''")
    return key


def press_until_told(page: Page) -> None:
    before = told(page)
    for _ in range(4):
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        assert page.evaluate("document.activeElement !== document.body")
        if page.locator(".aloha.busy").count() or not focused(page):
            break
    wait_until_told(page, before)


def change_ones_mind(page: Page) -> None:
    page.keyboard.press("Enter")
    assert focused(page).startswith("place")
    page.keyboard.press("Escape")
    assert focused(page) == "card/0"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "card/1"


def turn_it_face_down(page: Page) -> None:
    page.keyboard.press("Shift+Tab")
    while not focused(page).startswith("face"):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert focused(page) == "face/down"
    page.keyboard.press("Tab")
    assert focused(page).startswith("card")


def test_a_childrens_match_by_finger_and_with_motion(guest: NewPage) -> None:
    page = guest(viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    sit_down(page, "easy", turns=2, **LITTLE_ONES)
    turn = 2
    while await_turn(page):
        before = told(page)
        if turn == 2:
            drag_by_finger(page)
        else:
            page.locator(".aloha-held.open").last.tap()
            page.locator(".aloha-end.open").last.tap()
        wait_until_told(page, before)
        turn += 1
    assert turn == 6
    expect(page.locator(".aloha-hair.resolved")).to_have_count(3)


def drag_by_finger(page: Page) -> None:
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    x, y = middle(page, ".aloha-held.open")
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 20))
    goal_x, goal_y = middle(page, ".aloha-end.open")
    for part in (0.3, 0.6, 1):
        touch("touchMove", (x + (goal_x - x) * part, y + (goal_y - y) * part))
    expect(page.locator(".aloha-end.over")).to_have_count(1)
    touch("touchEnd")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_in_mid_match_is_for_everybody(guest: NewPage, scheme: str) -> None:
    page = guest(viewport=PHONE, color_scheme=scheme)
    sit_down(page, "easy", "normal", "easy", turns=1)
    page.locator(".aloha-held.open").first.click()
    assert faults(page) == []
    page.locator(".aloha-hair-card").first.click()
    expect(page.locator(".aloha-panel.reading")).to_contain_text("It holds")
    assert faults(page) == []


def test_a_small_screen_shows_hand_and_hairs_together(guest: NewPage) -> None:
    page = guest(viewport=SMALL)
    sit_down(page, "easy", "normal", "easy", turns=1)
    page.locator(".aloha-hair").nth(2).scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.locator(".aloha-held.open").first.click()
    expect(page.locator(".aloha-held.open").first).to_be_in_viewport()
    expect(page.locator(".aloha-end.open").first).to_be_in_viewport()
    for selector in (".aloha-held.open", ".aloha-end.open", ".aloha-face"):
        for box in [control.bounding_box() for control in page.locator(selector).all()]:
            assert box
            assert box["height"] >= 44, selector
            assert box["width"] >= 38, selector


def test_nothing_is_left_in_english(guest: NewPage) -> None:
    page = guest(locale="es-ES")
    sit_down(page, "easy", turns=2)
    page.locator(".aloha-hair-card").first.click()
    seen = page.evaluate(
        """() => [...document.querySelectorAll(".board, .board *")].flatMap(each => [
            each.getAttribute("aria-label"), each.title, each.childElementCount ? "" : each.textContent,
        ]).filter(Boolean).join("\\n")"""
    )
    english = (
        r"\b(the|louse|lice|hair|hand|turn|free|pulls?|holds?|worth|yours|card|deck|face|force|tickle|end|close)\b"
    )
    assert re.findall(english, seen, re.IGNORECASE) == []
    assert "pelo" in seen


def test_lessons_point_at_what_they_explain(guest: NewPage) -> None:
    page = guest(viewport=PHONE)
    sit_down(page, "easy", taught=False)
    page.get_by_role("button", name="Got it").click()
    card = page.locator(".lesson")
    expect(card).to_contain_text("The big number is the force of a louse")
    expect(page.locator(".aloha-hand.lesson-point")).to_be_visible()
    page.locator(".aloha-held.open").first.click()
    expect(page.locator(".aloha-hand.lesson-point")).to_be_visible()
    card.get_by_role("button", name="Got it").click()
    expect(card).to_contain_text("Choose a louse, then an end of a hair")
    missing = page.evaluate(
        """async () => {
            const { LESSONS } = await import("/static/client/boards/aloha_pioha/lessons.js");
            const { hasText } = await import("/static/client/i18n.js");
            const board = document.querySelector(".board");
            return LESSONS.filter(lesson =>
                !hasText(`lesson.aloha_pioha.${lesson.name}`) || !board.querySelector(lesson.at));
        }"""
    )
    assert missing == []
