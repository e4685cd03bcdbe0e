"""What people do at a table, through its controls alone."""

from playwright.sync_api import Page

from games.core.chance import QuickChance

CONTROLS = ".board button:enabled:visible"


def set_up(page: Page, game: str, seats: list[str], **options: str) -> None:
    """A new match by the form: seats from the second on, options by name."""
    page.goto(f"/#/new/{game}")
    page.locator("form summary").click()
    for name, value in options.items():
        page.locator(f"[data-path='{name}']").fill(value)
    for index, kind in enumerate(seats):
        page.locator("select[name='seat']").nth(index).select_option(kind)
    page.locator("form button[type='submit']").click()
    page.locator(".table").wait_for()


def await_turn(page: Page) -> bool:
    """Until it is this person's turn and the board is at rest; False where the match is over."""
    page.locator(".table.mine, .result").first.wait_for()
    return page.locator(".result").count() == 0


def move(page: Page, chance: QuickChance) -> None:
    """Press one of the controls, whichever, and wait until the table has taken it."""
    before = page.evaluate("document.querySelector('.log').textContent")
    controls = page.locator(CONTROLS)
    controls.first.wait_for()
    controls.nth(chance.below(controls.count())).click()
    page.wait_for_function("before => document.querySelector('.log').textContent !== before", arg=before)


def play(page: Page, seed: int = 1) -> None:
    """To the end."""
    chance = QuickChance(seed)
    while await_turn(page):
        move(page, chance)
