from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adapters.suite.bad_input import BadInput
from adapters.suite.reading.importing import read_exported
from adapters.suite.reading.loading import load
from adapters.suite.writing.exporting import exported
from tests.suite.reading.test_loading import WELL

STEPS = """
    When Alice casts Mulldrifter for its evoke cost with X = 1, spending {U}
    And Alice declines the enters ability of Mulldrifter
    Then Mulldrifter is white and blue
    And Bob has 2 tokens named Clue Token
    And Mulldrifter bears 2 +1/+1 counters
    And Alice is at 20 life"""
BACKGROUND = (
    '    And Alice controls 3 Island\n    And Island 1 starts with 1 charge counter\n    And Bob has Clone "C" in exile\n'
)


@pytest.fixture
def document(tmp_path: Path) -> dict[str, Any]:
    path = tmp_path / "x.feature"
    well = WELL.replace("    And Alice controls 3 Island\n", BACKGROUND)
    path.write_text(well.replace("\n    When Alice casts Mulldrifter for its evoke cost\n    Then Alice is at 20 life", STEPS))
    found: dict[str, Any] = json.loads(exported(load([path])))
    return found


def refused(path: Path, text: str | bytes) -> str:
    path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadInput) as caught:
        load([path])
    assert str(caught.value).startswith(f"{path}:")
    assert "\n" not in str(caught.value)
    return str(caught.value)


def at(document: Any, place: str) -> Any:
    for name in place.split("."):
        document = document[int(name) if name.isdigit() else name]
    return document


def test_what_is_well_is_read(document: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps(document))

    assert [scenario.id for scenario in load([path])] == ["one", "two-1", "two-2"]


@pytest.mark.parametrize(
    ("place", "field", "value", "what"),
    [
        ("scenarios.0.script.0.action", "alternativ", "evoke", "no such field: $.scenarios[0].script[0].action.alternativ"),
        ("scenarios.0.script.0.action.payment", "tapp", [], "$.scenarios[0].script[0].action.payment.tapp"),
        ("scenarios.0.script.0", "more", 1, "more"),
        ("scenarios.0.setup.0", "player", "", "setup[0]: no phrase says"),
        ("scenarios.0.setup.0", "player", "Zoe", "setup[0]: no phrase says"),
        ("scenarios.0.setup.0", "owner", "Bob", "setup[0]: no phrase says"),
        ("scenarios.0.setup.0", "zone", "stack", "setup[0]: no phrase says"),
        ("scenarios.0.setup.0", "cards", [], "setup[0]: no phrase says"),
        ("scenarios.0.setup.0.cards.0", "count", 1000000000, "setup[0]: no phrase says"),
        ("scenarios.0.setup.0.cards.0", "count", 0, "setup[0]: no phrase says"),
        ("scenarios.0.setup.3.cards.0", "count", 2, "setup[3]: no phrase reads"),
        ("scenarios.0.setup.2", "count", -1, "only life, power and toughness can be below 0"),
        ("scenarios.0.setup.2", "object", "", "setup[2]: no phrase says"),
        ("scenarios.0.setup.2", "object", "Island\n1", "setup[2]: no phrase says"),
        (
            "scenarios.0.script.0.action.payment",
            "convoke",
            [["Island 1", "{2}"]],
            "'Island 1 for {2}': a creature pays for {1} or for one mana of a color",
        ),
        ("scenarios.0.script.0.action", "announced", ["3 life"], "'3 life' is announced for no symbol"),
        ("scenarios.0.script.0.action", "modes", [0], "there is no mode 0"),
        ("scenarios.0.script.0.action", "x", -1, "script[0]: no phrase says"),
        ("scenarios.0.script.0.action", "zone", "battlefield", "script[0]: no phrase says"),
        ("scenarios.0.script.0.action", "zone", "stack", "script[0]: no phrase says"),
        ("scenarios.0.script.0.action", "cost", "zzz", "script[0]: no phrase says"),
        ("scenarios.0.script.0.action.payment", "mana", "zzz", "script[0]: no phrase says"),
        ("scenarios.0.script.0.action", "card", "Mull\ud800drifter", "does not stand on one line"),
        ("scenarios.0.script.1", "answer", [], "script[1]: no phrase says"),
        ("scenarios.0.script.2", "colors", "ZZ", "script[2]: no phrase says"),
        ("scenarios.0.script.3", "count", -1, "only life, power and toughness can be below 0"),
        ("scenarios.0.script.3", "name", "", "script[3]: no phrase says"),
        ("scenarios.0.script.5", "player", "", "script[5]: no phrase says"),
        ("scenarios.0", "name", "two\nlines", "scenario 'one': 'two\\nlines' does not stand on one line"),
        ("scenarios.0", "title", "\u001b[2J", "does not stand on one line"),
        ("scenarios.0", "name", "of <n>", "an outline's"),
        ("scenarios.0", "ruling", "a\u0000b", "is no paragraph"),
        ("scenarios.0", "reports", [""], "cannot be a tag"),
        ("scenarios.0", "feature", "x\u0000.feature", "no path of a feature"),
        ("scenarios.0", "id", "a b", "cannot be a tag"),
        ("", "format", 2, "are of format 2"),
        ("", "format", "1", "$.format"),
        ("", "scenarios", [], "there are no scenarios in it"),
    ],
)
def test_a_scenario_that_could_not_stand_in_a_feature_file_is_refused(
    document: dict[str, Any], tmp_path: Path, place: str, field: str, value: object, what: str
) -> None:
    (at(document, place) if place else document)[field] = value

    said = refused(tmp_path / "x.json", json.dumps(document))

    assert what in said
    assert not re.match(re.escape(str(tmp_path / "x.json")) + r":\d", said)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('{"format": 1,\n "format": 1}', "the field 'format' is there twice"),
        ('{"format": 1, "scenarios": [{"id": "a", "id": "b"}]}', "the field 'id' is there twice"),
        ('{"format": 1, "scenarios": ' + "[" * 100_000, "nested too deeply"),
        ('{"format": 1, "more": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        ('{"format": NaN}', "NaN is no number"),
        ('{"format": ' + "9" * 5000 + "}", "too many digits"),
        ("7", "no file of scenarios"),
        ('{"format": 1,\n "scenarios": [\n,]}', ":3: this is no JSON"),
        (b"\xef\xbb\xbf{}", ":1: the file begins with a byte order mark"),
        (b'{"format": 1,\n "\xff"', ":2: the file is not UTF-8"),
    ],
)
def test_what_is_no_json_of_ours_is_refused(tmp_path: Path, text: str | bytes, what: str) -> None:
    assert what in refused(tmp_path / "x.json", text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_exported(tmp_path / "none.json")


@pytest.mark.parametrize("write", [lambda path: path.mkdir(), lambda path: path.symlink_to("nowhere")])
def test_what_only_bears_the_name_of_a_file_is_refused(tmp_path: Path, write: Callable[[Path], None]) -> None:
    write(tmp_path / "x.scenarios.json")
    (tmp_path / "y.feature").write_text(WELL)

    with pytest.raises(BadInput, match="no file that can be read"):
        load([tmp_path])
