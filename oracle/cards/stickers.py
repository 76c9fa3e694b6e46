"""Stickers and tickets in words (123, 107.17)."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase
from typing import Any

from oracle.abilities.effects import AddManaForEach, GetCounters, May, PutCounters, PutSticker, PutStickerOnOne
from oracle.abilities.events import Itself, PutsSticker
from oracle.abilities.qualities import Kind, LettersOnStickers, UniqueVowels, Who
from oracle.cards.grammar import Choice, Pattern, one_of, only
from oracle.cards.memory import Memory
from oracle.cards.naming import THIS
from oracle.cards.nouns import ARTICLE, STICKER_KIND, quality
from oracle.cards.numbers import MANA, SEVERAL
from oracle.cards.saying import say
from oracle.cards.targets import ONE_PERMANENT
from oracle.cards.templates import Vocabulary, phrase
from oracle.stickers.kinds import TICKET


def _of_this(memory: Memory) -> Memory:
    return memory.of_event("this")


def _of_creature(memory: Memory) -> Memory:
    return replace(memory.of_event("creature"), fresh=True, stressed=True)


_KIND = one_of(Choice({None: "a "}), STICKER_KIND)
_TICKETS = one_of(Choice({count: "{TK}" * count for count in range(1, 5)}), phrase("<> {TK}", SEVERAL))

TICKETS: Pattern = say(GetCounters, "you get <count>", who=Who.YOU, kind=TICKET, count=_TICKETS)
"""Getting tickets (107.17)."""

PUTTING: Pattern = one_of(
    say(PutSticker, "put <kind>sticker on <what>", kind=_KIND, what=ONE_PERMANENT),
    say(PutStickerOnOne, "put <kind>sticker on <quality>", kind=_KIND, quality=quality(other=ARTICLE)),
    say(
        PutStickerOnOne,
        "put <kind>sticker on <quality> in your graveyard",
        kind=_KIND,
        quality=quality("card", other=ARTICLE),
        among=Kind.CARD_IN_GRAVEYARD,
    ),
)
"""Putting stickers on objects (123.3)."""

FOR_VOWELS: Pattern = one_of(
    say(
        AddManaForEach,
        "add <mana> for each unique vowel on that sticker",
        mana=only(MANA, lambda mana: mana is not None and len(mana) == 1),
        times=UniqueVowels(),
    ),
    say(PutCounters, "put a <kind> counter on <what> for each unique vowel on that sticker", count=UniqueVowels()),
)
"""What is done for each unique vowel of a sticker (123.6e)."""

LETTERS: Pattern = say(
    LettersOnStickers,
    "the number of <letter>'s in name stickers on <this>",
    letter=Choice({each: each for each in ascii_lowercase}),
)
"""How often a letter is on stickers (123.6d)."""

_PUT = Vocabulary({"kind": _KIND, "subject": quality(other=ARTICLE), "this": THIS})

STICKER_EVENT: Pattern = one_of(
    _PUT(PutsSticker, "whenever you place <kind>sticker", who=Who.YOU, remember=Memory.nothing),
    _PUT(PutsSticker, "whenever you put <kind>sticker on <this>", who=Who.YOU, subject=Itself.THIS, remember=_of_this),
    _PUT(PutsSticker, "whenever you put <kind>sticker on <subject>", who=Who.YOU, remember=_of_creature),
)
"""A sticker that is put on an object."""


def may_put(effect: Any) -> bool:
    """Whether an instruction is that you may put a sticker on something."""
    return isinstance(effect, May) and isinstance(effect.effects[0], PutSticker | PutStickerOnOne)
