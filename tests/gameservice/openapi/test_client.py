"""A client in Python is generated from the document and plays over real HTTP: nobody writes a request by hand."""

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import openapi_python_client
import pytest
from openapi_python_client.config import Config, ConfigFile, MetaType

from games.core.chance import QuickChance
from tests.gameservice.openapi.conftest import GOLDEN, Json

PACKAGE = "generated_client"


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The generated package: `models`, `Client`s and a function `call(tag, operation)`."""
    folder = tmp_path_factory.mktemp("client")
    config = Config.from_sources(
        # Hooks would format what nobody reads. Pictures are bytes to the generator, which must be told so.
        ConfigFile(post_hooks=[], content_type_overrides={"image/svg+xml": "application/octet-stream"}),
        MetaType.NONE,
        document_source=Path(GOLDEN),
        file_encoding="utf-8",
        overwrite=False,
        output_path=folder / PACKAGE,
    )
    warnings = openapi_python_client.generate(config=config)
    assert [(warning.header, warning.detail) for warning in warnings] == []
    sys.path.insert(0, str(folder))
    try:
        package = import_module(PACKAGE)
        yield SimpleNamespace(
            models=import_module(f"{PACKAGE}.models"),
            Client=package.Client,
            AuthenticatedClient=package.AuthenticatedClient,
        )
    finally:
        sys.path.remove(str(folder))


class Player:
    """Somebody who plays by generated functions alone."""

    def __init__(self, generated: Any, address: str, name: str) -> None:
        self.models = generated.models
        with generated.Client(address) as nobody:
            guest = _call("people", "play_as_guest", nobody, body=self.models.GuestRequest(name=name))
        assert type(guest) is self.models.SignedInBody
        self.client = generated.AuthenticatedClient(address, guest.token)

    def call(self, tag: str, operation: str, **arguments: Any) -> Any:
        return _call(tag, operation, self.client, **arguments)

    def match(self, match_id: UUID) -> Any:
        return self.call("matches", "read_match", match_id=match_id)

    def act(self, match: Any, action: Any, **arguments: Any) -> Any:
        arguments.setdefault("if_match", f'"{match.seq}"')
        return self.call("play", "act", match_id=UUID(match.id), body=action, **arguments)


@pytest.fixture
def players(generated: Any, live_server: Any) -> Iterator[tuple[Player, Player]]:
    ana, ben = (Player(generated, live_server.url, name) for name in ("Ana", "Ben"))
    # A connection that is left open outlives the server's database.
    with ana.client, ben.client:
        yield ana, ben


def _call(tag: str, operation: str, client: Any, **arguments: Any) -> Any:
    return import_module(f"{PACKAGE}.api.{tag}.{operation}").sync(client=client, **arguments)


def _sit_down(ana: Player, ben: Player) -> UUID:
    models = ana.models
    seats = [models.MeSeat(kind=models.MeSeatKind.ME), models.OpenSeat(kind=models.OpenSeatKind.OPEN)]
    request = models.MatchRequest(game=models.MatchRequestGame.OUCH, seats=seats)
    created = ana.call("matches", "create_match", body=request)
    assert type(created) is models.MatchBody
    assert (created.view, created.legal) == (None, None)
    match_id = UUID(created.id)
    joined = ben.call("matches", "take_seat", match_id=match_id, body=models.SeatRequest(invite=created.invite))
    assert type(joined.view) is models.OuchView
    return match_id


def _assert_decoded(events: list[Any], document: Json) -> None:
    """Each event is of the class that the document has for its type, and so is its data."""
    mapping = document["components"]["schemas"]["Event"]["discriminator"]["mapping"]
    for event in events:
        name = mapping[event.type_.value].rsplit("/", 1)[-1]
        assert type(event).__name__ == name
        assert type(event.data).__name__ == name.removesuffix("Event") + "Data"


@pytest.mark.django_db(transaction=True)
def test_every_action_is_sent_and_decoded_as_itself(
    generated: Any, players: tuple[Player, Player], document: Json
) -> None:
    models = generated.models
    mapping = document["components"]["schemas"]["Action"]["discriminator"]["mapping"]
    wanted = {type_: getattr(models, reference.rsplit("/", 1)[-1]) for type_, reference in mapping.items()}
    ana, ben = players
    choice = QuickChance(2).choice
    sent: set[str] = set()
    logged: set[str] = set()
    for tried in count():
        assert tried < 40, f"never asked for {set(wanted) - sent}"
        match_id = _sit_down(ana, ben)
        while (seen := [player.match(match_id) for player in (ana, ben)])[0].status == "active":
            player, match = next((p, m) for p, m in zip((ana, ben), seen, strict=True) if m.legal)
            assert type(match.view) is models.OuchView
            assert type(match.legal) is models.OuchLegal
            for action in match.legal.actions:
                assert type(action) is wanted[action.type_.value]
            action = choice(match.legal.actions)
            moved = player.act(match, action, idempotency_key=f"move-{match.seq}")
            assert type(moved) is models.MoveBody
            assert moved.seq > match.seq
            assert type(moved.view) is models.OuchView
            _assert_decoded(moved.events, document)
            sent.add(action.type_.value)
        events = ben.call("play", "read_log", match_id=match_id).events
        _assert_decoded(events, document)
        logged |= {event.type_.value for event in events}
        if sent == set(wanted) and "match.finished" in logged:
            break
    assert {"match.created", "match.started", "ouch.flipped", "ouch.scored"} <= logged
    view = ana.call("play", "read_view", match_id=match_id)
    assert type(view) is models.OuchView


@pytest.mark.django_db(transaction=True)
def test_problems_are_decoded_as_what_they_are(generated: Any, players: tuple[Player, Player], document: Json) -> None:
    models = generated.models
    ana, ben = players
    match_id = _sit_down(ana, ben)
    seen = {player: player.match(match_id) for player in (ana, ben)}
    mover, waiter = (ana, ben) if seen[ana].legal else (ben, ana)
    match = seen[mover]
    flip = match.legal.actions[0]

    too_early = waiter.act(match, flip)
    assert type(too_early) is models.ProblemBody
    assert (too_early.status, too_early.code) == (409, "not-your-turn")

    stale = mover.act(match, flip, if_match='"1"')
    assert type(stale) is models.StaleViewBody
    assert (stale.status, stale.code, stale.seq) == (412, "stale-view", match.seq)
    assert [event.seq for event in stale.missed] == list(range(2, match.seq + 1))
    _assert_decoded(stale.missed, document)

    illegal = mover.act(match, models.OuchDiscard(type_=models.OuchDiscardType.OUCH_DISCARD, card=0))
    assert type(illegal) is models.IllegalActionBody
    assert (illegal.status, illegal.code) == (422, "illegal-action")
    assert illegal.rule

    checked = mover.call("play", "act", match_id=match_id, body=flip, dry_run=True)
    assert type(checked) is models.DryRunBody
