"""The picture of the board: all that the view holds, nothing else, and readable by whoever reads SVG."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games.core.chance import QuickChance
from games.core.contract import Options, Seating
from games.core.picture import MARGIN
from games.core.play import begin, step
from games.ouch import GAME, picture
from games.ouch.model import SLOTS, Colour, OuchOptions, OuchState, OuchView
from games.ouch.picture import draw
from tests.games import pictures
from tests.games.ouch.table import pick, plain, position
from tests.games.pictures import SVG, glowing, groups, parsed, part, texts
from tests.games.tables import SEEDS, tables

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
EXAMPLE = Path(__file__).parents[3] / "docs/pictures/ouch.svg"


def drawn(view: OuchView, names: tuple[str, ...] = NAMES) -> Element:
    return parsed(draw(view, names[: len(view.players)]))


def view_of(state: OuchState) -> OuchView:
    return GAME.view(state, None)


def areas(root: Element) -> list[Element]:
    return groups(root, "player")


def uses(root: Element, drawing: str) -> int:
    return pictures.uses(root, f"ouch-{drawing}")


def played(seating: Seating, options: Options, seed: int) -> Iterator[OuchView]:
    """The views of a match that is played at random, from the setup to the end."""
    assert isinstance(options, OuchOptions)
    chance = QuickChance(seed)
    state, _ = begin(GAME, seating, options, chance)
    yield view_of(state)
    while seats := GAME.to_act(state):
        seat = min(seats)
        state, _ = step(GAME, state, seat, GAME.sample(state, seat, chance), chance)
        yield view_of(state)


@given(tables(GAME), SEEDS, st.integers(0, 60))
def test_all_of_a_position_is_drawn(table: tuple[Seating, Options], seed: int, moment: int) -> None:
    views = list(played(*table, seed))
    view = views[min(moment, len(views) - 1)]
    root = drawn(view)
    assert_row_is_drawn(root, view)
    assert str(view.pile) in texts(groups(root, "pile")[0])
    assert str(len(view.box)) in texts(groups(root, "box")[0])
    assert len(groups(root, "last")) == bool(view.box)
    assert len(groups(root, "stake")) == (view.fennec_at_stake is not None)
    assert len(groups(root, "ribbon")) == (view.ended is not None)
    assert_areas_are_drawn(root, view)


def assert_row_is_drawn(root: Element, view: OuchView) -> None:
    row = {card.slot: card for card in view.row}
    slots = groups(root, "slot")
    assert [slot.get("data-slot") for slot in slots] == [str(number) for number in range(SLOTS)]
    for number, slot in enumerate(slots):
        assert str(number) in texts(slot)
        assert len(groups(slot, "empty")) == (number not in row)
        if number in row:
            assert uses(slot, f"cactus-{row[number].colour}") == 1
            assert uses(slot, row[number].colour) == row[number].shown
            assert ("II" in texts(slot)) == (row[number].pile == 2)


def assert_areas_are_drawn(root: Element, view: OuchView) -> None:
    for area, player in zip(areas(root), view.players, strict=True):
        assert NAMES[player.seat] in texts(area)
        won = groups(area, "won")
        assert len(won) + len(groups(area, "empty")) == max(len(won), view.options.cards_to_win)
        for card, face in zip(won, player.cards, strict=True):
            assert uses(card, face.colour) == face.flowers
            assert [uses(card, animal) for animal in ("snake", "fennec")] == [
                face.animal == animal for animal in ("snake", "fennec")
            ]
            assert all(uses(card, side) == (side in face.spines) for side in ("top", "right", "bottom", "left"))
        assert len(groups(area, "snake")) == (player.snake_watches is not None and player.seat not in view.withdrawn)


@given(tables(GAME), SEEDS)
def test_equal_views_give_equal_bytes(table: tuple[Seating, Options], seed: int) -> None:
    """Whatever is hidden: states that agree with a view are drawn alike."""
    for view in list(played(*table, seed))[::9]:
        other = view_of(GAME.determinize(view, QuickChance(seed + 1)))
        assert draw(view, NAMES) == draw(other, NAMES)


def test_coordinates_are_short() -> None:
    view = view_of(position([plain(5), plain(12)[5:]], options=OuchOptions(cards_to_win=11)))
    assert not re.findall(r"[0-9]\.[0-9]{3}|[0-9]e-", draw(view, NAMES[:2]))


@pytest.mark.parametrize("players", GAME.players)
def test_nothing_is_lower_than_the_picture(players: int) -> None:
    root = drawn(view_of(position([[] for _ in range(players)])))
    high = picture.AREA_HEIGHT[players]
    last = picture.AREAS_Y + players * high + (players - 1) * picture.AREA_GAP
    assert root.get("viewBox") == f"0 0 960 {last + MARGIN}"


def test_the_turn_is_marked() -> None:
    first, second = (drawn(view_of(position([[], []], turn=turn))) for turn in (0, 1))
    assert part(first, "title") == "Ouch! Ana flips a card"
    assert part(second, "title") == "Ouch! Ben flips a card"
    for root, turn in ((first, 0), (second, 1)):
        assert [glowing(area) for area in areas(root)] == [seat == turn for seat in (0, 1)]


@pytest.mark.parametrize(
    ("asks", "said"), [("discard", "Ana gives up a card"), ("extra_turn", "Ana may take an extra turn")]
)
def test_what_is_asked_is_said(asks: str, said: str) -> None:
    view = replace(view_of(position([plain(2), []])), asks=asks)
    assert said in texts(drawn(view))


def test_a_snake_and_a_fennec_at_stake() -> None:
    won = [[pick("red", "snake")], [pick("blue", 1), pick("white", "fennec")]]
    root = drawn(view_of(position(won, turn=1, extra=True, snake=0)))
    owner, watched = areas(root)
    assert "→ Ben" in texts(owner)
    assert not groups(watched, "snake")
    assert len(groups(watched, "stake")) == 1
    assert part(root, "title") == "Ouch! Ben flips a card, a fennec at stake"
    assert "The snake of Ana watches Ben." in part(root, "desc")


def test_a_card_that_is_being_resolved() -> None:
    state = position([plain(7), []], row={2: -1}, flipped=pick("red", "snake"))
    root = drawn(view_of(state))
    assert [len(groups(area, "flipped")) for area in areas(root)] == [1, 0]
    assert len(groups(groups(root, "slot")[2], "empty")) == 1
    assert part(root, "title") == "Ouch! Ana has flipped a card"
    assert "The flipped card is red 1 with a snake." in part(root, "desc")


def test_points_so_far_are_flowers() -> None:
    root = drawn(view_of(position([[pick("red", 3), pick("blue", "snake")], []])))
    assert [texts(area)[-1] for area in areas(root)] == ["4", "0"]


def test_the_end_names_the_winner_and_what_the_points_are_made_of() -> None:
    colours: tuple[Colour, ...] = ("red", "blue", "purple", "white")
    won = [[pick(colour, 2) for colour in colours], [pick("blue", 3)]]
    root = drawn(replace(view_of(position(won)), asks=None, to_act=(), ended="empty_pile"))
    assert "Ana wins with 21 points" in texts(root)
    winner, other = areas(root)
    assert texts(winner)[-4:] == ["21", "5", "8", "8"]
    assert texts(other)[-2:] == ["3", "3"]


def test_a_shared_victory() -> None:
    won = [[pick("blue", 1)], [pick("blue", 1, 1)], []]
    view = replace(view_of(position(won)), asks=None, to_act=(), ended="empty_pile")
    assert "Ana and Ben win with 1 point" in texts(drawn(view))


def test_whoever_has_left_wins_nothing() -> None:
    view = replace(view_of(position([plain(3), [], []])), asks=None, to_act=(), ended="empty_pile", withdrawn=(0,))
    root = drawn(view)
    assert "has left" in texts(areas(root)[0])
    assert "Ben and Cleo win with 0 points" in texts(root)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "\"'&amp;<", "]]>", "-->"])
def test_names_are_words_and_never_markup(name: str) -> None:
    root = drawn(view_of(position([[], []])), (name, "Ben"))
    assert part(root, "title") == f"Ouch! {name} flips a card"
    assert not list(root.iter(f"{SVG}script"))


@given(st.text(st.characters(), max_size=40))
def test_any_name_can_be_drawn(name: str) -> None:
    drawn(view_of(position([[], []])), (name, name))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\x00n\ta", "A n a"),
        ("\u202eanA", "anA"),
        (" \ud800 ", "Seat 0"),
        ("", "Seat 0"),
        ("Wilhelmina Maximiliane", "Wilhelmin…"),
        ("陳大文の長い名前です", "陳大文の長…"),
    ],
)
def test_names_are_shown_as_far_as_they_can_be(name: str, shown: str) -> None:
    assert texts(areas(drawn(view_of(position([[], []])), (name, "Ben")))[0])[0] == shown


def test_a_picture_loads_and_runs_nothing() -> None:
    for element in drawn(view_of(position([plain(3), []]))).iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "image", "foreignObject", "a"}
        assert element.get("href", "#").startswith("#")


def test_every_drawing_that_is_used_is_there() -> None:
    state = position([[pick("red", "snake")], [pick("white", "fennec")]], turn=1, extra=True, snake=0)
    root = drawn(view_of(state))
    known = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(known) == len(set(known))
    assert {use.get("href") for use in root.iter(f"{SVG}use")} <= {f"#{name}" for name in known}


def test_the_example_is_what_the_command_writes() -> None:
    """`python -m games.ouch.picture > docs/pictures/ouch.svg` renews it."""
    assert EXAMPLE.read_text("utf-8") == picture.example()
