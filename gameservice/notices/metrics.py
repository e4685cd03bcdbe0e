"""What Prometheus is told of deliveries."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from django.db import DatabaseError
from django.utils import timezone
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from gameservice.notices import outbox

RECENT: Final = timedelta(minutes=5)


class Outbox(Collector):
    """Asks the database whenever it is asked itself, so that each web process tells the same."""

    def describe(self) -> Iterable[GaugeMetricFamily]:
        return [
            GaugeMetricFamily("deliveries_pending", "Deliveries that wait to be sent, or sent again."),
            GaugeMetricFamily("deliveries_overdue_seconds", "How long the one that waits longest has been due."),
            GaugeMetricFamily("deliveries_recent", "Deliveries that ended in the last five minutes.", labels=["state"]),
        ]

    def collect(self) -> Iterable[GaugeMetricFamily]:
        pending, overdue, recent = self.describe()
        now = timezone.now()
        try:
            pending.add_metric([], outbox.pending().count())
            overdue.add_metric([], outbox.longest_due(now).total_seconds())
            for state, count in outbox.ended(now - RECENT):
                recent.add_metric([state], count)
        except DatabaseError:
            return []  # what else is told is needed most then
        return [pending, overdue, recent]
