"""A match played at random from a seed, kept decision by decision."""

from typing import Any, NamedTuple, NoReturn, TypeAlias

import msgspec

from games.core.chance import Chance, QuickChance, SeededChance
from games.core.contract import Action, AnyGame, Lapse, Options, Seat, Seating, Withdrawal
from games.core.errors import IllegalAction, Unsettled
from games.core.play import fold

Move: TypeAlias = tuple[Seat, Action]
"""What a seat did: an action of the game, a `Withdrawal` or a `Lapse`."""

LEAST_TO_WITHDRAW = 3
"""A seat may withdraw while at least this many have stayed, itself included."""
_WITHDRAWALS = 25
"""One move in so many is a withdrawal, where one is possible."""
_LAPSES = 25
"""Of one move in so many the time runs out."""


class ConformanceFailure(AssertionError):
    """A game that does not keep the contract: which, where, and what differs."""


class Effort(NamedTuple):
    """How much is tried along one match; less where a decision takes long (a simulation)."""

    positions: int = 8
    """Positions in which actions are tried that were not taken."""
    listed: int = 20
    """Listed actions tried in a position."""
    pool: int = 40
    """Actions from elsewhere tried in a position."""
    worlds: int = 6
    """Positions of which worlds are sampled, one for each watcher."""
    stride: int = 6
    """Moves that a sampled world is followed; a twin is followed as long as a watcher cannot tell it."""
    twins: int = 16
    """Twins made of the match."""


NORMAL = Effort()


class Match:
    """One play of a game. Entry i of `steps` and `states` belongs to decision i; 0 is the setup.

    Its chance is the one that the service uses, so the seed and the moves say all there is to say.
    """

    def __init__(self, game: AnyGame, seating: Seating, options: Options, seed: int, effort: Effort = NORMAL) -> None:
        self.game, self.seating, self.options, self.seed, self.effort = game, seating, options, seed, effort
        self.seats = range(seating.count)
        self.watchers: tuple[Seat | None, ...] = (*self.seats, None)
        self.moves: list[Move] = []
        events = game.setup(seating, options, self.stream(0))
        self.steps: list[list[Any]] = [events]
        self.states: list[Any] = [fold(game, game.initial(seating, options), events)]

    @property
    def state(self) -> Any:
        return self.states[-1]

    def left(self, decision: int | None = None) -> list[Seat]:
        """Those who have withdrawn up to a decision, by default the last, in this order."""
        return [seat for seat, action in self.moves[:decision] if isinstance(action, Withdrawal)]

    def stream(self, decision: int) -> Chance:
        """The chance of one decision."""
        return SeededChance(self.seed.to_bytes(16, "big"), decision)

    def dice(self, purpose: str) -> QuickChance:
        """A source for the kit's own choices, another for each purpose."""
        return QuickChance(SeededChance(self.seed.to_bytes(16, "big"), purpose).below(1 << 64))

    def play(self, length: int) -> None:
        """Play on for at most so many random moves; sometimes a seat withdraws, or its time runs out."""
        dice = self.dice("moves")
        for _ in range(length):
            if not self.game.to_act(self.state):
                return
            self.do(*self._move(dice))

    def do(self, seat: Seat, action: Action) -> None:
        """The next decision. Where a simulation finds no answer, or a game knows no lapse, nothing happens."""
        try:
            events = facts(self.game, self.state, (seat, action), self.stream(len(self.steps)))
        except Unsettled:
            return
        except IllegalAction as refusal:
            self.fail(
                f"`legal`, `sample` or its clock gives seat {seat} {_json(action)}, and that is refused: {refusal}"
            )
        if not events and isinstance(action, Lapse):
            return
        if not events:
            self.fail(f"seat {seat} did {_json(action)} and no event came of it")
        self.moves.append((seat, action))
        self.steps.append(events)
        self.states.append(fold(self.game, self.state, events))

    def _move(self, dice: Chance) -> Move:
        stayed = sorted(set(self.seats).difference(self.left()))
        if len(stayed) >= LEAST_TO_WITHDRAW and dice.below(_WITHDRAWALS) == 0:
            return dice.choice(stayed), Withdrawal()
        seat = dice.choice(sorted(self.game.to_act(self.state)))
        if dice.below(_LAPSES) == 0:
            return seat, Lapse()
        listed = listed_actions(self.game, self.state, seat)
        if not listed or dice.below(2):
            return seat, self.game.sample(self.state, seat, dice)
        # The kind first, then one of it: rare kinds of decision would hardly ever be met otherwise.
        kind = dice.choice(sorted({type(action) for action in listed}, key=lambda each: each.__name__))
        return seat, dice.choice([action for action in listed if type(action) is kind])

    def story(self, decision: int | None = None) -> str:
        """How to come to the position after a decision, by default the last."""
        moves = self.moves[:decision]
        lines = [f"  {number}. seat {seat}: {_json(action)}" for number, (seat, action) in enumerate(moves, 1)]
        head = f"{self.game.name}, {_json(self.seating)}, options {_json(self.options)}, seed {self.seed}"
        return "\n".join([f"{head}, after {len(moves)} decisions:", *lines])

    def fail(self, what: str, decision: int | None = None) -> NoReturn:
        """Raise `ConformanceFailure` for the position after a decision, by default the last."""
        raise ConformanceFailure(f"{self.game.name}: {what}\n{self.story(decision)}")


def facts(game: AnyGame, state: Any, move: Move, chance: Chance) -> list[Any]:
    """The events of a move. Raises `IllegalAction`."""
    seat, action = move
    if isinstance(action, Withdrawal):
        return game.withdraw(state, seat, chance)
    if isinstance(action, Lapse):
        return game.lapse(state, seat, chance)
    return game.decide(state, seat, action, chance)


def listed_actions(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """The actions that `legal` lists for a seat; none where nothing is asked of it."""
    return tuple(getattr(game.legal(state, seat), "actions", ()))


def first_difference(left: Any, right: Any, path: str = "") -> str:
    """Where two plain values (as of `msgspec.to_builtins`) part, in words; empty where they are equal."""
    if isinstance(left, dict) and isinstance(right, dict) and left.keys() == right.keys():
        pairs = [(left[key], right[key], f"{path}.{key}") for key in left]
    elif isinstance(left, list | tuple) and isinstance(right, list | tuple) and len(left) == len(right):
        pairs = [(one, other, f"{path}[{i}]") for i, (one, other) in enumerate(zip(left, right, strict=True))]
    else:
        return (
            ""
            if type(left) is type(right) and left == right
            else f"{path.lstrip('.') or 'it'} is {left!r} in one and {right!r} in the other"
        )
    return next((found for pair in pairs if (found := first_difference(*pair))), "")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
