"""Engines opened for a run: from what the command line calls them to something that answers, and says who it is.

``NAME`` is a built-in engine or an entry point, ``[NAME=]cmd:COMMAND`` a program that speaks the contract on its standard input
and output. The oracle, which is ours, runs in this process; every other engine in one of its own, where it can do no harm.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from adapters.contract.messages import Hello
from adapters.engines import discovery
from adapters.engines.process.engine import ProcessEngine
from adapters.engines.process.limits import Limits
from adapters.suite.bad_input import BadInput
from adapters.suite.running import editions
from adapters.suite.running.aside import aside
from adapters.suite.running.guard import Checked, ContractBroken, Guarded
from adapters.suite.verdict import RULEBOOK

OURS = "oracle"
"""The engine that runs in this process unless there are several workers."""

OURSELVES = (sys.executable, "-P", "-m", "adapters.cli.main")
"""The command ``rulings`` of this installation: what lies in the working folder does not come before its modules."""

_COMMAND = re.compile(r"(?:(?P<name>[^=:]*)=)?cmd:(?P<command>.*)", re.DOTALL)


@dataclass(frozen=True)
class Manner:
    """How engines are run. ``workers`` is how many of each run at a time; ``strict``: every message is held against the schema of
    the contract; ``in_process``: engines that can stay in this process, for a debugger. ``edition`` is that of the rules to play
    by, by its date; where it is empty, each engine plays its own. Raises `BadInput` for one of which the suite has no rulings.
    """

    limits: Limits = field(default_factory=Limits)
    workers: int = 1
    strict: bool = False
    in_process: bool = False
    edition: str = ""

    def __post_init__(self) -> None:
        if self.edition:
            editions.check(self.edition)

    @property
    def options(self) -> tuple[str, ...]:
        """What has to be said on a command line to have engines run so, but for the number of workers."""
        usual = Limits()
        numbers = (
            ("--timeout", self.limits.answer, usual.answer),
            ("--memory", self.limits.memory >> 20, usual.memory >> 20),
            ("--restarts", self.limits.restarts, usual.restarts),
        )
        said = [word for option, value, default in numbers if value != default for word in (option, f"{value:g}")]
        flags = (("--strict-contract", self.strict), ("--in-process", self.in_process))
        edition = ("--edition", self.edition) if self.edition else ()
        return (*said, *(flag for flag, given in flags if given), *edition)


@dataclass(frozen=True)
class Choice:
    """An engine as it was asked for: ``asked`` is how, ``name`` what it is to be called, empty for what it calls itself, and
    ``command`` the words of the program that it is; none for an engine of this process.
    """

    asked: str
    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Opened:
    """An engine that has said who it is. ``name`` is what reports call it, ``options`` say the manner in which it runs, and
    ``edition`` which rules it is to play by, if not its own.
    """

    choice: Choice
    name: str
    hello: Hello
    engine: Checked
    options: tuple[str, ...] = ()
    edition: str = ""

    @property
    def has_a_file(self) -> bool:
        """Whether there may be an expectation file of its name with the package: only of an engine that comes with it."""
        return self.choice.asked in discovery.BUILT_IN


def choice(asked: str, manner: Manner) -> Choice:
    """What is meant by this. Raises `BadInput` for what is no engine, as far as that can be told without starting it."""
    found = _COMMAND.fullmatch(asked)
    if found is not None:
        name = found["name"] or ""
        if found["name"] is not None:
            _check_name(name)
        if manner.in_process:
            raise BadInput(f"a program cannot run in this process: {asked}; leave out --in-process")
        return Choice(asked, name, discovery.command_words(found["command"]))
    discovery.entry_point(asked)
    if manner.in_process or (asked == OURS and manner.workers == 1 and not manner.strict):
        return Choice(asked, asked, ())
    if asked in discovery.BUILT_IN:
        discovery.factory(asked)
    return Choice(asked, asked, (*OURSELVES, "serve", "--engine", asked))


Waited: TypeAlias = "Callable[[str], AbstractContextManager[object]]"
"""What is entered while an engine is waited for, made with words for that."""


def open_engine(wanted: Choice, manner: Manner, waited: Waited = nullcontext) -> Opened:
    """A new engine of this kind. Raises `BadInput` if it cannot be had, or does not complete hello."""
    called = wanted.name or wanted.asked
    if wanted.command:
        engine: Checked = ProcessEngine(wanted.command, manner.limits, strict=manner.strict)
    else:
        with aside():
            engine = Guarded(discovery.engine(wanted.name))
    try:
        with waited(f"{called} to say what it is"), nullcontext() if wanted.command else aside():
            hello = engine.hello()
        name = wanted.name or hello.name
        if not wanted.name:
            _check_name(name)
    except (ContractBroken, BadInput) as error:
        said = " / ".join(line.strip() for line in engine.said().splitlines() if line.strip())
        engine.bye()
        told = f"; on its standard error: {said}" if said else ""
        raise BadInput(f"the engine {called} did not complete hello: {error}{told}") from error
    except BaseException:
        engine.bye()
        raise
    return Opened(wanted, name, hello, engine, manner.options, manner.edition)


def another(first: Opened, manner: Manner) -> Checked:
    """One more engine of a kind that runs in processes of its own, for another worker; it is not started yet."""
    return ProcessEngine(first.choice.command, manner.limits, strict=manner.strict)


def open_all(asked: Iterable[str], manner: Manner, waited: Waited = nullcontext) -> tuple[Opened, ...]:
    """All these engines, each once. Raises `BadInput`, with all of them closed, if one cannot be had, if two have one name, or if
    one has that of the rulebook.
    """
    out: dict[str, Opened] = {}
    try:
        for each in dict.fromkeys(asked):
            opened = open_engine(choice(each, manner), manner, waited)
            _enter(out, opened)
    except BaseException:
        close(out.values())
        raise
    return tuple(out.values())


def _enter(engines: dict[str, Opened], opened: Opened) -> None:
    if opened.name == RULEBOOK:
        opened.engine.bye()
        raise BadInput(
            f"{RULEBOOK!r} is what judges the texts of the rules in reports; give the engine another name: NAME=cmd:..."
        )
    first = engines.setdefault(opened.name, opened)
    if first is not opened:
        opened.engine.bye()
        both = f"{first.choice.asked} and {opened.choice.asked} are both called {opened.name!r}"
        raise BadInput(f"{both}; give one another name: NAME=cmd:...")


def close(opened: Iterable[Opened]) -> None:
    """Let these engines go."""
    for each in opened:
        with suppress(ContractBroken):
            each.engine.bye()


def _check_name(name: str) -> None:
    if not discovery.NAME.fullmatch(name):
        raise BadInput(f"{name!r} is no name for an engine: only letters, digits, '_', '-' and '.' make one")
