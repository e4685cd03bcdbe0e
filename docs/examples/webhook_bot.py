"""The bot of bot.py, called when it is its turn: it asks for nothing until then."""

from bot import act, call, inbox
from webhook_receiver import notices


def play(match):
    """Act for as long as the match waits: a turn may take several actions, and is told once."""
    status, now = call("GET", f"/matches/{match}")
    while status == 200 and now["legal"]:
        status, now = act(match, now["seq"], now["legal"])
        if status != 200:
            status, now = call("GET", f"/matches/{match}")


for entry in inbox(wait=0):  # what was received, but not played, when it was last ended
    play(entry["match"])
for notice in notices():
    if notice["type"] == "turn.started":
        play(notice["data"]["match"])
