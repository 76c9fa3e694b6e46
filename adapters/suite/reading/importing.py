"""Scenarios from JSON. What is read is exactly what the file says, and could stand in a feature file as well."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from adapters.suite.bad_input import BadInput
from adapters.suite.phrases import Unwritable
from adapters.suite.reading.text_files import content, decoded
from adapters.suite.scenario import FORMAT, Scenario
from adapters.suite.writing.exporting import Exported
from adapters.suite.writing.printing import Unprintable, check_texts, sentence

_DIGITS = 18
"""A number has at most so many digits."""


def read_exported(path: Path) -> tuple[Scenario, ...]:
    """The scenarios of an exported file. Raises `BadInput`, with the line where it is no JSON, and otherwise with the place in
    the JSON.
    """
    document = _json(path)
    version = document.get("format") if isinstance(document, dict) else None
    if type(version) is int and version != FORMAT:
        raise BadInput(f"these scenarios are of format {version}; this version reads format {FORMAT}: export them again", path)
    try:
        found = msgspec.convert(document, Exported)
    except msgspec.ValidationError as error:
        raise BadInput(f"this is no file of scenarios: {error}", path) from error
    for unknown in _unknown(document, msgspec.to_builtins(found), "$"):
        raise BadInput(f"this is no file of scenarios: there is no such field: {unknown}", path)
    if not found.scenarios:
        raise BadInput("there are no scenarios in it", path)
    for scenario in found.scenarios:
        _refuse_unwritable(path, scenario)
    return found.scenarios


def place_in_json(scenario: Scenario, index: int) -> str:
    """Where in the JSON of a scenario a line is; -1 is the scenario as a whole."""
    if index < 0:
        return f"scenario {scenario.id!r}"
    at = f"setup[{index}]" if index < len(scenario.setup) else f"script[{index - len(scenario.setup)}]"
    return f"scenario {scenario.id!r}, {at}"


def _json(path: Path) -> object:
    raw = content(path, "it cannot be read")
    try:
        return json.loads(decoded(raw, path), object_pairs_hook=_without_twins, parse_int=_integer, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadInput(f"this is no JSON: {error.msg}", path, error.lineno) from error
    except RecursionError as error:
        raise BadInput("this is no file of scenarios: it is nested too deeply", path) from error
    except _NoJson as error:
        raise BadInput(f"this is no JSON: {error}", path) from error


class _NoJson(Exception):
    """What Python reads as JSON though it is none, or none that means one thing."""


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twin = next(name for at, (name, _) in enumerate(pairs) if name in dict(pairs[:at]))
        raise _NoJson(f"the field {twin!r} is there twice")
    return found


def _integer(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise _NoJson("a number has too many digits")
    return int(digits)


def _no_constant(word: str) -> NoReturn:
    raise _NoJson(f"{word} is no number")


def _unknown(said: object, meant: object, place: str) -> Iterator[str]:
    """The fields of a document that went into nothing. The structs of the contract overlook them, as the contract may grow; in a
    scenario they are mistakes.
    """
    if isinstance(said, dict) and isinstance(meant, dict):
        for name, value in said.items():
            if name not in meant:
                yield f"{place}.{name}"
            else:
                yield from _unknown(value, meant[name], f"{place}.{name}")
    elif isinstance(said, list) and isinstance(meant, list | tuple):
        for at, (each, other) in enumerate(zip(said, meant, strict=True)):
            yield from _unknown(each, other, f"{place}[{at}]")


def _refuse_unwritable(path: Path, scenario: Scenario) -> None:
    index = -1
    try:
        for at, item in enumerate((*scenario.setup, *scenario.script)):
            index = at
            sentence(item)
        index = -1
        check_texts(scenario)
    except (Unwritable, Unprintable) as error:
        raise BadInput(f"{place_in_json(scenario, index)}: {error}", path) from error
