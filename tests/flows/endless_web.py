"""A web server that has more to tell than anybody takes, and is soon tired of waiting."""

import socket
import sys
from collections.abc import Sequence

import uvicorn
from django.http import HttpResponse

from gameservice.asgi import application
from gameservice.http import entrance, following
from gameservice.http.following import Follow, Part

PART = b"." * 65536


def respond(request: object) -> HttpResponse:
    answer = HttpResponse(PART)
    following.go_on(answer, Follow(look, "", "everybody", None, more=True))
    return answer


def look(follows: Sequence[Follow]) -> list[Part | None]:
    return [Part(PART, follow) for follow in follows]


entrance.SEND_SECONDS = 1
application.get_response = respond  # type: ignore[method-assign]

listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
uvicorn.Server(uvicorn.Config(application, lifespan="off", log_level="warning")).run(sockets=[listener])
