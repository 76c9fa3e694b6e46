"""Made-up texts of the rules in files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.oracle.rulebook.synthetic import TEXT

Texts = Callable[..., Path]


@pytest.fixture
def made_up(tmp_path: Path) -> Texts:
    """Write the made-up text, as of a day of August 2031, with other words here and there; gives the file."""

    def write(day: int, *changes: tuple[str, str]) -> Path:
        whole = TEXT.replace("August 7, 2031", f"August {day}, 2031")
        for old, new in changes:
            assert old in whole
            whole = whole.replace(old, new)
        path = tmp_path / "texts" / f"{day}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(whole, encoding="utf-8")
        return path

    return write
