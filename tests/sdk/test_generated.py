"""What is generated is what the document says today."""

import filecmp
from pathlib import Path

from deploy.sdk.generate import HERE, PYTHON, TYPESCRIPT, generate

CHANGED = "The OpenAPI document or a generator has changed: `make sdk`, and review the diff."


def test_the_generated_files_are_up_to_date(tmp_path: Path) -> None:
    generate(tmp_path)
    generated, kept = _files(tmp_path / PYTHON), _files(HERE / PYTHON)
    assert generated == kept, CHANGED
    _, different, unreadable = filecmp.cmpfiles(tmp_path / PYTHON, HERE / PYTHON, generated, shallow=False)
    assert (different, unreadable) == ([], []), CHANGED
    assert (tmp_path / TYPESCRIPT).read_bytes() == (HERE / TYPESCRIPT).read_bytes(), CHANGED


def _files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))
