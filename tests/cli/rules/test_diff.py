"""``rulings rules diff``."""

from __future__ import annotations

import json

import click
import pytest

from adapters.cli.main import main
from tests.cli.rules.conftest import Texts

WARD = (
    "702.2. Digging\n\n702.2a Digging",
    "702.2. Basking\n\n702.2a A turtle basks in the sun.\n\n702.3. Digging\n\n702.3a Digging",
)
MOVED = (
    WARD,
    ("702.2b Digging twice", "702.3b Digging twice"),
    ("702.3. Naps for Two!", "702.4. Naps for Two!"),
    ("702.3a Two turtles may", "702.4a Two old turtles may"),
    ("See rule 702.2, “Digging,”", "See rule 702.3, “Digging,”"),
    ("A place with sand.", "A place with much sand."),
    ("Shell (Obsolete)\nA word that texts before this one used.\n\n", ""),
)

TOLD = """\
From the rules of 2031-08-07 (7.txt) to those of 2031-08-08 (8.txt)

                           rules  of which             glossary
-----------------------  -------  -----------------  ----------
unchanged                      7                              1
renumbered                     4
reworded                       1  1 references only           1
renumbered and reworded        1
added                          2
removed                                                       1

renumbered: 702.2 to 702.3 -> 702.3 to 702.4 (4 rules)

reworded (references only): 100.1a
    A slow turtle walks there too. See rule [-702.2-]{+702.3+}, “Digging,” and section 7, “More Things.”

added: 702.2, Basking

added: 702.2a, Basking
    {+A turtle basks in the sun.+}
"""


def test_a_table_and_every_change_with_its_words_marked(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", str(made_up(7)), str(made_up(8, *MOVED))]) == 0
    out = capsys.readouterr().out
    assert out.startswith(TOLD)
    assert "\n    Two {+old+} turtles may nap together.\n" in out
    assert "\n\nreworded in the glossary: Beach\n    A place with {+much+} sand. See rule 100.1.\n" in out
    assert "\n\nremoved in the glossary: Shell (Obsolete)\n    [-A word that texts before this one used.-]\n" in out


TWO_TERMS = (
    ("A place with sand. See rule 100.1.", "A place with sand. See rule 100.2."),
    ("See rule 702.2, “Digging.”", "See rule 702.3, “Digging.”"),
)


def test_terms_that_only_name_other_rules_are_told_together(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [str(made_up(7)), str(made_up(8, *TWO_TERMS))]
    assert main(["rules", "diff", *texts]) == 0
    assert capsys.readouterr().out.endswith("\n\nreworded (references only) in the glossary: 2 terms\n    Beach; Digging\n")


def test_with_all_each_of_them_is_told(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [str(made_up(7)), str(made_up(8, *TWO_TERMS))]
    assert main(["rules", "diff", "--all", *texts]) == 0
    out = capsys.readouterr().out
    assert "reworded (references only) in the glossary: Beach\n    A place with sand. See rule [-100.1-]{+100.2+}.\n" in out
    assert "reworded (references only) in the glossary: Digging\n" in out


LONG = "It swims" + " and swims" * 60 + " away."


def test_what_is_the_same_is_left_out_unless_all_is_asked_for(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    was, now = ("Most turtles swim.", f"Most turtles swim. {LONG}"), ("Most turtles swim.", f"Most turtles swim well. {LONG}")
    texts = [str(made_up(7, was)), str(made_up(8, now))]
    assert main(["rules", "diff", *texts]) == 0
    assert f"\n    Most turtles swim {{+well+}}. It swims{' and swims' * 11} [...]\n" in capsys.readouterr().out
    for asked in (["--all"], ["--rule", "100.2"]):
        assert main(["rules", "diff", *asked, *texts]) == 0
        assert f"\n    Most turtles swim {{+well+}}. {LONG}\n    Example: A turtle" in capsys.readouterr().out


@pytest.mark.parametrize("further", [["--only", "renumbered"], ["--only", "unchanged"]])
def test_what_is_the_same_is_left_out_whatever_kinds_are_asked_for(
    further: list[str], made_up: Texts, capsys: pytest.CaptureFixture[str]
) -> None:
    was, now = ("Most turtles swim.", f"Most turtles swim. {LONG}"), ("Most turtles swim.", f"Most turtles swim well. {LONG}")
    assert main(["rules", "diff", "--only", "reworded", *further, str(made_up(7, was)), str(made_up(8, *MOVED, now))]) == 0
    out = capsys.readouterr().out
    assert f"\n    Most turtles swim {{+well+}}. It swims{' and swims' * 11} [...]\n" in out
    assert f"\n{further[1]}: " in out


def test_on_a_terminal_words_are_marked_by_colours(
    made_up: Texts, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["rules", "diff", "--only", "reworded", str(made_up(7)), str(made_up(8, ("walks along", "crawls along")))]) == 0
    out = capsys.readouterr().out
    assert "A turtle [-walks-]" not in out
    assert f"{click.style('walks', fg='red', strikethrough=True)}{click.style('crawls', fg='green', strikethrough=False)}" in out


def test_all_rules_one_by_one(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "--all", str(made_up(7)), str(made_up(8, *MOVED))]) == 0
    out = capsys.readouterr().out
    assert "renumbered: 702.2 -> 702.3, Digging\nrenumbered: 702.2a -> 702.3a, Digging\n" in out
    assert "\nunchanged: 101.1\n" in out


@pytest.mark.parametrize(
    ("narrowed", "expected"),
    [
        (["--only", "added"], ["added: 702.2, Basking", "added: 702.2a, Basking"]),
        (["--only", "renumbered"], ["renumbered: 702.2 -> 702.3, Digging", "renumbered: 702.2a -> 702.3a, Digging"]),
        (["--rule", "100.1a"], ["reworded (references only): 100.1a"]),
        (["--rule", "100.2"], ["unchanged: 100.2"]),
        (["--rule", "101"], ["unchanged: 101.1", "unchanged: 101.1a"]),
        (["--rule", "101", "--only", "reworded"], []),
    ],
)
def test_it_can_be_narrowed_down(
    made_up: Texts, capsys: pytest.CaptureFixture[str], narrowed: list[str], expected: list[str]
) -> None:
    assert main(["rules", "diff", *narrowed, str(made_up(7)), str(made_up(8, *MOVED))]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if ": " in line and not line.startswith(" ")]
    assert told[:2] == expected


def test_a_text_with_itself(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", str(made_up(7)), str(made_up(7))]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == [
        "             rules  of which      glossary",
        "---------  -------  ----------  ----------",
        "unchanged       13                       3",
    ]


def test_the_wrong_way_round_is_said(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", str(made_up(8, *MOVED)), str(made_up(7))]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "The text that was named first is the later one."


def test_everything_as_json(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "--json", str(made_up(7)), str(made_up(8, *MOVED))]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["old"], found["new"]["edition"]) == ({"name": "7.txt", "edition": "2031-08-07"}, "2031-08-08")
    assert len(found["rules"]) == 15
    reworded = found["rules"][1]
    assert (reworded["kind"], reworded["rewording"], reworded["before"][0]["number"]) == ("reworded", "references only", "100.1a")
    assert {"mark": "gone", "text": " 702.2"} in reworded["words"]
    assert [each["kind"] for each in found["glossary"]] == ["reworded", "unchanged", "removed"]


@pytest.mark.parametrize("number", ["702.9", "7", ""])
def test_a_number_that_neither_text_has(number: str, made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "--rule", number, str(made_up(7)), str(made_up(8))]) == 2
    told = f"rulings: neither of the texts has a rule {number!r}; write it like 702.51a, 702.51 or 702\n"
    assert capsys.readouterr().err == told


def test_a_file_that_is_not_there(made_up: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    missing = made_up(7).with_name("none.txt")
    assert main(["rules", "diff", str(made_up(7)), str(missing)]) == 2
    assert capsys.readouterr().err.startswith(f"rulings: {missing}: ")
