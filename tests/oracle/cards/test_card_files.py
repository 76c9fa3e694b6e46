"""Files of card records, and looking cards up in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.cards import NotACardFile, NotUnderstood, UnknownCard, find, names, read_file, record
from oracle.cards.records import record_of

OGRE = {
    "name": "Quorble Ogre", "manaCost": "{2}{R}", "type": "Creature — Ogre", "text": "Haste", "power": "3", "toughness": "2",
    "colors": ["R"], "artist": "nobody",
}  # fmt: skip


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Write a file and give its path."""

    def write(content: Any) -> Path:
        path = tmp_path / "cards.json"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path

    return write


def test_the_defense_of_a_battle_is_read(written: Any) -> None:
    siege = {"type": "Battle — Siege", "power": None, "toughness": None, "text": "", "defense": "4"}
    found = read_file(written([OGRE | siege]))["Quorble Ogre"]
    assert (found.defense, record_of(found)["defense"]) == (4, "4")


@pytest.mark.parametrize("shape", [[OGRE], {"Quorble Ogre": OGRE}, {"data": {"Quorble Ogre": [OGRE]}, "meta": {"date": "today"}}])
def test_the_three_shapes_of_a_file(written: Any, shape: Any) -> None:
    cards = read_file(written(shape))
    assert list(cards) == ["Quorble Ogre"]
    found = find("Quorble Ogre", cards)
    assert (found.power, found.toughness, found.colors) == (3, 2, frozenset("R"))
    assert record("Quorble Ogre", cards)["text"] == "Haste"


def test_a_card_that_is_not_understood_is_told_when_it_is_looked_up(written: Any) -> None:
    cards = read_file(written([OGRE | {"text": "Haste\nQuorble 3 (Nobody knows.)"}]))
    with pytest.raises(NotUnderstood, match=r"Quorble Ogre is not understood: Quorble 3"):
        find("Quorble Ogre", cards)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"power": "*"}, r"the power and toughness \*/2"),
        ({"power": "1+*"}, r"the power and toughness 1\+\*/2"),
        ({"power": "+2"}, r"the power \+2"),
        ({"toughness": "1_0"}, "the toughness 1_0"),
        ({"power": "9" * 10}, "the power 9999999999"),
        ({"power": None}, "a creature without power and toughness"),
        ({"toughness": None}, "a creature without power and toughness"),
        ({"colors": ["R", "X"]}, "the color X"),
        ({"colors": ["red"]}, "the color red"),
        ({"text": "Haste\n" * 1000}, "a text of 6000 characters"),
        ({"text": "When this creature enters, you gain 9999999999 life."}, "you gain 9999999999 life"),
        ({"loyalty": "X"}, "the loyalty X"),
        ({"loyalty": "-3"}, "the loyalty -3"),
        ({"loyalty": "*"}, r"the loyalty \*"),
        ({"defense": "5"}, "the defense 5"),
        ({"type": "Battle — Siege", "power": None, "toughness": None, "text": ""}, "a battle without defense"),
        ({"type": "Battle — Siege", "power": None, "toughness": None, "text": "", "defense": "X"}, "the defense X"),
        ({"type": "Battle — Siege", "power": None, "toughness": None, "text": "", "defense": "*"}, r"the defense \*"),
        ({"type": "Battle — Siege", "power": None, "toughness": None, "text": "", "defense": "-3"}, "the defense -3"),
        ({"type": "Planeswalker — Jace", "power": None, "toughness": None, "text": ""}, "a planeswalker without loyalty"),
        ({"layout": "transform"}, "the layout transform"),
        ({"type": "Creature — Quorble"}, "not a subtype: Quorble"),
        ({"type": "Quorble"}, "not a card type: Quorble"),
        ({"type": ""}, "no card type"),
        ({"manaCost": "{Q}"}, "not a mana symbol"),
        ({"manaCost": None, "colors": None, "colorIdentity": ["R"]}, "no mana cost and no colors"),
    ],
)
def test_what_else_of_a_record_stands_in_the_way(written: Any, change: dict[str, Any], why: str) -> None:
    cards = read_file(written([OGRE | change]))
    with pytest.raises(NotUnderstood, match=why):
        cards["Quorble Ogre"]


def test_a_card_of_two_faces_is_not_understood(written: Any) -> None:
    cards = read_file(written({"data": {"Quorble Ogre": [OGRE, OGRE | {"text": "Flying"}]}}))
    with pytest.raises(NotUnderstood, match="more than one face"):
        cards["Quorble Ogre"]


def test_a_card_printed_twice_is_one_card(written: Any) -> None:
    assert read_file(written([OGRE, OGRE]))["Quorble Ogre"].power == 3


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe[\0]\0", "not JSON"),
        (b"3", "not a file of card records"),
        (b"[3]", "not a file of card records"),
        ({"Quorble Ogre": {"type": "Creature"}}, "not a file of card records"),
        ({"Quorble Ogre": 3}, "not a file of card records"),
        ([OGRE | {"text": 3}], "not a file of card records"),
        ([], "holds no card"),
        ({"data": {}}, "holds no card"),
        (b'[{"x":' * 100_000, "not JSON"),
    ],
)
def test_what_is_no_file_of_cards(written: Any, content: Any, why: str) -> None:
    path = written(content)
    with pytest.raises(NotACardFile) as error:
        read_file(path)
    assert str(error.value).startswith(f"{path}: {why}")
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NotACardFile, match=r"cards\.json: No such file"):
        read_file(tmp_path / "cards.json")
    with pytest.raises(NotACardFile, match="/dev/zero: this is no file but a pipe or a device"):
        read_file(Path("/dev/zero"))
    with pytest.raises(NotACardFile, match="Is a directory"):
        read_file(tmp_path)


def test_an_unknown_card_names_those_that_look_like_it() -> None:
    with pytest.raises(UnknownCard, match="unknown card: Muldrifter; did you mean Mulldrifter") as error:
        find("Muldrifter")
    assert error.value.close[0] == "Mulldrifter"


def test_a_card_of_the_corpus_needs_no_file() -> None:
    assert "Storm Crow" not in names()
    assert find("Storm Crow").toughness == 2


def test_a_built_in_card_is_not_taken_from_a_file(written: Any) -> None:
    cards = read_file(written([OGRE | {"name": "Grizzly Bears"}]))
    assert find("Grizzly Bears", cards).power == 2
