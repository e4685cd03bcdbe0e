"""Tells a chat of public matches: in words, and with a link to the picture, which it keeps and shows."""

import json
import os
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from tempfile import mkdtemp
from urllib.request import Request

from bot import API, TOKEN, ask, call
from webhook_receiver import Receiver, notices

CHAT, OWN = os.environ["CHAT"], os.environ["OWN"]
os.chdir(mkdtemp())  # It shows what lies here: the pictures.


def tell(match, title, after, seq, **_):
    status, log = call("GET", f"/matches/{match}/events?after={after}&narrate=en")
    if status != 200:
        return  # it is private
    lines = [title, *(event["narration"] for event in log["events"] if event["seq"] <= seq)]
    status, picture = ask(Request(f"{API}/matches/{match}/picture.svg", headers=TOKEN))
    if status == 200:  # before the start there is none
        Path(f"{match}.svg").write_bytes(picture)
        lines.append(f"{OWN}/{match}.svg?{seq}")
    ask(Request(CHAT, json.dumps({"text": "\n".join(lines)}).encode(), {"Content-Type": "application/json"}))


class Shown(Receiver, SimpleHTTPRequestHandler):
    """Takes webhooks, and shows pictures."""


for notice in notices(Shown):
    if notice["type"] in ("turn.started", "match.updated", "match.finished"):
        tell(**notice["data"])
