"""Which pieces hold on which empty cactus: `python -m games.cactus.holds --tries 60`.

One of each shape is let go at poses that may hold (`candidates`), in a hand that trembles as usual. The table tells how
often it hangs, and below what else becomes of them all. It is for those who change `shapes.toml`: a shape or a cactus
on which nothing or everything holds is no game.
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from games.cactus import physics
from games.cactus.candidates import Proposals
from games.cactus.geometry import lies_low, safe_grip
from games.cactus.model import CACTI, Cactus, Piece
from games.cactus.pieces import BASICS, SPECIALS, shape_of
from games.cactus.rules import SIGMAS
from games.core.balance import Row, table
from games.core.chance import Chance, QuickChance
from games.core.contest import play_all
from games.core.errors import Unsettled

PIECES: Final[tuple[Piece, ...]] = (*{shape_of(piece): piece for piece in BASICS}.values(), *SPECIALS)
"""One of each shape."""


End: TypeAlias = Literal["hangs", "lies on the base", "falls", "unsettled"]


class Case(NamedTuple):
    """A piece on an empty cactus."""

    piece: Piece
    cactus: Cactus
    tries: int
    seed: int


def tried(case: Case) -> Counter[End]:
    """What became of its tries."""
    seed = hashlib.sha256(f"{case.seed}:{case.piece}:{case.cactus}".encode()).digest()
    chance, proposals = QuickChance(int.from_bytes(seed)), Proposals(case.cactus, ())
    return Counter(_end(case, proposals, chance) for _ in range(case.tries))


def _end(case: Case, proposals: Proposals, chance: Chance) -> End:
    pose = None
    while pose is None:
        pose = proposals.pose(case.piece, chance)
    length, angle = SIGMAS["normal"]
    tremor = chance.tremor(length), chance.tremor(length), chance.tremor(angle)
    grip = safe_grip(case.cactus, (), case.piece, pose)
    try:
        found = physics.place(case.cactus, (), case.piece, (pose,), grip, tremor)
    except Unsettled:
        return "unsettled"
    if not found.held:
        return "falls"
    return "lies on the base" if lies_low(case.cactus, found.hung[0]) else "hangs"


def main(arguments: Sequence[str]) -> str:
    """The table that a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m games.cactus.holds", description="Which pieces hold where.")
    parser.add_argument("--tries", type=int, default=60, help="of each piece on each cactus")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    if min(asked.tries, asked.jobs) < 1:
        parser.error("it takes one try and one process at least")
    cases = [Case(piece, cactus, asked.tries, asked.seed) for piece, cactus in product(PIECES, CACTI)]
    ends = dict(zip(product(PIECES, CACTI), play_all(tried, cases, asked.jobs), strict=True))
    rows = {shape_of(piece): _share("hangs", [piece], ends) for piece in PIECES}
    rows |= {f"all: {end}": _share(end, PIECES, ends) for end in get_args(End)}
    return table({**{cactus: [cactus] for cactus in CACTI}, "all": CACTI}, rows)


def _share(end: End, pieces: Sequence[Piece], ends: Mapping[tuple[Piece, Cactus], Counter[End]]) -> Row[Cactus]:
    def told(cacti: Sequence[Cactus]) -> str:
        counts = [ends[case] for case in product(pieces, cacti)]
        return f"{sum(count[end] for count in counts) / sum(count.total() for count in counts):.0%}"

    return told


if __name__ == "__main__":
    print(main(sys.argv[1:]))  # noqa: T201  (a command's answer)
