"""The Celery application: bot turns, end-of-game resolution and the sweeper run here."""

import os

from celery import Celery

import gameservice.broker  # noqa: F401  (a broker by name)

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gameservice.settings")

app = Celery("gameservice")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
