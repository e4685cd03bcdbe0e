"""What every refusal looks like, whoever refuses."""

from typing import Any

SHAPE = {"type", "title", "status", "detail", "code", "errors"}
EXTRAS = {"stale-view": {"seq", "missed"}, "illegal-action": {"rule"}}
OPTIONAL = {"illegal-action": {"fault"}}


def assert_refused(answer: Any, status: int, code: str, *pointers: str) -> dict[str, Any]:
    """A problem of this status and code, with a fault at each of the pointers; its body."""
    assert answer.status_code == status, answer.content
    assert answer["Content-Type"] == "application/problem+json"
    problem: dict[str, Any] = answer.json()
    assert set(problem) - OPTIONAL.get(code, set()) == SHAPE | EXTRAS.get(code, set())
    assert problem["type"] == f"/problems/{code}"
    assert (problem["code"], problem["status"]) == (code, status)
    assert len(problem["title"]) > 3
    assert len(problem["detail"]) > 10
    faults = problem["errors"]
    assert all(set(fault) == {"pointer", "detail"} and fault["detail"] for fault in faults)
    assert sorted(fault["pointer"] for fault in faults) == sorted(pointers), faults
    return problem
