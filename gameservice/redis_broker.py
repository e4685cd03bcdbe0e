"""Celery's transport over Redis, but a worker outlives Redis: at work when its connection is lost, it would die of
trying to give back what it works on. That is delivered again without it.
"""

from typing import Any

from kombu.transport import redis


class QoS(redis.QoS):
    def restore_unacked_once(self, stderr: Any = None) -> None:
        if self.channel.connection.client is not None:
            super().restore_unacked_once(stderr)


class Channel(redis.Channel):
    QoS = QoS


class Transport(redis.Transport):
    Channel = Channel
