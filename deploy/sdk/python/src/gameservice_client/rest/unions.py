"""The document's unions: the type of each, and its variants by what their `type` says."""

from typing import Final, TypeAlias

from .models import (
    AlohaComb,
    AlohaCombedEvent,
    AlohaDealtEvent,
    AlohaDrewEvent,
    AlohaHairWonEvent,
    AlohaLegal,
    AlohaMovedEvent,
    AlohaPlay,
    AlohaPlayedEvent,
    AlohaRevealedEvent,
    AlohaScoredEvent,
    AlohaTarget,
    AlohaTickle,
    AlohaTickledEvent,
    AlohaTickleDueEvent,
    AlohaTickleRevealedEvent,
    AlohaTurnBeganEvent,
    AlohaView,
    AlohaWithdrewEvent,
    CactusClaim,
    CactusClaimAskedEvent,
    CactusClaimedEvent,
    CactusFellEvent,
    CactusForgo,
    CactusForgoneEvent,
    CactusLegal,
    CactusPaidEvent,
    CactusPlace,
    CactusPlacedEvent,
    CactusRolledEvent,
    CactusScoredEvent,
    CactusSetUpEvent,
    CactusTurnBeganEvent,
    CactusView,
    CactusWithdrewEvent,
    MatchAbortedEvent,
    MatchClockCreditedEvent,
    MatchCreatedEvent,
    MatchFinishedEvent,
    MatchLapsedEvent,
    MatchRematchedEvent,
    MatchResignedEvent,
    MatchSeatLeftEvent,
    MatchSeatTakenEvent,
    MatchStandInBeganEvent,
    MatchStandInEndedEvent,
    MatchStartedEvent,
    MatchTimedOutEvent,
    MatchVacationBeganEvent,
    MatchVacationEndedEvent,
    OuchDealtEvent,
    OuchDiscard,
    OuchDiscardAskedEvent,
    OuchExtraTurn,
    OuchExtraTurnOfferedEvent,
    OuchFlip,
    OuchFlippedEvent,
    OuchLegal,
    OuchLostEvent,
    OuchScoredEvent,
    OuchShuffledEvent,
    OuchTurnBeganEvent,
    OuchView,
    OuchWithdrewEvent,
    OuchWonEvent,
)

Action: TypeAlias = (
    OuchFlip
    | OuchDiscard
    | OuchExtraTurn
    | AlohaPlay
    | AlohaTickle
    | AlohaTarget
    | AlohaComb
    | CactusPlace
    | CactusClaim
    | CactusForgo
)
ACTION_TYPES: Final[dict[str, type[Action]]] = {
    "ouch.flip": OuchFlip,
    "ouch.discard": OuchDiscard,
    "ouch.extra_turn": OuchExtraTurn,
    "aloha.play": AlohaPlay,
    "aloha.tickle": AlohaTickle,
    "aloha.target": AlohaTarget,
    "aloha.comb": AlohaComb,
    "cactus.place": CactusPlace,
    "cactus.claim": CactusClaim,
    "cactus.forgo": CactusForgo,
}
AlohaAction: TypeAlias = AlohaPlay | AlohaTickle | AlohaTarget | AlohaComb
ALOHA_ACTION_TYPES: Final[dict[str, type[AlohaAction]]] = {
    "aloha.play": AlohaPlay,
    "aloha.tickle": AlohaTickle,
    "aloha.target": AlohaTarget,
    "aloha.comb": AlohaComb,
}
CactusLegalAction: TypeAlias = CactusClaim | CactusForgo
CACTUS_LEGAL_ACTION_TYPES: Final[dict[str, type[CactusLegalAction]]] = {
    "cactus.claim": CactusClaim,
    "cactus.forgo": CactusForgo,
}
Event: TypeAlias = (
    MatchCreatedEvent
    | MatchSeatTakenEvent
    | MatchSeatLeftEvent
    | MatchStartedEvent
    | MatchResignedEvent
    | MatchLapsedEvent
    | MatchTimedOutEvent
    | MatchStandInBeganEvent
    | MatchStandInEndedEvent
    | MatchVacationBeganEvent
    | MatchVacationEndedEvent
    | MatchClockCreditedEvent
    | MatchAbortedEvent
    | MatchFinishedEvent
    | MatchRematchedEvent
    | OuchShuffledEvent
    | OuchDealtEvent
    | OuchFlippedEvent
    | OuchWonEvent
    | OuchLostEvent
    | OuchDiscardAskedEvent
    | OuchExtraTurnOfferedEvent
    | OuchTurnBeganEvent
    | OuchWithdrewEvent
    | OuchScoredEvent
    | AlohaDealtEvent
    | AlohaDrewEvent
    | AlohaTurnBeganEvent
    | AlohaPlayedEvent
    | AlohaCombedEvent
    | AlohaTickleDueEvent
    | AlohaTickledEvent
    | AlohaTickleRevealedEvent
    | AlohaMovedEvent
    | AlohaRevealedEvent
    | AlohaHairWonEvent
    | AlohaScoredEvent
    | AlohaWithdrewEvent
    | CactusSetUpEvent
    | CactusTurnBeganEvent
    | CactusRolledEvent
    | CactusPlacedEvent
    | CactusFellEvent
    | CactusPaidEvent
    | CactusClaimAskedEvent
    | CactusClaimedEvent
    | CactusForgoneEvent
    | CactusScoredEvent
    | CactusWithdrewEvent
)
EVENT_TYPES: Final[dict[str, type[Event]]] = {
    "match.created": MatchCreatedEvent,
    "match.seat_taken": MatchSeatTakenEvent,
    "match.seat_left": MatchSeatLeftEvent,
    "match.started": MatchStartedEvent,
    "match.resigned": MatchResignedEvent,
    "match.lapsed": MatchLapsedEvent,
    "match.timed_out": MatchTimedOutEvent,
    "match.stand_in_began": MatchStandInBeganEvent,
    "match.stand_in_ended": MatchStandInEndedEvent,
    "match.vacation_began": MatchVacationBeganEvent,
    "match.vacation_ended": MatchVacationEndedEvent,
    "match.clock_credited": MatchClockCreditedEvent,
    "match.aborted": MatchAbortedEvent,
    "match.finished": MatchFinishedEvent,
    "match.rematched": MatchRematchedEvent,
    "ouch.shuffled": OuchShuffledEvent,
    "ouch.dealt": OuchDealtEvent,
    "ouch.flipped": OuchFlippedEvent,
    "ouch.won": OuchWonEvent,
    "ouch.lost": OuchLostEvent,
    "ouch.discard_asked": OuchDiscardAskedEvent,
    "ouch.extra_turn_offered": OuchExtraTurnOfferedEvent,
    "ouch.turn_began": OuchTurnBeganEvent,
    "ouch.withdrew": OuchWithdrewEvent,
    "ouch.scored": OuchScoredEvent,
    "aloha.dealt": AlohaDealtEvent,
    "aloha.drew": AlohaDrewEvent,
    "aloha.turn_began": AlohaTurnBeganEvent,
    "aloha.played": AlohaPlayedEvent,
    "aloha.combed": AlohaCombedEvent,
    "aloha.tickle_due": AlohaTickleDueEvent,
    "aloha.tickled": AlohaTickledEvent,
    "aloha.tickle_revealed": AlohaTickleRevealedEvent,
    "aloha.moved": AlohaMovedEvent,
    "aloha.revealed": AlohaRevealedEvent,
    "aloha.hair_won": AlohaHairWonEvent,
    "aloha.scored": AlohaScoredEvent,
    "aloha.withdrew": AlohaWithdrewEvent,
    "cactus.set_up": CactusSetUpEvent,
    "cactus.turn_began": CactusTurnBeganEvent,
    "cactus.rolled": CactusRolledEvent,
    "cactus.placed": CactusPlacedEvent,
    "cactus.fell": CactusFellEvent,
    "cactus.paid": CactusPaidEvent,
    "cactus.claim_asked": CactusClaimAskedEvent,
    "cactus.claimed": CactusClaimedEvent,
    "cactus.forgone": CactusForgoneEvent,
    "cactus.scored": CactusScoredEvent,
    "cactus.withdrew": CactusWithdrewEvent,
}
Legal: TypeAlias = OuchLegal | AlohaLegal | CactusLegal
LEGAL_TYPES: Final[dict[str, type[Legal]]] = {
    "ouch.legal": OuchLegal,
    "aloha.legal": AlohaLegal,
    "cactus.legal": CactusLegal,
}
OuchAction: TypeAlias = OuchFlip | OuchDiscard | OuchExtraTurn
OUCH_ACTION_TYPES: Final[dict[str, type[OuchAction]]] = {
    "ouch.flip": OuchFlip,
    "ouch.discard": OuchDiscard,
    "ouch.extra_turn": OuchExtraTurn,
}
View: TypeAlias = OuchView | AlohaView | CactusView
VIEW_TYPES: Final[dict[str, type[View]]] = {"ouch.view": OuchView, "aloha.view": AlohaView, "cactus.view": CactusView}
