"""The text of a verdict that is not as it should be: the ruling, what was done, what came of it, and how to see it again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from adapters.reports.escaping import plain
from adapters.suite.verdict import Verdict

HEADINGS = {
    "pass": "PASSED, though its expectation file says it fails",
    "fail": "FAILED",
    "unsupported": "UNSUPPORTED",
    "error": "ERROR",
    "not applicable": "NOT APPLICABLE",
}

IDLE = ("it is otherwise", "it was refused")
"""Reasons that say nothing which ``expected`` and ``observed`` do not say."""


def failure(verdict: Verdict, rerun: str) -> str:
    """The whole story of one verdict. ``rerun`` is the command that runs this scenario again."""
    changed = ", and not in the way its expectation file says" if verdict.standing == "changed" else ""
    lines = [f"{HEADINGS[verdict.outcome]}{changed}: {plain(verdict.id)} on {plain(verdict.engine)}"]
    lines.append(f"  ruling    {plain(verdict.scenario)}")
    place = f"{verdict.feature}:{verdict.line}" if verdict.line else verdict.feature
    lines.append(f"  feature   {plain(f'{place} {verdict.title}'.rstrip())}")
    lines.append(f"  rules     {plain(', '.join(verdict.rules))} ({plain(', '.join(verdict.statements))})")
    for number, step in enumerate(verdict.steps):
        last = number == len(verdict.steps) - 1 and verdict.outcome != "pass"
        lines.append(f"  {'did' if number == 0 else '':<8}{'>' if last else ' '} {plain(step)}")
    for name in ("expected", "observed", "asked", "reason"):
        text = getattr(verdict, name)
        said = (name == "asked" and text == verdict.observed) or (name == "reason" and text in IDLE)
        if text and not said:
            lines.append(f"  {name:<9} {plain(text)}")
    lines.append(f"  again     {plain(rerun)}")
    return "\n".join(lines)


def rerun(verdict: Verdict, paths: Sequence[str] = (), cards: str = "") -> str:
    """The command that runs this scenario again on its engine."""
    words = ["rulings", "run", *paths, "--engine", verdict.engine, "--tag", f"id:{verdict.id}"]
    if cards:
        words += ["--cards", cards]
    return shlex.join(words)
