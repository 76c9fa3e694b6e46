"""A text of which one word is not understood is not understood at all, and the sentence is named."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.cards import NotUnderstood, find, names
from oracle.cards.as_printed import has_undescribed
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics

TEXTS = {name: text for name in names() if not has_undescribed(find(name)) and (text := render(find(name)))}

CARDS = st.sampled_from(sorted(TEXTS))
"""Cards with a text."""


def refused(card: Characteristics, text: str) -> str:
    """The sentence for which this text is refused."""
    with pytest.raises(NotUnderstood) as refusal:
        read_abilities(card, text)
    assert refusal.value.card == card.name
    return refusal.value.sentence


@settings(deadline=None)
@given(CARDS, st.data())
def test_an_unknown_word_anywhere_is_refused_in_its_sentence(name: str, data: st.DataObject) -> None:
    places = [found.start() for found in re.finditer(r"\b\w", TEXTS[name])]
    place = data.draw(st.sampled_from(places))
    assert "quorble" in refused(find(name), f"{TEXTS[name][:place]}quorble {TEXTS[name][place:]}")


@settings(deadline=None)
@given(CARDS, st.sampled_from(["Quorble.", "quorble", "And quorble it.", ")", ".", "Draw quorble cards."]))
def test_words_after_the_end_are_refused(name: str, junk: str) -> None:
    assert junk in refused(find(name), f"{TEXTS[name]} {junk}")


@settings(deadline=None)
@given(CARDS, st.data())
def test_a_sentence_that_breaks_off_is_refused(name: str, data: st.DataObject) -> None:
    paragraphs = [each for each in TEXTS[name].split("\n") if each.endswith(".")]
    if not paragraphs:
        return
    words = data.draw(st.sampled_from(paragraphs)).split(" ")
    kept = " ".join(words[: data.draw(st.integers(1, len(words) - 1))])
    if kept.endswith("."):
        return
    assert kept.endswith(refused(find(name), kept))


SAYS_NOTHING = (
    ("all creatures", "creatures"),
    ("All Sliver", "Sliver"),
    ("and you draw", "and draw"),
    ("creature spell or planeswalker spell", "creature or planeswalker spell"),
)
"""Words that say nothing of their own: all creatures are creatures, and whoever draws in "and you draw a card" is you."""


@settings(deadline=None)
@given(CARDS, st.data())
def test_no_word_is_read_over(name: str, data: st.DataObject) -> None:
    """Without one of its words, a text is refused or means something else."""
    words = list(re.finditer(r"[\w'+/{}-]+[ ,]*", TEXTS[name]))
    gone = data.draw(st.sampled_from(words))
    text = TEXTS[name][: gone.start()] + TEXTS[name][gone.end() :]
    if text in [TEXTS[name].replace(*words) for words in SAYS_NOTHING]:
        return
    try:
        abilities = read_abilities(find(name), text)
    except NotUnderstood:
        return
    assert abilities != find(name).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creatures.",
        "Destroy target nonartifact creature you control an opponent controls.",
        "Counter target spell unless its controller pays {3} or {T}.",
        "Return it to its owner's hand.",
        "That creature gains haste until end of turn.",
        "Destroy target creature. That spell gains haste until end of turn.",
        "Target creature gets +2/-0 until end of turn.",
        "As long as this is untapped, each spell that would cost less than three mana to cast costs two mana to cast.",
        "Draw a card. draw a card.",
        "Draw a card.Draw a card.",
        "Choose a card name.",
    ],
)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    assert refused(find("Shock"), text)


def test_the_second_sentence_is_named_when_the_first_is_understood() -> None:
    assert refused(find("Shock"), "Draw a card. Win the game. Draw a card.") == "Win the game."


def test_a_full_stop_within_quotation_marks_ends_no_sentence() -> None:
    text = 'Until end of turn, target creature gains "When this creature dies, draw a card. You lose 1 life." Win the game.'
    assert refused(find("Shock"), text) == "Win the game."


def test_a_name_of_its_own_is_understood_only_on_the_card_that_bears_it() -> None:
    text = render(find("Lightning Bolt"))
    assert read_abilities(find("Lightning Bolt"), text)
    assert refused(find("Shock"), text) == text
    assert refused(replace(find("Shock"), name="Lightning"), text) == text


@pytest.mark.parametrize("word", ["creature", "enchantment", "land"])
def test_a_card_is_called_by_its_own_type_only(word: str) -> None:
    text = f"When this {word} enters, draw a card."
    assert refused(find("Panharmonicon"), text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Enchanted permanent is an artifact creature.",
        "Enchanted creature is a Treefolk.",
        "Enchanted creature is red in addition to its other types.",
    ],
)
def test_a_nature_whose_types_might_be_meant_otherwise_is_refused(text: str) -> None:
    assert refused(find("Song of the Dryads"), text) == text
