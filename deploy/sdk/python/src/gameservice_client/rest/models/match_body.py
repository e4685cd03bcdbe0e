from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_body_game import MatchBodyGame, check_match_body_game
from ..models.match_body_on_abandon import (
    MatchBodyOnAbandon,
    check_match_body_on_abandon,
)
from ..models.match_body_start import MatchBodyStart, check_match_body_start
from ..models.match_body_status import MatchBodyStatus, check_match_body_status
from ..models.match_body_visibility import (
    MatchBodyVisibility,
    check_match_body_visibility,
)

if TYPE_CHECKING:
    from ..models.aloha_legal import AlohaLegal
    from ..models.aloha_view import AlohaView
    from ..models.bank import Bank
    from ..models.cactus_legal import CactusLegal
    from ..models.cactus_view import CactusView
    from ..models.fairness_body import FairnessBody
    from ..models.match_body_options import MatchBodyOptions
    from ..models.no_clock import NoClock
    from ..models.ouch_legal import OuchLegal
    from ..models.ouch_view import OuchView
    from ..models.outcome import Outcome
    from ..models.per_turn import PerTurn
    from ..models.seat_body import SeatBody
    from ..models.waiting_body import WaitingBody


T = TypeVar("T", bound="MatchBody")


@_attrs_define
class MatchBody:
    """A match as the caller may see it."""

    id: str
    game: MatchBodyGame
    rules_version: int
    status: MatchBodyStatus
    options: MatchBodyOptions
    clock: Bank | NoClock | PerTurn
    visibility: MatchBodyVisibility
    start: MatchBodyStart
    on_abandon: MatchBodyOnAbandon
    invite: None | str
    """ The code that opens the match to others; for those seated. """
    host: str
    """ The user id of who may start and abort it. """
    seats: list[SeatBody]
    you: int | None
    """ Your seat. """
    seq: int
    waiting_on: list[WaitingBody]
    fairness: FairnessBody
    """ The promise about chance. `entropy` holds a text a seat from the start on; the seed is published at the end.
    """
    outcome: None | Outcome
    view: AlohaView | CactusView | None | OuchView
    legal: AlohaLegal | CactusLegal | None | OuchLegal
    """ What you may do now; null where it is not your turn. """
    rematch: None | str
    """ The id of the match that followed. """
    rematch_of: None | str
    created_at: datetime.datetime
    """ UTC, six decimals, Z. """
    updated_at: datetime.datetime
    """ UTC, six decimals, Z. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_legal import AlohaLegal
        from ..models.aloha_view import AlohaView
        from ..models.cactus_legal import CactusLegal
        from ..models.cactus_view import CactusView
        from ..models.no_clock import NoClock
        from ..models.ouch_legal import OuchLegal
        from ..models.ouch_view import OuchView
        from ..models.outcome import Outcome
        from ..models.per_turn import PerTurn

        id = self.id

        game: str = self.game

        rules_version = self.rules_version

        status: str = self.status

        options = self.options.to_dict()

        clock: dict[str, Any]
        if isinstance(self.clock, NoClock) or isinstance(self.clock, PerTurn):
            clock = self.clock.to_dict()
        else:
            clock = self.clock.to_dict()

        visibility: str = self.visibility

        start: str = self.start

        on_abandon: str = self.on_abandon

        invite: None | str
        invite = self.invite

        host = self.host

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        you: int | None
        you = self.you

        seq = self.seq

        waiting_on = []
        for waiting_on_item_data in self.waiting_on:
            waiting_on_item = waiting_on_item_data.to_dict()
            waiting_on.append(waiting_on_item)

        fairness = self.fairness.to_dict()

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, Outcome):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        view: dict[str, Any] | None
        if isinstance(self.view, OuchView) or isinstance(self.view, AlohaView) or isinstance(self.view, CactusView):
            view = self.view.to_dict()
        else:
            view = self.view

        legal: dict[str, Any] | None
        if (
            isinstance(self.legal, OuchLegal)
            or isinstance(self.legal, AlohaLegal)
            or isinstance(self.legal, CactusLegal)
        ):
            legal = self.legal.to_dict()
        else:
            legal = self.legal

        rematch: None | str
        rematch = self.rematch

        rematch_of: None | str
        rematch_of = self.rematch_of

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "rules_version": rules_version,
                "status": status,
                "options": options,
                "clock": clock,
                "visibility": visibility,
                "start": start,
                "on_abandon": on_abandon,
                "invite": invite,
                "host": host,
                "seats": seats,
                "you": you,
                "seq": seq,
                "waiting_on": waiting_on,
                "fairness": fairness,
                "outcome": outcome,
                "view": view,
                "legal": legal,
                "rematch": rematch,
                "rematch_of": rematch_of,
                "created_at": created_at,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_legal import AlohaLegal
        from ..models.aloha_view import AlohaView
        from ..models.bank import Bank
        from ..models.cactus_legal import CactusLegal
        from ..models.cactus_view import CactusView
        from ..models.fairness_body import FairnessBody
        from ..models.match_body_options import MatchBodyOptions
        from ..models.no_clock import NoClock
        from ..models.ouch_legal import OuchLegal
        from ..models.ouch_view import OuchView
        from ..models.outcome import Outcome
        from ..models.per_turn import PerTurn
        from ..models.seat_body import SeatBody
        from ..models.waiting_body import WaitingBody

        d = dict(src_dict)
        id = d.pop("id")

        game = check_match_body_game(d.pop("game"))

        rules_version = d.pop("rules_version")

        status = check_match_body_status(d.pop("status"))

        options = MatchBodyOptions.from_dict(d.pop("options"))

        def _parse_clock(data: object) -> Bank | NoClock | PerTurn:
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

        clock = _parse_clock(d.pop("clock"))

        visibility = check_match_body_visibility(d.pop("visibility"))

        start = check_match_body_start(d.pop("start"))

        on_abandon = check_match_body_on_abandon(d.pop("on_abandon"))

        def _parse_invite(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        invite = _parse_invite(d.pop("invite"))

        host = d.pop("host")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatBody.from_dict(seats_item_data)

            seats.append(seats_item)

        def _parse_you(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        you = _parse_you(d.pop("you"))

        seq = d.pop("seq")

        waiting_on = []
        _waiting_on = d.pop("waiting_on")
        for waiting_on_item_data in _waiting_on:
            waiting_on_item = WaitingBody.from_dict(waiting_on_item_data)

            waiting_on.append(waiting_on_item)

        fairness = FairnessBody.from_dict(d.pop("fairness"))

        def _parse_outcome(data: object) -> None | Outcome:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = Outcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Outcome, data)

        outcome = _parse_outcome(d.pop("outcome"))

        def _parse_view(data: object) -> AlohaView | CactusView | None | OuchView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_0 = OuchView.from_dict(data)

                return componentsschemas_view_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_1 = AlohaView.from_dict(data)

                return componentsschemas_view_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_2 = CactusView.from_dict(data)

                return componentsschemas_view_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaView | CactusView | None | OuchView, data)

        view = _parse_view(d.pop("view"))

        def _parse_legal(data: object) -> AlohaLegal | CactusLegal | None | OuchLegal:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_legal_type_0 = OuchLegal.from_dict(data)

                return componentsschemas_legal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_legal_type_1 = AlohaLegal.from_dict(data)

                return componentsschemas_legal_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_legal_type_2 = CactusLegal.from_dict(data)

                return componentsschemas_legal_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AlohaLegal | CactusLegal | None | OuchLegal, data)

        legal = _parse_legal(d.pop("legal"))

        def _parse_rematch(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch = _parse_rematch(d.pop("rematch"))

        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        match_body = cls(
            id=id,
            game=game,
            rules_version=rules_version,
            status=status,
            options=options,
            clock=clock,
            visibility=visibility,
            start=start,
            on_abandon=on_abandon,
            invite=invite,
            host=host,
            seats=seats,
            you=you,
            seq=seq,
            waiting_on=waiting_on,
            fairness=fairness,
            outcome=outcome,
            view=view,
            legal=legal,
            rematch=rematch,
            rematch_of=rematch_of,
            created_at=created_at,
            updated_at=updated_at,
        )

        match_body.additional_properties = d
        return match_body

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
