from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.match_request_game import MatchRequestGame, check_match_request_game
from ..models.match_request_on_abandon import (
    MatchRequestOnAbandon,
    check_match_request_on_abandon,
)
from ..models.match_request_start import MatchRequestStart, check_match_request_start
from ..models.match_request_visibility import (
    MatchRequestVisibility,
    check_match_request_visibility,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bank import Bank
    from ..models.bot_seat import BotSeat
    from ..models.match_request_options import MatchRequestOptions
    from ..models.me_seat import MeSeat
    from ..models.no_clock import NoClock
    from ..models.open_seat import OpenSeat
    from ..models.per_turn import PerTurn


T = TypeVar("T", bound="MatchRequest")


@_attrs_define
class MatchRequest:
    """A match to create. With no open seat it starts at once (where `start` is `full`)."""

    game: MatchRequestGame
    seats: list[BotSeat | MeSeat | OpenSeat] | Unset = UNSET
    options: MatchRequestOptions | Unset = UNSET
    """ The game's options; what is left out takes its default. """
    preset: None | str | Unset = UNSET
    """ A named bundle of options; `options` override it. """
    clock: Bank | NoClock | PerTurn | Unset = UNSET
    """ By default none. Of turns whose time has run out, see `on_abandon`. """
    visibility: MatchRequestVisibility | Unset = "private"
    """ Who may watch and sit down. `private`: those with the invite code; `unlisted`: whoever knows the id;
    `public`: everyone, for it is listed. """
    start: MatchRequestStart | Unset = "full"
    """ By itself when the last seat is taken, or when the host says so, all seats being taken. """
    on_abandon: MatchRequestOnAbandon | Unset = "bot"
    """ What becomes of the seat of a person who resigns, or whose time runs out: a bot plays it on, or it is out
    and ranks last. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.bot_seat import BotSeat
        from ..models.me_seat import MeSeat
        from ..models.no_clock import NoClock
        from ..models.per_turn import PerTurn

        game: str = self.game

        seats: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = []
            for seats_item_data in self.seats:
                seats_item: dict[str, Any]
                if isinstance(seats_item_data, MeSeat) or isinstance(seats_item_data, BotSeat):
                    seats_item = seats_item_data.to_dict()
                else:
                    seats_item = seats_item_data.to_dict()

                seats.append(seats_item)

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        preset: None | str | Unset
        if isinstance(self.preset, Unset):
            preset = UNSET
        else:
            preset = self.preset

        clock: dict[str, Any] | Unset
        if isinstance(self.clock, Unset):
            clock = UNSET
        elif isinstance(self.clock, NoClock) or isinstance(self.clock, PerTurn):
            clock = self.clock.to_dict()
        else:
            clock = self.clock.to_dict()

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        start: str | Unset = UNSET
        if not isinstance(self.start, Unset):
            start = self.start

        on_abandon: str | Unset = UNSET
        if not isinstance(self.on_abandon, Unset):
            on_abandon = self.on_abandon

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
            }
        )
        if seats is not UNSET:
            field_dict["seats"] = seats
        if options is not UNSET:
            field_dict["options"] = options
        if preset is not UNSET:
            field_dict["preset"] = preset
        if clock is not UNSET:
            field_dict["clock"] = clock
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if start is not UNSET:
            field_dict["start"] = start
        if on_abandon is not UNSET:
            field_dict["on_abandon"] = on_abandon

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.bank import Bank
        from ..models.bot_seat import BotSeat
        from ..models.match_request_options import MatchRequestOptions
        from ..models.me_seat import MeSeat
        from ..models.no_clock import NoClock
        from ..models.open_seat import OpenSeat
        from ..models.per_turn import PerTurn

        d = dict(src_dict)
        game = check_match_request_game(d.pop("game"))

        _seats = d.pop("seats", UNSET)
        seats: list[BotSeat | MeSeat | OpenSeat] | Unset = UNSET
        if _seats is not UNSET:
            seats = []
            for seats_item_data in _seats:

                def _parse_seats_item(data: object) -> BotSeat | MeSeat | OpenSeat:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        seats_item_type_0 = MeSeat.from_dict(data)

                        return seats_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        seats_item_type_1 = BotSeat.from_dict(data)

                        return seats_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    if not isinstance(data, dict):
                        raise TypeError()
                    seats_item_type_2 = OpenSeat.from_dict(data)

                    return seats_item_type_2

                seats_item = _parse_seats_item(seats_item_data)

                seats.append(seats_item)

        _options = d.pop("options", UNSET)
        options: MatchRequestOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = MatchRequestOptions.from_dict(_options)

        def _parse_preset(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        preset = _parse_preset(d.pop("preset", UNSET))

        def _parse_clock(data: object) -> Bank | NoClock | PerTurn | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = NoClock.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_1 = PerTurn.from_dict(data)

                return clock_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            clock_type_2 = Bank.from_dict(data)

            return clock_type_2

        clock = _parse_clock(d.pop("clock", UNSET))

        _visibility = d.pop("visibility", UNSET)
        visibility: MatchRequestVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_match_request_visibility(_visibility)

        _start = d.pop("start", UNSET)
        start: MatchRequestStart | Unset
        if isinstance(_start, Unset):
            start = UNSET
        else:
            start = check_match_request_start(_start)

        _on_abandon = d.pop("on_abandon", UNSET)
        on_abandon: MatchRequestOnAbandon | Unset
        if isinstance(_on_abandon, Unset):
            on_abandon = UNSET
        else:
            on_abandon = check_match_request_on_abandon(_on_abandon)

        match_request = cls(
            game=game,
            seats=seats,
            options=options,
            preset=preset,
            clock=clock,
            visibility=visibility,
            start=start,
            on_abandon=on_abandon,
        )

        return match_request
