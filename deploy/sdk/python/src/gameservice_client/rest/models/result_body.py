from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.result_body_game import ResultBodyGame, check_result_body_game

if TYPE_CHECKING:
    from ..models.rating_change_body import RatingChangeBody


T = TypeVar("T", bound="ResultBody")


@_attrs_define
class ResultBody:
    """What a person's seat came to in a match."""

    match: str
    game: ResultBodyGame
    at: datetime.datetime
    """ UTC, six decimals, Z. """
    place: int
    """ From 1, in the match's ranking; seats that share one have the same. """
    seats: int
    won: bool
    left: bool
    """ Resigned or timed out, whoever played the seat on. """
    reason: str
    """ The outcome's: why the match ended. """
    rating: None | RatingChangeBody
    """ Null where the seat was not rated. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.rating_change_body import RatingChangeBody

        match = self.match

        game: str = self.game

        at = self.at.isoformat()

        place = self.place

        seats = self.seats

        won = self.won

        left = self.left

        reason = self.reason

        rating: dict[str, Any] | None
        if isinstance(self.rating, RatingChangeBody):
            rating = self.rating.to_dict()
        else:
            rating = self.rating

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "match": match,
                "game": game,
                "at": at,
                "place": place,
                "seats": seats,
                "won": won,
                "left": left,
                "reason": reason,
                "rating": rating,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rating_change_body import RatingChangeBody

        d = dict(src_dict)
        match = d.pop("match")

        game = check_result_body_game(d.pop("game"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        place = d.pop("place")

        seats = d.pop("seats")

        won = d.pop("won")

        left = d.pop("left")

        reason = d.pop("reason")

        def _parse_rating(data: object) -> None | RatingChangeBody:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                rating_type_0 = RatingChangeBody.from_dict(data)

                return rating_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | RatingChangeBody, data)

        rating = _parse_rating(d.pop("rating"))

        result_body = cls(
            match=match,
            game=game,
            at=at,
            place=place,
            seats=seats,
            won=won,
            left=left,
            reason=reason,
            rating=rating,
        )

        result_body.additional_properties = d
        return result_body

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
