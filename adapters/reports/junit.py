"""A report as JUnit XML, the format in which continuous integration reads the results of tests.

There is no standard, only what the readers do: Jenkins' ``junit`` step, GitLab, the actions that annotate on GitHub. One
``testsuite`` stands for one feature file on one engine, since readers show suites as groups. GitLab shows no suite but the
``classname`` in its place, and Jenkins takes what stands before its last dot for a package: so a class is named
``ENGINE.FOLDER.FILE``. What judges the texts of the rules stands where an engine would, with suites of its own. A test is named
by id and scenario, for GitLab drops the second of two with one name. ``file`` and ``line`` are where annotations are put; of the
usual readers only Jenkins' xUnit plugin minds them, for the schema that it checks does not have them. But for these two the
document is as that schema asks: so its root has no total of skipped tests.

The colour is that of the run: whatever is as expected is a passed or a skipped test, with a message that says which, and
everything else is a failure, or an error where the engine broke the contract.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree as ET

from adapters.reports.stories import sentences, story
from adapters.reports.stream import Report
from adapters.reports.telling import result, standard_error, told
from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict

_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

BEGINNING = f'{_DECLARATION}<testsuites name="rulings"'.encode()
"""How every such report begins."""

_RED = {"error": "error"}
"""The element of an outcome that is not as expected; of all others it is a failure."""


def render(report: Report) -> bytes:
    """The report as an XML document."""
    groups: dict[tuple[str, str], list[Verdict]] = {}
    for verdict in report.everything:
        groups.setdefault((verdict.engine, verdict.feature), []).append(verdict)
    known = sentences(report)
    suites = [_suite(engine, feature, verdicts, report, known) for (engine, feature), verdicts in groups.items()]
    root = ET.Element("testsuites", {"name": "rulings"} | _totals(suites))
    root.extend(suites)
    ET.indent(root)
    return (_DECLARATION + ET.tostring(root, encoding="unicode") + "\n").encode()


def _suite(engine: str, feature: str, verdicts: Iterable[Verdict], report: Report, known: Mapping[str, str]) -> ET.Element:
    """The scenarios of one feature file on one engine; ``known`` is what statements say."""
    cases = [_case(verdict, report, known) for verdict in verdicts]
    counts = {name: sum(case.find(element) is not None for case in cases) for name, element in _KINDS.items()}
    attributes = {"name": plain(f"{engine}: {feature}"), "tests": str(len(cases)), **{name: str(counts[name]) for name in _KINDS}}
    attributes |= {"time": _added("time", cases), "file": plain(feature)}
    began = _began(report.header.started)
    if began:
        attributes["timestamp"] = began
    suite = ET.Element("testsuite", attributes)
    properties = ET.SubElement(suite, "properties")
    for name, value in (("engine", engine), ("suite", report.header.suite), ("edition", report.header.edition)):
        ET.SubElement(properties, "property", name=name, value=plain(value))
    suite.extend(cases)
    return suite


_KINDS = {"failures": "failure", "errors": "error", "skipped": "skipped"}
"""The totals of a suite, and the elements that they count."""


def _totals(suites: Sequence[ET.Element]) -> dict[str, str]:
    """The attributes of the root: those of the suites added up."""
    counts = {name: str(sum(int(suite.get(name, "")) for suite in suites)) for name in ("tests", "failures", "errors")}
    return counts | {"time": _added("time", suites)}


def _added(name: str, elements: Iterable[ET.Element]) -> str:
    """The sum of an attribute, as seconds are written."""
    return f"{sum(float(element.get(name, '0')) for element in elements):.3f}"


def _began(started: str) -> str:
    """When the run began as the readers take it: universal time without an offset; empty where the report does not tell."""
    try:
        return datetime.fromisoformat(started).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S")
    except (ValueError, OverflowError):
        return ""


def _case(verdict: Verdict, report: Report, known: Mapping[str, str]) -> ET.Element:
    """One scenario on one engine."""
    feature = verdict.feature.removesuffix(".feature").replace("/", ".")
    attributes = {
        "classname": plain(f"{verdict.engine}.{feature}"),
        "name": plain(f"{verdict.id}: {verdict.scenario}"),
        "time": f"{max(verdict.seconds, 0):.3f}",
        "file": plain(verdict.feature),
    }
    if verdict.line:
        attributes["line"] = str(verdict.line)
    case = ET.Element("testcase", attributes)
    message = "; ".join(told(verdict))
    if not verdict.green:
        found = ET.SubElement(case, _RED.get(verdict.outcome, "failure"), type=result(verdict), message=message)
        found.text = story(report, verdict, known)
    elif verdict.outcome != "pass":
        ET.SubElement(case, "skipped", type=result(verdict), message=message)
    if verdict.stderr:
        ET.SubElement(case, "system-err").text = standard_error(verdict)
    return case
