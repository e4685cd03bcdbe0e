from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.match_created_data_clock import MatchCreatedDataClock
    from ..models.match_created_data_options import MatchCreatedDataOptions


T = TypeVar("T", bound="MatchCreatedData")


@_attrs_define
class MatchCreatedData:
    game: str
    rules_version: int
    options: MatchCreatedDataOptions
    clock: MatchCreatedDataClock
    visibility: str
    start: str
    on_abandon: str
    seats: int
    commitment: str
    rematch_of: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        rules_version = self.rules_version

        options = self.options.to_dict()

        clock = self.clock.to_dict()

        visibility = self.visibility

        start = self.start

        on_abandon = self.on_abandon

        seats = self.seats

        commitment = self.commitment

        rematch_of: None | str
        rematch_of = self.rematch_of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "rules_version": rules_version,
                "options": options,
                "clock": clock,
                "visibility": visibility,
                "start": start,
                "on_abandon": on_abandon,
                "seats": seats,
                "commitment": commitment,
                "rematch_of": rematch_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.match_created_data_clock import MatchCreatedDataClock
        from ..models.match_created_data_options import MatchCreatedDataOptions

        d = dict(src_dict)
        game = d.pop("game")

        rules_version = d.pop("rules_version")

        options = MatchCreatedDataOptions.from_dict(d.pop("options"))

        clock = MatchCreatedDataClock.from_dict(d.pop("clock"))

        visibility = d.pop("visibility")

        start = d.pop("start")

        on_abandon = d.pop("on_abandon")

        seats = d.pop("seats")

        commitment = d.pop("commitment")

        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        match_created_data = cls(
            game=game,
            rules_version=rules_version,
            options=options,
            clock=clock,
            visibility=visibility,
            start=start,
            on_abandon=on_abandon,
            seats=seats,
            commitment=commitment,
            rematch_of=rematch_of,
        )

        match_created_data.additional_properties = d
        return match_created_data

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
