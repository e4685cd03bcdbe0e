from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.aloha_view_asks_type_0 import (
    AlohaViewAsksType0,
    check_aloha_view_asks_type_0,
)
from ..models.aloha_view_ended_type_0 import (
    AlohaViewEndedType0,
    check_aloha_view_ended_type_0,
)
from ..models.aloha_view_type import AlohaViewType, check_aloha_view_type

if TYPE_CHECKING:
    from ..models.aloha_hair import AlohaHair
    from ..models.aloha_options import AlohaOptions
    from ..models.aloha_player import AlohaPlayer
    from ..models.aloha_target_asked import AlohaTargetAsked
    from ..models.aloha_tickles import AlohaTickles


T = TypeVar("T", bound="AlohaView")


@_attrs_define
class AlohaView:
    """What a seat, or a spectator, may see."""

    asks: AlohaViewAsksType0 | None
    """ Which kind of decision the match waits for; null when it is over. """
    to_act: list[int]
    options: AlohaOptions
    """ What can be agreed before a match. """
    turn: int
    """ A11: which turn it is, for everyone alike, from 1. """
    turns: int
    """ How many there are. """
    first: int | None
    """ A4: the starting player. """
    player: int | None
    """ Whose turn it is, or was last. """
    hairs: list[AlohaHair]
    """ From left to right. """
    players: list[AlohaPlayer]
    """ By seat, the ghost last. """
    tickles: AlohaTickles
    """ The tickles that are not on hairs. """
    target: AlohaTargetAsked | None
    """ What `asks` means by a target. """
    withdrawn: list[int]
    """ The seats that have left, in that order. """
    ended: AlohaViewEndedType0 | None
    type_: AlohaViewType = "aloha.view"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_target_asked import AlohaTargetAsked

        type_: str = self.type_

        asks: None | str
        if isinstance(self.asks, str):
            asks = self.asks
        else:
            asks = self.asks

        to_act = self.to_act

        options = self.options.to_dict()

        turn = self.turn

        turns = self.turns

        first: int | None
        first = self.first

        player: int | None
        player = self.player

        hairs = []
        for hairs_item_data in self.hairs:
            hairs_item = hairs_item_data.to_dict()
            hairs.append(hairs_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        tickles = self.tickles.to_dict()

        target: dict[str, Any] | None
        if isinstance(self.target, AlohaTargetAsked):
            target = self.target.to_dict()
        else:
            target = self.target

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
                "turn": turn,
                "turns": turns,
                "first": first,
                "player": player,
                "hairs": hairs,
                "players": players,
                "tickles": tickles,
                "target": target,
                "withdrawn": withdrawn,
                "ended": ended,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_hair import AlohaHair
        from ..models.aloha_options import AlohaOptions
        from ..models.aloha_player import AlohaPlayer
        from ..models.aloha_target_asked import AlohaTargetAsked
        from ..models.aloha_tickles import AlohaTickles

        d = dict(src_dict)
        type_ = check_aloha_view_type(d.pop("type"))

        def _parse_asks(data: object) -> AlohaViewAsksType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                asks_type_0 = check_aloha_view_asks_type_0(data)

                return asks_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaViewAsksType0 | None, data)

        asks = _parse_asks(d.pop("asks"))

        to_act = cast(list[int], d.pop("to_act"))

        options = AlohaOptions.from_dict(d.pop("options"))

        turn = d.pop("turn")

        turns = d.pop("turns")

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

        hairs = []
        _hairs = d.pop("hairs")
        for hairs_item_data in _hairs:
            hairs_item = AlohaHair.from_dict(hairs_item_data)

            hairs.append(hairs_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = AlohaPlayer.from_dict(players_item_data)

            players.append(players_item)

        tickles = AlohaTickles.from_dict(d.pop("tickles"))

        def _parse_target(data: object) -> AlohaTargetAsked | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                target_type_0 = AlohaTargetAsked.from_dict(data)

                return target_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaTargetAsked | None, data)

        target = _parse_target(d.pop("target"))

        withdrawn = cast(list[int], d.pop("withdrawn"))

        def _parse_ended(data: object) -> AlohaViewEndedType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_type_0 = check_aloha_view_ended_type_0(data)

                return ended_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaViewEndedType0 | None, data)

        ended = _parse_ended(d.pop("ended"))

        aloha_view = cls(
            type_=type_,
            asks=asks,
            to_act=to_act,
            options=options,
            turn=turn,
            turns=turns,
            first=first,
            player=player,
            hairs=hairs,
            players=players,
            tickles=tickles,
            target=target,
            withdrawn=withdrawn,
            ended=ended,
        )

        aloha_view.additional_properties = d
        return aloha_view

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
