"""What is proposed is legal, and holds often enough."""

import pytest

from games.cactus import candidates, physics
from games.cactus.candidates import ASIDE, Proposals
from games.cactus.model import CACTI, Cactus, CactusHung, CactusOptions, CactusPlace, CactusState
from games.cactus.pieces import PIECES
from games.cactus.rules import CactusGame
from games.core.chance import QuickChance
from games.core.contract import Seating
from games.core.errors import Unsettled
from games.core.play import begin, step

GAME = CactusGame()


def played(seed: int, decisions: int, options: CactusOptions) -> list[CactusState]:
    """The states of a match of sampled actions."""
    chance = QuickChance(seed)
    state, _ = begin(GAME, Seating.of(2), options, chance)
    states = [state]
    for _ in range(decisions):
        for seat in GAME.to_act(state):
            try:
                state, _ = step(GAME, state, seat, GAME.sample(state, seat, chance), chance)
            except Unsettled:
                continue
        states.append(state)
    return states


@pytest.mark.parametrize("options", [CactusOptions(), CactusOptions(cactus_choice="free", claims="declare")])
def test_samples_are_legal(options: CactusOptions) -> None:
    """C4 to C10: whatever stands there, be it to be mended."""
    chance = QuickChance(0)
    asked = set()
    for state in played(1, 40, options):
        asked.add(state.asks)
        for seat in GAME.to_act(state):
            for _ in range(5):
                GAME.check(state, seat, GAME.sample(state, seat, chance))
    assert {"place", "mend"} <= asked


def test_equal_states_and_chances_give_equal_samples() -> None:
    for seed, state in enumerate(played(2, 12, CactusOptions())):
        for seat in GAME.to_act(state):
            one, other = (GAME.sample(state, seat, QuickChance(seed)) for _ in range(2))
            assert one == other
            assert not isinstance(one, CactusPlace) or all(type(part) is int for pose in one.path for part in pose)


@pytest.mark.parametrize("cactus", CACTI)
def test_much_of_what_is_proposed_holds(cactus: Cactus) -> None:
    """C10, on an empty cactus, without a tremor."""
    chance, proposals = QuickChance(7), Proposals(cactus, ())
    poses = [(piece, pose) for piece in PIECES for _ in range(40) if (pose := proposals.pose(piece, chance))][:60]
    held = [physics.place(cactus, (), piece, (pose,), (0, 0), (0, 0, 0)).held for piece, pose in poses]
    assert sum(held) > len(held) / 6


def test_where_nothing_is_free_a_piece_is_let_go_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """C14: it is always legal, and falls without harm."""
    monkeypatch.setattr(Proposals, "pose", lambda *_: None)
    (*_, state) = played(3, 8, CactusOptions())
    place = candidates.sample(state, QuickChance(0))
    assert place.path == (ASIDE,)
    assert place.cactus is not None
    hung: tuple[CactusHung, ...] = state.cacti[CACTI.index(place.cactus)].pieces
    for piece in PIECES:
        assert physics.Probe(place.cactus, hung).obstacle(piece, ASIDE) is None
    found = physics.place(place.cactus, hung, place.piece, place.path, (0, 0), (0, 0, 0))
    assert (found.held, found.fallen) == (False, ())
