"""Where a louse may go (A5, A14), and where a tickle may (A12, A13). A place is a hair and an end, by their indices."""

from typing import TypeAlias

from games.aloha_pioha.model import AlohaOptions, AlohaState, AlohaStrand

Place: TypeAlias = tuple[int, int]
_FREE = {(True, True): (0, 1), (True, False): (0,), (False, True): (1,), (False, False): ()}


def open_ends(strand: AlohaStrand, tribe: int) -> tuple[int, ...]:
    """A5: the ends of a hair on which a tribe may play: the one that it holds, else those that nobody holds."""
    if strand.tickle == "knot":
        return ()
    left, right = strand.ends
    if left.tribe == tribe:
        return (0,)
    if right.tribe == tribe:
        return (1,)
    return _FREE[left.tribe < 0, right.tribe < 0]


def held_end(strand: AlohaStrand, tribe: int) -> int:
    """The end that a tribe holds; −1 where it holds none."""
    left, right = strand.ends
    return 0 if left.tribe == tribe else 1 if right.tribe == tribe else -1


def places(state: AlohaState, tribe: int) -> list[Place]:
    """A5: all places on which a tribe may play, by hair."""
    return [(hair, end) for hair, strand in enumerate(state.strands) for end in open_ends(strand, tribe)]


def hops(state: AlohaState, tribe: int, hair: int) -> list[Place]:
    """A14: where a louse of the tribe may hop from a hair."""
    return [place for place in places(state, tribe) if place[0] != hair]


def lice_on(strand: AlohaStrand) -> int:
    """How many lice are on a hair, at both ends."""
    return len(strand.ends[0].lice) + len(strand.ends[1].lice)


def is_due(options: AlohaOptions, strand: AlohaStrand) -> bool:
    """A12: whether the louse that was just played on a hair makes its tickle due, or leaves it due (A15)."""
    if not options.tickles or strand.tickle is not None:
        return False
    needed = strand.card.tickle_at + (options.tickle_trigger == "exceeds")
    return lice_on(strand) >= needed


def tickle_hairs(state: AlohaState) -> list[int]:
    """A13: the hairs on which the tickle that is due may go."""
    free = state.options.tickle_hair == "free"
    return [hair for hair, strand in enumerate(state.strands) if strand.due or (free and strand.tickle is None)]
