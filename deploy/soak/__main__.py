"""python -m deploy.soak [--matches 500] [--minutes 10]: bots play all games while workers are killed; what came of it.

The database and Redis are those of `DATABASE_URL` and `REDIS_URL`, which nobody else should use, or are started for it.
Ends with 1 where a match was lost, did not count once, or does not prove true.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import django

from deploy.soak.parts import Parts
from tests.servers import Servers


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m deploy.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10, help="that workers are killed for, at most")
    parser.add_argument("--pause", type=float, default=5, help="seconds from one kill to the next, on average")
    parser.add_argument("--verify", type=int, default=50, help="how many matches are proved")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    with _servers() as servers, tempfile.TemporaryDirectory(prefix="soak-") as folder:
        environment = {"DATA": folder, "SECRET_KEY": "of no use", "LOG_LEVEL": "ERROR", **servers}
        os.environ |= {"DJANGO_SETTINGS_MODULE": "gameservice.settings", **environment}
        django.setup()
        from deploy.soak.run import Soak  # needs Django and its settings

        with Parts(Path(folder), environment) as parts:
            soak = Soak(parts, asked.matches, asked.seed)
            soak.run(asked.minutes * 60, asked.pause)
            report = soak.report(asked.verify)
    sys.stdout.write(f"{json.dumps(report, indent=2)}\n")
    sys.exit(0 if report["well"] else 1)


@contextmanager
def _servers() -> Iterator[Mapping[str, str]]:
    names = ("DATABASE_URL", "REDIS_URL")
    if all(name in os.environ for name in names):
        yield {name: os.environ[name] for name in names}
        return
    servers = Servers()
    servers.start()
    try:
        yield {"DATABASE_URL": servers.postgres.url, "REDIS_URL": servers.redis.url}
    finally:
        servers.stop()


if __name__ == "__main__":
    main()
