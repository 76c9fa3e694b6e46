"""``rulings list``: which scenarios there are, and what is meant by one that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.suite.reading.loading import load
from tests.cli.conftest import RIGHT, WRONG, Rulings


def test_every_scenario_of_the_suite_has_a_line_in_the_order_in_which_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    listed = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert listed == [[scenario.id, scenario.name] for scenario in load()]


def test_scenarios_are_chosen_as_in_a_run(rulings: Rulings, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(rulings(RIGHT, WRONG))
    assert main(["list", folder]) == 0
    assert capsys.readouterr().out == (
        "evoke-02-right  Evoked, Mulldrifter is sacrificed\nevoke-02-wrong  Evoked, Shriekmaw stays for ever\n"
    )
    for words in (["--tag", "id:evoke-02-wrong"], ["-k", "shriekmaw EVER"]):
        assert main(["list", folder, *words]) == 0
        assert capsys.readouterr().out == "evoke-02-wrong  Evoked, Shriekmaw stays for ever\n"
    assert main(["list", folder, "-k", "convoke"]) == 2
    assert "none has the words 'convoke'" in capsys.readouterr().err


def test_cards_of_ones_own_can_be_named(rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(rulings(RIGHT.replace("3 Island", "Quorble")))
    assert main(["list", folder]) == 2
    (tmp_path / "cards.json").write_text('[{"name": "Quorble", "type": "Artifact"}]')
    assert main(["list", folder, "--cards", str(tmp_path / "cards.json")]) == 0


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("id:evoke-02-ri", "'id:evoke-02-ri'; did you mean id:evoke-02-right?"),
        ("evoke-02-right", "'evoke-02-right'; to select by the id, say id:evoke-02-right"),
        ("evoke-20", "'evoke-20'; did you mean evoke-02?"),
        ("cr:702.74b", "'cr:702.74b'; did you mean cr:702.74a?"),
        (
            "id:smoke-04",
            "'id:smoke-04'; the smoke test, which runs as a whole, has smoke-04-land: say rulings dialogue smoke-04-land",
        ),
        ("convoke", "'convoke'"),
    ],
)
def test_of_a_tag_that_is_not_there_the_nearest_are_told(
    tag: str, said: str, rulings: Rulings, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(rulings(RIGHT, WRONG))
    for command in ("list", "run"):
        assert main([command, folder, "--tag", tag]) == 2
        assert capsys.readouterr().err == f"rulings: no scenario bears the tag {said}\n"


def test_of_many_that_begin_so_only_some_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    main(["list", "--tag", "id:evoke"])
    assert capsys.readouterr().err.count("id:evoke-") == 3


@pytest.mark.parametrize(
    ("identity", "said"),
    [
        ("smoke-04", "'smoke-04'; did you mean smoke-04-land?"),
        ("id:smoke-04-lnad", "'smoke-04-lnad'; did you mean smoke-04-land?"),
        ("xyz", "'xyz'"),
    ],
)
def test_of_an_id_that_is_not_there_the_nearest_are_told(identity: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dialogue", identity]) == 2
    assert capsys.readouterr().err == f"rulings: no scenario has the id {said}\n"


def test_what_held_on_a_day_is_chosen_by_the_numbers_of_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    def listed(*words: str) -> set[str]:
        assert main(["list", *words]) == 0
        return {line.split(maxsplit=1)[0] for line in capsys.readouterr().out.splitlines()}

    then = listed("--edition", "2013-07-12")
    assert then == {each.id for each in load() if each.since <= "2013-07-12" and (not each.until or each.until >= "2013-07-12")}
    assert listed("--edition", "2013-07-12", "--tag", "cr:702.72a") == listed("--tag", "cr:702.74a") & then
    assert main(["list", "--edition", "M14"]) == 2
    assert capsys.readouterr().err == "rulings: --edition M14: this is no date; write it like 2013-07-13\n"
