from django.apps import AppConfig


class SandboxConfig(AppConfig):
    name = "gameservice.sandbox"

    def ready(self) -> None:
        from gameservice.matches.services import bots
        from gameservice.sandbox import faults

        bots.faulty = faults.next_of
