"""When a tickle is due, who places which one where, and tickles that are forgotten: A12, A13, A15, A16."""

import pytest
from msgspec.structs import replace

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaDrew,
    AlohaOptions,
    AlohaPlay,
    AlohaState,
    AlohaTarget,
    AlohaTickle,
    AlohaTickled,
    AlohaTickleDue,
    AlohaTickleRevealed,
    Kind,
    Source,
)
from games.core.chance import QuickChance
from tests.games.aloha_pioha.table import (
    Hair,
    choices,
    down,
    hair,
    hand,
    held,
    leave,
    play,
    position,
    pulling,
    types,
)

FREE = AlohaOptions(tickle_hair="free")
REACHES = AlohaOptions(tickle_trigger="reaches")
HERE = AlohaPlay(0, 0, "left", "up")
"""The first card of the hand on the left end of hair 0."""


def crowded(lice: int, tickle_at: int = 3, **fields: object) -> Hair:
    """A hair with so many lice, the left one of seat 0."""
    forces = [-1, -1, 0, 0, 1, 1][: lice - 1]
    return hair(12, tickle_at, 4, left=held(0, 5), right=held(1, *forces) if forces else None, **fields)  # type: ignore[arg-type]


def due(state: AlohaState) -> list[int]:
    return [number for number, strand in enumerate(state.strands) if strand.due]


# A12: when one is due.


@pytest.mark.parametrize(("lice", "is_due"), [(1, False), (2, False), (3, True), (4, True)])
def test_a12_a_tickle_is_due_when_the_lice_exceed_its_number(lice: int, is_due: bool) -> None:
    """`lice` are there before the play; both ends count."""
    after, events = play(position([crowded(lice)], hands=[[1, 2], [3]]), HERE)
    assert (AlohaTickleDue(seat=0, hair=0) in events) == is_due
    assert (after.asks, after.player) == (("tickle", 0) if is_due else ("play", 1))
    assert due(after) == [0] * is_due


@pytest.mark.parametrize(("lice", "is_due"), [(1, False), (2, True), (3, True)])
def test_a12_or_reach_it(lice: int, is_due: bool) -> None:
    """Option `tickle_trigger`."""
    after, _ = play(position([crowded(lice)], hands=[[1, 2], [3]], options=REACHES), HERE)
    assert due(after) == [0] * is_due


def test_a12_lice_that_lie_face_down_count_as_well() -> None:
    state = position([hair(tickle_at=3, left=held(0, down(5)), right=held(1, down(1), down(0)))], hands=[[1, 2], [3]])
    after, _ = play(state, replace(HERE, face="down"))
    assert after.asks == "tickle"


def test_a12_only_the_hair_played_on_is_looked_at() -> None:
    """A16: whatever lies on others."""
    after, _ = play(position([hair(), crowded(5)], hands=[[1, 2], [3]]), HERE)
    assert (due(after), after.asks, after.player) == ([], "play", 1)


def test_a12_a_hair_that_has_a_tickle_never_has_another() -> None:
    after, events = play(position([crowded(5, tickle="strong")], hands=[[1, 2], [3]]), HERE)
    assert types(events) == ["played", "drew", "turn_began"]
    assert due(after) == []


def test_a12_without_tickles_none_is_due() -> None:
    after, events = play(position([crowded(6)], hands=[[1, 2], [3]], options=AlohaOptions(tickles=False)), HERE)
    assert types(events) == ["played", "drew", "turn_began"]
    assert due(after) == []


def test_case_7_the_fourth_louse_makes_it_due_in_the_seventh_turn_too() -> None:
    """A12, N 3: the last louse of the match is followed by its tickle, and that by the end."""
    state = position([crowded(3)], hands=[[1, 2], [3]], deck=0, turn=7, first=1)
    state, events = play(state, HERE)
    assert types(events) == ["played", "tickle_due"]
    state, events = play(state, AlohaTickle(2, 0))
    assert types(events)[:2] == ["tickled", "tickle_revealed"]
    assert types(events)[-1] == "scored"
    assert state.strands[0].tickle == "double"
    assert state.strands[0].result is not None
    assert state.strands[0].result.points == 8


# A13: placing one.


def to_place(*others: Hair, options: AlohaOptions | None = None, **fields: object) -> AlohaState:
    """Seat 0 is to place a tickle; its louse made that of hair 0 due."""
    fields = {"hands": [[1, 2], [3]], "asks": "tickle", "options": options, **fields}
    return position([crowded(4, due=True), *others], **fields)  # type: ignore[arg-type]


def test_a13_one_of_three_that_lie_face_up_or_the_top_card_of_the_deck() -> None:
    assert choices(to_place()) == tuple(AlohaTickle(source, 0) for source in (0, 1, 2, "deck"))


@pytest.mark.parametrize(("source", "kind"), [(0, "strong"), (1, "weak"), (2, "double"), ("deck", "crowd")])
def test_a13_it_goes_on_the_hair_before_two_cards_are_drawn(source: Source, kind: Kind) -> None:
    state = to_place(tickle_deck=["crowd", "knot"])
    after, events = play(state, AlohaTickle(source, 0))
    placed = [] if source == "deck" else ["tickle_revealed"]
    assert types(events) == ["tickled", *placed, "drew", "turn_began"]
    assert events[0] == AlohaTickled(seat=0, hair=0, kind=kind, from_=source, asks_target=False)
    assert (after.strands[0].tickle, after.strands[0].due, after.player) == (kind, False, 1)


@pytest.mark.parametrize(
    ("source", "row"),
    [
        (0, ("weak", "double", "crowd")),
        (1, ("strong", "double", "crowd")),
        (2, ("strong", "weak", "crowd")),
        ("deck", ("strong", "weak", "double")),
    ],
)
def test_a13_then_three_lie_face_up_again(source: Source, row: tuple[Kind, ...]) -> None:
    """The next of the deck lies to the right of the others. [A]"""
    state = to_place(tickle_deck=["crowd", "knot"])
    after, events = play(state, AlohaTickle(source, 0))
    assert (AlohaTickleRevealed(kind="crowd") in events) == (source != "deck")
    assert (after.tickles, after.tickle_deck) == (row, state.tickle_deck[1:])


def test_a13_the_next_one_is_revealed_only_when_the_placed_one_is_resolved() -> None:
    """As the rulebook says; so it tells nothing to whoever chooses a target."""
    state = to_place(tickles=("home", "weak", "double"), tickle_deck=["crowd"])
    asked, events = play(state, AlohaTickle(0, 0))
    assert (types(events), asked.tickles) == (["tickled"], ("weak", "double"))
    after, events = play(asked, AlohaTarget(louse=0))
    assert types(events) == ["moved", "tickle_revealed", "drew", "turn_began"]
    assert after.tickles == ("weak", "double", "crowd")


def test_a13_from_an_empty_deck_nothing_is_revealed_and_nothing_can_be_chosen() -> None:
    state = replace(to_place(), tickle_deck=())
    assert choices(state) == tuple(AlohaTickle(source, 0) for source in (0, 1, 2))
    after, events = play(state, AlohaTickle(1, 0))
    assert types(events) == ["tickled", "drew", "turn_began"]
    assert after.tickles == ("strong", "double")
    two = replace(state, tickles=after.tickles)
    assert choices(two) == tuple(AlohaTickle(source, 0) for source in (0, 1))


def test_a13_with_several_due_hairs_the_player_chooses() -> None:
    state = to_place(hair(due=True), hair())
    assert {action.hair for action in choices(state) if isinstance(action, AlohaTickle)} == {0, 1}
    after, _ = play(state, AlohaTickle(0, 1))
    assert (after.strands[1].tickle, due(after)) == ("strong", [0])


def test_a13_option_free_any_hair_without_a_tickle() -> None:
    state = to_place(hair(tickle="weak"), hair(), options=FREE)
    assert {action.hair for action in choices(state) if isinstance(action, AlohaTickle)} == {0, 2}
    assert len(choices(state)) == 8
    after, _ = play(state, AlohaTickle(0, 2))
    assert [strand.tickle for strand in after.strands] == [None, "weak", "strong"]


def test_a13_any_tickle_may_be_sampled() -> None:
    state = to_place(hair(due=True))
    assert {GAME.sample(state, 0, QuickChance(seed)) for seed in range(200)} == set(choices(state))


# A15: tickles that are forgotten.


def test_a15_one_left_due_is_placed_by_the_next_who_plays_there() -> None:
    """Option `tickle_hair`: it went on another hair."""
    state, _ = play(to_place(options=FREE, hands=[[1, 2], [1, 3]]), AlohaTickle(0, 2))
    assert (due(state), state.player, state.asks) == ([0], 1, "play")
    elsewhere, _ = play(state, AlohaPlay(0, 1, "left", "up"))
    assert (due(elsewhere), elsewhere.player, elsewhere.asks) == ([0], 0, "play")
    state, events = play(elsewhere, HERE)
    assert AlohaTickleDue(seat=0, hair=0) in events
    assert (due(state), state.player, state.asks) == ([0], 0, "tickle")
    state, _ = play(state, AlohaTickle(0, 0))
    assert (due(state), state.strands[0].tickle) == ([], "weak")


def test_a15_one_is_forgotten_when_its_player_leaves() -> None:
    state = to_place(hands=[[1, 2], [1, 3], [4, 5]])
    state, events = leave(state, 0)
    assert types(events) == ["withdrew", "turn_began"]
    assert (due(state), state.player, state.asks) == ([0], 1, "play")
    state, events = play(state, AlohaPlay(0, 0, "right", "up"))
    assert AlohaTickleDue(seat=1, hair=0) in events
    assert (state.player, state.asks) == (1, "tickle")


def test_a15_it_may_go_where_another_is_due_and_then_is_forgotten_again() -> None:
    """A13: of several due hairs the player chooses."""
    state = position([crowded(4, due=True), hair(tickle_at=1, left=held(0, 4))], hands=[[1, 2], [3]])
    state, _ = play(state, AlohaPlay(0, 1, "left", "up"))
    assert due(state) == [0, 1]
    state, events = play(state, AlohaTickle(0, 0))
    assert [event for event in events if isinstance(event, AlohaTickleDue)] == []
    assert (due(state), state.player) == ([1], 1)


def test_a15_one_is_placed_at_most_in_a_turn() -> None:
    """However many are due."""
    state = to_place(hair(due=True), hair(due=True))
    after, events = play(state, AlohaTickle(0, 1))
    assert (types(events)[-1], after.player, due(after)) == ("turn_began", 1, [0, 2])


def test_a15_when_nobody_plays_there_again_it_is_never_placed() -> None:
    state = position([crowded(4, due=True)], hands=[[1, 2], [3]], turn=7, deck=0, first=1)
    after, events = play(state, AlohaPlay(0, 1, "left", "up"))
    assert types(events)[-1] == "scored"
    assert (after.strands[0].tickle, due(after)) == (None, [])


# A16: lice that a tickle moves.


def test_a16_a_hop_makes_no_tickle_due_but_the_next_louse_there_does() -> None:
    state = position(
        [
            crowded(4, due=True),
            hair(tickle_at=1, left=held(0, 4), right=held(1, 2)),
        ],
        hands=[[1, 2], [3]],
        tickles=("hop", "strong", "weak"),
        asks="tickle",
    )
    state, _ = play(state, AlohaTickle(0, 0))
    state, events = play(state, AlohaTarget(louse=0, hair=1, end="left"))
    assert types(events) == ["moved", "tickle_revealed", "drew", "turn_began"]
    assert (pulling(state, 1, "left"), due(state)) == ([4, 5], [])
    state, events = play(state, AlohaPlay(0, 1, "right", "up"))
    assert AlohaTickleDue(seat=1, hair=1) in events


def test_a16_an_extra_pull_makes_nothing_due() -> None:
    """The hair has its tickle."""
    state = to_place(tickles=("extra_pull", "strong", "weak"))
    state, _ = play(state, AlohaTickle(0, 0))
    state, events = play(state, AlohaTarget(card=0))
    assert types(events) == ["played", "tickle_revealed", "drew", "turn_began"]
    assert isinstance(events[2], AlohaDrew)
    assert (due(state), pulling(state, 0, "left"), 2 in hand(state, 0)) == ([], [5, 1], True)
