"""Plays a match of Ouch! against two bots to its end, and tells it as it goes."""

import os
import random
from threading import Thread

from gameservice_client import Service, StaleView
from gameservice_client.rest.models import BotSeat, MatchFinishedEvent, MatchRequest, MeSeat, OuchFlippedEvent

service = Service.as_guest(os.environ["API"], "Ana")
match = service.create_match(
    MatchRequest(game="ouch", seats=[MeSeat(entropy="my own luck"), BotSeat(), BotSeat(level="hard")])
)


def play() -> None:
    """Take what waits, answer it by any legal action, and look again."""
    for waiting in service.inbox():
        try:
            moved = service.act(waiting.match, waiting.seq, random.choice(waiting.legal.actions))
        except StaleView:
            continue  # somebody was faster: the inbox has what waits now
        if moved.status != "active":
            return


Thread(target=play, daemon=True).start()
for event in service.events(match.id):  # ends with the match, and goes on by itself where it is cut off
    match event:
        case OuchFlippedEvent(seat=seat, data=flipped):
            print(f"Seat {seat} flips a {flipped.card.colour} card" + (", and is pricked." if flipped.pricked else "."))
        case MatchFinishedEvent(data=finished):
            print(f"Over: {finished.outcome.reason}; seat {finished.outcome.winners[0]} wins.")
