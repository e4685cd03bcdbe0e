"""Takes webhooks: checks who sent them, answers at once, and drops what comes twice."""

import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["SECRET"])  # as the service showed it: whsec_…
came, seen, lock = queue.Queue(), set(), threading.Lock()  # in a database they outlive a restart


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            notice = webhook.verify(body, dict(self.headers))
        except WebhookVerificationError:
            return self.answer(401)
        with lock:
            if self.headers["webhook-id"] not in seen:
                seen.add(self.headers["webhook-id"])
                came.put(notice)
        return self.answer(204)  # whoever works first and answers then is taken for dead after ten seconds

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


def notices(receiver=Receiver):
    """All that comes, one after the other, for ever; it is taken in threads beside whoever works on it."""
    server = ThreadingHTTPServer(("", int(os.environ["PORT"])), receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    while True:
        yield came.get()


if __name__ == "__main__":
    for notice in notices():
        print(notice["type"], notice["data"].get("match"), notice["data"].get("seq"), flush=True)
