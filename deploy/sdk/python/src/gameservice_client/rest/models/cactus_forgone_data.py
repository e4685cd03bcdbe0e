from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_forgone_data_cactus_type_0 import (
    CactusForgoneDataCactusType0,
    check_cactus_forgone_data_cactus_type_0,
)
from ..models.cactus_forgone_data_contacts_item_item import (
    CactusForgoneDataContactsItemItem,
    check_cactus_forgone_data_contacts_item_item,
)
from ..models.cactus_forgone_data_piece_type_0 import (
    CactusForgoneDataPieceType0,
    check_cactus_forgone_data_piece_type_0,
)
from ..models.cactus_forgone_data_tolerated_item_item import (
    CactusForgoneDataToleratedItemItem,
    check_cactus_forgone_data_tolerated_item_item,
)

if TYPE_CHECKING:
    from ..models.cactus_hung import CactusHung
    from ..models.cactus_trace import CactusTrace


T = TypeVar("T", bound="CactusForgoneData")


@_attrs_define
class CactusForgoneData:
    piece: CactusForgoneDataPieceType0 | None
    """ Null where none had been chosen. """
    cactus: CactusForgoneDataCactusType0 | None
    pieces: list[CactusHung]
    """ All that now hangs on this cactus; as it was where the piece did not stand there. """
    contacts: list[list[CactusForgoneDataContactsItemItem]]
    tolerated: list[list[CactusForgoneDataToleratedItemItem]]
    """ The contacts against C11 and C12 that may stand until one of their pieces moves. """
    trace: CactusTrace | None
    """ Null where nothing was taken out. """
    engine: None | str
    """ What simulated it; null likewise. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cactus_trace import CactusTrace

        piece: None | str
        if isinstance(self.piece, str):
            piece = self.piece
        else:
            piece = self.piece

        cactus: None | str
        if isinstance(self.cactus, str):
            cactus = self.cactus
        else:
            cactus = self.cactus

        pieces = []
        for pieces_item_data in self.pieces:
            pieces_item = pieces_item_data.to_dict()
            pieces.append(pieces_item)

        contacts = []
        for contacts_item_data in self.contacts:
            contacts_item = []
            for contacts_item_item_data in contacts_item_data:
                contacts_item_item: str = contacts_item_item_data
                contacts_item.append(contacts_item_item)

            contacts.append(contacts_item)

        tolerated = []
        for tolerated_item_data in self.tolerated:
            tolerated_item = []
            for tolerated_item_item_data in tolerated_item_data:
                tolerated_item_item: str = tolerated_item_item_data
                tolerated_item.append(tolerated_item_item)

            tolerated.append(tolerated_item)

        trace: dict[str, Any] | None
        if isinstance(self.trace, CactusTrace):
            trace = self.trace.to_dict()
        else:
            trace = self.trace

        engine: None | str
        engine = self.engine

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "piece": piece,
                "cactus": cactus,
                "pieces": pieces,
                "contacts": contacts,
                "tolerated": tolerated,
                "trace": trace,
                "engine": engine,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_hung import CactusHung
        from ..models.cactus_trace import CactusTrace

        d = dict(src_dict)

        def _parse_piece(data: object) -> CactusForgoneDataPieceType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                piece_type_0 = check_cactus_forgone_data_piece_type_0(data)

                return piece_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusForgoneDataPieceType0 | None, data)

        piece = _parse_piece(d.pop("piece"))

        def _parse_cactus(data: object) -> CactusForgoneDataCactusType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cactus_type_0 = check_cactus_forgone_data_cactus_type_0(data)

                return cactus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusForgoneDataCactusType0 | None, data)

        cactus = _parse_cactus(d.pop("cactus"))

        pieces = []
        _pieces = d.pop("pieces")
        for pieces_item_data in _pieces:
            pieces_item = CactusHung.from_dict(pieces_item_data)

            pieces.append(pieces_item)

        contacts = []
        _contacts = d.pop("contacts")
        for contacts_item_data in _contacts:
            contacts_item = []
            _contacts_item = contacts_item_data
            for contacts_item_item_data in _contacts_item:
                contacts_item_item = check_cactus_forgone_data_contacts_item_item(contacts_item_item_data)

                contacts_item.append(contacts_item_item)

            contacts.append(contacts_item)

        tolerated = []
        _tolerated = d.pop("tolerated")
        for tolerated_item_data in _tolerated:
            tolerated_item = []
            _tolerated_item = tolerated_item_data
            for tolerated_item_item_data in _tolerated_item:
                tolerated_item_item = check_cactus_forgone_data_tolerated_item_item(tolerated_item_item_data)

                tolerated_item.append(tolerated_item_item)

            tolerated.append(tolerated_item)

        def _parse_trace(data: object) -> CactusTrace | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                trace_type_0 = CactusTrace.from_dict(data)

                return trace_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusTrace | None, data)

        trace = _parse_trace(d.pop("trace"))

        def _parse_engine(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        engine = _parse_engine(d.pop("engine"))

        cactus_forgone_data = cls(
            piece=piece,
            cactus=cactus,
            pieces=pieces,
            contacts=contacts,
            tolerated=tolerated,
            trace=trace,
            engine=engine,
        )

        cactus_forgone_data.additional_properties = d
        return cactus_forgone_data

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
