"""Takes webhooks: checks who sent them, answers at once, and drops what comes twice."""

import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["SECRET"])  # as the service showed it: whsec_…
came, seen = queue.Queue(), set()  # in a database they outlive a restart


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            came.put((self.headers["webhook-id"], webhook.verify(body, dict(self.headers))))
            self.send_response(204)  # before any work: who takes longer than ten seconds is taken for dead
        except WebhookVerificationError:
            self.send_response(401)
        self.end_headers()


def notices(receiver=Receiver):
    """All that comes, one after the other, for ever; threads take it while the caller works on what came before."""
    server = ThreadingHTTPServer(("", int(os.environ["PORT"])), receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    while True:
        webhook_id, notice = came.get()
        if webhook_id not in seen:
            seen.add(webhook_id)
            yield notice


if __name__ == "__main__":
    for notice in notices():
        print(notice["type"], notice["data"].get("match"), notice["data"].get("seq"), flush=True)
