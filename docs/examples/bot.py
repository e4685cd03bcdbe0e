"""A bot that plays every match that waits for it, by any legal action."""

import json
import os
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ["API"]
TOKEN = {"Authorization": f"Bearer {os.environ['TOKEN']}"}


def ask(request):
    """Status and body of the answer. Whoever is busy or away is asked again, after as long as he says."""
    while True:
        try:
            with urlopen(request, timeout=60) as answer:
                return answer.status, answer.read()
        except HTTPError as refusal:
            if refusal.code < 500 and refusal.code != 429:
                return refusal.code, refusal.read()
            time.sleep(float(refusal.headers.get("Retry-After", 5)))
        except OSError:
            time.sleep(5)


def call(method, path, action=None, seen=None):
    """Status and JSON of the answer. An action may be sent again: the view that it answers comes only once."""
    headers = TOKEN if seen is None else TOKEN | {"If-Match": f'"{seen}"'}
    status, answer = ask(Request(f"{API}{path}", action and json.dumps(action).encode(), headers, method=method))
    return status, json.loads(answer)


def placement(legal):
    """A piece of Cactus, let go somewhere above the cactus: where it overlaps something, that is refused."""
    piece, cactus = random.choice(legal["pieces"]), random.choice(legal["cacti"])
    x, y = random.choice(call("GET", "/games/cactus")[1]["components"]["cacti"][cactus]["outline"])
    pose = [x + random.randint(-30_000, 30_000), y + random.randint(0, 100_000), random.randint(-3_141_592, 3_141_592)]
    return {"type": "cactus.place", "piece": piece, "cactus": cactus, "path": [pose]}


def act(match, seq, legal):
    """Status and JSON. 409 and 412: the match has moved on. 422: the rules refuse. Either way look again."""
    action = random.choice(legal["actions"] + [None] * len(legal.get("pieces", []))) or placement(legal)
    status, answer = call("POST", f"/matches/{match}/actions", action, seen=seq)
    print(match, action["type"], status, answer.get("code", ""), flush=True)
    return status, answer


def inbox(wait):
    """The matches that wait; where there is none, the answer is held so many seconds until there is one."""
    status, answer = call("GET", f"/inbox?wait={wait}")
    return answer["items"] if status == 200 else sys.exit(f"{status}: {answer['detail']}")


while __name__ == "__main__":
    for entry in inbox(wait=30):
        act(entry["match"], entry["seq"], entry["legal"])
