"""The service where the physics engine is not installed: reads rows of the database and requests, prints the answers.

python -m tests.gameservice.matches.engineless asked.json
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.modules["pymunk"] = None  # type: ignore[assignment]  # whoever imports it is told that there is none

import django  # noqa: E402

django.setup()

from django.core import serializers  # noqa: E402
from django.core.management import call_command  # noqa: E402

from tests.conftest import Person  # noqa: E402


def answers(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """`rows` as Django serializes them; of each of `requests` token, method, path, body and headers."""
    call_command("migrate", verbosity=0)
    for row in serializers.deserialize("xml", asked["rows"]):
        row.save()
    told = []
    for token, method, path, body, headers in asked["requests"]:
        answer = Person(token).call(method, path, body, **headers)
        told.append({"status": answer.status_code, "content": answer.content.decode()})
    return told


if __name__ == "__main__":
    print(json.dumps(answers(json.loads(Path(sys.argv[1]).read_text()))))  # noqa: T201
