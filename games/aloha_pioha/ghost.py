"""The ghost tribe, against which one plays alone (A22 to A24): what it does follows from the table, without chance."""

from collections.abc import Mapping
from typing import NamedTuple

from games.aloha_pioha import moves, tickles
from games.aloha_pioha.cards import BACKS, CLOCKS, FORCES
from games.aloha_pioha.facts import Course
from games.aloha_pioha.model import AlohaEnd, AlohaLaid, AlohaState, AlohaTickleDue, AlohaTurnBegan, Kind, Source
from games.aloha_pioha.places import Place, is_due, open_ends, places
from games.aloha_pioha.resolution import Settlement, counted, settle

HIDDEN_TURNS = (1, 4, 7)
"""A22: the turns in which the ghost plays face down, and its two cards are not shown."""
READ_AS = {-1: 0, 0: 1, 2: 3, 3: 4}
"""A23: what the ghost takes a face-down louse of the player for, by the lowest force of its back."""
_READ = tuple(READ_AS[back[0]] for back in BACKS)
STRUCK: tuple[Kind, ...] = ("flashlight", "knot")
"""A24: the lightning that does something for the ghost."""


def take_turn(course: Course) -> None:
    """The ghost draws two cards, plays one and combs the other; with no place to play on it combs both. [A]"""
    state = course.state
    down = _plays_down(state)
    open_hairs = any(open_ends(strand, state.seats) for strand in state.strands)
    course.add(AlohaTurnBegan(seat=None, turn=state.turn, asks="play" if open_hairs else "comb"))
    moves.draw(course, None, shown=not down)
    if not open_hairs:
        moves.comb(course, None, range(len(course.state.hands[state.seats])), shown=not down)
        return
    card, place = _choice(course.state)
    moves.play(course, None, card, place, up=not down)
    moves.comb(course, None, [0], shown=not down)
    hair = place[0]
    if is_due(state.options, course.state.strands[hair]):
        course.add(AlohaTickleDue(seat=None, hair=hair))
        _tickle(course, hair)


def _choice(state: AlohaState) -> tuple[int, Place]:
    """A23: which card of its hand the ghost plays, and where."""
    ends: dict[int, int] = {}
    for hair, end in places(state, state.seats):
        ends.setdefault(hair, end)
    candidates = _candidates(state, ends)
    trials = {hair: _trials(state, hair, ends[hair]) for hair in candidates}
    for hair in candidates:
        ahead = [trial for trial in trials[hair] if trial.ahead]
        if ahead:
            return min(ahead, key=lambda trial: (trial.force, trial.card)).card, (hair, ends[hair])
    hair = candidates[0]
    best = min(trials[hair], key=lambda trial: (-trial.lead, abs(trial.force), trial.force, trial.card))
    return best.card, (hair, ends[hair])


def _candidates(state: AlohaState, ends: Mapping[int, int]) -> list[int]:
    """The hairs to look at, in this order: those where the ghost is not ahead; when it is ahead everywhere, all."""
    strands = state.strands
    behind = [hair for hair, end in ends.items() if _pull(state, hair, end).winner != end]
    if behind:
        return sorted(behind, key=lambda hair: -strands[hair].card.points)
    return sorted(ends, key=lambda hair: len(strands[hair].ends[ends[hair]].lice))


class _Trial(NamedTuple):
    """What would come of a card."""

    card: int
    """Its position in the hand."""
    force: int
    ahead: bool
    lead: int
    """What the ghost's force is better by, or worse where it is negative."""


def _trials(state: AlohaState, hair: int, end: int) -> list[_Trial]:
    topsy = state.strands[hair].tickle == "topsy_turvy"
    trials = []
    for card, louse in enumerate(state.hands[state.seats]):
        pull = _pull(state, hair, end, louse)
        lead = pull.sums[end] - pull.sums[1 - end]
        stronger_wins = pull.broken == topsy
        trials.append(_Trial(card, FORCES[louse], pull.winner == end, lead if stronger_wins else -lead))
    return trials


def _pull(state: AlohaState, hair: int, end: int, louse: int | None = None) -> Settlement:
    """How the hair would be resolved now, by what the ghost takes the player's lice for; with one more louse of its
    own at its end."""
    strand = state.strands[hair]
    own, other = strand.ends[end], strand.ends[1 - end]
    if louse is not None:
        own = AlohaEnd(state.seats, (*own.lice, AlohaLaid(louse, not _plays_down(state))))
    forces = counted(own, strand.tickle), counted(other, strand.tickle, _READ)
    return settle(strand.card, strand.tickle, forces[end], forces[1 - end])


def _plays_down(state: AlohaState) -> bool:
    return state.options.face_down and state.turn in HIDDEN_TURNS


def _tickle(course: Course, hair: int) -> None:
    """A24: the leftmost clock that lies face up, else the unseen top card, on the hair just played on. [A]"""
    row = course.state.tickles
    source: Source = next((place for place in (0, 1, 2) if place < len(row) and row[place] in CLOCKS), "deck")
    kind = course.state.tickle_deck[0] if source == "deck" else row[source]
    moves.place_tickle(course, None, source, hair)
    if kind in STRUCK:
        tickles.strike(course, None, kind, hair)
    moves.refill(course)
