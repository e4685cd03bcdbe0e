"""Quiet hours: those of the day in which nothing is mailed to somebody."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo


def end(now: datetime, begins: time, ends: time, zone: ZoneInfo) -> datetime | None:
    """When the quiet hours end that last now, from `begins` to `ends` in the zone; None where none do."""
    local = now.astimezone(zone)
    clock = local.time()
    over_midnight = begins > ends
    quiet = (clock >= begins or clock < ends) if over_midnight else begins <= clock < ends
    if not quiet:
        return None
    day = local.date() + timedelta(days=over_midnight and clock >= begins)
    found = datetime.combine(day, ends, zone)
    if found.astimezone(UTC) <= now:  # where clocks are put back, an hour comes twice, and this is the second
        found = found.replace(fold=1)
    return found.astimezone(UTC)
