"""The words of a name (123.6a), and a name with further words in it (123.6c)."""

from __future__ import annotations


def words(name: str) -> tuple[str, ...]:
    """The words of a name: what stands between spaces, hyphens and punctuation included, but no blank lines (123.6a)."""
    return tuple(each for each in name.split(" ") if _is_word(each))


def with_words(name: str, added: tuple[str, ...], after: int) -> str:
    """A name to which a sticker adds words after so many of its words; at its end if there are fewer (123.6c)."""
    parts = name.split(" ") if name else []
    place, left = 0, after
    while left and place < len(parts):
        left -= _is_word(parts[place])
        place += 1
    return " ".join((*parts[:place], *added, *parts[place:]))


def _is_word(part: str) -> bool:
    return bool(part.strip("_"))


def unique_vowels(found: tuple[str, ...]) -> int:
    """How many different vowels are in words: A, E, I, O, U and Y, small or capital (123.6e)."""
    return len(set("aeiouy") & set("".join(found).lower()))


def letters(found: tuple[str, ...], letter: str) -> int:
    """How often a letter is in words, small or capital (123.6d)."""
    return "".join(found).lower().count(letter.lower())
