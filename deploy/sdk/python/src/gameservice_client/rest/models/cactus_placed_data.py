from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cactus_placed_data_cactus import (
    CactusPlacedDataCactus,
    check_cactus_placed_data_cactus,
)
from ..models.cactus_placed_data_contacts_item_item import (
    CactusPlacedDataContactsItemItem,
    check_cactus_placed_data_contacts_item_item,
)
from ..models.cactus_placed_data_piece import (
    CactusPlacedDataPiece,
    check_cactus_placed_data_piece,
)
from ..models.cactus_placed_data_touch_type_0 import (
    CactusPlacedDataTouchType0,
    check_cactus_placed_data_touch_type_0,
)
from ..models.cactus_placed_data_touch_type_1 import (
    CactusPlacedDataTouchType1,
    check_cactus_placed_data_touch_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.cactus_hung import CactusHung
    from ..models.cactus_offence import CactusOffence
    from ..models.cactus_trace import CactusTrace


T = TypeVar("T", bound="CactusPlacedData")


@_attrs_define
class CactusPlacedData:
    piece: CactusPlacedDataPiece
    cactus: CactusPlacedDataCactus
    attempt: int
    """ Counted from 1 in each turn. """
    path: list[list[int]]
    grip: list[int]
    """ Where the finger held it, in the piece's own frame. """
    pieces: list[CactusHung]
    """ All that now hangs on this cactus, in alphabetical order. """
    contacts: list[list[CactusPlacedDataContactsItemItem]]
    """ Which of them touch. """
    offences: list[CactusOffence]
    """ What must be mended. """
    held: bool
    """ The piece is on the cactus; it has ended the turn where there are no offences. """
    touch: CactusPlacedDataTouchType0 | CactusPlacedDataTouchType1 | None
    """ C16: what the finger touched. """
    trace: CactusTrace
    """ What happened from the first pose to the rest, to be animated. Pieces without a track did not move. """
    engine: str
    """ What simulated it, with its version. """
    tremor: list[int] | Unset = UNSET
    """ Hidden until the end: what the hand's trembling added to the last pose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        piece: str = self.piece

        cactus: str = self.cactus

        attempt = self.attempt

        path = []
        for path_item_data in self.path:
            path_item = path_item_data

            path.append(path_item)

        grip = self.grip

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

        offences = []
        for offences_item_data in self.offences:
            offences_item = offences_item_data.to_dict()
            offences.append(offences_item)

        held = self.held

        touch: None | str
        if isinstance(self.touch, str) or isinstance(self.touch, str):
            touch = self.touch
        else:
            touch = self.touch

        trace = self.trace.to_dict()

        engine = self.engine

        tremor: list[int] | Unset = UNSET
        if not isinstance(self.tremor, Unset):
            tremor = self.tremor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "piece": piece,
                "cactus": cactus,
                "attempt": attempt,
                "path": path,
                "grip": grip,
                "pieces": pieces,
                "contacts": contacts,
                "offences": offences,
                "held": held,
                "touch": touch,
                "trace": trace,
                "engine": engine,
            }
        )
        if tremor is not UNSET:
            field_dict["tremor"] = tremor

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_hung import CactusHung
        from ..models.cactus_offence import CactusOffence
        from ..models.cactus_trace import CactusTrace

        d = dict(src_dict)
        piece = check_cactus_placed_data_piece(d.pop("piece"))

        cactus = check_cactus_placed_data_cactus(d.pop("cactus"))

        attempt = d.pop("attempt")

        path = []
        _path = d.pop("path")
        for path_item_data in _path:
            path_item = cast(list[int], path_item_data)

            path.append(path_item)

        grip = cast(list[int], d.pop("grip"))

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
                contacts_item_item = check_cactus_placed_data_contacts_item_item(contacts_item_item_data)

                contacts_item.append(contacts_item_item)

            contacts.append(contacts_item)

        offences = []
        _offences = d.pop("offences")
        for offences_item_data in _offences:
            offences_item = CactusOffence.from_dict(offences_item_data)

            offences.append(offences_item)

        held = d.pop("held")

        def _parse_touch(data: object) -> CactusPlacedDataTouchType0 | CactusPlacedDataTouchType1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                touch_type_0 = check_cactus_placed_data_touch_type_0(data)

                return touch_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                touch_type_1 = check_cactus_placed_data_touch_type_1(data)

                return touch_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CactusPlacedDataTouchType0 | CactusPlacedDataTouchType1 | None, data)

        touch = _parse_touch(d.pop("touch"))

        trace = CactusTrace.from_dict(d.pop("trace"))

        engine = d.pop("engine")

        tremor = cast(list[int], d.pop("tremor", UNSET))

        cactus_placed_data = cls(
            piece=piece,
            cactus=cactus,
            attempt=attempt,
            path=path,
            grip=grip,
            pieces=pieces,
            contacts=contacts,
            offences=offences,
            held=held,
            touch=touch,
            trace=trace,
            engine=engine,
            tremor=tremor,
        )

        cactus_placed_data.additional_properties = d
        return cactus_placed_data

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
