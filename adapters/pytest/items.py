"""What pytest collects: feature files, and in each of them every scenario once for each engine. pytest-bdd takes the steps."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

try:
    from pytest_bdd import given, then, when
    from pytest_bdd import scenario as bound_scenario
    from pytest_bdd.feature import get_feature
    from pytest_bdd.parser import ScenarioTemplate
    from pytest_bdd.parsers import StepParser
except ModuleNotFoundError as error:
    raise pytest.UsageError("to run the suite with pytest takes a plugin: pip install pytest pytest-bdd") from error

from adapters.engines.expectations import Expectation, compared, said_of
from adapters.engines.opening import Opened
from adapters.reports.failure import dialogue, failure, unsupported
from adapters.suite import phrases
from adapters.suite.bad_input import BadInput
from adapters.suite.escaping import plain
from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.loading import load_files, suite_root, wordings
from adapters.suite.running.aside import aside
from adapters.suite.running.runner import Run, concluded
from adapters.suite.running.selection import tags_of
from adapters.suite.scenario import AnyItem, Setup
from adapters.suite.verdict import Verdict

__all__ = [
    "VERDICT", "AnyPhrase", "FeatureFile", "NotAsExpected", "Player", "Progress", "RulingItem", "Told",
    "given", "progress", "then", "when",
]  # fmt: skip

VERDICT = "verdict"
"""The property of a test's report that holds its verdict, as JSON: so it comes even from another process."""


class AnyPhrase(StepParser):
    """pytest-bdd's view of the phrases: a step that one of them reads, with the item it means."""

    def __init__(self) -> None:
        super().__init__("a phrase")

    def is_matching(self, name: str) -> bool:
        """Whether a phrase reads the step."""
        try:
            phrases.read(name)
        except ValueError:
            return False
        return True

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The item that the step means."""
        return {"item": phrases.read(name)}


@dataclass(frozen=True)
class Player:
    """An engine as the tests use it: opened once, with what is expected of it."""

    opened: Opened
    expected: Mapping[str, Expectation]

    @property
    def name(self) -> str:
        """What verdicts call it."""
        return self.opened.name


class Progress:
    """A scenario on its way through an engine, step by step as pytest-bdd comes to them."""

    def __init__(self, loaded: Loaded, player: Player) -> None:
        self.loaded = loaded
        self.game = Run(player.opened.engine, loaded.scenario, hello=player.opened.hello, edition=player.opened.edition)
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


class RulingItem(pytest.Function):
    """One scenario on one engine."""

    loaded: Loaded
    player: Player
    engines: tuple[str, ...]
    progress: Progress

    def prepare(self, loaded: Loaded, player: Player, engines: Iterable[str]) -> None:
        """Say which scenario and which engine, of which ones."""
        self.loaded = loaded
        self.player = player
        self.engines = tuple(engines)
        self.extra_keyword_matches.update(tags_of(loaded.scenario))

    def runtest(self) -> None:
        """Run it and compare the verdict with what is expected of the engine."""
        self.progress = Progress(self.loaded, self.player)
        found = concluded(self.progress.game, self.player.name, self._play, self.loaded.lines)
        judged = compared(found, self.player.expected)
        self.user_properties.append((VERDICT, msgspec.json.encode(judged).decode()))
        self._conclude(judged, self.player.expected.get(judged.id))

    def _play(self) -> None:
        with aside():
            super().runtest()
            self.progress.finish()

    def _conclude(self, judged: Verdict, expected: Expectation | None) -> None:
        """Pass, skip, or fail, as pytest says it: only what is green does not fail, as in ``rulings run``."""
        if not judged.green:
            raise NotAsExpected(judged)
        if judged.outcome in ("unsupported", "not applicable"):
            pytest.skip(plain(f"{judged.outcome}: {judged.reason}"))
        if expected is not None and judged.outcome != "pass":
            pytest.xfail(plain(f"{expected.kind}: {judged.fact}"))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:  # noqa: ARG002 - pytest's
        """Tell a verdict in words; anything else is a fault of ours and has a traceback."""
        if isinstance(excinfo.value, NotAsExpected):
            found = excinfo.value.verdict
            return Told(self._place(), found.line or self.loaded.line, found, self._story(found))
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """The scenario's place in its feature file."""
        return self.path, self.loaded.line - 1, self.name

    def _story(self, found: Verdict) -> str:
        """The whole story of a verdict; a short one of what is unsupported, of which there may be a great deal."""
        opened = self.player.opened
        said = said_of(self.player.name, self.engines, self.config.getoption("expected"))
        expected = [word for each in said for word in ("--expected", each)]
        own = () if self.path.is_relative_to(suite_root()) else (self._seen_from_here(self.path),)
        edition = ("--edition", opened.edition) if opened.edition else ()
        chosen = ("--engine", opened.choice.asked, *edition, "--tag", f"id:{found.id}")
        rerun = shlex.join(("pytest", *(own or self._suite()), *chosen, *expected))
        if found.outcome == "unsupported":
            return unsupported(found, rerun)
        shown = dialogue(found, own, engine=opened.choice.asked, options=opened.options)
        return failure(found, rerun, dialogue=shown, version=opened.hello.version, statements=wordings([self.loaded]))

    def _suite(self) -> tuple[str, ...]:
        """How pytest is told to run the suite: it may be a package, with the tests of another project."""
        if self.config.getoption("pyargs"):
            return ("-p", "adapters.pytest.plugin", "--pyargs", "features")
        return (self._seen_from_here(suite_root()) + os.sep,)

    def _seen_from_here(self, path: Path) -> str:
        return os.path.relpath(path, self.config.invocation_params.dir)

    def _place(self) -> str:
        inside = self.path.is_relative_to(self.config.rootpath)
        return str(self.path.relative_to(self.config.rootpath) if inside else self.path)


@pytest.fixture
def progress(request: pytest.FixtureRequest) -> Progress:
    """The scenario that is being run."""
    item = request.node
    assert isinstance(item, RulingItem)
    return item.progress


class FeatureFile(pytest.File):
    """A feature file."""

    feature: str
    players: Sequence[Player]
    loaded: tuple[Loaded, ...] = ()

    def collect(self) -> Iterator[RulingItem]:
        """Its scenarios, each on every engine."""
        try:
            self.loaded = load_files({self.path: self.feature})
        except BadInput as error:
            raise self.CollectError(str(error)) from error
        functions = dict(self._functions())
        for loaded in self.loaded:
            for player in self.players:
                item: RulingItem = RulingItem.from_parent(
                    self, name=f"{plain(loaded.scenario.name)}[{player.name}]", callobj=functions[loaded.line, loaded.scenario.id]
                )
                item.prepare(loaded, player, (each.name for each in self.players))
                yield item

    def _functions(self) -> Iterator[tuple[tuple[int, str], Callable[..., object]]]:
        """pytest-bdd's test function for each scenario, by its line and id. An outline becomes a scenario for each row."""
        feature = get_feature(str(self.path.parent), self.path.name)
        bind = partial(bound_scenario, self.path.name, features_base_dir=str(self.path.parent))
        for name, template in list(feature.scenarios.items()):
            identity = next(tag.removeprefix("id:") for tag in template.tags | feature.tags if tag.startswith("id:"))
            if not template.examples:
                yield (template.line_number, identity), bind(name)(_body)
            for number, row in enumerate(_rows(template), 1):
                feature.scenarios[row.name] = row
                yield (template.line_number, f"{identity}-{number}"), bind(row.name)(_body)


def _body() -> None:
    """What follows the steps: nothing."""


def _rows(outline: ScenarioTemplate) -> Iterator[ScenarioTemplate]:
    """A scenario for each row of an outline's examples; pytest-bdd would make it one function with parameters."""
    inherited = len(outline.all_background_steps)
    for number, context in enumerate((row for examples in outline.examples for row in examples.as_contexts()), 1):
        rendered = outline.render(context)
        row = ScenarioTemplate(
            feature=outline.feature,
            keyword=outline.keyword,
            name=f"{rendered.name}, row {number}",
            line_number=outline.line_number,
            templated=False,
            description=outline.description,
            tags=outline.tags,
        )
        for step in rendered.steps[inherited:]:
            row.add_step(step)
        yield row
