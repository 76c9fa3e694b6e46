"""Files of card records: every shape of MTGJSON, and what is wrong in one is said with its line or its card."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adapters.contract.messages import CardRecord
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.card_records import card_records

A = {"name": "A", "manaCost": "{1}", "type": "Artifact", "text": None}
B = {"name": "B", "manaCost": None, "type": "Land"}


def of(tmp_path: Path, content: object) -> Path:
    path = tmp_path / "cards.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


@pytest.mark.parametrize("content", [[A, B], {"data": {"A": [A], "B": [B]}}, {"A": A, "B": B}, [A, B, A]])
def test_they_are_read_in_the_shapes_of_mtgjson(tmp_path: Path, content: object) -> None:
    found = card_records(of(tmp_path, content))

    assert found == (CardRecord(name="A", mana_cost="{1}", type="Artifact"), CardRecord(name="B", type="Land"))


def test_a_record_of_a_built_in_card_is_left_out(tmp_path: Path) -> None:
    fake = {"name": "Mulldrifter", "manaCost": "{0}", "type": "Artifact"}

    assert [record.name for record in card_records(of(tmp_path, [fake, A]))] == ["A"]


def test_faces_of_one_card_are_left_out(tmp_path: Path) -> None:
    other = A | {"text": "Another face."}

    assert [record.name for record in card_records(of(tmp_path, [A, other, B]))] == ["B"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", ":1: these are no card records: Input data was truncated"),
        ('[\n{"name": "A",\n "type": }]', ":3: these are no card records: JSON is malformed"),
        ('[\n{"name": "A"', ":2: these are no card records: Input data was truncated"),
        ("[" * 100_000, ": these are no card records: it is nested too deeply"),
        ("[]", ": there are no card records in it"),
        ('["x"]', ": these are no card records: record 1: Expected `object`, got `str`"),
        ("7", ": these are no card records: record 1: Expected `object`, got `int`"),
        ({"name": 3}, ": these are no card records: record 1: Expected `str`, got `int` - at `$.name`"),
        ([A, B | {"type": 5}], ": these are no card records: record 2 (B): Expected `str`, got `int` - at `$.type`"),
        ([A, {"type": "Land"}], ": these are no card records: record 2: Object missing required field `name`"),
        ([A, B | {"type": " "}], ": these are no card records: record 2 (B) has no type"),
        ([A | {"name": ""}], ": these are no card records: record 1 has no name"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, content: object, complaint: str) -> None:
    path = of(tmp_path, content)

    with pytest.raises(BadInput) as caught:
        card_records(path)

    assert str(caught.value).startswith(f"{path}{complaint}")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        card_records(tmp_path / "none.json")
