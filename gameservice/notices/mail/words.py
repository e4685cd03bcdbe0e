"""What letters and their pages say, from the Fluent files `locale/<language>/letters.ftl`."""

import re
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_date

LOCALES: Final = {"en": "en-GB", "es": "es"}
"""Languages, and whose dates and numbers they have."""
_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Before such names Spanish says "e" for "y"."""


def say(language: str, message: str, **told: Any) -> str:
    """A message of the file, where it may name what is `told`."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"the message {message} has no text"  # noqa: S101
    return str(bundle.format_pattern(pattern, told)[0])


def listed(language: str, names: Sequence[str]) -> str:
    """ "Ana", "Ana and Ben", "Ana, Ben and Cleo"."""
    *most, last = names or [""]
    i = str(bool(_SOUNDS_LIKE_I.match(last))).lower()
    return say(language, "and", most=", ".join(most), last=last, sounds_like_i=i) if most else last


def moment(at: datetime, zone: ZoneInfo) -> Any:
    """A moment for a message to tell, as clocks in a zone show it."""
    return fluent_date(at, timeZone=zone.key)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    source = Path(__file__).parent / "locale" / language / "letters.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
