"""The pages to which letters lead. Whoever has the link needs no token, and a program that only looks at all links of a
letter changes nothing by that."""

from django.core.signing import BadSignature, SignatureExpired
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import get_language_from_request
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from gameservice.notices.mail import links, mailbox
from gameservice.notices.mail.words import say
from gameservice.notices.models import Channel

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
}


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """Asks whether letters may be sent; POST says so."""
    try:
        user, address = links.confirms(token)
    except SignatureExpired:
        return _page(request, "stale", status=410)
    except BadSignature:
        return _page(request, "unknown", status=404)
    found = mailbox.waits_for_confirmation(user, address)
    if found is None:
        return _page(request, "stale", status=410)
    if request.method != "POST":
        return _page(request, "confirm", address, found.language, asks=True)
    mailbox.confirm(found)
    return _page(request, "confirmed", address, found.language)


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe(request: HttpRequest, token: str) -> HttpResponse:
    """Asks whether nothing more is to be sent; POST says so, from the page or by a mail program (RFC 8058)."""
    try:
        mailbox_id, address = links.unsubscribes(token)
    except BadSignature:
        return _page(request, "unknown", status=404)
    language = Channel.objects.filter(id=mailbox_id).values_list("language", flat=True).first() or ""
    if request.method != "POST":
        return _page(request, "unsubscribe", address, language, asks=True)
    mailbox.unsubscribe(mailbox_id, timezone.now())
    return _page(request, "unsubscribed", address, language)


def _page(
    request: HttpRequest, name: str, address: str = "", language: str = "", *, asks: bool = False, status: int = 200
) -> HttpResponse:
    language = language or get_language_from_request(request)
    told = {
        "language": language,
        "title": say(language, f"{name}-title"),
        "text": say(language, f"{name}-text", address=address),
        "button": say(language, f"{name}-button") if asks else "",
    }
    response = render(request, "notices/page.html", told, status=status)
    for header, value in HEADERS.items():
        response.headers[header] = value
    return response
