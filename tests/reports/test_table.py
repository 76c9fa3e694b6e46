"""The conformance table counts over the whole suite."""

from __future__ import annotations

from dataclasses import dataclass

from adapters.contract.messages import EDITION, Hello
from adapters.reports.table import conformance, what_was_run
from adapters.reports.tally import percent
from adapters.suite.verdict import Outcome, Standing, Verdict
from tests.reports.made_up import text_verdict


@dataclass(frozen=True)
class Row:
    """What became of one scenario."""

    feature: str
    outcome: Outcome = "pass"
    standing: Standing = ""
    engine: str = "paper"


def verdicts(*rows: Row) -> list[Verdict]:
    return [
        Verdict(
            id=f"s{number}",
            feature=f"{row.feature}.feature",
            scenario="",
            engine=row.engine,
            outcome=row.outcome,
            standing=row.standing,
            statements=(),
            rules=(),
            seconds=0,
        )
        for number, row in enumerate(rows)
    ]


def cells(text: str, row: str) -> list[str]:
    return next(line for line in text.splitlines() if line.split()[:1] == [row]).split()


def test_a_row_for_each_feature_file_and_one_for_all() -> None:
    text = conformance(verdicts(Row("evoke/a"), Row("evoke/b", "fail"), Row("evoke/b")))
    assert cells(text, "evoke/a") == ["evoke/a", "1", "1", "100.0"]
    assert cells(text, "evoke/b") == ["evoke/b", "2", "1", "1", "50.0"]
    assert cells(text, "total") == ["total", "3", "2", "1", "66.6"]


def test_files_in_no_folder_have_one_table() -> None:
    text = conformance(verdicts(Row("a"), Row("b", "fail")))
    assert [line.split()[:2] for line in text.splitlines() if line.startswith(("a ", "b ", "total "))] == [
        ["a", "1"],
        ["b", "1"],
        ["total", "2"],
    ]


def test_of_a_selection_what_was_selected_is_counted_what_is_unsupported_too() -> None:
    ran = verdicts(Row("evoke/a"), Row("evoke/a", "unsupported"))
    text = conformance(ran, {"evoke/a.feature": 3, "evoke/b.feature": 5}, selected=True)

    assert cells(text, "total")[:3] == ["total", "2", "1"]
    assert cells(text, "total")[-1] == "50.0"
    assert "Of the 2 selected, of 8 scenarios." in text.splitlines()
    assert text.endswith("of 2 scenarios")


def test_a_table_of_the_mechanics_follows_where_there_are_several() -> None:
    text = conformance(verdicts(Row("evoke/a"), Row("evoke/b", "fail"), Row("convoke/c")))
    features, mechanics = text.split("\n\n")[:2]
    assert [line.split()[0] for line in features.splitlines()[-3:]] == ["convoke/c", "evoke/a", "evoke/b"]
    assert [line.split()[:3] for line in mechanics.splitlines()[-4:] if "-" not in line] == [
        ["convoke", "1", "1"],
        ["evoke", "2", "1"],
        ["total", "3", "2"],
    ]


def test_no_name_reaches_the_terminal_raw() -> None:
    text = conformance(verdicts(Row("evoke/\x1b[2J", engine="pa\u202eper")))
    assert all(line.isprintable() for line in text.splitlines())


def test_engines_stand_side_by_side() -> None:
    text = conformance(verdicts(Row("a"), Row("a", "error", engine="stone")))
    assert text.splitlines()[0].split() == ["paper", "stone"]
    assert text.splitlines()[1].split() == ["pass", "pass", "error"]
    assert cells(text, "a") == ["a", "1/2", "50.0", "%", "0/2", "0.0", "%", "1"]
    assert "paper: 1 pass " in text
    assert "stone: 0 passes " in text
    assert "1 error (1 not expected), of 2 scenarios" in text


def test_beside_another_an_engine_has_columns_only_for_what_there_is() -> None:
    rows = [Row("a", "fail", "as expected"), Row("a", "unsupported"), Row("a", engine="stone"), Row("b", "fail", engine="stone")]
    text = conformance(verdicts(*rows))
    assert text.splitlines()[1].split() == ["pass", "expected", "unsupported", "pass", "fail"]
    assert cells(text, "b") == ["b", "0/1", "0.0", "%", "0/1", "0.0", "%", "1"]
    assert "1 expected failure, 0 failures (0 changed), 1 unsupported (1 not expected), 0 errors" in text


def test_what_was_run_is_named_with_its_version_and_the_rules() -> None:
    paper = Hello(name="Paper\x07", version="1.2\x1b", language="Python")
    lines = conformance(verdicts(Row("a")), hellos={"paper": paper}).splitlines()
    assert lines[-2] == rf"paper 1.2\x1b; rules of {EDITION}"
    assert lines[-1].startswith("paper: 1 pass ")


def test_an_engine_that_plays_other_rules_than_those_of_the_run_is_named_so() -> None:
    hellos = {
        "old": Hello(name="old", version="1", language="C", edition="2012-06-01"),
        "any": Hello(name="any", version="2", language="C", capabilities=("editions",)),
        "new": Hello(name="new", version="3", language="C"),
    }
    assert what_was_run(hellos) == f"old 1 (plays the rules of 2012-06-01 only), any 2, new 3; rules of {EDITION}"
    old = f"old 1, any 2, new 3 (plays the rules of {EDITION} only); rules of 2012-06-01"
    assert what_was_run(hellos, "2012-06-01") == old


def test_the_share_is_of_the_whole_suite_not_of_what_was_run() -> None:
    text = conformance(verdicts(Row("a")), {"a.feature": 3, "b.feature": 1})
    assert cells(text, "a") == ["a", "3", "1", "33.3"]
    assert not any(line.startswith("b ") for line in text.splitlines())
    assert cells(text, "total") == ["total", "4", "1", "25.0"]
    assert text.endswith("of 4 scenarios, 1 of them run")


def test_the_summary_tells_the_expected_from_the_unexpected() -> None:
    text = conformance(
        verdicts(
            Row("a"),
            Row("a", "pass", "unexpected pass"),
            Row("a", "fail", "as expected"),
            Row("a", "fail", "changed"),
            Row("a", "fail"),
            Row("a", "unsupported", "as expected"),
            Row("a", "unsupported"),
            Row("a", "error", "as expected"),
        )
    )
    assert text.splitlines()[-1] == (
        "paper: 2 passes (1 unexpected), 1 expected failure, 2 failures (1 not expected, 1 changed), "
        "2 unsupported (1 not expected), 1 error, of 8 scenarios"
    )


def test_only_all_is_a_hundred_percent() -> None:
    assert percent(9999, 10000) == "99.9"
    assert percent(3, 3) == "100.0"
    assert percent(0, 0) == ""


def test_what_holds_in_the_texts_stands_below_and_counts_in_no_total() -> None:
    wrong = text_verdict("t-3", outcome="fail", reason="it is otherwise", observed="unlike", line=7)
    told = conformance(verdicts(Row("a", "pass")), texts=[text_verdict("t-1"), text_verdict("t-2"), wrong])
    named = "  t-3 (evolution/t.feature:7): failure: it is otherwise; observed: unlike"
    assert told == conformance(verdicts(Row("a", "pass"))) + f"\nthe texts of the rules: 2 of 3 rulings hold\n{named}"
    assert conformance([], texts=[wrong]) == f"the texts of the rules: 0 of 1 ruling hold\n{named}"


def test_no_verdict_at_all() -> None:
    assert conformance([]) == "No scenario was run."


def test_what_is_not_applicable_has_a_column_where_there_is_any() -> None:
    rows = [Row("a", "not applicable"), Row("b", "error")]
    text = conformance(verdicts(*rows))
    assert text.splitlines()[1].split()[-3:] == ["error", "not", "%"]
    assert text.splitlines()[2].split() == ["failures", "applicable"]
    assert cells(text, "a") == ["a", "1", "1", "0.0"]
    assert "applicable" not in conformance(verdicts(rows[1]))


def test_beside_another_an_engine_has_a_column_for_what_is_not_applicable_to_it() -> None:
    text = conformance(verdicts(Row("a", "not applicable"), Row("a", engine="stone")))
    assert text.splitlines()[1].split() == ["pass", "not", "pass"]
    assert text.splitlines()[2].split() == ["applicable"]
    assert cells(text, "a") == ["a", "0/2", "0.0", "%", "1", "1/2", "50.0", "%"]
