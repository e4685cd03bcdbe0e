"""What a seat remembers beside what it sees: faces that the log has shown it and that are covered now.

A7 lets nobody look at a louse again that lies face down, but who played it knows it still. Rule numbers are those of
this package's README.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from games.aloha_pioha.model import (
    ENDS,
    AlohaCard,
    AlohaCombed,
    AlohaDrew,
    AlohaHair,
    AlohaHeldEnd,
    AlohaMoved,
    AlohaPlace,
    AlohaPlayed,
    AlohaPlayer,
    AlohaRevealed,
    AlohaView,
    End,
)
from games.core.contract import Seat


def remembered(view: AlohaView, seat: Seat, log: Sequence[Any]) -> AlohaView:
    """The view of a seat with all that its log, redacted for it, has told: forces of lice that lie face down, that are
    in the hands of others and under their combs. `determinize` samples worlds that agree with it.

    Without a log it is the view itself.
    """
    if not log:
        return view
    table = _Table(len(view.hairs), len(view.players))
    for event in log:
        table.see(event)
    return replace(
        view,
        hairs=tuple([_hair(hair, table.ends) for hair in view.hairs]),
        players=tuple([_player(player, tribe, seat) for player, tribe in zip(view.players, table.tribes, strict=True)]),
    )


def _hair(hair: AlohaHair, ends: Sequence[Sequence[Sequence[AlohaCard]]]) -> AlohaHair:
    left, right = (_held(held, cards) for held, cards in zip((hair.left, hair.right), ends[hair.hair], strict=True))
    return replace(hair, left=left, right=right)


def _held(held: AlohaHeldEnd | None, cards: Sequence[AlohaCard]) -> AlohaHeldEnd | None:
    if held is None:
        return None
    lice = [replace(louse, force=card.force) for louse, card in zip(held.lice, cards, strict=True)]
    return replace(held, lice=tuple(lice))


def _player(player: AlohaPlayer, tribe: "_Tribe", seat: Seat) -> AlohaPlayer:
    if player.seat in (seat, None):
        return player
    return replace(player, hand=tuple(_in_order(tribe.hand)), comb_cards=tuple(tribe.comb))


class _Tribe(NamedTuple):
    hand: list[AlohaCard]
    comb: list[AlohaCard]


class _Table:
    """Where cards are, and which faces were seen, after the events so far."""

    def __init__(self, hairs: int, tribes: int) -> None:
        self.ends: list[tuple[list[AlohaCard], list[AlohaCard]]] = [([], []) for _ in range(hairs)]
        self.tribes = [_Tribe([], []) for _ in range(tribes)]

    def see(self, event: Any) -> None:
        if isinstance(event, AlohaDrew):
            self._tribe(event.seat).hand.extend(event.cards)
        elif isinstance(event, AlohaPlayed):
            self._end(event.hair, event.end).append(self._played(event))
        elif isinstance(event, AlohaCombed):
            tribe = self._tribe(event.seat)
            tribe.comb.extend([_taken(tribe.hand, card) for card in event.cards])
        elif isinstance(event, AlohaMoved):
            self._moved(event)
        elif isinstance(event, AlohaRevealed):
            for end, forces in zip(self.ends[event.hair], (event.left, event.right), strict=True):
                end[:] = [AlohaCard(card.back, force) for card, force in zip(end, forces, strict=True)]

    def _tribe(self, seat: Seat | None) -> _Tribe:
        """The ghost's tribe is the last."""
        return self.tribes[-1 if seat is None else seat]

    def _end(self, hair: int, end: End) -> list[AlohaCard]:
        return self.ends[hair][ENDS.index(end)]

    def _played(self, event: AlohaPlayed) -> AlohaCard:
        hand = self._tribe(event.seat).hand
        if event.card is not UNSET:
            return _taken(hand, _in_order(hand)[event.card])
        return _taken(hand, AlohaCard(event.back, event.force))

    def _moved(self, event: AlohaMoved) -> None:
        place = event.from_
        card = self._end(place.hair, place.end).pop(place.louse)
        if isinstance(event.to, AlohaPlace):
            self._end(event.to.hair, event.to.end).append(card)
        else:
            tribe = self._tribe(event.owner)
            (tribe.hand if event.to == "hand" else tribe.comb).append(card)


def _in_order(cards: Iterable[AlohaCard]) -> list[AlohaCard]:
    """As hands lie: by back, then by force; what is not known comes first."""
    return sorted(cards, key=lambda card: (card.back, card.force is not UNSET, card.force))


def _taken(hand: list[AlohaCard], card: AlohaCard) -> AlohaCard:
    """Takes a card out of a hand, and tells what is known of it.

    Where a covered one may have been any of several that differ, nothing is known any more of those either.
    """
    alike = [held for held in hand if held.back == card.back]
    if card.force is not UNSET:
        hand.remove(card if card in alike else AlohaCard(card.back))
        return card
    if len(set(alike)) == 1:
        hand.remove(alike[0])
        return alike[0]
    hand[:] = [AlohaCard(card.back) if held in alike else held for held in hand]
    hand.remove(card)
    return card
