"""What can be found: rules and glossary of a text, statements and scenarios of the suite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from adapters.suite.reading import loading, statements
from adapters.suite.reading.feature_files import read_feature
from adapters.suite.scenario import Scenario
from adapters.suite.writing.printing import sentence
from oracle.rulebook.rulebook import Rulebook

Kind: TypeAlias = Literal["rule", "glossary", "statement", "scenario"]


@dataclass(frozen=True, slots=True)
class Passage:
    """Something that has a name and says something. ``name`` is the number of a rule, a term of the glossary, or an id; ``rules``
    are numbers of rules that it cites, ``tags`` what else it can be found by; ``place`` is a file and a line. ``holds`` says
    since and until when it holds, where it does not always: what no longer holds cites the numbers of its last day.
    """

    kind: Kind
    name: str
    title: str
    text: str
    place: str
    rules: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    holds: str = ""


def of_text(book: Rulebook) -> Iterator[Passage]:
    """The rules and the glossary of a text."""
    for rule in book.rules:
        title = rule.heading or rule.section
        said = " ".join([rule.text if rule.text != title else "", *(f"Example: {example}" for example in rule.examples)])
        yield Passage("rule", rule.number, title, _flat(said), f"{book.name}:{rule.line}")
    for entry in book.glossary:
        yield Passage("glossary", entry.term, "", _flat(entry.text), f"{book.name}:{entry.line}")


def of_statements() -> Iterator[Passage]:
    """The statements of the suite."""
    lines = _lines_of_statements()
    for statement in statements.catalogue().statements:
        said = _flat(f"{statement.statement} {statement.note}")
        place = f"features/statements.toml:{lines[statement.id]}"
        yield Passage("statement", statement.id, "", said, place, statement.rules, (statement.source,))


def of_feature(path: Path) -> Iterator[Passage]:
    """The scenarios of a feature file of the suite."""
    for loaded in read_feature(path, loading.feature_name(path, loading.suite_root())):
        scenario = loaded.scenario
        place = f"features/{scenario.feature}:{loaded.line}"
        tags = (*scenario.statements, *scenario.reports, scenario.title)
        holds = " ".join(f"{word} {day}" for word, day in (("since", scenario.since), ("until", scenario.until)) if day)
        yield Passage("scenario", scenario.id, scenario.name, _said(scenario), place, scenario.rules, tags, holds)


def _said(scenario: Scenario) -> str:
    """What a scenario says: its description and its steps."""
    steps = "; ".join(sentence(item) for item in (*scenario.setup, *scenario.script))
    return _flat(f"{scenario.ruling} {scenario.reasoning} {steps}")


def _lines_of_statements() -> dict[str, int]:
    """The line of each statement's id in the catalogue."""
    lines = (loading.suite_root() / "statements.toml").read_text(encoding="utf-8").splitlines()
    found = ((number, re.match(r'id = "(.*)"', line)) for number, line in enumerate(lines, 1))
    return {match[1]: number for number, match in found if match}


def _flat(text: str) -> str:
    return " ".join(text.split())
