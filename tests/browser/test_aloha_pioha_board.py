"""The board of Aloha Pioha with matches that are made up: what comes up rarely, and its own arithmetic."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_aloha_pioha import DESK, MODULES, PHONE, SMALL

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
            const [{ board }, { t }, { loadBoard }] = await Promise.all([
                import("/static/client/boards/aloha_pioha.js"), import("/static/client/i18n.js"),
                import("/static/client/screens/table/board.js"),
            ]);
            await loadBoard("aloha_pioha");
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
