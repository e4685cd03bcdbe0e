"""The board of Cactus: whole matches by mouse, keyboard and touch, and what goes wrong in a turn."""

import pytest
from playwright.sync_api import Page, expect

from games.cactus import geometry
from tests.browser.cactus_hands import (
    ACROSS,
    ALL_SPECIAL,
    Goal,
    Touch,
    await_news,
    await_turn,
    beside,
    drag_by_mouse,
    good_place,
    held_at,
    hung_on,
    let_go,
    lies_low,
    match_of,
    middle_of,
    place_where,
    point_at,
    press_to,
    send,
    show_stage,
    sit_down,
    told,
    touches_its_like,
)
from tests.browser.conftest import NewPage

PHONE = {"width": 390, "height": 844}
HALF = {"colour": 6, "shape": 0, "special": 0}
"""A die that always asks for the colour of the last piece."""


def test_a_whole_match_by_mouse(guest: NewPage) -> None:
    page = guest()
    sit_down(page, bots=4, die=ALL_SPECIAL)
    for seed in range(20):
        if not await_turn(page):
            break
        drag_by_mouse(page, good_place(match_of(page), seed))
        let_go(page)
    expect(page.locator(".result")).to_contain_text("The special pieces are gone")


def test_a_whole_match_by_keyboard_alone(guest: NewPage) -> None:
    page = guest()
    sit_down(page, bots=4, die=ALL_SPECIAL)
    tab_to(page, ".overview button")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cactus='zigzag']")).to_have_attribute("aria-pressed", "true")
    for seed in range(20):
        if not await_turn(page):
            break
        assert page.evaluate("document.activeElement !== document.body")
        goal = good_place(match_of(page), seed)
        tab_to(page, ".tray button")
        walk_to(page, goal)
        page.keyboard.press("Enter")
        expect(page.locator(".field")).to_be_focused()
        press_to(page, goal)
        while page.locator(".outlook.bad").count():
            page.keyboard.press("Shift+ArrowUp")
        before = told(page)
        page.keyboard.press("Enter")
        await_news(page, before)
    expect(page.locator(".result")).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    """By the Tab key, unless the focus is there already."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached")


def walk_to(page: Page, goal: Goal) -> None:
    """By the arrow keys to the cactus that is shown and to the piece in the tray."""
    at = page.evaluate(
        "piece => [...document.querySelectorAll('.tray button')].findIndex(b => b.dataset.take === piece)", goal.piece
    )
    shown = page.locator(".overview [aria-pressed='true']").get_attribute("data-cactus")
    if shown != goal.cactus:
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Shift+Tab")
        names = page.locator(".overview button").evaluate_all("all => all.map(button => button.dataset.cactus)")
        page.keyboard.press("Home")
        for _ in range(names.index(goal.cactus)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        tab_to(page, ".tray button")
    page.keyboard.press("Home")
    across = ACROSS if page.locator(".tray.many").count() else at + 1
    for _ in range(at // across):
        page.keyboard.press("ArrowDown")
    for _ in range(at % across):
        page.keyboard.press("ArrowRight")


def test_a_whole_match_by_touch(guest: NewPage) -> None:
    page = guest(viewport=PHONE, has_touch=True)
    sit_down(page, bots=4, die=ALL_SPECIAL)
    touch = Touch(page)
    for seed in range(20):
        if not await_turn(page):
            break
        touch.place(good_place(match_of(page), seed))
        assert page.locator(".field").evaluate("field => field.getBoundingClientRect().top") >= 0
        expect(page.locator(".hand .main")).to_be_in_viewport(ratio=1)
        let_go(page)
    expect(page.locator(".result")).to_be_visible()


def test_what_moves_reaches_the_end_too(guest: NewPage) -> None:
    page = guest(reduced_motion="no-preference")
    sit_down(page, bots=4, die=ALL_SPECIAL)
    await_turn(page)
    goal = good_place(match_of(page), 1)
    drag_by_mouse(page, goal)
    let_go(page)
    falling = page.locator(f".pieces [data-piece='{goal.piece}']")
    seen = set()
    while not page.locator(".caption", has_text="hangs").count():
        seen.add(falling.get_attribute("transform"))
    assert len(seen) > 3
    for seed in range(20):
        if not await_turn(page):
            break
        drag_by_mouse(page, good_place(match_of(page), seed))
        let_go(page)
    expect(page.locator(".result")).to_be_visible()


def test_a_fall_is_seen_again_in_the_replay(guest: NewPage) -> None:
    page = guest(reduced_motion="no-preference")
    sit_down(page)
    goal = beside(match_of(page))
    send(page, goal)
    await_turn(page)
    page.goto(f"{page.url}/replay")
    page.get_by_role("button", name="One on").click()
    expect(page.locator(f".cactus-stage .pieces [data-piece='{goal.piece}']")).to_be_visible()
    expect(page.locator(".caption")).to_contain_text("but it falls")
    expect(page.locator(".cactus-stage .pieces [data-piece]")).to_have_count(0)


def test_whoever_watches_is_shown_the_same(guest: NewPage) -> None:
    page, other = guest(), guest("Ben")
    sit_down(page)
    other.goto(page.url)
    other.locator(".cactus-board").wait_for()
    goal = good_place(match_of(page), 1)
    send(page, goal)
    for each in (page, other):
        expect(each.locator(f"[data-cactus='{goal.cactus}'] [data-piece='{goal.piece}']")).to_have_count(1)
    expect(other.locator(".tray button")).to_have_count(0)


def test_what_falls_is_tried_again_and_may_be_given_up(guest: NewPage) -> None:
    page = guest()
    sit_down(page)
    drag_by_mouse(page, beside(match_of(page)))
    let_go(page)
    expect(page.locator(".caption")).to_contain_text("but it falls")
    expect(page.locator("#polite")).to_contain_text("but it falls")
    expect(page.locator(".tray button")).to_have_count(1)
    for _ in range(4):
        send(page, beside(match_of(page)))
    page.locator(".forgo").click()
    expect(page.locator(".log")).to_contain_text("loses one flower")
    expect(page.locator("[data-seat='0'] b")).to_have_text("2")


def test_what_lies_on_the_base_is_mended(guest: NewPage) -> None:
    page = guest()
    sit_down(page)
    send(page, place_where(match_of(page), lies_low, cactus="candelabra", low=True))
    await_turn(page)
    expect(page.locator(".notes")).to_contain_text("On the base")
    expect(page.locator(".marks .offence")).to_have_count(1)
    expect(page.locator(".hint")).to_have_text("Take the piece out, and hang it off the base.")
    drag_by_mouse(page, good_place(match_of(page), 1))
    let_go(page)
    await_turn(page)
    expect(page.locator(".notes")).to_be_empty()


def test_like_that_touches_like_is_marked_and_taken_out_on_the_stage(guest: NewPage) -> None:
    page = guest(viewport=PHONE, has_touch=True)
    sit_down(page, die=HALF, cactus_choice="free")
    first = good_place(match_of(page), 1)
    send(page, first)
    await_turn(page)
    send(page, place_where(match_of(page), touches_its_like, cactus=first.cactus))
    await_turn(page)
    hand = match_of(page)["view"]["hand"]
    assert hand["standing"]
    expect(page.locator(".notes")).to_contain_text("touches")
    expect(page.locator(".marks .offence")).to_have_count(len(hand["offences"]))
    start = on_the_piece(page, hand["piece"])
    [pose] = [hung.pose for hung in hung_on(page, hand["cactus"]) if hung.piece == hand["piece"]]
    Touch(page).drag(start, (start[0], start[1] - 40))
    assert held_at(page)[1] > pose[1] / 1000 + 20
    expect(page.locator(".rival")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-take='{hand['piece']}']")).to_be_focused()
    for seed in range(9):
        if match_of(page)["view"]["asks"] != "mend":
            break
        drag_by_mouse(page, good_place(match_of(page), seed))
        let_go(page)
    expect(page.locator(".marks .offence")).to_have_count(0)


def on_the_piece(page: Page, piece: str) -> tuple[float, float]:
    """Some point of the page where it is seen."""
    x, y = page.evaluate(
        """piece => {
            const figure = document.querySelector(`.pieces [data-piece="${piece}"]`);
            const { left, top, width, height } = figure.getBoundingClientRect();
            for (let part = 0; part < 400; part += 1) {
                const at = [left + (width * (part % 20)) / 20, top + (height * Math.floor(part / 20)) / 20];
                if (figure.contains(document.elementFromPoint(...at))) return at;
            }
        }""",
        piece,
    )
    return x, y


def test_flowers_are_claimed(guest: NewPage) -> None:
    page = guest()
    sit_down(page, claims="declare")
    drag_by_mouse(page, good_place(match_of(page), 1))
    let_go(page)
    await_turn(page)
    claims = page.locator(".claim")
    expect(claims).to_have_count(11)
    expect(claims.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="1 flower")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ana claims")
    expect(claims).to_have_count(0)
    expect(page.locator("[data-seat='0'] b")).to_have_text("3")


def test_a_piece_is_turned_in_every_way(guest: NewPage) -> None:
    page = guest()
    sit_down(page)
    show_stage(page, "saguaro")
    page.locator("[data-take='hook-red']").click()
    page.mouse.move(*point_at(page, 0, 240))
    page.mouse.wheel(0, 100)
    page.wait_for_function("document.querySelector('.ghost').getAttribute('transform').includes('rotate(4.9')")
    assert held_at(page)[2] == pytest.approx(-5, abs=0.01)
    page.keyboard.press("Comma")
    page.keyboard.press("Shift+Comma")
    assert held_at(page)[2] == pytest.approx(1, abs=0.01)
    page.get_by_role("button", name="Turn right by 5 degrees").click()
    assert held_at(page)[2] == pytest.approx(-4, abs=0.01)


def test_a_piece_that_is_dropped_beside_the_stage_goes_back(guest: NewPage) -> None:
    page = guest()
    sit_down(page)
    page.mouse.move(*middle_of(page, "[data-take='tee-green']"))
    page.mouse.down()
    page.mouse.move(*point_at(page, 0, 230), steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(*middle_of(page, "[data-take='tee-blue']"), steps=4)
    page.mouse.up()
    expect(page.locator(".hand")).to_be_hidden()
    expect(page.locator("[data-take='tee-green']")).to_be_focused()


def test_the_finger_and_the_way_are_chosen_by_keys(guest: NewPage) -> None:
    page = guest()
    sit_down(page)
    page.locator("[data-take='hook-red']").click()
    expect(page.locator(".outlook.good")).to_be_visible()
    page.keyboard.press("f")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="hold by")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("-")
    with page.expect_request(lambda request: request.url.endswith("/actions")) as sent:
        page.keyboard.press("Enter")
    action = sent.value.post_data_json
    assert action
    assert len(action["path"]) == 2
    assert action["path"][1][0] - action["path"][0][0] == 5000
    assert geometry.is_on_piece("hook-red", tuple(action["grip"]))


def test_where_there_is_no_room_nothing_is_let_go(guest: NewPage) -> None:
    page = guest()
    sit_down(page)
    show_stage(page, "saguaro")
    page.locator("[data-take='hook-red']").click()
    press_to(page, Goal("hook-red", "saguaro", 0, 120, 0))
    expect(page.locator(".outlook.bad")).to_have_text("No room here. It overlaps: saguaro")
    page.keyboard.press("Enter")
    expect(page.locator("#polite")).to_contain_text("No room here")
    assert match_of(page)["view"]["attempts"] == 0


@pytest.mark.parametrize(
    ("steadiness", "count", "words"), [("rock", 0, "still as a rock"), ("clumsy", 16, "up to 8 mm and 14°")]
)
def test_how_the_hand_trembles_is_seen(guest: NewPage, steadiness: str, count: int, words: str) -> None:
    page = guest()
    sit_down(page, steadiness=steadiness)
    page.locator("[data-take='hook-red']").click()
    expect(page.locator(".spread use")).to_have_count(count)
    expect(page.locator(".steadiness")).to_contain_text(words)


def test_how_a_piece_came_to_rest_is_seen_where_nothing_moves(guest: NewPage) -> None:
    """The cactus of the own turn stays until its outcome was looked at."""
    page = guest()
    sit_down(page, die=ALL_SPECIAL)
    await_turn(page)
    goal = good_place(match_of(page), 1)
    drag_by_mouse(page, goal)
    let_go(page)
    expect(page.locator(".skip-trace")).to_be_visible()
    expect(page.locator(".turn")).to_have_text("Look…")
    await_turn(page)
