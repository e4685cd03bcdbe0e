"""Hands that place pieces of Cactus through the page's own controls, where the bots' search says that they hold."""

from collections.abc import Callable, Sequence
from math import cos, degrees, radians, sin
from typing import Any, NamedTuple

from msgspec import convert
from playwright.sync_api import CDPSession, Page, expect

from games.cactus import geometry, physics
from games.cactus.bots import HangingBot, first_that_holds
from games.cactus.candidates import Proposals
from games.cactus.findings import Placement
from games.cactus.knowledge import state_of
from games.cactus.model import Cactus, CactusHung, CactusLegal, CactusPlace, CactusView, Piece, Pose
from games.cactus.pieces import colour_of, shape_of
from games.cactus.refusals import stand_of
from games.core.chance import QuickChance
from games.core.errors import Unsettled

ALL_SPECIAL = {"colour": 0, "shape": 0, "special": 6}
"""A die with which a match is over after eleven turns."""
SEARCHED = 1000
ACROSS = 5
"""Pieces in a row of the tray, where it holds many."""
STEP, FINE_STEP = 5, 1
TURN, FINE_TURN = 5, 1
"""Millimetres and degrees of a key."""
INSIDE = 20
"""Pixels from the edge of what is seen of the stage: with the tray in sight, its top may lie above the window."""


class Goal(NamedTuple):
    """A piece and where to let go of it, in millimetres and degrees."""

    piece: Piece
    cactus: Cactus
    x: float
    y: float
    angle: float


def ask(page: Page, method: str, path: str, body: Any = None, seq: int | None = None) -> Any:
    """What the service answers to whoever sits at the page."""
    token = page.evaluate("JSON.parse(localStorage.getItem('gameservice.session')).token")
    headers = {"Authorization": f"Bearer {token}"} | ({"If-Match": f'"{seq}"'} if seq else {})
    answer = page.request.fetch(f"/api/v1{path}", method=method, headers=headers, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit_down(page: Page, bots: int = 1, **options: Any) -> None:
    """A match against easy bots that may be watched, nothing explained in it; the guest begins, with a still hand."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
    options = {"first_seat": "host", "steadiness": "rock", **options}
    body = {"game": "cactus", "seats": seats, "options": options, "visibility": "unlisted"}
    match = ask(page, "POST", "/matches", body)
    page.evaluate(
        """async () => {
            const { set } = await import("/static/client/settings.js");
            const { LESSONS } = await import("/static/client/boards/cactus/lessons.js");
            set("taught", ["cactus", ...LESSONS.map(({ name }) => `cactus.${name}`)]);
        }"""
    )
    page.goto(f"/#/m/{match['id']}")
    page.locator(".cactus-board").wait_for()


def match_of(page: Page) -> Any:
    return ask(page, "GET", f"/matches/{page.url.split('/')[-1]}")


def await_turn(page: Page, *, hurry: bool = True) -> bool:
    """Until the board is at rest in this person's turn; False where the match is over."""
    while hurry and page.locator(".table.mine, .result").count() == 0:
        page.evaluate("document.querySelector('.skip-trace:not([hidden])')?.click()")
        page.wait_for_timeout(20)
    page.locator(".table.mine, .result").first.wait_for()
    return page.locator(".result").count() == 0


def good_place(match: Any, seed: int) -> Goal:
    """Where a bot would hang a piece."""
    view, legal = convert(match["view"], CactusView), convert(match["legal"], CactusLegal)
    bot = HangingBot(simulations=150, strategy=first_that_holds)
    action = bot.choose(view, legal, match["you"], (), QuickChance(seed))
    assert isinstance(action, CactusPlace)
    return _goal(action.piece, action.cactus or legal.cacti[0], action.path[0])


Wish = Callable[[Piece, Cactus, Placement], bool]


def place_where(match: Any, wish: Wish, *, cactus: Cactus, low: bool = False) -> Goal:
    """A place where a piece comes to what is wished for; `low`, by the foot of the cactus."""
    state, legal = state_of(convert(match["view"], CactusView)), convert(match["legal"], CactusLegal)
    chance = QuickChance(1)
    for _ in range(SEARCHED):
        piece = chance.choice(legal.pieces)
        hung = [each for each in stand_of(state, cactus).pieces if each.piece != piece]
        pose = _beside(chance) if low else Proposals(cactus, hung).pose(piece, chance)
        if pose is None or physics.Probe(cactus, hung).obstacle(piece, pose) is not None:
            continue
        grip = geometry.safe_grip(cactus, hung, piece, pose)
        try:
            found = physics.place(cactus, stand_of(state, cactus).pieces, piece, (pose,), grip, (0, 0, 0))
        except Unsettled:
            continue
        if wish(piece, cactus, found):
            return _goal(piece, cactus, pose)
    raise AssertionError("nothing of the kind was found")


def _beside(chance: QuickChance) -> Pose:
    side = chance.choice((-1, 1))
    return side * (15_000 + chance.below(45_000)), 15_000 + chance.below(40_000), chance.below(6_000_000) - 3_000_000


def _goal(piece: Piece, cactus: Cactus, pose: Pose) -> Goal:
    return Goal(piece, cactus, pose[0] / 1000, pose[1] / 1000, degrees(pose[2] / 1e6))


def lies_low(piece: Piece, cactus: Cactus, found: Placement) -> bool:
    """C13."""
    return found.held and any(geometry.lies_low(cactus, hung) for hung in found.hung if hung.piece == piece)


def touches_its_like(_piece: Piece, _cactus: Cactus, found: Placement) -> bool:
    """C11, C12; and nothing falls."""
    return found.held and not found.fallen and any(_alike(*pair) for pair in geometry.contacts(found.hung))


def _alike(one: Piece, other: Piece) -> bool:
    return colour_of(one) == colour_of(other) or shape_of(one) == shape_of(other)


def beside(match: Any) -> Goal:
    """In the air beside the cactus: it falls, and nothing else does (C14)."""
    return Goal(match["legal"]["pieces"][0], match["legal"]["cacti"][0], 100, 60, 0)


def send(page: Page, goal: Goal) -> None:
    """Place without the page, which is told of it."""
    match = match_of(page)
    path = [[round(goal.x * 1000), round(goal.y * 1000), round(radians(goal.angle) * 1e6)]]
    action = {"type": "cactus.place", "piece": goal.piece, "cactus": goal.cactus, "path": path}
    before = told(page)
    ask(page, "POST", f"/matches/{match['id']}/actions", action, match["seq"])
    await_news(page, before)


def told(page: Page) -> str:
    return str(page.locator(".log").text_content())


def await_news(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('.log').textContent !== before", arg=before)


def let_go(page: Page) -> None:
    """By the button; where there is no room, a little higher."""
    before = told(page)
    make_room(page)
    page.locator(".hand .main").click()
    await_news(page, before)


def make_room(page: Page) -> None:
    while page.locator(".outlook.bad").count():
        page.locator(".nudges").get_by_role("button", name="Up").click()


def held_at(page: Page) -> tuple[float, float, float]:
    """Where the piece in the hand is: millimetres and degrees."""
    return tuple(
        page.evaluate(
            """() => {
                const { e, f, a, b } = document.querySelector(".ghost").transform.baseVal.consolidate().matrix;
                return [e, -f, (Math.atan2(-b, a) * 180) / Math.PI];
            }"""
        )
    )


def point_at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the stage is on the page."""
    return tuple(
        page.evaluate(
            """([x, y]) => {
                const matrix = document.querySelector(".cactus-stage").getScreenCTM();
                const point = new DOMPoint(x, -y).matrixTransform(matrix);
                return [point.x, point.y];
            }""",
            [x, y],
        )
    )


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def show_stage(page: Page, cactus: Cactus) -> None:
    """The cactus, with the tray below it in sight."""
    button = page.locator(f"[data-cactus='{cactus}']")
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    page.locator(".field").evaluate("field => field.scrollIntoView()")


def drag_by_mouse(page: Page, goal: Goal) -> None:
    """Out of the tray onto the cactus, then turned by the handle."""
    show_stage(page, goal.cactus)
    page.mouse.move(*middle_of(page, f"[data-take='{goal.piece}']"))
    page.mouse.down()
    page.mouse.move(*point_at(page, goal.x + 20, goal.y + 20), steps=4)
    page.mouse.move(*point_at(page, goal.x, goal.y), steps=4)
    page.mouse.up()
    x, y = point_at(page, goal.x, goal.y)
    knob_x, knob_y = middle_of(page, ".handle .knob")
    turn = radians(goal.angle - held_at(page)[2])
    away = knob_x - x, knob_y - y
    page.mouse.move(knob_x, knob_y)
    page.mouse.down()
    for part in (0.25, 0.5, 0.75, 1):
        c, s = cos(turn * part), sin(turn * part)
        page.mouse.move(x + c * away[0] + s * away[1], y - s * away[0] + c * away[1], steps=3)
    page.mouse.up()


def press_to(page: Page, goal: Goal) -> None:
    """By keys alone, from where the piece is."""
    x, y, angle = held_at(page)
    for far, step, fine, forth, back in (
        (goal.x - x, STEP, FINE_STEP, "ArrowRight", "ArrowLeft"),
        (goal.y - y, STEP, FINE_STEP, "ArrowUp", "ArrowDown"),
        ((goal.angle - angle + 180) % 360 - 180, TURN, FINE_TURN, "Comma", "Period"),
    ):
        key, steps = (forth if far > 0 else back), abs(round(far))
        for _ in range(steps // step):
            page.keyboard.press(key)
        for _ in range(steps % step // fine):
            page.keyboard.press(f"Shift+{key}")


class Touch:
    """Fingers on the page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Sequence[float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One finger, from one point to the other."""
        self._send("touchStart", start)
        for part in range(1, 11):
            self._send("touchMove", [a + (b - a) * part / 10 for a, b in zip(start, end, strict=True)])
        self._send("touchEnd")

    def twist(self, middle: tuple[float, float], angle: float) -> None:
        """Two fingers around a point, so many degrees anticlockwise."""

        def fingers(turned: float) -> list[list[float]]:
            c, s = 60 * cos(radians(turned)), 60 * sin(radians(turned))
            return [[middle[0] + c, middle[1] - s], [middle[0] - c, middle[1] + s]]

        self._send("touchStart", fingers(0)[0])
        self._send("touchStart", *fingers(0))
        for part in range(1, 11):
            self._send("touchMove", *fingers(angle * part / 10))
        self._send("touchEnd")

    def place(self, goal: Goal) -> None:
        """Drag a piece out of the tray in one gesture, twist it, and lead it to where it belongs."""
        page = self._page
        show_stage(page, goal.cactus)
        x, y = point_at(page, goal.x, goal.y)
        top = page.locator(".field").evaluate("field => Math.max(0, field.getBoundingClientRect().top)")
        self.drag(middle_of(page, f"[data-take='{goal.piece}']"), (x, max(y, top + INSIDE)))
        expect(page.locator(".hand")).to_be_visible()
        page.locator(".field").evaluate("field => field.scrollIntoView()")
        self.twist(middle_of(page, ".field"), goal.angle - held_at(page)[2])
        x, y, _ = held_at(page)
        at = middle_of(page, ".field")
        from_x, from_y = point_at(page, x, y)
        to_x, to_y = point_at(page, goal.x, goal.y)
        self.drag(at, (at[0] + to_x - from_x, at[1] + to_y - from_y))


def hung_on(page: Page, cactus: Cactus) -> list[CactusHung]:
    """What the service says hangs there."""
    return list(stand_of(state_of(convert(match_of(page)["view"], CactusView)), cactus).pieces)
