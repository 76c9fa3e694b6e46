"""The small suite in a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from adapters.suite.reading.loading import suite_root
from tests.pytest.small_suite import ORDER


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small suite outside of the repository."""
    shutil.copy(suite_root() / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    (tmp_path / "small.feature").write_text(ORDER)
    return tmp_path
