"""What Prometheus is told of matches."""

from collections.abc import Iterable

from django.db import DatabaseError
from django.utils import timezone
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from gameservice.matches.services import sweep


class Stuck(Collector):
    """Asks the database whenever it is asked itself, so that each web process tells the same."""

    def describe(self) -> Iterable[GaugeMetricFamily]:
        return [GaugeMetricFamily("matches_stuck", "Matches that should have moved on their own and have not.")]

    def collect(self) -> Iterable[GaugeMetricFamily]:
        (gauge,) = self.describe()
        try:
            gauge.add_metric([], sweep.stuck(timezone.now()))
        except DatabaseError:
            return []  # what else is told is needed most then
        return [gauge]
