"""The bots of Cactus: legal, blind to what is hidden, bounded, and right where it can be worked out by hand."""

import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from games.cactus import BOTS, GAME, bots, candidates, physics, refusals
from games.cactus.bots import PERSISTENCE
from games.cactus.candidates import ASIDE, Proposals
from games.cactus.findings import Placement
from games.cactus.geometry import contacts
from games.cactus.judgement import Prospects, hang, share
from games.cactus.model import (
    Cactus,
    CactusAction,
    CactusClaim,
    CactusDie,
    CactusForgo,
    CactusHand,
    CactusOptions,
    CactusPlace,
    CactusStand,
    CactusState,
    Piece,
    Point,
    Pose,
)
from games.cactus.pieces import BASICS, PIECES, SPECIALS
from games.core.bots import Bot
from games.core.chance import QuickChance
from games.core.contract import LEVELS, Level, Seating
from games.core.errors import Unsettled
from games.core.play import begin, step
from tests.games.cactus.piles import pile
from tests.games.cactus.table import die, found, place, position

QUICK: Mapping[Level, Bot] = {level: replace(bot, simulations=8) for level, bot in BOTS.items()}  # type: ignore[type-var]


def choose(bot: Bot, state: CactusState, seed: int = 1) -> CactusAction:
    (seat,) = GAME.to_act(state)
    legal = GAME.legal(state, seat)
    assert legal is not None
    action: CactusAction = bot.choose(GAME.view(state, seat), legal, seat, (), QuickChance(seed))
    return action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, CactusOptions(steadiness="clumsy")),
        (3, CactusOptions(claims="declare", fallen="return")),
        (4, CactusOptions(cactus_choice="free", per_cactus_bonus=True)),
        (5, CactusOptions(die=CactusDie(colour=0, shape=1, special=2), steadiness="rock")),
    ],
)
def test_choices_are_legal_and_follow_from_the_view(
    level: Level, seats: int, options: CactusOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever withdraws meanwhile."""
    monkeypatch.setattr(bots, "WORLDS", 30)
    chance, bot = QuickChance(seats), QUICK[level]
    state, _ = begin(GAME, Seating.of(seats), options, chance)
    for decision in range(10):
        for seat in GAME.to_act(state):
            action = choose(bot, state, decision)
            GAME.check(state, seat, action)
            assert action == choose(bot, GAME.determinize(GAME.view(state, seat), chance), decision)
            state, _ = step(GAME, state, seat, action, chance)
        if decision == 6 and seats > 2:
            for event in GAME.withdraw(state, 0, chance):
                state = GAME.evolve(state, event)


def test_the_package_is_imported_without_the_engine() -> None:
    """A replay must not need it."""
    subprocess.run([sys.executable, "-c", "import sys, games.cactus; assert 'pymunk' not in sys.modules"], check=True)


# What never ends well ends.

BEGUN = position(hand="tee-red", reference="moon-red", die="colour")
TIRED = position(hand="tee-red", reference="moon-red", die="colour", attempts=5)
WEARY = position(hand="tee-red", reference="moon-red", die="colour", attempts=PERSISTENCE)


@pytest.mark.parametrize("level", LEVELS)
def test_where_nothing_is_free_a_turn_is_forgone_as_soon_as_it_may(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C19; until then the piece is let go where it harms nothing (C14)."""
    monkeypatch.setattr(Proposals, "pose", lambda *_: None)
    assert choose(BOTS[level], BEGUN) == CactusPlace("tee-red", (ASIDE,), "saguaro")
    assert choose(BOTS[level], TIRED) == CactusForgo()


@pytest.mark.parametrize("level", LEVELS)
def test_simulations_are_bounded_where_nothing_comes_to_rest(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a piece that holds in no simulation is given up."""
    simulated = []

    def unsettled(*arguments: object) -> None:
        simulated.append(arguments)
        raise Unsettled("C10", "", "unsettled")

    monkeypatch.setattr(physics, "place", unsettled)
    assert choose(BOTS[level], TIRED) == CactusForgo()
    assert 5 < len(simulated) <= BOTS[level].simulations  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_tried_often_gives_up(level: Level) -> None:
    """C19: though on an empty cactus much would hold."""
    assert isinstance(choose(BOTS[level], TIRED), CactusPlace)
    assert choose(BOTS[level], WEARY) == CactusForgo()


def crowded(cactus: Cactus, count: int, piece: Piece, **fields: Any) -> CactusState:
    """A turn on a cactus on which so many pieces are at rest."""
    hung = tuple(one for one in pile(cactus, count) if one.piece != piece)
    gone = {one.piece for one in hung}
    state = position(
        cactus=cactus,
        hand=piece,
        reference="hook-red",
        die="colour",
        pile=[basic for basic in BASICS if basic not in gone and basic != piece],
        specials=[special for special in SPECIALS if special not in gone],
        **fields,
    )
    stands = [CactusStand(cactus, hung, contacts(hung)) if one.cactus == cactus else one for one in state.cacti]
    return structs.replace(state, cacti=tuple(stands))


@pytest.mark.parametrize("level", LEVELS)
def test_on_a_crowded_cactus_the_turn_ends(level: Level) -> None:
    """C19: a placement holds at last, or the turn is forgone."""
    state, chance = crowded("zigzag", 7, "tee-red"), QuickChance(3)
    for decision in range(PERSISTENCE + 1):
        if state.player != 0 or not GAME.to_act(state):
            break
        action = choose(QUICK[level], state, decision)
        with suppress(Unsettled):
            state, _ = step(GAME, state, 0, action, chance)
    assert state.hand is None


# What offends is mended.


def offending() -> CactusState:
    """C11: a yellow tee that stands on the saguaro, and touches the yellow hook there."""
    for seed in range(200):
        chance = QuickChance(seed)
        state = position(reference="hook-red", die="colour", hand="hook-yellow", specials=["sun-yellow"])
        for piece in ("hook-yellow", "tee-yellow"):
            hand = CactusHand(piece, "saguaro", False, ())
            state = structs.replace(state, hand=hand, asks="place", player=0)
            with suppress(Unsettled):
                state, _ = step(GAME, state, 0, candidates.sample(state, chance), chance)
        if state.asks == "mend" and state.hand and state.hand.piece == "tee-yellow" and state.hand.offences:
            return state
    raise AssertionError("nothing offends")


@pytest.mark.parametrize("level", LEVELS)
def test_a_piece_that_touches_its_colour_is_placed_elsewhere(level: Level) -> None:
    """C11, C18."""
    state = offending()
    action = choose(BOTS[level], state)
    assert isinstance(action, CactusPlace)
    assert (action.piece, action.cactus) == ("tee-yellow", "saguaro")
    state = structs.replace(state, options=CactusOptions(steadiness="rock"))
    state, _ = step(GAME, state, 0, action, QuickChance(0))
    assert state.hand is None
    assert not state.cacti[0].contacts


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_due_is_claimed(level: Level) -> None:
    """C20, C22, C24: the third red one, and the fifth colour on the saguaro."""
    state = position(
        saguaro=["hook-red", "moon-blue", "arch-green", "tee-orange", "ess-yellow"],
        anchor=["tee-red", "arch-red"],
        reference="hook-red",
        asks="claim",
        last_cactus="saguaro",
        options=CactusOptions(claims="declare"),
    )
    assert choose(BOTS[level], state) == CactusClaim(3)


# What is preferred.

REDS: tuple[Piece, ...] = ("hook-red", "arch-red", "moon-red", "ess-red", "tee-red")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_flowers_are_gone_for(level: Level) -> None:
    """C21: of the reds only the tee is the third of its shape."""
    state = position(anchor=["tee-blue", "tee-green"], reference="sombrero-red", basic="tee-green", die="colour")
    assert refusals.pieces(state) == tuple(sorted(REDS, key=PIECES.index))
    for seed in range(3):
        action = choose(BOTS[level], state, seed)
        assert isinstance(action, CactusPlace)
        assert action.piece == "tee-red"


def test_hard_leaves_nothing_to_the_next_seat() -> None:
    """C21: a second arch can be followed by the third; a first moon by none."""
    state = position(
        anchor=["arch-blue"],
        reference="sombrero-red",
        basic="arch-blue",
        die="colour",
        pile=["arch-red", "moon-red", *("arch-green", "moon-green", "hook-green", "moon-yellow", "arch-yellow")],
    )
    pieces = {level: [_piece(choose(BOTS[level], state, seed)) for seed in range(6)] for level in ("normal", "hard")}
    assert set(pieces["hard"]) == {"moon-red"}
    assert set(pieces["normal"]) == {"moon-red", "arch-red"}


def _piece(action: CactusAction) -> Piece:
    assert isinstance(action, CactusPlace)
    return action.piece


@pytest.mark.parametrize(("level", "trusted"), [("easy", True), ("normal", True), ("hard", False)])
def test_hard_does_not_trust_its_hand(level: Level, trusted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """C15: at the first pose the piece hangs while the hand is still, and with each tremor another one falls."""
    state = position(saguaro=["hook-blue"], reference="moon-red", die="colour", pile=["arch-red", "tee-blue"])
    risky, safe = (0, 200_000, 0), (0, 300_000, 0)
    proposed = iter([risky, *[safe] * 1000])
    monkeypatch.setattr(Proposals, "pose", lambda *_: next(proposed))

    def place(
        cactus: Cactus, hung: object, piece: Piece, path: tuple[Pose, ...], grip: Point, tremor: Pose
    ) -> Placement:
        return found(state, piece, fell=["hook-blue"] if path == (risky,) and any(tremor) else [])

    monkeypatch.setattr(physics, "place", place)
    action = choose(BOTS[level], state)
    assert isinstance(action, CactusPlace)
    assert action.path == ((risky,) if trusted else (safe,))


# What a table is worth.


def win(state: CactusState, piece: Piece) -> float:
    """Of seat 0, after it has hung a piece on the saguaro."""
    return Prospects(state.options, 400, QuickChance(0)).win(hang(state, piece, "saguaro"), 0)


def test_what_is_hung_in_the_mind_is_paid_as_by_the_rules() -> None:
    """C20, C21, C22: the third moon is the third yellow and the fifth colour."""
    state = position(
        saguaro=["hook-red", "moon-blue", "arch-green", "tee-orange"],
        anchor=["moon-red", "hook-yellow", "tee-yellow"],
        reference="moon-red",
        die="shape",
    )
    mind, table = hang(state, "moon-yellow", "saguaro"), place(state, "moon-yellow", chance=die("colour")).state
    assert mind.flowers == table.flowers == (7, 3)
    assert (mind.player, mind.next_cactus, mind.pile) == (table.player, table.next_cactus, table.pile)


def test_the_end_is_sought_by_who_leads() -> None:
    """C27: when the last red tee hangs, SHAPE finds nothing. Else there are flowers to be won, by either seat."""
    ahead, behind = (
        position(
            anchor=["moon-green", "arch-green", "moon-orange", "arch-orange"],
            zigzag=["arch-blue", "ess-blue"],
            flowers=flowers,
            reference="ess-red",
            die="colour",
            pile=["tee-red", "hook-red", "hook-green", "hook-blue", "ess-orange"],
        )
        for flowers in ((4, 3), (3, 4))
    )
    assert win(ahead, "tee-red") > win(ahead, "hook-red") + 0.05
    assert win(behind, "tee-red") < win(behind, "hook-red") - 0.05


@pytest.mark.parametrize(("flowers", "share"), [((4, 3), 1.0), ((3, 3), 0.5), ((3, 4), 0.0)])
def test_the_last_special_ends_the_game(flowers: tuple[int, int], share: float) -> None:
    """C28, C29."""
    state = position(flowers=flowers, reference="ess-red", die="special", specials=["sun-yellow"])
    assert win(state, "sun-yellow") == share


def test_who_has_left_cannot_win() -> None:
    assert [share((5, 9, 5), (1,), seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    state = position(flowers=(3, 9, 3), withdrawn=(1,), reference="ess-red", die="colour")
    after = hang(state, "tee-red", "saguaro")
    assert after.player == 2
    prospects = Prospects(state.options, 200, QuickChance(0))
    first, gone, last = (prospects.win(after, seat) for seat in range(3))
    assert gone == 0
    assert first + last == pytest.approx(1)
