"""Cards with toxic, and those that give it (702.164)."""

from __future__ import annotations

from oracle.abilities.effects import Pump
from oracle.abilities.events import Attacks
from oracle.abilities.kinds import CostKeyword
from oracle.abilities.qualities import Named, Quality, Target, Who
from oracle.abilities.statics import Anthem
from oracle.cards.facts.making import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    ENTERS,
    FLYING,
    HASTE,
    MENACE,
    card,
    cost,
    static,
    toxic,
    when,
)

ANOTHER_WITH_TOXIC = Quality(types=("Creature",), keyword="toxic", controller=Who.YOU, other=True)
EQUIPPED_CREATURE = Quality(types=("Creature",), enchanted=True)

CARDS = (
    card("Bilious Skulldweller", "{B}", "Creature — Phyrexian Insect", DEATHTOUCH, toxic(1), size="1/1"),
    card("Branchblight Stalker", "{1}{G}", "Creature — Phyrexian Elf Scout", toxic(2), size="3/1"),
    card("Flensing Raptor", "{2}{W}", "Creature — Phyrexian Bird",
         FLYING, toxic(1),
         when(ENTERS, Pump(power=1, toughness=1, keywords=("flying",)), target=Target(quality=ANOTHER_WITH_TOXIC)), size="2/2"),
    card("Jawbone Duelist", "{1}{W}", "Creature — Phyrexian Soldier", DOUBLE_STRIKE, toxic(1), size="1/1"),
    card("Pestilent Syphoner", "{1}{B}", "Creature — Phyrexian Insect", FLYING, toxic(1), size="1/1"),
    card("Prosthetic Injector", "{1}", "Artifact — Equipment",
         static(Anthem(EQUIPPED_CREATURE, 0, 2, ("toxic 1",))), CostKeyword("equip", cost("{1}"))),
    card("Sheoldred's Headcleaver", "{3}{B}", "Creature — Phyrexian Warrior", MENACE, toxic(2), size="2/4"),
    card("Slaughter Singer", "{G}{W}", "Creature — Phyrexian Cleric",
         toxic(2), when(Attacks(ANOTHER_WITH_TOXIC), Pump(Named.EVENT, 1, 1)), size="2/2"),
    card("Tyrranax Atrocity", "{3}{G}{G}", "Creature — Phyrexian Dinosaur", HASTE, toxic(3), size="4/4"),
)  # fmt: skip
"""The cards."""
