"""How all seats play on in a sampled world: at a glance, by what the tribes' turns to come leave open.

They look at nothing that the player whose turn it is could not see: lice of others that lie face down are taken for
what their backs show. Rule numbers are those of this package's README.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.aloha_pioha.cards import FORCES, turns
from games.aloha_pioha.ghost import READ
from games.aloha_pioha.judgement import Pull, contested, endured, joined, outlook, turns_left
from games.aloha_pioha.model import (
    ENDS,
    AlohaAction,
    AlohaComb,
    AlohaEnd,
    AlohaPlay,
    AlohaState,
    AlohaStrand,
    AlohaTarget,
    AlohaTickle,
    Kind,
    Source,
)
from games.aloha_pioha.places import held_end, open_ends, tickle_hairs
from games.aloha_pioha.tickles import targets
from games.core.chance import Chance
from games.core.contract import Seat

_MOVERS = {"flashlight": 0.0, "hop": 0.1, "home": 0.1, "pluck": 0.4, "extra_pull": 0.5}
"""Points that the lightning which moves or shows lice brings on average."""
_SPARED = 1
"""The force that a comb takes first: neither strong nor of use to break a hair."""


class _Chance(NamedTuple):
    """What a louse of the hand would bring on a hair, in points."""

    gain: float
    louse: int
    hair: int
    end: int


def react(state: AlohaState, seat: Seat, chance: Chance) -> AlohaAction:
    """What a seat that is to act does."""
    if state.asks == "play":
        return _play(state, seat)
    if state.asks == "tickle":
        return _tickle(state, seat)
    hand = state.hands[seat]
    if state.target is None:
        return AlohaComb(min(range(len(hand)), key=lambda card: abs(FORCES[hand[card]] - _SPARED)))
    if state.target.kind == "extra_pull":
        best = max(_chances(state, seat, [state.target.hair]))
        return AlohaTarget(card=hand.index(best.louse) if best.gain > 0 else None)
    return chance.choice(targets(state, seat, state.target.kind, state.target.hair))


def _play(state: AlohaState, seat: Seat) -> AlohaPlay:
    """A louse goes face down where that costs nothing: on the last turn, and with one other card at most."""
    hand = state.hands[seat]
    best = max(_chances(state, seat, range(len(state.strands))))
    card = hand.index(best.louse)
    last = state.turn == turns(state.options)
    if not state.options.face_down or not (last or len(hand) <= 2):
        return AlohaPlay(card, best.hair, ENDS[best.end], "up")
    keep = None if len(hand) <= 2 else 0 if card else 1
    return AlohaPlay(card, best.hair, ENDS[best.end], "down", keep)


def _chances(state: AlohaState, seat: Seat, hairs: Iterable[int]) -> Iterator[_Chance]:
    left = _left(state)
    total, mine = sum(left), left[seat]
    rivals = (total - mine) // max(1, len(left) - 1)
    lice = {FORCES[louse]: louse for louse in state.hands[seat]}
    for hair in hairs:
        strand = state.strands[hair]
        for end in open_ends(strand, seat):
            own, other = _pull(strand.ends[end], strand.tickle, FORCES), _pull(strand.ends[1 - end], strand.tickle)
            theirs = left[strand.ends[1 - end].tribe] if other.lice else rivals
            before = _hope(strand, strand.tickle, own, other, mine + theirs, total - (theirs if other.lice else mine))
            for force, louse in lice.items():
                longer = Pull(joined(strand.tickle, own, force), own.lice + 1)
                after = _hope(strand, strand.tickle, longer, other, mine + theirs, total - mine)
                yield _Chance(after - before, louse, hair, end)


def _tickle(state: AlohaState, seat: Seat) -> AlohaTickle:
    """The face-up tickle that helps most on a hair, or the unseen one where none does."""
    best: tuple[float, Source, int] | None = None
    for hair in tickle_hairs(state):
        if state.tickle_deck and (best is None or best[0] < 0):
            best = 0.0, "deck", hair
        for place, kind in enumerate(state.tickles):
            gain = _help(state, seat, hair, kind)
            if best is None or gain > best[0]:
                best = gain, place, hair  # type: ignore[assignment]
    assert best is not None
    return AlohaTickle(best[1], best[2])


def _help(state: AlohaState, seat: Seat, hair: int, kind: Kind) -> float:
    """What a tickle brings to a seat on a hair, in points; to who is not there, what it costs the left end."""
    if kind in _MOVERS:
        return _MOVERS[kind]
    strand, left = state.strands[hair], _left(state)
    end = held_end(strand, seat)
    own, other = strand.ends[max(0, end)], strand.ends[1 - max(0, end)]
    to_come = sum(left[held.tribe] for held in (own, other) if held.lice)
    visits = sum(left) - left[seat]

    def hope(tickle: Kind | None, to_come: int) -> float:
        return _hope(strand, tickle, _pull(own, tickle, FORCES), _pull(other, tickle), to_come, visits)

    gain = hope(kind, 0 if kind == "knot" else to_come) - hope(strand.tickle, to_come)
    return gain if end >= 0 else -gain


def _hope(strand: AlohaStrand, tickle: Kind | None, own: Pull, other: Pull, to_come: int, visits: int) -> float:
    points = strand.card.points * (2 if tickle == "double" else 1)
    endurance = endured(strand.card.endurance, tickle)
    if own.lice and other.lice:
        return points * contested(endurance, tickle, own, other, to_come)
    return points * outlook(endurance, tickle, own, other, to_come, visits)


def _pull(end: AlohaEnd, tickle: Kind | None, down: tuple[int, ...] = READ) -> Pull:
    """What pulls at an end; `down` tells what lice that lie face down are taken for."""
    lice = end.lice
    if tickle == "blindfold":
        return Pull(sum([FORCES[laid.louse] for laid in lice if laid.up]), len(lice))
    forces = [FORCES[laid.louse] if laid.up else down[laid.louse] for laid in lice]
    if tickle == "champions":
        return Pull(max(forces, default=0), len(lice))
    return Pull(sum(forces) + (len(forces) if tickle == "crowd" else 0), len(lice))


def _left(state: AlohaState) -> list[int]:
    return turns_left(state.seats, state.withdrawn, state.first, state.player, state.turn, state.options)
