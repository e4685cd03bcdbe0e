"""Turns that workers play: those of bots, and of people who left a standing order."""

import logging
import signal
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from types import FrameType
from typing import cast

from django.db.models import F

from games import registry
from games.core import bots
from games.core.contract import Level
from gameservice.http.problems import IllegalMove, NotActive, NotYourTurn, StaleView
from gameservice.matches import selectors
from gameservice.matches.models import Match
from gameservice.matches.selectors import Sight, Table
from gameservice.matches.services import moves, orders, store

logger = logging.getLogger(__name__)

CHOICES = 20
"""How often a bot may choose what is then refused: a simulation may find no answer."""
SECONDS = 10.0
"""A bot that chooses for longer is broken off."""
FAULTS = 3
"""After so many the simplest bot takes the turn."""


faulty: Callable[[Match, int], bots.Bot | None] | None = None
"""What plays a seat in its bot's place, where somebody tries out what becomes of faults (`gameservice.sandbox`)."""


class TooLong(Exception):
    """A bot did not choose in time."""


def play_bot_turn(match_id: uuid.UUID, seat: int, seq: int, now: datetime) -> bool:
    """A bot's or a standing order's decision on the match as it was at `seq`; whether it was made. Delivered twice it
    does nothing twice.

    A fault of bot or rules is counted and raised, with the match as it was: the sweeper tries again.
    """
    table = selectors.load(match_id)
    match = table.match
    if match.seq != seq or not match.bots_to_act >> seat & 1:
        return False
    try:
        with _time_limit(SECONDS):
            return _play(table, seat, now) if table.seats[seat].played_by_bot else _follow_order(table, seat, now)
    except Exception:
        Match.objects.filter(id=match.id, seq=seq).update(bot_faults=F("bot_faults") + 1)
        raise


def _play(table: Table, seat: int, now: datetime) -> bool:
    """The bot is handed what a player's client gets."""
    match, bot = table.match, _bot(table, seat)
    sight = Sight.of_seat(table, seat)
    history, own = [seen.event for seen in sight.events()], table.bot_chance(seat)
    view, legal = sight.view(), table.game.legal(table.state(), seat)
    for left in reversed(range(CHOICES)):
        action = bot.choose(view, legal, seat, history, own)
        try:
            # No client's key has a space, so nobody can use up a bot's.
            moves.decide(table, seat, action, match.seq, f"bot {seat}:{match.seq}", now, by_bot=True)
            return True
        except (NotActive, StaleView, moves.KeyTaken):
            return False
        except IllegalMove:
            # The bot's draws have gone on, so it will choose otherwise.
            if not left:
                raise
    return False


def _follow_order(table: Table, number: int, now: datetime) -> bool:
    """What the seat's order wants; where it turns out that the rules refuse it, its person is asked."""
    match, seat = table.match, table.seats[number]
    action = orders.applying(table, seat)
    if action is not None:
        orders.use_up(table, seat)
        try:
            moves.decide(table, number, action, match.seq, f"order {number}:{match.seq}", now, order=seat)
            return True
        except (NotActive, StaleView, moves.KeyTaken):
            return False
        except (IllegalMove, NotYourTurn) as refusal:
            logger.info("match %s: an order of seat %s is refused: %s", match.id, number, refusal.detail)
    store.end_orders(match, seat, now)
    return False


def _bot(table: Table, seat: int) -> bots.Bot:
    match, level = table.match, table.seats[seat].level
    if match.bot_faults < FAULTS:
        if faulty and (instead := faulty(match, seat)):
            return instead
        return registry.bot(match.game, cast(Level, level))
    logger.error("match %s: bot %s has failed %s times; any legal action is taken", match.id, level, match.bot_faults)
    return bots.AnyAction(table.game)


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raises `TooLong` inside where it takes longer. Off the main thread, where no signal is heard, without effect."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def break_off(signum: int, frame: FrameType | None) -> None:
        raise TooLong(f"it took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, break_off)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
