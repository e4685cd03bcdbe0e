"""The board of Ouch!: whole matches by mouse, touch and keys, and what is shown of them."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Error, Page, Route, expect

from games.core.chance import QuickChance
from games.ouch.cards import TABLE
from tests.browser.conftest import NewPage
from tests.browser.playing import CONTROLS, await_turn, play, set_up
from tests.browser.test_pages import assert_fits, faults

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
NARROW = {"width": 320, "height": 568}
SHORT = {"cards_to_win": "4"}
CARDS: list[dict[str, Any]] = json.loads(msgspec.json.encode(TABLE))
WORDS = r"\b(the|card|cards|turn|with|flowers?|pile|box|touch|slot|side|sides|points?|you|seen|of|is|not)\b"
"""English, as it might be left in another language."""


HURRY = """
    const { setTimeout } = window, { animate } = Element.prototype;
    window.setTimeout = (work, wait, ...rest) => setTimeout(work, wait / 10, ...rest);
    Element.prototype.animate = function (steps, options) {
        return animate.call(this, steps, { ...options, duration: options.duration / 10 });
    };
"""
"""What is looked at for a while is looked at for a tenth of it."""


def explained(page: Page) -> None:
    """As somebody who has played before, whom nothing is explained to, and in a hurry."""
    page.add_init_script(HURRY)
    page.evaluate(
        """async () => {
            const { LESSONS } = await import("/static/client/boards/ouch/lessons.js");
            const taught = ["ouch", ...LESSONS.map((lesson) => `ouch.${lesson.name}`)];
            localStorage["gameservice.settings"] = JSON.stringify({ taught });
        }"""
    )
    page.reload()
    page.locator(".lobby").wait_for()


def at_table(page: Page, seats: list[str], **options: str) -> Page:
    explained(page)
    set_up(page, "ouch", seats, **options)
    assert await_turn(page)
    return page


def log_of(page: Page) -> str:
    return page.locator(".log").text_content() or ""


def await_news(page: Page, told: str) -> None:
    page.wait_for_function("told => document.querySelector('.log').textContent !== told", arg=told)


def focus_of(page: Page) -> str:
    return str(page.evaluate("document.activeElement.className || document.activeElement.tagName"))


def doctored(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Show the match as `change` makes it, to see what comes up rarely."""

    def answer(route: Route) -> None:
        with suppress(Error):  # the page may have been closed meanwhile
            response = route.fetch()
            match = response.json()
            if match.get("view"):
                change(match)
            route.fulfill(response=response, json=match)

    page.route(re.compile(r"/api/v1/matches/[^/?]+$"), answer)
    page.reload()
    assert await_turn(page)


def hold(match: dict[str, Any], cards: list[int]) -> None:
    """The cards that lie in front of whoever looks on."""
    match["view"]["players"][match["you"]]["cards"] = [CARDS[card] for card in cards]


def ask_for_discard(match: dict[str, Any]) -> None:
    match["view"] |= {"asks": "discard", "turn": match["you"]}
    hold(match, [0, 3, 11, 22, 33])
    match["legal"]["actions"] = [{"type": "ouch.discard", "card": card} for card in range(5)]


def offer_extra_turn(match: dict[str, Any]) -> None:
    match["view"] |= {"asks": "extra_turn", "turn": match["you"]}
    hold(match, [10])
    match["legal"]["actions"] = [{"type": "ouch.extra_turn", "take": take} for take in (True, False)]


# Whole matches.


def test_a_match_by_mouse(guest: NewPage) -> None:
    page = at_table(guest(viewport=DESK), ["easy", "normal"], **SHORT)
    play(page)
    expect(page.locator(".ouch-area")).to_have_count(3)
    totals = page.locator(".result tbody td strong").all_text_contents()
    points = [text.split()[0] for text in page.locator(".ouch-points").all_text_contents()]
    assert sorted(points) == sorted(totals)


def test_a_match_by_touch(guest: NewPage) -> None:
    page = at_table(guest(viewport=PHONE, has_touch=True, is_mobile=True), ["easy"], **SHORT)
    chance = QuickChance(3)
    while await_turn(page):
        told = log_of(page)
        controls = page.locator(CONTROLS)
        controls.nth(chance.below(controls.count())).tap()
        await_news(page, told)
    expect(page.locator(".result")).to_be_visible()


def test_a_match_by_keys(guest: NewPage) -> None:
    page = guest(viewport=DESK)
    explained(page)
    set_up(page, "ouch", ["easy"], **SHORT)
    assert await_turn(page)
    chance = QuickChance(4)
    while "ouch-side" not in focus_of(page):
        page.keyboard.press("Tab")
    while await_turn(page):
        assert "BODY" not in focus_of(page)
        for _ in range(chance.below(4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        told = log_of(page)
        page.keyboard.press(chance.choice(["Enter", "Space"]))
        await_news(page, told)
    expect(page.locator(".result")).to_be_visible()


def test_a_match_with_all_its_motion(guest: NewPage) -> None:
    page = at_table(guest(reduced_motion="no-preference"), ["easy"], **SHORT)
    play(page, seed=7)
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".ouch-turned")).to_have_count(0)


# What is shown in the middle of one.


@pytest.fixture
def middle(guest: NewPage) -> Callable[..., Page]:
    """A table after some moves."""

    def reach(moves: int = 3, **options: Any) -> Page:
        page = at_table(guest(**options), ["easy", "normal"])
        for _ in range(moves):
            told = log_of(page)
            page.locator(CONTROLS).first.click()
            await_news(page, told)
            assert await_turn(page)
        return page

    return reach


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_for_everybody(middle: Callable[..., Page], scheme: str) -> None:
    page = middle(color_scheme=scheme, viewport=PHONE)
    page.locator(".ouch-seen summary").click()
    assert faults(page) == []
    doctored(page, ask_for_discard)
    assert faults(page) == []


def test_spanish_is_spoken_throughout(middle: Callable[..., Page]) -> None:
    page = middle(locale="es-ES")
    page.locator(".ouch-seen summary").click()
    for change in (lambda match: None, ask_for_discard, offer_extra_turn):
        doctored(page, change)
        texts: list[str] = page.evaluate(
            """() => [...document.querySelectorAll(".table, .table *")].flatMap((each) =>
                [each.getAttribute("aria-label"), each.getAttribute("title"),
                 ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)])
                .filter((text) => text?.trim())"""
        )
        assert len(texts) > 50
        assert [text for text in texts if re.search(WORDS, text, re.IGNORECASE)] == []


def test_a_small_screen_has_room_for_fingers(middle: Callable[..., Page]) -> None:
    page = middle(moves=1, viewport=NARROW)
    assert_fits(page)
    sizes = "sides => sides.map((side) => [side.offsetWidth, side.offsetHeight])"
    assert min(min(size) for size in page.locator(".ouch-side").evaluate_all(sizes)) >= 44
    doctored(page, ask_for_discard)
    assert_fits(page)
    assert min(min(size) for size in page.locator(".ouch-discard").evaluate_all(sizes)) >= 44


def test_nothing_moves_from_turn_to_turn(middle: Callable[..., Page]) -> None:
    page = middle(moves=0, viewport=PHONE)
    top = "document.querySelector('.ouch-areas').getBoundingClientRect().top + scrollY"
    at_rest = page.evaluate(top)
    for change in (ask_for_discard, offer_extra_turn):
        doctored(page, change)
        assert page.evaluate(top) == at_rest


# Keys.


def test_the_row_is_one_stop(guest: NewPage) -> None:
    page = at_table(guest(viewport=DESK), ["easy"])
    assert page.locator(".ouch-side[tabindex='0']").count() == 1
    page.locator(".ouch-side[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ouch-keys")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("({ ...document.activeElement.dataset })") == {"slot": "1", "side": "left"}
    page.keyboard.press("5")
    assert page.evaluate("({ ...document.activeElement.dataset })") == {"slot": "5", "side": "left"}
    page.keyboard.press("Tab")
    assert not page.evaluate("!!document.activeElement.closest('.ouch-row')")


def test_a_card_is_given_up_by_keys(guest: NewPage) -> None:
    page = at_table(guest(), ["easy"])
    page.locator(".ouch-side[tabindex='0']").focus()
    doctored(page, ask_for_discard)
    page.locator(".ouch-discard[tabindex='0']").focus()
    assert page.locator(".ouch-discard[tabindex='0']").count() == 1
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".ouch-discard").last).to_be_focused()
    with page.expect_request("**/actions") as sent:
        page.keyboard.press("Enter")
    assert json.loads(sent.value.post_data or "") == {"type": "ouch.discard", "card": 4}


def test_an_extra_turn_is_declined(guest: NewPage) -> None:
    page = at_table(guest(), ["easy"])
    doctored(page, offer_extra_turn)
    with page.expect_request("**/actions") as sent:
        page.get_by_role("button", name="No, that is enough").click()
    assert json.loads(sent.value.post_data or "") == {"type": "ouch.extra_turn", "take": False}


# What is explained.


def test_what_matters_is_explained_once(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"])
    page.locator(".hints").get_by_role("button", name="Got it").click()
    assert await_turn(page)
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("As many of them are spiny as it shows flowers")
    expect(page.locator(".ouch-row")).to_have_class(re.compile("lesson-point"))
    lesson.get_by_role("button", name="Got it").click()
    doctored(page, ask_for_discard)
    expect(lesson).to_contain_text("A red card pricks twice")


# The modules that know something.


def call(page: Page, module: str, name: str, *arguments: Any) -> Any:
    return page.evaluate(
        """async ([module, name, args]) => (await import(`/static/client/boards/ouch/${module}.js`))[name](...args)""",
        [module, name, list(arguments)],
    )


def view_of(*won: list[int], **more: Any) -> dict[str, Any]:
    players = [
        {"seat": seat, "cards": [CARDS[card] for card in cards], "snake_watches": None}
        for seat, cards in enumerate(won)
    ]
    options = {"bouquets": True, "red_flowers": True, "cards_to_win": 8, "piles": 1, "animals": True}
    return {"players": players, "box": [], "reshuffled": [], "options": options, "pile_number": 1, "pile": 9} | more


def test_points_as_they_stand(visit: NewPage) -> None:
    page = visit("/")
    # O22 and O23: red 2, blue 3, purple 1, white 1 are 7 flowers and a bouquet; O9: alone with red.
    first = [3, 17, 22, 33]
    assert [each["points"] for each in call(page, "standing", "standings", view_of(first, []))] == [7 + 4 + 5, 0]
    plain = {"bouquets": False, "red_flowers": False}
    assert call(page, "standing", "standings", view_of(first, [], options=plain))[0]["points"] == 7
    # O9: two with as many red flowers both get 5; nobody gets them where there are none.
    assert [each["points"] for each in call(page, "standing", "standings", view_of([3], [4]))] == [7, 7]
    assert [each["points"] for each in call(page, "standing", "standings", view_of([11], [22]))] == [1, 1]
    # A fennec shows 3 flowers and scores 1.
    assert call(page, "standing", "standings", view_of([21]))[0]["points"] == 1
    # What a card costs that is given up: its flower, and the bouquet.
    assert call(page, "standing", "costOf", view_of(first, [5]), 0, 2) == 1 + 4


def test_what_is_known_of_backs(visit: NewPage) -> None:
    page = visit("/")
    backs = call(page, "kinds", "backsOf", CARDS, view_of([0], [9], box=[CARDS[1]]), {"colour": "red", "shown": 1})
    assert [back and back["spines"] for back in backs] == [["right"], ["bottom"], None]
    assert len(call(page, "kinds", "backsOf", CARDS, view_of([9]), {"colour": "red", "shown": 3})) == 5
    # O20: a card of the second pile is one of those that went into it and have not come out.
    second = view_of([0], box=[], pile_number=2, reshuffled=[CARDS[card] for card in (0, 1, 2, 11)])
    kind = {"colour": "red", "shown": 1, "pile": 2}
    assert call(page, "kinds", "backsFor", CARDS, second, kind) == [CARDS[1], CARDS[2]]
    assert call(page, "kinds", "backsFor", CARDS, second, kind | {"pile": 1}) == [CARDS[0], CARDS[1], CARDS[2]]
    counts = call(page, "kinds", "spinyCounts", view_of([0, 3]))
    assert counts == {"cards": 2, "sides": {"top": 1, "left": 0, "right": 1, "bottom": 1}}


def test_what_follows_from_an_event(visit: NewPage) -> None:
    page = visit("/")
    before = view_of([0, 9], [], row=[{"slot": 2, "colour": "red", "shown": 2, "pile": 1}], turn=0)
    flipped = call(page, "follow", "after", before, {"type": "ouch.flipped", "seat": 0, "data": {"slot": 2}})
    assert flipped["row"] == []
    given = {"card": CARDS[9], "index": 1, "to": 1, "cause": "fennec"}
    lost = call(page, "follow", "after", before, {"type": "ouch.lost", "seat": 0, "data": given})
    assert [player["cards"] for player in lost["players"]] == [[CARDS[0]], [CARDS[9]]]
    full = view_of([], box=[CARDS[5]])
    shuffled = call(page, "follow", "after", full, {"type": "ouch.shuffled", "data": {"pile": 2, "cards": 1}})
    assert (shuffled["reshuffled"], shuffled["box"], shuffled["pile"]) == ([CARDS[5]], [], 1)


def test_arrows_go_over_the_edges(visit: NewPage) -> None:
    page = visit("/")
    slots = [{"isOpen": number != 1} for number in range(6)]
    right, down = {"side": "right", "x": 1, "y": 0}, {"side": "bottom", "x": 0, "y": 1}

    def walked(slot: int, side: str, step: dict[str, Any], width: int) -> dict[str, Any]:
        return dict(call(page, "row", "walked", slots, {"slot": slot, "side": side}, step, width))

    assert walked(0, "top", right, 6) == {"slot": 0, "side": "right"}
    assert walked(0, "right", right, 6) == {"slot": 2, "side": "left"}
    assert walked(2, "right", right, 3) == {"slot": 2, "side": "right"}
    assert walked(0, "bottom", down, 3) == {"slot": 3, "side": "top"}
