"""Webhooks, mailboxes and what was sent there, in the admin: to be looked at, never changed."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from gameservice.notices.models import Channel


@admin.register(Channel)
class ChannelAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("user", "means", "address", "is_open", "closed_because", "created_at")
    list_filter = ("means", "is_open")
    list_select_related = ("user",)
    search_fields = ("user__name", "address")
    exclude = ("secret", "previous_secret")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
