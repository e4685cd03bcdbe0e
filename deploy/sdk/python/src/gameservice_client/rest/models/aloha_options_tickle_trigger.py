from typing import Literal

AlohaOptionsTickleTrigger = Literal["exceeds", "reaches"]

ALOHA_OPTIONS_TICKLE_TRIGGER_VALUES: set[AlohaOptionsTickleTrigger] = {
    "exceeds",
    "reaches",
}


def check_aloha_options_tickle_trigger(value: str) -> AlohaOptionsTickleTrigger:
    if value in ALOHA_OPTIONS_TICKLE_TRIGGER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ALOHA_OPTIONS_TICKLE_TRIGGER_VALUES!r}")
