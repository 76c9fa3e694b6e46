"""What became of a scenario, in a few short lines: for formats in which every result has one message."""

from __future__ import annotations

from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict

_WORDS = {"fail": "failure", "error": "error", "unsupported": "unsupported", "not applicable": "not applicable"}
_EXPECTED = {"fail": "expected failure", "error": "expected error", "unsupported": "unsupported, as expected"}


def result(verdict: Verdict) -> str:
    """The outcome, and how it stands to the expectation file: ``expected failure``, ``changed failure``, ``unexpected pass``."""
    if verdict.standing == "as expected":
        return _EXPECTED.get(verdict.outcome, f"{verdict.outcome}, as expected")
    if verdict.outcome == "pass":
        return "unexpected pass" if verdict.standing else "pass"
    return f"changed {_WORDS[verdict.outcome]}" if verdict.standing == "changed" else _WORDS[verdict.outcome]


def told(verdict: Verdict) -> tuple[str, ...]:
    """The result with its reason, and the facts, a line each; every line is escaped."""
    reason = verdict.reason
    if verdict.outcome == "pass" and verdict.standing:
        reason = "the expectation file of the engine says that it does not pass"
    lines = [f"{result(verdict)}: {reason}" if reason else result(verdict)]
    lines += [f"{name}: {text}" for name in ("expected", "observed", "asked") if (text := getattr(verdict, name))]
    return tuple(map(plain, lines))


def standard_error(verdict: Verdict) -> str:
    """What the engine wrote to its standard error meanwhile: its lines, each escaped."""
    return "\n".join(map(plain, verdict.stderr.split("\n")))
