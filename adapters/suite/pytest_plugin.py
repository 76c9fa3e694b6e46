"""pytest for the suite: its options, the table at the end, and the reports.

``features/conftest.py`` imports the hooks and binds the steps with pytest-bdd; what is collected is in
`adapters.suite.pytest_items`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from adapters.contract.messages import EDITION
from adapters.engines import discovery
from adapters.reports.stream import Writer, header
from adapters.reports.table import conformance
from adapters.suite.bad_input import BadInput
from adapters.suite.pytest_items import VERDICT, FeatureFile, Player, Progress, RulingItem
from adapters.suite.selection import tags_of
from adapters.suite.verdict import Verdict


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the suite."""
    group = parser.getgroup("rulings", "rulings")
    group.addoption(
        "--engine", action="append", default=[], metavar="NAME", help="run on this engine (repeatable; default oracle)"
    )
    group.addoption("--report", action="append", default=[], metavar="FILE", help="write a report of the verdicts (repeatable)")
    group.addoption("--tag", action="append", default=[], metavar="TAG", help="only scenarios with one of these tags (evoke-12)")


def pytest_configure(config: pytest.Config) -> None:
    """Get ready; the name of an engine that is not there ends the run at once."""
    try:
        config.stash[KEY] = Rulings(tuple(dict.fromkeys(config.getoption("engine") or ["oracle"])))
    except BadInput as error:
        raise pytest.UsageError(str(error)) from error
    config.pluginmanager.register(config.stash[KEY], "rulings")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """Collect a feature file."""
    if file_path.suffix != ".feature":
        return None
    collected: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    collected.players = parent.config.stash[KEY].players
    return collected


@pytest.fixture
def progress(request: pytest.FixtureRequest) -> Progress:
    """The scenario that is being run."""
    item = request.node
    assert isinstance(item, RulingItem)
    return item.progress


class Rulings:
    """One run of the suite in pytest: the engines, what was collected, the verdicts that came."""

    def __init__(self, engines: tuple[str, ...]) -> None:
        """Raises `BadInput` for an engine that is not there."""
        for name in engines:
            discovery.factory(name)
        self._names = engines
        self.players: list[Player] = []
        self._features: Counter[str] = Counter()
        self._selected = 0
        self._verdicts: list[Verdict] = []
        self._began = time.perf_counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Make the engines, before anything is collected for them."""
        try:
            self.players += [Player(name) for name in self._names]
        except BadInput as error:
            raise pytest.UsageError(str(error)) from error

    def pytest_bdd_apply_tag(self, tag: str, function: Callable[..., object]) -> bool:  # noqa: ARG002 - the hook's signature
        """Our tags are no marks of pytest."""
        return True

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep the scenarios with the tags that were asked for."""
        ours = [item for item in items if isinstance(item, RulingItem)]
        self._features.update(item.loaded.scenario.feature for item in ours if item.player.name == self._names[0])
        _refuse_twins(ours)
        wanted = {tag.removeprefix("@") for tag in config.getoption("tag")}
        if not wanted:
            return
        unknown = wanted.difference(*(tags_of(item.loaded.scenario) for item in ours))
        if unknown:
            raise pytest.UsageError(f"no scenario bears the tag {min(unknown)!r}")
        dropped = [item for item in ours if not wanted & tags_of(item.loaded.scenario)]
        config.hook.pytest_deselected(items=dropped)
        gone = set(dropped)
        items[:] = [item for item in items if item not in gone]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """See how many there will be."""
        self._selected = sum(isinstance(item, RulingItem) for item in session.items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take up a verdict, from whichever process it comes."""
        if report.when == "call":
            found = [str(value) for name, value in report.user_properties if name == VERDICT]
            self._verdicts += [msgspec.json.decode(value, type=Verdict) for value in found]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        """Write the reports and show the conformance table."""
        if not self._verdicts:
            return
        terminalreporter.section("conformance")
        terminalreporter.write_line(conformance(self._verdicts, self._features or None))
        for path in dict.fromkeys(config.getoption("report")):
            terminalreporter.write_line(self._report(Path(path), config))

    def pytest_unconfigure(self) -> None:
        """Let the engines go."""
        for player in self.players:
            player.close()

    def _report(self, path: Path, config: pytest.Config) -> str:
        """Write a report, and say so."""
        count = self._selected or len(self._verdicts)
        if len(self._verdicts) != count:
            return f"no report in {path}: the run did not finish"
        hellos = [player.hello for player in self.players or map(Player, self._names)]
        features = self._features or Counter(verdict.feature for verdict in self._verdicts)
        try:
            with Writer(path, header(hellos, EDITION, features, count, config.getoption("tag"))) as writer:
                for verdict in self._verdicts:
                    writer.verdict(verdict)
                writer.finish(time.perf_counter() - self._began)
        except BadInput as error:
            return str(error)
        return f"report in {path}"


KEY = pytest.StashKey[Rulings]()


def _refuse_twins(ours: list[RulingItem]) -> None:
    """No two files have scenarios of one id; within one, loading has seen to it."""
    paths: dict[str, Path] = {}
    for item in ours:
        identity, path = item.loaded.scenario.id, item.loaded.path
        if paths.setdefault(identity, path) != path:
            raise pytest.UsageError(f"{path}:{item.loaded.line}: the id {identity!r} is used twice, first in {paths[identity]}")
