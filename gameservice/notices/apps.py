from django.apps import AppConfig
from prometheus_client import REGISTRY


class NoticesConfig(AppConfig):
    name = "gameservice.notices"

    def ready(self) -> None:
        from gameservice.notices.metrics import Outbox  # not above: models are not ready then

        REGISTRY.register(Outbox())
