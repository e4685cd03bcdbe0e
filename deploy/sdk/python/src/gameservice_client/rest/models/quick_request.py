from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.quick_request_game import QuickRequestGame, check_quick_request_game
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bank import Bank
    from ..models.no_clock import NoClock
    from ..models.per_turn import PerTurn
    from ..models.quick_request_options import QuickRequestOptions


T = TypeVar("T", bound="QuickRequest")


@_attrs_define
class QuickRequest:
    """What you want to play; those who want the very same meet."""

    game: QuickRequestGame
    players: int | Unset = 2
    """ By default two. """
    options: QuickRequestOptions | Unset = UNSET
    """ The game's options; what is left out takes its default. """
    clock: Bank | NoClock | PerTurn | Unset = UNSET
    fill_after: int | None | Unset = UNSET
    """ Seconds after which bots take the seats that are still open; by default never. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.no_clock import NoClock
        from ..models.per_turn import PerTurn

        game: str = self.game

        players = self.players

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        clock: dict[str, Any] | Unset
        if isinstance(self.clock, Unset):
            clock = UNSET
        elif isinstance(self.clock, NoClock) or isinstance(self.clock, PerTurn):
            clock = self.clock.to_dict()
        else:
            clock = self.clock.to_dict()

        fill_after: int | None | Unset
        if isinstance(self.fill_after, Unset):
            fill_after = UNSET
        else:
            fill_after = self.fill_after

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
            }
        )
        if players is not UNSET:
            field_dict["players"] = players
        if options is not UNSET:
            field_dict["options"] = options
        if clock is not UNSET:
            field_dict["clock"] = clock
        if fill_after is not UNSET:
            field_dict["fill_after"] = fill_after

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.bank import Bank
        from ..models.no_clock import NoClock
        from ..models.per_turn import PerTurn
        from ..models.quick_request_options import QuickRequestOptions

        d = dict(src_dict)
        game = check_quick_request_game(d.pop("game"))

        players = d.pop("players", UNSET)

        _options = d.pop("options", UNSET)
        options: QuickRequestOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = QuickRequestOptions.from_dict(_options)

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

        def _parse_fill_after(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        fill_after = _parse_fill_after(d.pop("fill_after", UNSET))

        quick_request = cls(
            game=game,
            players=players,
            options=options,
            clock=clock,
            fill_after=fill_after,
        )

        return quick_request
