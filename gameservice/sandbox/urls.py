"""The addresses of the sandbox, below `/api/v1/sandbox/`."""

from django.urls import path

from gameservice.sandbox import api

urlpatterns = [
    path("matches", api.SeededMatches.as_view()),
    path("matches/<uuid:match_id>/advance", api.Advance.as_view()),
    path("matches/<uuid:match_id>/bot-fault", api.BotFault.as_view()),
    path("webhooks/<uuid:webhook_id>/replay", api.Replay.as_view()),
]
