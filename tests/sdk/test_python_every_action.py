"""Everything that can be done in any game is sent and decoded by the Python client as what it is, over real HTTP."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any, get_args
from uuid import UUID

import msgspec
import pytest
from gameservice_client import Event, Service, got
from gameservice_client.rest import models
from gameservice_client.rest.api.matches import take_seat
from gameservice_client.rest.api.play import read_log, read_view
from gameservice_client.rest.unions import ACTION_TYPES, EVENT_TYPES

from games import registry
from games.core import play
from games.core.chance import QuickChance
from games.core.errors import Unsettled
from gameservice.matches import selectors


@pytest.fixture
def people(live_server: Any) -> Iterator[Callable[[int], list[Service]]]:
    """So many people, each with a connection of their own."""
    # A connection that is left open outlives the server's database.
    with ExitStack() as connections:

        def come(count: int) -> list[Service]:
            names = ("Ana", "Ben", "Cleo", "Dan", "Eve")[:count]
            return [connections.enter_context(Service.as_guest(live_server.url, name)) for name in names]

        yield come


OPTIONS = {"cactus": {"claims": "declare"}}
"""By game, those without which some actions are never asked for."""


def _sit_down(game: models.MatchRequestGame, host: Service, *others: Service) -> str:
    options = models.MatchRequestOptions.from_dict(OPTIONS.get(game, {}))
    seats: list[models.BotSeat | models.MeSeat | models.OpenSeat] = [models.MeSeat()]
    seats += [models.OpenSeat() for _ in others]
    created = host.create_match(models.MatchRequest(game=game, seats=seats, options=options))
    for person in others:
        take_seat.sync(created.id, client=person, body=models.SeatRequest(invite=created.invite))
    return created.id


def _assert_decoded(events: list[Event]) -> None:
    """Each event is of its own class, and so is its data."""
    for event in events:
        assert type(event) is EVENT_TYPES[event.type_]
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
    people: Callable[[int], list[Service]], name: models.MatchRequestGame
) -> None:
    game = registry.game(name)
    view_type, legal_type = (getattr(models, type_.__name__) for type_ in (game.view_type, game.legal_type))
    players = people(game.players[-1])
    wanted: set[type] = set(get_args(game.action_type))
    luck = QuickChance(2)
    while wanted:
        match_id = _sit_down(name, *players)
        course = _foresee(UUID(match_id), wanted, luck)
        for seat, action in course or ():
            match = players[seat].match(match_id)
            assert type(match.view) is view_type
            assert match.legal is not None
            assert type(match.legal) is legal_type
            assert all(type(legal) is ACTION_TYPES[legal.type_] for legal in match.legal.actions)
            told = msgspec.to_builtins(action)
            moved = players[seat].act(match_id, match.seq, ACTION_TYPES[told["type"]].from_dict(told))
            assert moved.seq > match.seq
            assert type(moved.view) is view_type
            _assert_decoded(moved.events)
            wanted.discard(type(action))
    events = got(read_log.sync(match_id, client=players[-1])).events
    _assert_decoded(events)
    assert {"match.created", "match.started", "match.finished"} <= {event.type_ for event in events}
    assert type(read_view.sync(match_id, client=players[0])) is view_type
