"""What changed from one report to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.contract.messages import Hello
from adapters.reports.comparison import compared, told
from adapters.reports.stream import Footer, Report, header
from adapters.suite.verdict import OUTCOMES, Outcome, TextVerdict, Verdict
from tests.reports import made_up
from tests.reports.made_up import text_verdict


def verdict(
    key: str, outcome: Outcome = "pass", observed: str = "", engine: str = "paper", feature: str = "a.feature"
) -> Verdict:
    return Verdict(
        id=key,
        feature=feature,
        scenario=f"Scenario {key}",
        engine=engine,
        outcome=outcome,
        statements=("evoke-01",),
        rules=("702.74a", "603.3b"),
        seconds=0.5,
        observed=observed,
    )


def report(
    verdicts: Sequence[Verdict], version: str = "1", whole: dict[str, int] | None = None, paths: tuple[str, ...] = ()
) -> Report:
    """A report of these verdicts and, unless it is said how much the ``whole`` is, of nothing else."""
    names = tuple(dict.fromkeys(each.engine for each in verdicts))
    features = {each.feature: 0 for each in verdicts}
    for feature in features:
        features[feature] = len({each.id for each in verdicts if each.feature == feature})
    engines = [Hello(name=name, version=version, language="") for name in names]
    head = header(engines, "2026-08-07", features if whole is None else whole, len(verdicts))
    counts = Counter[str](each.outcome for each in verdicts)
    return Report(replace(head, names=names, paths=paths), tuple(verdicts), Footer(counts=dict(counts), seconds=1))


BEFORE = [
    verdict("same"),
    verdict("worse"),
    verdict("better", "fail", "hand"),
    verdict("wrong", "fail", "hand"),
    verdict("worded", "fail", "hand"),
    verdict("gone"),
]
AFTER = [
    verdict("new", "error", "boom"),
    verdict("worded", "fail", "exile"),
    verdict("wrong", "error", "hand"),
    verdict("better"),
    verdict("worse", "fail", "exile"),
    verdict("same"),
]


def test_every_change_is_told_as_what_it_is() -> None:
    (found,) = compared(report(BEFORE), report(AFTER)).differences
    assert {name: [change.verdict.id for change in changes] for name, changes in found.groups.items()} == {
        "no longer passes": ["worse"],
        "gone": ["gone"],
        "newly passes": ["better"],
        "did not and does not pass, but otherwise": ["worded", "wrong"],
        "new": ["new"],
    }
    assert (found.same, found.compared, found.not_run_before, found.not_run_after) == (1, 5, 0, 0)


def test_the_text_says_what_it_was_and_what_it_is() -> None:
    text = told(compared(report(BEFORE), report(AFTER, version="2")))
    assert text.startswith(
        "paper 1 -> 2\n\n"
        "paper: no longer passes (1)\n"
        "  worse\n"
        "    ruling  Scenario worse\n"
        "    rules   702.74a, 603.3b\n"
        "    before  pass\n"
        "    after   fail: exile\n\n"
        "paper: gone (1)\n"
    )
    assert "    before  not there\n    after   error: boom\n" in text
    assert text.endswith(
        "\n\n1 no longer passing, 1 gone, 1 newly passing, 2 otherwise, 1 new; 1 of 5 compared verdicts as before"
    )


def test_of_two_reports_that_say_the_same_only_the_last_line_is_told() -> None:
    text = told(compared(report(BEFORE), report(BEFORE[::-1])))
    assert text == "0 no longer passing, 0 gone, 0 newly passing, 0 otherwise, 0 new; 6 of 6 compared verdicts as before"


@pytest.mark.parametrize(
    ("before", "after", "worse"),
    [
        ([verdict("a")], [verdict("a")], False),
        ([verdict("a")], [verdict("a", "fail")], True),
        ([verdict("a")], [verdict("a", "not applicable")], True),
        ([verdict("a", "fail")], [verdict("a", "error")], False),
        ([verdict("a", "fail")], [verdict("a")], False),
        ([verdict("a"), verdict("b")], [verdict("a")], True),
        ([verdict("a"), verdict("b", "fail")], [verdict("a")], False),
        ([verdict("a")], [verdict("a"), verdict("b", "fail")], False),
        ([verdict("a"), verdict("a", engine="stone")], [verdict("a")], False),
    ],
)
def test_only_what_passed_and_does_not_any_more_is_worse(before: list[Verdict], after: list[Verdict], worse: bool) -> None:
    assert compared(report(before), report(after)).worse is worse


def test_a_scenario_that_was_not_selected_is_not_gone() -> None:
    everything = [verdict("a"), verdict("b"), verdict("c", feature="c.feature")]
    part = report([verdict("a")], whole={"a.feature": 2, "c.feature": 1})
    shrunk = compared(report(everything), part)
    assert (shrunk.worse, shrunk.differences[0].not_run_after, shrunk.differences[0].gone) == (False, 2, ())
    assert "paper: 2 not run for the second report, and not compared" in told(shrunk)
    grown = compared(part, report(everything))
    assert (grown.differences[0].not_run_before, grown.differences[0].new) == (2, ())
    assert "paper: 2 not run for the first report, and not compared" in told(grown)


def test_a_scenario_is_gone_with_its_file_only_if_the_same_files_were_run() -> None:
    everything = report([verdict("a"), verdict("c", feature="c.feature")], paths=("mine",))
    assert compared(everything, report([verdict("a")], paths=("mine",))).worse
    other = compared(everything, report([verdict("a")], paths=("mine/a.feature",)))
    assert (other.worse, other.differences[0].not_run_after) == (False, 1)


def test_a_scenario_that_moved_to_another_file_is_compared() -> None:
    moved = compared(report([verdict("a")]), report([verdict("a", feature="b.feature")]))
    assert (moved.worse, moved.differences[0].same) == (False, 1)


def test_engines_of_one_report_alone_are_told() -> None:
    before = report([verdict("a"), verdict("a", engine="stone")])
    after = report([verdict("a"), verdict("a", engine="scissors")])
    assert told(compared(before, after)).splitlines()[:2] == [
        "stone is only in the first report",
        "scissors is only in the second report",
    ]


def test_each_engine_is_compared_with_itself() -> None:
    before = report([verdict("a"), verdict("a", "fail", engine="stone")])
    after = report([verdict("a", "fail"), verdict("a", engine="stone")])
    paper, stone = compared(before, after).differences
    assert (len(paper.worse), len(paper.better), len(stone.worse), len(stone.better)) == (1, 0, 0, 1)


def test_versions_that_differ_are_told() -> None:
    before, after = report([verdict("a")]), report([verdict("a")], version="")
    later = Report(replace(after.header, suite="9", edition="2027-01-01"), after.verdicts, after.footer)
    assert compared(before, later).versions == (
        f"suite {before.header.suite} -> 9",
        "rules of 2026-08-07 -> 2027-01-01: other rulings hold by these, whatever the engines do",
        "paper 1 -> (no version)",
    )


def test_what_does_not_apply_by_other_rules_is_not_worse_but_was_not_run() -> None:
    before, same = report([verdict("a"), verdict("b")]), report([verdict("a"), verdict("b", "not applicable")])
    other = Report(replace(same.header, edition="2013-07-13"), same.verdicts, same.footer)
    assert compared(before, same).worse
    for found in (compared(before, other), compared(other, before)):
        (difference,) = found.differences
        assert not found.worse
        assert (difference.same, difference.not_run_before + difference.not_run_after) == (1, 1)


def test_what_holds_no_longer_is_not_worse_where_it_is_not_played_by_the_rules_of_its_last_day() -> None:
    before, same = report([verdict("a"), verdict("b")]), report([verdict("a"), verdict("b", "not applicable")])
    after = Report(replace(same.header, options=("--edition", "2026-08-07")), same.verdicts, same.footer)
    found = compared(before, after)
    assert not found.worse
    assert (found.differences[0].same, found.differences[0].not_run_after) == (1, 1)
    assert found.versions == ("rules of 2026-08-07 -> 2026-08-07 alone: other rulings hold by these, whatever the engines do",)


def test_an_engine_that_plays_by_other_rules_is_told_to_do_so() -> None:
    before, same = report([verdict("a"), verdict("b")]), report([verdict("a"), verdict("b", "not applicable")])
    old = Hello(name="paper", version="1", language="", edition="2020-01-01")
    after = Report(replace(same.header, engines=(old,)), same.verdicts, same.footer)
    for found, told_of in (
        (compared(before, after), "2026-08-07 -> 2020-01-01"),
        (compared(after, before), "2020-01-01 -> 2026-08-07"),
    ):
        assert found.versions == (f"paper plays the rules of {told_of}",)
        (difference,) = found.differences
        assert not found.worse
        assert (difference.same, difference.not_run_before + difference.not_run_after) == (1, 1)


def test_other_rules_of_one_engine_excuse_no_other() -> None:
    before = report([verdict("a"), verdict("a", engine="stone")])
    lost = report([verdict("a", "not applicable"), verdict("a", "not applicable", engine="stone")])
    paper, stone = lost.header.engines
    after = Report(replace(lost.header, engines=(paper, replace(stone, edition="2020-01-01"))), lost.verdicts, lost.footer)
    assert {each.engine: len(each.worse) for each in compared(before, after).differences} == {"paper": 1, "stone": 0}


def of_texts(*texts: TextVerdict, whole: dict[str, int] | None = None) -> Report:
    """A report of one engine that passes, and of these texts."""
    made = made_up.report([verdict("a")], texts=texts)
    return made if whole is None else Report(replace(made.header, texts=whole), made.verdicts, made.footer, made.texts)


def test_a_ruling_on_texts_that_holds_no_longer_is_named_and_worse_and_in_no_total_of_an_engine() -> None:
    wrong = text_verdict("t", outcome="fail", observed="unlike")
    found = compared(of_texts(text_verdict("t"), text_verdict("u")), of_texts(wrong, text_verdict("u")))
    assert found.worse
    assert told(found) == (
        "the texts of the rules: no longer passes (1)\n"
        "  t\n"
        "    ruling  Scenario t\n"
        "    rules   702.74a\n"
        "    before  pass\n"
        "    after   fail: unlike\n\n"
        "0 no longer passing, 0 gone, 0 newly passing, 0 otherwise, 0 new; 1 of 1 compared verdicts as before\n"
        "the texts of the rules: 1 no longer passing, 0 gone, 0 newly passing, 0 otherwise, 0 new; "
        "1 of 2 compared verdicts as before"
    )
    assert not compared(of_texts(wrong), of_texts(text_verdict("t"))).worse


def test_texts_that_were_not_selected_are_not_gone() -> None:
    everything = of_texts(text_verdict("t"), text_verdict("u"))
    part = of_texts(text_verdict("t"), whole={"evolution/t.feature": 2})
    assert not compared(everything, part).worse
    assert "the texts of the rules: 1 not run for the second report, and not compared" in told(compared(everything, part))
    assert compared(everything, of_texts(text_verdict("t"))).worse


def test_of_texts_alone_there_is_nothing_to_compare_on_other_engines() -> None:
    stone = made_up.report([verdict("a", engine="stone")], texts=[text_verdict("t")])
    assert compared(of_texts(text_verdict("t")), stone).empty
    assert compared(of_texts(), of_texts()).texts.told is False


def test_reports_without_a_scenario_in_common_compare_nothing() -> None:
    whole = {"a.feature": 2}
    assert compared(report([verdict("a")], whole=whole), report([verdict("b")], whole=whole)).empty
    assert compared(report([verdict("a")]), report([verdict("a", engine="stone")])).empty
    assert not compared(report([verdict("a")]), report([verdict("b")])).empty


def test_what_reports_say_is_escaped() -> None:
    evil = replace(verdict("a\n", "fail", "\x1b[2J", engine="p\x07"), scenario="x\x1by", rules=("\u202e",))
    text = told(compared(report([replace(evil, outcome="pass")], "\x1b"), report([evil], "\r")))
    assert all(line.isprintable() for line in text.split("\n"))
    assert r"after   fail: \x1b[2J" in text


KEYS = st.sampled_from("abcdef")
VERDICTS = st.builds(
    verdict, KEYS, st.sampled_from(OUTCOMES), st.sampled_from(["", "hand", "exile"]), st.sampled_from(["paper", "stone"])
)
LISTS = st.lists(VERDICTS, max_size=8, unique_by=lambda one: (one.engine, one.id))


@given(LISTS, LISTS)
def test_every_verdict_is_told_of_once_and_in_the_same_order(before: list[Verdict], after: list[Verdict]) -> None:
    found = compared(report(before), report(after))
    for difference in found.differences:
        first = [one for one in before if one.engine == difference.engine]
        second = [one for one in after if one.engine == difference.engine]
        assert difference.compared + len(difference.gone) + difference.not_run_after == len(first)
        assert difference.compared + len(difference.new) + difference.not_run_before == len(second)
    again = compared(report(_shuffled(before)), report(_shuffled(after)))
    assert told(again) == told(found)


def _shuffled(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The verdicts in another order, but with the engines as they were."""
    engines = list(dict.fromkeys(each.engine for each in verdicts))
    return [each for engine in engines for each in reversed(verdicts) if each.engine == engine]
