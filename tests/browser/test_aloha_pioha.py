"""Aloha Pioha in the browser: whole matches by mouse, by keyboard and by finger, and the board's own arithmetic."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import await_turn

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


def faults(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = Axe().run(page, options={"runOnly": tags}).response["violations"]
    return [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]


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


# A board with a match that is made up.

LOUSE = {"back": [2, 3, 4], "face": "up", "force": 3}
HIDDEN = {"back": [3, 4, 5], "face": "down"}


def end(seat: int, *forces: int | None) -> dict[str, Any]:
    lice = [HIDDEN if force is None else {**LOUSE, "force": force} for force in forces]
    return {"seat": seat, "lice": lice, "sum": sum(force or 0 for force in forces)}


def hair(number: int, **facts: Any) -> dict[str, Any]:
    plain = {"endurance": 8, "tickle_at": 3, "points": 4, "tickle": None, "due": False, "result": None}
    return {"hair": number, "left": None, "right": None, **plain, **facts}


def table(asks: str | None, actions: list[dict[str, Any]], *hairs: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """A match of two at which Ana, in seat 0, is asked."""
    player = {"deck": 4, "deck_back": [2, 3, 4], "comb": 2, "comb_cards": None}
    cards = [{"back": [0, 1, 2], "force": force} for force in (0, 1, 2)]
    view = {
        "asks": asks, "turn": 5, "turns": 7, "first": 0, "player": 0, "hairs": hairs, "target": None, "withdrawn": [],
        "ended": None, "options": {"tickles": True, "tickle_trigger": "exceeds"},
        "players": [
            {**player, "seat": 0, "tribe": "yellow", "hand": cards},
            {**player, "seat": 1, "tribe": "red", "hand": [{"back": [0, 1, 2]}]},
        ],
        "tickles": {"face_up": ["hop", "steel", "weak"], "deck": 20}, **facts,
    }  # fmt: skip
    seats = [{"seat": seat, "kind": "person", "user": {"name": name}} for seat, name in enumerate(["Ana", "Ben"])]
    legal = {"actions": actions} if actions else None
    return {"seq": 9, "you": 0, "view": view, "seats": seats, "legal": legal, "outcome": None}


def lay(page: Page, match: dict[str, Any], reset: bool = True) -> None:
    """Show a match on a board of its own; what is played is kept as `page.played`."""
    page.evaluate(
        """async ([match, reset]) => {
            const [{ board }, { t, speakOf }, { loadBoard }] = await Promise.all([
                import("/static/client/boards/aloha_pioha.js"), import("/static/client/i18n.js"),
                import("/static/client/screens/table/board.js"),
            ]);
            await Promise.all([speakOf("aloha_pioha"), loadBoard("aloha_pioha")]);
            if (reset) {
                window.played = [];
                window.laid = board({
                    t, settings: { motion: false }, announce() {}, sound() {}, act: async action => played.push(action),
                });
                const place = Object.assign(document.createElement("div"), { className: "board" });
                place.append(laid.element);
                document.querySelector("main").replaceChildren(place);
            }
            await laid.show(match, []);
        }""",
        [match, reset],
    )


def played(page: Page) -> Any:
    return page.evaluate("played")


def test_a_tickle_says_what_it_does_before_it_is_placed(visit: NewPage) -> None:
    page = visit(viewport=PHONE)
    hairs = [hair(0, due=True, left=end(0, 3, 3), right=end(1, 1, 1)), hair(1)]
    actions = [{"type": "aloha.tickle", "from": source, "hair": 0} for source in (0, 1, 2, "deck")]
    lay(page, table("tickle", actions, *hairs))
    panel = page.locator(".aloha-panel")
    expect(panel.get_by_role("heading")).to_have_text("A tickle is due on hair 0. Which one do you place?")
    expect(panel.get_by_role("button", name="Steel. at the end. The hair never breaks.")).to_be_visible()
    expect(panel.get_by_role("button", name="Unseen")).to_be_visible()
    panel.get_by_role("button", name="Hop. at once.").click()
    assert played(page) == [actions[0]]


def test_a_tickle_with_two_hairs_due(visit: NewPage) -> None:
    page = visit()
    actions = [{"type": "aloha.tickle", "from": "deck", "hair": number} for number in (0, 1)]
    lay(page, table("tickle", actions, hair(0, due=True), hair(1, due=True)))
    page.locator(".aloha-option").click()
    page.get_by_role("button", name="Back").click()
    page.locator(".aloha-option").click()
    page.get_by_role("button", name="Place the tickle here. Hair 1").click()
    assert played(page) == [actions[1]]


@pytest.mark.parametrize(
    ("kind", "actions", "presses", "chosen"),
    [
        ("home", [{"louse": 0}, {"louse": 1}], [".aloha-target >> nth=1"], 1),
        ("home", [{"louse": 0}, {"louse": 1}], [".aloha-louse.open >> nth=1"], 0),
        (
            "hop",
            [{"louse": 0, "hair": 1, "end": "left"}, {"louse": 1, "hair": 1, "end": "right"}],
            [".aloha-target >> nth=1", ".aloha-end.open"],
            1,
        ),
        ("extra_pull", [{"card": 0}, {"card": 2}, {"card": None}], [".aloha-held.open >> nth=1"], 1),
        ("extra_pull", [{"card": 0}, {"card": 2}, {"card": None}], [".aloha-decline"], 2),
    ],
)
def test_targets(visit: NewPage, kind: str, actions: list[dict[str, Any]], presses: list[str], chosen: int) -> None:
    page = visit(viewport=PHONE)
    legal = [{"type": "aloha.target", **action} for action in actions]
    hairs = [hair(0, tickle=kind, left=end(0, 3, 5), right=end(1, 1)), hair(1)]
    lay(page, table("target", legal, *hairs, target={"kind": kind, "hair": 0}))
    for press in presses:
        page.locator(press).click()
    assert played(page) == [legal[chosen]]


def test_a_card_goes_under_the_comb_where_there_is_no_place(visit: NewPage) -> None:
    page = visit()
    actions = [{"type": "aloha.comb", "card": card} for card in range(3)]
    lay(page, table("comb", actions, hair(0, tickle="knot", left=end(1, 3), right=end(0, 2))))
    expect(page.locator(".aloha-prompt")).to_have_text("No place for a louse: choose one for the comb.")
    page.locator(".aloha-held.open").nth(2).click()
    assert played(page) == [actions[2]]


@pytest.mark.parametrize("size", [SMALL, PHONE, DESK])
def test_results_move_nothing(visit: NewPage, size: Any) -> None:
    page = visit(viewport=size)
    before = hair(0, left=end(0, 5, 2), right=end(1, 3))
    result = {"winner": 1, "ghost": False, "sums": {"left": 7, "right": 3}, "broken": True, "points": 4}
    tops = "[...document.querySelectorAll('.aloha-hair, .aloha-dock')].map(each => each.getBoundingClientRect().top)"
    lay(page, table("play", [], before, hair(1)))
    places = page.evaluate(tops)
    lay(page, table("play", [], {**before, "result": result}, hair(1)), reset=False)
    assert page.evaluate(tops) == places
    expect(page.locator(".aloha-number").first).to_have_text("0 · Broken")
    expect(page.locator(".aloha-end.at-right .aloha-sum use[href='#aloha-crown']")).to_have_count(1)
    expect(page.get_by_role("button", name="Broken · Ben: 4 points")).to_be_visible()


def test_who_only_watches_may_read_everything_and_choose_nothing(visit: NewPage) -> None:
    page = visit()
    match = table("play", [], hair(0, left=end(0, 3), right=end(1, 1)))
    lay(page, {**match, "you": None})
    expect(page.locator(".aloha-area")).to_have_count(2)
    expect(page.locator("[data-field]")).to_have_count(0)
    page.get_by_role("button", name="Hair 0: holds 8, worth 4").click()
    expect(page.get_by_role("heading", name="Hair 0, worth 4 points")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".aloha-panel")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.key") == "read/hair/0"


def test_what_has_the_focus_is_not_behind_the_hand(visit: NewPage) -> None:
    page = visit(viewport=SMALL)
    plays = [
        {"type": "aloha.play", "card": 0, "hair": number, "end": side, "face": "up", "keep": None}
        for number in range(6)
        for side in ("left", "right")
    ]
    lay(page, table("play", plays, *[hair(number) for number in range(6)]))
    page.locator(".aloha-held.open").focus()
    page.keyboard.press("Enter")
    for _ in range(5):
        assert page.evaluate(
            """() => {
                const { x, y, width, height } = document.activeElement.getBoundingClientRect();
                return document.activeElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        )
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.key") == "place/5/left"


# The board's own arithmetic.


def strain(page: Page, row: dict[str, Any]) -> Any:
    return page.evaluate(f"async hair => (await import('{MODULES}/sums.js')).strainOf(hair)", row)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"left": end(0, 5, 2), "right": end(1, 3)}, (10, 10, 8, "breaks")),
        ({"endurance": 10, "left": end(0, 5, 2), "right": end(1, 3)}, (10, 10, 10, "holds")),
        ({"left": end(0, 5, None)}, (8, 10, 8, "doubtful")),
        ({"tickle": "weak", "endurance": 5}, (0, 0, 2, "holds")),
        ({"tickle": "strong", "left": end(0, 5, 5)}, (10, 10, 11, "holds")),
        ({"tickle": "champions", "left": end(0, 5, 4), "right": end(1, 3)}, (8, 8, 8, "holds")),
        ({"tickle": "crowd", "left": end(0, 5, -1), "right": end(1, 3)}, (10, 10, 8, "breaks")),
        ({"tickle": "blindfold", "left": end(0, 5, None)}, (5, 5, 8, "holds")),
    ],
)
def test_how_hard_a_hair_is_pulled(visit: NewPage, facts: dict[str, Any], expected: Any) -> None:
    found = strain(visit("/"), hair(0, **facts))
    assert (found["least"], found["most"], found["endurance"], found["state"]) == expected


def test_steel_never_breaks(visit: NewPage) -> None:
    assert strain(visit("/"), hair(0, tickle="steel", left=end(0, 5, 5)))["state"] == "holds"


def test_choices_narrow_down_to_one_action(visit: NewPage) -> None:
    found = visit("/").evaluate(
        f"""async () => {{
            const {{ narrowing }} = await import("{MODULES}/narrowing.js");
            const play = (card, face, keep) => ({{ type: "aloha.play", card, hair: 0, end: "left", face, keep }});
            const actions = [play(0, "up", null), play(1, "up", null), play(0, "down", 1), play(0, "down", 2)];
            const choice = narrowing(actions);
            const asked = [choice.asks];
            choice.choose("card", 0);
            choice.choose("face", "down");
            asked.push(choice.asks);
            choice.choose("place", "0/left");
            asked.push(choice.asks);
            const last = choice.last;
            choice.drop("place");
            asked.push(choice.asks);
            choice.choose("face", "up");
            choice.choose("place", "0/left");
            return {{ asked, last, action: choice.action, places: choice.hasPlaces }};
        }}"""
    )
    assert found["asked"] == ["card", "place", "keep", "place"]
    assert found["last"] == ["place", "0/left"]
    assert found["action"] == {"type": "aloha.play", "card": 0, "hair": 0, "end": "left", "face": "up", "keep": None}
    assert found["places"] is True


def test_events_are_followed(visit: NewPage) -> None:
    """A louse face down stays unknown; one that is plucked lies under its owner's comb."""
    view = table("play", [], hair(0, left=end(0, 5), right=end(1, 3, 2)))["view"]
    hidden = {"hair": 0, "end": "left", "face": "down", "back": [0, 1, 2], "card": 1}
    plucked = {"hair": 0, "end": "right", "louse": 1}
    moved = {"owner": 1, "from": plucked, "to": "comb", "back": [2, 3, 4], "face": "up", "force": 2}
    events = [
        {"type": "aloha.played", "seat": 0, "data": hidden},
        {"type": "aloha.moved", "seat": 0, "data": moved},
    ]
    found = visit("/").evaluate(
        f"""async ([view, events]) => {{
            const {{ after }} = await import("{MODULES}/follow.js");
            return events.reduce(after, view);
        }}""",
        [view, events],
    )
    row = found["hairs"][0]
    assert [louse.get("force") for louse in row["left"]["lice"]] == [5, None]
    assert row["right"]["sum"] == 3
    assert [card["force"] for card in found["players"][0]["hand"]] == [0, 2]
    assert found["players"][1]["comb"] == 3
