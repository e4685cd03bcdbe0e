"""Accounts in the admin."""

from django.contrib import admin

from gameservice.accounts.models import User


@admin.register(User)
class UserAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("name", "username", "kind", "is_active", "created_at")
    list_filter = ("kind", "is_active")
    search_fields = ("name", "username")
    fields = ("name", "username", "kind", "owner", "is_active", "is_staff", "created_at")
    readonly_fields = ("owner", "created_at")
