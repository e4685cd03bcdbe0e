"""A bot that plays every match that waits for it, by any legal action: python bot.py ADDRESS TOKEN"""

import json
import os
import random
import sys
import time
from functools import cache
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS, TOKEN = sys.argv[1:] or (os.environ["GAMES_ADDRESS"], os.environ["GAMES_TOKEN"])


def call(method, path, body=None, **headers):
    """Status and JSON of the answer. What may be sent again is, and an action may: its If-Match fits only once."""
    sent = {"Authorization": f"Bearer {TOKEN}"} | {name.replace("_", "-"): text for name, text in headers.items()}
    request = Request(f"{ADDRESS}/api/v1{path}", body and json.dumps(body).encode(), sent, method=method)
    while True:
        try:
            with urlopen(request, timeout=60) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refusal:
            if refusal.code < 500 and refusal.code != 429:
                return refusal.code, json.load(refusal)
            time.sleep(int(refusal.headers.get("Retry-After", 5)))
        except OSError as fault:  # The service is being restarted, perhaps.
            print("tried again:", fault, flush=True)
            time.sleep(5)


@cache
def outlines():
    return call("GET", "/games/cactus")[1]["components"]["cacti"]


def placement(legal):
    """A piece of Cactus, let go somewhere above the cactus: where it overlaps something, that is refused."""
    piece, cactus = random.choice(legal["pieces"]), random.choice(legal["cacti"])
    x, y = random.choice(outlines()[cactus]["outline"])
    pose = [x + random.randint(-30_000, 30_000), y + random.randint(0, 100_000), random.randint(-3_141_592, 3_141_592)]
    return {"type": "cactus.place", "piece": piece, "cactus": cactus, "path": [pose]}


def choose(legal):
    choices = legal["actions"] + [None] * len(legal.get("pieces", []))
    return random.choice(choices) or placement(legal)


while True:
    status, inbox = call("GET", "/inbox?wait=30")  # answers as soon as something waits
    if status != 200:
        sys.exit(f"{status}: {inbox['detail']}")
    for entry in inbox["items"]:
        action, seen = choose(entry["legal"]), f'"{entry["seq"]}"'
        status, answer = call("POST", f"/matches/{entry['match']}/actions", action, If_Match=seen)
        # 409 and 412: the match has moved on. 422: the rules refuse. Either way the inbox has what waits now.
        print(entry["match"], action["type"], status, answer.get("code", ""), flush=True)
