"""Ratings in the admin: to be looked at, never changed."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from gameservice.ratings.models import Rating


@admin.register(Rating)
class RatingAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("user", "game", "shown", "rated", "played", "won", "left", "last_at")
    list_filter = ("game",)
    list_select_related = ("user",)
    search_fields = ("user__name",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
