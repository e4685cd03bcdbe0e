"""The API as an ASGI application."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gameservice.settings")

from gameservice.http.entrance import Entrance

THREADS = 4

django.setup(set_prefix=False)
application = Entrance(THREADS)
