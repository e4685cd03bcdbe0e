from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.cactus_track import CactusTrack


T = TypeVar("T", bound="CactusTrace")


@_attrs_define
class CactusTrace:
    """What happened from the first pose to the rest, to be animated. Pieces without a track did not move."""

    hz: int
    """ Frames a second. """
    frames: int
    release: int
    """ The frame in which the hand lets go. """
    tracks: list[CactusTrack]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hz = self.hz

        frames = self.frames

        release = self.release

        tracks = []
        for tracks_item_data in self.tracks:
            tracks_item = tracks_item_data.to_dict()
            tracks.append(tracks_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hz": hz,
                "frames": frames,
                "release": release,
                "tracks": tracks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_track import CactusTrack

        d = dict(src_dict)
        hz = d.pop("hz")

        frames = d.pop("frames")

        release = d.pop("release")

        tracks = []
        _tracks = d.pop("tracks")
        for tracks_item_data in _tracks:
            tracks_item = CactusTrack.from_dict(tracks_item_data)

            tracks.append(tracks_item)

        cactus_trace = cls(
            hz=hz,
            frames=frames,
            release=release,
            tracks=tracks,
        )

        cactus_trace.additional_properties = d
        return cactus_trace

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
