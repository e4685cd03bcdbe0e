from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_body_format import ExportBodyFormat, check_export_body_format

if TYPE_CHECKING:
    from ..models.action_record import ActionRecord
    from ..models.aloha_combed_event import AlohaCombedEvent
    from ..models.aloha_dealt_event import AlohaDealtEvent
    from ..models.aloha_drew_event import AlohaDrewEvent
    from ..models.aloha_hair_won_event import AlohaHairWonEvent
    from ..models.aloha_moved_event import AlohaMovedEvent
    from ..models.aloha_played_event import AlohaPlayedEvent
    from ..models.aloha_revealed_event import AlohaRevealedEvent
    from ..models.aloha_scored_event import AlohaScoredEvent
    from ..models.aloha_tickle_due_event import AlohaTickleDueEvent
    from ..models.aloha_tickle_revealed_event import AlohaTickleRevealedEvent
    from ..models.aloha_tickled_event import AlohaTickledEvent
    from ..models.aloha_turn_began_event import AlohaTurnBeganEvent
    from ..models.aloha_withdrew_event import AlohaWithdrewEvent
    from ..models.cactus_claim_asked_event import CactusClaimAskedEvent
    from ..models.cactus_claimed_event import CactusClaimedEvent
    from ..models.cactus_fell_event import CactusFellEvent
    from ..models.cactus_forgone_event import CactusForgoneEvent
    from ..models.cactus_paid_event import CactusPaidEvent
    from ..models.cactus_placed_event import CactusPlacedEvent
    from ..models.cactus_rolled_event import CactusRolledEvent
    from ..models.cactus_scored_event import CactusScoredEvent
    from ..models.cactus_set_up_event import CactusSetUpEvent
    from ..models.cactus_turn_began_event import CactusTurnBeganEvent
    from ..models.cactus_withdrew_event import CactusWithdrewEvent
    from ..models.fairness_body import FairnessBody
    from ..models.match_aborted_event import MatchAbortedEvent
    from ..models.match_body import MatchBody
    from ..models.match_clock_credited_event import MatchClockCreditedEvent
    from ..models.match_created_event import MatchCreatedEvent
    from ..models.match_finished_event import MatchFinishedEvent
    from ..models.match_lapsed_event import MatchLapsedEvent
    from ..models.match_rematched_event import MatchRematchedEvent
    from ..models.match_resigned_event import MatchResignedEvent
    from ..models.match_seat_left_event import MatchSeatLeftEvent
    from ..models.match_seat_taken_event import MatchSeatTakenEvent
    from ..models.match_stand_in_began_event import MatchStandInBeganEvent
    from ..models.match_stand_in_ended_event import MatchStandInEndedEvent
    from ..models.match_started_event import MatchStartedEvent
    from ..models.match_timed_out_event import MatchTimedOutEvent
    from ..models.match_vacation_began_event import MatchVacationBeganEvent
    from ..models.match_vacation_ended_event import MatchVacationEndedEvent
    from ..models.ouch_dealt_event import OuchDealtEvent
    from ..models.ouch_discard_asked_event import OuchDiscardAskedEvent
    from ..models.ouch_extra_turn_offered_event import OuchExtraTurnOfferedEvent
    from ..models.ouch_flipped_event import OuchFlippedEvent
    from ..models.ouch_lost_event import OuchLostEvent
    from ..models.ouch_scored_event import OuchScoredEvent
    from ..models.ouch_shuffled_event import OuchShuffledEvent
    from ..models.ouch_turn_began_event import OuchTurnBeganEvent
    from ..models.ouch_withdrew_event import OuchWithdrewEvent
    from ..models.ouch_won_event import OuchWonEvent


T = TypeVar("T", bound="ExportBody")


@_attrs_define
class ExportBody:
    """A self-contained document: redacted for the caller while the match runs, whole once it is over."""

    match: MatchBody
    """ A match as the caller may see it. """
    fairness: FairnessBody
    """ The promise about chance. `entropy` holds a text a seat from the start on; the seed is published at the end.
    """
    actions: list[ActionRecord]
    events: list[
        AlohaCombedEvent
        | AlohaDealtEvent
        | AlohaDrewEvent
        | AlohaHairWonEvent
        | AlohaMovedEvent
        | AlohaPlayedEvent
        | AlohaRevealedEvent
        | AlohaScoredEvent
        | AlohaTickledEvent
        | AlohaTickleDueEvent
        | AlohaTickleRevealedEvent
        | AlohaTurnBeganEvent
        | AlohaWithdrewEvent
        | CactusClaimAskedEvent
        | CactusClaimedEvent
        | CactusFellEvent
        | CactusForgoneEvent
        | CactusPaidEvent
        | CactusPlacedEvent
        | CactusRolledEvent
        | CactusScoredEvent
        | CactusSetUpEvent
        | CactusTurnBeganEvent
        | CactusWithdrewEvent
        | MatchAbortedEvent
        | MatchClockCreditedEvent
        | MatchCreatedEvent
        | MatchFinishedEvent
        | MatchLapsedEvent
        | MatchRematchedEvent
        | MatchResignedEvent
        | MatchSeatLeftEvent
        | MatchSeatTakenEvent
        | MatchStandInBeganEvent
        | MatchStandInEndedEvent
        | MatchStartedEvent
        | MatchTimedOutEvent
        | MatchVacationBeganEvent
        | MatchVacationEndedEvent
        | OuchDealtEvent
        | OuchDiscardAskedEvent
        | OuchExtraTurnOfferedEvent
        | OuchFlippedEvent
        | OuchLostEvent
        | OuchScoredEvent
        | OuchShuffledEvent
        | OuchTurnBeganEvent
        | OuchWithdrewEvent
        | OuchWonEvent
    ]
    format_: ExportBodyFormat = "gameservice.match/1"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.aloha_combed_event import AlohaCombedEvent
        from ..models.aloha_dealt_event import AlohaDealtEvent
        from ..models.aloha_drew_event import AlohaDrewEvent
        from ..models.aloha_hair_won_event import AlohaHairWonEvent
        from ..models.aloha_moved_event import AlohaMovedEvent
        from ..models.aloha_played_event import AlohaPlayedEvent
        from ..models.aloha_revealed_event import AlohaRevealedEvent
        from ..models.aloha_scored_event import AlohaScoredEvent
        from ..models.aloha_tickle_due_event import AlohaTickleDueEvent
        from ..models.aloha_tickle_revealed_event import AlohaTickleRevealedEvent
        from ..models.aloha_tickled_event import AlohaTickledEvent
        from ..models.aloha_turn_began_event import AlohaTurnBeganEvent
        from ..models.aloha_withdrew_event import AlohaWithdrewEvent
        from ..models.cactus_claim_asked_event import CactusClaimAskedEvent
        from ..models.cactus_claimed_event import CactusClaimedEvent
        from ..models.cactus_fell_event import CactusFellEvent
        from ..models.cactus_forgone_event import CactusForgoneEvent
        from ..models.cactus_paid_event import CactusPaidEvent
        from ..models.cactus_placed_event import CactusPlacedEvent
        from ..models.cactus_rolled_event import CactusRolledEvent
        from ..models.cactus_scored_event import CactusScoredEvent
        from ..models.cactus_set_up_event import CactusSetUpEvent
        from ..models.cactus_turn_began_event import CactusTurnBeganEvent
        from ..models.match_aborted_event import MatchAbortedEvent
        from ..models.match_clock_credited_event import MatchClockCreditedEvent
        from ..models.match_created_event import MatchCreatedEvent
        from ..models.match_finished_event import MatchFinishedEvent
        from ..models.match_lapsed_event import MatchLapsedEvent
        from ..models.match_rematched_event import MatchRematchedEvent
        from ..models.match_resigned_event import MatchResignedEvent
        from ..models.match_seat_left_event import MatchSeatLeftEvent
        from ..models.match_seat_taken_event import MatchSeatTakenEvent
        from ..models.match_stand_in_began_event import MatchStandInBeganEvent
        from ..models.match_stand_in_ended_event import MatchStandInEndedEvent
        from ..models.match_started_event import MatchStartedEvent
        from ..models.match_timed_out_event import MatchTimedOutEvent
        from ..models.match_vacation_began_event import MatchVacationBeganEvent
        from ..models.match_vacation_ended_event import MatchVacationEndedEvent
        from ..models.ouch_dealt_event import OuchDealtEvent
        from ..models.ouch_discard_asked_event import OuchDiscardAskedEvent
        from ..models.ouch_extra_turn_offered_event import OuchExtraTurnOfferedEvent
        from ..models.ouch_flipped_event import OuchFlippedEvent
        from ..models.ouch_lost_event import OuchLostEvent
        from ..models.ouch_scored_event import OuchScoredEvent
        from ..models.ouch_shuffled_event import OuchShuffledEvent
        from ..models.ouch_turn_began_event import OuchTurnBeganEvent
        from ..models.ouch_withdrew_event import OuchWithdrewEvent
        from ..models.ouch_won_event import OuchWonEvent

        format_: str = self.format_

        match = self.match.to_dict()

        fairness = self.fairness.to_dict()

        actions = []
        for actions_item_data in self.actions:
            actions_item = actions_item_data.to_dict()
            actions.append(actions_item)

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if (
                isinstance(events_item_data, MatchCreatedEvent)
                or isinstance(events_item_data, MatchSeatTakenEvent)
                or isinstance(events_item_data, MatchSeatLeftEvent)
                or isinstance(events_item_data, MatchStartedEvent)
                or isinstance(events_item_data, MatchResignedEvent)
                or isinstance(events_item_data, MatchLapsedEvent)
                or isinstance(events_item_data, MatchTimedOutEvent)
                or isinstance(events_item_data, MatchStandInBeganEvent)
                or isinstance(events_item_data, MatchStandInEndedEvent)
                or isinstance(events_item_data, MatchVacationBeganEvent)
                or isinstance(events_item_data, MatchVacationEndedEvent)
                or isinstance(events_item_data, MatchClockCreditedEvent)
                or isinstance(events_item_data, MatchAbortedEvent)
                or isinstance(events_item_data, MatchFinishedEvent)
                or isinstance(events_item_data, MatchRematchedEvent)
                or isinstance(events_item_data, OuchShuffledEvent)
                or isinstance(events_item_data, OuchDealtEvent)
                or isinstance(events_item_data, OuchFlippedEvent)
                or isinstance(events_item_data, OuchWonEvent)
                or isinstance(events_item_data, OuchLostEvent)
                or isinstance(events_item_data, OuchDiscardAskedEvent)
                or isinstance(events_item_data, OuchExtraTurnOfferedEvent)
                or isinstance(events_item_data, OuchTurnBeganEvent)
                or isinstance(events_item_data, OuchWithdrewEvent)
                or isinstance(events_item_data, OuchScoredEvent)
                or isinstance(events_item_data, AlohaDealtEvent)
                or isinstance(events_item_data, AlohaDrewEvent)
                or isinstance(events_item_data, AlohaTurnBeganEvent)
                or isinstance(events_item_data, AlohaPlayedEvent)
                or isinstance(events_item_data, AlohaCombedEvent)
                or isinstance(events_item_data, AlohaTickleDueEvent)
                or isinstance(events_item_data, AlohaTickledEvent)
                or isinstance(events_item_data, AlohaTickleRevealedEvent)
                or isinstance(events_item_data, AlohaMovedEvent)
                or isinstance(events_item_data, AlohaRevealedEvent)
                or isinstance(events_item_data, AlohaHairWonEvent)
                or isinstance(events_item_data, AlohaScoredEvent)
                or isinstance(events_item_data, AlohaWithdrewEvent)
                or isinstance(events_item_data, CactusSetUpEvent)
                or isinstance(events_item_data, CactusTurnBeganEvent)
                or isinstance(events_item_data, CactusRolledEvent)
                or isinstance(events_item_data, CactusPlacedEvent)
                or isinstance(events_item_data, CactusFellEvent)
                or isinstance(events_item_data, CactusPaidEvent)
                or isinstance(events_item_data, CactusClaimAskedEvent)
                or isinstance(events_item_data, CactusClaimedEvent)
                or isinstance(events_item_data, CactusForgoneEvent)
                or isinstance(events_item_data, CactusScoredEvent)
            ):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "match": match,
                "fairness": fairness,
                "actions": actions,
                "events": events,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.action_record import ActionRecord
        from ..models.aloha_combed_event import AlohaCombedEvent
        from ..models.aloha_dealt_event import AlohaDealtEvent
        from ..models.aloha_drew_event import AlohaDrewEvent
        from ..models.aloha_hair_won_event import AlohaHairWonEvent
        from ..models.aloha_moved_event import AlohaMovedEvent
        from ..models.aloha_played_event import AlohaPlayedEvent
        from ..models.aloha_revealed_event import AlohaRevealedEvent
        from ..models.aloha_scored_event import AlohaScoredEvent
        from ..models.aloha_tickle_due_event import AlohaTickleDueEvent
        from ..models.aloha_tickle_revealed_event import AlohaTickleRevealedEvent
        from ..models.aloha_tickled_event import AlohaTickledEvent
        from ..models.aloha_turn_began_event import AlohaTurnBeganEvent
        from ..models.aloha_withdrew_event import AlohaWithdrewEvent
        from ..models.cactus_claim_asked_event import CactusClaimAskedEvent
        from ..models.cactus_claimed_event import CactusClaimedEvent
        from ..models.cactus_fell_event import CactusFellEvent
        from ..models.cactus_forgone_event import CactusForgoneEvent
        from ..models.cactus_paid_event import CactusPaidEvent
        from ..models.cactus_placed_event import CactusPlacedEvent
        from ..models.cactus_rolled_event import CactusRolledEvent
        from ..models.cactus_scored_event import CactusScoredEvent
        from ..models.cactus_set_up_event import CactusSetUpEvent
        from ..models.cactus_turn_began_event import CactusTurnBeganEvent
        from ..models.cactus_withdrew_event import CactusWithdrewEvent
        from ..models.fairness_body import FairnessBody
        from ..models.match_aborted_event import MatchAbortedEvent
        from ..models.match_body import MatchBody
        from ..models.match_clock_credited_event import MatchClockCreditedEvent
        from ..models.match_created_event import MatchCreatedEvent
        from ..models.match_finished_event import MatchFinishedEvent
        from ..models.match_lapsed_event import MatchLapsedEvent
        from ..models.match_rematched_event import MatchRematchedEvent
        from ..models.match_resigned_event import MatchResignedEvent
        from ..models.match_seat_left_event import MatchSeatLeftEvent
        from ..models.match_seat_taken_event import MatchSeatTakenEvent
        from ..models.match_stand_in_began_event import MatchStandInBeganEvent
        from ..models.match_stand_in_ended_event import MatchStandInEndedEvent
        from ..models.match_started_event import MatchStartedEvent
        from ..models.match_timed_out_event import MatchTimedOutEvent
        from ..models.match_vacation_began_event import MatchVacationBeganEvent
        from ..models.match_vacation_ended_event import MatchVacationEndedEvent
        from ..models.ouch_dealt_event import OuchDealtEvent
        from ..models.ouch_discard_asked_event import OuchDiscardAskedEvent
        from ..models.ouch_extra_turn_offered_event import OuchExtraTurnOfferedEvent
        from ..models.ouch_flipped_event import OuchFlippedEvent
        from ..models.ouch_lost_event import OuchLostEvent
        from ..models.ouch_scored_event import OuchScoredEvent
        from ..models.ouch_shuffled_event import OuchShuffledEvent
        from ..models.ouch_turn_began_event import OuchTurnBeganEvent
        from ..models.ouch_withdrew_event import OuchWithdrewEvent
        from ..models.ouch_won_event import OuchWonEvent

        d = dict(src_dict)
        format_ = check_export_body_format(d.pop("format"))

        match = MatchBody.from_dict(d.pop("match"))

        fairness = FairnessBody.from_dict(d.pop("fairness"))

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:
            actions_item = ActionRecord.from_dict(actions_item_data)

            actions.append(actions_item)

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                AlohaCombedEvent
                | AlohaDealtEvent
                | AlohaDrewEvent
                | AlohaHairWonEvent
                | AlohaMovedEvent
                | AlohaPlayedEvent
                | AlohaRevealedEvent
                | AlohaScoredEvent
                | AlohaTickledEvent
                | AlohaTickleDueEvent
                | AlohaTickleRevealedEvent
                | AlohaTurnBeganEvent
                | AlohaWithdrewEvent
                | CactusClaimAskedEvent
                | CactusClaimedEvent
                | CactusFellEvent
                | CactusForgoneEvent
                | CactusPaidEvent
                | CactusPlacedEvent
                | CactusRolledEvent
                | CactusScoredEvent
                | CactusSetUpEvent
                | CactusTurnBeganEvent
                | CactusWithdrewEvent
                | MatchAbortedEvent
                | MatchClockCreditedEvent
                | MatchCreatedEvent
                | MatchFinishedEvent
                | MatchLapsedEvent
                | MatchRematchedEvent
                | MatchResignedEvent
                | MatchSeatLeftEvent
                | MatchSeatTakenEvent
                | MatchStandInBeganEvent
                | MatchStandInEndedEvent
                | MatchStartedEvent
                | MatchTimedOutEvent
                | MatchVacationBeganEvent
                | MatchVacationEndedEvent
                | OuchDealtEvent
                | OuchDiscardAskedEvent
                | OuchExtraTurnOfferedEvent
                | OuchFlippedEvent
                | OuchLostEvent
                | OuchScoredEvent
                | OuchShuffledEvent
                | OuchTurnBeganEvent
                | OuchWithdrewEvent
                | OuchWonEvent
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_0 = MatchCreatedEvent.from_dict(data)

                    return componentsschemas_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_1 = MatchSeatTakenEvent.from_dict(data)

                    return componentsschemas_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_2 = MatchSeatLeftEvent.from_dict(data)

                    return componentsschemas_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_3 = MatchStartedEvent.from_dict(data)

                    return componentsschemas_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_4 = MatchResignedEvent.from_dict(data)

                    return componentsschemas_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_5 = MatchLapsedEvent.from_dict(data)

                    return componentsschemas_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_6 = MatchTimedOutEvent.from_dict(data)

                    return componentsschemas_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_7 = MatchStandInBeganEvent.from_dict(data)

                    return componentsschemas_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_8 = MatchStandInEndedEvent.from_dict(data)

                    return componentsschemas_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_9 = MatchVacationBeganEvent.from_dict(data)

                    return componentsschemas_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_10 = MatchVacationEndedEvent.from_dict(data)

                    return componentsschemas_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_11 = MatchClockCreditedEvent.from_dict(data)

                    return componentsschemas_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_12 = MatchAbortedEvent.from_dict(data)

                    return componentsschemas_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_13 = MatchFinishedEvent.from_dict(data)

                    return componentsschemas_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_14 = MatchRematchedEvent.from_dict(data)

                    return componentsschemas_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_15 = OuchShuffledEvent.from_dict(data)

                    return componentsschemas_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_16 = OuchDealtEvent.from_dict(data)

                    return componentsschemas_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_17 = OuchFlippedEvent.from_dict(data)

                    return componentsschemas_event_type_17
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_18 = OuchWonEvent.from_dict(data)

                    return componentsschemas_event_type_18
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_19 = OuchLostEvent.from_dict(data)

                    return componentsschemas_event_type_19
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_20 = OuchDiscardAskedEvent.from_dict(data)

                    return componentsschemas_event_type_20
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_21 = OuchExtraTurnOfferedEvent.from_dict(data)

                    return componentsschemas_event_type_21
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_22 = OuchTurnBeganEvent.from_dict(data)

                    return componentsschemas_event_type_22
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_23 = OuchWithdrewEvent.from_dict(data)

                    return componentsschemas_event_type_23
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_24 = OuchScoredEvent.from_dict(data)

                    return componentsschemas_event_type_24
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_25 = AlohaDealtEvent.from_dict(data)

                    return componentsschemas_event_type_25
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_26 = AlohaDrewEvent.from_dict(data)

                    return componentsschemas_event_type_26
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_27 = AlohaTurnBeganEvent.from_dict(data)

                    return componentsschemas_event_type_27
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_28 = AlohaPlayedEvent.from_dict(data)

                    return componentsschemas_event_type_28
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_29 = AlohaCombedEvent.from_dict(data)

                    return componentsschemas_event_type_29
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_30 = AlohaTickleDueEvent.from_dict(data)

                    return componentsschemas_event_type_30
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_31 = AlohaTickledEvent.from_dict(data)

                    return componentsschemas_event_type_31
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_32 = AlohaTickleRevealedEvent.from_dict(data)

                    return componentsschemas_event_type_32
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_33 = AlohaMovedEvent.from_dict(data)

                    return componentsschemas_event_type_33
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_34 = AlohaRevealedEvent.from_dict(data)

                    return componentsschemas_event_type_34
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_35 = AlohaHairWonEvent.from_dict(data)

                    return componentsschemas_event_type_35
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_36 = AlohaScoredEvent.from_dict(data)

                    return componentsschemas_event_type_36
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_37 = AlohaWithdrewEvent.from_dict(data)

                    return componentsschemas_event_type_37
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_38 = CactusSetUpEvent.from_dict(data)

                    return componentsschemas_event_type_38
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_39 = CactusTurnBeganEvent.from_dict(data)

                    return componentsschemas_event_type_39
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_40 = CactusRolledEvent.from_dict(data)

                    return componentsschemas_event_type_40
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_41 = CactusPlacedEvent.from_dict(data)

                    return componentsschemas_event_type_41
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_42 = CactusFellEvent.from_dict(data)

                    return componentsschemas_event_type_42
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_43 = CactusPaidEvent.from_dict(data)

                    return componentsschemas_event_type_43
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_44 = CactusClaimAskedEvent.from_dict(data)

                    return componentsschemas_event_type_44
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_45 = CactusClaimedEvent.from_dict(data)

                    return componentsschemas_event_type_45
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_46 = CactusForgoneEvent.from_dict(data)

                    return componentsschemas_event_type_46
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_47 = CactusScoredEvent.from_dict(data)

                    return componentsschemas_event_type_47
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_48 = CactusWithdrewEvent.from_dict(data)

                return componentsschemas_event_type_48

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        export_body = cls(
            format_=format_,
            match=match,
            fairness=fairness,
            actions=actions,
            events=events,
        )

        export_body.additional_properties = d
        return export_body

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
