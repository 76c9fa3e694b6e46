"""The table of what engines can do to a run: what each of the cabinet does, and what was seen to become of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict
from tests.engines.cabinet.program import Hostile
from tests.engines.cabinet.running import ROOT, Observed

PAGE = ROOT / "adapters/contract/CABINET.md"
BEGIN = "<!-- the cabinet: as its test writes it -->\n"
END = "<!-- end -->\n"

REWRITE = "python -m tests.engines.cabinet"
"""The command that brings the page up to date."""

WIDTH = 160
"""So many characters of a reason are shown."""


def table(cabinet: Sequence[Hostile], seen: Mapping[str, Observed]) -> str:
    """The table in Markdown."""
    rows = [f"| `{each.name}` | {each.does} | {_became(each, seen[each.name])} |" for each in cabinet]
    return "\n".join(["| engine | what it does | what becomes of it |", "|---|---|---|", *rows]) + "\n"


def _became(hostile: Hostile, seen: Observed) -> str:
    if not hostile.outcomes:
        said = _code(seen.err.removeprefix("rulings: ")) if hostile.settled else ""
        return f"no run, exit status {seen.status}" + (f": {said}" if said else "")
    verdicts = seen.verdicts.get(engine_name(hostile, seen), ())
    outcomes = [verdict.outcome for verdict in verdicts]
    if set(outcomes) == {"pass"}:
        return "passes all"
    reasons = dict.fromkeys(map(_reason, (each for each in verdicts if each.outcome != "pass")))
    said = "; ".join(map(_code, reasons)) if hostile.settled else ""
    told = _told(outcomes) if len(set(outcomes)) > 1 else f"{outcomes[0]} in all"
    return told + (f": {said}" if said else "")


def _told(outcomes: Sequence[str]) -> str:
    """The outcomes one by one, up to the last that is no pass."""
    end = max(place for place, outcome in enumerate(outcomes, 1) if outcome != "pass")
    return ", ".join(outcomes[:end]) + (", then passes" if end < len(outcomes) else "")


def _reason(verdict: Verdict) -> str:
    return f"{verdict.reason}: {verdict.observed}" if verdict.observed else verdict.reason


def _code(words: str) -> str:
    """Words as code within a cell; what varies from machine to machine is left out."""
    shown = plain(words.strip().replace("`", "'"))
    shown = re.sub(r"cmd:\S+ \S+/start\.py (\S+) \S+/record\.json", r"cmd:\1", shown)
    # What follows are the words of the library that reads JSON, which are its own business.
    shown = re.sub(r"(is malformed): (?!the key).*", r"\1", shown)
    shown = shown if len(shown) <= WIDTH else shown[:WIDTH] + " ..."
    return "`" + shown.replace("|", "\\|") + "`"


def engine_name(hostile: Hostile, seen: Observed) -> str:
    """What the verdicts of its run call an engine."""
    return hostile.name if hostile.named else next(iter(seen.verdicts), hostile.name)


def shown(page: Path = PAGE) -> str:
    """The table as the page has it; empty if it has none."""
    _, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    inside, end, _ = rest.partition(END)
    return inside if begin and end else ""


def rewrite(new: str, page: Path = PAGE) -> None:
    """Put a table where the page has one."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{page} has no place for the table, between {BEGIN.strip()} and {END.strip()}")
    page.write_text(before + begin + new + end + after, encoding="utf-8")
