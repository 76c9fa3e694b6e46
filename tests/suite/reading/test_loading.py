from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters.contract.messages import CardRecord
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.loading import load, load_all, suite_root
from adapters.suite.reading.trackers import TRACKERS
from adapters.suite.scenario import HasLife, IsIn
from adapters.suite.writing.exporting import export, exported

WELL = """\
@evoke-12 @cr:603.3b @cr:702.74a
Feature: A title
  What is ruled,
  on two lines.

  And a second paragraph.

  Background:
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island

  @id:one @report:mage-1 @derived @since:2013-07-13 @cr:603.3b
  Scenario: The first
    Why it is so.
    When Alice casts Mulldrifter for its evoke cost
    Then Alice is at 20 life

  @id:two @evoke-13
  Scenario Outline: <player> has a zone
    Then Mulldrifter is in <player>'s <zone>

    Examples:
      | player | zone |
      | Alice  | hand |
      | Bob    | graveyard |
"""


CATALOGUE = """\
[sources.mine]
title = "My own"
address = "https://example.org"

[[statements]]
id = "mine-01"
source = "mine"
statement = "It is so."
rules = ["603.3b"]
status = "settled"
"""


@pytest.fixture
def feature(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        path = tmp_path / "x.feature"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_feature_file_is_read_with_its_background_tags_and_lines(feature: Callable[[str], Path]) -> None:
    first, *_ = load_all([feature(WELL)])
    scenario = first.scenario

    assert (scenario.id, scenario.name, scenario.feature, scenario.title) == ("one", "The first", "x.feature", "A title")
    assert scenario.ruling == "What is ruled, on two lines.\nAnd a second paragraph."
    assert scenario.reasoning == "Why it is so."
    assert (scenario.statements, scenario.rules, scenario.reports) == (("evoke-12",), ("603.3b", "702.74a"), ("mage-1",))
    assert (scenario.derived, scenario.since, scenario.until) == (True, "2013-07-13", "")
    assert (len(scenario.setup), scenario.script[1]) == (2, HasLife(player="Alice", life=20))
    assert (first.line, first.lines) == (13, (9, 10, 15, 16))


def test_the_rows_of_an_outline_are_scenarios_with_numbered_ids(feature: Callable[[str], Path]) -> None:
    _, first, second = load([feature(WELL)])

    assert (first.id, first.name) == ("two-1", "Alice has a zone")
    assert (second.id, second.name) == ("two-2", "Bob has a zone")
    assert second.script == (IsIn(object="Mulldrifter", zone="graveyard", player="Bob"),)
    assert second.statements == ("evoke-12", "evoke-13")


def test_rows_that_the_name_does_not_tell_apart_are_numbered(feature: Callable[[str], Path]) -> None:
    names = [scenario.name for scenario in load([feature(WELL.replace("<player> has a zone", "A zone"))])]

    assert names == ["The first", "A zone (1)", "A zone (2)"]


def test_a_folder_is_read_whole_and_features_are_named_from_there(tmp_path: Path) -> None:
    (tmp_path / "evoke").mkdir()
    (tmp_path / ".hidden").mkdir()
    (tmp_path / "evoke" / "b.feature").write_text(WELL)
    (tmp_path / ".hidden" / "c.feature").write_text("no Gherkin")
    (tmp_path / "notes.json").write_text("no scenarios")

    assert {scenario.feature for scenario in load([tmp_path])} == {"evoke/b.feature"}


def test_a_part_of_the_suite_is_named_as_in_the_whole() -> None:
    whole = load()
    part = [scenario for scenario in whole if scenario.feature == whole[0].feature]

    assert list(load([suite_root() / whole[0].feature])) == part
    assert list(load([suite_root() / "evoke"])) == [scenario for scenario in whole if scenario.feature.startswith("evoke/")]


def test_a_file_given_twice_is_read_once(feature: Callable[[str], Path]) -> None:
    path = feature(WELL)

    assert len(load([path, path])) == 3


def test_a_catalogue_beside_the_features_adds_to_the_statements_of_the_suite(feature: Callable[[str], Path]) -> None:
    path = feature(WELL)
    (path.parent / "statements.toml").write_text(CATALOGUE)

    assert len(load([path])) == 3
    assert len(load([feature(WELL.replace("evoke-12", "mine-01"))])) == 3
    with pytest.raises(BadInput, match=r"unknown statement 'mine-02'; neither the suite nor a statements\.toml beside"):
        load([feature(WELL.replace("evoke-12", "mine-02"))])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"mine-01"', '"evoke-12"', "the suite has a statement evoke-12, which says something else"),
        ('"mine-01"', '"Mine 1"', "'Mine 1' is no statement's id; write it like evoke-12"),
        ('rules = ["603.3b"]\n', "", "mine-01 rests on no rule"),
        ('["603.3b"]', "[]", "mine-01 rests on no rule"),
    ],
)
def test_a_catalogue_with_a_faulty_statement_is_refused_with_its_line(
    feature: Callable[[str], Path], old: str, new: str, told: str
) -> None:
    path = feature(WELL)
    (path.parent / "statements.toml").write_text(CATALOGUE.replace(old, new))

    with pytest.raises(BadInput, match=told) as caught:
        load([path])

    assert (caught.value.path, caught.value.line) == (path.parent / "statements.toml", 5)


def test_a_copy_of_the_suite_says_the_same_with_the_same_ids(tmp_path: Path) -> None:
    shutil.copytree(suite_root(), tmp_path / "copy")
    (tmp_path / "alone.feature").write_bytes((suite_root() / "convoke" / "becoming_tapped.feature").read_bytes())

    assert {each.id for each in load([tmp_path / "copy"])} == {each.id for each in load()}
    assert load([tmp_path / "alone.feature"])


@pytest.mark.parametrize("a_row", [False, True])
def test_another_scenario_with_an_id_of_the_suite_is_refused(feature: Callable[[str], Path], a_row: bool) -> None:
    theirs = next(scenario for scenario in load() if bool(re.search(r"-\d+$", scenario.id)) is a_row)
    path = feature(WELL.replace("@id:one", f"@id:{theirs.id}"))

    with pytest.raises(BadInput, match=f"'{theirs.id}' is that of a scenario of the suite, in {theirs.feature}") as caught:
        load([path])

    assert caught.value.line == WELL.splitlines().index(next(line for line in WELL.splitlines() if "@id:one" in line)) + 1


@pytest.mark.parametrize(
    ("report", "told"),
    [("mine-1", "unknown tracker 'mine'"), ("mage", "'mage' is no report"), ("mage-x", "'mage-x' is no report")],
)
def test_a_report_that_no_tracker_has_is_refused_with_its_line(feature: Callable[[str], Path], report: str, told: str) -> None:
    path = feature(WELL.replace("@report:mage-1", f"@report:{report}"))
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "@report:" in text)

    with pytest.raises(BadInput, match=told) as caught:
        load([path])

    assert caught.value.line == line


def test_the_trackers_are_those_that_the_contributing_notes_list() -> None:
    listed = re.findall(r"`@report:(.+?)-` \| (\S+)", (Path(__file__).parents[3] / "CONTRIBUTING.md").read_text())

    assert dict(listed) == TRACKERS


def test_a_card_of_which_a_record_is_given_is_known(feature: Callable[[str], Path]) -> None:
    path = feature(WELL.replace("Mulldrifter", "Homemade Elemental"))

    with pytest.raises(BadInput, match="unknown card"):
        load([path])
    assert load([path], [CardRecord(name="Homemade Elemental")])


def test_a_scenario_holds_where_all_its_tags_of_editions_hold(tmp_path: Path) -> None:
    path = tmp_path / "well.feature"
    text = WELL.replace("@evoke-12", "@since:2010-01-01 @until:2020-01-01 @evoke-12", 1)
    text = text.replace("@since:2013-07-13", "@since:2009-01-01 @until:2019-01-01").replace(
        "@id:two", "@id:two @since:2013-07-13"
    )
    table = "\n    @since:2014-01-01\n    Examples:\n      | player | zone |\n      | Carol | hand |\n"
    path.write_text(text + table)
    assert {each.scenario.id: (each.scenario.since, each.scenario.until) for each in load_all([path])} == {
        "one": ("2010-01-01", "2019-01-01"),
        "two-1": ("2013-07-13", "2020-01-01"),
        "two-2": ("2013-07-13", "2020-01-01"),
        "two-3": ("2014-01-01", "2020-01-01"),
    }


# ---- bad input: one line each, with file and line

BAD = [
    ("an unknown step", ("Alice is at 20 life", "Alice is at twenty life"), 16, "no phrase reads"),
    ("an unknown card", ("has Mulldrifter in", "has Muldrifter in"), 9, "unknown card 'Muldrifter'; did you mean Mulldrifter"),
    ("an unknown tag", ("@derived", "@color:blue"), 12, "unknown tag @color:blue"),
    ("a tag without a value", ("@report:mage-1", "@report:"), 12, "says nothing after its colon"),
    ("a second id", ("@derived", "@id:three"), 12, "a second tag @id:"),
    ("an unknown statement", ("@evoke-12", "@evoke-99"), 1, "unknown statement 'evoke-99'"),
    ("a malformed statement", ("@evoke-12", "@evoke"), 1, "'evoke' is no statement's id"),
    ("a rule without its word", ("@evoke-12", "@evoke-12 @601.2h"), 1, "write @cr:601.2h for a rule"),
    ("a malformed rule number", ("@cr:603.3b", "@cr:603-3b"), 1, "'603-3b' is no rule's number"),
    ("a rule that is not there", ("@cr:702.74a", "@cr:702.74z"), 1, "there is no rule 702.74z"),
    ("a rule of one scenario that is not there", ("@derived", "@cr:702.74z"), 12, "there is no rule 702.74z"),
    ("no id", ("@id:one", ""), 13, "the scenario has no id; add a tag such as @id:"),
    ("a malformed id", ("@id:one", "@id:One"), 13, "the id 'One'"),
    ("no rule", ("@cr:603.3b @cr:702.74a", ""), 19, "no rule; add a tag"),
    ("no statement", ("@evoke-12 ", ""), 13, "no statement; add a tag"),
    ("a malformed date", ("@since:2013-07-13", "@since:2013"), 12, "'2013' is no date"),
    ("an id used twice", ("@id:two", "@id:one-1 @id:one"), 18, "a second tag @id:"),
    ("a name used twice", ("Scenario Outline: <player> has a zone", "Scenario Outline: The first"), 19, "used twice"),
    ("a reference to nothing", ("casts Mulldrifter", "casts Shriekmaw"), 15, "no set-up line puts 'Shriekmaw' anywhere"),
    ("a reference to several", ("casts Mulldrifter", "casts Island"), 15, "say Island 1 or Island 3"),
    ("a label used twice", ("3 Island", "3 Island; Mulldrifter"), 10, "two cards are called Mulldrifter"),
    ("a label of another kind", ("3 Island", '3 Island; Island "the copy of X"'), 10, "cannot be a card's label"),
    (
        "a set-up line after what is done",
        ("Then Alice is at 20 life", "Given Bob controls Island"),
        16,
        "a set-up line stands after 'Alice casts Mulldrifter for its evoke cost', which is the first action",
    ),
    (
        "a set-up line after what is expected",
        ("3 Island", "3 Island\n    And Alice is at 20 life\n    And Bob controls Island"),
        12,
        "a set-up line stands after 'Alice is at 20 life', which says what is expected and sets nothing up",
    ),
    ("a permanent that is none", ("3 Island", "3 Island\n    And Mulldrifter starts tapped"), 11, "is no permanent"),
    ("what is settled twice", ("3 Island", "3 Island\n    And it is Bob's upkeep\n    And it is Bob's upkeep"), 12, "settled"),
    ("mana that is none", ("Alice is at 20 life", "Alice has {2} left"), 16, "2 is no mana"),
    ("a table", ("Then Alice is at 20 life", "Then Alice is at 20 life\n      | a |"), 16, "no table"),
    ("quoted text", ("is at 20 life", 'is at 20 life\n      """\n      a\n      """'), 16, "no quoted text"),
    ("tagged examples", ("    Examples:", "    @evoke-12\n    Examples:"), 22, "@evoke-12: only @since: and @until: may"),
    ("a rule block", ("  @id:two", "  Rule: R\n\n  @id:two"), 18, "Rule: blocks have no meaning"),
    ("another language", ("@evoke-12 @cr:603.3b @cr:702.74a\n", "\n # language: de\n@evoke-12\n"), 2, "in English, not in de"),
    ("examples without rows", ("      | Alice  | hand |\n      | Bob    | graveyard |\n", ""), 22, "these examples have no rows"),
    ("examples without a header", (WELL[WELL.index("      | player | zone"):], ""), 22, "these examples have no rows"),
    ("more without rows", ("      | Bob    | graveyard |\n", "\n    Examples:\n      | player | zone |\n"), 26, "have no rows"),
    ("an outline without examples", (WELL[WELL.index("\n    Examples:"):], "\n"), 19, "the outline has no examples"),
    ("a column twice", ("| player | zone |", "| player | player |"), 23, "the column 'player' is there twice"),
    ("a column for nothing", ("<player>'s <zone>", "<player>'s hand"), 23, "uses the column 'zone'"),
    ("a misspelt placeholder", ("is in <player>'s <zone>", "has the keyword <zoen>; <zone>"), 20, "no column for <zoen>"),
    ("a placeholder outside of an outline", ("is at 20 life", "has no tokens named <m>"), 16, "no column for <m>"),
    ("a placeholder in a name", ("Scenario: The first", "Scenario: The <first>"), 13, "no column for <first>"),
    ("a placeholder in a tag", ("@report:mage-1", "@report:mage-<n>"), 12, "no column for <n>"),
    ("nothing expected", ("    Then Alice is at 20 life\n", ""), 13, "nothing is expected"),
    ("too many copies", ("3 Island", "99999999 Island"), 10, "99999999 copies are too many"),
    ("a number that is none", ("at 20 life", "at ٢٠ life"), 16, "no phrase reads"),
    ("a number without an end", ("at 20 life", f"at {'9' * 5000} life"), 16, "no phrase reads"),
    ("a mana symbol without an end", ("is at 20 life", f"has {{{'9' * 5000}}} left"), 16, "no phrase reads"),
    ("a syntax error", ("Then Alice is at 20 life", "Ten Alice is at 20 life"), 16, "this is no Gherkin"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "line", "what"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_bad_input_is_one_line_with_file_and_line(
    feature: Callable[[str], Path], change: tuple[str, str], line: int, what: str
) -> None:
    assert change[0] in WELL
    path = feature(WELL.replace(*change, 1))

    with pytest.raises(BadInput) as caught:
        load([path])

    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert what in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 1200


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "the file is empty"),
        (b"\n  \n", "the file is empty"),
        (b"# only a comment\n", "no feature in it"),
        (b"Feature: F\n", "the feature has no scenarios"),
        (WELL.encode("utf-16"), "UTF-16"),
        (WELL.encode("utf-16-le"), "UTF-16"),
        (b"\xef\xbb\xbf" + WELL.encode(), "byte order mark"),
        (b"Feature: \xff\n", "not UTF-8"),
        (b"\x89PNG\r\n\0", "binary"),
        (b"@evoke-12 @cr:603.3b\nFeature: F\n\n  @id:a\n  Scenario: S\n", "nothing is expected"),
    ],
)
def test_a_file_that_is_no_feature_file_is_refused(tmp_path: Path, content: bytes, what: str) -> None:
    path = tmp_path / "x.feature"
    path.write_bytes(content)

    with pytest.raises(BadInput, match=re.escape(what)) as caught:
        load([path])
    assert re.match(re.escape(str(path)) + r":\d+: ", str(caught.value))


def test_paths_that_hold_no_scenarios_are_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x")
    (tmp_path / "empty").mkdir()

    for name, what in (("missing", "no such file"), ("notes.txt", "neither a feature file"), ("empty", "no feature files")):
        with pytest.raises(BadInput, match=what) as caught:
            load([tmp_path / name])
        assert str(caught.value).startswith(str(tmp_path / name))


def test_an_id_used_in_two_files_is_refused(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.feature").write_text(WELL)

    with pytest.raises(BadInput, match=r"b\.feature:13: the id 'one' is used twice, first in .*a\.feature:13"):
        load([tmp_path])


# ---- exported scenarios


def test_what_is_exported_is_read_as_it_was(feature: Callable[[str], Path], tmp_path: Path) -> None:
    scenarios = load([feature(WELL)])
    export(scenarios, tmp_path / "out")

    assert load([tmp_path / "out"]) == scenarios


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda document: document | {"format": 2}, "are of format 2"),
        (lambda document: {"scenarios": []}, "format"),
        (lambda document: document | {"more": 1}, "more"),
        (lambda document: [], "no file of scenarios"),
        (lambda document: _deep(document, "setup", 0, "player", 7), r"$.scenarios[0].setup[0].player"),
        (lambda document: _deep(document, "setup", 0, "item", "bids"), r"$.scenarios[0].setup[0]"),
        (lambda document: _deep(document, "setup", 0, "player", "Zoe"), "scenario 'one', setup[0]: no phrase says"),
        (lambda document: _deep(document, "script", 1, "player", "Zoe"), "scenario 'one', script[1]: no phrase reads"),
    ],
)
def test_json_that_does_not_keep_to_the_schema_is_refused_with_the_place(
    feature: Callable[[str], Path], tmp_path: Path, change: Callable[[object], object], what: str
) -> None:
    path = tmp_path / "x.scenarios.json"
    path.write_text(json.dumps(change(json.loads(exported(load([feature(WELL)]))))))

    with pytest.raises(BadInput, match=re.escape(what)) as caught:
        load([path])
    assert str(caught.value).startswith(str(path))


def _deep(document: object, part: str, at: int, field: str, value: object) -> object:
    document["scenarios"][0][part][at][field] = value  # type: ignore[index]
    return document


def test_malformed_json_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for content, line in ((b'{"format": 1,\n "scenarios": [\n,]}', 3), (b'{"format": 1,\n "scenarios": [', 2), (b"\xff\xfe{", 1)):
        path.write_bytes(content)
        with pytest.raises(BadInput, match=re.escape(f"{path}:{line}: ")):
            load([path])


def test_a_link_below_the_folder_is_named_by_where_it_stands(feature: Callable[[str], Path], tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    feature(WELL).rename(elsewhere / "x.feature")
    folder = tmp_path / "rulings" / "mine"
    folder.mkdir(parents=True)
    (folder / "linked.feature").symlink_to(elsewhere / "x.feature")

    assert {loaded.scenario.feature for loaded in load_all([folder.parent])} == {"mine/linked.feature"}
