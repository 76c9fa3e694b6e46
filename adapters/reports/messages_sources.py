"""The Gherkin behind a report: for every feature on every engine a document with a pickle for each verdict.

Where all that a report says of a feature (names, title, steps) is what the file of that name in the package's suite says, the
document is that file. A report does not tell where other files are, and of the suite's it may have known another version. Then
the text is made from the verdicts, with the scenarios that they tell of and their steps as far as a verdict of any engine names
them. A pass names none: where nothing else does, one step stands for all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.parser_types import GherkinDocument
from gherkin.pickles.compiler import Compiler, GherkinDocumentWithURI, Pickle
from gherkin.stream.id_generator import IdGenerator

from adapters.suite import phrases
from adapters.suite.bad_input import BadInput
from adapters.suite.escaping import plain
from adapters.suite.reading.feature_files import read_feature
from adapters.suite.reading.loading import feature_name, suite_root
from adapters.suite.reading.scenario_files import FEATURE, scenario_files
from adapters.suite.verdict import Verdict

MADE = "# Made from a report: the feature file is none of the suite, or says something else by now."
"""The first line of a text that was made from verdicts."""

UNTOLD = "the steps of this scenario, which the report does not tell"
"""The step that stands for those of a scenario that passed."""

_NO_PART_OF_A_TAG = re.compile(r"[\s@#]+")


@dataclass(frozen=True)
class Document:
    """A feature on one engine: its text, what the parser makes of it, and the pickle of each scenario by its id."""

    uri: str
    text: str
    tree: GherkinDocumentWithURI
    pickles: Mapping[str, Pickle]


@dataclass(frozen=True)
class _Text:
    """The text of a feature, and the ids of its scenarios in the order of the pickles that the compiler makes of it."""

    text: str
    ids: tuple[str, ...]


def documents(verdicts: Sequence[Verdict], ids: IdGenerator) -> Iterator[tuple[Document, tuple[Verdict, ...]]]:
    """The documents of a report in the order of the verdicts, each with its verdicts. ``ids`` makes ids that nothing else has."""
    features: dict[str, list[Verdict]] = {}
    groups: dict[tuple[str, str], list[Verdict]] = {}
    for verdict in verdicts:
        features.setdefault(verdict.feature, []).append(verdict)
        groups.setdefault((verdict.engine, verdict.feature), []).append(verdict)
    text_of = _texts(features)
    for (engine, feature), members in groups.items():
        yield _document(plain(f"{engine}/{feature}"), text_of(feature), ids), tuple(members)


def _texts(features: Mapping[str, Sequence[Verdict]]) -> Callable[[str], _Text]:
    """Gives the text of a feature."""
    root = suite_root()
    files = {feature_name(file, root): file for file in scenario_files(root) if file.suffix == FEATURE}

    @cache
    def text_of(feature: str) -> _Text:
        found = _of_the_suite(files[feature], feature, features[feature]) if feature in files else None
        return found or _made(features[feature])

    return text_of


def _of_the_suite(file: Path, feature: str, verdicts: Iterable[Verdict]) -> _Text | None:
    """The text of a file of the suite; ``None`` if it says something else than these verdicts."""
    try:
        scenarios = {loaded.scenario.id: loaded.scenario for loaded in read_feature(file, feature)}
        text = file.read_text(encoding="utf-8")
    except (BadInput, OSError):
        return None
    for verdict in verdicts:
        scenario = scenarios.get(verdict.id)
        if scenario is None or (scenario.name, scenario.title) != (verdict.scenario, verdict.title):
            return None
        steps = tuple(phrases.describe(item) for item in (*scenario.setup, *scenario.script))
        if _steps(verdict) != steps[: len(_steps(verdict))]:
            return None
    return _Text(text, tuple(scenarios))


def _made(verdicts: Sequence[Verdict]) -> _Text:
    """The text of a feature, made from what a report says of it."""
    scenarios: dict[str, Verdict] = {}
    for verdict in verdicts:
        known = scenarios.setdefault(verdict.id, verdict)
        if not _steps(known):
            scenarios[verdict.id] = verdict
    lines = [MADE, f"Feature: {plain(verdicts[0].title or verdicts[0].feature)}"]
    for verdict in scenarios.values():
        tags = (f"id:{verdict.id}", *verdict.statements, *(f"cr:{rule}" for rule in verdict.rules))
        lines += ["", f"  {' '.join(_tags(tags))}", f"  Scenario: {plain(verdict.scenario)}"]
        lines += [f"    * {plain(step)}" for step in _steps(verdict) or (UNTOLD,)]
    return _Text("\n".join(lines) + "\n", tuple(scenarios))


def _steps(verdict: Verdict) -> tuple[str, ...]:
    return verdict.steps + verdict.unreached


def _tags(names: Iterable[str]) -> Iterator[str]:
    """Tags of these names, without what ends a tag."""
    for name in names:
        kept = _NO_PART_OF_A_TAG.sub("_", plain(name))
        if kept:
            yield f"@{kept}"


def _document(uri: str, text: _Text, ids: IdGenerator) -> Document:
    tree: GherkinDocument = Parser(AstBuilder(ids)).parse(text.text)
    _flush_left(tree)
    located = cast(GherkinDocumentWithURI, tree | {"uri": uri})
    pickles = Compiler(ids).compile(located)
    return Document(uri, text.text, located, dict(zip(text.ids, pickles, strict=True)))


def _flush_left(node: object) -> None:
    """Take the indentation from every description: Cucumber's tools read Markdown, in which it would make code of a text."""
    if isinstance(node, dict):
        if "description" in node:
            node["description"] = "\n".join(line.strip() for line in node["description"].splitlines())
        for value in node.values():
            _flush_left(value)
    elif isinstance(node, list):
        for value in node:
            _flush_left(value)
