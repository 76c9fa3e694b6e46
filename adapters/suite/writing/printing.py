"""Scenarios printed as a feature file: reading the text again gives the same scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from adapters.suite import phrases
from adapters.suite.reading.outlines import PLACEHOLDER
from adapters.suite.scenario import Action, AnyItem, Cannot, Scenario, Setup

WIDTH = 110
_WORDS_OF_GHERKIN = re.compile(
    r'(?:\*|Given|When|Then|And|But)$|@|#|\||"""|```|(?:Feature|Background|Rule|Examples?|Scenarios?|Scenario Outline|'
    r"Scenario Template|Business Need|Ability):"
)
_MULTIWORD = ("Scenario Outline:", "Scenario Template:", "Business Need:")


class Unprintable(ValueError):
    """A scenario cannot stand in a feature file; the message says why."""


def printed(scenarios: Iterable[Scenario]) -> str:
    """The feature file of one or more scenarios of one feature. Raises `Unprintable` and ``phrases.Unwritable``."""
    members = tuple(scenarios)
    if len({(member.feature, member.title, member.ruling) for member in members}) != 1:
        raise Unprintable("scenarios of one feature share its path, its title and its ruling")
    first = members[0]
    lines = [f"Feature: {_one_line(first.title)}", *_described(first.ruling, "  ")]
    for scenario in members:
        lines += ["", *_scenario(scenario)]
    return "\n".join(lines) + "\n"


def check_texts(scenario: Scenario) -> None:
    """Raise `Unprintable` unless title, name, tags and descriptions are such as a feature file can have."""
    for line in (scenario.title, scenario.name, *_tags(scenario)):
        _one_line(line)
    for text in (scenario.ruling, scenario.reasoning):
        _paragraphs(text)


def sentence(item: AnyItem) -> str:
    """A line of a scenario in words. Raises `Unprintable` and ``phrases.Unwritable``."""
    return _one_line(phrases.write(item))


def _scenario(scenario: Scenario) -> Iterator[str]:
    yield f"  {' '.join(_tags(scenario))}"
    yield f"  Scenario: {_one_line(scenario.name)}"
    yield from _described(scenario.reasoning, "    ")
    before = ""
    for item in (*scenario.setup, *scenario.script):
        keyword = _keyword(item)
        yield f"    {'And' if keyword == before else keyword} {sentence(item)}"
        before = keyword


def _keyword(item: AnyItem) -> str:
    if isinstance(item, Setup):
        return "Given"
    return "When" if isinstance(item, Action) and not isinstance(item, Cannot) else "Then"


def _tags(scenario: Scenario) -> Iterator[str]:
    tags = [f"id:{scenario.id}", *scenario.statements]
    tags += [f"cr:{rule}" for rule in scenario.rules]
    tags += [f"report:{report}" for report in scenario.reports]
    tags += ["derived"] if scenario.derived else []
    tags += [f"{name}:{day}" for name, day in (("since", scenario.since), ("until", scenario.until)) if day]
    for tag in tags:
        if re.search(r"[\s@#]|:$", tag):
            raise Unprintable(f"{tag!r} cannot be a tag")
        yield f"@{tag}"


def _one_line(text: str) -> str:
    """A text that has to stand on one line. Raises `Unprintable` where it would be read differently."""
    if text != " ".join(text.split()) or not text.isprintable():
        raise Unprintable(f"{text!r} does not stand on one line")
    if PLACEHOLDER.search(text):
        raise Unprintable(f"{text!r} would be read as an outline's")
    return text


def _paragraphs(text: str) -> list[str]:
    """The paragraphs of a description. Raises `Unprintable` for what is none."""
    found = text.split("\n") if text else []
    for paragraph in found:
        if not paragraph or paragraph != " ".join(paragraph.split()) or not paragraph.isprintable():
            raise Unprintable(f"{paragraph!r} is no paragraph")
    return found


def _described(text: str, indent: str) -> Iterator[str]:
    """A description, a blank line between its paragraphs."""
    for number, paragraph in enumerate(_paragraphs(text)):
        if number:
            yield ""
        yield from (indent + line for line in _wrapped(paragraph.split(" ")))


def _wrapped(words: Sequence[str]) -> Iterator[str]:
    """Words on lines of some length, none of which begins as a line of Gherkin does. Raises `Unprintable` if the first must."""
    line: list[str] = []
    for at, word in enumerate(words):
        begins = bool(_WORDS_OF_GHERKIN.match(word)) or " ".join(words[at : at + 2]).startswith(_MULTIWORD)
        if not line and begins:
            raise Unprintable(f"a description cannot begin with {word!r}")
        if line and not begins and len(" ".join(line)) + 1 + len(word) > WIDTH:
            yield " ".join(line)
            line = []
        line.append(word)
    yield " ".join(line)
