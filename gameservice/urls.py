"""Every address of the service."""

from django.conf import settings
from django.contrib import admin
from django.urls import include, path
from drf_spectacular.views import SpectacularSwaggerSplitView

from gameservice.accounts import api as accounts
from gameservice.http import document
from gameservice.matches.api import channels, games, inbox, matches, orders, play, standings, streams, vacation
from gameservice.notices.api import mailbox, pages, webhooks
from gameservice.web import client, guide, service

API = "api/v1"
MATCH = f"{API}/matches/<uuid:match_id>"

urlpatterns = [
    path(f"{API}/guests", accounts.Guests.as_view()),
    path(f"{API}/users", accounts.Users.as_view()),
    path(f"{API}/users/<uuid:user_id>", standings.PersonDetail.as_view()),
    path(f"{API}/users/<uuid:user_id>/results", standings.Results.as_view()),
    path(f"{API}/users/<uuid:user_id>/ratings", standings.Ratings.as_view()),
    path(f"{API}/tokens", accounts.Tokens.as_view()),
    path(f"{API}/tokens/<uuid:token_id>", accounts.TokenDetail.as_view()),
    path(f"{API}/me", accounts.Me.as_view()),
    path(f"{API}/me/upgrade", accounts.Upgrade.as_view()),
    path(f"{API}/me/vacation", vacation.Vacation.as_view()),
    path(f"{API}/me/mailbox", mailbox.Mailbox.as_view()),
    path(f"{API}/bots", accounts.Bots.as_view()),
    path(f"{API}/bots/<uuid:bot_id>", accounts.BotDetail.as_view()),
    path(f"{API}/bots/<uuid:bot_id>/tokens", accounts.BotTokens.as_view()),
    path(f"{API}/games", games.Games.as_view()),
    path(f"{API}/games/<str:game>", games.GameDetail.as_view()),
    path(f"{API}/games/<str:game>/rules", games.Rules.as_view()),
    path(f"{API}/games/<str:game>/leaderboard", standings.Leaderboard.as_view()),
    path(f"{API}/matches", matches.Matches.as_view()),
    path(f"{API}/quick-matches", matches.QuickMatches.as_view()),
    path(MATCH, matches.MatchDetail.as_view()),
    path(f"{MATCH}/seats", matches.Seats.as_view()),
    path(f"{MATCH}/seats/<int:seat>", matches.SeatDetail.as_view()),
    path(f"{MATCH}/start", matches.Start.as_view()),
    path(f"{MATCH}/actions", play.Actions.as_view()),
    path(f"{MATCH}/view", play.View.as_view()),
    path(f"{MATCH}/picture.svg", play.Picture.as_view()),
    path(f"{MATCH}/events", play.Events.as_view()),
    path(f"{MATCH}/stream", streams.MatchStream.as_view()),
    path(f"{MATCH}/export", play.Export.as_view()),
    path(f"{MATCH}/verification", play.Verification.as_view()),
    path(f"{MATCH}/resign", matches.Resign.as_view()),
    path(f"{MATCH}/stand-in", matches.StandIn.as_view()),
    path(f"{MATCH}/standing-orders", orders.StandingOrders.as_view()),
    path(f"{MATCH}/abort", matches.Abort.as_view()),
    path(f"{MATCH}/rematch", matches.Rematch.as_view()),
    path(f"{API}/invites/<str:code>", matches.Invite.as_view()),
    path(f"{API}/invites/<str:code>/qr.svg", matches.InviteCode.as_view()),
    path(f"{API}/stream", streams.AccountStream.as_view()),
    path(f"{API}/inbox", inbox.Inbox.as_view()),
    path(f"{API}/webhooks", webhooks.Webhooks.as_view()),
    path(f"{API}/webhooks/<uuid:webhook_id>", webhooks.WebhookDetail.as_view()),
    path(f"{API}/webhooks/<uuid:webhook_id>/test", webhooks.WebhookTest.as_view()),
    path(f"{API}/webhooks/<uuid:webhook_id>/deliveries", webhooks.WebhookDeliveries.as_view()),
    path(f"{API}/deliveries/<uuid:delivery_id>/redeliver", webhooks.Redeliver.as_view()),
    path(f"{API}/openapi.json", document.openapi, name="openapi"),
    path(f"{API}/asyncapi.json", channels.page),
    path("docs", SpectacularSwaggerSplitView.as_view(url_name="openapi"), name="docs"),
    path("docs/guide", guide.show),
    path("docs/guide/examples/<slug:name>.py", guide.example),
    path("docs/guide/<path:name>", guide.show),
    path("problems/<slug:code>", guide.problem),
    path("", client.page),
    path("sw.js", client.service_worker),
    path("manifest.webmanifest", client.manifest),
    path("mail/confirm/<str:token>", pages.confirm),
    path("mail/unsubscribe/<str:token>", pages.unsubscribe),
    path("verify/<str:game>.py", service.verifier),
    path("livez", service.livez),
    path("readyz", service.readyz),
    path("metrics", service.metrics),
    path("admin/", admin.site.urls),
]

if settings.SANDBOX:
    urlpatterns.append(path(f"{API}/sandbox/", include("gameservice.sandbox.urls")))

handler400 = "gameservice.http.problems.bad_request"
handler404 = "gameservice.http.problems.not_found"
handler500 = "gameservice.http.problems.server_fault"
