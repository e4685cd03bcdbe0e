"""Matches that bots play, a seat of each for a person: they are begun, disturbed and counted."""

import time
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from random import Random
from typing import Any

from django.db.models import Min, QuerySet, Sum
from django.utils import timezone

from deploy.soak.parts import Parts
from games import registry
from games.core.chance import QuickChance
from gameservice.accounts.services import create_guest
from gameservice.http.problems import IllegalMove
from gameservice.matches import proof, selectors
from gameservice.matches.models import Match
from gameservice.matches.services import leaving, lobby, moves, sweep
from gameservice.ratings.models import Rating, Result

STILL = 60.0
"""Seconds without an event or a resolution after which nothing more is waited for."""
LOOK = 1.0
"""Seconds between two looks."""


class Soak:
    def __init__(self, parts: Parts, matches: int, seed: int) -> None:
        self._parts = parts
        self._luck = Random(seed)  # noqa: S311  (keeps no secret)
        self._host, _ = create_guest("Soak")
        self._began = time.monotonic()
        self._kills = 0
        self._waited = timedelta(0)
        self._stuck = 0
        for number in range(matches):
            self._begin(registry.NAMES[number % len(registry.NAMES)])
        while ours := self._matches.filter(seats__seat=0, seats__level="", status=Match.Status.ACTIVE):
            for match in ours:
                if match.to_act & 1:
                    self._leave_to_bot(match)
            time.sleep(LOOK)

    def _begin(self, game: str) -> None:
        seats = [lobby.Sitter(user=self._host), lobby.Sitter(level=self._luck.choice(["easy", "normal"]))]
        lobby.create_match(self._host, lobby.Plan(game, seats), timezone.now())

    def _leave_to_bot(self, match: Match) -> None:
        """After one decision of its person: a match counts only for people who have decided something."""
        table, chance = selectors.load(match.id), QuickChance(self._luck.getrandbits(32))
        view = selectors.Sight.of_seat(table, 0).view()
        action = table.game.sample(table.game.determinize(view, chance), 0, chance)
        with suppress(IllegalMove):  # a simulation found no answer: again
            moves.submit_action(table, 0, action, table.match.seq, None, timezone.now())
            leaving.stand_in(match.id, self._host, "easy", timezone.now())

    @property
    def _matches(self) -> QuerySet[Match]:
        return Match.objects.filter(host=self._host)

    def run(self, seconds: float, pause: float) -> None:
        """Kill workers for so long; then wait until all is over, or nothing moves any more."""
        end, kill, moved = time.monotonic() + seconds, 0.0, time.monotonic()
        before = None
        while self._matches.filter(resolved_at=None).exists() and time.monotonic() - moved < STILL:
            now = time.monotonic()
            if kill < now < end:
                self._parts.kill(self._luck)
                self._kills += 1
                kill = now + self._luck.uniform(0.5, 1.5) * pause
            time.sleep(LOOK)
            found = self._look()
            if found != before:
                before, moved = found, time.monotonic()

    def _look(self) -> tuple[Any, ...]:
        now = timezone.now()
        oldest = self._matches.filter(sweep.BOT_TO_MOVE).aggregate(oldest=Min("updated_at"))["oldest"]
        self._waited = max(self._waited, now - (oldest or now))
        self._stuck = max(self._stuck, sweep.stuck(now))
        return self._matches.aggregate(events=Sum("seq"))["events"], self._matches.filter(resolved_at=None).count()

    def report(self, verify: int) -> dict[str, Any]:
        matches = list(self._matches.order_by("id"))
        finished = [match for match in matches if match.status == Match.Status.FINISHED]
        results = Counter(Result.objects.filter(user=self._host).values_list("match", flat=True))
        sample = self._luck.sample(finished, min(verify, len(finished)))
        counts = {
            "matches": len(matches),
            "finished": len(finished),
            "resolved": sum(match.resolved_at is not None for match in matches),
            "counted_once": sum(results[match.id] == 1 for match in finished),
            "counted": sum(Rating.objects.filter(user=self._host).values_list("played", flat=True)),
        }
        verified = sum(_is_sound(match) for match in sample)
        dead = self._parts.dead()
        return {
            **counts,
            "verified": f"{verified} of {len(sample)}",
            "stuck": len(matches) - counts["resolved"],
            "stuck_at_most": self._stuck,
            "kills": self._kills,
            "longest_wait_seconds": round(self._waited.total_seconds(), 1),
            "seconds": round(time.monotonic() - self._began, 1),
            "decisions": sum(match.decisions for match in matches),
            "ended_by_themselves": dead,
            "well": set(counts.values()) == {len(matches)} and verified == len(sample) and not dead,
        }


def _is_sound(match: Match) -> bool:
    """Nothing is missing, nothing there twice, and all proves true."""
    table = selectors.load(match.id)
    rows = selectors.log_rows(table.match)
    gapless = [row.seq for row in rows] == list(range(1, table.match.seq + 1))
    holds = proof.verify(table, rows, selectors.decisions(table.match)).holds
    return gapless and holds and proof.holds_state(table, rows)
