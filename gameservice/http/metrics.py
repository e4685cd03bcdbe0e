"""What Prometheus is told of requests: rate, errors and duration of each operation."""

from prometheus_client import Counter, Histogram

REQUESTS = Counter("gameservice_requests", "Answers given.", ["endpoint", "method", "status"])
SECONDS = Histogram("gameservice_request_seconds", "Time to an answer.", ["endpoint", "method"])
