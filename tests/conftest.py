"""What all tests have in common."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True)
settings.load_profile("same")
"""Property tests draw the same examples in every run, so that a failure is always one of the change at hand. Other examples
are drawn with ``--hypothesis-profile=default``.
"""


@pytest.fixture(scope="session", autouse=True)
def compiled() -> Iterator[None]:
    """The processes that tests start find what the first of them has compiled, as on any installation, though nothing may be
    written beside the sources. Without that every one of them compiles everything anew.
    """
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as environment:
        environment.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        environment.setenv("PYTHONPYCACHEPREFIX", folder)
        yield
