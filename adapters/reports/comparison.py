"""Two reports side by side: what became otherwise from the first to the second, for each engine that is in both.

Engines are matched by name and scenarios by id. A scenario without a verdict in one of the reports is gone, or new, only if that
report is of all there was: of every scenario of its feature, or, where the report does not know the feature, of the same files as
the other. Else it was not run, by some selection, and nothing is known of it. Where an engine was asked to play by other rules
for one report than for the other, or says that it plays by others, what does not apply by those of one was not run for it.

Apart from all engines stands what became of the rulings on the texts of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from adapters.contract.messages import EDITION
from adapters.reports import about_texts
from adapters.reports.stream import Header, Report
from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict


@dataclass(frozen=True)
class Change:
    """A scenario of which one engine's verdicts differ; ``None``: there was or is none."""

    before: Verdict | None
    after: Verdict | None

    @property
    def verdict(self) -> Verdict:
        """The one that tells what the scenario is: the later, where there is one."""
        verdict = self.after or self.before
        if verdict is None:
            raise ValueError("a change has a verdict before it or after it")
        return verdict


@dataclass(frozen=True)
class Difference:
    """What became otherwise on one engine.

    ``same`` counts the verdicts without a change worth telling; ``not_run_before`` and ``not_run_after`` those of scenarios that
    the other report was not asked for.
    """

    engine: str
    worse: tuple[Change, ...] = ()
    better: tuple[Change, ...] = ()
    other: tuple[Change, ...] = ()
    gone: tuple[Change, ...] = ()
    new: tuple[Change, ...] = ()
    same: int = 0
    not_run_before: int = 0
    not_run_after: int = 0

    @property
    def groups(self) -> Mapping[str, tuple[Change, ...]]:
        """The changes under what they are, the worst first."""
        return {
            "no longer passes": self.worse,
            "gone": self.gone,
            "newly passes": self.better,
            "did not and does not pass, but otherwise": self.other,
            "new": self.new,
        }

    @property
    def compared(self) -> int:
        """How many scenarios have a verdict in both reports."""
        return self.same + len(self.worse) + len(self.better) + len(self.other)

    @property
    def told(self) -> bool:
        """Whether there is any scenario here of which both reports could tell."""
        return bool(self.compared or self.gone or self.new)


@dataclass(frozen=True)
class Comparison:
    """What became otherwise. ``versions`` are those that differ, in words; ``only_before`` and ``only_after`` the engines that
    are in one report alone; ``texts`` is of the rulings on the texts of the rules.
    """

    versions: tuple[str, ...]
    only_before: tuple[str, ...]
    only_after: tuple[str, ...]
    differences: tuple[Difference, ...]
    texts: Difference

    @property
    def everything(self) -> tuple[Difference, ...]:
        """On all engines, and then in the texts."""
        return (*self.differences, self.texts)

    @property
    def worse(self) -> bool:
        """Whether something that passed does not pass any more, or is gone."""
        return any(
            change.before is not None and change.before.outcome == "pass"
            for difference in self.everything
            for change in (*difference.worse, *difference.gone)
        )

    @property
    def empty(self) -> bool:
        """Whether there was nothing to compare: no engine, or no scenario, of which both reports could tell."""
        return not self.differences or not any(difference.told for difference in self.everything)


def compared(before: Report, after: Report) -> Comparison:
    """What became otherwise from one report to the other, in an order that depends on nothing but the two."""
    first, second = _by_engine(before), _by_engine(after)
    return Comparison(
        versions=tuple(_versions(before, after)),
        only_before=tuple(engine for engine in first if engine not in second),
        only_after=tuple(engine for engine in second if engine not in first),
        differences=tuple(_difference(first[engine], second[engine], engine) for engine in first if engine in second),
        texts=_difference(_of_texts(before), _of_texts(after), about_texts.NAME),
    )


@dataclass(frozen=True)
class _Side:
    """Of one report the verdicts on one engine, or on the texts, by id; with the number of scenarios of every feature file.
    ``rules`` are those by which an engine was asked to play, and the day by whose rules it says that it plays.
    """

    report: Report
    verdicts: Mapping[str, Verdict]
    whole: Mapping[str, int]
    rules: tuple[str, ...] = ()

    def beside(self, other: _Side) -> _Side:
        """This one as it can be compared: beside one of other rules, what is not applicable by its own was not run."""
        if self.rules == other.rules:
            return self
        return replace(self, verdicts={key: each for key, each in self.verdicts.items() if each.outcome != "not applicable"})


def _by_engine(report: Report) -> dict[str, _Side]:
    """What there is on each engine; one that the header names is there without any verdict, too."""
    found: dict[str, dict[str, Verdict]] = {name: {} for name in report.header.names}
    for verdict in report.verdicts:
        found.setdefault(verdict.engine, {})[verdict.id] = verdict
    head, own = report.header, {name: hello.edition for name, hello in report.hellos.items()}
    return {
        engine: _Side(report, verdicts, head.features, (_asked(head), own.get(engine) or EDITION))
        for engine, verdicts in found.items()
    }


def _asked(head: Header) -> str:
    """By which rules engines were asked to play. Only with ``--edition`` are these the rules of one day alone: without it, what
    holds no longer is played by those of its last day.
    """
    return f"{head.edition} alone" if "--edition" in head.options else head.edition


def _of_texts(report: Report) -> _Side:
    return _Side(report, {verdict.id: verdict for verdict in report.texts}, report.header.texts)


def _versions(before: Report, after: Report) -> Iterator[str]:
    """What the reports are of, where it is not the same."""
    first, second = before.header, after.header
    if first.suite != second.suite:
        yield f"suite {first.suite} -> {second.suite}"
    if _asked(first) != _asked(second):
        yield f"rules of {_asked(first)} -> {_asked(second)}: other rulings hold by these, whatever the engines do"
    hellos = after.hellos
    for name, old, new in ((name, old, hellos[name]) for name, old in before.hellos.items() if name in hellos):
        if old.version != new.version:
            yield f"{name} {old.version or '(no version)'} -> {new.version or '(no version)'}"
        if (old.edition or EDITION) != (new.edition or EDITION):
            yield f"{name} plays the rules of {old.edition or EDITION} -> {new.edition or EDITION}"


def _difference(before: _Side, after: _Side, engine: str) -> Difference:
    """What became otherwise on one engine, or in the texts."""
    before, after = before.beside(after), after.beside(before)
    first, second = before.verdicts, after.verdicts
    kinds: dict[str, list[Change]] = {"worse": [], "better": [], "other": [], "same": []}
    for key, old in first.items():
        if key in second:
            kinds[_kind(old, second[key])].append(Change(old, second[key]))
    gone, not_run_after = _missing((old for key, old in first.items() if key not in second), after, before)
    new, not_run_before = _missing((late for key, late in second.items() if key not in first), before, after)
    return Difference(
        engine,
        worse=_sorted(kinds["worse"]),
        better=_sorted(kinds["better"]),
        other=_sorted(kinds["other"]),
        gone=_sorted(Change(verdict, None) for verdict in gone),
        new=_sorted(Change(None, verdict) for verdict in new),
        same=len(kinds["same"]),
        not_run_before=not_run_before,
        not_run_after=not_run_after,
    )


def _kind(old: Verdict, new: Verdict) -> str:
    """What a change is, if it is one."""
    if "pass" in (old.outcome, new.outcome):
        return "same" if old.outcome == new.outcome else "worse" if old.outcome == "pass" else "better"
    return "same" if (old.outcome, old.fact) == (new.outcome, new.fact) else "other"


def _missing(verdicts: Iterable[Verdict], side: _Side, other: _Side) -> tuple[list[Verdict], int]:
    """Which of these verdicts of the ``other`` side are of scenarios that this one would have if they existed then, and how many
    it was just not asked for.
    """
    run = Counter(verdict.feature for verdict in side.verdicts.values())
    whole = side.whole
    same_files = side.report.header.paths == other.report.header.paths
    absent, not_run = [], 0
    for verdict in verdicts:
        complete = run[verdict.feature] >= whole[verdict.feature] if verdict.feature in whole else same_files
        if complete:
            absent.append(verdict)
        else:
            not_run += 1
    return absent, not_run


def _sorted(changes: Iterable[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (change.verdict.feature, change.verdict.id)))


def told(comparison: Comparison) -> str:
    """The comparison in words; its last line sums it up."""
    head = [plain(line) for line in comparison.versions]
    head += [f"{plain(name)} is only in the first report" for name in comparison.only_before]
    head += [f"{plain(name)} is only in the second report" for name in comparison.only_after]
    blocks = ["\n".join(head)] if head else []
    for difference in comparison.everything:
        for name, changes in difference.groups.items():
            if changes:
                heading = f"{plain(difference.engine)}: {name} ({len(changes)})"
                blocks.append("\n".join([heading, *(line for change in changes for line in _change(change))]))
        blocks += _not_run(difference)
    summaries = [_summary(comparison.differences)] if comparison.differences else []
    if comparison.texts.told:
        summaries.append(f"{about_texts.NAME}: {_summary([comparison.texts])}")
    return "\n\n".join([*blocks, "\n".join(summaries)])


def _change(change: Change) -> Iterator[str]:
    """One scenario: what it is, and what it was and is."""
    verdict = change.verdict
    yield f"  {plain(verdict.id)}"
    yield f"    ruling  {plain(verdict.scenario)}"
    yield f"    rules   {plain(', '.join(verdict.rules))}"
    yield f"    before  {_outcome(change.before)}"
    yield f"    after   {_outcome(change.after)}"


def _outcome(verdict: Verdict | None) -> str:
    if verdict is None:
        return "not there"
    return plain(f"{verdict.outcome}: {verdict.fact}" if verdict.fact else verdict.outcome)


def _not_run(difference: Difference) -> Iterator[str]:
    """How many scenarios one of the reports was not asked for, where there are any."""
    for number, which in ((difference.not_run_after, "second"), (difference.not_run_before, "first")):
        if number:
            yield f"{plain(difference.engine)}: {number} not run for the {which} report, and not compared"


def _summary(differences: Sequence[Difference]) -> str:
    """All engines in one line."""

    def total(name: str) -> int:
        return sum(len(getattr(difference, name)) for difference in differences)

    whole = sum(difference.compared for difference in differences)
    same = sum(difference.same for difference in differences)
    parts = [
        f"{total('worse')} no longer passing",
        f"{total('gone')} gone",
        f"{total('better')} newly passing",
        f"{total('other')} otherwise",
        f"{total('new')} new",
    ]
    return f"{', '.join(parts)}; {same} of {whole} compared verdicts as before"
