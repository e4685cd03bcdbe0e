"""Messages that come twice, in another order, or long after what they were sent for."""

from typing import Any

import pytest
from celery import current_app

from games.core.chance import QuickChance
from gameservice.matches.models import Event
from gameservice.ratings.models import Rating, Result
from tests.conftest import Person, Worker
from tests.flows.test_at_once import is_sound
from tests.gameservice.matches.conftest import Time
from tests.gameservice.matches.table import Sitting, any_action, is_unsettled

pytestmark = pytest.mark.django_db

CLOCK = {"kind": "per_turn", "seconds": 100}


class BadPost:
    """Delivers each message some times, in any order, and now and then an old one again."""

    def __init__(self, worker: Worker, luck: QuickChance) -> None:
        self._worker = worker
        self._luck = luck
        self._kept: list[tuple[str, tuple[Any, ...]]] = []

    def deliver(self) -> None:
        """Until none is new."""
        while self._worker.messages:
            new = list(self._worker.messages)
            self._worker.messages.clear()
            self._kept += new
            bag = [*new, *new, *(self._luck.choice(self._kept) for _ in range(3)), ("matches.sweep", ())]
            while bag:
                task, arguments = bag.pop(self._luck.below(len(bag)))
                current_app.tasks[task](*arguments)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["ouch", "aloha_pioha", "cactus"])
def test_nothing_happens_twice(ana: Person, ben: Person, worker: Worker, time: Time, game: str, seed: int) -> None:
    luck = QuickChance(seed)
    post = BadPost(worker, luck)
    match_id = _begin(ana, ben, game)
    present = set()
    while ana.match(match_id)["status"] == "active":
        post.deliver()
        time.pass_(seconds=20)
        table = Sitting(match_id, [ana, ben])
        people = [person for person in table.people if person.match(match_id)["legal"]]
        if people and luck.below(8):
            match = people[0].match(match_id)
            answer = people[0].act(match, any_action(match, luck))
            too_late = answer.status_code == 412 or answer.json().get("code") == "not-active"
            present |= {people[0]} if answer.status_code == 200 else set()
            assert answer.status_code == 200 or is_unsettled(answer) or too_late, answer.content
        elif people:
            time.pass_(seconds=101)
            worker.send("matches.sweep")
    post.deliver()
    post.deliver()

    assert is_sound(match_id)
    assert Event.objects.filter(match_id=match_id, type="match.finished").count() == 1
    for person in (ana, ben):
        assert Event.objects.filter(match_id=match_id, type="match.timed_out").count() <= 2
        results, ratings = Result.objects.filter(match=match_id), Rating.objects.filter(played=1)
        assert results.filter(user=person.user["id"]).count() == (person in present)
        assert ratings.filter(user=person.user["id"]).count() == (person in present)


def _begin(ana: Person, ben: Person, game: str) -> str:
    """Two people and a bot."""
    match = ana.create("open", "easy", game=game, clock=CLOCK)
    assert ben.post(f"/matches/{match['id']}/seats", {"invite": match["invite"]}).status_code == 201
    return str(match["id"])
