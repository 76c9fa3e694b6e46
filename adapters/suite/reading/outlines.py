"""Scenario outlines: what in one, or left over from one, would make a scenario vanish or be taken at its word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from gherkin.parser_types import Scenario as ScenarioNode

from adapters.suite.bad_input import BadInput

PLACEHOLDER = re.compile(r"<[^<>]+>")
"""What stands for a column of the examples."""


def check_outline(path: Path, node: ScenarioNode) -> None:
    """Raise `BadInput` for an outline some of whose examples say nothing: without rows, with a column twice or for nothing."""
    if ("Outline" in node["keyword"] or "Template" in node["keyword"]) and not node["examples"]:
        what = "the outline has no examples; write Scenario: for what is to be run once"
        raise BadInput(what, path, node["location"]["line"])
    used = {name for text in _texts(node) for name in PLACEHOLDER.findall(text)}
    for examples in node["examples"]:
        line = examples["location"]["line"]
        if "tableHeader" not in examples or not examples["tableBody"]:
            raise BadInput("these examples have no rows", path, line)
        columns = [cell["value"] for cell in examples["tableHeader"]["cells"]]
        line = examples["tableHeader"]["location"]["line"]
        for column, count in Counter(columns).items():
            if count > 1:
                raise BadInput(f"the column {column!r} is there twice", path, line)
            if f"<{column}>" not in used:
                raise BadInput(f"nothing of the scenario uses the column {column!r}", path, line)


def refuse_placeholders(path: Path, text: str, line: int) -> None:
    """Raise `BadInput` if something that looks like a placeholder is left in a rendered text."""
    left = PLACEHOLDER.search(text)
    if left is not None:
        raise BadInput(f"there is no column for {left[0]} in the examples of this scenario", path, line)


def _texts(node: ScenarioNode) -> Iterable[str]:
    yield node["name"]
    yield from (step["text"] for step in node["steps"])
    yield from (tag["name"] for tag in node["tags"])
