"""Tables of Aloha Pioha where a certain tickle lies, a certain hair is pulled at, a certain thing is asked."""

from collections.abc import Iterable
from typing import Any

from tests.conftest import Person
from tests.gameservice.matches.table import Sitting, sit

Json = dict[str, Any]

ALOHA = "aloha_pioha"
ENDS = ("left", "right")
QUICK = {"first_seat": "host", "tickle_trigger": "reaches"}


def pull(*people: Person, kinds: Iterable[str] = (), **options: Any) -> Sitting:
    """A match that has started, the first person to play, with all of these tickles face up."""
    while True:
        table = sit(*people, game=ALOHA, options={**QUICK, **options})
        if set(kinds) <= set(people[0].match(table.id)["view"]["tickles"]["face_up"]):
            return table


def end_of(view: Json, hair: int, seat: int) -> str:
    """The end of a hair on which a seat may play: its own, else the first that is free."""
    ends = view["hairs"][hair]
    held = next((end for end in ENDS if ends[end] and ends[end]["seat"] == seat), None)
    return held or next(end for end in ENDS if ends[end] is None)


def play_on(table: Sitting, hair: int) -> Json:
    """Whoever is to play puts the first card on a hair, face up; what that became."""
    mover, match = table.to_move()
    end = end_of(match["view"], hair, match["you"])
    answer = mover.act(match, {"type": "aloha.play", "card": 0, "hair": hair, "end": end, "face": "up"})
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]


def make_due(table: Sitting, hair: int = 0) -> Json:
    """All play on a hair until its tickle is due; the move that made it so."""
    while (moved := play_on(table, hair))["view"]["asks"] == "play":
        pass
    return moved


def place(table: Sitting, kind: str, hair: int = 0) -> Json:
    """Whoever is asked for a tickle places one that lies face up; what that became."""
    mover, match = table.to_move()
    tickle = {"type": "aloha.tickle", "from": match["view"]["tickles"]["face_up"].index(kind), "hair": hair}
    answer = mover.act(match, tickle)
    assert answer.status_code == 200, answer.content
    return answer.json()  # type: ignore[no-any-return]
