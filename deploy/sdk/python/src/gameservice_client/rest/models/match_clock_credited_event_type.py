from typing import Literal

MatchClockCreditedEventType = Literal["match.clock_credited"]

MATCH_CLOCK_CREDITED_EVENT_TYPE_VALUES: set[MatchClockCreditedEventType] = {
    "match.clock_credited",
}


def check_match_clock_credited_event_type(value: str) -> MatchClockCreditedEventType:
    if value in MATCH_CLOCK_CREDITED_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_CLOCK_CREDITED_EVENT_TYPE_VALUES!r}")
