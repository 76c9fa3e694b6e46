from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.rulebook.comparing.forms import bare, digest, folded, masked
from oracle.rulebook.rulebook import Rule


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Say “moo” to a player’s cow.", 'Say "moo" to a player\'s cow.'),
        ("a Cow—one that moos—grazes", "a Cow--one that moos--grazes"),
        ("steps 12.1e–g", "steps 12.1e?g"),
        ("a “Cow — Spotted” card", 'a "Cow ? Spotted" card'),
        ("a “Cow — Spotted” card", 'a "Cow - Spotted" card'),
        ("The Moo™ game", "The Moo(TM) game"),
        ("The Moo™ game", "The Moo(tm) game"),
        ("The Moo™ game", "The MooT game"),
        ("The Moo® game", "The Moo(r) game"),
        ("the _Moo_ game", "the Moo game"),
        ("gets −1/−1", "gets -1/-1"),
        ("one\N{NO-BREAK SPACE} cow\t grazes ", "one cow grazes"),
        ("Âne, Éclair, Ælf", "Ane, Eclair, AElf"),
        ("Pâtre, Mán, Dún, Blûm", "Pƒtre, M\N{NO-BREAK SPACE}n, D£n, Bl–m"),
        ("soft\N{SOFT HYPHEN}ly", "softly"),
        ('Say "one -- ," "two -- ." or both .', 'Say "one--," "two--." or both.'),
        ("moo . . . , or not", "moo . . ., or not"),
    ],
)
def test_what_differs_from_file_to_file_is_folded(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("gets -1/-1", "gets +1/+1"), ("Is it a cow? It is.", "Is it a cow. It is."), ("A cow", "a cow"), ("12.1e-g", "12.1eg")],
)
def test_what_is_worded_otherwise_is_not_folded(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see rule 702.50a.", "see rule #."),
        ("(See rule 702.50.)", "(See rule #.)"),
        ("follow rules 601.2b, 601.2f–h, and 702.3 now", "follow rule # now"),
        ("follow rules 409.1b and 409.1f?h.", "follow rule #."),
        ("follow rules 601.2a through 601.2i", "follow rule #"),
        ("(as 409.1f-h say)", "(as # say)"),
        ("under rule 4091f-h", "under rule #"),
        ("section 7, “Cows”", 'rule #, "Cows"'),
        ("rule 704.5a and a player", "rule # and a player"),
        ("rule 107.3 or 5 cows", "rule # or 5 cows"),
        ("rule 702 or rule 703.1", "rule # or rule #"),
        ("200 cows, 60 calves", "200 cows, 60 calves"),
    ],
)
def test_each_mention_of_rules_is_masked_whole(text: str, expected: str) -> None:
    assert masked(folded(text)) == expected


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("say “moo.”", "say “moo”."),
        ("say “moo to it.", "say “moo” to it."),
        ("a non-cow, or two", "a noncow or two"),
        ("Cows; calves", "Cows: calves."),
    ],
)
def test_what_is_bare_has_no_punctuation(one: str, other: str) -> None:
    assert bare(folded(one)) == bare(folded(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gets +1/+1", "gets -1/-1"),
        ("gets -X/-X", "gets X/X"),
        ("gets 1/1", "gets 11"),
        ("pays {1}", "pays 1"),
        ("A cow", "a cow"),
    ],
)
def test_what_is_bare_still_has_its_meaning(one: str, other: str) -> None:
    assert bare(folded(one)) != bare(folded(other))


def test_a_digest_is_of_the_wording_and_of_the_examples() -> None:
    rule = Rule("702.50a", "Say “moo.”", ("A cow moos.", "A calf doesn’t."))
    assert len(digest(rule)) == 12
    assert digest(rule) == digest(Rule("12.3", 'Say  "moo."', ("A cow moos.", "A calf doesn't."), heading="Moo", line=7))
    assert digest(rule) != digest(replace(rule, text="Say “moo”."))
    assert digest(rule) != digest(replace(rule, examples=("A cow moos.",)))
    assert digest(rule) != digest(replace(rule, examples=("A cow moos. A calf doesn’t.",)))
