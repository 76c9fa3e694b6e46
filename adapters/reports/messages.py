"""A report as Cucumber Messages, one JSON object a line: what Cucumber's own tools read, its HTML formatter among them.

Those tools show one test of a pickle. So every engine has documents of its own, named ``ENGINE/FEATURE``, which the formatter
lists one after the other, sorted by name; and what judges the texts of the rules has its own.

The status of a step says what the run says. Steps before the one that went wrong PASSED, those after it are SKIPPED. The one
itself FAILED where the engine got it wrong or broke the contract, and is PENDING where the engine does not support it: both make
a run red. What is as expected must not: that step is SKIPPED, with a message that says what was expected. An unexpected pass has
passed every step, so what FAILED is none of them but the hook that stands for the expectation file.

A report knows how long a scenario took but not its steps: all begin and end with the scenario and have no duration of their own.
It does not know the machine either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec
from gherkin.pickles.compiler import Pickle
from gherkin.stream.id_generator import IdGenerator

from adapters.reports import messages_shapes as shapes
from adapters.reports.messages_sources import Document, documents
from adapters.reports.messages_steps import Definitions
from adapters.reports.stream import Report
from adapters.reports.telling import standard_error, told
from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict

BEGINNING = b'{"meta":{"protocolVersion":'
"""How every such report begins."""

LONGEST = 86_400
"""A scenario took at most so many seconds, as far as the times of a report are believed: readers choke on the end of time."""

_NANOS = 1_000_000_000
_NO_TIME = shapes.Timestamp(0, 0)


def render(report: Report) -> bytes:
    """The report as lines of JSON."""
    encoder = msgspec.json.Encoder()
    return b"".join(encoder.encode({name: message}) + b"\n" for name, message in _envelopes(report))


def _envelopes(report: Report) -> Iterator[tuple[str, object]]:
    """Every message with its name, in an order in which each speaks only of what is known by then."""
    ids = IdGenerator()
    yield "meta", _meta(report)
    found = tuple(documents(report.everything, ids))
    for document, verdicts in found:
        yield from _document(document, verdicts)
    definitions = Definitions(ids)
    run = ids.get_next_id()
    surprise = shapes.Hook(ids.get_next_id(), "what the expectation file says", shapes.Reference(""), "AFTER_TEST_CASE")
    cases = {
        (verdict.engine, verdict.id): _case(verdict, document.pickles[verdict.id], definitions, ids, run, surprise.id)
        for document, verdicts in found
        for verdict in verdicts
    }
    for definition in definitions.all:
        yield "stepDefinition", definition
    if any(case.test_steps[-1].hook_id for case in cases.values()):
        yield "hook", surprise
    clock = _Clock(report.header.started)
    yield "testRunStarted", shapes.TestRunStarted(run, clock.now)
    for case in cases.values():
        yield "testCase", case
    for verdict in report.everything:
        yield from _told(verdict, cases[verdict.engine, verdict.id], ids.get_next_id(), clock)
    yield "testRunFinished", shapes.TestRunFinished(all(verdict.green for verdict in report.everything), clock.now, run)


def _meta(report: Report) -> shapes.Meta:
    """What was run: the suite and its edition of the rules, on the engines."""
    header = report.header
    implementation = shapes.Product("rulings", plain(f"{header.suite}, rules of {header.edition}"))
    named = report.hellos.items() or [(hello.name, hello) for hello in header.engines]
    pairs = [(plain(name), plain(hello.version)) for name, hello in named]
    runtime = shapes.Product(*pairs[0]) if len(pairs) == 1 else shapes.Product(", ".join(" ".join(pair) for pair in pairs))
    return shapes.Meta(shapes.PROTOCOL, implementation, runtime, os=shapes.Product(""), cpu=shapes.Product(""))


def _document(document: Document, verdicts: Sequence[Verdict]) -> Iterator[tuple[str, object]]:
    """A feature, and of its scenarios those that were run."""
    yield "source", shapes.Source(document.uri, document.text)
    yield "gherkinDocument", document.tree
    for verdict in verdicts:
        yield "pickle", document.pickles[verdict.id]


def _case(
    verdict: Verdict, pickle: Pickle, definitions: Definitions, ids: IdGenerator, run: str, surprise: str
) -> shapes.TestCase:
    """The test case of a verdict; an unexpected pass has the hook ``surprise`` at its end."""
    steps = [definitions.step(step["id"], step["text"]) for step in pickle["steps"]]
    if verdict.outcome == "pass" and not verdict.green:
        steps.append(shapes.TestStep(ids.get_next_id(), hook_id=surprise))
    return shapes.TestCase(ids.get_next_id(), pickle["id"], tuple(steps), run)


def _told(verdict: Verdict, case: shapes.TestCase, started: str, clock: _Clock) -> Iterator[tuple[str, object]]:
    """What happened in a test case."""
    yield "testCaseStarted", shapes.TestCaseStarted(started, case.id, clock.now)
    results = _results(verdict, len(case.test_steps))
    for step, result in zip(case.test_steps, results, strict=True):
        yield "testStepStarted", shapes.TestStepStarted(started, step.id, clock.now)
        if result.message and verdict.stderr:
            yield "attachment", shapes.Attachment(started, step.id, standard_error(verdict), "standard error of the engine")
        yield "testStepFinished", shapes.TestStepFinished(started, step.id, result, clock.now)
    clock.advance(verdict.seconds)
    yield "testCaseFinished", shapes.TestCaseFinished(started, clock.now)


def _results(verdict: Verdict, count: int) -> list[shapes.TestStepResult]:
    """What became of each of so many steps; the one that is told of has the message."""
    if verdict.outcome == "pass":
        wrong = count if verdict.green else count - 1
    elif verdict.outcome == "not applicable":
        wrong = 0
    else:
        wrong = min(max(len(verdict.steps) - 1, 0), count - 1)
    before = shapes.TestStepResult("PASSED", _NO_TIME)
    after = shapes.TestStepResult("SKIPPED", _NO_TIME)
    status = _status(verdict)
    # Only what failed is shown with its line breaks.
    itself = shapes.TestStepResult(status, _NO_TIME, ("\n" if status == "FAILED" else "; ").join(told(verdict)))
    return [before if at < wrong else itself if at == wrong else after for at in range(count)]


def _status(verdict: Verdict) -> shapes.Status:
    """The status of what went wrong."""
    if verdict.green:
        return "SKIPPED"
    return "PENDING" if verdict.outcome == "unsupported" else "FAILED"


@dataclass
class _Clock:
    """Tells the time of a run whose scenarios come one after the other. It begins when the report says, and with 1970 if that
    is no date.
    """

    started: str
    _nanos: int = field(init=False)

    def __post_init__(self) -> None:
        try:
            began = datetime.fromisoformat(self.started).astimezone(UTC)
        except (ValueError, OverflowError):
            began = datetime.fromtimestamp(0, UTC)
        self._nanos = int(began.timestamp()) * _NANOS

    @property
    def now(self) -> shapes.Timestamp:
        """This moment."""
        return shapes.Timestamp(*divmod(self._nanos, _NANOS))

    def advance(self, seconds: float) -> None:
        """Let this time pass."""
        self._nanos += round(min(max(seconds, 0), LONGEST) * _NANOS)
