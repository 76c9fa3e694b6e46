"""What static abilities make of groups of permanents, in words: "Nonbasic lands are Mountains", "All creatures are black"."""

from __future__ import annotations

from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import Amount, Quality
from oracle.abilities.statics import Is
from oracle.cards.grammar import Choice, Optional, Pattern, one_of, only
from oracle.cards.natures import BY_MANA_VALUE, COLORS, ENCHANTED
from oracle.cards.nouns import OTHER, every, quality
from oracle.cards.numbers import SIZE
from oracle.cards.templates import Vocabulary, phrase

_say = Vocabulary({"quality": every(), "size": SIZE})

_BASIC_LAND_TYPES = {"Plains": "Plains", "Island": "Islands", "Swamp": "Swamps", "Mountain": "Mountains", "Forest": "Forests"}

_ONE_LAND_TYPE = {each: f"a {each}" for each in _BASIC_LAND_TYPES}

_NONBASIC_LANDS = Choice({Quality(types=("Land",), not_supertypes=("Basic",)): "nonbasic lands"})

_CREATURES = _say(
    Nature, "<size> <colors>creatures that are still lands", types=("Creature",), colors=Optional(phrase("<> ", COLORS), None)
)

GROUPS: Pattern = one_of(
    # Land types: a basic one takes the place of the others and of the abilities (305.7), or stands beside them.
    _say(
        Is,
        "<quality> are <nature>",
        quality=_NONBASIC_LANDS,
        nature=Choice({Nature(subtypes=(each,)): word for each, word in _BASIC_LAND_TYPES.items()}),
    ),
    _say(
        Is,
        "<quality> is <nature>",
        quality=ENCHANTED,
        nature=Choice({Nature(subtypes=(each,)): word for each, word in _ONE_LAND_TYPE.items()}),
    ),
    _say(
        Is,
        "each land is <nature>",
        quality=Quality(types=("Land",)),
        nature=Choice(
            {
                Nature(subtypes=(each,), keeps=Keeps.ALL): f"{word} in addition to its other land types"
                for each, word in _ONE_LAND_TYPE.items()
            }
        ),
    ),
    # Creatures (205.1b), some with a size that follows from their mana value.
    _say(Is, "<quality> are <nature>", nature=_CREATURES),
    _say(Is, "each <quality> is a <nature>", quality=quality(other=OTHER), nature=BY_MANA_VALUE),
    _say(
        Is,
        "each <quality> is <nature>",
        quality=quality(other=OTHER),
        nature=Choice(
            {
                Nature(
                    ("Creature",), size=Amount.ITS_MANA_VALUE, keeps=Keeps.ALL
                ): "a creature in addition to its other types and has base power and base toughness each equal to its mana value"
            }
        ),
    ),
    # Colors and base power and toughness.
    _say(Is, "<quality> are <nature>", nature=only(_say(Nature, "<colors>", colors=COLORS), lambda nature: nature.size is None)),
    _say(Is, "<quality> have base power and toughness <nature>", nature=_say(Nature, "<size>")),
)
"""Groups of permanents, and what they are."""
