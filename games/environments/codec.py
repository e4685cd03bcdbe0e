"""What a game looks like to a learner: a vector for each view, a number for each action.

A codec is handed what a player's client gets, `view` and `legal`, and nothing else, so what a seat may not know cannot
reach its vector. Its shapes are the same for every table and all options.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.core.chance import Chance
from games.core.contract import AnyGame, Outcome, Seat

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Part(NamedTuple):
    """A part of a vector, or of the numbers of actions."""

    name: str
    shape: tuple[int, ...]
    meaning: str


class Layout:
    """Parts one behind the other, each in row-major order."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.start: dict[str, int] = {}
        """By part: the index of its first entry."""
        self.size = 0
        for part in parts:
            self.start[part.name] = self.size
            self.size += prod(part.shape)

    def table(self) -> str:
        """The parts as a Markdown table."""
        rows = [
            f"| {self.start[name]} | `{name}` | {_shape(shape)} | {meaning} |" for name, shape, meaning in self.parts
        ]
        return "\n".join(["| from | part | shape | |", "|---|---|---|---|", *rows])


def _shape(shape: tuple[int, ...]) -> str:
    return " × ".join(map(str, shape))


class Codec(ABC):
    """How one game is encoded.

    An action may take several numbers, one after the other, by the same seat: `begun` holds those that it has chosen
    so far. In most games one is enough, and `begun` is always empty.
    """

    game: ClassVar[AnyGame]
    layout: ClassVar[Layout]
    """The parts of an observation."""
    numbers: ClassVar[Layout]
    """The parts of the numbering of actions; the same for all options."""
    bounds: ClassVar[tuple[float, float]] = (0, 1)
    """Between which all entries of an observation lie."""

    @abstractmethod
    def encode(self, out: Vector, view: Any, seat: Seat, begun: Sequence[int]) -> None:
        """Write what `seat` sees into a vector of zeros of `layout.size`."""

    @abstractmethod
    def open(self, view: Any, legal: Any, begun: Sequence[int]) -> dict[int, Any]:
        """The numbers that `legal` allows now, with the action that each makes; None where further numbers are wanted
        to make it whole."""

    def observe(self, view: Any, seat: Seat, begun: Sequence[int] = ()) -> Vector:
        """What `seat` sees, as a vector of `layout.size`."""
        out = np.zeros(self.layout.size, np.float32)
        self.encode(out, view, seat, begun)
        return out

    def mask(self, view: Any, legal: Any, begun: Sequence[int] = ()) -> Mask:
        """1 for each open number, 0 for all others; all 0 where nothing is asked of the seat (`legal` is None)."""
        return self.ones(() if legal is None else self.open(view, legal, begun))

    def ones(self, numbers: Iterable[int]) -> Mask:
        """1 for each of the numbers, 0 for all others."""
        out = np.zeros(self.numbers.size, np.int8)
        out[list(numbers)] = 1
        return out


class NumberBot:
    """A bot by whatever chooses numbers: what was learnt, made to sit at a table or in a tournament.

    `policy` is handed an observation and its mask, and answers with an open number.
    """

    def __init__(self, codec: Codec, policy: Callable[[Vector, Mask], int]) -> None:
        self._codec, self._policy = codec, policy

    def choose(self, view: Any, legal: Any, seat: Seat, log: Sequence[Any], chance: Chance) -> Any:
        begun: tuple[int, ...] = ()
        while True:
            opened = self._codec.open(view, legal, begun)
            number = int(self._policy(self._codec.observe(view, seat, begun), self._codec.ones(opened)))
            if opened[number] is not None:
                return opened[number]
            begun += (number,)


REWARDS = ("win", "place")
"""What an ending is worth to a seat.

* `win`: 1, shared equally by all winners; 0 for all others.
* `place`: from 1 for the first place evenly down to −1 for the last; seats that share places share their mean. It sums
  to zero. Who plays alone gets 1 for a win and −1 for none.
"""


def rewards(outcome: Outcome, kind: str) -> list[float]:
    """By seat, what an ending is worth."""
    seats = sum(map(len, outcome.ranking))
    if kind == "win":
        return [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(seats)]
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    worth = [0.0] * seats
    above = 0
    for place in outcome.ranking:
        for seat in place:
            worth[seat] = 1 - (2 * above + len(place) - 1) / (seats - 1)
        above += len(place)
    return worth
