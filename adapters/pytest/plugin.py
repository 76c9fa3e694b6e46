"""pytest for the suite: its options, the table at the end, and the reports.

``features/conftest.py`` has this module loaded, collects the feature files of its folder and binds the steps with pytest-bdd;
what is collected is in `adapters.pytest.items`. Where pytest does not look into that folder at once, as with ``--pyargs
features``, it comes to know the options too late, unless it is told: ``-p adapters.pytest.plugin``.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adapters.contract.messages import EDITION
from adapters.engines.expectations import of_engines
from adapters.engines.opening import Manner, Opened, choice, close, open_all
from adapters.engines.process.limits import Limits
from adapters.pytest.items import VERDICT, FeatureFile, Player, RulingItem, ScenarioItem, TextsItem
from adapters.reports.formats import check, write_all
from adapters.reports.progress import Waiting
from adapters.reports.stream import header, whole
from adapters.reports.table import conformance
from adapters.suite.bad_input import BadInput, check_utf8
from adapters.suite.reading.loading import feature_name, suite_root
from adapters.suite.running import editions
from adapters.suite.running.selection import borne_by, no_such_tag
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import TextVerdict, Verdict


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the suite."""
    group = parser.getgroup("rulings", "rulings")
    group.addoption(
        "--engine",
        action="append",
        default=[],
        metavar="NAME",
        help="run on this engine, or [NAME=]cmd:COMMAND, a program (repeatable; default oracle)",
    )
    group.addoption("--report", action="append", default=[], metavar="FILE", help="write a report of the verdicts (repeatable)")
    group.addoption("--tag", action="append", default=[], metavar="TAG", help="only scenarios with one of these tags (evoke-12)")
    group.addoption(
        "--expected", action="append", default=[], metavar="[ENGINE=]FILE", help="the expectation file of an engine (repeatable)"
    )
    group.addoption("--edition", metavar="DATE", help="play by the rules that were in force on this day (2007-10-01)")
    group.addoption("--engine-timeout", type=float, default=10.0, metavar="SECONDS", help="an engine has so long for an answer")
    group.addoption("--engine-memory", type=int, default=4096, metavar="MIB", help="what an engine's process may take")
    group.addoption("--engine-restarts", type=int, default=20, metavar="N", help="so often a broken engine is started again")
    group.addoption("--strict-contract", action="store_true", help="hold every message against the schema of the contract")
    group.addoption("--in-process", action="store_true", help="run Python engines in this process, for a debugger")


def pytest_configure(config: pytest.Config) -> None:
    """Get ready; an engine that is not there and a report that cannot be written end the run at once."""
    try:
        asked = tuple(dict.fromkeys(config.getoption("engine") or ["oracle"]))
        check_utf8(asked)
        config.stash[KEY] = Rulings(asked, _manner(config), config.getoption("expected"), _reports(config))
    except BadInput as error:
        raise pytest.UsageError(str(error)) from error
    config.pluginmanager.register(config.stash[KEY], "rulings")


def _reports(config: pytest.Config) -> tuple[Path, ...]:
    """Where the reports go; to no place from a process that runs a part of the scenarios for another."""
    if hasattr(config, "workerinput"):
        return ()
    return check(map(Path, config.getoption("report")))


def _manner(config: pytest.Config) -> Manner:
    """How engines are run; raises `BadInput` for limits that are none."""
    option = config.getoption
    seconds, memory, restarts = option("engine_timeout"), option("engine_memory"), option("engine_restarts")
    if not 0 < seconds < 1e6 or memory < 1 or restarts < 0:
        raise BadInput("--engine-timeout and --engine-memory are more than nothing, --engine-restarts is no less")
    limits = Limits.of(seconds, memory << 20, restarts)
    if option("in_process") and option("strict_contract"):
        raise BadInput("--in-process goes without --strict-contract")
    if option("edition") is not None:
        editions.check(option("edition"))
    edition = option("edition") or ""
    return Manner(limits, strict=option("strict_contract"), in_process=option("in_process"), edition=edition)


def collected(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """A feature file as pytest collects it: the hook ``pytest_collect_file``, for the folder whose conftest.py says so."""
    if file_path.suffix != ".feature":
        return None
    file: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    file.feature = feature_name(file_path, _given(file_path, parent.config))
    rulings = parent.config.stash[KEY]
    if not rulings.players:
        raise pytest.UsageError(f"{file_path}: pytest hears of engines too late to run this; say -p {__name__}")
    rulings.take(file)
    return file


def _given(path: Path, config: pytest.Config) -> Path:
    """The file or folder among pytest's arguments in which this file was found."""
    folder = config.invocation_params.dir
    places = (Path(os.path.abspath(folder / argument.partition("::")[0])) for argument in config.args)  # noqa: PTH100 - links stay
    return next((place for place in places if path.is_relative_to(place)), path)


class Rulings:
    """One run of the suite in pytest: the engines, what was collected, the verdicts that came."""

    def __init__(self, engines: tuple[str, ...], manner: Manner, expected: Sequence[str], reports: tuple[Path, ...]) -> None:
        """Raises `BadInput` for an engine that is not there."""
        for asked in engines:
            choice(asked, manner)
        self._asked = engines
        self._manner = manner
        self._edition = manner.edition or EDITION
        self._expected = expected
        self._reports = reports
        self.players: list[Player] = []
        self._files: list[FeatureFile] = []
        self._features: dict[str, int] = {}
        self._selected = 0
        self._verdicts: list[Verdict] = []
        self._selected_texts = 0
        self._texts: list[TextVerdict] = []
        self._text_features: dict[str, int] = {}
        self._told: list[str] = []
        self._refused = ""
        self._began = time.perf_counter()
        self._opened: tuple[Opened, ...] = ()

    def take(self, file: FeatureFile) -> None:
        """Take a file that is going to be collected."""
        file.players = self.players
        self._files.append(file)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Open the engines, before anything is collected for them."""
        try:
            self._opened = open_all(self._asked, self._manner, Waiting)
            expected = of_engines({each.name: each.has_a_file for each in self._opened}, self._expected)
        except BadInput as error:
            raise pytest.UsageError(str(error)) from error
        self.players += [Player(each, expected[each.name]) for each in self._opened]

    def pytest_bdd_apply_tag(self, tag: str, function: Callable[..., object]) -> bool:  # noqa: ARG002 - the hook's signature
        """Our tags are no marks of pytest."""
        return True

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep the scenarios with the tags that were asked for. Where nothing can be run, a process of pytest-xdist only says why
        to the one that began it: xdist breaks down over an error here.
        """
        try:
            self._select(config, items)
        except pytest.UsageError as error:
            if not hasattr(config, "workeroutput"):
                raise
            config.workeroutput[REFUSED] = str(error)
            items.clear()

    def _select(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        ours = [item for item in items if isinstance(item, ScenarioItem)]
        self._features = dict(Counter(scenario.feature for scenario in self._of_engines()))
        self._text_features = dict(Counter(each.feature for each in self._collected() if each.about_texts))
        _refuse_twins(ours)
        self._check_expectations()
        wanted = {tag.removeprefix("@") for tag in config.getoption("tag")}
        if not wanted:
            return
        borne = {item: borne_by(item.loaded.scenario, wanted, self._manner.edition) for item in ours}
        everything = frozenset().union(*borne.values())
        unknown = wanted - everything
        if unknown:
            raise pytest.UsageError(no_such_tag(min(unknown), everything, self._manner.edition))
        dropped = [item for item, tags in borne.items() if not wanted & tags]
        config.hook.pytest_deselected(items=dropped)
        gone = set(dropped)
        items[:] = [item for item in items if item not in gone]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """See how many there will be."""
        self._selected = sum(isinstance(item, RulingItem) for item in session.items)
        self._selected_texts = sum(isinstance(item, TextsItem) for item in session.items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take up a verdict, from whichever process it comes."""
        if report.when == "call":
            for found in (_verdict(value) for name, value in report.user_properties if name == VERDICT):
                if isinstance(found, TextVerdict):
                    self._texts.append(found)
                else:
                    self._verdicts.append(found)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Let the engines go, so that nothing of them runs any more while files are written; and write the reports. A run whose
        report cannot be written has failed. With pytest-xdist, tell the process that does it what was collected.
        """
        self._let_engines_go()
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["rulings"] = (
                (self._features, self._text_features),
                (self._selected, self._selected_texts),
            )
            return
        if self._refused:
            session.exitstatus = pytest.ExitCode.USAGE_ERROR
            self._told.append(f"ERROR: {self._refused}")
            return
        if not self._reports:
            return
        try:
            self._report(session.config)
        except BadInput as error:
            self._told.append(f"no report: {error}")
            if session.exitstatus == pytest.ExitCode.OK and not session.config.getoption("collectonly"):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
        else:
            self._told += [f"report in {path}" for path in self._reports]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Hear from another process of pytest-xdist what was collected: each collects everything."""
        output = getattr(node, "workeroutput", {})
        self._refused = self._refused or output.get(REFUSED, "")
        if "rulings" in output:
            (self._features, self._text_features), (self._selected, self._selected_texts) = output["rulings"]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Show the conformance table, and say what became of the reports."""
        if self._verdicts or self._texts:
            terminalreporter.section("conformance")
            hellos = {player.name: player.opened.hello for player in self.players}
            told = conformance(self._verdicts, self._features or None, hellos, edition=self._edition, texts=self._texts)
            terminalreporter.write_line(told)
        for line in self._told:
            terminalreporter.write_line(line)

    def pytest_unconfigure(self) -> None:
        """Let the engines go, be it that the session did not come to its end."""
        self._let_engines_go()

    def _let_engines_go(self) -> None:
        close(self._opened)
        self._opened = ()

    def _report(self, config: pytest.Config) -> None:
        """Write the reports. Raises `BadInput` if that cannot be done."""
        selected = (self._selected, self._selected_texts)
        if not any(selected) or (len(self._verdicts), len(self._texts)) != selected:
            raise BadInput("the run did not finish", self._reports[0])
        opened = [player.opened for player in self.players]
        head = header(
            [each.hello for each in opened],
            self._edition,
            self._features,
            self._selected,
            config.getoption("tag"),
            names=[each.name for each in opened],
            commands=[each.choice.asked for each in opened],
            options=opened[0].options,
            texts=self._text_features,
        )
        write_all(self._reports, whole(head, self._verdicts, time.perf_counter() - self._began, self._texts))

    def _collected(self) -> Iterator[Scenario]:
        """The scenarios that were collected."""
        return (loaded.scenario for file in self._files for loaded in file.loaded)

    def _of_engines(self) -> Iterator[Scenario]:
        """Those of which engines are told."""
        return (scenario for scenario in self._collected() if not scenario.about_texts)

    def _check_expectations(self) -> None:
        """Where the whole suite was collected, the files of the engines must not speak of scenarios that are not in it."""
        collected = {file.path.resolve() for file in self._files}
        if not all(path.resolve() in collected for path in suite_root().rglob("*.feature")):
            return
        known = {scenario.id for scenario in self._of_engines()}
        try:
            of_engines({player.name: player.opened.has_a_file for player in self.players}, self._expected, known)
        except BadInput as error:
            raise pytest.UsageError(str(error)) from error


KEY = pytest.StashKey[Rulings]()

REFUSED = "rulings refused"
"""Under this key a process of pytest-xdist says why nothing can be run."""


def _verdict(value: object) -> Verdict | TextVerdict:
    """The verdict that a property of a test's report holds."""
    return msgspec.json.decode(str(value), type=Verdict | TextVerdict)


def _refuse_twins(ours: list[ScenarioItem]) -> None:
    """No two files have scenarios of one id; within one, loading has seen to it."""
    paths: dict[str, Path] = {}
    for item in ours:
        identity, path = item.loaded.scenario.id, item.loaded.path
        if paths.setdefault(identity, path) != path:
            raise pytest.UsageError(f"{path}:{item.loaded.line}: the id {identity!r} is used twice, first in {paths[identity]}")
