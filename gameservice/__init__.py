"""The service that hosts matches: persistence, API, tasks. It knows games only by their contract."""

from gameservice.celery import app as celery_app

__all__ = ["celery_app"]
