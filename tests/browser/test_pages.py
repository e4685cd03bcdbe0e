"""The pages around the tables: what they show, in both languages, on a phone, and to whoever does not see them."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from games.core.chance import QuickChance
from tests.browser.conftest import NewPage
from tests.browser.playing import await_turn, move, play, set_up

PLACES = ["", "new/ouch", "new/aloha_pioha", "new/cactus", "best/ouch", "rules/ouch", "rules/cactus", "settings"]
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 256}
"""A window of 1280 × 1024 at 400 %."""


def show(page: Page, place: str) -> None:
    page.goto(f"/#/{place}")
    page.locator("main h1, main .lobby").first.wait_for()


def faults(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = Axe().run(page, options={"runOnly": tags}).response["violations"]
    return [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]


def assert_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_for_everybody(guest: NewPage, visit: NewPage, scheme: str) -> None:
    stranger = visit("/", color_scheme=scheme, viewport=PHONE)
    stranger.locator("h1").wait_for()
    assert faults(stranger) == []
    page = guest(color_scheme=scheme, viewport=PHONE)
    for place in PLACES:
        show(page, place)
        assert faults(page) == [], place
        assert_fits(page)


@pytest.mark.parametrize("game", ["ouch", "aloha_pioha", "cactus"])
def test_a_table_is_for_everybody(guest: NewPage, game: str) -> None:
    page = guest(viewport=PHONE)
    set_up(page, game, ["easy"])
    page.locator(".board > *").wait_for()
    assert faults(page) == []
    assert_fits(page)


def test_everything_can_be_read_at_400_percent(guest: NewPage) -> None:
    page = guest(viewport=NARROW)
    for place in PLACES:
        show(page, place)
        assert_fits(page)


def test_the_language_can_be_changed(guest: NewPage) -> None:
    page = guest()
    show(page, "settings")
    page.locator("select[name='language']").select_option("es")
    expect(page.locator("h1")).to_have_text("Ajustes")
    assert page.evaluate("document.documentElement.lang") == "es"
    page.reload()
    expect(page.locator("h1")).to_have_text("Ajustes")


def test_all_texts_are_there_in_both_languages(visit: NewPage) -> None:
    page = visit("/")
    keys: dict[str, Any] = page.evaluate(
        """async () => {
            const keys = async code => Object.keys((await import(`/static/client/locale/${code}.js`)).default).sort();
            return { en: await keys("en"), es: await keys("es") };
        }"""
    )
    assert keys["en"] == keys["es"]
    assert len(keys["en"]) > 500


def test_a_guest_becomes_a_user_and_comes_back(guest: NewPage, visit: NewPage) -> None:
    page = guest("Ana")
    page.locator(".who").click()
    page.locator("input[name='username']").fill("ana")
    page.locator("input[name='password']").fill("nine red flowers")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator(".toast")).to_contain_text("Now it is an account")

    elsewhere = visit("/")
    elsewhere.get_by_role("link", name="Sign in").click()
    form = elsewhere.locator(".accounts form").first
    form.locator("input[name='username']").fill("ana")
    form.locator("input[name='password']").fill("nine red flowers")
    form.get_by_role("button").click()
    expect(elsewhere.locator(".who")).to_have_text("Ana")


def test_a_match_is_shown_once_more(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"], cards_to_win="4")
    play(page)
    page.locator(".result").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = slider.get_attribute("max")
    slider.fill(str(last))
    expect(page.locator(".replay-controls")).to_contain_text("Step")
    page.get_by_role("button", name="One back").click()
    assert slider.input_value() == str(int(str(last)) - 1)
    expect(page.locator(".toast.fault")).to_have_count(0)


def test_strangers_meet_in_a_quick_match(guest: NewPage) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    for page in (ana, ben):
        page.get_by_role("button", name="Play somebody Aloha Pioha").click()
        page.locator(".table").wait_for()
    expect(ana.locator(".player")).to_have_count(2)
    assert ana.url == ben.url


def test_a_game_is_explained_the_first_time(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"])
    hints = page.locator(".hints")
    expect(hints).to_contain_text("1 of 2")
    hints.get_by_role("button", name="Next").click()
    expect(hints).to_contain_text("2 of 2")
    hints.get_by_role("button", name="Got it").click()
    expect(hints).to_be_empty()
    set_up(page, "ouch", ["easy"])
    expect(hints).to_be_empty()
    page.get_by_role("button", name="How to play").click()
    expect(hints).to_contain_text("1 of 2")


def tab_to(page: Page, name: str) -> None:
    """Go on by Tab until the control has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent") == name:
            return
    raise AssertionError(f"{name} is not reached by Tab")


def test_a_stranger_comes_to_a_table_by_keyboard_alone(visit: NewPage) -> None:
    page = visit("/", viewport=PHONE)
    page.locator(".start").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "Play as a guest")
    page.keyboard.press("Enter")
    page.locator(".lobby").wait_for()
    tab_to(page, "Play a bot Aloha Pioha")
    page.keyboard.press("Enter")
    page.locator(".hints").wait_for()
    tab_to(page, "Got it")
    page.keyboard.press("Enter")
    expect(page.locator(".hints")).to_be_empty()
    assert page.evaluate("document.querySelector('.board').contains(document.activeElement)")
    tab_to(page, "What happened")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_be_visible()


def test_what_matters_is_explained_where_it_matters(guest: NewPage) -> None:
    page = guest(viewport=PHONE)
    set_up(page, "ouch", ["easy"], cards_to_win="4")
    lesson = page.locator(".lesson")
    expect(lesson).to_be_hidden()
    page.locator(".hints").get_by_role("button", name="Got it").click()
    await_turn(page)
    expect(lesson).to_be_visible()
    assert page.locator(".lesson-point").count() == 1
    first = lesson.locator("p").text_content()
    lesson.get_by_role("button", name="Got it").click()
    assert lesson.is_hidden() or lesson.locator("p").text_content() != first
    page.reload()
    await_turn(page)
    assert lesson.is_hidden() or lesson.locator("p").text_content() != first
    page.get_by_role("button", name="How to play").click()
    page.locator(".hints").get_by_role("button", name="Got it").click()
    expect(lesson.locator("p")).to_have_text(str(first))
    lesson.get_by_role("button", name="No more of these").click()
    expect(lesson).to_be_hidden()
    play(page)
    expect(lesson).to_be_hidden()


def test_the_table_is_heard_where_it_is_wanted(guest: NewPage) -> None:
    page = guest()
    page.add_init_script(
        """window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { window.tones += 1; start.apply(this, when); };"""
    )
    for wanted in (False, True):
        page.goto("/#/settings")
        page.reload()
        page.locator("input[name='sound']").set_checked(wanted)
        set_up(page, "ouch", ["easy"], cards_to_win="4")
        for seed in range(3):
            assert await_turn(page)
            move(page, QuickChance(seed))
        assert (page.evaluate("window.tones") > 0) == wanted


def test_a_game_without_a_board_is_played_by_its_picture_and_a_list(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"])
    await_turn(page)
    page.evaluate(
        """async id => {
            const { board } = await import("/static/client/boards/plain.js");
            const { get, picture } = await import("/static/client/api.js");
            const laid = board({ picture: seq => picture(id, seq), act: async action => { window.played = action; } });
            document.querySelector(".board").replaceChildren(laid.element);
            await laid.show(await get(`/matches/${id}`));
            await document.querySelector(".plain-picture").decode();
        }""",
        page.url.split("/")[-1],
    )
    assert page.locator(".plain-picture").evaluate("image => image.naturalWidth") > 0
    page.locator(".plain-actions button").first.click()
    assert page.evaluate("played.type") == "ouch.flip"


def test_a_turn_is_announced(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"])
    await_turn(page)
    expect(page.locator("#polite")).to_contain_text("Your turn")


def test_the_first_load_is_light_on_the_line(visit: NewPage) -> None:
    """With a table of Ouch! on top, as compressed as it is sent."""
    page = visit("about:blank")
    weights: list[int] = []
    page.on("requestfinished", lambda request: weights.append(request.sizes()["responseBodySize"]))
    page.goto("/")
    page.locator(".start button").click()
    page.get_by_role("button", name="Play a bot Ouch!").click()
    page.locator(".board button").first.wait_for()
    assert 50_000 < sum(weights) < 150_000


def test_a_seat_is_not_given_up_by_one_press(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"])
    page.get_by_role("button", name="Got it").click()
    page.locator(".menu summary").click()
    given_up = page.locator(".players").get_by_text("resigned")
    for answer, count in [("No, go back", 0), ("Resign", 1)]:
        page.locator(".menu").get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(given_up).to_have_count(count)


def test_whoever_comes_by_a_link_is_there_once_he_has_a_name(guest: NewPage, visit: NewPage) -> None:
    ana = guest("Ana")
    show(ana, "new/ouch")
    ana.locator("select[name='seat']").first.select_option("easy")
    ana.locator("select[name='visibility']").select_option("unlisted")
    ana.locator("form button[type='submit']").click()
    ana.locator(".table").wait_for()
    ben = visit(ana.url)
    ben.locator(".start button").click()
    expect(ben.locator(".players")).to_contain_text("Ana")


def test_without_a_line_the_page_still_opens(guest: NewPage) -> None:
    page = guest(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.locator(".lobby").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main")).to_contain_text("That did not work")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator(".lobby").wait_for()
