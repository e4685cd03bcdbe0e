"""Aloha Pioha in numbers. Rule numbers are those of its README."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, get_args

from msgspec import UNSET

from games.aloha_pioha import GAME
from games.aloha_pioha.cards import BACKS, FORCES
from games.aloha_pioha.model import (
    ENDS,
    AlohaAction,
    AlohaCard,
    AlohaComb,
    AlohaHair,
    AlohaHeldEnd,
    AlohaLegal,
    AlohaLouse,
    AlohaPlay,
    AlohaPlayer,
    AlohaTickle,
    AlohaView,
    Asks,
    Kind,
    Targeted,
)
from games.core.contract import Seat
from games.environments.codec import Codec, Layout, Part, Vector

PLAYERS: Final = 4
MOST_HAIRS: Final = 6
TRIBE: Final = len(FORCES)
TURNS: Final = 7
ASKS: Final[tuple[Asks, ...]] = get_args(Asks)
TICKLES: Final[tuple[Kind, ...]] = get_args(Kind)
TARGETED: Final[tuple[Targeted, ...]] = get_args(Targeted)

CARDS: Final = tuple(dict.fromkeys(zip(BACKS, FORCES, strict=True)))
"""The cards that differ, in table order: of two of one back and one force it does not matter which is played."""
BACK: Final = {back: index for index, back in enumerate(dict.fromkeys(BACKS))}
CARD: Final[Mapping[Any, int]] = {
    **{card: index for index, card in enumerate(CARDS)},
    **{(back, UNSET): len(CARDS) + index for back, index in BACK.items()},
}
"""By back and force: which card it is; then by back alone, where the force is not known."""
KNOWN: Final = len(CARDS)
SEEN: Final = len(CARD)
_UP: Final = 0
_DOWN: Final = 1
_KEEP: Final = 2
_END: Final = {end: index for index, end in enumerate(ENDS)}
_HAIR: Final = 4 + len(TICKLES) + 1 + 2 * (PLAYERS + 2 * SEEN)
_PLAYER: Final = 2 * len(BACK) + 2
_FEW: Final = 1 / 4
"""There are never more than four of a card, or of a back, in a tribe."""


class AlohaPiohaCodec(Codec):
    """A number is a whole action. Cards are numbered by what they are, not by their place in the hand."""

    game = GAME
    numbers = Layout(
        Part(
            "play",
            (KNOWN, MOST_HAIRS, len(ENDS), _KEEP + KNOWN),
            "A5 to A7: the card, the hair, the end; face up, face down, or face down and which card is kept",
        ),
        Part("tickle", (4, MOST_HAIRS), "A13: from the three that lie face up or the deck, and the hair"),
        Part("hop", (TRIBE, MOST_HAIRS, len(ENDS)), "A14: the louse on the tickled hair, the hair, the end"),
        Part("home", (TRIBE,), "A14: the louse on the tickled hair"),
        Part("extra_pull", (KNOWN + 1,), "A14: the card; the last one declines"),
        Part("comb", (KNOWN,), "A10: the card"),
    )
    layout = Layout(
        Part("asks", (len(ASKS),), "what is asked: " + ", ".join(ASKS) + "; all 0 when it is over"),
        Part("turn", (PLAYERS,), "whose turn it is. Players are counted from the observer, clockwise, the ghost last"),
        Part("first", (PLAYERS,), "A4: who began"),
        Part("left", (TURNS,), "A11: how many turns follow this one"),
        Part("seats", (PLAYERS,), "which players there are"),
        Part("ghost", (1,), "A22: whether the second is the ghost"),
        Part(
            "hairs",
            (MOST_HAIRS, _HAIR),
            "by hair: 1 where it is there; endurance / 13; tickle number / 5; points / 6; its tickle, of "
            f"{len(TICKLES)}; whether one is due; for either end its holder ({PLAYERS}), the lice there / 4 by what is "
            f"seen of them ({SEEN}), and the last of them ({SEEN})",
        ),
        Part("hand", (KNOWN,), "the own cards / 4"),
        Part("comb", (KNOWN,), "A8: the own combed cards / 4"),
        Part(
            "players",
            (PLAYERS, _PLAYER),
            f"by player: hand by back / 4 ({len(BACK)}); back on top of the deck ({len(BACK)}); deck / 14; comb / 14",
        ),
        Part("ghost_comb", (SEEN,), "A22: what is seen of the ghost's combed cards / 4"),
        Part("tickles", (3, len(TICKLES)), "A13: the tickles that lie face up"),
        Part("tickle_deck", (1,), "how many more there are / 27"),
        Part("target", (len(TARGETED),), "A14: what a target is asked for: " + ", ".join(TARGETED)),
        Part("tickled", (MOST_HAIRS,), "A14: on which hair"),
        Part("lice", (TRIBE, SEEN), "A14: the observer's lice there, from the first that came"),
        Part(
            "options",
            (6,),
            "`tickles`; `tickle_trigger` is `reaches`; `tickle_hair` is `free`; `house_tickles`, `face_down`, "
            "`minus_ones`",
        ),
    )

    def encode(self, out: Vector, view: AlohaView, seat: Seat, begun: Sequence[int]) -> None:
        start, count, options = self.layout.start, len(view.players), view.options
        if view.asks:
            out[start["asks"] + ASKS.index(view.asks)] = 1
        if view.player is not None:
            out[start["turn"] + (view.player - seat) % count] = 1
        if view.first is not None:
            out[start["first"] + (view.first - seat) % count] = 1
        out[start["left"] + max(0, view.turns - view.turn)] = 1
        out[start["seats"] : start["seats"] + count] = 1
        for hair in view.hairs:
            _hair(out, start["hairs"] + _HAIR * hair.hair, hair, seat, count)
        own = view.players[seat]
        _count(out, start["hand"], own.hand)
        _count(out, start["comb"], own.comb_cards or ())
        for number, player in enumerate(view.players):
            _player(out, start["players"] + _PLAYER * ((number - seat) % count), player)
            if player.seat is None:
                out[start["ghost"]] = 1
                _count(out, start["ghost_comb"], player.comb_cards or ())
        for place, kind in enumerate(view.tickles.face_up):
            out[start["tickles"] + len(TICKLES) * place + TICKLES.index(kind)] = 1
        out[start["tickle_deck"]] = view.tickles.deck / 27
        if view.target:
            out[start["target"] + TARGETED.index(view.target.kind)] = 1
            out[start["tickled"] + view.target.hair] = 1
            hair = view.hairs[view.target.hair]
            held = next((end for end in (hair.left, hair.right) if end and end.seat == seat), None)
            for place, louse in enumerate(held.lice if held else ()):
                out[start["lice"] + SEEN * place + CARD[louse.back, louse.force]] = 1
        out[start["options"] :] = (
            options.tickles,
            options.tickle_trigger == "reaches",
            options.tickle_hair == "free",
            options.house_tickles,
            options.face_down,
            options.minus_ones,
        )

    def open(self, view: AlohaView, legal: AlohaLegal, begun: Sequence[int]) -> dict[int, AlohaAction]:
        hand = [CARD[card.back, card.force] for card in view.players[view.to_act[0]].hand]
        found: dict[int, AlohaAction] = {}
        for action in legal.actions:
            found.setdefault(self._number(action, hand), action)
        return found

    def _number(self, action: AlohaAction, hand: Sequence[int]) -> int:
        start = self.numbers.start
        if isinstance(action, AlohaPlay):
            place = (hand[action.card] * MOST_HAIRS + action.hair) * len(ENDS) + _END[action.end]
            face = _UP if action.face == "up" else _DOWN if action.keep is None else _KEEP + hand[action.keep]
            return start["play"] + place * (_KEEP + KNOWN) + face
        if isinstance(action, AlohaTickle):
            source = 3 if action.from_ == "deck" else action.from_
            return start["tickle"] + source * MOST_HAIRS + action.hair
        if isinstance(action, AlohaComb):
            return start["comb"] + hand[action.card]
        if not isinstance(action.louse, int):
            return start["extra_pull"] + (hand[action.card] if isinstance(action.card, int) else KNOWN)
        if not isinstance(action.hair, int) or not isinstance(action.end, str):
            return start["home"] + action.louse
        return start["hop"] + (action.louse * MOST_HAIRS + action.hair) * len(ENDS) + _END[action.end]


def _hair(out: Vector, at: int, hair: AlohaHair, seat: Seat, count: int) -> None:
    out[at : at + 4] = (1, hair.endurance / 13, hair.tickle_at / 5, hair.points / 6)
    at += 4
    if hair.tickle:
        out[at + TICKLES.index(hair.tickle)] = 1
    at += len(TICKLES)
    out[at] = hair.due
    _end(out, at + 1, hair.left, seat, count)
    _end(out, at + 1 + PLAYERS + 2 * SEEN, hair.right, seat, count)


def _end(out: Vector, at: int, end: AlohaHeldEnd | None, seat: Seat, count: int) -> None:
    if end is None:
        return
    owner = count - 1 if end.seat is None else end.seat
    out[at + (owner - seat) % count] = 1
    _count(out, at + PLAYERS, end.lice)
    last = end.lice[-1]
    out[at + PLAYERS + SEEN + CARD[last.back, last.force]] = 1


def _player(out: Vector, at: int, player: AlohaPlayer) -> None:
    for back, cards in Counter(card.back for card in player.hand).items():
        out[at + BACK[back]] = cards * _FEW
    if player.deck_back is not None:
        out[at + len(BACK) + BACK[player.deck_back]] = 1
    out[at + 2 * len(BACK) :][:2] = (player.deck / TRIBE, player.comb / TRIBE)


def _count(out: Vector, at: int, cards: Iterable[AlohaCard | AlohaLouse]) -> None:
    for card in cards:
        out[at + CARD[card.back, card.force]] += _FEW


CODEC = AlohaPiohaCodec()
