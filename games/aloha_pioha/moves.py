"""The single moves that a turn is made of, a seat's or the ghost's (seat None): each is one fact."""

from collections.abc import Sequence
from typing import Literal

from games.aloha_pioha.cards import BACKS, FORCES
from games.aloha_pioha.facts import Course, tribe_of
from games.aloha_pioha.model import (
    ENDS,
    AlohaCard,
    AlohaCombed,
    AlohaDrew,
    AlohaLousePlace,
    AlohaMoved,
    AlohaPlace,
    AlohaPlayed,
    AlohaRevealed,
    AlohaTickled,
    AlohaTickleRevealed,
    Source,
)
from games.aloha_pioha.places import Place
from games.core.contract import Seat

DRAWN = 2
"""A3, A9: how many cards are drawn at a time."""
FACE_UP = 3
"""A1, A13: how many tickles lie face up."""


def draw(course: Course, seat: Seat | None, *, shown: bool = False) -> None:
    """A3, A9: two cards from the own deck, fewer when it holds fewer; no fact where it is empty."""
    deck = course.state.decks[tribe_of(course.state, seat)]
    if not deck:
        return
    left = deck[DRAWN:]
    course.add(
        AlohaDrew(
            seat=seat,
            cards=_cards(sorted(deck[:DRAWN])),
            deck=len(left),
            deck_back=BACKS[left[0]] if left else None,
            shown=shown,
        )
    )


def play(course: Course, seat: Seat | None, card: int, place: Place, *, up: bool, extra: bool = False) -> None:
    """A5 to A7: a louse of the hand, by its position there, comes to a place."""
    louse = course.state.hands[tribe_of(course.state, seat)][card]
    hair, end = place
    course.add(
        AlohaPlayed(
            seat=seat,
            hair=hair,
            end=ENDS[end],
            face="up" if up else "down",
            back=BACKS[louse],
            force=FORCES[louse],
            card=card,
            extra=extra,
        )
    )


def comb(course: Course, seat: Seat | None, positions: Sequence[int], *, shown: bool = False) -> None:
    """A7, A10, A22: cards of the hand, by their positions in rising order, go under the comb."""
    hand = course.state.hands[tribe_of(course.state, seat)]
    cards = _cards([hand[position] for position in positions])
    course.add(AlohaCombed(seat=seat, cards=cards, positions=tuple(positions), shown=shown))


def _cards(lice: Sequence[int]) -> tuple[AlohaCard, ...]:
    return tuple([AlohaCard(BACKS[louse], FORCES[louse]) for louse in lice])


def place_tickle(course: Course, seat: Seat | None, source: Source, hair: int, *, asks_target: bool = False) -> None:
    """A13: a tickle goes on a hair, from the row or unseen from the deck."""
    state = course.state
    course.add(
        AlohaTickled(
            seat=seat,
            hair=hair,
            kind=state.tickle_deck[0] if source == "deck" else state.tickles[source],
            from_=source,
            asks_target=asks_target,
        )
    )


def refill(course: Course) -> None:
    """A13: once a tickle has done what it does, three lie face up again."""
    state = course.state
    if len(state.tickles) < FACE_UP and state.tickle_deck:
        course.add(AlohaTickleRevealed(kind=state.tickle_deck[0]))


def carry(course: Course, seat: Seat | None, place: Place, louse: int, to: Place | Literal["hand", "comb"]) -> None:
    """A14: a louse, by its index at a place, goes to another place, to its owner's hand or under its owner's comb."""
    hair, end = place
    held = course.state.strands[hair].ends[end]
    laid = held.lice[louse]
    course.add(
        AlohaMoved(
            seat=seat,
            owner=None if held.tribe == course.state.seats else held.tribe,
            from_=AlohaLousePlace(hair, ENDS[end], louse),
            to=to if isinstance(to, str) else AlohaPlace(to[0], ENDS[to[1]]),
            back=BACKS[laid.louse],
            face="up" if laid.up else "down",
            force=FORCES[laid.louse],
        )
    )


def reveal(course: Course, seat: Seat | None, hair: int) -> None:
    """A14 (`flashlight`), A17: all lice of a hair are turned face up; no fact where they lie so already."""
    ends = course.state.strands[hair].ends
    if not all(laid.up for end in ends for laid in end.lice):
        left, right = (tuple([FORCES[laid.louse] for laid in end.lice]) for end in ends)
        course.add(AlohaRevealed(seat=seat, hair=hair, left=left, right=right))
