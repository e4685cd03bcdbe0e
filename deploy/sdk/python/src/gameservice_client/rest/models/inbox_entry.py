from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.inbox_entry_game import InboxEntryGame, check_inbox_entry_game

if TYPE_CHECKING:
    from ..models.aloha_legal import AlohaLegal
    from ..models.aloha_view import AlohaView
    from ..models.cactus_legal import CactusLegal
    from ..models.cactus_view import CactusView
    from ..models.ouch_legal import OuchLegal
    from ..models.ouch_view import OuchView


T = TypeVar("T", bound="InboxEntry")


@_attrs_define
class InboxEntry:
    """A match that waits for you, and all that is needed to answer."""

    match: str
    game: InboxEntryGame
    seq: int
    seat: int
    due: datetime.datetime | None
    """ Until when; null where there is no clock. """
    view: AlohaView | CactusView | OuchView
    legal: AlohaLegal | CactusLegal | OuchLegal
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_legal import AlohaLegal
        from ..models.aloha_view import AlohaView
        from ..models.ouch_legal import OuchLegal
        from ..models.ouch_view import OuchView

        match = self.match

        game: str = self.game

        seq = self.seq

        seat = self.seat

        due: None | str
        if isinstance(self.due, datetime.datetime):
            due = self.due.isoformat()
        else:
            due = self.due

        view: dict[str, Any]
        if isinstance(self.view, OuchView) or isinstance(self.view, AlohaView):
            view = self.view.to_dict()
        else:
            view = self.view.to_dict()

        legal: dict[str, Any]
        if isinstance(self.legal, OuchLegal) or isinstance(self.legal, AlohaLegal):
            legal = self.legal.to_dict()
        else:
            legal = self.legal.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "match": match,
                "game": game,
                "seq": seq,
                "seat": seat,
                "due": due,
                "view": view,
                "legal": legal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aloha_legal import AlohaLegal
        from ..models.aloha_view import AlohaView
        from ..models.cactus_legal import CactusLegal
        from ..models.cactus_view import CactusView
        from ..models.ouch_legal import OuchLegal
        from ..models.ouch_view import OuchView

        d = dict(src_dict)
        match = d.pop("match")

        game = check_inbox_entry_game(d.pop("game"))

        seq = d.pop("seq")

        seat = d.pop("seat")

        def _parse_due(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_type_0 = datetime.datetime.fromisoformat(data)

                return due_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due = _parse_due(d.pop("due"))

        def _parse_view(data: object) -> AlohaView | CactusView | OuchView:
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
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_view_type_2 = CactusView.from_dict(data)

            return componentsschemas_view_type_2

        view = _parse_view(d.pop("view"))

        def _parse_legal(data: object) -> AlohaLegal | CactusLegal | OuchLegal:
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
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_legal_type_2 = CactusLegal.from_dict(data)

            return componentsschemas_legal_type_2

        legal = _parse_legal(d.pop("legal"))

        inbox_entry = cls(
            match=match,
            game=game,
            seq=seq,
            seat=seat,
            due=due,
            view=view,
            legal=legal,
        )

        inbox_entry.additional_properties = d
        return inbox_entry

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
