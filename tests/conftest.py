"""What all tests have in common."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from adapters.suite.reading import loading
from adapters.suite.reading.feature_files import Loaded, read_feature

settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("same")
"""Property tests draw the same examples in every run and are not timed, so that a failure is always one of the change at hand.
Other examples are drawn with ``--hypothesis-profile=default``.
"""


@cache
def _of_the_suite(path: Path, feature: str) -> tuple[Loaded, ...]:
    return tuple(read_feature(path, feature))


def _read(path: Path, feature: str) -> Iterator[Loaded]:
    """As `read_feature` in all else, but a file of the suite, which no test changes, is read once for all tests together."""
    yield from _of_the_suite(path, feature) if loading.suite_root() in path.parents else read_feature(path, feature)


pytest.MonkeyPatch().setattr(loading, "read_feature", _read)


@pytest.fixture(scope="session", autouse=True)
def compiled() -> Iterator[None]:
    """The processes that tests start find what the first of them has compiled, as on any installation, though nothing may be
    written beside the sources. Without that every one of them compiles everything anew.
    """
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as environment:
        environment.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        environment.setenv("PYTHONPYCACHEPREFIX", folder)
        yield
