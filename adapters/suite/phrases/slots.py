"""The typed slots of phrases: what text may stand in each, what value it means, and how the value is written."""

from __future__ import annotations

import re
from itertools import groupby
from typing import get_args

from adapters.contract.messages import Additional, StepName
from adapters.suite.phrases.slot_type import SlotType
from adapters.suite.phrases.slots_of_texts import SLOTS_OF_TEXTS
from adapters.suite.scenario import CardEntry
from oracle.mana import COLOR_NAMES, parse_mana

PLAYERS = ("Alice", "Bob", "Carol", "Dave")
"""The players of the suite, in turn order."""

PRONOUNS = {"Alice": "her", "Bob": "his", "Carol": "her", "Dave": "his"}

STEP_WORDS: dict[str, StepName] = {
    "untap step": "untap",
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat main",
    "beginning of combat": "beginning of combat",
    "declare attackers step": "declare attackers",
    "declare blockers step": "declare blockers",
    "combat damage step": "combat damage",
    "end of combat": "end of combat",
    "postcombat main phase": "postcombat main",
    "end step": "end step",
    "cleanup step": "cleanup",
}
"""How the steps and phases are called in a sentence."""

_STEP_NAMES = {name: words for words, name in STEP_WORDS.items()}
COLOR_LETTERS = {name: letter for letter, name in COLOR_NAMES.items()}
"""The colors by their names."""

_SEPARATOR = "; "
_MANA = r"(?:\{[^{}]+\})+"
_NUMBER = "[0-9]{1,9}"
_ENTRY = re.compile(r'(?:(?P<count>[1-9][0-9]{0,8}) )?(?P<card>.+?)(?: "(?P<label>[^"]+)")?')
_ANNOUNCED = re.compile(r"\{(?:2|[WUBRGCS])\}|2 life")
_CONVOKED = re.compile(r"\{[1WUBRG]\}")
_AND = " and "
_GROUPS = ", and "
_WITH = " with "
_NOBODY = "with nothing"
_NO_OBJECTS = ("color", "counter", "number", "name", "player", "sticker", "position")
"""What is chosen by its word, and so is no object."""

_BEGINS_WITH_NUMBER = re.compile("[1-9][0-9]{0,8} ")

COPIES = 1000
"""So many copies of a card one entry of a list may name."""


def _same(text: str, _player: str) -> str:
    return text


def _written(value: object, _player: str) -> str:
    return str(value)


def _number(text: str, _player: str) -> int:
    return int(text)


def _count(text: str, _player: str) -> int:
    return 0 if text == "no" else int(text)


def _write_count(value: object, _player: str) -> str:
    return "no" if value == 0 else str(value)


def _mana(text: str, _player: str) -> str:
    parse_mana(text)
    return text


def _pool(text: str, player: str) -> str:
    return "" if text == "no mana" else _mana(text, player)


def _write_pool(value: object, _player: str) -> str:
    return str(value) or "no mana"


def _list(text: str, _player: str) -> tuple[str, ...]:
    parts = tuple(text.split(_SEPARATOR))
    if any(not part.strip() or part != part.strip() for part in parts):
        raise ValueError(f"an empty entry in the list {text!r}")
    return parts


def _write_list(value: object, _player: str) -> str:
    if not isinstance(value, tuple) or any(_SEPARATOR in part for part in value):
        raise ValueError(f"no list: {value!r}")
    return _SEPARATOR.join(value)


def _list_or_nothing(text: str, player: str) -> tuple[str, ...]:
    return () if text == "nothing" else _list(text, player)


def _write_list_or_nothing(value: object, player: str) -> str:
    return _write_list(value, player) or "nothing"


def _single(text: str, player: str) -> tuple[str, ...]:
    if len(_list(text, player)) > 1:
        raise ValueError(f"several where one belongs: {text!r}")
    return (text,)


def _write_single(value: object, player: str) -> str:
    return _single(_write_list(value, player), player)[0]


def _cards(text: str, player: str) -> tuple[CardEntry, ...]:
    entries = []
    for part in _list(text, player):
        found = _ENTRY.fullmatch(part)
        if found is None:
            raise ValueError(f'{part!r} is not of the form [N ]Card name[ "label"]')
        count = int(found["count"] or 1)
        if count > COPIES:
            raise ValueError(f"{part!r}: {count} copies are too many; if this is the name of one card, write 1 {part}")
        if count > 1 and found["label"]:
            raise ValueError(f"{part!r}: several copies cannot share the label {found['label']!r}")
        entries.append(CardEntry(card=found["card"], count=count, label=found["label"] or ""))
    return tuple(entries)


def _write_cards(value: object, _player: str) -> str:
    if not isinstance(value, tuple):
        raise TypeError(f"no cards: {value!r}")
    return _SEPARATOR.join(_write_entry(entry) for entry in value)


def _write_entry(entry: CardEntry) -> str:
    count = f"{entry.count} " if entry.count > 1 or _BEGINS_WITH_NUMBER.match(entry.card) else ""
    label = f' "{entry.label}"' if entry.label else ""
    return f"{count}{entry.card}{label}"


def _announced(text: str, player: str) -> tuple[str, ...]:
    parts = _list(text, player)
    for part in parts:
        if not _ANNOUNCED.fullmatch(part):
            raise ValueError(f"{part!r} is announced for no symbol: write one mana, such as {{B}}, or {{2}}, or 2 life")
    return parts


def _convoked(text: str, player: str) -> tuple[tuple[str, str], ...]:
    """Creatures, each with the mana it pays for; the empty text where the engine may choose it."""
    pairs = []
    for part in _list(text, player):
        creature, said, mana = part.rpartition(" for {")
        if said and not _CONVOKED.fullmatch("{" + mana):
            raise ValueError(f"{part!r}: a creature pays for {{1}} or for one mana of a color, such as {{G}} (702.51a)")
        pairs.append((creature, "{" + mana) if said else (part, ""))
    return tuple(pairs)


def _write_convoked(value: object, player: str) -> str:
    return _write_list(tuple(f"{creature} for {mana}" if mana else creature for creature, mana in _pairs(value)), player)


def _groups(text: str, player: str) -> tuple[tuple[str, str], ...]:
    """Pairs in groups that share the second of them: ``B with X; Y, and C with Z`` is (X, B), (Y, B), (Z, C)."""
    if text == _NOBODY:
        return ()
    pairs: list[tuple[str, str]] = []
    for group in text.split(_GROUPS):
        of, said, members = group.partition(_WITH)
        if not said:
            raise ValueError(f"{group!r} does not say who with what: write it like: Bob with Hill Giant; Memnite")
        if members == "nothing":
            raise ValueError(f"nothing does nothing to {of}: leave it out, or write {_NOBODY!r} alone where nobody does anything")
        pairs += ((member, of) for member in _list(members, player))
    return tuple(pairs)


def _write_groups(value: object, player: str) -> str:
    groups = [(of, tuple(member for member, _ in pairs)) for of, pairs in groupby(_pairs(value), key=lambda pair: pair[1])]
    return _NOBODY if not groups else _GROUPS.join(f"{of}{_WITH}{_write_list(members, player)}" for of, members in groups)


def _pairs(value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, tuple) or not all(isinstance(pair, tuple) for pair in value):
        raise ValueError(f"no pairs: {value!r}")
    return value


def _shares(text: str, player: str) -> tuple[tuple[str, str], ...]:
    """How much each gets: ``2 to A; 4 to B`` is (2, A), (4, B)."""
    pairs: list[tuple[str, str]] = []
    for part in _list(text, player):
        share, said, of = part.partition(" to ")
        if not said or not re.fullmatch(_NUMBER, share):
            raise ValueError(f"{part!r} does not say how much to whom: write it like: 2 to Grizzly Bears; 4 to Bob")
        if of in (each for _, each in pairs):
            raise ValueError(f"{of} twice in {text!r}")
        pairs.append((share, of))
    return tuple(pairs)


def _write_shares(value: object, player: str) -> str:
    return _write_list(tuple(f"{share} to {of}" for share, of in _pairs(value)), player)


def _words(text: str, _player: str) -> tuple[str, ...]:
    words = tuple(text.split(_AND))
    if len(set(words)) < len(words):
        raise ValueError(f"a word twice in {text!r}")
    return words


def _write_words(value: object, _player: str) -> str:
    if not isinstance(value, tuple):
        raise TypeError(f"no words: {value!r}")
    return _AND.join(value)


def _modes(text: str, _player: str) -> tuple[int, ...]:
    """The places of modes in the printed list: "mode 2", "modes 1 and 3"."""
    word, _, places = text.partition(" ")
    modes = tuple(int(place) for place in places.split(_AND))
    if (len(modes) > 1) != (word == "modes"):
        raise ValueError(f"write mode for one and modes for several, not {text!r}")
    if 0 in modes:
        raise ValueError(f"there is no mode 0; the first mode is mode 1, not {text!r}")
    return modes


def _write_modes(value: object, _player: str) -> str:
    if not isinstance(value, tuple) or not value:
        raise ValueError(f"no modes: {value!r}")
    return f"mode{_write_plural(len(value), '')} {_AND.join(map(str, value))}"


def _step(text: str, _player: str) -> StepName:
    return STEP_WORDS[text]


def _write_step(value: object, _player: str) -> str:
    return _STEP_NAMES[value]  # type: ignore[index]  # a step's name; anything else is refused as a KeyError


def _colors(text: str, _player: str) -> str:
    if text == "colorless":
        return ""
    names = text.split(_AND)
    if len(set(names)) < len(names):
        raise ValueError(f"a color twice in {text!r}")
    return "".join(letter for letter, name in COLOR_NAMES.items() if name in names)


def _write_colors(value: object, _player: str) -> str:
    return _AND.join(COLOR_NAMES[letter] for letter in str(value)) or "colorless"


def _pronoun(text: str, player: str) -> str:
    if text != PRONOUNS[player]:
        raise ValueError(f"write {PRONOUNS[player]!r} for {player}, not {text!r}")
    return text


def _write_pronoun(_value: object, player: str) -> str:
    return PRONOUNS[player]


def _write_plural(value: object, _player: str) -> str:
    return "" if value == 1 or (isinstance(value, tuple) and len(value) == 1) else "s"


_NAMES = "|".join(PLAYERS)
_COLOR_WORDS = "|".join(COLOR_LETTERS)
_ADDITIONAL = "|".join(get_args(Additional))

SLOTS: dict[str, SlotType] = {
    "player": SlotType(_NAMES, _same, _written),
    "her": SlotType("her|his", _pronoun, _write_pronoun),
    "ref": SlotType(".+?", _same, _written),
    "entry": SlotType(r"(?!one object\b).+?", _same, _written),
    "refs": SlotType(".+?", _list, _write_list),
    "refs or nothing": SlotType(".+?", _list_or_nothing, _write_list_or_nothing),
    "objects": SlotType(f"(?!the (?:{'|'.join(_NO_OBJECTS)}) ).+?", _list_or_nothing, _write_list_or_nothing),
    "single": SlotType(".+?", _single, _write_single),
    "cards": SlotType(".+?", _cards, _write_cards),
    "word": SlotType(".+?", _same, _written),
    "printing": SlotType("[0-9A-Z]{3,6}", _same, _written),
    "number": SlotType(_NUMBER, _number, _written),
    "integer": SlotType(f"-?{_NUMBER}", _number, _written),
    "count": SlotType(f"no|{_NUMBER}", _count, _write_count),
    "s": SlotType("s?", _same, _write_plural),
    "mana": SlotType(_MANA, _mana, _written),
    "pool": SlotType(f"no mana|{_MANA}", _pool, _write_pool),
    "additional": SlotType(f"(?:{_ADDITIONAL})(?: and (?:{_ADDITIONAL}))*", _words, _write_words),
    "modes": SlotType(f"modes? {_NUMBER}(?: and {_NUMBER})*", _modes, _write_modes),
    "announced": SlotType(".+?", _announced, _write_list),
    "creatures for mana": SlotType(".+?", _convoked, _write_convoked),
    "shares": SlotType(f"{_NUMBER} to .+?", _shares, _write_shares),
    "groups": SlotType(".+?", _groups, _write_groups),
    "step": SlotType("|".join(STEP_WORDS), _step, _write_step),
    "colors": SlotType(f"colorless|(?:{_COLOR_WORDS})(?: and (?:{_COLOR_WORDS}))*", _colors, _write_colors),
    **SLOTS_OF_TEXTS,
}
"""All slot types by name. ``her`` and ``s`` follow from other slots: they are checked, or ignored, as they are read."""

DERIVED = frozenset({"her", "s"})
"""Slot types that carry no value of their own."""


def choice(words: str) -> SlotType:
    """A slot in which one of the given words stands, separated by bars: its value is the word."""
    allowed = tuple(words.split("|"))

    def write(value: object, _player: str) -> str:
        if value not in allowed:
            raise ValueError(f"{value!r} is none of {words}")
        return str(value)

    return SlotType("|".join(re.escape(word) for word in allowed), _same, write)
