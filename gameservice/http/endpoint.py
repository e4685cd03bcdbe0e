"""The base of every endpoint of the API."""

import time
from typing import Any, ClassVar

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from gameservice.http import bodies, metrics, throttles


class Endpoint(APIView):
    """An address of the API. `throttle` names the kind of request (settings.THROTTLES), by method where they differ."""

    throttle: ClassVar[str | dict[str, str]] = "read"
    public_methods: ClassVar[tuple[str, ...]] = ()
    """The methods that need no token, besides OPTIONS; HEAD is as GET."""

    def is_public(self) -> bool:
        if self.request is None:
            return False
        method = "GET" if self.request.method == "HEAD" else self.request.method
        return method == "OPTIONS" or method in self.public_methods

    def get_authenticators(self) -> list[Any]:
        return [] if self.is_public() else super().get_authenticators()

    def get_permissions(self) -> list[Any]:
        return [] if self.is_public() else list(super().get_permissions())

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        self.rate_headers = throttles.spend(self.throttle_kind(request), self.caller(request))
        bodies.require_readable(request)

    def throttle_kind(self, request: Request) -> str:
        if isinstance(self.throttle, str):
            return self.throttle
        return self.throttle.get(request.method or "", "read")

    def caller(self, request: Request) -> str:
        """Who is counted: the account, or the address where there is none, as seen by the first trusted proxy."""
        return str(request.user.pk) if request.user else str(BaseThrottle().get_ident(request))

    def options(self, request: Any, *args: Any, **kwargs: Any) -> Response:
        """The methods of the address, in the `Allow` header that every answer has."""
        return Response(status=204)

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        began = time.perf_counter()
        response = super().dispatch(request, *args, **kwargs)
        endpoint = type(self).__name__
        method = request.method if request.method.lower() in self.http_method_names else "other"
        metrics.REQUESTS.labels(endpoint, method, response.status_code).inc()
        metrics.SECONDS.labels(endpoint, method).observe(time.perf_counter() - began)
        return response

    def finalize_response(self, request: Request, response: Response, *args: Any, **kwargs: Any) -> Response:
        response = super().finalize_response(request, response, *args, **kwargs)
        for name, value in getattr(self, "rate_headers", {}).items():
            response.headers.setdefault(name, value)
        return response


class OpenEndpoint(Endpoint):
    """An address that needs no token."""

    public_methods = ("GET", "POST")
