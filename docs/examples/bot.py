"""A bot that plays every match that waits for it, by any legal action."""

import json
import os
import random
import sys
import time
from functools import cache
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API, TOKEN = os.environ["API"], os.environ["TOKEN"]


def call(method, path, body=None, **headers):
    """Status and JSON of the answer. What may be sent again is, and an action may: its If-Match fits only once."""
    sent = {"Authorization": f"Bearer {TOKEN}"} | {name.replace("_", "-"): text for name, text in headers.items()}
    request = Request(f"{API}{path}", body and json.dumps(body).encode(), sent, method=method)
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


def act(match, seq, legal):
    """Status and JSON. 409 and 412: the match has moved on. 422: the rules refuse. Either way look again."""
    action = choose(legal)
    status, answer = call("POST", f"/matches/{match}/actions", action, If_Match=f'"{seq}"')
    print(match, action["type"], status, answer.get("code", ""), flush=True)
    return status, answer


def play_what_waits(wait):
    """Act once in each match that waits; where there is none, the answer is held so many seconds until there is."""
    status, inbox = call("GET", f"/inbox?wait={wait}")
    if status != 200:
        sys.exit(f"{status}: {inbox['detail']}")
    for entry in inbox["items"]:
        act(entry["match"], entry["seq"], entry["legal"])


while __name__ == "__main__":
    play_what_waits(30)
