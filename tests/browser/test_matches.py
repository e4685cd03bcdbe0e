"""Matches from the first page to the result, by people who have only the page."""

import re

from playwright.sync_api import Page, expect

from games.core.chance import QuickChance
from tests.browser.conftest import NewPage
from tests.browser.playing import await_turn, move, play, set_up

SHORT = {"cards_to_win": "4"}


def test_a_whole_match_against_bots(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy", "normal"], **SHORT)
    play(page)
    expect(page.locator(".result tbody tr")).to_have_count(3)
    check_fairness(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".result")).to_have_count(0)
    assert await_turn(page)


def check_fairness(page: Page) -> None:
    page.locator(".fairness summary").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator(".fairness .right")).to_have_text("Everything agrees.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="The match as a file").click()
    assert saved.value.suggested_filename == "ouch.json"


def test_a_reload_in_mid_turn_loses_nothing(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"], **SHORT)
    chance = QuickChance(2)
    for _ in range(3):
        if await_turn(page):
            move(page, chance)
    await_turn(page)
    told = page.locator(".log li").all_text_contents()
    page.reload()
    await_turn(page)
    assert page.locator(".log li").all_text_contents() == told
    play(page)
    expect(page.locator(".result")).to_be_visible()


def test_two_people_meet_by_an_invitation(guest: NewPage, visit: NewPage) -> None:
    ana = guest("Ana")
    set_up(ana, "ouch", ["open"], **SHORT)
    link = ana.locator(".invitation input").input_value()
    qr = ana.locator(".qr")
    expect(qr).to_be_visible()
    assert qr.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")

    ben = visit(link, locale="es-ES")
    expect(ben.locator("h1")).to_have_text("Te han invitado")
    ben.locator("#name").fill("Ben")
    ben.locator("form button").click()
    expect(ana.locator(".player")).to_have_text([re.compile("Ana"), re.compile("Ben")])

    chance = QuickChance(3)
    while True:
        turns = {page: page.locator(".table.mine, .result").count() > 0 for page in (ana, ben)}
        if all(page.locator(".result").count() for page in (ana, ben)):
            break
        for page, has_turn in turns.items():
            if has_turn and await_turn(page):
                move(page, chance)
        ana.wait_for_timeout(50)
    expect(ben.get_by_role("button", name="Jugar otra vez")).to_be_visible()
    ben.get_by_role("button", name="Jugar otra vez").click()
    ana.get_by_role("link", name="Go to the rematch").click()
    expect(ana.locator(".result")).to_have_count(0)
    assert ana.url == ben.url


def test_a_move_on_a_lossy_line_is_made_once(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"], **SHORT)
    await_turn(page)
    keys: list[str | None] = []

    def lose_answer(route, request) -> None:  # type: ignore[no-untyped-def]
        keys.append(request.headers.get("idempotency-key"))
        if len(keys) == 1:
            route.fetch()  # the service has it, and the answer is lost
            route.abort()
        else:
            route.continue_()

    page.route("**/actions", lose_answer)
    with page.expect_response("**/actions"):
        move(page, QuickChance(4))
    assert len(keys) == 2
    assert keys[0] == keys[1] is not None
    expect(page.locator(".toast.fault")).to_have_count(0)


def test_a_stale_view_reloads_and_tells(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"], **SHORT)
    await_turn(page)
    page.route("**/actions", lambda route, request: route.continue_(headers={**request.headers, "if-match": '"1"'}))
    page.locator(".board button:enabled:visible").first.click()
    expect(page.locator(".toast")).to_contain_text("The match had moved on")
    page.unroute("**/actions")
    await_turn(page)
    move(page, QuickChance(5))


def test_offline_and_back(guest: NewPage) -> None:
    page = guest()
    set_up(page, "ouch", ["easy"], **SHORT)
    await_turn(page)
    page.context.set_offline(True)
    page.locator(".board button:enabled:visible").first.click()
    expect(page.locator(".line")).to_be_visible()
    page.context.set_offline(False)
    play(page)
    expect(page.locator(".line")).to_be_hidden()


def test_a_turn_is_notified_to_whoever_asked_for_it(guest: NewPage, visit: NewPage) -> None:
    ana = guest("Ana", service_workers="allow", permissions=["notifications"])
    ana.goto("/#/settings")
    ana.locator("input[name='notices']").check()
    set_up(ana, "ouch", ["open"], **SHORT)
    ben = visit(ana.locator(".invitation input").input_value())
    ben.locator("form button").click()
    ana.locator(".board > *").wait_for()
    ana.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    notified = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(n => n.body)"
    chance = QuickChance(6)
    while not (told := ana.evaluate(notified)):
        if ben.locator(".table.mine").count():
            move(ben, chance)
        elif ana.locator(".table.mine").count():
            move(ana, chance)
        ana.wait_for_timeout(50)
    assert told == ["Ouch! waits for you."]
