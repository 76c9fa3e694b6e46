"""What pytest collects: feature files, and in each of them every scenario once for each engine. pytest-bdd takes the steps."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
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
from adapters.pytest.scenario_item import NotAsExpected, Progress, ScenarioItem, Told
from adapters.reports.failure import dialogue, failure, unsupported
from adapters.suite import phrases
from adapters.suite.bad_input import BadInput
from adapters.suite.escaping import plain
from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.loading import load_files, wordings
from adapters.suite.running.concluding import concluded
from adapters.suite.running.runner import Run
from adapters.suite.texts.judging import Inquiry, settled
from adapters.suite.verdict import RULEBOOK, Verdict

__all__ = [
    "VERDICT", "AnyPhrase", "FeatureFile", "NotAsExpected", "Player", "Progress", "RulingItem", "ScenarioItem",
    "TextsItem", "Told", "given", "progress", "then", "when",
]  # fmt: skip

VERDICT = "verdict"
"""The property of a test's report that holds its verdict, whoever gave it, as JSON: so it comes even from another process."""


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


class RulingItem(ScenarioItem):
    """One scenario on one engine."""

    player: Player
    engines: tuple[str, ...]

    def prepare(self, loaded: Loaded, player: Player, engines: Iterable[str]) -> None:
        """Say which scenario and which engine, of which ones."""
        self.of(loaded)
        self.player = player
        self.engines = tuple(engines)

    def runtest(self) -> None:
        """Run it and compare the verdict with what is expected of the engine."""
        opened = self.player.opened
        game = Run(opened.engine, self.loaded.scenario, hello=opened.hello, edition=opened.edition)
        self.progress = Progress(self.loaded, game)
        found = concluded(game, self.player.name, self.go_through, self.loaded.lines)
        judged = compared(found, self.player.expected)
        self.user_properties.append((VERDICT, msgspec.json.encode(judged).decode()))
        self._conclude(judged, self.player.expected.get(judged.id))

    def _conclude(self, judged: Verdict, expected: Expectation | None) -> None:
        """Pass, skip, or fail, as pytest says it: only what is green does not fail, as in ``rulings run``."""
        if not judged.green:
            raise NotAsExpected(judged)
        if judged.outcome in ("unsupported", "not applicable"):
            pytest.skip(plain(f"{judged.outcome}: {judged.reason}"))
        if expected is not None and judged.outcome != "pass":
            pytest.xfail(plain(f"{expected.kind}: {judged.fact}"))

    def story(self, found: Verdict) -> str:
        """The whole story of a verdict; a short one of what is unsupported, of which there may be a great deal."""
        opened = self.player.opened
        said = said_of(self.player.name, self.engines, self.config.getoption("expected"))
        expected = [word for each in said for word in ("--expected", each)]
        own = self.own()
        edition = ("--edition", opened.edition) if opened.edition else ()
        chosen = ("--engine", opened.choice.asked, *edition, "--tag", f"id:{found.id}")
        rerun = shlex.join(("pytest", *(own or self.suite()), *chosen, *expected))
        if found.outcome == "unsupported":
            return unsupported(found, rerun)
        shown = dialogue(found, own, engine=opened.choice.asked, options=opened.options)
        return failure(found, rerun, dialogue=shown, version=opened.hello.version, statements=wordings([self.loaded]))


class TextsItem(ScenarioItem):
    """One scenario about the texts of the rules, which the rulebook judges."""

    def runtest(self) -> None:
        """Put it to the rulebook."""
        inquiry = Inquiry(self.loaded.scenario)
        self.progress = Progress(self.loaded, inquiry)
        found = settled(inquiry, self.go_through, self.loaded.lines)
        self.user_properties.append((VERDICT, msgspec.json.encode(found).decode()))
        if not found.green:
            raise NotAsExpected(found)

    def story(self, found: Verdict) -> str:
        """The whole story."""
        rerun = shlex.join(("pytest", *(self.own() or self.suite()), "--tag", f"id:{found.id}"))
        return failure(found, rerun, statements=wordings([self.loaded]))


@pytest.fixture
def progress(request: pytest.FixtureRequest) -> Progress:
    """The scenario that is being run."""
    item = request.node
    assert isinstance(item, ScenarioItem)
    return item.progress


class FeatureFile(pytest.File):
    """A feature file."""

    feature: str
    players: Sequence[Player]
    loaded: tuple[Loaded, ...] = ()

    def collect(self) -> Iterator[ScenarioItem]:
        """Its scenarios, each on every engine, or once if no engine is told of it."""
        try:
            self.loaded = load_files({self.path: self.feature})
        except BadInput as error:
            raise self.CollectError(str(error)) from error
        functions = dict(self._functions())
        for loaded in self.loaded:
            function = functions[loaded.line, loaded.scenario.id]
            for player in () if loaded.scenario.about_texts else self.players:
                item: RulingItem = RulingItem.from_parent(
                    self, name=f"{plain(loaded.scenario.name)}[{player.name}]", callobj=function
                )
                item.prepare(loaded, player, (each.name for each in self.players))
                yield item
            if loaded.scenario.about_texts:
                once: TextsItem = TextsItem.from_parent(self, name=f"{plain(loaded.scenario.name)}[{RULEBOOK}]", callobj=function)
                once.of(loaded)
                yield once

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
