"""Who knows what: the view, what redaction hides, and whole states that agree with a view.

Backs are public wherever a card lies in sight. A force is public once its louse lies face up, or the ghost has shown
it; in a hand and under a comb its owner knows it too; of a louse that lies face down nobody does (A7).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from games.aloha_pioha.cards import BACKS, FORCES, tickles, tribe, turns
from games.aloha_pioha.model import (
    TRIBES,
    AlohaCard,
    AlohaCombed,
    AlohaDealt,
    AlohaDrew,
    AlohaEnd,
    AlohaEvent,
    AlohaHair,
    AlohaHairCard,
    AlohaHeldEnd,
    AlohaLaid,
    AlohaLouse,
    AlohaMoved,
    AlohaOptions,
    AlohaPlace,
    AlohaPlayed,
    AlohaPlayer,
    AlohaState,
    AlohaStrand,
    AlohaTickles,
    AlohaView,
    Back,
    Kind,
)
from games.core.chance import Chance
from games.core.contract import Seat

_FACES: tuple[AlohaCard, ...] = tuple(map(AlohaCard, BACKS, FORCES))
"""By louse: the card as one sees it who may look at its face."""
_BACKS: tuple[AlohaCard, ...] = tuple(map(AlohaCard, BACKS))
"""By louse: the card as one sees it who may not."""


def view(state: AlohaState, seat: Seat | None) -> AlohaView:
    """What a seat may see, or a spectator (None)."""
    return AlohaView(
        asks=state.asks,
        to_act=(state.player,) if state.asks else (),
        options=state.options,
        turn=state.turn,
        turns=turns(state.options),
        first=state.first if state.first >= 0 else None,
        player=state.player if state.player >= 0 else None,
        hairs=tuple([_hair(number, strand, state.seats) for number, strand in enumerate(state.strands)]),
        players=tuple([_player(state, number, seat) for number in range(len(state.hands))]),
        tickles=AlohaTickles(state.tickles, len(state.tickle_deck)),
        target=state.target,
        withdrawn=state.withdrawn,
        ended=state.ended,
    )


def _hair(number: int, strand: AlohaStrand, seats: int) -> AlohaHair:
    left, right = strand.ends
    return AlohaHair(
        hair=number,
        endurance=strand.card.endurance,
        tickle_at=strand.card.tickle_at,
        points=strand.card.points,
        tickle=strand.tickle,
        due=strand.due,
        left=_held(left, seats),
        right=_held(right, seats),
        result=strand.result,
    )


def _held(end: AlohaEnd, seats: int) -> AlohaHeldEnd | None:
    if not end.lice:
        return None
    return AlohaHeldEnd(
        seat=end.tribe if end.tribe < seats else None,
        lice=tuple(
            [
                AlohaLouse(BACKS[laid.louse], "up", FORCES[laid.louse])
                if laid.up
                else AlohaLouse(BACKS[laid.louse], "down")
                for laid in end.lice
            ]
        ),
        sum=sum([FORCES[laid.louse] for laid in end.lice if laid.up]),
    )


def _player(state: AlohaState, number: int, watcher: Seat | None) -> AlohaPlayer:
    """A tribe: of a seat the watcher sees the comb if it is the own one, of the ghost everybody does."""
    own, ghost = number == watcher, number == state.seats
    hand, deck, comb = state.hands[number], state.decks[number], state.combs[number]
    return AlohaPlayer(
        seat=None if ghost else number,
        tribe=TRIBES[number],
        hand=tuple([(_FACES if own else _BACKS)[louse] for louse in hand]),
        deck=len(deck),
        deck_back=BACKS[deck[0]] if deck else None,
        comb=len(comb),
        comb_cards=tuple([(_FACES if own or laid.up else _BACKS)[laid.louse] for laid in comb])
        if own or ghost
        else None,
    )


def redact(event: AlohaEvent, seat: Seat | None) -> AlohaEvent:
    """The event as a seat, or a spectator, may read it; the event itself where nothing of it is hidden."""
    hide = _REDACT.get(type(event))
    return hide(event, seat) if hide else event


def _is_own(owner: Seat | None, seat: Seat | None) -> bool:
    """Whether a seat is the owner: a spectator is not the ghost, though both are None."""
    return seat is not None and seat == owner


def _backs(cards: Iterable[AlohaCard]) -> tuple[AlohaCard, ...]:
    return tuple([AlohaCard(card.back) for card in cards])


def _redact_dealt(event: AlohaDealt, seat: Seat | None) -> AlohaDealt:
    return replace(event, tickle_order=UNSET, decks=tuple([replace(deck, order=UNSET) for deck in event.decks]))


def _redact_drew(event: AlohaDrew, seat: Seat | None) -> AlohaDrew:
    if event.shown or _is_own(event.seat, seat):
        return event
    return replace(event, cards=_backs(event.cards))


def _redact_combed(event: AlohaCombed, seat: Seat | None) -> AlohaCombed:
    """A position in a hand would tell of two cards with one back which has more force."""
    if _is_own(event.seat, seat):
        return event
    return replace(event, positions=UNSET, cards=event.cards if event.shown else _backs(event.cards))


def _redact_played(event: AlohaPlayed, seat: Seat | None) -> AlohaPlayed:
    own, up = _is_own(event.seat, seat), event.face == "up"
    if own and up:
        return event
    return replace(event, force=event.force if up else UNSET, card=event.card if own else UNSET)


def _redact_moved(event: AlohaMoved, seat: Seat | None) -> AlohaMoved:
    """A7: a louse that leaves its hair is an ordinary card of its owner again."""
    if event.face == "up" or (_is_own(event.owner, seat) and not isinstance(event.to, AlohaPlace)):
        return event
    return replace(event, force=UNSET)


_REDACT: dict[type, Callable[[Any, Seat | None], AlohaEvent]] = {
    AlohaDealt: _redact_dealt,
    AlohaDrew: _redact_drew,
    AlohaCombed: _redact_combed,
    AlohaPlayed: _redact_played,
    AlohaMoved: _redact_moved,
}


def determinize(view: AlohaView, chance: Chance) -> AlohaState:
    """A state drawn from exactly the distribution that the view leaves open: all that agree with it are equally likely.

    In each tribe, and among the tickles, every order of the shuffled cards is equally likely, and the view tells of
    some cards the face, of some the back, of the others nothing. The cards whose face is told are known; of two that
    are alike either will do, so it is the first. Then come the cards whose back is told, one after the other: each is
    drawn from those of its back that are left, and how many are left depends on the counts alone, never on what was
    drawn before. So all choices are equally likely; and whatever they are, equally many cards are left for the places
    of which nothing is told (the deck under its top card, the combs of others), to be shuffled into them.
    """
    seats = sum([player.seat is not None for player in view.players])
    on_hairs: list[list[AlohaLouse]] = [[] for _ in view.players]
    for hair in view.hairs:
        for end in (hair.left, hair.right):
            if end:
                on_hairs[seats if end.seat is None else end.seat] += end.lice
    tribes = [_Tribe(player, lice, view.options, chance) for player, lice in zip(view.players, on_hairs, strict=True)]
    return AlohaState(
        options=view.options,
        seats=seats,
        strands=tuple([_strand(hair, tribes, seats) for hair in view.hairs]),
        hands=tuple([each.hand for each in tribes]),
        decks=tuple([each.deck for each in tribes]),
        combs=tuple([each.comb for each in tribes]),
        tickles=view.tickles.face_up,
        tickle_deck=_tickle_deck(view, chance),
        first=-1 if view.first is None else view.first,
        player=-1 if view.player is None else view.player,
        turn=view.turn,
        asks=view.asks,
        target=view.target,
        withdrawn=view.withdrawn,
        ended=view.ended,
    )


class _Tribe:
    """Where the lice of a tribe are in a sampled world."""

    def __init__(
        self, player: AlohaPlayer, on_hairs: Sequence[AlohaLouse], options: AlohaOptions, chance: Chance
    ) -> None:
        combed = player.comb_cards or ()
        top = () if player.deck_back is None else (AlohaCard(player.deck_back),)
        found, rest = _drawn((*player.hand, *top, *combed, *on_hairs), options, chance)
        lice = iter(found)
        below = player.deck - len(top)
        self.hand = tuple(sorted(islice(lice, len(player.hand))))
        self.deck = (*islice(lice, len(top)), *rest[:below])
        if player.comb_cards is None:
            self.comb = tuple([AlohaLaid(louse, False) for louse in rest[below : below + player.comb]])
        else:
            # Under its own comb a seat knows the forces too, but nobody else does.
            shown = player.seat is None
            self.comb = tuple([AlohaLaid(next(lice), shown and card.force is not UNSET) for card in combed])
        self.on_hairs: Iterator[int] = lice
        """In the order of the hairs."""


def _drawn(
    places: Sequence[AlohaCard | AlohaLouse], options: AlohaOptions, chance: Chance
) -> tuple[list[int], list[int]]:
    """A louse for each place of which face or back is told, and the rest of the tribe, shuffled."""
    left: dict[Back, list[int]] = {}
    for louse in tribe(options):
        left.setdefault(BACKS[louse], []).append(louse)
    found = [-1] * len(places)
    for index, place in enumerate(places):
        if place.force is not UNSET:
            fitting = left[place.back]
            found[index] = next(louse for louse in fitting if FORCES[louse] == place.force)
            fitting.remove(found[index])
    for index, place in enumerate(places):
        if place.force is UNSET:
            fitting = left[place.back]
            found[index] = fitting.pop(chance.below(len(fitting)))
    return found, chance.shuffled([louse for fitting in left.values() for louse in fitting])


def _strand(hair: AlohaHair, tribes: Sequence[_Tribe], seats: int) -> AlohaStrand:
    left, right = (_end(end, tribes, seats) for end in (hair.left, hair.right))
    card = AlohaHairCard(hair.endurance, hair.tickle_at, hair.points)
    return AlohaStrand(card, (left, right), hair.tickle, hair.due, hair.result)


def _end(end: AlohaHeldEnd | None, tribes: Sequence[_Tribe], seats: int) -> AlohaEnd:
    if end is None:
        return AlohaEnd()
    number = seats if end.seat is None else end.seat
    lice = tribes[number].on_hairs
    return AlohaEnd(number, tuple([AlohaLaid(next(lice), louse.face == "up") for louse in end.lice]))


def _tickle_deck(view: AlohaView, chance: Chance) -> tuple[Kind, ...]:
    rest = list(tickles(view.options))
    for kind in (*view.tickles.face_up, *(hair.tickle for hair in view.hairs if hair.tickle)):
        rest.remove(kind)
    return tuple(chance.shuffled(rest)[: view.tickles.deck])
