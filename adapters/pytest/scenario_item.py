"""A scenario as a test of pytest, whoever judges it: how its steps are taken, and how what went wrong is told."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from adapters.suite.escaping import plain
from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.loading import suite_root
from adapters.suite.running.aside import aside
from adapters.suite.running.concluding import Game
from adapters.suite.running.selection import tags_of
from adapters.suite.scenario import AnyItem, Setup
from adapters.suite.verdict import Verdict


class Progress:
    """A scenario on its way, step by step as pytest-bdd comes to them."""

    def __init__(self, loaded: Loaded, game: Game) -> None:
        self.loaded = loaded
        self.game = game
        self._items = (*loaded.scenario.setup, *loaded.scenario.script)
        self._at = 0
        self._ready = False

    def take(self, item: AnyItem) -> None:
        """Take the next step. Raises `Stopped` where the scenario ends without a pass."""
        if self._at >= len(self._items) or self._items[self._at] != item:
            raise RuntimeError(f"{self.loaded.path}: pytest-bdd comes to another step than was loaded: {item!r}")
        self._at += 1
        if not isinstance(item, Setup):
            self._begin()
            self.game.perform(self._at - 1 - len(self.loaded.scenario.setup))

    def finish(self) -> None:
        """All steps are taken."""
        self._begin()
        self.game.finish()

    def _begin(self) -> None:
        if not self._ready:
            self._ready = True
            self.game.setup()


class NotAsExpected(Exception):
    """A verdict that is not as it should be."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(verdict.reason)


@dataclass(frozen=True)
class Crash:
    """Where a failure is, and what it is in a line, for pytest's short summary."""

    path: str
    lineno: int
    message: str


class Told:
    """A failure told in our words instead of a traceback."""

    def __init__(self, place: str, line: int, verdict: Verdict, story: str) -> None:
        self.reprcrash = Crash(place, line, plain(verdict.observed or verdict.reason or verdict.standing))
        self._text = f"{plain(place)}:{line}:\n{story}"

    def __str__(self) -> str:
        return self._text

    def toterminal(self, out: Any) -> None:
        """Write it."""
        out.line(self._text)


class ScenarioItem(pytest.Function):
    """One scenario."""

    loaded: Loaded
    progress: Progress

    def of(self, loaded: Loaded) -> None:
        """Say which one."""
        self.loaded = loaded
        self.extra_keyword_matches.update(tags_of(loaded.scenario))

    def go_through(self) -> None:
        """Take all steps."""
        with aside():
            super().runtest()
            self.progress.finish()

    def story(self, found: Verdict) -> str:
        """The whole story of a verdict."""
        raise NotImplementedError(found.id)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:  # noqa: ARG002 - pytest's
        """Tell a verdict in words; anything else is a fault of ours and has a traceback."""
        if isinstance(excinfo.value, NotAsExpected):
            found = excinfo.value.verdict
            return Told(self._place(), found.line or self.loaded.line, found, self.story(found))
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """The scenario's place in its feature file."""
        return self.path, self.loaded.line - 1, self.name

    def own(self) -> tuple[str, ...]:
        """The file, as whoever called pytest would name it; nothing if it is one of the suite's."""
        return () if self.path.is_relative_to(suite_root()) else (self._seen_from_here(self.path),)

    def suite(self) -> tuple[str, ...]:
        """How pytest is told to run the suite: it may be a package, with the tests of another project."""
        if self.config.getoption("pyargs"):
            return ("-p", "adapters.pytest.plugin", "--pyargs", "features")
        return (self._seen_from_here(suite_root()) + os.sep,)

    def _seen_from_here(self, path: Path) -> str:
        return os.path.relpath(path, self.config.invocation_params.dir)

    def _place(self) -> str:
        inside = self.path.is_relative_to(self.config.rootpath)
        return str(self.path.relative_to(self.config.rootpath) if inside else self.path)
