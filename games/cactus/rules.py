"""Cactus: what is asked of whom, which answers are legal, what each does. Rule numbers are the README's."""

from collections.abc import Sequence
from typing import Any

from games.cactus import awards, facts, findings, geometry, knowledge, refusals, turn
from games.cactus.facts import Course
from games.cactus.findings import Placement
from games.cactus.model import (
    CACTI,
    Cactus,
    CactusAction,
    CactusClaim,
    CactusEvent,
    CactusForgo,
    CactusHung,
    CactusLegal,
    CactusOptions,
    CactusPlace,
    CactusSetUp,
    CactusStand,
    CactusState,
    CactusView,
)
from games.cactus.pieces import BASICS, SPECIALS
from games.cactus.refusals import stand_of
from games.core.chance import Chance
from games.core.contract import Game, Lapse, Outcome, Score, Seat, Seating, Withdrawal
from games.core.errors import InvalidOptions
from games.core.ranking import by_points

SIGMAS = {
    "rock": (0, 0),
    "easy": (500, 10_000),
    "normal": (1_200, 25_000),
    "hard": (2_500, 60_000),
    "clumsy": (4_000, 120_000),
}
"""The standard deviations of a tremor by steadiness: micrometres along each axis, microradians."""
MOST_CLAIMED = 10
"""C24: more than any placement can win."""


class CactusGame(Game[CactusState, CactusAction, CactusEvent, CactusView, CactusLegal, CactusOptions]):
    """Hang and balance pieces on five cacti, with a hand that trembles."""

    name = "cactus"
    prefix = "cactus"
    title = "Cactus"
    rules_version = 1
    players = range(2, 6)
    chance_log = (
        "Decision 0 (setup): shuffled(the ten specials in table order) gives their row from left to right; then the "
        "first seat, below(seats), only where it is random, or below(previous winners), in the order of their seats, "
        "where `previous_winner` finds several. A placement: the tremor of x, of y and of the angle, each of twelve "
        "draws below(65536). Whenever a turn begins after a piece has been hung: the die, below(the number of its "
        "faces), over the faces colour, then shape, then !!. A die that is rolled follows the tremor of its decision."
    )
    state_type = CactusState
    options_type = CactusOptions
    view_type = CactusView
    legal_type = CactusLegal
    action_type = CactusAction
    event_type = CactusEvent

    # The setup.

    def accept(self, options: CactusOptions, seating: Seating) -> None:
        """C3: `host` needs a host who plays, `previous_winner` a previous match; C5: a die needs a face."""
        if options.first_seat == "host" and seating.host is None:
            raise InvalidOptions("first_seat", "The host does not play; choose random.")
        if options.first_seat == "previous_winner" and not seating.previous_winners:
            raise InvalidOptions(
                "first_seat", "Only the rematch of a match that somebody won has a previous winner; choose another."
            )
        if options.die.colour + options.die.shape + options.die.special == 0:
            raise InvalidOptions("die", "A die needs at least one face.")

    def initial(self, seating: Seating, options: CactusOptions) -> CactusState:
        return CactusState(
            options=options,
            flowers=(0,) * seating.count,
            cacti=tuple(CactusStand(cactus) for cactus in CACTI),
            pile=BASICS,
        )

    def setup(self, seating: Seating, options: CactusOptions, chance: Chance) -> list[CactusEvent]:
        """C1 to C4."""
        course = Course(self.initial(seating, options))
        specials = tuple(chance.shuffled(SPECIALS))
        course.add(CactusSetUp(specials=specials, flowers=awards.DEALT, tokens=awards.tokens(seating.count)))
        turn.begin(course, _first_seat(seating, options, chance), chance)
        return course.events

    # What is asked, of whom, and which answers are legal.

    def to_act(self, state: CactusState) -> frozenset[Seat]:
        return frozenset([state.player]) if state.asks else frozenset()

    def legal(self, state: CactusState, seat: Seat) -> CactusLegal | None:
        if state.asks is None or seat != state.player:
            return None
        if state.asks == "claim":
            return CactusLegal(pieces=(), cacti=(), actions=_CLAIMS)
        forgo = (CactusForgo(),) if refusals.may_forgo(state) else ()
        if refusals.must_forgo(state):
            return CactusLegal(pieces=(), cacti=(), actions=forgo)
        return CactusLegal(pieces=refusals.pieces(state), cacti=refusals.cacti(state), actions=forgo)

    def sample(self, state: CactusState, seat: Seat, chance: Chance) -> CactusAction:
        """A placement that touches what it may lie on, as often as one is found."""
        from games.cactus import candidates  # not above: a replay must not need the engine

        if state.asks == "claim":
            return chance.choice(_CLAIMS)
        if refusals.may_forgo(state):
            return CactusForgo()
        return candidates.sample(state, chance)

    def check(self, state: CactusState, seat: Seat, action: CactusAction) -> None:
        refusals.check(state, seat, action)

    def foresee(self, state: CactusState, seat: Seat, action: CactusAction) -> dict[str, Any]:
        """C16: where the finger would be, and what it would touch, at the first pose."""
        if not isinstance(action, CactusPlace):
            return {}
        hung, cactus = _others(state, action)
        grip = action.grip or geometry.safe_grip(cactus, hung, action.piece, *action.path)
        touch = geometry.finger_touches(cactus, hung, action.piece, action.path[0], grip)
        return {"grip": list(grip), "touch": touch}

    # What an action does.

    def decide(self, state: CactusState, seat: Seat, action: CactusAction, chance: Chance) -> list[CactusEvent]:
        self.check(state, seat, action)
        return self._take(state, seat, action, chance, None)

    def retake(
        self,
        state: CactusState,
        seat: Seat,
        action: CactusAction | Withdrawal | Lapse,
        chance: Chance,
        logged: Sequence[CactusEvent],
        *,
        simulate: bool = True,
    ) -> list[CactusEvent]:
        found = findings.from_log(logged)
        if found is None or (simulate and _is_present(found.engine)):
            return super().retake(state, seat, action, chance, logged)
        if isinstance(action, Withdrawal):
            return self._leave(state, seat, chance, found)
        return self._take(state, seat, _instead(state) if isinstance(action, Lapse) else action, chance, found)

    def _take(
        self, state: CactusState, seat: Seat, action: CactusAction, chance: Chance, found: Placement | None
    ) -> list[CactusEvent]:
        """What comes of a legal action, by what was found, else by what a simulation finds."""
        course = Course(state)
        if isinstance(action, CactusClaim):
            turn.claim(course, seat, action.flowers, chance)
        elif isinstance(action, CactusForgo):
            turn.forgo(course, seat, found or _taken_out(state), chance)
        else:
            hung, cactus = _others(state, action)
            grip = action.grip or geometry.safe_grip(cactus, hung, action.piece, *action.path)
            along, around = SIGMAS[state.options.steadiness]
            tremor = (chance.tremor(along), chance.tremor(along), chance.tremor(around))
            attempt = turn.Attempt(action.piece, cactus, action.path, grip, tremor)
            turn.place(course, seat, attempt, found or _simulated(state, attempt), chance)
        return course.events

    def withdraw(self, state: CactusState, seat: Seat, chance: Chance) -> list[CactusEvent]:
        acting = state.asks in ("place", "mend") and seat == state.player
        return self._leave(state, seat, chance, _taken_out(state) if acting else None)

    def _leave(self, state: CactusState, seat: Seat, chance: Chance, found: Placement | None) -> list[CactusEvent]:
        course = Course(state)
        turn.leave(course, seat, found, chance)
        return course.events

    def lapse(self, state: CactusState, seat: Seat, chance: Chance) -> list[CactusEvent]:
        return self._take(state, seat, _instead(state), chance, None)

    def evolve(self, state: CactusState, event: CactusEvent) -> CactusState:
        return facts.evolve(state, event)

    def outcome(self, state: CactusState) -> Outcome | None:
        """C29."""
        if state.ended is None:
            return None
        places = by_points(dict(enumerate(state.flowers)), state.withdrawn)
        scores = tuple(Score(seat, flowers, {"flowers": flowers}) for seat, flowers in enumerate(state.flowers))
        return Outcome(reason=state.ended, ranking=places, winners=places[0], scores=scores)

    # What others may know.

    def view(self, state: CactusState, seat: Seat | None) -> CactusView:
        return knowledge.view(state)

    def redact(self, event: CactusEvent, seat: Seat | None) -> CactusEvent:
        return knowledge.redact(event)

    def determinize(self, view: CactusView, chance: Chance) -> CactusState:
        return knowledge.state_of(view)

    def components(self) -> dict[str, Any]:
        """Outlines of pieces and cacti in micrometres, and what a client needs to check a placement by itself."""
        return geometry.components()


_CLAIMS = tuple(CactusClaim(flowers) for flowers in range(MOST_CLAIMED + 1))


def _first_seat(seating: Seating, options: CactusOptions, chance: Chance) -> Seat:
    """C3. Of several previous winners one is drawn. [A]"""
    if options.first_seat == "host" and seating.host is not None:
        return seating.host
    if options.first_seat == "previous_winner" and seating.previous_winners:
        winners = sorted(seating.previous_winners)
        return winners[0] if len(winners) == 1 else chance.choice(winners)
    return chance.below(seating.count)


def _others(state: CactusState, action: CactusPlace) -> tuple[list[CactusHung], Cactus]:
    """What hangs on the cactus of a placement, without the piece itself, and which cactus it is."""
    cactus = action.cactus or refusals.cacti(state)[0]
    return [hung for hung in stand_of(state, cactus).pieces if hung.piece != action.piece], cactus


def _instead(state: CactusState) -> CactusAction:
    """C19: where time runs out the turn is forgone, however often the piece was placed; C24: nothing is claimed."""
    return CactusClaim(0) if state.asks == "claim" else CactusForgo()


def _is_present(engine: str) -> bool:
    """Whether this is the engine that is installed here."""
    try:
        from games.cactus import physics  # not above: a replay must not need the engine
    except ImportError:
        return False
    return engine == physics.ENGINE


def _simulated(state: CactusState, attempt: turn.Attempt) -> Placement:
    from games.cactus import physics  # not above: a replay must not need the engine

    hung = stand_of(state, attempt.cactus).pieces
    return physics.place(attempt.cactus, hung, attempt.piece, attempt.path, attempt.grip, attempt.tremor)


def _taken_out(state: CactusState) -> Placement | None:
    """What comes of taking out the piece that stands to be mended; None where none does."""
    hand = state.hand
    if hand is None or not hand.standing:
        return None
    from games.cactus import physics  # not above: a replay must not need the engine

    return physics.take_out(hand.cactus, stand_of(state, hand.cactus).pieces, hand.piece)
