"""Contains all the data models used in inputs/outputs"""

from .action_record import ActionRecord
from .action_record_action import ActionRecordAction
from .aloha_card import AlohaCard
from .aloha_comb import AlohaComb
from .aloha_comb_type import AlohaCombType
from .aloha_combed_data import AlohaCombedData
from .aloha_combed_event import AlohaCombedEvent
from .aloha_combed_event_type import AlohaCombedEventType
from .aloha_dealt_data import AlohaDealtData
from .aloha_dealt_data_tickle_order_item import AlohaDealtDataTickleOrderItem
from .aloha_dealt_data_tickles_item import AlohaDealtDataTicklesItem
from .aloha_dealt_event import AlohaDealtEvent
from .aloha_dealt_event_type import AlohaDealtEventType
from .aloha_deck import AlohaDeck
from .aloha_deck_tribe import AlohaDeckTribe
from .aloha_drew_data import AlohaDrewData
from .aloha_drew_event import AlohaDrewEvent
from .aloha_drew_event_type import AlohaDrewEventType
from .aloha_hair import AlohaHair
from .aloha_hair_card import AlohaHairCard
from .aloha_hair_tickle_type_0 import AlohaHairTickleType0
from .aloha_hair_won_data import AlohaHairWonData
from .aloha_hair_won_event import AlohaHairWonEvent
from .aloha_hair_won_event_type import AlohaHairWonEventType
from .aloha_held_end import AlohaHeldEnd
from .aloha_legal import AlohaLegal
from .aloha_legal_type import AlohaLegalType
from .aloha_louse import AlohaLouse
from .aloha_louse_face import AlohaLouseFace
from .aloha_louse_place import AlohaLousePlace
from .aloha_louse_place_end import AlohaLousePlaceEnd
from .aloha_moved_data import AlohaMovedData
from .aloha_moved_data_face import AlohaMovedDataFace
from .aloha_moved_data_to_type_0 import AlohaMovedDataToType0
from .aloha_moved_event import AlohaMovedEvent
from .aloha_moved_event_type import AlohaMovedEventType
from .aloha_options import AlohaOptions
from .aloha_options_first_seat import AlohaOptionsFirstSeat
from .aloha_options_tickle_hair import AlohaOptionsTickleHair
from .aloha_options_tickle_trigger import AlohaOptionsTickleTrigger
from .aloha_place import AlohaPlace
from .aloha_place_end import AlohaPlaceEnd
from .aloha_play import AlohaPlay
from .aloha_play_end import AlohaPlayEnd
from .aloha_play_face import AlohaPlayFace
from .aloha_play_type import AlohaPlayType
from .aloha_played_data import AlohaPlayedData
from .aloha_played_data_end import AlohaPlayedDataEnd
from .aloha_played_data_face import AlohaPlayedDataFace
from .aloha_played_event import AlohaPlayedEvent
from .aloha_played_event_type import AlohaPlayedEventType
from .aloha_player import AlohaPlayer
from .aloha_player_tribe import AlohaPlayerTribe
from .aloha_points import AlohaPoints
from .aloha_result import AlohaResult
from .aloha_revealed_data import AlohaRevealedData
from .aloha_revealed_event import AlohaRevealedEvent
from .aloha_revealed_event_type import AlohaRevealedEventType
from .aloha_scored_data import AlohaScoredData
from .aloha_scored_data_reason import AlohaScoredDataReason
from .aloha_scored_event import AlohaScoredEvent
from .aloha_scored_event_type import AlohaScoredEventType
from .aloha_sums import AlohaSums
from .aloha_target import AlohaTarget
from .aloha_target_asked import AlohaTargetAsked
from .aloha_target_asked_kind import AlohaTargetAskedKind
from .aloha_target_end import AlohaTargetEnd
from .aloha_target_type import AlohaTargetType
from .aloha_tickle import AlohaTickle
from .aloha_tickle_due_data import AlohaTickleDueData
from .aloha_tickle_due_event import AlohaTickleDueEvent
from .aloha_tickle_due_event_type import AlohaTickleDueEventType
from .aloha_tickle_from_type_0 import AlohaTickleFromType0
from .aloha_tickle_from_type_1 import AlohaTickleFromType1
from .aloha_tickle_revealed_data import AlohaTickleRevealedData
from .aloha_tickle_revealed_data_kind import AlohaTickleRevealedDataKind
from .aloha_tickle_revealed_event import AlohaTickleRevealedEvent
from .aloha_tickle_revealed_event_type import AlohaTickleRevealedEventType
from .aloha_tickle_type import AlohaTickleType
from .aloha_tickled_data import AlohaTickledData
from .aloha_tickled_data_from_type_0 import AlohaTickledDataFromType0
from .aloha_tickled_data_from_type_1 import AlohaTickledDataFromType1
from .aloha_tickled_data_kind import AlohaTickledDataKind
from .aloha_tickled_event import AlohaTickledEvent
from .aloha_tickled_event_type import AlohaTickledEventType
from .aloha_tickles import AlohaTickles
from .aloha_tickles_face_up_item import AlohaTicklesFaceUpItem
from .aloha_turn_began_data import AlohaTurnBeganData
from .aloha_turn_began_data_asks import AlohaTurnBeganDataAsks
from .aloha_turn_began_event import AlohaTurnBeganEvent
from .aloha_turn_began_event_type import AlohaTurnBeganEventType
from .aloha_view import AlohaView
from .aloha_view_asks_type_0 import AlohaViewAsksType0
from .aloha_view_ended_type_0 import AlohaViewEndedType0
from .aloha_view_type import AlohaViewType
from .aloha_withdrew_data import AlohaWithdrewData
from .aloha_withdrew_event import AlohaWithdrewEvent
from .aloha_withdrew_event_type import AlohaWithdrewEventType
from .bank import Bank
from .bank_kind import BankKind
from .bot_page import BotPage
from .bot_request import BotRequest
from .bot_seat import BotSeat
from .bot_seat_kind import BotSeatKind
from .bot_seat_level import BotSeatLevel
from .cactus_claim import CactusClaim
from .cactus_claim_asked_data import CactusClaimAskedData
from .cactus_claim_asked_event import CactusClaimAskedEvent
from .cactus_claim_asked_event_type import CactusClaimAskedEventType
from .cactus_claim_type import CactusClaimType
from .cactus_claimed_data import CactusClaimedData
from .cactus_claimed_event import CactusClaimedEvent
from .cactus_claimed_event_type import CactusClaimedEventType
from .cactus_die import CactusDie
from .cactus_fell_data import CactusFellData
from .cactus_fell_data_cactus import CactusFellDataCactus
from .cactus_fell_data_pieces_item import CactusFellDataPiecesItem
from .cactus_fell_event import CactusFellEvent
from .cactus_fell_event_type import CactusFellEventType
from .cactus_forgo import CactusForgo
from .cactus_forgo_type import CactusForgoType
from .cactus_forgone_data import CactusForgoneData
from .cactus_forgone_data_cactus_type_0 import CactusForgoneDataCactusType0
from .cactus_forgone_data_contacts_item_item import CactusForgoneDataContactsItemItem
from .cactus_forgone_data_piece_type_0 import CactusForgoneDataPieceType0
from .cactus_forgone_data_tolerated_item_item import CactusForgoneDataToleratedItemItem
from .cactus_forgone_event import CactusForgoneEvent
from .cactus_forgone_event_type import CactusForgoneEventType
from .cactus_hand import CactusHand
from .cactus_hand_cactus import CactusHandCactus
from .cactus_hand_piece import CactusHandPiece
from .cactus_hung import CactusHung
from .cactus_hung_piece import CactusHungPiece
from .cactus_legal import CactusLegal
from .cactus_legal_cacti_item import CactusLegalCactiItem
from .cactus_legal_pieces_item import CactusLegalPiecesItem
from .cactus_legal_type import CactusLegalType
from .cactus_offence import CactusOffence
from .cactus_offence_pieces_item import CactusOffencePiecesItem
from .cactus_offence_rule import CactusOffenceRule
from .cactus_options import CactusOptions
from .cactus_options_cactus_choice import CactusOptionsCactusChoice
from .cactus_options_claims import CactusOptionsClaims
from .cactus_options_fallen import CactusOptionsFallen
from .cactus_options_first_seat import CactusOptionsFirstSeat
from .cactus_options_steadiness import CactusOptionsSteadiness
from .cactus_paid_data import CactusPaidData
from .cactus_paid_data_why import CactusPaidDataWhy
from .cactus_paid_event import CactusPaidEvent
from .cactus_paid_event_type import CactusPaidEventType
from .cactus_place import CactusPlace
from .cactus_place_cactus_type_0 import CactusPlaceCactusType0
from .cactus_place_piece import CactusPlacePiece
from .cactus_place_type import CactusPlaceType
from .cactus_placed_data import CactusPlacedData
from .cactus_placed_data_cactus import CactusPlacedDataCactus
from .cactus_placed_data_contacts_item_item import CactusPlacedDataContactsItemItem
from .cactus_placed_data_piece import CactusPlacedDataPiece
from .cactus_placed_data_touch_type_0 import CactusPlacedDataTouchType0
from .cactus_placed_data_touch_type_1 import CactusPlacedDataTouchType1
from .cactus_placed_event import CactusPlacedEvent
from .cactus_placed_event_type import CactusPlacedEventType
from .cactus_player import CactusPlayer
from .cactus_points import CactusPoints
from .cactus_reference import CactusReference
from .cactus_reference_basic_type_0 import CactusReferenceBasicType0
from .cactus_reference_piece import CactusReferencePiece
from .cactus_rolled_data import CactusRolledData
from .cactus_rolled_data_face import CactusRolledDataFace
from .cactus_rolled_event import CactusRolledEvent
from .cactus_rolled_event_type import CactusRolledEventType
from .cactus_scored_data import CactusScoredData
from .cactus_scored_data_reason import CactusScoredDataReason
from .cactus_scored_event import CactusScoredEvent
from .cactus_scored_event_type import CactusScoredEventType
from .cactus_set_up_data import CactusSetUpData
from .cactus_set_up_data_specials_item import CactusSetUpDataSpecialsItem
from .cactus_set_up_event import CactusSetUpEvent
from .cactus_set_up_event_type import CactusSetUpEventType
from .cactus_stand import CactusStand
from .cactus_stand_cactus import CactusStandCactus
from .cactus_stand_contacts_item_item import CactusStandContactsItemItem
from .cactus_stand_tolerated_item_item import CactusStandToleratedItemItem
from .cactus_trace import CactusTrace
from .cactus_track import CactusTrack
from .cactus_track_piece import CactusTrackPiece
from .cactus_turn_began_data import CactusTurnBeganData
from .cactus_turn_began_data_cactus_type_0 import CactusTurnBeganDataCactusType0
from .cactus_turn_began_event import CactusTurnBeganEvent
from .cactus_turn_began_event_type import CactusTurnBeganEventType
from .cactus_view import CactusView
from .cactus_view_asks_type_0 import CactusViewAsksType0
from .cactus_view_die_type_0 import CactusViewDieType0
from .cactus_view_discarded_item import CactusViewDiscardedItem
from .cactus_view_ended_type_0 import CactusViewEndedType0
from .cactus_view_last_cactus_type_0 import CactusViewLastCactusType0
from .cactus_view_next_cactus_type_0 import CactusViewNextCactusType0
from .cactus_view_pile_item import CactusViewPileItem
from .cactus_view_specials_item import CactusViewSpecialsItem
from .cactus_view_type import CactusViewType
from .cactus_withdrew_data import CactusWithdrewData
from .cactus_withdrew_event import CactusWithdrewEvent
from .cactus_withdrew_event_type import CactusWithdrewEventType
from .condition import Condition
from .delivery_body import DeliveryBody
from .delivery_body_event import DeliveryBodyEvent
from .delivery_body_state import DeliveryBodyState
from .delivery_page import DeliveryPage
from .dry_run_body import DryRunBody
from .dry_run_body_foreseen import DryRunBodyForeseen
from .events_body import EventsBody
from .export_body import ExportBody
from .export_body_format import ExportBodyFormat
from .fairness_body import FairnessBody
from .fault import Fault
from .game_body import GameBody
from .game_body_action_schema import GameBodyActionSchema
from .game_body_bot_levels_item import GameBodyBotLevelsItem
from .game_body_components import GameBodyComponents
from .game_body_default_bot_level import GameBodyDefaultBotLevel
from .game_body_event_schema import GameBodyEventSchema
from .game_body_game import GameBodyGame
from .game_body_legal_schema import GameBodyLegalSchema
from .game_body_presets import GameBodyPresets
from .game_body_presets_additional_property import GameBodyPresetsAdditionalProperty
from .game_body_view_schema import GameBodyViewSchema
from .game_page import GamePage
from .game_record_body import GameRecordBody
from .game_record_body_game import GameRecordBodyGame
from .game_summary import GameSummary
from .game_summary_game import GameSummaryGame
from .guest_request import GuestRequest
from .illegal_action_body import IllegalActionBody
from .inbox_body import InboxBody
from .inbox_entry import InboxEntry
from .inbox_entry_game import InboxEntryGame
from .leaderboard_page import LeaderboardPage
from .list_matches_game import ListMatchesGame
from .list_matches_status import ListMatchesStatus
from .list_person_ratings_game import ListPersonRatingsGame
from .list_person_results_game import ListPersonResultsGame
from .list_what_was_sent_to_webhook_state import ListWhatWasSentToWebhookState
from .mailbox_body import MailboxBody
from .mailbox_body_events_item import MailboxBodyEventsItem
from .mailbox_body_language import MailboxBodyLanguage
from .mailbox_request import MailboxRequest
from .mailbox_request_events_item import MailboxRequestEventsItem
from .mailbox_request_language import MailboxRequestLanguage
from .match_aborted_data import MatchAbortedData
from .match_aborted_event import MatchAbortedEvent
from .match_aborted_event_type import MatchAbortedEventType
from .match_body import MatchBody
from .match_body_game import MatchBodyGame
from .match_body_on_abandon import MatchBodyOnAbandon
from .match_body_options import MatchBodyOptions
from .match_body_start import MatchBodyStart
from .match_body_status import MatchBodyStatus
from .match_body_visibility import MatchBodyVisibility
from .match_clock_credited_data import MatchClockCreditedData
from .match_clock_credited_event import MatchClockCreditedEvent
from .match_clock_credited_event_type import MatchClockCreditedEventType
from .match_created_data import MatchCreatedData
from .match_created_data_clock import MatchCreatedDataClock
from .match_created_data_options import MatchCreatedDataOptions
from .match_created_event import MatchCreatedEvent
from .match_created_event_type import MatchCreatedEventType
from .match_finished_data import MatchFinishedData
from .match_finished_event import MatchFinishedEvent
from .match_finished_event_type import MatchFinishedEventType
from .match_lapsed_data import MatchLapsedData
from .match_lapsed_event import MatchLapsedEvent
from .match_lapsed_event_type import MatchLapsedEventType
from .match_notice import MatchNotice
from .match_page import MatchPage
from .match_rematched_data import MatchRematchedData
from .match_rematched_event import MatchRematchedEvent
from .match_rematched_event_type import MatchRematchedEventType
from .match_request import MatchRequest
from .match_request_game import MatchRequestGame
from .match_request_on_abandon import MatchRequestOnAbandon
from .match_request_options import MatchRequestOptions
from .match_request_start import MatchRequestStart
from .match_request_visibility import MatchRequestVisibility
from .match_resigned_data import MatchResignedData
from .match_resigned_event import MatchResignedEvent
from .match_resigned_event_type import MatchResignedEventType
from .match_seat_left_data import MatchSeatLeftData
from .match_seat_left_event import MatchSeatLeftEvent
from .match_seat_left_event_type import MatchSeatLeftEventType
from .match_seat_taken_data import MatchSeatTakenData
from .match_seat_taken_data_kind import MatchSeatTakenDataKind
from .match_seat_taken_event import MatchSeatTakenEvent
from .match_seat_taken_event_type import MatchSeatTakenEventType
from .match_stand_in_began_data import MatchStandInBeganData
from .match_stand_in_began_event import MatchStandInBeganEvent
from .match_stand_in_began_event_type import MatchStandInBeganEventType
from .match_stand_in_ended_data import MatchStandInEndedData
from .match_stand_in_ended_event import MatchStandInEndedEvent
from .match_stand_in_ended_event_type import MatchStandInEndedEventType
from .match_started_data import MatchStartedData
from .match_started_event import MatchStartedEvent
from .match_started_event_type import MatchStartedEventType
from .match_timed_out_data import MatchTimedOutData
from .match_timed_out_event import MatchTimedOutEvent
from .match_timed_out_event_type import MatchTimedOutEventType
from .match_vacation_began_data import MatchVacationBeganData
from .match_vacation_began_event import MatchVacationBeganEvent
from .match_vacation_began_event_type import MatchVacationBeganEventType
from .match_vacation_ended_data import MatchVacationEndedData
from .match_vacation_ended_event import MatchVacationEndedEvent
from .match_vacation_ended_event_type import MatchVacationEndedEventType
from .me_seat import MeSeat
from .me_seat_kind import MeSeatKind
from .move_body import MoveBody
from .move_body_status import MoveBodyStatus
from .no_clock import NoClock
from .no_clock_kind import NoClockKind
from .open_seat import OpenSeat
from .open_seat_kind import OpenSeatKind
from .options_body import OptionsBody
from .options_body_defaults import OptionsBodyDefaults
from .options_body_schema import OptionsBodySchema
from .order_body import OrderBody
from .order_request import OrderRequest
from .order_request_play import OrderRequestPlay
from .orders_body import OrdersBody
from .orders_request import OrdersRequest
from .ouch_card import OuchCard
from .ouch_card_animal_type_0 import OuchCardAnimalType0
from .ouch_card_colour import OuchCardColour
from .ouch_card_spines_item import OuchCardSpinesItem
from .ouch_dealt_data import OuchDealtData
from .ouch_dealt_data_colour import OuchDealtDataColour
from .ouch_dealt_event import OuchDealtEvent
from .ouch_dealt_event_type import OuchDealtEventType
from .ouch_discard import OuchDiscard
from .ouch_discard_asked_data import OuchDiscardAskedData
from .ouch_discard_asked_event import OuchDiscardAskedEvent
from .ouch_discard_asked_event_type import OuchDiscardAskedEventType
from .ouch_discard_type import OuchDiscardType
from .ouch_extra_turn import OuchExtraTurn
from .ouch_extra_turn_offered_data import OuchExtraTurnOfferedData
from .ouch_extra_turn_offered_event import OuchExtraTurnOfferedEvent
from .ouch_extra_turn_offered_event_type import OuchExtraTurnOfferedEventType
from .ouch_extra_turn_type import OuchExtraTurnType
from .ouch_flip import OuchFlip
from .ouch_flip_side import OuchFlipSide
from .ouch_flip_type import OuchFlipType
from .ouch_flipped_data import OuchFlippedData
from .ouch_flipped_data_side import OuchFlippedDataSide
from .ouch_flipped_event import OuchFlippedEvent
from .ouch_flipped_event_type import OuchFlippedEventType
from .ouch_legal import OuchLegal
from .ouch_legal_type import OuchLegalType
from .ouch_lost_data import OuchLostData
from .ouch_lost_data_cause import OuchLostDataCause
from .ouch_lost_data_to_type_0 import OuchLostDataToType0
from .ouch_lost_event import OuchLostEvent
from .ouch_lost_event_type import OuchLostEventType
from .ouch_options import OuchOptions
from .ouch_options_first_seat import OuchOptionsFirstSeat
from .ouch_player import OuchPlayer
from .ouch_points import OuchPoints
from .ouch_row_card import OuchRowCard
from .ouch_row_card_colour import OuchRowCardColour
from .ouch_row_card_pile import OuchRowCardPile
from .ouch_scored_data import OuchScoredData
from .ouch_scored_data_reason import OuchScoredDataReason
from .ouch_scored_event import OuchScoredEvent
from .ouch_scored_event_type import OuchScoredEventType
from .ouch_shuffled_data import OuchShuffledData
from .ouch_shuffled_data_pile import OuchShuffledDataPile
from .ouch_shuffled_data_sides_item import OuchShuffledDataSidesItem
from .ouch_shuffled_event import OuchShuffledEvent
from .ouch_shuffled_event_type import OuchShuffledEventType
from .ouch_turn_began_data import OuchTurnBeganData
from .ouch_turn_began_event import OuchTurnBeganEvent
from .ouch_turn_began_event_type import OuchTurnBeganEventType
from .ouch_view import OuchView
from .ouch_view_asks_type_0 import OuchViewAsksType0
from .ouch_view_ended_type_0 import OuchViewEndedType0
from .ouch_view_pile_number import OuchViewPileNumber
from .ouch_view_type import OuchViewType
from .ouch_withdrew_data import OuchWithdrewData
from .ouch_withdrew_event import OuchWithdrewEvent
from .ouch_withdrew_event_type import OuchWithdrewEventType
from .ouch_won_data import OuchWonData
from .ouch_won_event import OuchWonEvent
from .ouch_won_event_type import OuchWonEventType
from .outcome import Outcome
from .per_turn import PerTurn
from .per_turn_kind import PerTurnKind
from .person import Person
from .person_body import PersonBody
from .person_kind import PersonKind
from .players_body import PlayersBody
from .problem_body import ProblemBody
from .profile_body import ProfileBody
from .profile_body_kind import ProfileBodyKind
from .profile_request import ProfileRequest
from .proof import Proof
from .quick_request import QuickRequest
from .quick_request_game import QuickRequestGame
from .quick_request_options import QuickRequestOptions
from .quiet_hours import QuietHours
from .rating_change_body import RatingChangeBody
from .rating_page import RatingPage
from .rating_point_body import RatingPointBody
from .read_game_game import ReadGameGame
from .read_game_rules_game import ReadGameRulesGame
from .read_leaderboard_game import ReadLeaderboardGame
from .read_log_narrate import ReadLogNarrate
from .result_body import ResultBody
from .result_body_game import ResultBodyGame
from .result_page import ResultPage
from .rules_body import RulesBody
from .score import Score
from .score_parts import ScoreParts
from .seat_body import SeatBody
from .seat_body_kind import SeatBodyKind
from .seat_body_level_type_0 import SeatBodyLevelType0
from .seat_body_state import SeatBodyState
from .seat_request import SeatRequest
from .seating import Seating
from .signed_in_body import SignedInBody
from .stale_view_body import StaleViewBody
from .stand_in_request import StandInRequest
from .stand_in_request_level import StandInRequestLevel
from .standing_body import StandingBody
from .token_body import TokenBody
from .token_page import TokenPage
from .token_request import TokenRequest
from .user_body import UserBody
from .user_body_kind import UserBodyKind
from .user_request import UserRequest
from .vacation_body import VacationBody
from .vacation_request import VacationRequest
from .waiting_body import WaitingBody
from .waiting_body_kind import WaitingBodyKind
from .webhook_body import WebhookBody
from .webhook_body_events_item import WebhookBodyEventsItem
from .webhook_changes import WebhookChanges
from .webhook_changes_events_item import WebhookChangesEventsItem
from .webhook_page import WebhookPage
from .webhook_request import WebhookRequest
from .webhook_request_events_item import WebhookRequestEventsItem

__all__ = (
    "ActionRecord",
    "ActionRecordAction",
    "AlohaCard",
    "AlohaComb",
    "AlohaCombType",
    "AlohaCombedData",
    "AlohaCombedEvent",
    "AlohaCombedEventType",
    "AlohaDealtData",
    "AlohaDealtDataTickleOrderItem",
    "AlohaDealtDataTicklesItem",
    "AlohaDealtEvent",
    "AlohaDealtEventType",
    "AlohaDeck",
    "AlohaDeckTribe",
    "AlohaDrewData",
    "AlohaDrewEvent",
    "AlohaDrewEventType",
    "AlohaHair",
    "AlohaHairCard",
    "AlohaHairTickleType0",
    "AlohaHairWonData",
    "AlohaHairWonEvent",
    "AlohaHairWonEventType",
    "AlohaHeldEnd",
    "AlohaLegal",
    "AlohaLegalType",
    "AlohaLouse",
    "AlohaLouseFace",
    "AlohaLousePlace",
    "AlohaLousePlaceEnd",
    "AlohaMovedData",
    "AlohaMovedDataFace",
    "AlohaMovedDataToType0",
    "AlohaMovedEvent",
    "AlohaMovedEventType",
    "AlohaOptions",
    "AlohaOptionsFirstSeat",
    "AlohaOptionsTickleHair",
    "AlohaOptionsTickleTrigger",
    "AlohaPlace",
    "AlohaPlaceEnd",
    "AlohaPlay",
    "AlohaPlayEnd",
    "AlohaPlayFace",
    "AlohaPlayType",
    "AlohaPlayedData",
    "AlohaPlayedDataEnd",
    "AlohaPlayedDataFace",
    "AlohaPlayedEvent",
    "AlohaPlayedEventType",
    "AlohaPlayer",
    "AlohaPlayerTribe",
    "AlohaPoints",
    "AlohaResult",
    "AlohaRevealedData",
    "AlohaRevealedEvent",
    "AlohaRevealedEventType",
    "AlohaScoredData",
    "AlohaScoredDataReason",
    "AlohaScoredEvent",
    "AlohaScoredEventType",
    "AlohaSums",
    "AlohaTarget",
    "AlohaTargetAsked",
    "AlohaTargetAskedKind",
    "AlohaTargetEnd",
    "AlohaTargetType",
    "AlohaTickle",
    "AlohaTickleDueData",
    "AlohaTickleDueEvent",
    "AlohaTickleDueEventType",
    "AlohaTickleFromType0",
    "AlohaTickleFromType1",
    "AlohaTickleRevealedData",
    "AlohaTickleRevealedDataKind",
    "AlohaTickleRevealedEvent",
    "AlohaTickleRevealedEventType",
    "AlohaTickleType",
    "AlohaTickledData",
    "AlohaTickledDataFromType0",
    "AlohaTickledDataFromType1",
    "AlohaTickledDataKind",
    "AlohaTickledEvent",
    "AlohaTickledEventType",
    "AlohaTickles",
    "AlohaTicklesFaceUpItem",
    "AlohaTurnBeganData",
    "AlohaTurnBeganDataAsks",
    "AlohaTurnBeganEvent",
    "AlohaTurnBeganEventType",
    "AlohaView",
    "AlohaViewAsksType0",
    "AlohaViewEndedType0",
    "AlohaViewType",
    "AlohaWithdrewData",
    "AlohaWithdrewEvent",
    "AlohaWithdrewEventType",
    "Bank",
    "BankKind",
    "BotPage",
    "BotRequest",
    "BotSeat",
    "BotSeatKind",
    "BotSeatLevel",
    "CactusClaim",
    "CactusClaimAskedData",
    "CactusClaimAskedEvent",
    "CactusClaimAskedEventType",
    "CactusClaimType",
    "CactusClaimedData",
    "CactusClaimedEvent",
    "CactusClaimedEventType",
    "CactusDie",
    "CactusFellData",
    "CactusFellDataCactus",
    "CactusFellDataPiecesItem",
    "CactusFellEvent",
    "CactusFellEventType",
    "CactusForgo",
    "CactusForgoType",
    "CactusForgoneData",
    "CactusForgoneDataCactusType0",
    "CactusForgoneDataContactsItemItem",
    "CactusForgoneDataPieceType0",
    "CactusForgoneDataToleratedItemItem",
    "CactusForgoneEvent",
    "CactusForgoneEventType",
    "CactusHand",
    "CactusHandCactus",
    "CactusHandPiece",
    "CactusHung",
    "CactusHungPiece",
    "CactusLegal",
    "CactusLegalCactiItem",
    "CactusLegalPiecesItem",
    "CactusLegalType",
    "CactusOffence",
    "CactusOffencePiecesItem",
    "CactusOffenceRule",
    "CactusOptions",
    "CactusOptionsCactusChoice",
    "CactusOptionsClaims",
    "CactusOptionsFallen",
    "CactusOptionsFirstSeat",
    "CactusOptionsSteadiness",
    "CactusPaidData",
    "CactusPaidDataWhy",
    "CactusPaidEvent",
    "CactusPaidEventType",
    "CactusPlace",
    "CactusPlaceCactusType0",
    "CactusPlacePiece",
    "CactusPlaceType",
    "CactusPlacedData",
    "CactusPlacedDataCactus",
    "CactusPlacedDataContactsItemItem",
    "CactusPlacedDataPiece",
    "CactusPlacedDataTouchType0",
    "CactusPlacedDataTouchType1",
    "CactusPlacedEvent",
    "CactusPlacedEventType",
    "CactusPlayer",
    "CactusPoints",
    "CactusReference",
    "CactusReferenceBasicType0",
    "CactusReferencePiece",
    "CactusRolledData",
    "CactusRolledDataFace",
    "CactusRolledEvent",
    "CactusRolledEventType",
    "CactusScoredData",
    "CactusScoredDataReason",
    "CactusScoredEvent",
    "CactusScoredEventType",
    "CactusSetUpData",
    "CactusSetUpDataSpecialsItem",
    "CactusSetUpEvent",
    "CactusSetUpEventType",
    "CactusStand",
    "CactusStandCactus",
    "CactusStandContactsItemItem",
    "CactusStandToleratedItemItem",
    "CactusTrace",
    "CactusTrack",
    "CactusTrackPiece",
    "CactusTurnBeganData",
    "CactusTurnBeganDataCactusType0",
    "CactusTurnBeganEvent",
    "CactusTurnBeganEventType",
    "CactusView",
    "CactusViewAsksType0",
    "CactusViewDieType0",
    "CactusViewDiscardedItem",
    "CactusViewEndedType0",
    "CactusViewLastCactusType0",
    "CactusViewNextCactusType0",
    "CactusViewPileItem",
    "CactusViewSpecialsItem",
    "CactusViewType",
    "CactusWithdrewData",
    "CactusWithdrewEvent",
    "CactusWithdrewEventType",
    "Condition",
    "DeliveryBody",
    "DeliveryBodyEvent",
    "DeliveryBodyState",
    "DeliveryPage",
    "DryRunBody",
    "DryRunBodyForeseen",
    "EventsBody",
    "ExportBody",
    "ExportBodyFormat",
    "FairnessBody",
    "Fault",
    "GameBody",
    "GameBodyActionSchema",
    "GameBodyBotLevelsItem",
    "GameBodyComponents",
    "GameBodyDefaultBotLevel",
    "GameBodyEventSchema",
    "GameBodyGame",
    "GameBodyLegalSchema",
    "GameBodyPresets",
    "GameBodyPresetsAdditionalProperty",
    "GameBodyViewSchema",
    "GamePage",
    "GameRecordBody",
    "GameRecordBodyGame",
    "GameSummary",
    "GameSummaryGame",
    "GuestRequest",
    "IllegalActionBody",
    "InboxBody",
    "InboxEntry",
    "InboxEntryGame",
    "LeaderboardPage",
    "ListMatchesGame",
    "ListMatchesStatus",
    "ListPersonRatingsGame",
    "ListPersonResultsGame",
    "ListWhatWasSentToWebhookState",
    "MailboxBody",
    "MailboxBodyEventsItem",
    "MailboxBodyLanguage",
    "MailboxRequest",
    "MailboxRequestEventsItem",
    "MailboxRequestLanguage",
    "MatchAbortedData",
    "MatchAbortedEvent",
    "MatchAbortedEventType",
    "MatchBody",
    "MatchBodyGame",
    "MatchBodyOnAbandon",
    "MatchBodyOptions",
    "MatchBodyStart",
    "MatchBodyStatus",
    "MatchBodyVisibility",
    "MatchClockCreditedData",
    "MatchClockCreditedEvent",
    "MatchClockCreditedEventType",
    "MatchCreatedData",
    "MatchCreatedDataClock",
    "MatchCreatedDataOptions",
    "MatchCreatedEvent",
    "MatchCreatedEventType",
    "MatchFinishedData",
    "MatchFinishedEvent",
    "MatchFinishedEventType",
    "MatchLapsedData",
    "MatchLapsedEvent",
    "MatchLapsedEventType",
    "MatchNotice",
    "MatchPage",
    "MatchRematchedData",
    "MatchRematchedEvent",
    "MatchRematchedEventType",
    "MatchRequest",
    "MatchRequestGame",
    "MatchRequestOnAbandon",
    "MatchRequestOptions",
    "MatchRequestStart",
    "MatchRequestVisibility",
    "MatchResignedData",
    "MatchResignedEvent",
    "MatchResignedEventType",
    "MatchSeatLeftData",
    "MatchSeatLeftEvent",
    "MatchSeatLeftEventType",
    "MatchSeatTakenData",
    "MatchSeatTakenDataKind",
    "MatchSeatTakenEvent",
    "MatchSeatTakenEventType",
    "MatchStandInBeganData",
    "MatchStandInBeganEvent",
    "MatchStandInBeganEventType",
    "MatchStandInEndedData",
    "MatchStandInEndedEvent",
    "MatchStandInEndedEventType",
    "MatchStartedData",
    "MatchStartedEvent",
    "MatchStartedEventType",
    "MatchTimedOutData",
    "MatchTimedOutEvent",
    "MatchTimedOutEventType",
    "MatchVacationBeganData",
    "MatchVacationBeganEvent",
    "MatchVacationBeganEventType",
    "MatchVacationEndedData",
    "MatchVacationEndedEvent",
    "MatchVacationEndedEventType",
    "MeSeat",
    "MeSeatKind",
    "MoveBody",
    "MoveBodyStatus",
    "NoClock",
    "NoClockKind",
    "OpenSeat",
    "OpenSeatKind",
    "OptionsBody",
    "OptionsBodyDefaults",
    "OptionsBodySchema",
    "OrderBody",
    "OrderRequest",
    "OrderRequestPlay",
    "OrdersBody",
    "OrdersRequest",
    "OuchCard",
    "OuchCardAnimalType0",
    "OuchCardColour",
    "OuchCardSpinesItem",
    "OuchDealtData",
    "OuchDealtDataColour",
    "OuchDealtEvent",
    "OuchDealtEventType",
    "OuchDiscard",
    "OuchDiscardAskedData",
    "OuchDiscardAskedEvent",
    "OuchDiscardAskedEventType",
    "OuchDiscardType",
    "OuchExtraTurn",
    "OuchExtraTurnOfferedData",
    "OuchExtraTurnOfferedEvent",
    "OuchExtraTurnOfferedEventType",
    "OuchExtraTurnType",
    "OuchFlip",
    "OuchFlipSide",
    "OuchFlipType",
    "OuchFlippedData",
    "OuchFlippedDataSide",
    "OuchFlippedEvent",
    "OuchFlippedEventType",
    "OuchLegal",
    "OuchLegalType",
    "OuchLostData",
    "OuchLostDataCause",
    "OuchLostDataToType0",
    "OuchLostEvent",
    "OuchLostEventType",
    "OuchOptions",
    "OuchOptionsFirstSeat",
    "OuchPlayer",
    "OuchPoints",
    "OuchRowCard",
    "OuchRowCardColour",
    "OuchRowCardPile",
    "OuchScoredData",
    "OuchScoredDataReason",
    "OuchScoredEvent",
    "OuchScoredEventType",
    "OuchShuffledData",
    "OuchShuffledDataPile",
    "OuchShuffledDataSidesItem",
    "OuchShuffledEvent",
    "OuchShuffledEventType",
    "OuchTurnBeganData",
    "OuchTurnBeganEvent",
    "OuchTurnBeganEventType",
    "OuchView",
    "OuchViewAsksType0",
    "OuchViewEndedType0",
    "OuchViewPileNumber",
    "OuchViewType",
    "OuchWithdrewData",
    "OuchWithdrewEvent",
    "OuchWithdrewEventType",
    "OuchWonData",
    "OuchWonEvent",
    "OuchWonEventType",
    "Outcome",
    "PerTurn",
    "PerTurnKind",
    "Person",
    "PersonBody",
    "PersonKind",
    "PlayersBody",
    "ProblemBody",
    "ProfileBody",
    "ProfileBodyKind",
    "ProfileRequest",
    "Proof",
    "QuickRequest",
    "QuickRequestGame",
    "QuickRequestOptions",
    "QuietHours",
    "RatingChangeBody",
    "RatingPage",
    "RatingPointBody",
    "ReadGameGame",
    "ReadGameRulesGame",
    "ReadLeaderboardGame",
    "ReadLogNarrate",
    "ResultBody",
    "ResultBodyGame",
    "ResultPage",
    "RulesBody",
    "Score",
    "ScoreParts",
    "SeatBody",
    "SeatBodyKind",
    "SeatBodyLevelType0",
    "SeatBodyState",
    "SeatRequest",
    "Seating",
    "SignedInBody",
    "StaleViewBody",
    "StandInRequest",
    "StandInRequestLevel",
    "StandingBody",
    "TokenBody",
    "TokenPage",
    "TokenRequest",
    "UserBody",
    "UserBodyKind",
    "UserRequest",
    "VacationBody",
    "VacationRequest",
    "WaitingBody",
    "WaitingBodyKind",
    "WebhookBody",
    "WebhookBodyEventsItem",
    "WebhookChanges",
    "WebhookChangesEventsItem",
    "WebhookPage",
    "WebhookRequest",
    "WebhookRequestEventsItem",
)
