"""Actions and events as they are sent: their names are part of the public contract."""

from typing import Any

import msgspec
import pytest

from games.aloha_pioha import GAME
from games.aloha_pioha.model import (
    AlohaAction,
    AlohaComb,
    AlohaEvent,
    AlohaHairWon,
    AlohaLousePlace,
    AlohaMoved,
    AlohaPlace,
    AlohaPlay,
    AlohaPlayed,
    AlohaSums,
    AlohaTarget,
    AlohaTickle,
    AlohaTickled,
)
from tests.games.aloha_pioha.table import HIGH, hair, held, position


@pytest.mark.parametrize(
    ("sent", "action"),
    [
        (
            '{"type":"aloha.play","card":1,"hair":0,"end":"left","face":"down","keep":2}',
            AlohaPlay(1, 0, "left", "down", 2),
        ),
        (
            '{"type":"aloha.play","card":0,"hair":5,"end":"right","face":"up","keep":null}',
            AlohaPlay(0, 5, "right", "up"),
        ),
        ('{"type":"aloha.tickle","from":2,"hair":0}', AlohaTickle(2, 0)),
        ('{"type":"aloha.tickle","from":"deck","hair":0}', AlohaTickle("deck", 0)),
        ('{"type":"aloha.target","louse":0,"hair":1,"end":"left"}', AlohaTarget(louse=0, hair=1, end="left")),
        ('{"type":"aloha.target","louse":0}', AlohaTarget(louse=0)),
        ('{"type":"aloha.target","card":1}', AlohaTarget(card=1)),
        ('{"type":"aloha.target","card":null}', AlohaTarget(card=None)),
        ('{"type":"aloha.comb","card":0}', AlohaComb(0)),
    ],
)
def test_actions_are_sent_as_the_rules_write_them(sent: str, action: AlohaAction) -> None:
    """A5 to A7, A10, A13, A14."""
    assert msgspec.json.decode(sent, type=GAME.action_type) == action
    assert msgspec.json.encode(action).decode() == sent


def test_keep_may_be_left_away() -> None:
    """A6, A7."""
    sent = '{"type":"aloha.play","card":0,"hair":5,"end":"right","face":"up"}'
    assert msgspec.json.decode(sent, type=GAME.action_type) == AlohaPlay(0, 5, "right", "up")


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (
            AlohaPlayed(seat=0, hair=1, end="left", face="up", back=HIGH, force=3),
            {"type": "aloha.played", "hair": 1, "end": "left", "face": "up", "back": [2, 3, 4], "force": 3},
        ),
        (
            AlohaPlayed(seat=0, hair=1, end="left", face="down", back=HIGH),
            {"type": "aloha.played", "hair": 1, "end": "left", "face": "down", "back": [2, 3, 4]},
        ),
        (
            AlohaTickled(seat=0, hair=1, kind="knot", from_="deck", asks_target=False),
            {"type": "aloha.tickled", "hair": 1, "kind": "knot", "from": "deck"},
        ),
        (
            AlohaMoved(seat=0, owner=1, from_=AlohaLousePlace(0, "right", 2), to="comb", back=HIGH, face="down"),
            {"type": "aloha.moved", "from": {"hair": 0, "end": "right", "louse": 2}, "to": "comb"},
        ),
        (
            AlohaMoved(
                seat=0, owner=0, from_=AlohaLousePlace(0, "left", 0), to=AlohaPlace(1, "right"), back=HIGH, face="up"
            ),
            {"type": "aloha.moved", "to": {"hair": 1, "end": "right"}},
        ),
        (
            AlohaHairWon(hair=0, winner=None, sums=AlohaSums(3, -1), broken=False, points=4),
            {"type": "aloha.hair_won", "hair": 0, "winner": None, "sums": {"left": 3, "right": -1}, "broken": False},
        ),
    ],
    ids=lambda value: "" if isinstance(value, dict) else type(value).__name__,
)
def test_events_are_told_as_the_rules_write_them(event: AlohaEvent, data: dict[str, Any]) -> None:
    """A force that may not be known is absent, not null."""
    told = msgspec.json.decode(msgspec.json.encode(event))
    assert told.items() >= data.items()
    assert ("force" in told) == ("force" in data)


def test_legal_actions_are_whole_and_ready_to_send() -> None:
    """A7: for `keep` each choice is an action of its own."""
    hairs = [hair(left=held(0, 5), right=held(1, 5)), *[hair(tickle="knot")] * 2]
    state = position(hairs, hands=[[1, 2, 3], [4]])
    legal = msgspec.json.decode(msgspec.json.encode(GAME.legal(state, 0)))
    assert legal["type"] == "aloha.legal"
    assert [(action["card"], action["face"], action["keep"]) for action in legal["actions"]] == [
        (card, face, keep)
        for card in range(3)
        for face, keeps in (("up", [None]), ("down", [other for other in range(3) if other != card]))
        for keep in keeps
    ]
