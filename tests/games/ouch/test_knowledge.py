"""Who knows what: views, redaction, and worlds that agree with a view."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from games.core.chance import QuickChance, SeededChance
from games.core.contract import Seating
from games.core.play import begin, fold, step
from games.ouch import GAME
from games.ouch.cards import FACES, TABLE, VISIBLE
from games.ouch.model import OuchEvent, OuchFlip, OuchOptions, OuchShuffled, OuchState
from tests.games.ouch.table import pick, play, position, spinily

HIDING = OuchOptions(piles=2, cards_to_win=12)


def moments(seed: int, options: OuchOptions) -> Iterator[tuple[OuchState, OuchEvent]]:
    """Every event of a random match and the state after it, those within a decision included."""
    chance = QuickChance(seed)
    seating = Seating.of(2 + seed % 4)
    state = GAME.initial(seating, options)
    events = GAME.setup(seating, options, chance)
    while True:
        for event in events:
            state = GAME.evolve(state, event)
            yield state, event
        if not GAME.to_act(state):
            return
        events = GAME.decide(state, state.turn, GAME.sample(state, state.turn, chance), chance)


def test_the_view_names_what_the_contract_names() -> None:
    state = position([[pick("red", 2)], []], row={0: pick("blue", "snake")}, box=(pick("white", "fennec"),))
    view = msgspec.to_builtins(GAME.view(state, 0))
    assert (view["type"], view["asks"], view["to_act"]) == ("ouch.view", "flip", (0,))
    assert view["row"][0] == {"slot": 0, "colour": "blue", "shown": 3, "pile": 1}
    card = {"colour": "red", "shown": 2, "flowers": 2, "animal": None, "spines": ("top", "bottom")}
    assert view["players"][0] == {"seat": 0, "cards": (card,), "snake_watches": None}
    assert (view["box"][0]["animal"], view["box"][0]["flowers"]) == ("fennec", 1)
    assert view["pile"] == len(state.pile)


def test_all_watchers_see_the_same() -> None:
    state, _ = begin(GAME, Seating.of(3), OuchOptions(), QuickChance(1))
    assert len({msgspec.json.encode(GAME.view(state, watcher)) for watcher in (0, 1, 2, None)}) == 1


@pytest.mark.parametrize("seed", range(8))
def test_a_card_in_the_row_is_known_by_its_slot_alone(seed: int) -> None:
    """What is hidden can be exchanged without a trace: faces under one visible face, and the sides of the match."""
    state, _ = begin(GAME, Seating.of(2), OuchOptions(), QuickChance(seed))
    shown = VISIBLE[state.row[0]]
    for card in (card for card in state.pile if VISIBLE[card] == shown):
        other = replace(
            state,
            row=(card, *state.row[1:]),
            pile=tuple(state.row[0] if c == card else c for c in state.pile),
            sides=(state.sides + 1) % 24,
        )
        assert GAME.view(other, 0) == GAME.view(state, 0)
        assert GAME.legal(other, state.turn) == GAME.legal(state, state.turn)


def test_shuffles_are_hidden_and_everything_else_is_told() -> None:
    for piles in (1, 2):
        for _, event in moments(piles, OuchOptions(piles=piles, cards_to_win=12)):
            told = GAME.redact(event, 0)
            if isinstance(event, OuchShuffled):
                assert isinstance(told, OuchShuffled)
                assert (told.order, told.sides, told.cards) == (UNSET, UNSET, event.cards)
                assert b"order" not in msgspec.json.encode(told)
            else:
                assert told == event


def test_dealing_and_asking_hold_no_index_of_a_card() -> None:
    """An index of the card table, beside the face, would tell the sides of the match."""
    for _, event in moments(3, OuchOptions()):
        numbers = {field for field in event.__struct_fields__ if type(getattr(event, field)) is int}
        assert numbers <= {"seat", "slot", "shown", "index", "to", "watches", "pile", "cards", "winning_total"}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [OuchOptions(), HIDING])
def test_a_world_agrees_with_its_view(options: OuchOptions, seed: int) -> None:
    """At every moment of a match, those within a decision included; a view from JSON does as well."""
    dice = QuickChance(seed)
    for state, _ in moments(seed, options):
        view = GAME.view(state, None)
        assert GAME.view(GAME.determinize(view, dice), None) == view
        stored = msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type)
        assert stored == view
        assert GAME.view(GAME.determinize(stored, dice), None) == view


@pytest.mark.parametrize("seed", range(12))
def test_a_world_holds_44_cards(seed: int) -> None:
    dice = QuickChance(seed)
    for state, event in moments(seed, HIDING):
        if state.first < 0:
            continue
        world = GAME.determinize(GAME.view(state, None), dice)
        row = [card for card in world.row if card >= 0]
        flipped = [world.flipped] if world.flipped >= 0 else []
        won = [card for cards in world.won for card in cards]
        assert sorted([*world.pile, *row, *world.box, *won, *flipped]) == list(range(44)), event


def test_cards_of_the_second_pile_stay_known() -> None:
    """O20: in each world the second pile is made of the cards that lay in the box, under the sides of that world."""
    state = position([[], []], pile=1, row={0: pick("white", 2)}, options=HIDING)
    after, _ = play(state, spinily(state), SeededChance(b"seed", 1))
    known = Counter(FACES[after.sides][card] for card in after.pile)
    dice = QuickChance(1)
    for _ in range(50):
        world = GAME.determinize(GAME.view(after, None), dice)
        assert Counter(FACES[world.sides][card] for card in world.pile) == known
        # The row is of the first pile: none of its cards has been seen.
        assert not set(world.row) & set(world.reshuffled)


def test_worlds_are_drawn_from_the_exact_distribution() -> None:
    """Against all worlds, by brute force, where few are left: a pile of one card and a row of six."""
    won = [card for card in range(44) if card not in (*range(3), 11, 12, 22, 33)]
    state = position([won, []], row=dict(enumerate((0, 1, 2, 11, 22, 33))))
    state = replace(state, pile=(12,))
    view = GAME.view(state, None)
    expected = Counter(
        (world.sides, world.row, world.pile) for world in _worlds(state) if GAME.view(world, None) == view
    )
    assert len(expected) == 12
    assert set(expected.values()) == {1}
    dice = QuickChance(5)
    drawn = Counter(_key(GAME.determinize(view, dice)) for _ in range(12_000))
    assert drawn.keys() == expected.keys()
    # 1,000 each are expected, with a standard deviation of 30.
    assert all(850 < times < 1150 for times in drawn.values())


def _key(world: OuchState) -> tuple[object, ...]:
    return world.sides, world.row, world.pile


def _worlds(state: OuchState) -> Iterator[OuchState]:
    """All orders of the seven hidden cards under all sides, the won cards as their faces say."""
    revealed = {TABLE[card] for card in state.won[0]}
    for sides, faces in enumerate(FACES):
        if not revealed <= set(faces):
            continue
        index = {face: card for card, face in enumerate(faces)}
        won = tuple(index[TABLE[card]] for card in state.won[0])
        hidden = sorted(set(range(44)) - set(won))
        for order in permutations(hidden):
            yield replace(state, sides=sides, won=(won, ()), row=order[:6], pile=order[6:])


def test_sides_that_fit_are_equally_likely() -> None:
    """Few faces are known: one card leaves 18 of the 24 permutations open."""
    state = position([[pick("red", 1)], []])
    dice = QuickChance(2)
    drawn = Counter(GAME.determinize(GAME.view(state, None), dice).sides for _ in range(9_000))
    assert len(drawn) == 18
    # 500 each are expected, with a standard deviation of 22.
    assert all(390 < times < 610 for times in drawn.values())


def test_a_fennec_at_stake_and_a_snake_survive_a_view() -> None:
    """O11, O13."""
    fennec = pick("purple", "fennec")
    state = position([[pick("blue", "snake")], [fennec], []], turn=1, extra=True, snake=0)
    world = GAME.determinize(GAME.view(state, 1), QuickChance(1))
    assert (world.extra, world.snake, world.asks) == (True, 0, "flip")
    prick = OuchFlip(0, FACES[world.sides][world.row[0]].spines[0])
    after, _ = step(GAME, world, 1, prick, QuickChance(1))
    assert (len(after.won[0]), len(after.won[1])) == (3, 0)


def test_seats_that_left_survive_a_view() -> None:
    state = position([[], [], [], []], turn=0)
    state = fold(GAME, state, GAME.withdraw(state, 2, QuickChance(0)))
    state = fold(GAME, state, GAME.withdraw(state, 0, QuickChance(0)))
    view = GAME.view(state, None)
    assert view.withdrawn == (2, 0)
    assert GAME.determinize(view, QuickChance(1)).withdrawn == (2, 0)


def test_an_empty_table_has_a_view_too() -> None:
    state = GAME.initial(Seating.of(2), OuchOptions())
    view = GAME.view(state, None)
    assert (view.asks, view.turn, view.first, view.row, view.pile) == (None, None, None, (), 0)
    assert GAME.view(GAME.determinize(view, QuickChance(1)), None) == view
