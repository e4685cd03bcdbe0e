"""What the database alone makes of a move: its very statements, repeated without the service."""

import os
import re
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict

from deploy.bench.hosts import Insider
from deploy.bench.measure import Figures, spread
from tests.servers import postgres_home


@dataclass(frozen=True)
class Transaction:
    """The statements of one move; `:seq` in them is where the match is before it."""

    statements: list[str]
    common: str
    """The ids of the matches, but for their last digit: the client's number."""
    seq: int
    events: int
    """How far one move carries the match."""

    @classmethod
    def of(cls, inside: Insider, clients: int) -> "Transaction":
        return cls(**inside.ask("reference", clients=clients))


def sqlite(transaction: Transaction, file: Path) -> Callable[[float], Figures]:
    """Repeats it over one connection for so many seconds; SQLite has one writer at a time anyway."""
    seq = transaction.seq

    def run(seconds: float) -> Figures:
        nonlocal seq
        connection = sqlite3.connect(file, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        took: list[float] = []
        ends = time.perf_counter() + seconds
        while (began := time.perf_counter()) < ends:
            for statement in transaction.statements:
                connection.execute(statement, {"seq": seq}).fetchall()
            seq += transaction.events
            took.append(time.perf_counter() - began)
        connection.close()
        return {"moves/s": len(took) / seconds, **spread(took)}

    return run


def pgbench(transaction: Transaction, url: str, clients: int) -> Callable[[float], Figures]:
    """Repeats it with pgbench, each client at a match of its own."""
    own = f"(('{transaction.common}' || :client_id)::uuid)"
    script = "".join(
        re.sub(f"'{transaction.common}0'(::uuid)?", own, statement).replace("\n", " ") + ";\n"
        for statement in transaction.statements
    )
    script += f"\\set seq :seq + {transaction.events}\n"
    told = conninfo_to_dict(url)
    names = {"PGHOST": "host", "PGPORT": "port", "PGUSER": "user", "PGPASSWORD": "password", "PGDATABASE": "dbname"}
    environment = {**os.environ, **{name: str(told[key]) for name, key in names.items()}}

    def run(seconds: float) -> Figures:
        with psycopg.connect(url, autocommit=True) as connection:
            where = "FROM matches_match WHERE id::text LIKE %s"
            like = [f"{transaction.common}_"]
            found = connection.execute(f"SELECT max(seq) {where}".encode(), like).fetchone()
            seq = found[0] if found else 0
            connection.execute(b"UPDATE matches_match SET seq = %s WHERE id::text LIKE %s", [seq, *like])
        with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
            file.write(script)
            file.flush()
            command = [str(postgres_home() / "bin/pgbench"), "--no-vacuum", f"--file={file.name}"]
            command += [f"--define=seq={seq}", f"--client={clients}", f"--time={max(1, round(seconds))}"]
            done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
        rate = re.search(r"tps = ([\d.]+)", done.stdout)
        if done.returncode or not rate:
            raise RuntimeError(f"pgbench failed:\n{done.stderr}")
        return {"moves/s": float(rate[1])}

    return run
