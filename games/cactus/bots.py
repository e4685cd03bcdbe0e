"""The bots of Cactus: one that takes the first place that holds, one that goes for flowers, and one that looks ahead
and does not trust its hand.

Rule numbers are those of this package's README. All simulate with the engine of the rules.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Optional, TypeAlias

from games.cactus import awards
from games.cactus.judgement import Prospects, hang
from games.cactus.knowledge import state_of
from games.cactus.model import (
    Cactus,
    CactusAction,
    CactusClaim,
    CactusForgo,
    CactusLegal,
    CactusState,
    CactusView,
    Piece,
)
from games.core.bots import Bot, quickened
from games.core.chance import Chance
from games.core.contract import Level, Seat

if TYPE_CHECKING:  # what follows needs the engine, without which the package must still be imported
    from games.cactus.trials import Trial, Trials

Choice: TypeAlias = tuple[Piece, Cactus]
Strategy: TypeAlias = Callable[["Trials", Sequence[Choice]], Optional["Trial"]]
"""The trial to be followed, of pieces on cacti that are legal, in random order; None where nothing holds."""

PERSISTENCE: Final = 10
"""C19: placements in a turn after which a bot forgoes it, whatever it might still find."""
FEW: Final = 12
"""Trials of one piece before another gets its turn."""
CONSIDERED: Final = 6
"""Pieces of which `best_prospect` compares the prospects."""
WORLDS: Final = 300
"""Games that it plays on in its mind from each table that it compares."""
RIVALS: Final = 4
"""Placements of one piece that it compares."""
TREMORS: Final = 10
"""Tremors with which it tries each."""
ANEW: Final = 0.02
"""What it costs, in chances to win, to have to place the piece once more."""


@dataclass(frozen=True)
class HangingBot:
    """Claims what is due, tries in its mind as often as it may, and forgoes a turn in which nothing holds."""

    simulations: int
    """In one decision at most."""
    strategy: Strategy

    def choose(
        self, view: CactusView, legal: CactusLegal, seat: Seat, log: Sequence[Any], chance: Chance
    ) -> CactusAction:
        from games.cactus.trials import Trials

        if view.asks == "claim":
            return CactusClaim(_due(view))
        may_forgo = CactusForgo() in legal.actions
        if may_forgo and view.attempts >= PERSISTENCE:
            return CactusForgo()
        trials = Trials(view, quickened(chance), self.simulations)
        choices = trials.chance.shuffled([(piece, cactus) for piece in legal.pieces for cactus in legal.cacti])
        trial = self.strategy(trials, choices)
        if trial is not None:
            return trial.place
        return CactusForgo() if may_forgo else trials.harmless(*choices[0])


def _due(view: CactusView) -> int:
    """C24."""
    assert view.reference is not None
    assert view.last_cactus is not None
    return sum(awards.won(state_of(view), view.reference.piece, view.last_cactus).values())


def first_that_holds(trials: "Trials", choices: Sequence[Choice]) -> "Trial | None":
    """Any piece, anywhere, as soon as it holds."""
    while trials.left:
        trial = trials.hold(*trials.chance.choice(choices))
        if trial is not None and trial.clean:
            return trial
    return None


def most_flowers(trials: "Trials", choices: Sequence[Choice]) -> "Trial | None":
    """What wins most flowers at once, as soon as it holds."""
    ranked = _by_flowers(trials.state, choices)
    while trials.left:
        for choice in ranked:
            for trial in _held(trials, choice, FEW):
                return trial
    return None


def best_prospect(trials: "Trials", choices: Sequence[Choice]) -> "Trial | None":
    """What makes the seat's win likeliest, by what the next ones may reply and by how well it holds in hands that
    tremble."""
    seat, prospects = trials.state.player, Prospects(trials.state.options, WORLDS, trials.chance)
    choices = _by_flowers(trials.state, choices)[:CONSIDERED]
    promised = {choice: prospects.win(hang(trials.state, *choice), seat) for choice in choices}
    best, most = None, -1.0
    while best is None and trials.left:
        for choice in sorted(choices, key=lambda choice: -promised[choice]):
            if promised[choice] <= most:
                break
            for trial in islice(_held(trials, choice, FEW), RIVALS):
                worth = _worth(trials, prospects, trial, promised[choice], most)
                if worth > most:
                    best, most = trial, worth
    return best


def _worth(trials: "Trials", prospects: Prospects, trial: "Trial", promised: float, enough: float) -> float:
    """How likely the seat wins by a placement: what it promised, less what goes wrong in some tremors; no more of them
    than show that it is not better than `enough`."""
    worth = promised
    for _ in range(TREMORS):
        if worth <= enough or not trials.left:
            break
        shaken = trials.shake(trial)
        if shaken is not None and shaken.ended:
            loss = promised - prospects.win(shaken.state, trials.state.player)
        else:
            loss = ANEW
        worth -= loss / TREMORS
    return worth


def _by_flowers(state: CactusState, choices: Sequence[Choice]) -> list[Choice]:
    """Sorted by the flowers that they would win at once, were they to hold."""
    return sorted(choices, key=lambda choice: -hang(state, *choice).flowers[state.player])


def _held(trials: "Trials", choice: Choice, most: int) -> Iterator["Trial"]:
    """The clean ones of so many trials."""
    for _ in range(most):
        if not trials.left:
            return
        trial = trials.hold(*choice)
        if trial is not None and trial.clean:
            yield trial


BOTS: Mapping[Level, Bot] = {
    "easy": HangingBot(12, first_that_holds),
    "normal": HangingBot(30, most_flowers),
    "hard": HangingBot(150, best_prospect),
}
