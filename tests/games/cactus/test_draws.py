"""All chance of a match, computed again from its seed as `chance_log` and the README say (C2, C3, C5, C10)."""

from fractions import Fraction
from typing import Any

import pytest

from games.cactus import GAME
from games.cactus.model import (
    CactusClaim,
    CactusDie,
    CactusEvent,
    CactusForgo,
    CactusOptions,
    CactusPlace,
    CactusPlaced,
    CactusRolled,
    CactusSetUp,
)
from games.core.chance import Chance, SeededChance
from games.core.conformance.match import facts
from games.core.contract import Lapse, Seating, Withdrawal
from games.core.play import begin
from tests.games.cactus.matches import events, matches
from tests.games.cactus.table import act, aside, place, position

SEED = b"a seed of thirty-two bytes, more"
SPECIALS = [
    *("sombrero-red", "guitar-red", "boot-orange", "snake-orange", "sun-yellow"),
    *("skull-yellow", "lizard-green", "chili-green", "hummingbird-blue", "jug-blue"),
]
DEVIATIONS = {
    "rock": (0, 0),
    "easy": (500, 10_000),
    "normal": (1_200, 25_000),
    "hard": (2_500, 60_000),
    "clumsy": (4_000, 120_000),
}


def tremor(chance: Chance, steadiness: str) -> tuple[int, ...]:
    """Of x, of y and of the angle, each of twelve draws; rounded half away from zero."""
    along, around = DEVIATIONS[steadiness]
    return tuple(_offset(chance, sigma) for sigma in (along, along, around))


def _offset(chance: Chance, sigma: int) -> int:
    drawn = [chance.below(65536) for _ in range(12)]
    exact = Fraction(sigma) * (sum(drawn) - 6 * 65535) / 65536
    rounded = int(abs(exact) + Fraction(1, 2))
    return rounded if exact >= 0 else -rounded


def face(chance: Chance, die: CactusDie) -> str:
    faces = ["colour"] * die.colour + ["shape"] * die.shape + ["special"] * die.special
    return faces[chance.below(len(faces))]


def same(one: Chance, other: Chance) -> bool:
    """Neither has drawn more than the other."""
    return one.below(2**64) == other.below(2**64)


# The setup.


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("options", [{}, {"steadiness": "rock"}, {"die": CactusDie(0, 0, 1)}, {"claims": "declare"}])
def test_c2_c3_the_setup_follows_from_the_seed(seats: int, options: dict[str, Any]) -> None:
    """The row of the specials, then the first seat; there is no die in the first turn (C4)."""
    chance, again = SeededChance(SEED, 0), SeededChance(SEED, 0)
    state, told = begin(GAME, Seating.of(seats), CactusOptions(**options), chance)
    assert isinstance(told[0], CactusSetUp)
    assert list(told[0].specials) == again.shuffled(SPECIALS)
    assert state.player == again.below(seats)
    assert same(chance, again)


@pytest.mark.parametrize(
    ("who", "host", "winners", "drawn"),
    [("host", 2, (), None), ("previous_winner", None, (1,), None), ("previous_winner", 0, (3, 0, 1), (0, 1, 3))],
)
def test_c3_the_first_seat_is_drawn_only_where_it_is_open(
    who: Any, host: int | None, winners: tuple[int, ...], drawn: tuple[int, ...] | None
) -> None:
    seating = Seating((None,) * 4, (None,) * 4, host, winners)
    chance, again = SeededChance(SEED, 0), SeededChance(SEED, 0)
    state, _ = begin(GAME, seating, CactusOptions(first_seat=who), chance)
    again.shuffled(SPECIALS)
    expected = drawn[again.below(len(drawn))] if drawn else host if who == "host" else winners[0]
    assert state.player == expected
    assert same(chance, again)


# Every other decision.


def test_c5_c10_every_decision_follows_from_the_seed() -> None:
    """A placement draws its tremor first; where a turn begins after something has been placed, the die follows."""
    met = set()
    for played in matches():
        options: Any = played.options
        for decision, step in enumerate(played.steps[1:], 1):
            chance = played.stream(decision)
            for event in step:
                if isinstance(event, CactusPlaced):
                    assert event.tremor == tremor(chance, options.steadiness)
                if isinstance(event, CactusRolled):
                    assert event.face == face(chance, options.die)
            met.add(_kind(played.moves[decision - 1][1], step))
    assert met == {
        "placed",
        "placed, rolled",
        "claimed, rolled",
        "forgone, rolled",
        "left",
        "left, rolled",
        "lapsed, rolled",
    }


def _kind(action: object, step: list[CactusEvent]) -> str:
    kinds: dict[type, str] = {
        Withdrawal: "left",
        Lapse: "lapsed",
        CactusPlace: "placed",
        CactusClaim: "claimed",
        CactusForgo: "forgone",
    }
    kind = kinds[type(action)]
    return f"{kind}, rolled" if any(isinstance(event, CactusRolled) for event in step) else kind


def test_nothing_else_draws() -> None:
    """After each decision both streams are at the same place."""
    for played in matches()[:4]:
        options: Any = played.options
        for decision, step in enumerate(played.steps[1:], 1):
            chance, again = played.stream(decision), played.stream(decision)
            assert facts(GAME, played.states[decision - 1], played.moves[decision - 1], chance) == step
            if isinstance(played.moves[decision - 1][1], CactusPlace):
                tremor(again, options.steadiness)
            if any(isinstance(event, CactusRolled) for event in step):
                face(again, options.die)
            assert same(chance, again)


def test_c4_no_die_is_rolled_while_nothing_has_been_placed() -> None:
    """C19: not even where a turn was forgone before."""
    for played in matches():
        placed = False
        for event in events(played):
            assert placed or not isinstance(event, CactusRolled)
            placed = placed or (isinstance(event, CactusPlaced) and event.held and not event.offences)


@pytest.mark.parametrize("steadiness", DEVIATIONS)
def test_c10_every_hand_draws_as_much(steadiness: Any) -> None:
    """A rock as well; so what follows does not depend on how steady hands are."""
    state = position(reference="moon-blue", die="colour", options=CactusOptions(steadiness=steadiness))
    chance, again = SeededChance(SEED, 4), SeededChance(SEED, 4)
    placed = act(state, aside("ess-blue"), chance=chance).events[0]
    assert isinstance(placed, CactusPlaced)
    assert placed.tremor == tremor(again, steadiness)
    assert (placed.tremor == (0, 0, 0)) == (steadiness == "rock")
    assert same(chance, again)


def test_the_same_decision_draws_the_same_again() -> None:
    """So nobody rolls luck again by sending an action again."""
    state = position(reference="moon-blue", die="colour")
    one, other = (act(state, aside("ess-blue"), chance=SeededChance(SEED, 9)).events for _ in range(2))
    assert one == other


def test_c5_the_die_does_not_depend_on_what_was_found() -> None:
    """Only on the seed and the number of the decision."""
    state = position(saguaro=["hook-red"], reference="moon-blue", die="colour")
    faces: set[str] = set()
    for finding in ({}, {"fell": ["hook-red"]}, {"touch": "hook-red"}, {"pushed": {"hook-red": "hook-red"}}):
        _, told = place(state, "ess-blue", chance=SeededChance(SEED, 3), **finding)
        faces.update(event.face for event in told if isinstance(event, CactusRolled))
    assert len(faces) == 1
