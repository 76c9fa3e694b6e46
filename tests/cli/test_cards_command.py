"""``rulings cards``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adapters.cli import cards
from adapters.cli.cards import MOST
from adapters.cli.main import main
from oracle.cards.catalogue import built_in

MULLDRIFTER = {
    "name": "Mulldrifter", "manaCost": "{4}{U}", "type": "Creature — Elemental", "power": "2", "toughness": "2",
    "text": "Flying (Reminded.)\nWhen this creature enters, draw two cards.\nEvoke {2}{U} (Reminded.)",
}  # fmt: skip
STRANGER = MULLDRIFTER | {"name": "Quorble", "text": "Flying\nQuorble the table. Draw a card.\nEvoke {U}"}


def of(tmp_path: Path, *cards: dict[str, str]) -> str:
    """A file of these cards."""
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    return str(path)


def test_it_tells_what_is_understood_and_what_stops_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", of(tmp_path, MULLDRIFTER, STRANGER)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("cards of this file: 1 of 2 cards understood\n  Mulldrifter\n")
    assert "not understood: Quorble\n    Quorble the table.\n" in told
    assert "built in too: 1 of 1 read and written exactly as printed" in told


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        ("Flying\nQuorble.", "not understood: Quorble."),
        ("Flying", "its text reads as other facts"),
        (
            "Flying\nWhen this creature enters the battlefield, draw two cards.\nEvoke {2}{U}",
            "its facts are written in other words",
        ),
    ],
)
def test_a_built_in_card_that_is_printed_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, difference: str
) -> None:
    assert main(["cards", of(tmp_path, MULLDRIFTER | {"text": text})]) == 1
    assert f"not as printed: Mulldrifter: {difference}" in capsys.readouterr().out


def test_every_card_of_a_file_is_told_whatever_it_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bird = {"name": "Plain Bird", "manaCost": "{1}", "type": "Creature — Bird", "power": "1", "toughness": "1", "text": "Flying"}
    assert main(["cards", of(tmp_path, bird, bird | {"name": "Odd Bird", "text": "Quorble."})]) == 0
    assert capsys.readouterr().out == (
        "cards of this file: 1 of 2 cards understood\n  Plain Bird\n  not understood: Odd Bird\n    Quorble.\n"
    )


def test_a_sticker_sheet_is_no_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = {"name": "Grey Green Blue", "type": "Stickers", "text": "{TK}{TK} — Flying"}
    assert main(["cards", of(tmp_path, MULLDRIFTER, sheet)]) == 0
    assert capsys.readouterr().out.startswith("cards of this file: 1 of 1 cards understood\n  Mulldrifter\n")


def test_what_stops_a_card_is_told_in_a_line_that_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bird = {"name": "Big Bird", "manaCost": "{1}", "type": "Creature — Bird", "power": "9" * 10_000, "toughness": "1", "text": ""}
    assert main(["cards", of(tmp_path, bird)]) == 0
    told = capsys.readouterr().out
    assert "not understood: Big Bird\n    the power 999" in told
    assert told.endswith(" ...\n")
    assert len(told) < 3000


def test_of_a_large_file_only_a_mechanic_of_the_suite_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = [STRANGER | {"name": f"Quorble {number}", "text": "Quorble."} for number in range(MOST)]
    assert main(["cards", of(tmp_path, MULLDRIFTER, *many)]) == 0
    assert capsys.readouterr().out.startswith("evoke: 1 of 1 cards understood\n  Mulldrifter\nconvoke: 0 of 0 cards understood\n")


def test_what_is_built_in_is_listed_with_nothing_else_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cards, "corpus", lambda: None)
    assert main(["cards"]) == 0
    first, rest = capsys.readouterr().out.split("\n", 1)
    assert first == f"built-in cards: {len(built_in())}"
    assert " ".join(rest.split()) == "; ".join(sorted(built_in()))


MECHANICS = [
    ("evoke", 24, 37),
    ("convoke", 82, 105),
    ("infect", 61, 62),
    ("wither", 36, 41),
    ("stickers", 31, 64),
    ("toxic", 47, 69),
    ("keyword counters", 73, 134),
]
"""Mechanics of the suite, with how many cards have them in all, and how many of those are understood at least."""


def test_without_a_file_it_reads_the_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    told = capsys.readouterr().out
    assert "not as printed" not in told
    for mechanic, least, of_all in MECHANICS:
        understood, total = told.split(f"\n{mechanic}: ")[1].split(" cards")[0].split(" of ")
        assert (mechanic, int(total)) == (mechanic, of_all)
        assert (mechanic, int(understood) >= least) == (mechanic, True)


@pytest.mark.parametrize(
    "content", [b"", b"[1]", b"\xff\xfe", b"\xef\xbb\xbf[]", b'[\n{"name": }]', b'[{"name": "Quorble"}]', b"[" * 100_000]
)
def test_a_file_that_cannot_be_used_is_one_line_and_that_of_rulings_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(content)
    assert main(["cards", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"rulings: {path}:")
    assert told.count("\n") == 1
    assert main(["run", "--cards", str(path)]) == 2
    assert capsys.readouterr().err == told


def test_what_a_file_says_is_escaped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", of(tmp_path, STRANGER | {"name": "\x1b[2JQuorble", "text": "Wo\x1b[1mbble.\nEvoke {U}"})]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert r"\x1b[2JQuorble" in told


GOBLIN = {
    "name": "Goblin Artisans", "manaCost": "{R}", "type": "Creature — Goblin Artificer", "power": "1", "toughness": "1",
    "text": "{T}: Quorble.",
}  # fmt: skip


def test_a_built_in_card_with_an_ability_that_is_not_described_is_counted_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", of(tmp_path, MULLDRIFTER, GOBLIN)]) == 0
    told = capsys.readouterr().out
    assert "built in too: 1 of 2 read and written exactly as printed" in told
    assert "  1 card has an ability that can be there but is not played: Goblin Artisans\n" in told


def test_an_ability_that_is_not_described_has_to_begin_as_it_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", of(tmp_path, GOBLIN | {"text": "{Q}: Quorble."})]) == 1
    assert "not as printed: Goblin Artisans: an ability that is not described is not printed" in capsys.readouterr().out
