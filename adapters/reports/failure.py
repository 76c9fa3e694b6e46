"""The text of a verdict that is not as it should be: the ruling, what was done, what came of it, and how to see it again. Whoever
reads it in a log may have nothing else at hand.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from adapters.reports.tally import counting
from adapters.suite import phrases
from adapters.suite.escaping import plain
from adapters.suite.scenario import Setup
from adapters.suite.verdict import TextVerdict, Verdict

HEADINGS = {
    "pass": "PASSED, though its expectation file says it fails",
    "fail": "FAILED",
    "unsupported": "UNSUPPORTED",
    "error": "ERROR",
    "not applicable": "NOT APPLICABLE",
}

IDLE = ("it is otherwise", "it was refused")
"""Reasons that say nothing which ``expected`` and ``observed`` do not say."""

TO_COME = 3
"""So many of the steps that were not reached are told; of the rest only the number."""

WRITTEN = 6
"""So many lines of an engine's standard error are told, and of each `BREADTH` characters. Where there are more it is the first
half of them, for a panic has its message before its trace, and the last, for an exception has it behind.
"""
BREADTH = 200

_NONE: Mapping[str, str] = MappingProxyType({})


def failure(verdict: Verdict, rerun: str, *, dialogue: str = "", version: str = "", statements: Mapping[str, str] = _NONE) -> str:
    """The whole story of one verdict. ``rerun`` is the command that runs this scenario again, ``dialogue`` the one that shows
    what suite and engine say to each other in it; ``version`` is the engine's, and ``statements`` holds what statements say, by
    their ids. What is empty or missing is not told.
    """
    engine = f"{verdict.engine} {version}".rstrip()
    place = f"{verdict.feature}:{verdict.line}" if verdict.line else verdict.feature
    lines = [
        f"{heading(verdict)}: {plain(verdict.id)} on {plain(engine)}",
        _entry("ruling", verdict.scenario),
        _entry("feature", f"{place} {verdict.title}".rstrip()),
        *_grounds(verdict, statements),
        *_steps(verdict),
        *_facts(verdict),
        *_written(verdict.stderr),
        _entry("again", rerun),
    ]
    if dialogue:
        lines.append(_entry("dialogue", dialogue))
    return "\n".join(lines)


def unsupported(verdict: Verdict, rerun: str) -> str:
    """A short story: of what the engine cannot be told or show there may be a great deal. ``rerun`` as in `failure`."""
    head = f"{heading(verdict)}: {plain(verdict.id)} on {plain(verdict.engine)}"
    return "\n".join([head, _entry("reason", verdict.reason), _entry("again", rerun)])


def heading(verdict: Verdict) -> str:
    """What became of it, and whether the expectation file says otherwise, in capitals and in words."""
    return HEADINGS[verdict.outcome] + (", and not in the way its expectation file says" if verdict.standing == "changed" else "")


def rerun(
    verdict: Verdict,
    paths: Sequence[str] = (),
    cards: str = "",
    engine: str = "",
    options: Sequence[str] = (),
    *,
    expected: Sequence[str] = (),
) -> str:
    """The command that runs this scenario again on its engine, which was asked for as ``engine`` where it has another name, in
    the manner that ``options`` say; ``expected`` are its expectation files. Of one about the texts of the rules there is neither.
    """
    if isinstance(verdict, TextVerdict):
        return run_texts(verdict.id, paths, cards)
    words = ["rulings", "run", *paths, "--engine", engine or verdict.engine, *options, "--tag", f"id:{verdict.id}"]
    files = [word for each in expected for word in ("--expected", each)]
    return shlex.join([*words, *(("--cards", cards) if cards else ()), *files])


def run_texts(identity: str, paths: Sequence[str] = (), cards: str = "") -> str:
    """The command that puts the scenario of this id, about the texts of the rules, to the rulebook; see `rerun`. The cards are
    none of its own, but what else is in ``paths`` may not load without them.
    """
    return shlex.join(["rulings", "run", *paths, "--tag", f"id:{identity}", *(("--cards", cards) if cards else ())])


def dialogue(verdict: Verdict, paths: Sequence[str] = (), cards: str = "", engine: str = "", options: Sequence[str] = ()) -> str:
    """The command that shows what suite and engine say to each other in this scenario; see `rerun`. Empty where no engine is told
    of it.
    """
    if isinstance(verdict, TextVerdict):
        return ""
    places = [word for path in paths for word in ("--path", path)]
    words = ["rulings", "dialogue", *places, "--engine", engine or verdict.engine, *options]
    return shlex.join([*words, *(("--cards", cards) if cards else ()), verdict.id])


def _entry(name: str, text: str) -> str:
    """A line with what it is called; a further line of the same has a mark there, so that no line begins with what is told."""
    return f"  {name:<9} {plain(text)}" if name else f"{'|':>11} {plain(text)}"


def _grounds(verdict: Verdict, statements: Mapping[str, str]) -> Iterator[str]:
    """What the scenario rests on: its statements in words, as far as they are known, and the rules."""
    known = [each for each in verdict.statements if each in statements]
    for each in known:
        yield f"  {plain(each):<9} {plain(statements[each])}"
    rest = ", ".join(each for each in verdict.statements if each not in known)
    yield _entry("rules", ", ".join(verdict.rules) + (f" ({rest})" if rest else ""))
    if verdict.edition:
        yield _entry("edition", f"by the rules of {verdict.edition}, the last day on which it holds")


def _steps(verdict: Verdict) -> Iterator[str]:
    """What was set up and what was done, with a mark at the step that went wrong: the set-up goes wrong as a whole. Then what was
    still to come.
    """
    told = ""
    for number, step in enumerate(verdict.steps):
        name = "set up" if sets_up(step) else "did"
        last = number == len(verdict.steps) - 1 and verdict.outcome != "pass" and name == "did"
        first = name != told
        yield f"  {name if first else '':<8}{'>' if last else ' ' if first else '|'} {plain(step)}"
        told = name
    for number, step in enumerate(verdict.unreached[:TO_COME]):
        yield _entry("not done" if number == 0 else "", step)
    if len(verdict.unreached) > TO_COME:
        yield _entry("", f"... and {len(verdict.unreached) - TO_COME} more")


def sets_up(step: str) -> bool:
    """Whether this step belongs to the set-up, which goes wrong as a whole."""
    try:
        return isinstance(phrases.read(step), Setup)
    except ValueError:
        return False


def _facts(verdict: Verdict) -> Iterator[str]:
    """What should have been and what was; nothing twice."""
    for name in ("expected", "observed", "asked", "reason"):
        text = getattr(verdict, name)
        said = (name == "asked" and text == verdict.observed) or (name == "reason" and text in IDLE)
        if text and not said:
            yield _entry(name, text)


def _written(stderr: str) -> Iterator[str]:
    """What is kept of what the engine wrote to its standard error, in short."""
    lines = [line.rstrip() for line in stderr.split("\n") if line.strip()]
    half = WRITTEN // 2
    if len(lines) > WRITTEN:
        lines = [*lines[:half], f"... {counting(len(lines) - WRITTEN, 'more line')} ...", *lines[-half:]]
    for number, line in enumerate(lines):
        cut = f"{line[:BREADTH]} ..." if len(line) > BREADTH else line
        yield _entry("stderr" if number == 0 else "", cut)
