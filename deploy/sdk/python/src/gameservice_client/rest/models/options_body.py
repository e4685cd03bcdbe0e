from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.options_body_defaults import OptionsBodyDefaults
    from ..models.options_body_schema import OptionsBodySchema


T = TypeVar("T", bound="OptionsBody")


@_attrs_define
class OptionsBody:
    """The JSON Schema of the options, and what each is where nothing is said."""

    schema: OptionsBodySchema
    defaults: OptionsBodyDefaults
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        schema = self.schema.to_dict()

        defaults = self.defaults.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "schema": schema,
                "defaults": defaults,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.options_body_defaults import OptionsBodyDefaults
        from ..models.options_body_schema import OptionsBodySchema

        d = dict(src_dict)
        schema = OptionsBodySchema.from_dict(d.pop("schema"))

        defaults = OptionsBodyDefaults.from_dict(d.pop("defaults"))

        options_body = cls(
            schema=schema,
            defaults=defaults,
        )

        options_body.additional_properties = d
        return options_body

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
