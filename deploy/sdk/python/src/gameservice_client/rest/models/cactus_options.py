from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.cactus_options_cactus_choice import (
    CactusOptionsCactusChoice,
    check_cactus_options_cactus_choice,
)
from ..models.cactus_options_claims import (
    CactusOptionsClaims,
    check_cactus_options_claims,
)
from ..models.cactus_options_fallen import (
    CactusOptionsFallen,
    check_cactus_options_fallen,
)
from ..models.cactus_options_first_seat import (
    CactusOptionsFirstSeat,
    check_cactus_options_first_seat,
)
from ..models.cactus_options_steadiness import (
    CactusOptionsSteadiness,
    check_cactus_options_steadiness,
)

if TYPE_CHECKING:
    from ..models.cactus_die import CactusDie


T = TypeVar("T", bound="CactusOptions")


@_attrs_define
class CactusOptions:
    """What can be agreed before a match."""

    first_seat: CactusOptionsFirstSeat
    """ C3. `previous_winner` only in a rematch. """
    steadiness: CactusOptionsSteadiness
    """ How much a hand trembles: not at all, or by a standard deviation of 0.5, 1.2, 2.5 or 4 mm. """
    claims: CactusOptionsClaims
    """ C24: flowers are paid by themselves, or declared by the player. """
    fallen: CactusOptionsFallen
    """ C15: where basic pieces go that fall. """
    cactus_choice: CactusOptionsCactusChoice
    """ C5: the next cactus clockwise, or any. """
    per_cactus_bonus: bool
    """ C20 and C21 also count for each single cactus. """
    die: CactusDie
    """ How many faces of the die show what. """

    def to_dict(self) -> dict[str, Any]:
        first_seat: str = self.first_seat

        steadiness: str = self.steadiness

        claims: str = self.claims

        fallen: str = self.fallen

        cactus_choice: str = self.cactus_choice

        per_cactus_bonus = self.per_cactus_bonus

        die = self.die.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "first_seat": first_seat,
                "steadiness": steadiness,
                "claims": claims,
                "fallen": fallen,
                "cactus_choice": cactus_choice,
                "per_cactus_bonus": per_cactus_bonus,
                "die": die,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.cactus_die import CactusDie

        d = dict(src_dict)
        first_seat = check_cactus_options_first_seat(d.pop("first_seat"))

        steadiness = check_cactus_options_steadiness(d.pop("steadiness"))

        claims = check_cactus_options_claims(d.pop("claims"))

        fallen = check_cactus_options_fallen(d.pop("fallen"))

        cactus_choice = check_cactus_options_cactus_choice(d.pop("cactus_choice"))

        per_cactus_bonus = d.pop("per_cactus_bonus")

        die = CactusDie.from_dict(d.pop("die"))

        cactus_options = cls(
            first_seat=first_seat,
            steadiness=steadiness,
            claims=claims,
            fallen=fallen,
            cactus_choice=cactus_choice,
            per_cactus_bonus=per_cactus_bonus,
            die=die,
        )

        return cactus_options
