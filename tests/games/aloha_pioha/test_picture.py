"""The picture of the board: all that the view holds, nothing else, and readable by whoever reads SVG."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from games.aloha_pioha import GAME, picture
from games.aloha_pioha.cards import BACKS, CLOCKS, FORCES, LIGHTNING
from games.aloha_pioha.description import headline, kind_in_words, won_by
from games.aloha_pioha.model import (
    AlohaCard,
    AlohaHair,
    AlohaHeldEnd,
    AlohaLouse,
    AlohaOptions,
    AlohaPlayer,
    AlohaState,
    AlohaTargetAsked,
    AlohaView,
    Asks,
    End,
    Kind,
    Reason,
)
from games.aloha_pioha.picture import draw
from games.core.chance import QuickChance
from games.core.contract import Options, Seat, Seating
from games.core.picture import MARGIN
from games.core.play import begin, step
from tests.games import pictures
from tests.games.aloha_pioha.resolved import ended, won
from tests.games.aloha_pioha.table import HIGH, LOW, down, hair, held, position
from tests.games.pictures import SVG, glowing, groups, parsed, part, texts
from tests.games.tables import SEEDS, tables

NAMES = ("Ana", "Ben", "Cleo", "Dan")
EXAMPLE = Path(__file__).parents[3] / "docs/pictures/aloha_pioha.svg"


def drawn(view: AlohaView, names: tuple[str, ...] = NAMES) -> Element:
    return parsed(draw(view, names[: sum(player.seat is not None for player in view.players)]))


def view_of(state: AlohaState, seat: Seat | None = None) -> AlohaView:
    return GAME.view(state, seat)


def areas(root: Element) -> list[Element]:
    return groups(root, "player")


def rows(root: Element) -> list[Element]:
    return groups(root, "hair")


def uses(root: Element, drawing: str) -> int:
    return pictures.uses(root, f"aloha-{drawing}")


def played(seating: Seating, options: Options, seed: int) -> Iterator[AlohaState]:
    """The states of a match that is played at random: after the setup, and after every event."""
    assert isinstance(options, AlohaOptions)
    chance = QuickChance(seed)
    state, _ = begin(GAME, seating, options, chance)
    yield state
    while seats := GAME.to_act(state):
        seat = min(seats)
        _, events = step(GAME, state, seat, GAME.sample(state, seat, chance), chance)
        for event in events:
            state = GAME.evolve(state, event)
            yield state


# All that the view holds.


@given(tables(GAME), SEEDS, st.integers(0, 160), st.integers(0, 4))
def test_all_of_a_position_is_drawn(table: tuple[Seating, Options], seed: int, moment: int, watcher: int) -> None:
    states = list(played(*table, seed))
    state = states[min(moment, len(states) - 1)]
    view = view_of(state, watcher if watcher < state.seats else None)
    root = drawn(view)
    for row, each in zip(rows(root), view.hairs, strict=True):
        assert_hair_is_drawn(row, each, view)
    for area, player in zip(areas(root), view.players, strict=True):
        assert_area_is_drawn(area, player, view)
    face_up = view.tickles.face_up if view.options.tickles and not view.ended else ()
    assert [texts(card) for card in groups(root, "tickle")] == [[kind_in_words(kind)] for kind in face_up]
    if view.ended:
        assert len(groups(root, "ribbon")) == 1
    else:
        assert f"turn {view.turn} of {view.turns}" in texts(root)
        counts = [texts(deck) for deck in groups(root, "tickle-deck")]
        assert counts == [[str(view.tickles.deck)]] * view.options.tickles


def assert_hair_is_drawn(row: Element, each: AlohaHair, view: AlohaView) -> None:
    (card,) = groups(row, "card")
    result = each.result
    printed = [each.endurance, result.points] if result else [each.endurance, each.tickle_at, each.points]
    tickle = [kind_in_words(each.tickle)] if each.tickle else ["tickle due"] * each.due
    assert texts(card) == [*map(str, printed), *tickle]
    assert uses(card, "broken") == (result is not None and result.broken)
    assert uses(row, "crown") == any(won_by(each, player.seat) for player in view.players)
    assert uses(row, "tied") == 2 * (each.tickle == "knot")
    sides: tuple[tuple[End, AlohaHeldEnd | None], ...] = (("left", each.left), ("right", each.right))
    for end, pulling in sides:
        (side,) = groups(row, end)
        lice = groups(side, "louse")
        if pulling is None:
            assert not lice
            continue
        assert_lice_are_drawn(lice[::-1] if end == "left" else lice, pulling, view)
        (total,) = groups(side, "sum")
        assert won_by(each, pulling.seat) == uses(total, "crown")
        if not result and all(louse.face == "up" for louse in pulling.lice):
            assert texts(total) == [str(pulling.sum)]
        if result:
            assert texts(total) == [str(result.sums.left if end == "left" else result.sums.right)]


def assert_lice_are_drawn(lice: list[Element], pulling: AlohaHeldEnd, view: AlohaView) -> None:
    """A7: of a louse that lies face down only the back."""
    (tribe,) = (player.tribe for player in view.players if player.seat == pulling.seat)
    for element, louse in zip(lice, pulling.lice, strict=True):
        up = louse.face == "up"
        assert uses(element, f"up-{tribe}") == up
        assert uses(element, f"back-{tribe}") == (not up)
        assert texts(element) == ([str(louse.force)] if up else [*map(str, louse.back)])


def assert_area_is_drawn(area: Element, player: AlohaPlayer, view: AlohaView) -> None:
    written = texts(area)
    assert ("Ghost" if player.seat is None else NAMES[player.seat]) in written
    assert uses(area, f"tribe-{player.tribe}") == 1
    for element, card in zip(groups(area, "held"), player.hand, strict=True):
        force = [] if card.force is UNSET else [card.force]
        assert texts(element) == [str(number) for number in (*card.back, *force)]
    if view.ended:
        won = sum(each.result.points for each in view.hairs if each.result and won_by(each, player.seat))
        assert str(won) in written
        return
    (deck,) = groups(area, "deck")
    assert texts(deck) == [str(number) for number in (*(player.deck_back or ()), player.deck)]
    assert [texts(comb) for comb in groups(area, "comb")] == [[str(player.comb)]]


# Nothing else.


@given(tables(GAME), SEEDS)
def test_equal_views_give_equal_bytes(table: tuple[Seating, Options], seed: int) -> None:
    """Whatever is hidden: states that agree with a view are drawn alike."""
    for state in list(played(*table, seed))[::31]:
        for watcher in (None, 0):
            view = view_of(state, watcher)
            other = view_of(GAME.determinize(view, QuickChance(seed + 1)), watcher)
            names = NAMES[: state.seats]
            assert draw(view, names) == draw(other, names)


@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_what_lies_face_down_has_no_force(watcher: Seat | None) -> None:
    """A7: for nobody, whoever played it."""
    pictures = {
        draw(view_of(position([hair(left=held(0, down(force, HIGH)))]), watcher), NAMES[:2]) for force in (2, 3, 4)
    }
    assert len(pictures) == 1


def test_a_hand_has_forces_for_its_owner_alone() -> None:
    state = position(hands=[[-1, 5], [2]])
    own, others = (drawn(view_of(state, watcher)) for watcher in (0, 1))
    assert [texts(card)[3:] for card in groups(own, "held")] == [["-1"], ["5"], []]
    assert [texts(card)[3:] for card in groups(others, "held")] == [[], [], ["2"]]


def test_a_picture_loads_and_runs_nothing() -> None:
    for element in drawn(view_of(position([hair(left=held(0, 3), tickle="knot")]))).iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "image", "foreignObject", "a"}
        assert element.get("href", "#").startswith("#")


@given(tables(GAME), SEEDS)
def test_every_drawing_that_is_used_is_there(table: tuple[Seating, Options], seed: int) -> None:
    for state in list(played(*table, seed))[::23]:
        root = drawn(view_of(state))
        known = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(known) == len(set(known))
        assert {use.get("href") for use in root.iter(f"{SVG}use")} <= {f"#{name}" for name in known}


@pytest.mark.parametrize("kind", [*LIGHTNING, *CLOCKS])
def test_every_tickle_has_a_drawing(kind: Kind) -> None:
    """A14: lightning or clock, and what it is."""
    options = AlohaOptions(house_tickles=True)
    root = drawn(view_of(position([hair(tickle=kind)], options=options, tickles=())))
    (chip,) = groups(root, "chip")
    assert kind_in_words(kind) in texts(chip)
    assert uses(chip, "lightning" if kind in LIGHTNING else "clock") == uses(chip, kind) == 1
    assert any(element.get("id") == f"aloha-{kind}" for element in root.iter())


# What is asked, and of whom.


@pytest.mark.parametrize("asks", ["play", "tickle", "comb"])
def test_the_turn_is_marked(asks: Asks) -> None:
    """A5, A10, A13: and the tickles, while one must be chosen."""
    view = view_of(position(player=1, asks=asks))
    root = drawn(view)
    assert headline(view, NAMES) in texts(root)
    assert part(root, "title") == f"Aloha Pioha. {headline(view, NAMES)}"
    assert [glowing(area) for area in areas(root)] == [False, True]
    assert [glowing(card) for card in groups(root, "tickle")] == [asks == "tickle"] * 3


def test_a_tickle_that_asks_for_a_target_is_marked() -> None:
    """A14."""
    hairs = [hair(tickle="knot"), hair(left=held(0, 3), tickle="hop")]
    root = drawn(view_of(position(hairs, asks="target", target=AlohaTargetAsked("hop", 1))))
    assert [any(map(glowing, groups(row, "chip"))) for row in rows(root)] == [False, True, False]


def test_a_tickle_that_is_due_is_marked() -> None:
    """A12."""
    root = drawn(view_of(position([hair(), hair(left=held(0, 3), due=True)], asks="tickle")))
    assert ["tickle due" in texts(row) for row in rows(root)] == [False, True, False]
    assert [any(map(glowing, groups(row, "chip"))) for row in rows(root)] == [False, True, False]


def test_a_knot_leaves_no_place() -> None:
    """A14: an end that nobody holds is shown as a place, except under a knot."""
    root = drawn(view_of(position([hair(left=held(0, 3)), hair(left=held(0, 1), tickle="knot")])))
    places = [[len(groups(groups(row, end)[0], "empty")) for end in ("left", "right")] for row in rows(root)]
    assert places == [[0, 1], [0, 0], [1, 1]]


def test_a_sum_tells_that_more_lies_face_down() -> None:
    hairs = [hair(left=held(0, 3, down(2)), right=held(1, down(0), down(1))), hair(left=held(0, 1, -1))]
    first, second, _ = rows(drawn(view_of(position(hairs))))
    assert [texts(total) for total in groups(first, "sum")] == [["3?"], ["?"]]
    assert [texts(total) for total in groups(second, "sum")] == [["0"]]


def test_whoever_has_left_is_faint() -> None:
    root = drawn(view_of(position(hands=[[], [], []], withdrawn=(1,))))
    assert ["has left" in texts(area) for area in areas(root)] == [False, True, False]


def test_the_ghost_is_no_seat() -> None:
    """A22."""
    root = drawn(view_of(position(hands=[[2], []], ghost=True)))
    ana, ghost = areas(root)
    assert (ana.get("data-seat"), ghost.get("data-seat")) == ("0", None)
    assert uses(ghost, "ghost") == uses(ghost, "tribe-red") == 1


def test_the_turn_of_the_ghost() -> None:
    """A22: in the log it has a turn of its own."""
    root = drawn(view_of(position(hands=[[2], []], ghost=True, player=-1)))
    assert "The ghost plays" in texts(root)
    assert [glowing(area) for area in areas(root)] == [False, True]


# How it ends.


def test_the_end_names_the_winner_and_marks_what_was_won() -> None:
    """A17 to A21."""
    root = drawn(ended(won(0, 5), won(1, 3, broken=True), won(None)))
    assert "Ana wins with 5 points" in texts(root)
    assert [glowing(area) for area in areas(root)] == [True, False]
    assert [texts(area)[-2:] for area in areas(root)] == [["5", "1 hair"], ["3", "1 hair"]]
    crowns = [[uses(groups(row, end)[0], "crown") for end in ("left", "right")] for row in rows(root)]
    assert crowns == [[1, 0], [0, 1], [0, 0]]
    assert [uses(row, "broken") for row in rows(root)] == [0, 1, 0]


def test_a_shared_victory_is_marked_for_all() -> None:
    """A21."""
    assert all(map(glowing, areas(drawn(ended(won(0), won(1), won(None))))))


@pytest.mark.parametrize("reason", ["great_win", "win", "beaten"])
def test_the_end_against_the_ghost(reason: Reason) -> None:
    """A25."""
    root = drawn(ended(won(0), won(None, ghost=True), won(None), ghost=True, reason=reason))
    assert [glowing(area) for area in areas(root)] == [reason != "beaten", reason == "beaten"]
    assert uses(groups(rows(root)[1], "right")[0], "crown") == 1


# Names, and room for all.


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "\"'&amp;<", "]]>", "-->"])
def test_names_are_words_and_never_markup(name: str) -> None:
    root = drawn(view_of(position()), (name, "Ben"))
    assert part(root, "title") == f"Aloha Pioha. {name} plays a louse"
    assert not list(root.iter(f"{SVG}script"))


@given(st.text(st.characters(), max_size=40))
def test_any_name_can_be_drawn(name: str) -> None:
    drawn(view_of(position()), (name, name))


@pytest.mark.parametrize(
    ("name", "shown"),
    [("\u202eanA", "anA"), ("", "Seat 0"), ("Wilhelmina Maximiliane", "Wilhelmina…"), ("M" * 40, "MMMMMM…")],
)
def test_names_are_shown_as_far_as_they_can_be(name: str, shown: str) -> None:
    assert texts(areas(drawn(view_of(position()), (name, "Ben")))[0])[0] == shown


@pytest.mark.parametrize("players", GAME.players)
def test_nothing_is_lower_than_the_picture(players: int) -> None:
    view = view_of(position(hands=[[] for _ in range(max(players, 2))], ghost=players == 1))
    rows_high = (len(view.hairs) + len(view.players)) * (picture.ROW + picture.GAP) - picture.GAP
    assert drawn(view).get("viewBox") == f"0 0 960 {picture.HAIRS_Y + picture.LEGEND + rows_high + MARGIN}"


def span(group: Element) -> tuple[float, float]:
    """From where to where a row of cards reaches, by its own shift and scale."""
    shift, scale = re.findall(r"translate\(([-\d.]+) .*?scale\(([\d.]+)\)", group.get("transform", ""))[0]
    inner = [re.findall(r"translate\(([-\d.]+)", card.get("transform", "translate(0")) for card in group]
    wide = max(float(found[0]) for found in inner) + picture.LOUSE_WIDTH
    return float(shift), float(shift) + float(scale) * wide


@pytest.mark.parametrize("count", [1, 2, 7, 14])
def test_a_whole_tribe_has_room_on_one_end(count: int) -> None:
    lice = tuple(AlohaLouse(back, "down") for back in BACKS[:count])
    view = view_of(position())
    pulled = replace(view.hairs[0], left=AlohaHeldEnd(0, lice, 0), right=AlohaHeldEnd(1, lice, 0))
    row = rows(drawn(replace(view, hairs=(pulled, *view.hairs[1:]))))[0]
    left, right = (span(next(fan for fan in groups(row, end)[0] if groups(fan, "louse"))) for end in ("left", "right"))
    assert 0 < left[0] < left[1] < picture.CARD_X - picture.LICE_FROM + 0.5
    assert picture.CARD_X + picture.CARD_WIDTH + picture.LICE_FROM - 0.5 < right[0] < right[1] < 912


@pytest.mark.parametrize("count", [1, 10, 14])
def test_a_large_hand_has_room(count: int) -> None:
    view = view_of(position(), 0)
    hand = tuple(map(AlohaCard, BACKS[:count], FORCES[:count]))
    players = tuple(replace(player, hand=hand) for player in view.players)
    for group in groups(drawn(replace(view, players=players)), "hand"):
        near, far = span(group)
        assert picture.HAND_X <= near < far <= picture.HAND_X + picture.HAND_WIDTH + 0.5


def test_the_first_louse_is_nearest_to_the_card() -> None:
    row = rows(drawn(view_of(position([hair(left=held(0, 1, 2, 3), right=held(1, 1, 2, 3))]))))[0]
    written = [[texts(louse) for louse in groups(groups(row, end)[0], "louse")] for end in ("left", "right")]
    assert written == [[["3"], ["2"], ["1"]], [["1"], ["2"], ["3"]]]


def test_coordinates_are_short() -> None:
    state = position([hair(left=held(0, down(1, LOW), 2, 3, 4, 5, 0))], hands=[[1, 2, 3, 4, -1, -1, 5], []])
    body = draw(view_of(state, 0), NAMES[:2]).split("</defs>")[1]
    assert not re.findall(r"[0-9]\.[0-9]{3}|[0-9]e-", body)


def test_the_example_is_what_the_command_writes() -> None:
    """`python -m games.aloha_pioha.picture > docs/pictures/aloha_pioha.svg` renews it."""
    assert EXAMPLE.read_text("utf-8") == picture.example()
