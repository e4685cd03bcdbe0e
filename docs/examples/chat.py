"""Takes webhooks, and posts what happened to a chat: in words, and with a link to the picture, which it keeps."""

import json
import os
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from tempfile import mkdtemp
from urllib.request import Request, urlopen

from standardwebhooks import Webhook

GAMES, TOKEN, SECRET, CHAT, OWN, PORT = map(os.environ.__getitem__, ("GAMES", "TOKEN", "SECRET", "CHAT", "OWN", "PORT"))
os.chdir(mkdtemp())  # It serves what lies here: the pictures.


def ask(url, body=None, **headers):
    with urlopen(Request(url, body, {"Content-Type": "application/json", **headers}), timeout=8) as answer:
        return answer.read()


def tell(data):
    match, token = f"{GAMES}/api/v1/matches/{data['match']}", {"Authorization": f"Bearer {TOKEN}"}
    log = json.loads(ask(f"{match}/events?after={data['after']}&narrate=en", **token))["events"]
    lines = [data["title"], *(event["narration"] for event in log if event["seq"] <= data["seq"])]
    with suppress(OSError), open(f"{data['match']}.svg", "wb") as picture:
        picture.write(ask(f"{match}/picture.svg", **token))  # Before the start there is none.
        lines.append(f"{OWN}/{data['match']}.svg?{data['seq']}")
    ask(CHAT, json.dumps({"text": "\n".join(lines)}).encode())


class Receiver(SimpleHTTPRequestHandler):
    def do_POST(self):  # What is not signed fails here, and so does what the chat does not take, and comes again.
        notice = Webhook(SECRET).verify(self.rfile.read(int(self.headers["Content-Length"])), dict(self.headers))
        if notice["type"] != "webhook.test":
            tell(notice["data"])
        self.send_response(204)
        self.end_headers()


ThreadingHTTPServer(("", int(PORT)), Receiver).serve_forever()
