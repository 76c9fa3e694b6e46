"""One feature file, read: its scenarios as data, each with the lines its steps stand on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Literal, TypeAlias, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser, ParserContext
from gherkin.parser_types import Feature, GherkinDocument, Step
from gherkin.parser_types import Scenario as ScenarioNode
from gherkin.pickles.compiler import (
    Compiler,
    GherkinDocumentWithURI,
    Pickle,
    is_background_container,
    is_rule_container,
    is_scenario_container,
)
from gherkin.token import Token

from adapters.suite import phrases
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.outlines import check_outline, refuse_placeholders
from adapters.suite.reading.text_files import content, decoded
from adapters.suite.running.editions import is_date
from adapters.suite.scenario import Action, Expectation, Scenario, Setup

_PLACE = re.compile(r"^\(\d+:\d+\): ")
_LANGUAGE = re.compile(r"\s*#\s*language\s*:\s*([a-zA-Z_-]+)\s*$")
_FLAGS = {"derived"}
_SINGLE = {"id"}
_NARROWING: dict[str, Callable[[str, str], str]] = {"since": max, "until": min}
"""Tags of which several may stand on a feature, on a scenario of it and on rows: it holds only where all of them hold."""
_MANY = {"cr": "rules", "report": "reports"}


Role: TypeAlias = Literal["Given", "When", "Then"]

_ROLES: dict[str, Role] = {"Context": "Given", "Action": "When", "Outcome": "Then"}


@dataclass(frozen=True)
class Loaded:
    """A scenario and where it comes from: its file, its own line there, for each item, set-up first, its line and what its
    keyword makes of it, the lines of its tags, and which row of an outline it is, from 1 (0 where it is none). What comes from a
    JSON file has no lines (0), no keywords and no tags.
    """

    scenario: Scenario
    path: Path
    line: int = 0
    lines: tuple[int, ...] = ()
    roles: tuple[Role, ...] = ()
    tags: Mapping[str, int] = field(default_factory=dict, hash=False)
    row: int = 0


class _Parser(Parser):
    """The official parser. It makes a table of all its states for every line, which is a quarter of its time; here a state is
    found by its name.
    """

    def match_token(self, state: int, token: Token, context: ParserContext) -> int:
        """The state that follows."""
        following: int = getattr(self, f"match_token_at_{state}")(token, context)
        return following


def read_feature(path: Path, feature: str) -> Iterator[Loaded]:
    """The scenarios of a feature file, in order. ``feature`` is the path by which they name it. Raises `BadInput`."""
    document = _document(path)
    if "feature" not in document:
        raise BadInput("there is no feature in it; begin with the line Feature: ...", path, 1)
    head = document["feature"]
    _refuse_what_has_no_meaning(path, head)
    _refuse_twins(path, head)
    lines = _lines(head)
    nodes = {node["id"]: node for node in _scenarios(head)}
    pickles = Compiler().compile(cast(GherkinDocumentWithURI, document | {"uri": feature}))
    if not pickles:
        raise BadInput("the feature has no scenarios", path, head["location"]["line"])
    rows: Counter[str] = Counter()
    for pickle in pickles:
        node = nodes[pickle["astNodeIds"][0]]
        rows[node["id"]] += 1
        yield _scenario(path, feature, head, node, pickle, lines, rows[node["id"]] if node["examples"] else 0)


def _document(path: Path) -> GherkinDocument:
    text = decoded(content(path, "it cannot be read"), path)
    if not text.strip():
        raise BadInput("the file is empty; a feature file begins with the line Feature: ...", path, 1)
    _refuse_languages(path, text)
    try:
        return _Parser().parse(text)
    except CompositeParserException as error:
        first, more = error.errors[0], len(error.errors) - 1
        also = f" (and {more} more)" if more else ""
        raise BadInput(f"this is no Gherkin: {_PLACE.sub('', str(first))}{also}", path, first.location["line"]) from error
    except ParserException as error:
        raise BadInput(f"this is no Gherkin: {_PLACE.sub('', str(error))}", path, error.location["line"]) from error


def _refuse_languages(path: Path, text: str) -> None:
    """Raise `BadInput` for a line that makes other words than the English ones Gherkin's: the phrases are English."""
    for number, line in enumerate(text.splitlines(), 1):
        found = _LANGUAGE.match(line)
        if found and found[1] != "en":
            raise BadInput(f"rulings are written in English, not in {found[1]}", path, number)


def _refuse_what_has_no_meaning(path: Path, head: Feature) -> None:
    """Raise `BadInput` for parts of Gherkin that say nothing here."""
    for child in head["children"]:
        if is_rule_container(child):
            line = child["rule"]["location"]["line"]
            raise BadInput("Rule: blocks have no meaning here; make a feature file of it", path, line)
        for step in child["background"]["steps"] if is_background_container(child) else ():
            _refuse_argument(path, step)
    for scenario in _scenarios(head):
        check_outline(path, scenario)
        for step in scenario["steps"]:
            _refuse_argument(path, step)
        for examples in scenario["examples"]:
            for tag in examples["tags"]:
                if tag["name"].removeprefix("@").partition(":")[0] not in _NARROWING:
                    what = "only @since: and @until: may stand above examples; put this above the scenario"
                    raise BadInput(f"{tag['name']}: {what}", path, tag["location"]["line"])


def _refuse_twins(path: Path, head: Feature) -> None:
    """Raise `BadInput` for a second scenario of one name: pytest-bdd would forget the first."""
    lines: dict[str, int] = {}
    for scenario in _scenarios(head):
        line = scenario["location"]["line"]
        first = lines.setdefault(scenario["name"], line)
        if first != line:
            raise BadInput(f"the name {scenario['name']!r} is used twice, first in line {first}", path, line)


def _refuse_argument(path: Path, step: Step) -> None:
    if "dataTable" in step or "docString" in step:
        raise BadInput("a step has no table and no quoted text", path, step["location"]["line"])


def _scenarios(head: Feature) -> Iterator[ScenarioNode]:
    """The scenarios and outlines of a feature."""
    for child in head["children"]:
        if is_scenario_container(child):
            yield child["scenario"]


def _lines(head: Feature) -> dict[str, int]:
    """The line of every step and tag of a feature, by its id; tags stand on tables of examples too."""
    scenarios = tuple(_scenarios(head))
    backgrounds = (child["background"] for child in head["children"] if is_background_container(child))
    steps = (step for each in (*backgrounds, *scenarios) for step in each["steps"])
    examples = (table for scenario in scenarios for table in scenario["examples"])
    tags = chain(head["tags"], *(each["tags"] for each in chain(scenarios, examples)))
    return {each["id"]: each["location"]["line"] for each in chain(steps, tags)}


def paragraphs(description: str) -> str:
    """A description without its indentation and line breaks: a line for each paragraph."""
    blocks = re.split(r"\n\s*\n", description.strip())
    return "\n".join(" ".join(block.split()) for block in blocks if block.strip())


def _scenario(
    path: Path, feature: str, head: Feature, node: ScenarioNode, pickle: Pickle, lines: dict[str, int], row: int
) -> Loaded:
    """One scenario; ``row`` counts the examples of an outline, and is 0 for what is none."""
    line = node["location"]["line"]
    refuse_placeholders(path, pickle["name"], line)
    tags = _tags(path, pickle, lines)
    identity = str(tags.pop("id", ""))
    if not identity:
        raise BadInput(f"the scenario has no id; add a tag such as @id:{_suggested(pickle['name'], tags)}", path, line)
    setup: list[Setup] = []
    script: list[Action | Expectation] = []
    places: list[int] = []
    roles: list[Role] = []
    for step in pickle["steps"]:
        place = lines[step["astNodeIds"][0]]
        refuse_placeholders(path, step["text"], place)
        try:
            item = phrases.read(step["text"])
        except (phrases.UnknownStep, phrases.AmbiguousStep) as error:
            raise BadInput(str(error), path, place) from error
        if isinstance(item, Setup):
            if script:
                raise BadInput(_too_late(script[0]), path, place)
            setup.append(item)
        else:
            script.append(item)
        places.append(place)
        if step["type"] not in _ROLES:
            raise BadInput(
                "a scenario's steps begin with Given, When or Then, those that follow them also with And or But", path, place
            )
        roles.append(_ROLES[step["type"]])
    scenario = Scenario(
        id=f"{identity}-{row}" if row else identity,
        name=_row_name(node, pickle, row),
        feature=feature,
        title=head["name"],
        ruling=paragraphs(head["description"]),
        reasoning=paragraphs(node["description"]),
        setup=tuple(setup),
        script=tuple(script),
        **tags,  # type: ignore[arg-type]  # the fields that tags fill
    )
    tagged = {tag["name"]: lines[tag["astNodeId"]] for tag in pickle["tags"]}
    return Loaded(scenario, path, line, tuple(places), tuple(roles), tagged, row)


def _too_late(first: Action | Expectation) -> str:
    """Why no line sets anything up any more: what stands before it."""
    what = "says what is expected and sets nothing up" if isinstance(first, Expectation) else "is the first action"
    return f"a set-up line stands after {phrases.write(first)!r}, which {what}; set everything up first"


def _suggested(name: str, tags: dict[str, object]) -> str:
    """An id for a scenario without one: its statement, and the first words of its name."""
    statements = tags["statements"]
    words = re.findall("[a-z0-9]+", name.casefold())[:3]
    return "-".join((*(statements[:1] if isinstance(statements, tuple) else ()), *words)) or "evoke-12-two-abilities"


def _row_name(node: ScenarioNode, pickle: Pickle, row: int) -> str:
    """The name of a scenario; rows of an outline whose name does not tell them apart are numbered."""
    return f"{pickle['name']} ({row})" if row and pickle["name"] == node["name"] else pickle["name"]


def _tags(path: Path, pickle: Pickle, lines: dict[str, int]) -> dict[str, object]:
    """The fields of a scenario that its tags fill."""
    found: dict[str, object] = {}
    statements: list[str] = []
    many: dict[str, list[str]] = {field: [] for field in _MANY.values()}
    for tag in pickle["tags"]:
        kind, colon, value = tag["name"].removeprefix("@").partition(":")
        line = lines[tag["astNodeId"]]
        refuse_placeholders(path, tag["name"], line)
        if colon and not value:
            raise BadInput(f"the tag {tag['name']} says nothing after its colon", path, line)
        if not colon and kind in _FLAGS:
            found[kind] = True
        elif not colon:
            statements.append(kind)
        elif kind in _SINGLE:
            if kind in found:
                raise BadInput(f"a second tag @{kind}: on one scenario: {tag['name']}", path, line)
            found[kind] = value
        elif kind in _NARROWING:
            if not is_date(value):
                raise BadInput(f"{value!r} is no date; write it like 2013-07-13", path, line)
            found[kind] = _NARROWING[kind](str(found.get(kind, value)), value)
        elif kind in _MANY:
            many[_MANY[kind]].append(value)
        else:
            known = ", ".join(f"@{name}:" for name in sorted(_SINGLE | _NARROWING.keys() | _MANY.keys()))
            raise BadInput(f"unknown tag {tag['name']}; known are a statement's id, @derived, {known}", path, line)
    return found | {name: tuple(dict.fromkeys(values)) for name, values in (("statements", statements), *many.items())}
