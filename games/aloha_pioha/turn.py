"""What an action sets going: the facts of a turn in their order, until something is asked again or all is over."""

from games.aloha_pioha import ghost, moves, tickles
from games.aloha_pioha.cards import turns
from games.aloha_pioha.facts import Course
from games.aloha_pioha.model import (
    ENDS,
    AlohaComb,
    AlohaPlay,
    AlohaState,
    AlohaTarget,
    AlohaTickle,
    AlohaTickleDue,
    AlohaTurnBegan,
    AlohaWithdrew,
)
from games.aloha_pioha.places import is_due, open_ends
from games.aloha_pioha.resolution import resolve
from games.core.contract import Seat


def play(course: Course, seat: Seat, action: AlohaPlay) -> None:
    """A5 to A7, A12: a louse is played, face down all others but one are combed, and then a tickle may be due."""
    others = len(course.state.hands[seat]) - 1
    moves.play(course, seat, action.card, (action.hair, ENDS.index(action.end)), up=action.face == "up")
    if action.keep is not None:
        kept = action.keep - (action.keep > action.card)
        moves.comb(course, seat, [position for position in range(others) if position != kept])
    if is_due(course.state.options, course.state.strands[action.hair]):
        course.add(AlohaTickleDue(seat=seat, hair=action.hair))
    else:
        end(course, seat)


def place_tickle(course: Course, seat: Seat, action: AlohaTickle) -> None:
    """A13, A14."""
    state = course.state
    kind = state.tickle_deck[0] if action.from_ == "deck" else state.tickles[action.from_]
    asks_target = bool(tickles.targets(state, seat, kind, action.hair))
    moves.place_tickle(course, seat, action.from_, action.hair, asks_target=asks_target)
    if not asks_target:
        tickles.strike(course, seat, kind, action.hair)
        end(course, seat)


def choose_target(course: Course, seat: Seat, action: AlohaTarget) -> None:
    """A14."""
    tickles.hit(course, seat, action)
    end(course, seat)


def comb(course: Course, seat: Seat, action: AlohaComb) -> None:
    """A10."""
    moves.comb(course, seat, [action.card])
    end(course, seat)


def leave(course: Course, seat: Seat) -> None:
    """A seat leaves for good: what was asked of it lapses, and its turn ends without drawing. Its lice pull on. [A]"""
    course.add(AlohaWithdrew(seat=seat))
    if course.state.asks is not None and seat == course.state.player:
        moves.refill(course)
        next_turn(course)


def end(course: Course, seat: Seat) -> None:
    """A9, A13."""
    moves.refill(course)
    moves.draw(course, seat)
    next_turn(course)


def next_turn(course: Course) -> None:
    """A4, A11: the next seat plays; after the last turn of the last one the hairs are resolved."""
    if course.state.seats == 1:
        ghost.take_turn(course)
    seat, turn = _successor(course.state)
    if turn > turns(course.state.options):
        resolve(course)
    else:
        begin(course, seat, turn)


def begin(course: Course, seat: Seat, turn: int) -> None:
    """A5, A10: a seat is asked for a louse, or for a card to comb where it has no place to play on."""
    open_hairs = any(open_ends(strand, seat) for strand in course.state.strands)
    course.add(AlohaTurnBegan(seat=seat, turn=turn, asks="play" if open_hairs else "comb"))


def _successor(state: AlohaState) -> tuple[Seat, int]:
    """A4: who plays next, clockwise, past those that have left; and which turn it is then."""
    seats, seat = state.seats, state.player
    passed = False
    while True:
        seat = (seat + 1) % seats
        passed = passed or seat == state.first
        if seat not in state.withdrawn:
            return seat, state.turn + passed
