"""The API as an ASGI application."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gameservice.settings")

from gameservice.http.entrance import Entrance
from gameservice.http.following import Wakes

THREADS = 4

django.setup(set_prefix=False)

from gameservice.matches import wakes  # noqa: E402  (models are there only now)

application = Entrance(THREADS, Wakes(wakes.source()))
