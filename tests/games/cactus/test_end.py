"""How a match ends: C26 to C29."""

from typing import Any

import pytest

from games.cactus import GAME
from games.cactus.model import (
    CactusClaim,
    CactusDie,
    CactusOptions,
    CactusPoints,
    CactusRolled,
    CactusScored,
    CactusState,
    CactusTurnBegan,
    Piece,
)
from games.cactus.pieces import BASICS
from games.core.contract import Outcome, Score
from tests.games.cactus.table import After, Drawn, act, colour, die, forgo, paid, place, position, shape, types


def outcome(state: CactusState) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    assert (state.asks, GAME.to_act(state)) == (None, frozenset())
    assert all(GAME.legal(state, seat) is None for seat in range(len(state.flowers)))
    view = GAME.view(state, None)
    assert (view.asks, view.to_act, view.ended) == (None, (), found.reason)
    return found


def scored(after: After) -> CactusScored:
    """The last event, which tells what the outcome tells."""
    event, found = after.events[-1], outcome(after.state)
    assert isinstance(event, CactusScored)
    assert (event.seat, event.reason, event.winners) == (None, found.reason, found.winners)
    assert [(points.seat, points.total) for points in event.scores] == [(one.seat, one.total) for one in found.scores]
    return event


def test_before_the_end_there_is_no_outcome() -> None:
    assert GAME.outcome(position()) is None


# C26: no flowers.

PAIR: list[Piece] = ["hook-red", "tee-red"]


def flowers(*held: int, **fields: Any) -> CactusState:
    """The third red is about to be hung, for one flower."""
    return position(**{"anchor": PAIR, "reference": "tee-red", "die": "colour", "flowers": held, **fields})


def test_c26_the_game_ends_when_all_tokens_show_three_and_none_is_in_the_supply() -> None:
    """16 tokens: 48 flowers. The payment was made in full."""
    after = place(flowers(23, 24), "ess-red", chance=Drawn())
    assert types(after.events) == ["placed", "paid", "scored"]
    assert paid(after.events) == {"colour": 1}
    assert (scored(after).reason, after.state.short) == ("no_flowers", False)
    assert GAME.view(after.state, None).supply == 0


def test_c26_one_flower_less_and_the_game_goes_on() -> None:
    """(25, 21) lie on all 16 tokens, and one of them shows 1."""
    after = place(flowers(24, 21), "ess-red", chance=die("colour"))
    assert (after.state.flowers, after.state.ended) == ((25, 21), None)


def test_c26_second_half_a_payment_that_falls_short_ends_the_game() -> None:
    """[A]: (21, 25) lie on all 16 tokens, one of them showing 1; (22, 25) would need another."""
    after = place(flowers(21, 25), "ess-red", chance=Drawn())
    assert types(after.events) == ["placed", "paid", "scored"]
    assert (scored(after).reason, after.state.short) == ("no_flowers", True)
    assert after.state.flowers == (21, 25)


def test_c26_with_more_players_there_are_more_tokens() -> None:
    after = place(flowers(21, 25, 0), "ess-red", chance=die("colour"))
    assert (after.state.flowers, after.state.ended) == ((22, 25, 0), None)


def test_c26_the_turn_is_finished_first() -> None:
    """All its payments are made, and the claim is asked."""
    options = CactusOptions(claims="declare")
    state, events = place(flowers(23, 24, options=options), "ess-red")
    assert (types(events), state.ended) == (["placed", "claim_asked"], None)
    after = act(state, CactusClaim(1), chance=Drawn())
    assert types(after.events) == ["claimed", "paid", "scored"]
    assert scored(after).reason == "no_flowers"


# C27: no valid basic piece.


def test_c27_worked_case_6_the_game_ends_when_the_die_asks_for_a_colour_that_is_gone() -> None:
    """After a green special no green basic is left."""
    pile = [piece for piece in BASICS if not piece.endswith("-green")]
    state = position(specials=["lizard-green", "sun-yellow"], pile=pile, reference="tee-green", die="special")
    after = place(state, "lizard-green", chance=die("colour"))
    assert types(after.events) == ["placed", "turn_began", "rolled", "scored"]
    assert after.events[1:3] == [
        CactusTurnBegan(seat=1, cactus="candelabra"),
        CactusRolled(seat=1, face="colour"),
    ]
    assert scored(after).reason == "no_basic"
    assert (after.state.player, after.state.die) == (1, "colour")


def test_c27_the_game_ends_when_the_die_asks_for_a_shape_that_is_gone() -> None:
    pile = [piece for piece in BASICS if not piece.startswith("tee") or piece == "tee-blue"]
    state = position(pile=pile, reference="hook-blue", die="colour")
    after = place(state, "tee-blue", chance=die("shape"))
    assert types(after.events) == ["placed", "turn_began", "rolled", "scored"]
    assert scored(after).reason == "no_basic"


@pytest.mark.parametrize(("face", "legal"), [("shape", ["hook-green"]), ("special", ["sun-yellow"])])
def test_c27_another_face_would_have_gone_on(face: Any, legal: list[Piece]) -> None:
    pile: list[Piece] = ["tee-blue", "hook-green"]
    state = position(pile=pile, specials=["sun-yellow"], reference="hook-blue", die="colour")
    state, _ = place(state, "tee-blue", chance=die("special"))
    assert state.ended is None
    state = position(pile=["hook-blue", "hook-green"], specials=["sun-yellow"], reference="tee-blue", die="colour")
    after = place(state, "hook-blue", chance=die(face))
    found = GAME.legal(after.state, 1)
    assert found is not None
    assert list(found.pieces) == legal
    assert place(state, "hook-blue", chance=die("colour")).state.ended == "no_basic"


def test_c27_one_piece_that_fits_is_enough() -> None:
    state = position(pile=["hook-blue", "tee-blue"], reference="moon-blue", die="colour")
    state, _ = place(state, "hook-blue", chance=die("colour"))
    assert state.ended is None
    state, _ = place(state, "tee-blue", chance=die("colour"))
    assert state.ended == "no_basic"


def test_c27_an_empty_pile_is_no_end_while_the_die_shows_the_specials() -> None:
    state = position(pile=["hook-blue"], reference="tee-blue", die="colour")
    state, _ = place(state, "hook-blue", chance=die("special"))
    assert (state.pile, state.ended) == ((), None)


@pytest.mark.parametrize(("fallen", "ended"), [("discard", "no_basic"), ("return", None)])
def test_c15_c27_what_fell_and_was_returned_is_left(fallen: Any, ended: str | None) -> None:
    """Option `fallen`."""
    options = CactusOptions(fallen=fallen)
    state = position(saguaro=["tee-blue"], pile=["hook-blue"], reference="tee-blue", die="colour", options=options)
    state, _ = place(state, "hook-blue", fell=["tee-blue"], chance=die("colour"))
    assert state.ended == ended


def test_c27_ends_after_the_claim_at_the_earliest() -> None:
    """C24."""
    options = CactusOptions(claims="declare")
    state, _ = place(position(pile=["hook-blue"], reference="tee-blue", die="colour", options=options), "hook-blue")
    assert state.ended is None
    after = act(state, CactusClaim(0), chance=die("colour"))
    assert types(after.events) == ["claimed", "turn_began", "rolled", "scored"]


def test_c19_c27_a_forgone_piece_is_in_the_pile_again() -> None:
    state = position(pile=[], hand="hook-blue", attempts=5, reference="tee-blue", die="colour")
    after = forgo(state, chance=die("colour"))
    assert (after.state.pile, after.state.ended) == (("hook-blue",), None)
    after = forgo(state, chance=die("shape"))
    assert types(after.events) == ["forgone", "paid", "turn_began", "rolled", "scored"]
    assert scored(after).reason == "no_basic"


# C28: no special pieces.


def special(*row: Piece, **fields: Any) -> CactusState:
    """The leftmost special is to be placed; three pieces of its colour make it worth a flower."""
    return position(
        **{
            "anchor": colour(BASICS, row[0].split("-")[1])[:2],
            "saguaro": ["chili-green", "hook-orange"],
            "specials": row,
            "reference": "tee-blue",
            "die": "special",
            **fields,
        }
    )


def test_c28_worked_case_5_the_last_special_is_placed_and_paid_and_then_the_game_ends() -> None:
    after = place(special("sun-yellow"), "sun-yellow", chance=Drawn())
    assert types(after.events) == ["placed", "paid", "scored"]
    assert (scored(after).reason, after.state.flowers) == ("no_specials", (4, 3))
    assert after.state.player == 0


def test_c28_with_one_left_in_the_row_it_goes_on() -> None:
    after = place(special("sun-yellow", "boot-orange"), "sun-yellow", chance=die("special"))
    assert (after.state.ended, after.state.specials) == (None, ("boot-orange",))


def test_c28_while_the_last_one_is_tried_the_game_goes_on() -> None:
    """C14, C18: its turn has to be resolved."""
    state, _ = place(special("sun-yellow"), "sun-yellow", held=False)
    assert (state.specials, state.ended, state.asks) == ((), None, "place")
    state, _ = place(state, "sun-yellow", on_base=True)
    assert (state.ended, state.asks) == (None, "mend")
    after = place(state, "sun-yellow")
    assert scored(after).reason == "no_specials"


def test_c15_c28_a_special_that_falls_in_that_very_turn_lies_in_the_row_again() -> None:
    """So it is not empty when the turn is over."""
    after = place(special("sun-yellow"), "sun-yellow", fell=["chili-green"], chance=die("special"))
    assert types(after.events) == ["placed", "fell", "paid", "turn_began", "rolled"]
    assert (after.state.specials, after.state.ended) == (("chili-green",), None)
    legal = GAME.legal(after.state, 1)
    assert legal is not None
    assert legal.pieces == ("chili-green",)


def test_c15_c28_a_basic_that_falls_changes_nothing() -> None:
    after = place(special("sun-yellow"), "sun-yellow", fell=["hook-orange"], chance=Drawn())
    assert types(after.events) == ["placed", "fell", "paid", "scored"]
    assert scored(after).reason == "no_specials"


def test_c15_c28_one_that_fell_in_an_earlier_attempt_is_enough() -> None:
    state, _ = place(special("sun-yellow"), "sun-yellow", held=False, fell=["chili-green"])
    state, _ = place(state, "sun-yellow", chance=die("special"))
    assert (state.specials, state.ended) == (("chili-green",), None)


def test_c26_c28_of_both_at_once_the_flowers_are_told() -> None:
    """[A]"""
    after = place(special("sun-yellow", flowers=(23, 24)), "sun-yellow", chance=Drawn())
    assert scored(after).reason == "no_flowers"
    after = place(special("sun-yellow", flowers=(21, 25)), "sun-yellow", chance=Drawn())
    assert scored(after).reason == "no_flowers"


def test_c5_c28_a_die_of_specials_alone_leads_there() -> None:
    """Ten of them, after one basic."""
    state, _ = place(position(cactus=None, options=CactusOptions(die=CactusDie(0, 0, 1))), "hook-blue", chance=Drawn(0))
    for left in range(10, 0, -1):
        assert (len(state.specials), state.die, state.ended) == (left, "special", None)
        state, _ = place(state, state.specials[0], chance=Drawn(*([0] if left > 1 else [])))
    assert outcome(state).reason == "no_specials"


def test_c5_c27_a_die_of_one_colour_alone_leads_to_its_end() -> None:
    """After five pieces of it."""
    state, _ = place(position(cactus=None, options=CactusOptions(die=CactusDie(1, 0, 0))), "hook-blue", chance=Drawn(0))
    for piece in colour(BASICS, "blue")[1:]:
        state, _ = place(state, piece, chance=Drawn(0))
    assert (outcome(state).reason, state.flowers) == ("no_basic", (3 + 1 + 2, 3))


def test_c5_c27_a_die_of_shapes_alone_too() -> None:
    state, _ = place(position(cactus=None, options=CactusOptions(die=CactusDie(0, 1, 0))), "hook-blue", chance=Drawn(0))
    for piece in shape(BASICS, "hook")[:-1]:
        state, _ = place(state, piece, chance=Drawn(0))
    assert outcome(state).reason == "no_basic"


# C29: who wins.


def ended(*held: int, withdrawn: tuple[int, ...] = ()) -> After:
    """The last special ends it; nothing is won any more."""
    state = special("sun-yellow", anchor=[], flowers=held, withdrawn=withdrawn)
    return place(state, "sun-yellow", chance=Drawn())


@pytest.mark.parametrize(
    ("held", "ranking"),
    [
        ((3, 5), ((1,), (0,))),
        ((5, 5), ((0, 1),)),
        ((0, 0, 0), ((0, 1, 2),)),
        ((4, 9, 4, 9, 1), ((1, 3), (0, 2), (4,))),
    ],
)
def test_c29_most_flowers_win_and_equal_flowers_share(
    held: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    """[A]"""
    after = ended(*held)
    found = outcome(after.state)
    assert (found.ranking, found.winners, found.reason) == (ranking, ranking[0], "no_specials")
    assert found.scores == tuple(Score(seat, total, {"flowers": total}) for seat, total in enumerate(held))
    assert scored(after) == CactusScored(
        reason="no_specials",
        scores=tuple(CactusPoints(seat, total) for seat, total in enumerate(held)),
        winners=ranking[0],
        winning_total=max(held),
    )


def test_c29_a_seat_that_has_left_wins_nothing() -> None:
    """And its flowers are no measure for the others."""
    after = ended(4, 30, 2, withdrawn=(1,))
    assert (outcome(after.state).ranking, scored(after).winners, scored(after).winning_total) == (
        ((0,), (2,), (1,)),
        (0,),
        4,
    )
