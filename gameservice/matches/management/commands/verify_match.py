"""Prove matches from their logs: the promise about chance, the chain, every draw, and the stored state."""

import uuid
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from gameservice.http.problems import NotFound
from gameservice.matches import proof, selectors
from gameservice.matches.models import Match


class Command(BaseCommand):
    help = "Verify matches by id, or all of them: the log's chain, every decision with its chance, the stored state."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("ids", nargs="*", type=uuid.UUID, metavar="match-id")
        parser.add_argument("--all", action="store_true", help="every match, running ones included")

    def handle(self, *args: Any, **options: Any) -> None:
        if bool(options["ids"]) == options["all"]:
            raise CommandError("Name the matches to verify, or --all.")
        ids = options["ids"] or Match.objects.order_by("id").values_list("id", flat=True).iterator()
        count = faults = 0
        for match_id in ids:
            count += 1
            said = _fault(match_id)
            if said is not None:
                faults += 1
                self.stderr.write(f"{match_id}: {said}")
        if faults:
            raise CommandError(f"{faults} of {count} matches do not hold.")
        self.stdout.write(f"{count} matches hold.")


def _fault(match_id: uuid.UUID) -> str | None:
    try:
        table = selectors.load(match_id)
    except NotFound as missing:
        return missing.detail
    rows = selectors.log_rows(table.match)
    found = proof.verify(table, rows, selectors.decisions(table.match))
    if not found.holds:
        return f"first fault at event {found.first_fault}"
    return None if proof.holds_state(table, rows) else "the stored state is not the fold of the log"
