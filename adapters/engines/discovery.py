"""Which engines there are, and how to make one of this process by its name: the built-in ones, and entry points of the group
`GROUP`. How an engine is opened for a run, in this process or in one of its own, is in `adapters.engines.opening`.
"""

from __future__ import annotations

import difflib
import os
import re
import shlex
import shutil
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from adapters.contract.messages import Engine
from adapters.suite.bad_input import BadInput
from adapters.suite.running.guard import ContractBroken, tried

GROUP = "rulings.engines"
"""The group of entry points; each names a callable without parameters that gives an `Engine`, such as its class, or a string: the
command of an engine that is a program, with or without ``cmd:`` before it.
"""

BUILT_IN = {
    "oracle": ("adapters.engines.oracle", "OracleEngine"),
    "phase": ("adapters.engines.phase", "PhaseEngine"),
}
"""Where the built-in engines are: module and class."""

EXTRAS = {"phase": "phase"}
"""The top-level module that a built-in engine needs, which comes with the extra of the engine's name."""

VERBS = ("hello", "setup", "act", "observe", "bye")
"""The methods of an `Engine`."""

NAME = re.compile(r"\w[\w.-]*")
"""What an engine may be called: it names a file too."""


def names() -> tuple[str, ...]:
    """The names of all engines, the built-in ones first. That a name is here does not say that its package is installed."""
    return (*BUILT_IN, *sorted({point.name for point in _points()} - set(BUILT_IN)))


def engine(name: str) -> Engine:
    """A new engine of this name; raises `BadInput` if there is none, its package is not installed, or it cannot be made."""
    make = factory(name)
    if isinstance(make, tuple):
        raise BadInput(f"the engine {name} is a program ({shlex.join(make)}): it cannot run in this process")
    try:
        player = tried("it raised", make)
        lacking = tried("it raised", lambda: [verb for verb in VERBS if not callable(getattr(player, verb, None))])
    except ContractBroken as error:
        raise BadInput(f"the engine {name} cannot be made: {error}") from error
    if lacking:
        raise BadInput(f"the engine {name} has no method {' or '.join(lacking)}, which the contract asks for")
    return player


def factory(name: str) -> Callable[[], Engine] | tuple[str, ...]:
    """What makes engines of this name, or the words of the command that is one; raises `BadInput` as `engine` does."""
    point = entry_point(name)
    return _built_in(name) if point is None else _plugged_in(point)


def entry_point(name: str) -> EntryPoint | None:
    """Where the engine of this name is plugged in; ``None`` if it is built in. Raises `BadInput` if there is none, or two."""
    points = [point for point in _points() if point.name == name]
    if len(points) + (name in BUILT_IN) > 1:
        built_in = "it is built in, and " if name in BUILT_IN else ""
        found = " and ".join(point.value for point in points)
        raise BadInput(f"there is more than one engine {name!r}: {built_in}{found} is plugged in; uninstall what you don't mean")
    if name in BUILT_IN:
        return None
    if not points:
        raise BadInput(f"there is no engine {name!r}; known are {', '.join(names())}, and any program: cmd:PROGRAM{_meant(name)}")
    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} ({points[0].value}) is no name for an engine: only letters, digits, '_', '-' and '.' make one")
    return points[0]


def _meant(name: str) -> str:
    """What may be meant by the name of no engine: a command, or an entry point of a group that is nearly ours."""
    groups = {point.group for point in entry_points(name=name) if difflib.get_close_matches(point.group, [GROUP])}
    if groups:
        return f"; {name} is plugged in as {min(groups)}, where nobody looks for it: the group has to be {GROUP}"
    program = name.split()[0] if name.split() else ""
    command = program != name or os.sep in name or shutil.which(program) is not None
    return f"; did you mean cmd:{name}?" if program and command else ""


def _points() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def _built_in(name: str) -> Callable[[], Engine]:
    module, attribute = BUILT_IN[name]
    try:
        return cast("Callable[[], Engine]", getattr(import_module(module), attribute))
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != EXTRAS.get(name):
            raise
        raise BadInput(f"the engine {name} is not installed; it comes with: pip install 'rulings[{name}]'") from error


def _plugged_in(point: EntryPoint) -> Callable[[], Engine] | tuple[str, ...]:
    try:
        found: object = tried("it raised", point.load)
    except ContractBroken as error:
        raise BadInput(f"the engine {point.name} ({point.value}) cannot be loaded: {error}") from error
    if type(found) is str:
        return command_words(found.removeprefix("cmd:"))
    if not callable(found):
        raise BadInput(f"the engine {point.name} ({point.value}) is no callable and no command")
    return cast("Callable[[], Engine]", found)


def command_words(command: str) -> tuple[str, ...]:
    """The words of a command, divided as a shell does it; raises `BadInput` for what is none."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BadInput(f"{command!r} is no command: {error}") from error
    if not words:
        raise BadInput("an empty command is no engine; say cmd:PROGRAM with its arguments")
    return words
