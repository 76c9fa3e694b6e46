"""Cards that make permanents something else altogether: another name, a copy of something, another text, face down."""

from __future__ import annotations

from oracle.abilities.durations import HowLong
from oracle.abilities.effects import Becomes, PutCounters, PutCountersOnEach, RemoveAllCounters, Tap
from oracle.abilities.kinds import Enchant
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Named, Quality, Target, Who
from oracle.abilities.statics import Anthem, DefinesSize, Is
from oracle.cards.facts.making import ATTACHED_CREATURE, ENTERS, ITSELF, LIFELINK, card, spell, static, taps_for, when

ENCHANT_CREATURE = Enchant(Target(quality=CREATURE))

NAMED = (
    card("Awakening of Vitu-Ghazi", "{3}{G}{G}", "Instant",
         spell(PutCounters("+1/+1", 9),
               Becomes(Nature(("Creature",), ("Elemental",), size=(0, 0), keywords=("haste",), name="Vitu-Ghazi",
                              supertypes=("Legendary",)), how_long=HowLong.WHILE_IT_IS_THERE),
               target=Target(quality=Quality(types=("Land",), controller=Who.YOU)))),
    card("Honest Work", "{U}", "Enchantment — Aura",
         Enchant(Target(quality=Quality(types=("Creature",), controller=Who.OPPONENT))),
         when(ENTERS, Tap(Named.ATTACHED), RemoveAllCounters(Named.ATTACHED)),
         static(Is(ATTACHED_CREATURE, Nature(subtypes=("Citizen",), size=(1, 1), abilities=(taps_for("C"),),
                                             abilities_lost=True, name="Humble Merchant")))),
    card("Witness Protection", "{U}", "Enchantment — Aura",
         ENCHANT_CREATURE,
         static(Is(ATTACHED_CREATURE, Nature(("Creature",), ("Citizen",), colors=("G", "W"), size=(1, 1), abilities_lost=True,
                                             name="Legitimate Businessperson", keeps=Keeps.NOTHING)))),
)  # fmt: skip

BY_NAME = (
    card("Charmed Stray", "{W}", "Creature — Cat",
         LIFELINK,
         when(ENTERS, PutCountersOnEach("+1/+1", 1, Quality(types=("Creature",), controller=Who.YOU, other=True,
                                                            named="Charmed Stray"))),
         size="1/1"),
    card("Plague Rats", "{2}{B}", "Creature — Rat",
         static(DefinesSize(Quality(types=("Creature",), named="Plague Rats"))), size="*/*"),
    card("Timberpack Wolf", "{1}{G}", "Creature — Wolf",
         static(Anthem(ITSELF, 1, 1, for_each=Quality(types=("Creature",), controller=Who.YOU, other=True,
                                                      named="Timberpack Wolf"))), size="2/2"),
)  # fmt: skip

CARDS = (*NAMED, *BY_NAME)
"""The cards."""
