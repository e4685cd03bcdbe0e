"""The setup and the plain turn: O1 to O7."""

import pytest
from msgspec.structs import replace

from games.core.chance import Chance, QuickChance
from games.core.contract import Seating
from games.core.errors import IllegalAction, InvalidOptions
from games.core.play import begin
from games.ouch import GAME
from games.ouch.cards import FACES, PERMUTATIONS
from games.ouch.model import OuchDealt, OuchDiscard, OuchFlip, OuchFlipped, OuchLost, OuchOptions, OuchShuffled, OuchWon
from tests.games.ouch.table import TAKE, face, pick, plain, play, position, safely, spinily, types


class Recorded(Chance):
    """Answers `below` with the largest number and keeps what was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return n - 1


def first_seat(seating: Seating, first: str, chance: Chance) -> int:
    options = OuchOptions(first_seat=first)  # type: ignore[arg-type]
    state, _ = begin(GAME, seating, options, chance)
    return state.turn


def test_o1_six_cards_of_44_are_laid_in_slots_0_to_5() -> None:
    state, events = begin(GAME, Seating.of(3), OuchOptions(), QuickChance(1))
    assert types(events) == ["shuffled", *["dealt"] * 6, "turn_began"]
    assert (len(state.pile), len(state.row), state.won) == (38, 6, ((), (), ()))
    shuffled = events[0]
    assert isinstance(shuffled, OuchShuffled)
    assert isinstance(shuffled.order, tuple)
    assert sorted(shuffled.order) == list(range(44))
    assert state.row == shuffled.order[:6]
    assert state.pile == shuffled.order[6:]
    assert shuffled.sides == PERMUTATIONS[state.sides]


def test_o1_the_draws_of_the_setup_come_in_their_order() -> None:
    """Sides, deck, first seat. A Fisher–Yates that always draws the largest number leaves all in place."""
    chance = Recorded()
    state, _ = begin(GAME, Seating.of(5), OuchOptions(), chance)
    assert chance.asked == [4, 3, 2, *range(44, 1, -1), 5]
    assert (state.sides, state.row, state.turn) == (0, tuple(range(6)), 4)


def test_o1_dealing_tells_the_visible_face_alone() -> None:
    _, events = begin(GAME, Seating.of(2), OuchOptions(), QuickChance(1))
    dealt = events[1]
    assert isinstance(dealt, OuchDealt)
    assert dealt.__struct_fields__ == ("seat", "slot", "colour", "shown")


def test_o2_the_first_seat_is_random_by_default() -> None:
    met = {begin(GAME, Seating.of(4), OuchOptions(), QuickChance(seed))[0].turn for seed in range(60)}
    assert met == {0, 1, 2, 3}


def test_o2_the_host_may_begin() -> None:
    seating = Seating(ages=(None,) * 3, hair_cm=(None,) * 3, host=1)
    chance = Recorded()
    assert first_seat(seating, "host", chance) == 1
    assert len(chance.asked) == 3 + 43


def test_o2_a_host_who_does_not_play_cannot_begin() -> None:
    with pytest.raises(InvalidOptions, match="first_seat"):
        GAME.accept(OuchOptions(first_seat="host"), Seating.of(3))


@pytest.mark.parametrize(
    ("ages", "first", "draws"), [((9, 7, 8), 1, 0), ((7, 7, 8), 2, 1), ((7, None, 8), 2, 1), ((None,) * 3, 2, 1)]
)
def test_o2_the_youngest_begins_and_ties_and_missing_ages_are_random(
    ages: tuple[int | None, ...], first: int, draws: int
) -> None:
    chance = Recorded()
    assert first_seat(Seating(ages=ages, hair_cm=(None,) * 3), "youngest", chance) == first
    assert chance.asked[46:] == [3] * draws


def test_o2_the_previous_winner_begins_and_of_several_one_is_drawn() -> None:
    alone = Seating(ages=(None,) * 3, hair_cm=(None,) * 3, previous_winners=(1,))
    shared = Seating(ages=(None,) * 3, hair_cm=(None,) * 3, previous_winners=(2, 0))
    chance = Recorded()
    assert first_seat(alone, "previous_winner", chance) == 1
    assert chance.asked[46:] == []
    chance = Recorded()
    assert first_seat(shared, "previous_winner", chance) == 2
    assert chance.asked[46:] == [2]


def test_o2_a_first_match_has_no_previous_winner() -> None:
    with pytest.raises(InvalidOptions, match="previous winner"):
        GAME.accept(OuchOptions(first_seat="previous_winner"), Seating.of(2))
    GAME.accept(OuchOptions(), Seating.of(2))
    GAME.accept(
        OuchOptions(first_seat="previous_winner"), Seating(ages=(None,) * 2, hair_cm=(None,) * 2, previous_winners=(0,))
    )


def test_o2_a_rematch_begins_with_the_winner_unless_something_else_was_asked_for() -> None:
    assert GAME.rematch_options({"piles": 2}) == {"piles": 2, "first_seat": "previous_winner"}
    assert GAME.rematch_options({"first_seat": "random"}) == {"first_seat": "random"}


def test_o3_any_side_of_any_card_in_the_row_may_be_flipped() -> None:
    legal = GAME.legal(position([[], []]), 0)
    assert legal is not None
    assert len(set(legal.actions)) == 24
    assert GAME.legal(position([[], []]), 1) is None


def test_o3_the_hidden_face_becomes_public() -> None:
    card = pick("blue", "snake")
    state = position([[], []], row={2: card})
    _, (flipped, *_) = play(state, OuchFlip(2, "right"))
    assert flipped == OuchFlipped(seat=0, slot=2, side="right", pricked=False, card=face(card))


def test_o3_the_sides_of_the_match_decide_what_is_spiny() -> None:
    sides = PERMUTATIONS.index(("right", "top", "left", "bottom"))
    card = pick("blue", 1)  # T in the table, right in this match
    state = position([[], []], row={0: card}, sides=sides)
    _, (flipped, *_) = play(state, OuchFlip(0, "right"))
    assert isinstance(flipped, OuchFlipped)
    assert (flipped.pricked, flipped.card) == (True, FACES[sides][card])


@pytest.mark.parametrize("action", [TAKE, OuchDiscard(0)])
def test_o3_nothing_else_is_asked_at_the_beginning_of_a_turn(action: OuchDiscard) -> None:
    with pytest.raises(IllegalAction) as refusal:
        play(position([plain(2), []]), action)
    assert refusal.value.rule == "O3"
    assert "0, 1, 2, 3, 4, 5" in refusal.value.reason


def test_o3_an_empty_slot_cannot_be_flipped() -> None:
    """The row has gaps only once the draw pile is empty."""
    state = position([[], []], pile=0)
    row = (*state.row[:3], -1, *state.row[4:])
    state = replace(state, row=row)
    with pytest.raises(IllegalAction) as refusal:
        play(state, OuchFlip(3, "top"))
    assert (refusal.value.rule, "0, 1, 2, 4, 5" in refusal.value.reason) == ("O3", True)
    legal = GAME.legal(state, 0)
    assert legal is not None
    assert len(legal.actions) == 20
    assert {GAME.sample(state, 0, QuickChance(seed)) for seed in range(300)} == set(legal.actions)


@pytest.mark.parametrize("slot", [-1, 6])
def test_o3_there_are_no_other_slots(slot: int) -> None:
    with pytest.raises(IllegalAction, match="O3"):
        play(position([[], []]), OuchFlip(slot, "top"))


def test_o4_a_spiny_edge_pricks_and_the_card_goes_to_the_box() -> None:
    card = pick("white", 2)
    state = position([[], []], row={0: card})
    after, events = play(state, spinily(state))
    assert types(events) == ["flipped", "lost", "dealt", "turn_began"]
    assert events[1] == OuchLost(seat=0, card=face(card), to="box", cause="prick", index=None)
    assert (after.box, after.won) == ((card,), ((), ()))


def test_o5_a_clear_edge_wins_the_card() -> None:
    card = pick("white", 2)
    state = position([[], []], row={0: card})
    after, events = play(state, safely(state))
    assert types(events) == ["flipped", "won", "dealt", "turn_began"]
    assert events[1] == OuchWon(seat=0, card=face(card))
    assert (after.box, after.won) == ((), ((card,), ()))


def test_o6_the_slot_is_refilled_with_the_top_card_of_the_pile() -> None:
    state = position([[], []])
    after, events = play(state, safely(state, 4))
    top = face(state.pile[0])
    assert events[2] == OuchDealt(slot=4, colour=top.colour, shown=top.shown)
    assert (after.row[4], after.pile) == (state.pile[0], state.pile[1:])


def test_o7_the_next_player_clockwise_plays() -> None:
    state = position([[], [], []], turn=1)
    for expected in (2, 0, 1):
        state, _ = play(state, safely(state))
        assert GAME.to_act(state) == {expected}


def test_o7_another_seat_is_refused() -> None:
    state = position([[], []])
    with pytest.raises(IllegalAction) as refusal:
        GAME.check(state, 1, safely(state))
    assert refusal.value.rule == "O7"
