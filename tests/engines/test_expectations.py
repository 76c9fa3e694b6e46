"""Expectation files: what they say, how verdicts compare with them, and how they are rewritten."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.engines import expectations
from adapters.engines.expectations import Expectation, accepted, compared, read, said_of, written
from adapters.suite.bad_input import BadInput
from adapters.suite.verdict import Outcome, Standing, Verdict

WRITABLE = st.characters(codec="utf-8")

KNOWN = Expectation(kind="bug", outcome="fail", observed="battlefield", rule="702.74a", link="https://example.org/1")


def verdict(outcome: Outcome, observed: str = "", reason: str = "") -> Verdict:
    return Verdict(
        id="a",
        feature="f",
        scenario="s",
        engine="paper",
        outcome=outcome,
        statements=(),
        rules=("702.74a", "603.3b"),
        seconds=0,
        observed=observed,
        reason=reason,
    )


@pytest.mark.parametrize(
    ("outcome", "observed", "standing", "green"),
    [
        ("fail", "battlefield", "as expected", True),
        ("fail", "exile", "changed", False),
        ("error", "battlefield", "changed", False),
        ("unsupported", "battlefield", "changed", False),
        ("pass", "", "unexpected pass", False),
        ("not applicable", "", "", True),
    ],
)
def test_a_verdict_is_as_expected_only_when_it_is_the_same_failure(
    outcome: Outcome, observed: str, standing: Standing, green: bool
) -> None:
    out = compared(verdict(outcome, observed), {"a": KNOWN})
    assert (out.standing, out.green) == (standing, green)


@pytest.mark.parametrize(("outcome", "green"), [("pass", True), ("fail", False), ("unsupported", False), ("error", False)])
def test_without_a_word_in_the_file_only_a_pass_is_green(outcome: Outcome, green: bool) -> None:
    assert compared(verdict(outcome), {}).green is green


def test_where_nothing_was_observed_the_reason_is_compared() -> None:
    missing = Expectation(kind="missing", outcome="unsupported", observed="no tokens")
    assert compared(verdict("unsupported", reason="no tokens"), {"a": missing}).standing == "as expected"
    wrong = Expectation(kind="bug", outcome="error", observed="no tokens")
    assert compared(verdict("error", reason="no tokens"), {"a": wrong}).standing == "as expected"
    assert compared(verdict("error", reason="no mana"), {"a": wrong}).standing == "changed"


def test_what_is_expected_to_be_unsupported_may_be_so_for_any_reason_but_nothing_else() -> None:
    missing = Expectation(kind="missing", outcome="unsupported", observed="no tokens")
    assert compared(verdict("unsupported", reason="no mana"), {"a": missing}).standing == "as expected"
    assert compared(verdict("fail", reason="no tokens"), {"a": missing}).standing == "changed"
    assert compared(verdict("error", reason="no tokens"), {"a": missing}).standing == "changed"
    assert compared(verdict("pass"), {"a": missing}).standing == "unexpected pass"


def test_what_is_said_of_one_engine_is_not_said_of_another() -> None:
    said = ("a=a.toml", "b=b.toml", "any.toml", "x=y.toml")
    assert said_of("a", ("a", "b"), said) == ("a=a.toml", "any.toml", "x=y.toml")
    assert said_of("a", ("a",), ("b=b.toml",)) == ("b=b.toml",)


def test_accepting_keeps_what_was_written_by_hand() -> None:
    after = accepted([verdict("fail", "exile")], {"a": KNOWN})
    assert after["a"] == Expectation(kind="bug", outcome="fail", observed="exile", rule="702.74a", link="https://example.org/1")


def test_accepting_a_pass_strikes_the_expectation_out() -> None:
    assert accepted([verdict("pass")], {"a": KNOWN, "b": KNOWN}) == {"b": KNOWN}


def test_accepting_leaves_alone_what_was_not_run() -> None:
    idle = verdict("error", reason="not run: the engine broke down again and again, and was started 20 more times")
    before = {"a": Expectation(kind="bug", outcome="fail", observed="y")}

    assert accepted([idle], {}) == {}
    assert accepted([idle], before) == before


def test_what_is_written_can_be_read_whatever_was_observed(tmp_path: Path) -> None:
    path = tmp_path / "e.toml"
    path.write_text(written("e", accepted([verdict("unsupported")], {})), encoding="utf-8")

    assert read(path)["a"].observed == ""


def test_accepting_something_new() -> None:
    assert accepted([verdict("fail", "exile")], {})["a"] == Expectation(
        kind="bug", outcome="fail", observed="exile", rule="702.74a"
    )
    assert accepted([verdict("unsupported", reason="x")], {})["a"].kind == "missing"


@given(st.text(WRITABLE), st.text(WRITABLE, min_size=1))
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory, observed: str, key: str) -> None:
    path = tmp_path_factory.mktemp("expected") / "paper.toml"
    told = {key: Expectation(kind="won't fix", outcome="error", observed=observed or "-", note="since they say so")}
    path.write_text(written("paper", told), encoding="utf-8", newline="")
    assert read(path) == told


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[a]\nkind = "bug"\n[a', ":3: no TOML: Cannot declare ('a',) twice"),
        ('\n[a]\nkind = "gossip"\noutcome = "fail"\nobserved = "x"', ":2: a: Invalid enum value 'gossip' - at `$.kind`"),
        ('[a]\nkind = "bug"\noutcome = "pass"\nobserved = "x"', ":1: a: Invalid enum value 'pass'"),
        ('[a]\nkind = "bug"\noutcome = "fail"', ":1: a: Object missing required field `observed`"),
        ('[a]\nkind = "bug"\noutcome = "fail"\nobserved = "x"\nlnik = "y"', ":1: a: Object contains unknown field `lnik`"),
        ('\n\n[b]\nkind = "bug"\noutcome = "fail"\nobserved = "x"', ":3: there is no scenario with the id 'b'"),
        ("a = 1", ":1: a: this stands in no table"),
        ('\n[ a ]\nkind = "bug"', ":2: a: Object missing required field"),
        ('[a]\nkind = "bug"\noutcome = "fail"\nobserved = "x"\nrule = "999.1"', ":1: a: there is no rule '999.1'"),
        ('[a]\nkind = "bug"\noutcome = "fail"\nobserved = "x"\nlink = "see above"', ":1: a: 'see above' is no link"),
        ("x = " + "[" * 5000, ": no TOML that anybody wrote: it is nested too deeply"),
    ],
)
def test_what_cannot_be_used_is_said_with_its_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "paper.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read(path, {"a"})
    assert str(caught.value).startswith(str(path))
    assert complaint in str(caught.value)


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "paper.toml"
    path.write_text("[a]", encoding="utf-16")
    with pytest.raises(BadInput, match=":1: the file is not UTF-8"):
        read(path)


@pytest.mark.parametrize("name", ["../paper", "/paper", "a/b"])
def test_no_name_of_an_engine_leads_to_another_folder(name: str) -> None:
    with pytest.raises(BadInput, match="has no expectation file of its own"):
        expectations.path_of(name)


def test_an_engine_without_a_file_is_expected_to_pass_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expectations, "FOLDER", tmp_path)
    assert expectations.load("paper") == {}


@pytest.mark.parametrize("known", [None, (), ("a",)])
def test_a_value_outside_a_table_is_said_to_be_so_whatever_scenarios_there_are(
    tmp_path: Path, known: tuple[str, ...] | None
) -> None:
    path = tmp_path / "x.toml"
    path.write_text("\na = 1\n")
    with pytest.raises(BadInput) as caught:
        read(path, known)
    assert str(caught.value).startswith(f"{path}:2: a: this stands in no table; ")


@pytest.mark.parametrize("said", ["", "paper="])
def test_a_file_without_a_name_is_missing(said: str) -> None:
    with pytest.raises(BadInput, match=r"^--expected .*: the file is missing; say --expected paper=FILE$"):
        expectations.of_engines({"paper": False}, (said,))
