"""For whoever runs the service, and whoever distrusts it."""

from collections.abc import Callable

from celery import current_app
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from games import registry
from gameservice.web import verifiers


def livez(request: HttpRequest) -> HttpResponse:
    """The process answers."""
    return JsonResponse({"status": "ok"})


def readyz(request: HttpRequest) -> HttpResponse:
    """Database, migrations and broker: 200 when all are there, else 503 with what is missing."""
    checks: dict[str, Callable[[], str]] = {"database": _database, "migrations": _migrations, "broker": _broker}
    found = {}
    for name, check in checks.items():
        try:
            found[name] = check()
        except Exception as fault:
            found[name] = f"{type(fault).__name__}"
    ready = all(said == "ok" for said in found.values())
    return JsonResponse(found, status=200 if ready else 503)


def _database() -> str:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return "ok"


def _migrations() -> str:
    executor = MigrationExecutor(connection)
    missing = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return f"{len(missing)} to apply: manage.py migrate" if missing else "ok"


def _broker() -> str:
    with current_app.connection_for_write() as broker:
        broker.ensure_connection(max_retries=1, timeout=2)
    return "ok"


def metrics(request: HttpRequest) -> HttpResponse:
    """Prometheus."""
    return HttpResponse(generate_latest(), content_type=CONTENT_TYPE_LATEST)


def verifier(request: HttpRequest, game: str) -> HttpResponse:
    """The stand-alone script that proves an exported match of a game."""
    if game not in registry.NAMES:
        raise Http404
    return HttpResponse(verifiers.script(game), content_type="text/x-python; charset=utf-8")
