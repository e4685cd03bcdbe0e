"""The addresses of a service with `SANDBOX=1`."""

from django.urls import include, path

from gameservice import urls

urlpatterns = [path("api/v1/sandbox/", include("gameservice.sandbox.urls")), *urls.urlpatterns]
handler404 = urls.handler404
