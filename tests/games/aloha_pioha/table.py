"""Positions of Aloha Pioha laid out by hand, and moves in them.

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

from games.aloha_pioha import GAME, cards
from games.aloha_pioha.model import (
    ENDS,
    AlohaAction,
    AlohaEnd,
    AlohaEvent,
    AlohaHairCard,
    AlohaLaid,
    AlohaOptions,
    AlohaState,
    AlohaStrand,
    Asks,
    Back,
    End,
    Kind,
)
from games.aloha_pioha.rules import HAIRS
from games.core.chance import QuickChance
from games.core.contract import Seat
from games.core.play import fold, step

LOWEST: Back = (-1, 0, 1)
LOW: Back = (0, 1, 2)
HIGH: Back = (2, 3, 4)
HIGHEST: Back = (3, 4, 5)
"""The four backs. A 2 is LOW or HIGH, for example, and the two 5 are HIGHEST both."""


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
    first: int = 0,
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
        (laid, in_hand, top, combed), rest = _allotted([on_hairs, hand, decks[tribe], combs[tribe]], options)
        left = len(rest) if deck is None else max(0, deck - len(top))
        shown = ghost and tribe == 1
        comb = [*combed, *(AlohaLaid(each, True) for each in rest[left:])]
        hand_lice.append(tuple(sorted(each.louse for each in in_hand)))
        deck_lice.append((*(each.louse for each in top), *rest[:left]))
        comb_lice.append(tuple(AlohaLaid(each.louse, each.up and shown) for each in comb))
        hair_lice.append(iter(laid))
    return AlohaState(
        options=options,
        seats=seats,
        strands=tuple(_strand(each, hair_lice) for each in table),
        hands=tuple(hand_lice),
        decks=tuple(deck_lice),
        combs=tuple(comb_lice),
        tickles=tuple(tickles) if options.tickles else (),
        tickle_deck=_tickle_deck(options, [each.tickle for each in table if each.tickle], tickles, tickle_deck),
        first=first,
        player=player,
        turn=turn,
        asks=asks,
        **fields,
    )


def choices(state: AlohaState) -> tuple[AlohaAction, ...]:
    """What the seat that is to act may do."""
    (seat,) = GAME.to_act(state)
    legal = GAME.legal(state, seat)
    assert legal
    return legal.actions


def play(state: AlohaState, action: AlohaAction) -> tuple[AlohaState, list[AlohaEvent]]:
    """The seat that is to act does this: the state afterwards and the events."""
    (seat,) = GAME.to_act(state)
    return step(GAME, state, seat, action, QuickChance(0))


def leave(state: AlohaState, seat: Seat) -> tuple[AlohaState, list[AlohaEvent]]:
    """This seat leaves the match: the state afterwards and the events."""
    events = GAME.withdraw(state, seat, QuickChance(0))
    return fold(GAME, state, events), events


def hand(state: AlohaState, tribe: int) -> list[int]:
    """The forces in a hand."""
    return [cards.FORCES[each] for each in state.hands[tribe]]


def combed(state: AlohaState, tribe: int) -> list[int]:
    """The forces under a comb."""
    return [cards.FORCES[laid.louse] for laid in state.combs[tribe]]


def pulling(state: AlohaState, hair: int, end: End) -> list[int]:
    """The forces on an end."""
    return [cards.FORCES[laid.louse] for laid in state.strands[hair].ends[ENDS.index(end)].lice]


def types(events: Sequence[AlohaEvent]) -> list[str]:
    """The verbs of the events."""
    return [str(event.__struct_config__.tag).removeprefix("aloha.") for event in events]


def _ends(hairs: Sequence[Hair]) -> Iterator[Held]:
    return (end for end in chain.from_iterable(each.ends for each in hairs) if end)


def _allotted(groups: Sequence[Sequence[Named]], options: AlohaOptions) -> tuple[list[list[AlohaLaid]], list[int]]:
    """The lice that are named, by group, and the rest of the tribe."""
    wanted = [name if isinstance(name, Louse) else Louse(name) for name in chain.from_iterable(groups)]
    rest = list(cards.tribe(options))
    found: dict[int, AlohaLaid] = {}
    # Those with a back first: else another of the same force could have taken it.
    for place in sorted(range(len(wanted)), key=lambda place: wanted[place].back is None):
        force, back, up = wanted[place]
        fitting = [each for each in rest if cards.FORCES[each] == force and back in (None, cards.BACKS[each])]
        if not fitting:
            raise ValueError(f"There is no further louse of force {force} and back {back} in a tribe.")
        found[place] = AlohaLaid(fitting[0], up)
        rest.remove(fitting[0])
    lice = iter([found[place] for place in range(len(wanted))])
    return [list(islice(lice, len(group))) for group in groups], rest


def _strand(hair: Hair, lice: Sequence[Iterator[AlohaLaid]]) -> AlohaStrand:
    left, right = (
        AlohaEnd(end.tribe, tuple(islice(lice[end.tribe], len(end.lice)))) if end else AlohaEnd() for end in hair.ends
    )
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
