"""The reference client: its page, what makes it installable, and nothing that knows more than the public API tells."""

import json
from functools import cache
from pathlib import Path

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

FILES = Path(__file__).parent / "static" / "client"
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
MANIFEST = {
    "id": "/",
    "name": "Cactus Table",
    "short_name": "Cactus Table",
    "description": "Board games with cactuses and lice, played a move at a time.",
    "start_url": "/",
    "scope": "/",
    "display": "standalone",
    "background_color": "#fcefdc",
    "theme_color": "#2c6e58",
    "icons": [
        {"src": "/static/client/icons/192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "/static/client/icons/512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "/static/client/icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"},
    ],
}


@cache
def _text(name: str) -> str:
    return (FILES / name).read_text(encoding="utf-8")


def _answer(text: str, media_type: str) -> HttpResponse:
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return HttpResponse(text, content_type=media_type, headers=headers)


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """The one page; all else is a matter of its scripts."""
    return _answer(_text("index.html"), "text/html; charset=utf-8")


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """At the root, because a service worker rules only over what lies below it."""
    return _answer(_text("sw.js"), "text/javascript; charset=utf-8")


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    return _answer(json.dumps(MANIFEST), "application/manifest+json")
