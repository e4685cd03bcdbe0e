"""Tells a chat of public matches: in words, and with a link to the picture, which it keeps and shows."""

import json
import os
import time
from http.server import SimpleHTTPRequestHandler
from tempfile import mkdtemp
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from webhook_receiver import Receiver, notices

API, TOKEN, CHAT, OWN = map(os.environ.__getitem__, ("API", "TOKEN", "CHAT", "OWN"))
os.chdir(mkdtemp())  # It shows what lies here: the pictures.


def ask(url, body=None, **headers):
    """The answer, empty where it is refused. Whoever is busy is waited for, so that all is told in order."""
    while True:
        try:
            with urlopen(Request(url, body, {"Content-Type": "application/json", **headers}), timeout=30) as answer:
                return answer.read()
        except HTTPError as refusal:
            if refusal.code < 500 and refusal.code != 429:
                return b""
            time.sleep(float(refusal.headers.get("Retry-After", 5)))


def tell(match, title, after, seq, **_):
    watcher = {"Authorization": f"Bearer {TOKEN}"}
    log = ask(f"{API}/matches/{match}/events?after={after}&limit={seq - after}&narrate=en", **watcher)
    lines = [event["narration"] for event in json.loads(log)["events"]] if log else []  # none of a private match
    if lines and (picture := ask(f"{API}/matches/{match}/picture.svg", **watcher)):  # none before the start
        with open(f"{match}.svg", "wb") as file:
            file.write(picture)
        lines.append(f"{OWN}/{match}.svg?{seq}")
    if lines:
        ask(CHAT, json.dumps({"text": "\n".join([title, *lines])}).encode())


class Shown(Receiver, SimpleHTTPRequestHandler):
    """Takes webhooks, and shows pictures."""


if __name__ == "__main__":
    for notice in notices(Shown):
        if notice["type"] in ("turn.started", "match.updated", "match.finished"):
            tell(**notice["data"])
