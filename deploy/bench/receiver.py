"""The least that takes webhooks: answers whatever is posted, and keeps nothing."""

from typing import Any


async def application(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})
