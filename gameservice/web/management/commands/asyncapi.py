"""`manage.py asyncapi FILE`: the AsyncAPI document as a file."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from gameservice.matches.api import channels


class Command(BaseCommand):
    help = "Write the AsyncAPI document."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        options["file"].write_bytes(channels.document())
