"""A client in Python is generated from the document and plays over real HTTP: nobody writes a request by hand."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args
from uuid import UUID

import msgspec
import openapi_python_client
import pytest
from openapi_python_client.config import Config, ConfigFile, MetaType

from games import registry
from games.core import play
from games.core.chance import QuickChance
from games.core.errors import Unsettled
from gameservice.matches import selectors
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
def people(generated: Any, live_server: Any) -> Iterator[Callable[[int], list[Player]]]:
    """So many people, each with a connection of their own."""
    # A connection that is left open outlives the server's database.
    with ExitStack() as connections:

        def come(count: int) -> list[Player]:
            players = [
                Player(generated, live_server.url, name) for name in ("Ana", "Ben", "Cleo", "Dan", "Eve")[:count]
            ]
            for player in players:
                connections.enter_context(player.client)
            return players

        yield come


def _call(tag: str, operation: str, client: Any, **arguments: Any) -> Any:
    return import_module(f"{PACKAGE}.api.{tag}.{operation}").sync(client=client, **arguments)


OPTIONS = {"cactus": {"claims": "declare"}}
"""By game, those without which some actions are never asked for."""


def _sit_down(game: str, host: Player, *others: Player) -> UUID:
    models = host.models
    seats = [models.MeSeat(kind=models.MeSeatKind.ME)]
    seats += [models.OpenSeat(kind=models.OpenSeatKind.OPEN) for _ in others]
    options = models.MatchRequestOptions.from_dict(OPTIONS.get(game, {}))
    request = models.MatchRequest(game=models.MatchRequestGame(game), seats=seats, options=options)
    created = host.call("matches", "create_match", body=request)
    assert type(created) is models.MatchBody
    match_id = UUID(created.id)
    for player in others:
        player.call("matches", "take_seat", match_id=match_id, body=models.SeatRequest(invite=created.invite))
    return match_id


def _assert_variants(union: str, variants: list[Any], document: Json) -> None:
    """Each is of the class that the document has for its type."""
    mapping = document["components"]["schemas"][union]["discriminator"]["mapping"]
    for variant in variants:
        assert type(variant).__name__ == mapping[variant.type_.value].rsplit("/", 1)[-1]


def _assert_decoded(events: list[Any], document: Json) -> None:
    """Each event is of its own class, and so is its data."""
    _assert_variants("Event", events, document)
    for event in events:
        assert type(event.data).__name__ == type(event).__name__.removesuffix("Event") + "Data"


Course = list[tuple[int, Any]]
"""What is done from the start on, by which seat."""


def _foresee(match_id: UUID, wanted: set[type], luck: QuickChance) -> Course | None:
    """A course that the match can take to its end, with actions of some of the wanted kinds in it: that of many which
    has the most. None where none has any. Rare kinds are met so without a request for each try.
    """
    table = selectors.load(match_id)
    game = table.game
    best: Course | None = None
    met = 0
    for _ in range(300):
        state, course = table.state(), list[tuple[int, Any]]()
        while seats := game.to_act(state):
            seat = min(seats)
            action = game.sample(state, seat, luck)
            with suppress(Unsettled):
                state, _ = play.step(game, state, seat, action, table.chance(len(course) + 1))
                course.append((seat, action))
        kinds = len(wanted & {type(action) for _, action in course})
        if kinds > met:
            best, met = course, kinds
        if met == len(wanted):
            break
    return best


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("name", registry.NAMES)
def test_every_action_of_a_game_is_sent_and_decoded_as_itself(
    generated: Any, people: Callable[[int], list[Player]], document: Json, name: str
) -> None:
    models, game = generated.models, registry.game(name)
    view_type, legal_type = (getattr(models, type_.__name__) for type_ in (game.view_type, game.legal_type))
    players = people(game.players[-1])
    wanted: set[type] = set(get_args(game.action_type))
    luck = QuickChance(2)
    while wanted:
        match_id = _sit_down(name, *players)
        course = _foresee(match_id, wanted, luck)
        for seat, action in course or ():
            match = players[seat].match(match_id)
            assert type(match.view) is view_type
            assert type(match.legal) is legal_type
            _assert_variants("Action", match.legal.actions, document)
            sent = getattr(models, type(action).__name__).from_dict(msgspec.to_builtins(action))
            moved = players[seat].act(match, sent, idempotency_key=f"move-{match.seq}")
            assert type(moved) is models.MoveBody
            assert moved.seq > match.seq
            assert type(moved.view) is view_type
            _assert_decoded(moved.events, document)
            wanted.discard(type(action))
    events = players[-1].call("play", "read_log", match_id=match_id).events
    _assert_decoded(events, document)
    assert {"match.created", "match.started", "match.finished"} <= {event.type_.value for event in events}
    assert type(players[0].call("play", "read_view", match_id=match_id)) is view_type


@pytest.mark.django_db(transaction=True)
def test_problems_are_decoded_as_what_they_are(
    generated: Any, people: Callable[[int], list[Player]], document: Json
) -> None:
    models = generated.models
    ana, ben = people(2)
    match_id = _sit_down("ouch", ana, ben)
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
