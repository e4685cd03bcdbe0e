"""What others do: boardgame.io, OpenSpiel and PettingZoo, in an environment of their own (`make bench-peers`)."""

import json
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from deploy.bench.hosts import Machine
from deploy.bench.measure import Figures
from tests.servers import free_port

SOURCES = Path(__file__).parent
HOME = SOURCES.parent / ".peers"
"""Whatever is installed for them."""
ROOT = SOURCES.parents[2]
SCRIPTS = ("package.json", "game.js", "server.js", "load.js")


class Server:
    """A running boardgame.io."""

    def __init__(self, port: int) -> None:
        self._port = port

    def moves(self, clients: int, seconds: float) -> Figures:
        command = ["node", "load.js", str(self._port), str(clients), str(seconds)]
        return figures(command)

    def stock(self, matches: int) -> None:
        for _ in range(matches):
            self._call("POST", "/games/duel/create", b'{"numPlayers": 2}')

    def list_rate(self, seconds: float) -> Figures:
        """The list of all matches: it has no pages."""
        ends, count = time.perf_counter() + seconds, 0
        while time.perf_counter() < ends:
            self._call("GET", "/games/duel")
            count += 1
        return {"list": count / seconds}

    def _call(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self._port}{path}", body, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            content: bytes = answer.read()
            return content

    def wait(self) -> None:
        for _ in range(200):
            try:
                self._call("GET", "/games")
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
        raise RuntimeError("boardgame.io does not answer")


class Peers:
    """All that is installed. Raises `OSError` or `CalledProcessError` where it cannot be."""

    def __init__(self) -> None:
        HOME.mkdir(exist_ok=True)
        for name in SCRIPTS:
            shutil.copyfile(SOURCES / name, HOME / name)
        if not (HOME / "venv").exists():
            subprocess.run([sys.executable, "-m", "venv", "venv"], cwd=HOME, check=True)
        pip = ["venv/bin/pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--requirement", str(SOURCES / "requirements.txt")], cwd=HOME, check=True)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HOME, check=True)

    def playouts(self, library: str, count: int, name: str) -> Figures:
        return figures(["venv/bin/python", str(SOURCES / f"{library}_playouts.py"), str(count), name])

    def boardgame_io(self, machine: Machine) -> dict[str, Server]:
        """One that keeps matches in files, and one that keeps them in memory alone."""
        servers = {}
        for name, arguments in {"files": [str(machine.folder / "boardgame-io")], "memory": []}.items():
            port = free_port()
            machine.keep(["node", "server.js", str(port), *arguments], HOME)
            server = servers[f"boardgame.io, {name}"] = Server(port)
            server.wait()
        return servers


def figures(command: list[str], folder: Path = HOME, environment: Mapping[str, str] | None = None) -> Figures:
    """What a script found: its last line, as JSON. Raises `RuntimeError` where it fails."""
    done = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command[:2]} failed:\n{done.stderr[-2000:]}")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found
