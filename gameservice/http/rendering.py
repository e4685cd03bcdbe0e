"""JSON by msgspec: typed structs encode themselves, and need no serializer."""

from typing import Any

import msgspec
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer

encode = msgspec.json.Encoder(order="deterministic").encode
"""What is the same is the same bytes: a database may give back the keys of an object in another order."""


class TypedRenderer(BaseRenderer):
    """Encodes whatever msgspec encodes; `bytes` are JSON already."""

    media_type = "application/json"
    format = "json"
    charset = None

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        if data is None:
            return b""
        return data if isinstance(data, bytes) else encode(data)


class AnyParser(BaseParser):
    """Bodies are read by `gameservice.http.bodies`, whatever their content type says: they are JSON."""

    media_type = "application/json"


class AlwaysJson(BaseContentNegotiation):
    """There is one representation, so no `Accept` header is refused."""

    def select_parser(self, request: Any, parsers: Any) -> Any:
        return parsers[0]

    def select_renderer(self, request: Any, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type
