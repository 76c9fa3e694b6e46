"""``rulings rules trace``."""

from __future__ import annotations

import json

import pytest

from adapters.cli.main import main
from tests.cli.rules.conftest import Texts

CONVOKE = """\
702.51a in the rules of 2026-08-07, followed through 21 editions, 2005-10-01 to 2026-08-07, also where written anew

edition     number    what happened                                 characters    sentences    examples
----------  --------  ------------------------------------------  ------------  -----------  ----------
2005-10-01  502.46a   in the first of the texts                            416            3           1
2007-10-01  502.46a   reworded (punctuation only)                          417            3           1
2009-07-11  702.48a   renumbered and reworded                              417            3           1
2011-06-17  702.49a   renumbered and reworded                              430            3           1
2013-07-13  702.50a   702.49a was written anew as 702.50a                  503            3           1
2014-09-25  702.50a   reworded (punctuation only)                          503            3           1
2017-01-20  702.50a   702.50a was split into 702.50a and 702.50b           364            2
2021-04-22  702.51a   renumbered

A quotation mark lacks its other half in 702.50a of 2013-07-13.
In the text of 2026-08-07 it is 702.51a.
"""


def test_the_life_of_convoke_is_known_without_any_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "trace", "702.51a"]) == 0
    assert capsys.readouterr().out == CONVOKE


def test_by_its_wording_it_begins_where_it_was_written_anew(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "trace", "702.51a", "--by", "wording", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert [stop["edition"] for stop in found["stops"]] == ["2013-07-13", "2014-09-25", "2017-01-20", "2021-04-22"]
    assert found["stops"][0]["kind"] == "rewritten"
    assert (found["stops"][0]["before"], found["stops"][0]["all_before"]) == ([], ["702.49a"])


def test_a_number_of_another_day_leads_to_the_same_life(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "trace", "502.46a", "--edition", "2008-01-01"]) == 0
    out = capsys.readouterr().out

    assert out.startswith("502.46a in the rules of 2007-10-01, followed through 21 editions")
    assert "In the text of 2026-08-07 it is 702.51a and 702.51b.\n" in out


def test_a_rule_that_is_gone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "trace", "502.46b", "--edition", "2005-10-01"]) == 0
    assert capsys.readouterr().out.endswith("\nIt is gone since 2007-10-01.\n")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["702.51z"],
            "there is no rule 702.51z in any of the texts of 2005-10-01 to 2026-08-07; others can be given with --from",
        ),
        (
            ["502.46b"],
            "there is no rule 502.46b in the text of 2026-08-07; there is one in that of 2007-10-01: --edition 2007-10-01",
        ),
        (
            ["702.51a", "--edition", "2008-01-01"],
            "there is no rule 702.51a in the text of 2007-10-01; there is one in that of 2009-07-11: --edition 2009-07-11",
        ),
        (["702.51a", "--edition", "2001-01-01"], "no edition of 2001-01-01 is known; the first one is of 2005-10-01"),
        (["702.51a", "--edition", "today"], "'today' is no day; write it like 2021-04-22"),
        (["convoke"], "'convoke' is no rule's number; write it like 603.3b (rulings rules search finds rules by words)"),
    ],
)
def test_what_is_no_rule_is_said_in_one_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "trace", *arguments]) == 2
    out, err = capsys.readouterr()

    assert out == ""
    assert err == f"rulings: {line}\n"


def test_a_rule_is_traced_through_the_texts_of_a_folder(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    folder = made_up(7).parent
    made_up(9, ("in sand", "in wet sand"))
    (folder / "notes.md").write_text("no text of the rules")

    assert main(["rules", "trace", "702.2a", "--from", str(folder)]) == 0
    out = capsys.readouterr().out

    assert out.startswith(
        "702.2a in the rules of 2031-08-09, followed through 2 editions, 2031-08-07 to 2031-08-09, also where written anew\n"
    )
    assert "2031-08-09  702.2a    reworded" in out
    assert out.endswith(
        "2031-08-07  in the first of the texts\n"
        "    Digging is what a turtle does in sand.\n\n"
        "2031-08-09  reworded\n"
        "    Digging is what a turtle does in {+wet+} sand.\n"
    )


def test_files_can_be_named_one_by_one(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    files = [word for day in (9, 7) for word in ("--from", str(made_up(day)))]

    assert main(["rules", "trace", "702.2a", *files, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["editions"] == ["2031-08-07", "2031-08-09"]
    assert [(stop["edition"], stop["kind"]) for stop in found["stops"]] == [("2031-08-07", "first")]


def test_a_folder_without_texts_is_refused(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    folder = made_up(7).parent
    (folder / "7.txt").unlink()

    assert main(["rules", "trace", "702.2a", "--from", str(folder)]) == 2
    assert "there is no text of the rules in this folder: no file whose name ends in .txt" in capsys.readouterr().err


def test_two_texts_of_one_edition_are_refused(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    first = made_up(7)
    first.with_name("again.txt").write_bytes(first.read_bytes())

    assert main(["rules", "trace", "702.2a", "--from", str(first.parent)]) == 2
    assert capsys.readouterr().err == "rulings: 7.txt and again.txt are both texts of 2031-08-07\n"
