"""A turn that is forgone: C19. What is then tolerated is in `test_mending`, what is simulated in `test_simulation`."""

from typing import Any, get_args

import pytest

from games.cactus import GAME
from games.cactus.bots import BOTS
from games.cactus.model import (
    CactusFell,
    CactusForgo,
    CactusForgone,
    CactusHand,
    CactusLegal,
    CactusOptions,
    CactusPaid,
    CactusRolled,
    CactusState,
    CactusTurnBegan,
    Pair,
)
from games.core.chance import QuickChance
from games.core.contract import Level
from games.core.errors import IllegalAction
from tests.games.cactus.table import (
    ENGINE,
    TRACE,
    Drawn,
    aside,
    die,
    forgo,
    hang,
    paid,
    pieces_on,
    place,
    position,
    taken_out,
    types,
)

REDS: Pair = ("hook-red", "tee-red")


def table(**fields: Any) -> CactusState:
    """The blue ess has fallen five times."""
    return position(
        **{
            "saguaro": ["hook-red", "moon-blue"],
            "hand": "ess-blue",
            "attempts": 5,
            "reference": "moon-blue",
            "die": "colour",
            **fields,
        }
    )


STANDING = table(saguaro=["hook-red", ("moon-blue", "ess-blue"), "tee-red"], standing=True)
"""It stands there to be mended."""


# When.


@pytest.mark.parametrize(("attempts", "legal"), [(1, False), (4, False), (5, True), (6, True), (19, True)])
@pytest.mark.parametrize("standing", [False, True])
def test_c19_after_five_placements_one_may_forgo(attempts: int, legal: bool, standing: bool) -> None:
    saguaro = ["hook-red", ("moon-blue", "ess-blue")] if standing else ["hook-red", "moon-blue"]
    found = GAME.legal(table(saguaro=saguaro, standing=standing, attempts=attempts), 0)
    assert found is not None
    assert found.actions == ((CactusForgo(),) if legal else ())
    assert (found.pieces, found.cacti) == (("ess-blue",), ("saguaro",)), "one may go on trying as well"


@pytest.mark.parametrize("attempts", [20, 21])
@pytest.mark.parametrize("standing", [False, True])
def test_c19_after_twenty_placements_one_may_only_forgo(attempts: int, standing: bool) -> None:
    """So that nobody can hold up the match for ever."""
    saguaro = ["hook-red", ("moon-blue", "ess-blue")] if standing else ["hook-red", "moon-blue"]
    state = table(saguaro=saguaro, standing=standing, attempts=attempts)
    assert GAME.legal(state, 0) == CactusLegal(pieces=(), cacti=(), actions=(CactusForgo(),))
    assert GAME.sample(state, 0, QuickChance(0)) == CactusForgo()
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, 0, aside("ess-blue"))
    assert refused.value.rule == "C19"
    assert refused.value.reason == "You have placed 20 times in this turn: all that is left is to forgo it."
    assert GAME.decide(state, 0, CactusForgo(), QuickChance(0))


@pytest.mark.parametrize("level", get_args(Level))
def test_c19_a_bot_that_may_only_forgo_does(level: Level) -> None:
    state = table(attempts=20)
    legal = GAME.legal(state, 0)
    assert legal is not None
    assert BOTS[level].choose(GAME.view(state, 0), legal, 0, (), QuickChance(0)) == CactusForgo()


def test_c19_five_placements_are_counted() -> None:
    """C14, C18: whether the piece fell or must be mended."""
    state = position(saguaro=["moon-blue"], reference="moon-blue", die="colour")
    findings: list[dict[str, Any]] = [{"held": False}, {"beside": "moon-blue"}, {"on_base": True}, {}, {"held": False}]
    for number, finding in enumerate(findings, 1):
        legal = GAME.legal(state, 0)
        assert legal is not None
        assert legal.actions == ()
        state, _ = place(state, "ess-blue", **(finding or {"beside": "moon-blue"}))
        assert state.attempts == number
    legal = GAME.legal(state, 0)
    assert legal is not None
    assert legal.actions == (CactusForgo(),)
    assert GAME.sample(state, 0, QuickChance(0)) == CactusForgo()


def test_c19_a_new_turn_counts_from_none() -> None:
    state, _ = forgo(table(), chance=die("colour"))
    assert state.attempts == 0


# What comes of it.


def test_c19_a_piece_in_the_hand_goes_back_to_its_supply() -> None:
    """Nothing is simulated, and one flower is lost."""
    state, events = forgo(table(), chance=die("colour"))
    assert events == [
        CactusForgone(
            seat=0,
            piece="ess-blue",
            cactus="saguaro",
            pieces=hang("hook-red", "moon-blue"),
            contacts=(),
            tolerated=(),
            trace=None,
            engine=None,
        ),
        CactusPaid(seat=0, why="forgo", flowers=-1, due=-1),
        CactusTurnBegan(seat=1, cactus="candelabra"),
        CactusRolled(seat=1, face="colour"),
    ]
    assert "ess-blue" in state.pile
    assert state.pile == position(saguaro=["hook-red", "moon-blue"]).pile, "in table order"
    assert (state.flowers, state.hand, state.spoiled) == ((2, 3), None, False)
    assert (state.last_cactus, state.next_cactus) == ("saguaro", "candelabra")


@pytest.mark.parametrize("fallen", ["discard", "return"])
def test_c19_it_goes_back_however_fallen_pieces_are_dealt_with(fallen: Any) -> None:
    """C15: it has not fallen."""
    state, _ = forgo(table(options=CactusOptions(fallen=fallen)), chance=die("colour"))
    assert ("ess-blue" in state.pile, state.discarded) == (True, ())


def test_c19_a_special_goes_to_the_right_end() -> None:
    state = table(hand="jug-blue", die="special", specials=["sun-yellow", "boot-orange"])
    state, _ = forgo(state, chance=die("special"))
    assert state.specials == ("sun-yellow", "boot-orange", "jug-blue")


def test_c19_c28_the_last_special_given_back_is_the_only_one_again() -> None:
    """So the game goes on."""
    state, events = forgo(table(hand="jug-blue", die="special", specials=[]), chance=die("special"))
    assert (state.specials, state.ended) == (("jug-blue",), None)
    assert types(events) == ["forgone", "paid", "turn_began", "rolled"]


def test_c19_a_piece_that_stands_is_taken_out() -> None:
    state, events = forgo(STANDING, taken_out(STANDING), chance=die("colour"))
    assert types(events) == ["forgone", "paid", "turn_began", "rolled"]
    assert events[0] == CactusForgone(
        seat=0,
        piece="ess-blue",
        cactus="saguaro",
        pieces=hang("hook-red", "moon-blue", "tee-red"),
        contacts=(),
        tolerated=(),
        trace=TRACE,
        engine=ENGINE,
    )
    assert pieces_on(state, "saguaro") == {"hook-red", "moon-blue", "tee-red"}
    assert ("ess-blue" in state.pile, state.flowers) == (True, (2, 3))


def test_c15_c19_what_fell_while_it_was_taken_out_is_paid_for() -> None:
    """Beside the flower for forgoing."""
    state, events = forgo(STANDING, taken_out(STANDING, fell=["tee-red", "moon-blue"]), chance=die("colour"))
    assert types(events) == ["forgone", "fell", "paid", "paid", "turn_began", "rolled"]
    assert events[1] == CactusFell(seat=0, cactus="saguaro", pieces=("tee-red", "moon-blue"))
    assert paid(events) == {"fall": -2, "forgo": -1}
    assert (state.flowers, state.discarded) == ((0, 3), ("tee-red", "moon-blue"))
    assert not state.spoiled, "another turn has begun"


@pytest.mark.parametrize(("flowers", "paid_for_falls", "paid_for_it"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
def test_c17_c19_nobody_goes_below_none(flowers: int, paid_for_falls: int, paid_for_it: int) -> None:
    state = table(saguaro=["hook-red", ("moon-blue", "ess-blue"), "tee-red"], standing=True, flowers=(flowers, 3))
    state, events = forgo(state, taken_out(state, fell=["tee-red", "moon-blue"]), chance=die("colour"))
    assert paid(events) == {"fall": -paid_for_falls, "forgo": -paid_for_it}
    assert (state.flowers[0], state.short) == (flowers - paid_for_falls - paid_for_it, False)


def test_c19_no_flowers_are_won() -> None:
    """C20: two blue pieces hang, and the third stood there."""
    state = table(anchor=["tee-blue"])
    assert paid(forgo(state, chance=die("colour")).events) == {"forgo": -1}


def test_c19_what_stands_against_the_rules_is_tolerated() -> None:
    """C11: what the piece pushed together, and what came together when it was taken out."""
    state = table(saguaro=[REDS, "moon-green", ("moon-blue", "ess-blue")], standing=True)
    after, events = forgo(state, taken_out(state, pushed={"moon-green": "moon-blue"}), chance=die("colour"))
    forgone = events[0]
    assert isinstance(forgone, CactusForgone)
    assert forgone.contacts == (REDS, ("moon-blue", "moon-green"))
    assert forgone.tolerated == (REDS, ("moon-blue", "moon-green"))
    assert after.cacti[0].tolerated == GAME.view(after, None).cacti[0].tolerated == forgone.tolerated


def test_c19_what_touches_and_may_is_no_matter() -> None:
    state = table(saguaro=[("hook-red", "moon-blue")])
    _, events = forgo(state, chance=die("colour"))
    forgone = events[0]
    assert isinstance(forgone, CactusForgone)
    assert (forgone.contacts, forgone.tolerated) == ((("hook-red", "moon-blue"),), ())


def test_c19_what_offends_where_the_piece_fell_is_tolerated_as_well() -> None:
    state, events = forgo(table(saguaro=[REDS]), chance=die("colour"))
    assert state.cacti[0].tolerated == (REDS,)
    assert types(events) == ["forgone", "paid", "turn_began", "rolled"]


def test_c19_with_free_choice_the_cactus_was_that_of_the_hand() -> None:
    """C5."""
    options = CactusOptions(cactus_choice="free")
    state, _ = place(
        position(reference="moon-blue", die="colour", cactus=None, options=options), "ess-blue", "zigzag", held=False
    )
    for _ in range(4):
        state, _ = place(state, "ess-blue", held=False)
    state, events = forgo(state, chance=die("colour"))
    assert isinstance(events[0], CactusForgone)
    assert (events[0].cactus, state.last_cactus, state.next_cactus) == ("zigzag", "zigzag", None)


def test_c4_c19_the_first_turn_may_be_forgone_too() -> None:
    """Its cactus counts; no die is rolled while nothing has been placed."""
    state = position(cactus=None)
    for _ in range(5):
        state, _ = place(state, "hook-red", "prickly_pear", held=False)
    assert state.hand == CactusHand("hook-red", "prickly_pear", False)
    state, events = forgo(state, chance=Drawn())
    assert types(events) == ["forgone", "paid", "turn_began"]
    assert events[-1] == CactusTurnBegan(seat=1, cactus="zigzag")
    assert (state.reference, state.flowers) == (None, (2, 3))


def test_c19_all_may_forgo_one_after_another() -> None:
    """So a match cannot freeze: the circle goes round."""
    state = position(cactus=None)
    for cactus in ("zigzag", "anchor", "saguaro", "candelabra"):
        for _ in range(5):
            state, _ = place(state, "hook-red", cactus, held=False)
        state, _ = forgo(state, chance=Drawn())
        assert state.last_cactus == cactus
    assert (state.flowers, state.reference, state.next_cactus) == ((1, 1), None, "prickly_pear")
