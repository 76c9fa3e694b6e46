"""What a smoke test says of an adapter: a line for each part of the contract, and where to look first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import fill

from adapters.contract.messages import Hello
from adapters.reports.wire_faults import hint
from adapters.suite.escaping import plain
from adapters.suite.reading.statements import Statement
from adapters.suite.verdict import Verdict

WIDTH = 120
"""So many characters a line has."""
SHOWN = 40
"""So many of what went wrong are told in the list; the whole story has the rest."""

WORDS = {"pass": "ok"}
"""What stands for an outcome in the list, where it is not called by its own word."""


def checklist(verdicts: Sequence[Verdict], statements: Mapping[str, Statement]) -> str:
    """A line for each scenario: its id, the part of the contract that it tries, and what came of it. ``statements`` are those
    that the scenarios cite, by their ids.
    """
    cells = [(plain(verdict.id), _part(verdict, statements), _outcome(verdict)) for verdict in verdicts]
    first, second = (max((len(row[place]) for row in cells), default=0) for place in (0, 1))
    return "\n".join(f"  {identity:<{first}}  {part:<{second}}  {outcome}" for identity, part, outcome in cells)


def first_wrong(verdicts: Sequence[Verdict]) -> Verdict | None:
    """Where to look first: the first scenario that went wrong, or else the first that is unsupported; ``None`` where all have
    passed.
    """
    left = [verdict for verdict in verdicts if verdict.outcome != "pass"]
    return next((verdict for verdict in left if verdict.outcome != "unsupported"), left[0] if left else None)


def conclusion(
    verdicts: Sequence[Verdict], statements: Mapping[str, Statement], hello: Hello, onward: str, *, name: str = ""
) -> str:
    """What follows from the list. ``hello`` is what the engine says of itself, ``onward`` the command to go on with once the
    adapter works; ``name`` is what the engine is called here, where that is something else.
    """
    who = plain(" ".join(filter(None, (name or hello.name, hello.version))))
    first = first_wrong(verdicts)
    count = sum(verdict.outcome == "pass" for verdict in verdicts)
    if first is None:
        return _filled(f"The adapter of {who} works: {count} of {len(verdicts)}. Go on with: {plain(onward)}")
    silent = sum(verdict.outcome == "unsupported" for verdict in verdicts)
    wrong = len(verdicts) - count - silent
    told = [f"{count} ok", *([f"{wrong} wrong"] if wrong else []), *([f"{silent} unsupported"] if silent else [])]
    head = f"{who}: {', '.join(told)}, of {len(verdicts)}. "
    if wrong:
        head += f"Look first at {plain(first.id)}: {_part(first, statements)}"
        head += " The others may be wrong for the same reason." if wrong > 1 else ""
    else:
        head += "All that is supported is right. " if count else ""
        head += f"To go on, begin with {plain(first.id)}: {plain(first.reason)}"
    return "\n".join([_filled(head), *(_filled(note, "  ") for note in _notes(first, statements))])


def _notes(verdict: Verdict, statements: Mapping[str, Statement]) -> list[str]:
    """What is to be known: of the wire, if that broke, and else of the part of the contract that the scenario tries."""
    if verdict.outcome == "error" and (said := hint(verdict.reason)):
        return [said]
    notes = (plain(" ".join(statements[each].note.split())) for each in verdict.statements if each in statements)
    return [note for note in notes if note]


def _part(verdict: Verdict, statements: Mapping[str, Statement]) -> str:
    """The part of the contract that a scenario tries, in words."""
    known = [plain(statements[each].statement) for each in verdict.statements if each in statements]
    return " ".join(known) or plain(verdict.scenario)


def _outcome(verdict: Verdict) -> str:
    if verdict.outcome == "pass":
        return WORDS["pass"]
    said = plain(verdict.observed or verdict.reason)
    said = f"{said[:SHOWN].rstrip()} ..." if len(said) > SHOWN else said
    return f"{WORDS.get(verdict.outcome, verdict.outcome)}: {said}"


def _filled(text: str, indent: str = "") -> str:
    return fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
