from django.apps import AppConfig
from prometheus_client import REGISTRY


class MatchesConfig(AppConfig):
    name = "gameservice.matches"

    def ready(self) -> None:
        from gameservice.matches.metrics import Stuck  # not above: models are not ready then

        REGISTRY.register(Stuck())
