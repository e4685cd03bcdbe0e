"""Seats that leave the match. [A]"""

from typing import Any

import pytest

from games.cactus import GAME
from games.cactus.model import (
    CactusClaim,
    CactusDie,
    CactusFell,
    CactusForgone,
    CactusOptions,
    CactusPaid,
    CactusRolled,
    CactusScored,
    CactusState,
    CactusTurnBegan,
    CactusWithdrew,
    Pair,
)
from tests.games.cactus.table import (
    ENGINE,
    TRACE,
    Drawn,
    act,
    die,
    hang,
    leave,
    paid,
    place,
    position,
    taken_out,
    types,
)

REDS: Pair = ("hook-red", "tee-red")


def table(**fields: Any) -> CactusState:
    """Three seats; the first is to place a blue piece."""
    return position(
        **{
            "saguaro": ["hook-red", "moon-blue"],
            "reference": "moon-blue",
            "die": "colour",
            "flowers": (3, 4, 5),
            **fields,
        }
    )


STANDING = table(saguaro=["hook-red", ("moon-blue", "ess-blue"), "tee-red"], hand="ess-blue", standing=True)


def test_a_seat_that_leaves_out_of_turn_changes_nothing_else() -> None:
    state, events = leave(table(), 1, chance=Drawn())
    assert events == [CactusWithdrew(seat=1)]
    assert (state.withdrawn, state.player, state.asks, state.flowers) == ((1,), 0, "place", (3, 4, 5))
    assert GAME.view(state, None).withdrawn == (1,)


def test_its_turns_are_passed_over() -> None:
    """C3."""
    state, _ = leave(table(), 1)
    state, events = place(state, "ess-blue", chance=die("colour"))
    assert events[-2] == CactusTurnBegan(seat=2, cactus="candelabra")
    state, events = place(state, "tee-blue", chance=die("colour"))
    assert isinstance(events[-2], CactusTurnBegan)
    assert events[-2].seat == 0
    state, events = place(state, "arch-blue", chance=die("colour"))
    assert state.player == 2


def test_in_its_turn_before_anything_was_tried_the_turn_is_forgone_without_the_penalty() -> None:
    """C5, C19: the cactus counts."""
    state, events = leave(table(), 0, chance=die("shape"))
    assert events == [
        CactusWithdrew(seat=0),
        CactusForgone(
            seat=0,
            piece=None,
            cactus="saguaro",
            pieces=hang("hook-red", "moon-blue"),
            contacts=(),
            tolerated=(),
            trace=None,
            engine=None,
        ),
        CactusTurnBegan(seat=1, cactus="candelabra"),
        CactusRolled(seat=1, face="shape"),
    ]
    assert (state.flowers, state.pile, state.specials) == ((3, 4, 5), table().pile, table().specials)
    assert GAME.to_act(state) == {1}


def test_with_free_choice_no_cactus_counts_then() -> None:
    options = CactusOptions(cactus_choice="free")
    state = table(options=options, cactus=None, last_cactus="zigzag")
    state, events = leave(state, 0, chance=die("shape"))
    assert types(events) == ["withdrew", "forgone", "turn_began", "rolled"]
    assert isinstance(events[1], CactusForgone)
    assert (events[1].cactus, events[1].pieces, state.last_cactus) == (None, (), "zigzag")


def test_in_the_first_turn_nothing_is_rolled() -> None:
    """C4."""
    state = position(cactus=None, flowers=(3, 3, 3))
    state, events = leave(state, 0, chance=Drawn())
    assert types(events) == ["withdrew", "forgone", "turn_began"]
    assert events[-1] == CactusTurnBegan(seat=1, cactus=None)
    assert (state.last_cactus, state.die) == (None, None)


def test_the_piece_in_its_hand_goes_back() -> None:
    """C14, C19."""
    state, events = leave(table(hand="ess-blue"), 0, chance=die("colour"))
    assert types(events) == ["withdrew", "forgone", "turn_began", "rolled"]
    assert isinstance(events[1], CactusForgone)
    assert (events[1].piece, events[1].trace) == ("ess-blue", None)
    assert ("ess-blue" in state.pile, state.hand, state.flowers) == (True, None, (3, 4, 5))


def test_a_special_in_its_hand_goes_to_the_right_end() -> None:
    state = table(hand="jug-blue", die="special", specials=["boot-orange"])
    state, _ = leave(state, 0, chance=die("special"))
    assert state.specials == ("boot-orange", "jug-blue")


def test_c28_the_last_special_in_its_hand_does_not_end_the_game() -> None:
    state, _ = leave(table(hand="jug-blue", die="special", specials=[]), 0, chance=die("special"))
    assert (state.specials, state.ended) == (("jug-blue",), None)


def test_its_piece_that_stands_to_be_mended_is_taken_out() -> None:
    """C18, C19: others may fall, and are paid for; the penalty for forgoing is not."""
    state, events = leave(STANDING, 0, taken_out(STANDING, fell=["tee-red"]), chance=die("colour"))
    assert types(events) == ["withdrew", "forgone", "fell", "paid", "turn_began", "rolled"]
    assert events[1:4] == [
        CactusForgone(
            seat=0,
            piece="ess-blue",
            cactus="saguaro",
            pieces=hang("hook-red", "moon-blue"),
            contacts=(),
            tolerated=(),
            trace=TRACE,
            engine=ENGINE,
        ),
        CactusFell(seat=0, cactus="saguaro", pieces=("tee-red",)),
        CactusPaid(seat=0, why="fall", flowers=-1, due=-1),
    ]
    assert (state.flowers, state.discarded, state.spoiled) == ((2, 4, 5), ("tee-red",), False)


def test_c19_what_offends_then_is_tolerated() -> None:
    state = table(saguaro=[REDS, ("moon-blue", "ess-blue")], hand="ess-blue", standing=True)
    state, _ = leave(state, 0, taken_out(state), chance=die("colour"))
    assert state.cacti[0].tolerated == (REDS,)
    state, _ = leave(table(saguaro=[REDS], hand="ess-blue"), 0, chance=die("colour"))
    assert state.cacti[0].tolerated == (REDS,)


def test_c24_what_it_might_have_claimed_lapses() -> None:
    """Its piece hangs, and is the reference of the die."""
    options = CactusOptions(claims="declare")
    state = table(anchor=["arch-blue"], options=options)
    state, _ = place(state, "ess-blue")
    assert state.asks == "claim"
    state, events = leave(state, 0, chance=die("colour"))
    assert types(events) == ["withdrew", "turn_began", "rolled"]
    assert (state.flowers, state.player, state.asks) == ((3, 4, 5), 1, "place")
    assert state.reference is not None
    assert (state.reference.piece, state.next_cactus) == ("ess-blue", "candelabra")


def test_c24_while_another_is_asked_for_its_claim_nothing_lapses() -> None:
    options = CactusOptions(claims="declare")
    state, _ = place(table(anchor=["arch-blue"], options=options), "ess-blue")
    state, events = leave(state, 1, chance=Drawn())
    assert (types(events), state.asks) == (["withdrew"], "claim")
    state, events = act(state, CactusClaim(1), chance=die("colour"))
    assert (paid(events), state.player) == ({"claim": 1}, 2)


def test_c24_c28_a_seat_that_leaves_after_the_last_special_leaves_the_end_behind() -> None:
    options = CactusOptions(claims="declare")
    state = table(specials=["jug-blue"], die="special", options=options)
    state, _ = place(state, "jug-blue")
    state, events = leave(state, 0, chance=Drawn())
    assert types(events) == ["withdrew", "scored"]
    assert state.ended == "no_specials"


def test_c27_the_next_roll_may_end_the_game() -> None:
    """It cannot win it, whatever it has."""
    _, events = leave(table(pile=["hook-red"], flowers=(9, 4, 5)), 0, chance=die("colour"))
    assert types(events) == ["withdrew", "forgone", "turn_began", "rolled", "scored"]
    scored = events[-1]
    assert isinstance(scored, CactusScored)
    assert (scored.reason, scored.winners, scored.winning_total) == ("no_basic", (2,), 5)


def test_c25_its_flowers_stay_out_of_the_supply() -> None:
    before = GAME.view(table(), None)
    after = GAME.view(leave(table(), 1)[0], None)
    assert (after.supply, after.tokens) == (before.supply, before.tokens)


def test_c26_its_flowers_count_for_the_tokens() -> None:
    """With three seats 19 tokens are in play: (22, 9, 24) lie on 8 + 3 + 8 of them."""
    state, _ = leave(table(anchor=["arch-blue"], flowers=(22, 9, 24)), 1)
    state, events = place(state, "ess-blue")
    assert types(events) == ["placed", "paid", "scored"]
    assert (paid(events), state.ended) == ({"colour": 0}, "no_flowers")


@pytest.mark.parametrize("order", [(1, 3, 4), (4, 3, 1), (3, 1, 4)])
def test_c29_those_who_left_rank_last_the_later_the_higher(order: tuple[int, ...]) -> None:
    state = table(flowers=(1, 30, 2, 20, 40), specials=["jug-blue"], die="special")
    for seat in order:
        state, _ = leave(state, seat)
    state, _ = place(state, "jug-blue", held=False, fell=["hook-red"])
    state, events = place(state, "jug-blue")
    outcome = GAME.outcome(state)
    assert outcome is not None
    first, second, third = order
    assert outcome.ranking == ((2,), (0,), (third,), (second,), (first,))
    assert outcome.winners == (2,)
    assert [score.total for score in outcome.scores] == [0, 30, 2, 20, 40]
    assert isinstance(events[-1], CactusScored)
    assert events[-1].winning_total == 2


def test_all_but_two_may_leave_in_their_turns_one_after_another() -> None:
    """C4, C5: nothing has been placed, and with a die of one face it goes on where the others are."""
    state = position(cactus=None, flowers=(3,) * 5, options=CactusOptions(die=CactusDie(1, 0, 0)))
    for seat in (0, 1, 2):
        assert GAME.to_act(state) == {seat}
        state, _ = leave(state, seat, chance=Drawn())
    assert (state.player, state.withdrawn) == (3, (0, 1, 2))
    state, _ = place(state, "hook-blue", chance=Drawn(0))
    assert state.player == 4
    state, _ = place(state, "arch-blue", chance=Drawn(0))
    assert state.player == 3
