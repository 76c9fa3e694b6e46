"""What can be found in a text and in the suite."""

from __future__ import annotations

from adapters.suite.finding.passages import of_feature, of_statements, of_text
from adapters.suite.reading import loading
from oracle.rulebook.reading.texts import parsed
from tests.oracle.rulebook.synthetic import TEXT

BOOK = parsed(TEXT.encode(), "made-up.txt")


def test_rules_and_glossary_of_a_text() -> None:
    found = {passage.name: passage for passage in of_text(BOOK)}
    assert len(found) == len(BOOK.rules) + len(BOOK.glossary)
    assert (found["702.2"].title, found["702.2"].text) == ("Digging", "")
    assert found["702.2b"].text == "Digging twice is as good as digging once. Example: A turtle digs."
    assert found["100.1"].title == "General"
    assert found["Beach"].kind == "glossary"
    assert found["Beach"].place == "made-up.txt:67"


def test_a_statement_is_where_it_says() -> None:
    lines = (loading.suite_root() / "statements.toml").read_text(encoding="utf-8").splitlines()
    for passage in of_statements():
        assert lines[int(passage.place.rpartition(":")[2]) - 1] == f'id = "{passage.name}"'


def test_a_scenario_has_its_steps_its_description_and_its_place() -> None:
    path = loading.suite_root() / "evoke" / "order_of_the_two_abilities.feature"
    first = next(iter(of_feature(path)))
    number = int(first.place.removeprefix("features/evoke/order_of_the_two_abilities.feature:"))
    assert path.read_text(encoding="utf-8").splitlines()[number - 1].strip() == f"Scenario: {first.title}"
    assert "Alice has Mulldrifter in her hand" in first.text
    assert "603.3b" in first.rules
    assert first.name.startswith(first.tags[0])
