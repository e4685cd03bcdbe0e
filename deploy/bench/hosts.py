"""The service as it runs: embedded, and on PostgreSQL and Redis. Loopback only, data in temporary folders, and nothing
that outlives the benchmark by more than `LIFE`, whatever becomes of it.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from tests.servers import Servers, free_port

ROOT = Path(__file__).resolve().parents[2]
LIFE = 3600
"""Seconds after which every process that was started here is ended."""
KINDS = ("MOVE", "READ", "CREATE", "ACCOUNT", "DRY_RUN")


@dataclass(frozen=True)
class Home:
    """Where a service keeps its data, as environment variables."""

    environment: Mapping[str, str]

    @classmethod
    def make(cls, folder: Path, **variables: str) -> "Home":
        folder.mkdir(parents=True, exist_ok=True)
        unthrottled = {f"THROTTLE_{kind}": "0/second" for kind in KINDS}
        settings = {"DATA": str(folder), "DJANGO_SETTINGS_MODULE": "gameservice.settings", "SECRET_KEY": "of no use"}
        inherited = {name: value for name, value in os.environ.items() if not name.endswith("_URL")}
        return cls({**inherited, **settings, **unthrottled, **variables})

    @property
    def sqlite(self) -> Path:
        return Path(self.environment["DATA"]) / "gameservice.sqlite3"


@dataclass(frozen=True)
class Host:
    """A running service."""

    port: int
    home: Home


@contextmanager
def process(
    command: Sequence[str], home: Home | None = None, folder: Path = ROOT, **options: Any
) -> Iterator[subprocess.Popen[str]]:
    """A process that ends with the block."""
    environment = dict(home.environment) if home else None
    bounded = ["timeout", "--kill-after=10", str(LIFE), *command]
    with subprocess.Popen(bounded, cwd=folder, env=environment, text=True, **options) as started:
        try:
            yield started
        finally:
            started.terminate()  # and `timeout` kills what has not ended then


@contextmanager
def embedded(folder: Path) -> Iterator[Host]:
    """`manage.py serve`: SQLite, web server, worker and beat of one command."""
    home, port = Home.make(folder), free_port()
    serve = [sys.executable, "manage.py", "serve", "--port", str(port)]
    with process(serve, home, stdout=subprocess.DEVNULL):
        _wait(port)
        yield Host(port, home)


@contextmanager
def production(folder: Path, servers: Servers) -> Iterator[Host]:
    """PostgreSQL, Redis, granian with two workers of four threads, and a Celery worker."""
    home, port = Home.make(folder, DATABASE_URL=servers.postgres.url, REDIS_URL=servers.redis.url), free_port()
    subprocess.run(
        [sys.executable, "manage.py", "migrate", "--verbosity=0"], cwd=ROOT, env=home.environment, check=True
    )
    granian = [sys.executable, "-m", "granian", "--interface=wsgi", "--host=127.0.0.1", f"--port={port}"]
    granian += ["--workers=2", "--blocking-threads=4", "--no-access-log", "gameservice.wsgi:application"]
    celery = [sys.executable, "-m", "celery", "--app=gameservice", "--quiet", "worker", "--concurrency=2"]
    celery += ["--loglevel=ERROR", "--without-gossip", "--without-mingle"]
    silent: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with process(granian, home, **silent), process(celery, home, **silent):
        _wait(port)
        yield Host(port, home)


@contextmanager
def asgi(application: str, home: Home | None = None) -> Iterator[tuple[int, int]]:
    """A uvicorn of its own: its port, and its process."""
    port = free_port()
    uvicorn = [sys.executable, "-m", "uvicorn", application, "--lifespan=off", "--no-access-log", "--log-level=error"]
    uvicorn += ["--host=127.0.0.1", f"--port={port}", "--timeout-graceful-shutdown=1"]
    with process(uvicorn, home) as bounded:
        _wait(port)
        (pid,) = Path(f"/proc/{bounded.pid}/task/{bounded.pid}/children").read_text().split()
        yield port, int(pid)


def _wait(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/livez").close()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise RuntimeError(f"the service on port {port} does not answer")


class Insider:
    """A process with the service's code and data: it does what `deploy.bench.inside` can, one thing at a time."""

    def __init__(self, home: Home, started: subprocess.Popen[str]) -> None:
        self.home = home
        self._process = started

    def ask(self, task: str, **arguments: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"task": task, **arguments}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"inside the service, '{task}' failed")
        return json.loads(answer)


@contextmanager
def insider(home: Home) -> Iterator[Insider]:
    main = "import django; django.setup(); from deploy.bench import inside; inside.main()"
    with process([sys.executable, "-c", main], home, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        yield Insider(home, started)


class Machine:
    """What the benchmarks of one run share: both services and the databases, each started when first asked for."""

    def __init__(self, *, servers: bool = True) -> None:
        self._stack = ExitStack()
        self._servers = servers
        self.folder = Path(tempfile.mkdtemp(prefix="bench-"))
        self._stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self._started: Servers | None = None
        self._hosts: dict[str, Host] = {}

    def __enter__(self) -> "Machine":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def names(self) -> list[str]:
        return ["SQLite", "PostgreSQL"] if self._servers else ["SQLite"]

    @property
    def servers(self) -> Servers:
        if self._started is None:
            self._started = Servers(durable=True)
            self._started.start()
            self._stack.callback(self._started.stop)
        return self._started

    def host(self, name: str) -> Host:
        """The running service on a database: embedded on SQLite, or on the servers."""
        if name not in self._hosts:
            folder = self.folder / name
            made = embedded(folder) if name == "SQLite" else production(folder, self.servers)
            self._hosts[name] = self._stack.enter_context(made)
        return self._hosts[name]

    def hosts(self) -> dict[str, Host]:
        return {name: self.host(name) for name in self.names}

    def serve(self, application: str) -> str:
        """The address of an ASGI application in a process of its own."""
        port, _ = self._stack.enter_context(asgi(application))
        return f"http://127.0.0.1:{port}/"

    def fresh(self, name: str, label: str, **variables: str) -> Insider:
        """The inside of a service with a database of its own, which nothing serves."""
        home = Home.make(self.folder / label, **variables)
        if name == "PostgreSQL":
            with psycopg.connect(self.servers.postgres.url, autocommit=True) as connection:
                connection.execute(f'CREATE DATABASE "{label}"'.encode())
            address = f"{self.servers.postgres.url.rpartition('/')[0]}/{label}"
            home = Home.make(self.folder / label, DATABASE_URL=address, **variables)
        return self.inside(home)

    def keep(self, command: Sequence[str], folder: Path) -> None:
        """A process that runs as long as the machine is used."""
        self._stack.enter_context(process(command, folder=folder, stdout=subprocess.DEVNULL))

    def inside(self, home: Home) -> Insider:
        return self._stack.enter_context(insider(home))
