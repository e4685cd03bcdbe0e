"""Positions of Aloha Pioha laid out by hand.

    position(
        [hair(8, 3, 4, left=held(0, 5, down(2)), right=held(1, 3)), hair(12, 5, 4, tickle="knot")],
        hands=[[2, 3], [1, 4]],
        turn=3,
    )

A louse is named by its force. A tribe has two of each, mostly with different backs: meant is the first in table order
that is free, or one by its back, as in `louse(2, HIGH)`. On a hair it lies face up, unless it is `down(2)`.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any, NamedTuple, TypeAlias

from games.aloha_pioha import cards
from games.aloha_pioha.model import (
    AlohaEnd,
    AlohaHairCard,
    AlohaLaid,
    AlohaOptions,
    AlohaState,
    AlohaStrand,
    Asks,
    Back,
    Kind,
)

LOWEST: Back = (-1, 0, 1)
LOW: Back = (0, 1, 2)
HIGH: Back = (2, 3, 4)
HIGHEST: Back = (3, 4, 5)
"""The four backs. A 2 is LOW or HIGH, for example, and the two 5 are HIGHEST both."""

HAIRS = {1: 3, 2: 3, 3: 5, 4: 6}
"""A2: how many hairs there are, by seats."""


class Louse(NamedTuple):
    """A louse of a tribe, by its force, and by its back where that matters."""

    force: int
    back: Back | None = None
    up: bool = True


Named: TypeAlias = int | Louse
"""An int is the force."""


def louse(force: int, back: Back) -> Louse:
    return Louse(force, back)


def down(force: int, back: Back | None = None) -> Louse:
    """One that lies face down."""
    return Louse(force, back, up=False)


class Held(NamedTuple):
    """An end of a hair: its tribe, and the lice in the order in which they came."""

    tribe: int
    lice: tuple[Named, ...]


def held(tribe: int, *lice: Named) -> Held:
    return Held(tribe, lice)


class Hair(NamedTuple):
    """A hair and all that is on it."""

    card: AlohaHairCard
    ends: tuple[Held | None, Held | None]
    tickle: Kind | None
    due: bool


def hair(
    endurance: int = 12,
    tickle_at: int = 5,
    points: int = 4,
    *,
    left: Held | None = None,
    right: Held | None = None,
    tickle: Kind | None = None,
    due: bool = False,
) -> Hair:
    return Hair(AlohaHairCard(endurance, tickle_at, points), (left, right), tickle, due)


def position(
    hairs: Sequence[Hair] = (),
    *,
    hands: Sequence[Sequence[Named]] = ((), ()),
    combs: Sequence[Sequence[Named]] = ((), (), (), ()),
    decks: Sequence[Sequence[Named]] = ((), (), (), ()),
    deck: int | None = None,
    tickles: Sequence[Kind] = ("strong", "weak", "double"),
    tickle_deck: Sequence[Kind] = (),
    ghost: bool = False,
    options: AlohaOptions | None = None,
    turn: int = 1,
    player: int = 0,
    asks: Asks | None = "play",
    **fields: Any,
) -> AlohaState:
    """A table with whole tribes and all tickles.

    There is a tribe for each of `hands`; with `ghost` the second is the ghost's. Hairs that are not given are empty.
    `decks` are the top cards: the rest of each tribe comes below them in table order. With `deck` so many cards are
    left in each, and what is over goes under the comb, after what `combs` says. Of the cards there the ghost's have
    been shown, unless they are `down`. `tickles` lie face up; those of `tickle_deck` are the top ones of the deck.
    Raises `ValueError` for more than there is in the box.
    """
    options = options or AlohaOptions()
    seats = 1 if ghost else len(hands)
    table = [*hairs, *(hair() for _ in range(HAIRS[seats] - len(hairs)))]
    hand_lice, deck_lice, comb_lice, hair_lice = [], [], [], []
    for tribe, hand in enumerate(hands):
        on_hairs = [each for end in _ends(table) if end.tribe == tribe for each in end.lice]
        lice, rest = _allotted([*hand, *decks[tribe], *combs[tribe], *on_hairs], options)
        left = len(rest) if deck is None else max(0, deck - len(decks[tribe]))
        hand_lice.append(tuple(sorted(islice(lice, len(hand)))))
        deck_lice.append((*islice(lice, len(decks[tribe])), *rest[:left]))
        combed = [*_laid(combs[tribe], lice), *(AlohaLaid(each, True) for each in rest[left:])]
        shown = ghost and tribe == 1
        comb_lice.append(tuple(AlohaLaid(each.louse, each.up and shown) for each in combed))
        hair_lice.append(lice)
    return AlohaState(
        options=options,
        seats=seats,
        strands=tuple(_strand(each, hair_lice) for each in table),
        hands=tuple(hand_lice),
        decks=tuple(deck_lice),
        combs=tuple(comb_lice),
        tickles=tuple(tickles) if options.tickles else (),
        tickle_deck=_tickle_deck(options, [each.tickle for each in table if each.tickle], tickles, tickle_deck),
        first=fields.pop("first", 0),
        player=player,
        turn=turn,
        asks=asks,
        **fields,
    )


def _ends(hairs: Sequence[Hair]) -> Iterator[Held]:
    return (end for end in chain.from_iterable(each.ends for each in hairs) if end)


def _allotted(names: Sequence[Named], options: AlohaOptions) -> tuple[Iterator[int], list[int]]:
    """The lice that are named, as indices, and the rest of the tribe."""
    wanted = [name if isinstance(name, Louse) else Louse(name) for name in names]
    rest = list(cards.tribe(options))
    found: dict[int, int] = {}
    # Those with a back first: else another of the same force could have taken it.
    for place in sorted(range(len(wanted)), key=lambda place: wanted[place].back is None):
        force, back, _ = wanted[place]
        fitting = [each for each in rest if cards.FORCES[each] == force and back in (None, cards.BACKS[each])]
        if not fitting:
            raise ValueError(f"There is no further louse of force {force} and back {back} in a tribe.")
        found[place] = fitting[0]
        rest.remove(fitting[0])
    return iter([found[place] for place in range(len(wanted))]), rest


def _laid(names: Sequence[Named], lice: Iterator[int]) -> tuple[AlohaLaid, ...]:
    return tuple(AlohaLaid(next(lice), name.up if isinstance(name, Louse) else True) for name in names)


def _strand(hair: Hair, lice: Sequence[Iterator[int]]) -> AlohaStrand:
    left, right = (AlohaEnd(end.tribe, _laid(end.lice, lice[end.tribe])) if end else AlohaEnd() for end in hair.ends)
    return AlohaStrand(hair.card, (left, right), hair.tickle, hair.due)


def _tickle_deck(
    options: AlohaOptions, placed: Sequence[Kind], face_up: Sequence[Kind], top: Sequence[Kind]
) -> tuple[Kind, ...]:
    if not options.tickles:
        return ()
    rest = list(cards.tickles(options))
    for kind in (*placed, *face_up, *top):
        rest.remove(kind)
    return (*top, *rest)
