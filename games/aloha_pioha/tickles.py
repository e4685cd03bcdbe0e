"""What a tickle does when it is placed (A14, A16): at once, or with a target that its player chooses."""

from games.aloha_pioha import moves
from games.aloha_pioha.facts import Course, tribe_of
from games.aloha_pioha.model import ENDS, AlohaState, AlohaTarget, Kind
from games.aloha_pioha.places import held_end, hops
from games.core.contract import Seat


def targets(state: AlohaState, seat: Seat, kind: Kind, hair: int) -> tuple[AlohaTarget, ...]:
    """What a seat may choose for a tickle on a hair; nothing where the tickle needs no target, or has none."""
    end = held_end(state.strands[hair], seat)
    if end < 0:
        return ()
    lice = range(len(state.strands[hair].ends[end].lice))
    if kind == "home":
        return tuple(AlohaTarget(louse=louse) for louse in lice)
    if kind == "hop":
        places = hops(state, seat, hair)
        return tuple(AlohaTarget(louse=louse, hair=to, end=ENDS[at]) for louse in lice for to, at in places)
    hand = state.hands[seat]
    if kind == "extra_pull" and hand:
        return (*(AlohaTarget(card=card) for card in range(len(hand))), AlohaTarget(card=None))
    return ()


def strike(course: Course, seat: Seat | None, kind: Kind, hair: int) -> None:
    """The lightning that needs no target; clocks and a `knot` only lie there."""
    if kind == "flashlight":
        moves.reveal(course, seat, hair)
    elif kind == "pluck":
        _pluck(course, seat, hair)


def _pluck(course: Course, seat: Seat | None, hair: int) -> None:
    """The last louse at the other end is gone; who holds no end of the hair has no opponent there. [A]"""
    strand = course.state.strands[hair]
    own = held_end(strand, tribe_of(course.state, seat))
    if own >= 0 and strand.ends[1 - own].lice:
        moves.carry(course, seat, (hair, 1 - own), len(strand.ends[1 - own].lice) - 1, "comb")


def hit(course: Course, seat: Seat, target: AlohaTarget) -> None:
    """What was chosen for a hop, for home, or for an extra pull, where None declines."""
    asked = course.state.target
    assert asked is not None
    place = asked.hair, held_end(course.state.strands[asked.hair], seat)
    if asked.kind == "extra_pull":
        if isinstance(target.card, int):
            moves.play(course, seat, target.card, place, up=True, extra=True)
        return
    assert isinstance(target.louse, int)
    if asked.kind == "home":
        moves.carry(course, seat, place, target.louse, "hand")
    else:
        assert isinstance(target.hair, int)
        assert isinstance(target.end, str)
        moves.carry(course, seat, place, target.louse, (target.hair, ENDS.index(target.end)))
