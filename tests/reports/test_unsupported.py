"""What an engine cannot be told or show: the list of what to make next."""

from __future__ import annotations

from adapters.reports.unsupported import MOST, gathered, lists
from adapters.suite.verdict import LACKS, Verdict
from tests.reports.made_up import verdict


def unsupported(key: str, reason: str) -> Verdict:
    return verdict(key, outcome="unsupported", reason=reason)


def test_each_capability_is_counted_by_itself_and_how_often_nothing_else_is_lacking() -> None:
    told = gathered(
        [
            unsupported("a", LACKS + "alternative costs, decisions, tokens"),
            unsupported("b", LACKS + "alternative costs, decisions"),
            unsupported("c", LACKS + "decisions"),
            unsupported("d", LACKS + "alternative costs, decisions, tokens"),
        ]
    )
    assert list(told) == [
        "  capabilities that it does not claim; a scenario may need several:",
        "      4  decisions, alone in 1 (first: c)",
        "      3  alternative costs (first: a)",
        "      2  tokens (first: a)",
    ]


def test_cards_follow_by_frequency_whether_they_were_met_at_set_up_or_later_and_then_the_rest() -> None:
    told = gathered(
        [
            unsupported("a", "set-up: the card Forest"),
            unsupported("b", "set-up: the card Island"),
            unsupported("c", "the card Island"),
            unsupported("d", "set-up: dice"),
            unsupported("e", "dice"),
            unsupported("f", "dice"),
        ]
    )
    assert list(told) == [
        "  cards that it does not know; of a scenario an engine may name only the first:",
        "      2  the card Island (first: b)",
        "      1  the card Forest (first: a)",
        "  what else it named:",
        "      2  dice (first: e)",
        "      1  set-up: dice (first: d)",
    ]


def test_what_is_rare_is_only_counted() -> None:
    cards = [unsupported(f"c{number}", f"the card {number}") for number in range(MOST + 2)]
    others = [unsupported(f"s{number}", f"reason {number}") for number in range(MOST + 3)]
    told = list(gathered(cards + others))
    assert told[MOST + 1] == "      2  for 2 more cards"
    assert told[-1] == "      3  for 3 more reasons"


def test_no_reason_reaches_the_terminal_raw() -> None:
    found = [unsupported("a\x07", "\x1b[2J"), unsupported("b", "the card \x1b[2J"), unsupported("c", LACKS + "\x07")]
    assert all(line.isprintable() for line in gathered(found))


def test_each_engine_has_a_list_of_its_own_be_it_expected_or_not() -> None:
    found = [
        verdict("a", engine="stone", outcome="unsupported", reason="dice"),
        verdict("b", outcome="unsupported", reason="dice", standing="as expected"),
        verdict("c", engine="stone", outcome="unsupported", reason="dice"),
        verdict("d", engine="third", outcome="fail", reason="dice"),
    ]
    assert lists(found) == {
        "stone": ("2 scenarios unsupported; what to make next:", "  what else it named:", "      2  dice (first: a)"),
        "paper": ("1 scenario unsupported; what to make next:", "  what else it named:", "      1  dice (first: b)"),
    }
