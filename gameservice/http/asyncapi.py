"""The AsyncAPI document: what the service sends by itself, from the same structs as the OpenAPI document."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from gameservice.http import about
from gameservice.http.components import Schema, answered, merge, query_fields
from gameservice.http.schema import BEARER, catalogue

BINDING = {"bindingVersion": "0.3.0"}
"""Of HTTP, https://github.com/asyncapi/bindings/tree/master/http."""


@dataclass(frozen=True)
class Message:
    """Something that is sent: a struct as JSON."""

    name: str
    summary: str
    payload: type[msgspec.Struct]


@dataclass(frozen=True)
class Channel:
    """Where messages are sent: down a connection that a client opened with its token, or to an address of its own."""

    name: str
    summary: str
    description: str
    messages: Sequence[Message]
    headers: type[msgspec.Struct]
    """What each message has beside its JSON."""
    address: str | None = None
    """Below the service; None where clients name it."""
    parameters: dict[str, str] = field(default_factory=dict)
    """The parts of the address, described."""
    query: type[msgspec.Struct] | None = None

    @property
    def server(self) -> Literal["service", "receiver"]:
        return "service" if self.address else "receiver"


SERVERS = {
    "service": {
        "host": "{host}",
        "protocol": "http",
        "description": "This service. In production it is https.",
        "variables": {
            "host": {
                "default": "127.0.0.1:8000",
                "description": "Only the default: put in the host and the port that this document came from.",
            }
        },
    },
    "receiver": {
        "host": "{host}",
        "protocol": "https",
        "description": "Whatever takes webhooks.",
        "variables": {"host": {"default": "example.com", "description": "Of the URL that the webhook was given."}},
    },
}


def document(channels: Sequence[Channel]) -> bytes:
    """The document, as JSON. Raises `ValueError` where two structs have one name."""
    whole = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Game service",
            "version": "1",
            "description": about.PUSHED,
            "license": {"name": about.LICENCE["name"], "url": "https://www.apache.org/licenses/LICENSE-2.0"},
        },
        "defaultContentType": "application/json",
        "servers": SERVERS,
        "channels": {channel.name: _channel(channel) for channel in channels},
        "operations": {f"send_{channel.name}": _operation(channel) for channel in channels},
        "components": {"schemas": _schemas(channels), "securitySchemes": {"bearer": BEARER}},
    }
    return json.dumps(whole, indent=2, ensure_ascii=False).encode() + b"\n"


def _channel(channel: Channel) -> Schema:
    parameters = {name: {"description": said} for name, said in channel.parameters.items()}
    return {
        "address": channel.address,
        "title": channel.summary,
        "description": channel.description,
        "servers": [{"$ref": f"#/servers/{channel.server}"}],
        **({"parameters": parameters} if parameters else {}),
        "messages": {message.name: _message(channel, message) for message in channel.messages},
    }


def _message(channel: Channel, message: Message) -> Schema:
    return {
        "name": message.name,
        **({"summary": message.summary} if message.summary else {}),
        "headers": _reference(channel.headers),
        "payload": _reference(message.payload),
    }


def _operation(channel: Channel) -> Schema:
    """As the service sees it: it sends."""
    binding: Schema = {"method": "GET" if channel.address else "POST"}
    if channel.query:
        fields = {name: schema for name, schema, _ in query_fields(channel.query)}
        binding["query"] = {"type": "object", "properties": fields, "additionalProperties": False}
    return {
        "action": "send",
        "channel": {"$ref": f"#/channels/{channel.name}"},
        "summary": channel.summary,
        **({"security": [{"$ref": "#/components/securitySchemes/bearer"}]} if channel.address else {}),
        "bindings": {"http": binding | BINDING},
    }


def _schemas(channels: Sequence[Channel]) -> dict[str, Schema]:
    found: dict[str, Schema] = {}
    for type_ in _types(channels):
        for name, schema in catalogue.components(type_, type_.__name__).items():
            merge(found, name, answered(_plain(schema)))
    return dict(sorted(found.items()))


def _types(channels: Sequence[Channel]) -> Iterator[type[msgspec.Struct]]:
    for channel in channels:
        yield channel.headers
        yield from (message.payload for message in channel.messages)


def _plain(schema: Any) -> Any:
    """In AsyncAPI a discriminator is the name of a property alone."""
    if isinstance(schema, list):
        return [_plain(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _plain(value) for key, value in schema.items()}
    if isinstance(plain.get("discriminator"), dict) and "propertyName" in plain["discriminator"]:
        plain["discriminator"] = plain["discriminator"]["propertyName"]
    return plain


def _reference(type_: type[msgspec.Struct]) -> Schema:
    return {"$ref": f"#/components/schemas/{type_.__name__}"}
