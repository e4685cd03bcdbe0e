from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_view_asks_type_0 import (
    CactusViewAsksType0,
    check_cactus_view_asks_type_0,
)
from ..models.cactus_view_die_type_0 import (
    CactusViewDieType0,
    check_cactus_view_die_type_0,
)
from ..models.cactus_view_discarded_item import (
    CactusViewDiscardedItem,
    check_cactus_view_discarded_item,
)
from ..models.cactus_view_ended_type_0 import (
    CactusViewEndedType0,
    check_cactus_view_ended_type_0,
)
from ..models.cactus_view_last_cactus_type_0 import (
    CactusViewLastCactusType0,
    check_cactus_view_last_cactus_type_0,
)
from ..models.cactus_view_next_cactus_type_0 import (
    CactusViewNextCactusType0,
    check_cactus_view_next_cactus_type_0,
)
from ..models.cactus_view_pile_item import (
    CactusViewPileItem,
    check_cactus_view_pile_item,
)
from ..models.cactus_view_specials_item import (
    CactusViewSpecialsItem,
    check_cactus_view_specials_item,
)
from ..models.cactus_view_type import CactusViewType, check_cactus_view_type

if TYPE_CHECKING:
    from ..models.cactus_hand import CactusHand
    from ..models.cactus_options import CactusOptions
    from ..models.cactus_player import CactusPlayer
    from ..models.cactus_reference import CactusReference
    from ..models.cactus_stand import CactusStand


T = TypeVar("T", bound="CactusView")


@_attrs_define
class CactusView:
    """What anyone may see; seats and spectators see the same."""

    asks: CactusViewAsksType0 | None
    """ Which kind of decision the match waits for; null when it is over. """
    to_act: list[int]
    options: CactusOptions
    """ What can be agreed before a match. """
    first: int | None
    player: int | None
    """ Whose turn it is, or was last. """
    die: CactusViewDieType0 | None
    attempts: int
    """ Placements in this turn so far. """
    next_cactus: CactusViewNextCactusType0 | None
    """ Where the piece of this turn goes; null where the seat may choose. """
    last_cactus: CactusViewLastCactusType0 | None
    """ Where the turn before went. """
    reference: CactusReference | None
    """ Null while nothing has been placed. """
    hand: CactusHand | None
    spoiled: bool
    """ C15: other pieces fell in this turn, so it wins no flowers. """
    cacti: list[CactusStand]
    """ Clockwise. """
    pile: list[CactusViewPileItem]
    """ The basic pieces that are left. """
    specials: list[CactusViewSpecialsItem]
    """ From left to right. """
    discarded: list[CactusViewDiscardedItem]
    """ In the order in which they fell. """
    players: list[CactusPlayer]
    """ By seat. """
    supply: int
    """ C25: the tokens in the supply, while nobody has made change. """
    tokens: int
    """ How many tokens are in play. """
    short: bool
    """ C26: a payment could not be made in full. """
    withdrawn: list[int]
    """ The seats that have left, in that order. """
    ended: CactusViewEndedType0 | None
    type_: CactusViewType = "cactus.view"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cactus_hand import CactusHand
        from ..models.cactus_reference import CactusReference

        type_: str = self.type_

        asks: None | str
        if isinstance(self.asks, str):
            asks = self.asks
        else:
            asks = self.asks

        to_act = self.to_act

        options = self.options.to_dict()

        first: int | None
        first = self.first

        player: int | None
        player = self.player

        die: None | str
        if isinstance(self.die, str):
            die = self.die
        else:
            die = self.die

        attempts = self.attempts

        next_cactus: None | str
        if isinstance(self.next_cactus, str):
            next_cactus = self.next_cactus
        else:
            next_cactus = self.next_cactus

        last_cactus: None | str
        if isinstance(self.last_cactus, str):
            last_cactus = self.last_cactus
        else:
            last_cactus = self.last_cactus

        reference: dict[str, Any] | None
        if isinstance(self.reference, CactusReference):
            reference = self.reference.to_dict()
        else:
            reference = self.reference

        hand: dict[str, Any] | None
        if isinstance(self.hand, CactusHand):
            hand = self.hand.to_dict()
        else:
            hand = self.hand

        spoiled = self.spoiled

        cacti = []
        for cacti_item_data in self.cacti:
            cacti_item = cacti_item_data.to_dict()
            cacti.append(cacti_item)

        pile = []
        for pile_item_data in self.pile:
            pile_item: str = pile_item_data
            pile.append(pile_item)

        specials = []
        for specials_item_data in self.specials:
            specials_item: str = specials_item_data
            specials.append(specials_item)

        discarded = []
        for discarded_item_data in self.discarded:
            discarded_item: str = discarded_item_data
            discarded.append(discarded_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        supply = self.supply

        tokens = self.tokens

        short = self.short

        withdrawn = self.withdrawn

        ended: None | str
        if isinstance(self.ended, str):
            ended = self.ended
        else:
            ended = self.ended

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "asks": asks,
                "to_act": to_act,
                "options": options,
                "first": first,
                "player": player,
                "die": die,
                "attempts": attempts,
                "next_cactus": next_cactus,
                "last_cactus": last_cactus,
                "reference": reference,
                "hand": hand,
                "spoiled": spoiled,
                "cacti": cacti,
                "pile": pile,
                "specials": specials,
                "discarded": discarded,
                "players": players,
                "supply": supply,
                "tokens": tokens,
                "short": short,
                "withdrawn": withdrawn,
                "ended": ended,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_hand import CactusHand
        from ..models.cactus_options import CactusOptions
        from ..models.cactus_player import CactusPlayer
        from ..models.cactus_reference import CactusReference
        from ..models.cactus_stand import CactusStand

        d = dict(src_dict)
        type_ = check_cactus_view_type(d.pop("type"))

        def _parse_asks(data: object) -> CactusViewAsksType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                asks_type_0 = check_cactus_view_asks_type_0(data)

                return asks_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusViewAsksType0 | None, data)

        asks = _parse_asks(d.pop("asks"))

        to_act = cast(list[int], d.pop("to_act"))

        options = CactusOptions.from_dict(d.pop("options"))

        def _parse_first(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first = _parse_first(d.pop("first"))

        def _parse_player(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player = _parse_player(d.pop("player"))

        def _parse_die(data: object) -> CactusViewDieType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                die_type_0 = check_cactus_view_die_type_0(data)

                return die_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusViewDieType0 | None, data)

        die = _parse_die(d.pop("die"))

        attempts = d.pop("attempts")

        def _parse_next_cactus(data: object) -> CactusViewNextCactusType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_cactus_type_0 = check_cactus_view_next_cactus_type_0(data)

                return next_cactus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusViewNextCactusType0 | None, data)

        next_cactus = _parse_next_cactus(d.pop("next_cactus"))

        def _parse_last_cactus(data: object) -> CactusViewLastCactusType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_cactus_type_0 = check_cactus_view_last_cactus_type_0(data)

                return last_cactus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusViewLastCactusType0 | None, data)

        last_cactus = _parse_last_cactus(d.pop("last_cactus"))

        def _parse_reference(data: object) -> CactusReference | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                reference_type_0 = CactusReference.from_dict(data)

                return reference_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusReference | None, data)

        reference = _parse_reference(d.pop("reference"))

        def _parse_hand(data: object) -> CactusHand | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                hand_type_0 = CactusHand.from_dict(data)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusHand | None, data)

        hand = _parse_hand(d.pop("hand"))

        spoiled = d.pop("spoiled")

        cacti = []
        _cacti = d.pop("cacti")
        for cacti_item_data in _cacti:
            cacti_item = CactusStand.from_dict(cacti_item_data)

            cacti.append(cacti_item)

        pile = []
        _pile = d.pop("pile")
        for pile_item_data in _pile:
            pile_item = check_cactus_view_pile_item(pile_item_data)

            pile.append(pile_item)

        specials = []
        _specials = d.pop("specials")
        for specials_item_data in _specials:
            specials_item = check_cactus_view_specials_item(specials_item_data)

            specials.append(specials_item)

        discarded = []
        _discarded = d.pop("discarded")
        for discarded_item_data in _discarded:
            discarded_item = check_cactus_view_discarded_item(discarded_item_data)

            discarded.append(discarded_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = CactusPlayer.from_dict(players_item_data)

            players.append(players_item)

        supply = d.pop("supply")

        tokens = d.pop("tokens")

        short = d.pop("short")

        withdrawn = cast(list[int], d.pop("withdrawn"))

        def _parse_ended(data: object) -> CactusViewEndedType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_type_0 = check_cactus_view_ended_type_0(data)

                return ended_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusViewEndedType0 | None, data)

        ended = _parse_ended(d.pop("ended"))

        cactus_view = cls(
            type_=type_,
            asks=asks,
            to_act=to_act,
            options=options,
            first=first,
            player=player,
            die=die,
            attempts=attempts,
            next_cactus=next_cactus,
            last_cactus=last_cactus,
            reference=reference,
            hand=hand,
            spoiled=spoiled,
            cacti=cacti,
            pile=pile,
            specials=specials,
            discarded=discarded,
            players=players,
            supply=supply,
            tokens=tokens,
            short=short,
            withdrawn=withdrawn,
            ended=ended,
        )

        cactus_view.additional_properties = d
        return cactus_view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
