"""Noun phrases and the qualities they describe."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.abilities.qualities import Amount, Quality, Who
from oracle.cards.grammar import Cursor, Pattern, with_an, without_an
from oracle.cards.memory import Memory
from oracle.cards.nouns import ARTICLE, OTHER, counted, every, quality

MEMORY = Memory(("this artifact",))

ONE = quality()
PHRASES: list[tuple[Pattern, str, Any]] = [
    (ONE, "permanent", Quality()),
    (ONE, "nonland permanent", Quality(not_types=("Land",))),
    (ONE, "artifact or enchantment", Quality(types=("Artifact", "Enchantment"))),
    (ONE, "artifact, creature, or enchantment", Quality(types=("Artifact", "Creature", "Enchantment"))),
    (ONE, "artifact creature", Quality(all_types=("Artifact", "Creature"))),
    (ONE, "nonartifact, nonblack creature", Quality(types=("Creature",), not_types=("Artifact",), not_colors=("B",))),
    (ONE, "nontoken, non-Angel creature you control",
     Quality(types=("Creature",), not_subtypes=("Angel",), token=False, controller=Who.YOU)),
    (ONE, "tapped creature", Quality(types=("Creature",), tapped=True)),
    (ONE, "untapped nonblack creature", Quality(types=("Creature",), tapped=False, not_colors=("B",))),
    (ONE, "attacking creature", Quality(types=("Creature",), attacking=True)),
    (ONE, "blocking creature", Quality(types=("Creature",), blocking=True)),
    (ONE, "attacking or blocking creature with flying",
     Quality(types=("Creature",), attacking=True, blocking=True, keyword="flying")),
    (ONE, "untapped attacking creature", Quality(types=("Creature",), tapped=False, attacking=True)),
    (quality(other=ARTICLE), "an attacking black creature", Quality(types=("Creature",), attacking=True, colors=("B",))),
    (every(), "attacking creatures you control", Quality(types=("Creature",), attacking=True, controller=Who.YOU)),
    (ONE, "legendary Zombie", Quality(supertypes=("Legendary",), subtypes=("Zombie",))),
    (ONE, "white or blue creature an opponent controls",
     Quality(types=("Creature",), colors=("W", "U"), controller=Who.OPPONENT)),
    (ONE, "creature token with flying", Quality(types=("Creature",), token=True, keyword="flying")),
    (ONE, "creature with power 2 or less", Quality(types=("Creature",), power_at_most=2)),
    (ONE, "permanent with mana value 4 or greater", Quality(mana_value_at_least=4)),
    (quality(other=ARTICLE), "an artifact", Quality(types=("Artifact",))),
    (quality(other=ARTICLE), "another creature", Quality(types=("Creature",), other=True)),
    (quality("spell"), "noncreature spell", Quality(not_types=("Creature",))),
    (quality("spell"), "instant or sorcery spell", Quality(types=("Instant", "Sorcery"))),
    (quality("spell", plural=True), "instant and sorcery spells", Quality(types=("Instant", "Sorcery"))),
    (quality("spell", plural=True), "blue spells and red spells", Quality(colors=("U", "R"))),
    (quality("spell", plural=True), "colorless Eldrazi spells", Quality(colorless=True, subtypes=("Eldrazi",))),
    (quality("spell", plural=True), "Elemental permanent spells", Quality(permanent=True, subtypes=("Elemental",))),
    (quality("card"), "creature card with mana value X or less", Quality(types=("Creature",), mana_value_at_most=Amount.X)),
    (quality("card"), "creature card with mana value equal to the number of charge counters on this artifact",
     Quality(types=("Creature",), mana_value_of_counters="charge")),
    (quality(plural=True, other=OTHER), "other creatures you control of the chosen type",
     Quality(types=("Creature",), other=True, controller=Who.YOU, chosen_type=True)),
    (ONE, "nontoken permanent with a name originally printed in the Antiquities expansion",
     Quality(token=False, printed_in="Antiquities")),
    (every(), "all Elves", Quality(subtypes=("Elf",))),
    (every(), "other Elves", Quality(subtypes=("Elf",), other=True)),
    (every(), "artifact creatures your opponents control",
     Quality(all_types=("Artifact", "Creature"), controller=Who.OPPONENT)),
    (counted(), "two creatures", (2, Quality(types=("Creature",)))),
    (counted("card"), "a red card", (1, Quality(colors=("R",)))),
    (counted("card"), "three red cards", (3, Quality(colors=("R",)))),
]  # fmt: skip


def read(pattern: Pattern, words: str) -> set[Any]:
    """What the words mean, read to their end."""
    return {value for value, after in pattern.read(Cursor(without_an(words), MEMORY)) if after.ended}


@pytest.mark.parametrize(("pattern", "words", "meaning"), PHRASES, ids=[words for _, words, _ in PHRASES])
def test_a_phrase_and_its_meaning(pattern: Pattern, words: str, meaning: Any) -> None:
    assert read(pattern, words) == {meaning}
    written = pattern.write(meaning, MEMORY)
    assert written is not None
    assert with_an(written[0]) == words


@pytest.mark.parametrize(
    "words",
    [
        "creatures",
        "nonQuorble creature",
        "creature creature",
        "Quorble",
        "creature with",
        "black",
        "an",
        "white and blue creature",
    ],
)
def test_what_is_no_phrase(words: str) -> None:
    assert read(ONE, words) == set()


def test_a_quality_without_words_is_not_written() -> None:
    assert quality().write(Quality(types=("Creature",), other=True), MEMORY) is None
    assert quality("spell").write(Quality(token=True), MEMORY) is None
