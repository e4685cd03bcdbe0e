"""Celery's transport over Redis, but a worker outlives Redis. At work when its connection is lost, it would die as soon
as it says that it is done, or gives back what it was at. What it could not say is delivered again, which is harmless.
"""

from typing import Any

from kombu.transport import redis


class Channel(redis.Channel):
    def _connparams(self, asynchronous: bool = False) -> Any:
        if self.connection is None or self.connection.client is None:
            raise ConnectionError("The connection of this channel was lost.")  # which a worker expects
        return super()._connparams(asynchronous)  # type: ignore[misc]  # lacks in its stubs


class Transport(redis.Transport):
    Channel = Channel
