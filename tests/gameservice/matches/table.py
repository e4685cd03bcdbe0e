"""People at a match, who play it by its legal actions."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from games import registry
from games.core.chance import Chance, QuickChance
from gameservice.matches.models import Decision, Event, Match, Seat
from tests.conftest import Person


def any_action(match: dict[str, Any], luck: Chance) -> Any:
    """A random legal action of who sees the match so: one that is listed; where choices are continuous, one that the
    game proposes to whoever knows no more than the view."""
    if match["legal"]["actions"]:
        return luck.choice(match["legal"]["actions"])
    game = registry.game(match["game"])
    state = game.determinize(msgspec.convert(match["view"], game.view_type), luck)
    return msgspec.json.decode(msgspec.json.encode(game.sample(state, match["you"], luck)))


def is_unsettled(answer: Any) -> bool:
    """Whether a simulation found no answer to an action, and another must be tried."""
    return answer.status_code == 422 and answer.json().get("fault") in ("unsettled", "diverged")


@dataclass
class Sitting:
    """A match, and the people who hold its seats in this order."""

    id: str
    people: list[Person]
    luck: QuickChance = field(default_factory=lambda: QuickChance(1))

    def to_move(self) -> tuple[Person, dict[str, Any]]:
        """Who is to decide, and the match as this person sees it."""
        seen = [(person, person.match(self.id)) for person in self.people]
        return next((person, match) for person, match in seen if match["legal"])

    def step(self, person: Person | None = None, **headers: str) -> Any:
        """One legal action, of whoever is to decide."""
        mover, match = self.to_move() if person is None else (person, person.match(self.id))
        while is_unsettled(answer := mover.act(match, any_action(match, self.luck), **headers)):
            pass
        assert answer.status_code == 200, answer.content
        return answer

    def play(self, steps: int) -> None:
        for _ in range(steps):
            self.step()

    def until_all_moved(self) -> None:
        """Play on until every seat has decided once."""
        while Decision.objects.filter(match_id=self.id).values("seat").distinct().count() < len(self.people):
            self.step()

    def finish(self) -> dict[str, Any]:
        """Play to the end; the match as the first person sees it then."""
        while self.step().json()["status"] == "active":
            pass
        return self.people[0].match(self.id)


def sit(host: Person, *others: Person, **fields: Any) -> Sitting:
    """A match that has started: the host at seat 0, the others in their order."""
    match = host.create(*["open"] * len(others), **fields)
    for person in others:
        answer = person.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]})
        assert answer.status_code == 201, answer.content
    return Sitting(match["id"], [host, *others])


REMINDERS = {"remind_at", "reminders", "told_at"}


def rows(match_id: str) -> list[list[Any]]:
    """All that is stored of a match, but when somebody was reminded."""
    return [
        [_but_reminders(row) for row in Match.objects.filter(id=match_id).values()],
        [_but_reminders(row) for row in Seat.objects.filter(match_id=match_id).order_by("seat").values()],
        list(Event.objects.filter(match_id=match_id).order_by("seq").values()),
        list(Decision.objects.filter(match_id=match_id).order_by("number").values()),
    ]


def _but_reminders(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in REMINDERS}


@contextmanager
def unchanged(*match_ids: str) -> Iterator[None]:
    """What happens inside changes no row of the matches."""
    before = [rows(match_id) for match_id in match_ids]
    yield
    assert [rows(match_id) for match_id in match_ids] == before
