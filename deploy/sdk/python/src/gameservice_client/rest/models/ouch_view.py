from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ouch_view_asks_type_0 import (
    OuchViewAsksType0,
    check_ouch_view_asks_type_0,
)
from ..models.ouch_view_ended_type_0 import (
    OuchViewEndedType0,
    check_ouch_view_ended_type_0,
)
from ..models.ouch_view_pile_number import (
    OuchViewPileNumber,
    check_ouch_view_pile_number,
)
from ..models.ouch_view_type import OuchViewType, check_ouch_view_type

if TYPE_CHECKING:
    from ..models.ouch_card import OuchCard
    from ..models.ouch_options import OuchOptions
    from ..models.ouch_player import OuchPlayer
    from ..models.ouch_row_card import OuchRowCard


T = TypeVar("T", bound="OuchView")


@_attrs_define
class OuchView:
    """What anyone may see; seats and spectators see the same."""

    asks: None | OuchViewAsksType0
    """ Which kind of decision the match waits for; null when it is over. """
    to_act: list[int]
    options: OuchOptions
    """ What can be agreed before a match. """
    row: list[OuchRowCard]
    """ The slots that hold a card. """
    pile: int
    """ How many cards are left to draw. """
    pile_number: OuchViewPileNumber
    reshuffled: list[OuchCard]
    """ O20: the cards that the second pile was made of, in the order in which they had been discarded. """
    players: list[OuchPlayer]
    """ By seat. """
    box: list[OuchCard]
    """ In the order in which they were discarded. """
    flipped: None | OuchCard
    """ A card that is being resolved; null at every decision. """
    first: int | None
    """ The seat that played first. """
    turn: int | None
    """ The seat whose turn it is, or was when the game ended. """
    fennec_at_stake: int | None
    """ O13: the index, in the won cards of `turn`, of the fennec that a prick would cost. """
    withdrawn: list[int]
    """ The seats that have left, in that order. """
    ended: None | OuchViewEndedType0
    type_: OuchViewType = "ouch.view"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ouch_card import OuchCard

        type_: str = self.type_

        asks: None | str
        if isinstance(self.asks, str):
            asks = self.asks
        else:
            asks = self.asks

        to_act = self.to_act

        options = self.options.to_dict()

        row = []
        for row_item_data in self.row:
            row_item = row_item_data.to_dict()
            row.append(row_item)

        pile = self.pile

        pile_number: int = self.pile_number

        reshuffled = []
        for reshuffled_item_data in self.reshuffled:
            reshuffled_item = reshuffled_item_data.to_dict()
            reshuffled.append(reshuffled_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        box = []
        for box_item_data in self.box:
            box_item = box_item_data.to_dict()
            box.append(box_item)

        flipped: dict[str, Any] | None
        if isinstance(self.flipped, OuchCard):
            flipped = self.flipped.to_dict()
        else:
            flipped = self.flipped

        first: int | None
        first = self.first

        turn: int | None
        turn = self.turn

        fennec_at_stake: int | None
        fennec_at_stake = self.fennec_at_stake

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
                "row": row,
                "pile": pile,
                "pile_number": pile_number,
                "reshuffled": reshuffled,
                "players": players,
                "box": box,
                "flipped": flipped,
                "first": first,
                "turn": turn,
                "fennec_at_stake": fennec_at_stake,
                "withdrawn": withdrawn,
                "ended": ended,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ouch_card import OuchCard
        from ..models.ouch_options import OuchOptions
        from ..models.ouch_player import OuchPlayer
        from ..models.ouch_row_card import OuchRowCard

        d = dict(src_dict)
        type_ = check_ouch_view_type(d.pop("type"))

        def _parse_asks(data: object) -> None | OuchViewAsksType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                asks_type_0 = check_ouch_view_asks_type_0(data)

                return asks_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OuchViewAsksType0, data)

        asks = _parse_asks(d.pop("asks"))

        to_act = cast(list[int], d.pop("to_act"))

        options = OuchOptions.from_dict(d.pop("options"))

        row = []
        _row = d.pop("row")
        for row_item_data in _row:
            row_item = OuchRowCard.from_dict(row_item_data)

            row.append(row_item)

        pile = d.pop("pile")

        pile_number = check_ouch_view_pile_number(d.pop("pile_number"))

        reshuffled = []
        _reshuffled = d.pop("reshuffled")
        for reshuffled_item_data in _reshuffled:
            reshuffled_item = OuchCard.from_dict(reshuffled_item_data)

            reshuffled.append(reshuffled_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = OuchPlayer.from_dict(players_item_data)

            players.append(players_item)

        box = []
        _box = d.pop("box")
        for box_item_data in _box:
            box_item = OuchCard.from_dict(box_item_data)

            box.append(box_item)

        def _parse_flipped(data: object) -> None | OuchCard:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                flipped_type_0 = OuchCard.from_dict(data)

                return flipped_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OuchCard, data)

        flipped = _parse_flipped(d.pop("flipped"))

        def _parse_first(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first = _parse_first(d.pop("first"))

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_fennec_at_stake(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fennec_at_stake = _parse_fennec_at_stake(d.pop("fennec_at_stake"))

        withdrawn = cast(list[int], d.pop("withdrawn"))

        def _parse_ended(data: object) -> None | OuchViewEndedType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_type_0 = check_ouch_view_ended_type_0(data)

                return ended_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OuchViewEndedType0, data)

        ended = _parse_ended(d.pop("ended"))

        ouch_view = cls(
            type_=type_,
            asks=asks,
            to_act=to_act,
            options=options,
            row=row,
            pile=pile,
            pile_number=pile_number,
            reshuffled=reshuffled,
            players=players,
            box=box,
            flipped=flipped,
            first=first,
            turn=turn,
            fennec_at_stake=fennec_at_stake,
            withdrawn=withdrawn,
            ended=ended,
        )

        ouch_view.additional_properties = d
        return ouch_view

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
