"""A card's whole text: its paragraphs, written from its abilities and read into them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oracle.abilities.kinds import Ability
from oracle.cards.abilities import PERMANENT_PARAGRAPH, SPELL_PARAGRAPH
from oracle.cards.errors import NotUnderstood
from oracle.cards.grammar import Cursor, Pattern, Trace, with_an, without_an
from oracle.cards.keyword_names import KEYWORDS, NUMBERED_ROW_KEYWORDS
from oracle.cards.memory import Memory
from oracle.objects import Characteristics

_REMINDER = re.compile(r" ?\([^()]*\)")
_PARAGRAPHS = re.compile(r"\n(?!• )")
"""What separates paragraphs. The modes of a list belong to the paragraph above them (700.2)."""
_IN_ROW = re.compile(
    rf"{'|'.join(KEYWORDS)}|protection from \w+ and from \w+|ward (?:{{.*}})+|(?:{'|'.join(NUMBERED_ROW_KEYWORDS)}) [0-9]+"
)
"""A keyword ability that is printed in a row."""
_BY_NAME = frozenset(
    {
        "Aerialephant", "Bioluminary", "Carnival Carnivore", "Chicken Troupe", "Clandestine Chameleon", "Glitterflitter",
        "Recycla-bird", "Robo-Piñata", "Scampire", "Stiltstrider", "Ticketomaton",
    }
)  # fmt: skip
"""Cards that are not legendary and are printed with their name where others say "this creature"."""
_SELF_SUBTYPES = ("Aura", "Equipment", "Siege", "Vehicle")
_SELF_NOUNS = ("Creature", "Planeswalker", "Land", "Artifact", "Enchantment")


def without_reminders(text: str) -> str:
    """The text without reminder text (207.2a), without paragraphs that are nothing else, and in one way of writing quotes. A row
    of keywords that reminder text has parted into paragraphs is a row again.
    """
    paragraphs: list[str] = []
    row = False
    for printed in text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split("\n"):
        paragraph = _REMINDER.sub("", printed).strip()
        parted = paragraph != printed.strip() and _is_row(paragraph)
        if paragraphs and (parted or row) and _is_row(paragraph) and _is_row(paragraphs[-1]):
            paragraphs[-1] += f", {paragraph[0].lower()}{paragraph[1:]}"
        elif paragraph:
            paragraphs.append(paragraph)
        row = parted
    return "\n".join(paragraphs)


def _is_row(paragraph: str) -> bool:
    return all(map(_IN_ROW.fullmatch, paragraph.lower().split(", ")))


def names_of(card: Characteristics) -> tuple[str, ...]:
    """The phrases by which the card's text calls the card, the printed one first (201.5).

    A legendary card calls itself by its name, or by what stands before the comma; most other permanents are "this creature".
    """
    full = without_an(card.name)
    short = (full.partition(",")[0],) if "," in full and "Legendary" in card.supertypes else ()
    subtype = tuple(f"this {each}" for each in card.subtypes if each in _SELF_SUBTYPES)
    this = (subtype or tuple(f"this {each.lower()}" for each in _SELF_NOUNS if each in card.types))[:1]
    by_name = "Legendary" in card.supertypes or card.name in _BY_NAME or not this
    ordered = (*short, full, *this) if by_name else (*this, full)
    return (*ordered, "this spell") if not this else ordered


def _paragraph(card: Characteristics) -> Pattern:
    return SPELL_PARAGRAPH if {"Instant", "Sorcery"} & set(card.types) else PERMANENT_PARAGRAPH


def render(card: Characteristics) -> str:
    """The card's printed text, without reminder text: a paragraph for each ability or row of keywords.

    Raises ValueError naming the ability for which no template has words.
    """
    pattern, memory = _paragraph(card), Memory(names_of(card))
    paragraphs = []
    rest = card.abilities
    while rest:
        for length in range(len(rest), 0, -1):
            if (written := pattern.write(rest[:length], memory)) is not None:
                paragraphs.append(with_an(written[0]))
                rest = rest[length:]
                break
        else:
            raise ValueError(f"{card.name}: no words for {rest[0]}")
    return "\n".join(paragraphs)


def read_abilities(card: Characteristics, text: str) -> tuple[Ability, ...]:
    """The abilities that a printed text gives this card; of ``card`` only the name and the types matter.

    Raises NotUnderstood with the first sentence that no template reads to its end, or that can be read in two ways.
    """
    return tuple(
        ability
        for paragraph in _PARAGRAPHS.split(without_reminders(text))
        if paragraph
        for ability in _read_paragraph(card, paragraph)
    )


def _read_paragraph(card: Characteristics, paragraph: str) -> tuple[Ability, ...]:
    words, trace = without_an(paragraph), Trace()
    cursor = Cursor(words, Memory(names_of(card)), trace)
    found: set[tuple[Ability, ...]] = {abilities for abilities, after in _paragraph(card).read(cursor) if after.ended}
    if len(found) != 1:
        raise NotUnderstood(card.name, _sentence_at(paragraph, words, trace.furthest if not found else 0))
    return found.pop()


def _sentence_at(paragraph: str, words: str, at: int) -> str:
    """The sentence of the paragraph in which the words at this place are; what follows a sentence is in the next one."""
    if words[at : at + 1] in (" ", "\n"):
        at += 1
    number = sum(end <= at for end in _sentence_ends(words))
    ends = [0, *_sentence_ends(paragraph), len(paragraph)]
    return paragraph[ends[number] : ends[number + 1]].strip()


def _sentence_ends(text: str) -> Iterator[int]:
    """The places after the sentences of a text, but for those within quotation marks; the end of the last is left out."""
    for found in re.finditer(r'[.]"?[ \n]|—\n', text):
        if text[: found.end()].count('"') % 2 == 0:
            yield found.end()
