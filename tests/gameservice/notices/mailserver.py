"""A mail server on a real socket, that takes one letter a connection."""

import socket
import threading
from contextlib import suppress
from email import message_from_bytes, policy
from email.message import EmailMessage


class MailServer:
    """Takes down every letter; `answers` are its own words for a command: `{"RCPT": "550 5.1.1 unknown"}`."""

    def __init__(self, **answers: str) -> None:
        self.answers = answers
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        threading.Thread(target=self._run, daemon=True).start()

    def close(self) -> None:
        with suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()

    def _run(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._server.accept()
                threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with connection, connection.makefile("rwb") as stream, suppress(OSError):

            def say(text: str) -> None:
                stream.write(f"{text}\r\n".encode())
                stream.flush()

            say("220 here")
            while line := stream.readline().decode().strip():
                command = line[:4].upper()
                said = self.answers.get(command, {"DATA": "354 go on", "QUIT": "221 bye"}.get(command, "250 well"))
                say(said)
                if command == "RCPT":
                    self.recipients.append(line)
                if said.startswith("354"):
                    self._take(list(iter(stream.readline, b".\r\n")))
                    say("250 taken")

    def _take(self, lines: list[bytes]) -> None:
        letter = message_from_bytes(b"".join(lines), EmailMessage, policy=policy.default)
        self.letters.append(letter)
