"""The API as an ASGI application: Django behind a fixed pool of threads.

Django's own ASGI handler gives each request a thread of its own, and with it a database connection of its own; a pool
keeps both.
"""

import os

from a2wsgi import WSGIMiddleware

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gameservice.settings")

from gameservice.wsgi import application as django_application

THREADS = 4

application = WSGIMiddleware(django_application, workers=THREADS)  # type: ignore[arg-type]
