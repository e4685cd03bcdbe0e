"""What a bot tries in its mind before it moves: placements, simulated with a hand that is still or trembles.

This module needs the engine; it is imported when a bot chooses.
"""

from typing import Final, NamedTuple

from msgspec.structs import replace

from games.cactus import physics, turn
from games.cactus.candidates import ASIDE, Proposals
from games.cactus.facts import Course
from games.cactus.geometry import safe_grip
from games.cactus.judgement import UNROLLED
from games.cactus.knowledge import state_of
from games.cactus.model import Cactus, CactusFell, CactusPlace, CactusPlaced, CactusState, CactusView, Piece, Pose
from games.cactus.refusals import stand_of
from games.cactus.rules import SIGMAS
from games.core.chance import Chance
from games.core.errors import Unsettled

PROPOSALS: Final = 100
"""Proposals of which a trial takes the first that is free."""
STILL: Final[Pose] = (0, 0, 0)


class Trial(NamedTuple):
    """What came of one simulated placement."""

    attempt: turn.Attempt
    state: CactusState
    """The next turn's beginning, where this one has ended."""
    ended: bool
    """It ended the turn."""
    harm: bool
    """Other pieces fell, or the finger touched something, or there is something to mend."""

    @property
    def clean(self) -> bool:
        """The piece hangs, and nothing else has happened."""
        return self.ended and not self.harm

    @property
    def place(self) -> CactusPlace:
        return CactusPlace(self.attempt.piece, self.attempt.path, self.attempt.cactus, self.attempt.grip)


class Trials:
    """Simulations on the table as a seat sees it, `left` of them."""

    def __init__(self, view: CactusView, chance: Chance, left: int) -> None:
        state = state_of(view)
        self.state = replace(state, options=replace(state.options, claims="auto"))
        self.left = left
        self.chance = chance
        self.idle: Trial | None = None
        """One that only let the piece fall."""
        self._proposals: dict[Cactus, Proposals] = {}

    def hold(self, piece: Piece, cactus: Cactus) -> Trial | None:
        """Let go at a pose that may hold, with a hand that does not tremble; None where no pose is free, or nothing
        comes to rest."""
        self.left -= 1
        hung = [hung for hung in stand_of(self.state, cactus).pieces if hung.piece != piece]
        if cactus not in self._proposals:
            self._proposals[cactus] = Proposals(cactus, hung)
        for _ in range(PROPOSALS):
            pose = self._proposals[cactus].pose(piece, self.chance)
            if pose is not None:
                grip = safe_grip(cactus, hung, piece, pose)
                return self._simulated(turn.Attempt(piece, cactus, (pose,), grip, STILL))
        return None

    def shake(self, trial: Trial) -> Trial | None:
        """The same with a hand that trembles as the seat's will."""
        self.left -= 1
        length, angle = SIGMAS[self.state.options.steadiness]
        tremor = (self.chance.tremor(length), self.chance.tremor(length), self.chance.tremor(angle))
        return self._simulated(trial.attempt._replace(tremor=tremor))

    def harmless(self, piece: Piece, cactus: Cactus) -> CactusPlace:
        """A placement of no consequence: one that was tried and only let a piece fall, else one beside the cactus."""
        return self.idle.place if self.idle else CactusPlace(piece, (ASIDE,), cactus)

    def _simulated(self, attempt: turn.Attempt) -> Trial | None:
        hung = stand_of(self.state, attempt.cactus).pieces
        try:
            found = physics.place(attempt.cactus, hung, attempt.piece, attempt.path, attempt.grip, attempt.tremor)
        except Unsettled:
            return None
        course = Course(self.state)
        turn.place(course, self.state.player, attempt, found, UNROLLED)
        ended = course.state.hand is None
        placed, fell = course.events[0], any(isinstance(event, CactusFell) for event in course.events)
        assert isinstance(placed, CactusPlaced)
        trial = Trial(attempt, course.state, ended, fell or placed.touch is not None or bool(placed.offences))
        if not (trial.ended or trial.harm):
            self.idle = trial
        return trial
