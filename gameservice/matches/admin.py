"""Matches in the admin: to be looked at, never changed; and no secret among what is shown."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from gameservice.matches.models import Match


@admin.register(Match)
class MatchAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("id", "game", "status", "seq", "host", "updated_at")
    list_filter = ("game", "status", "visibility")
    search_fields = ("id", "host__name")
    exclude = ("server_seed", "match_seed", "state", "invite")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
