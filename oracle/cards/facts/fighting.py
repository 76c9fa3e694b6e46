"""What says which creatures attack and block, and how they do so."""

from __future__ import annotations

from oracle.abilities.conditions import HasCounters, ThatPlayerControls
from oracle.abilities.effects import Draw, ForThisTurn, Goad, May, Pump
from oracle.abilities.kinds import CostKeyword, Enchant, Keyword
from oracle.abilities.qualities import ANY_NUMBER, CREATURE, IT, ITSELF, Named, Quality, Target, Who
from oracle.abilities.statics import (
    Anthem,
    AssignsAsThoughUnblocked,
    BlockedBySoMany,
    BlockedOnlyBy,
    BlocksOnly,
    CanBlockMore,
    CantAttack,
    CantAttackOrBlock,
    CantBeBlocked,
    CantBlock,
    CantFightAlone,
    FewAttackOrBlock,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from oracle.cards.facts.making import (
    ENTERS,
    FLYING,
    INFECT,
    UNDYING,
    VIGILANCE,
    WITHER,
    activated,
    card,
    cost,
    spell,
    static,
    when,
)

A_CREATURE = Target(quality=CREATURE)
ENCHANTED = Quality(types=("Creature",), enchanted=True)
FLIERS = Quality(types=("Creature",), keyword="flying")
ARTIFACT_CREATURE = Target(quality=Quality(all_types=("Artifact", "Creature")))
UNBLOCKABLE = static(CantBeBlocked())
DRAW = spell(Draw(Who.YOU, 1))


CARDS = (
    # Attacking.
    card("Boiling Blood", "{2}{R}", "Instant", spell(ForThisTurn(MustAttack(), IT), target=A_CREATURE), DRAW),
    card("Caverns of Despair", "{2}{R}{R}", "World Enchantment", static(FewAttackOrBlock(2)),
         static(FewAttackOrBlock(2, blocking=True))),
    card("Chained Throatseeker", "{5}{U}", "Creature — Phyrexian Horror", INFECT,
         static(CantAttack(unless=HasCounters(Who.THAT_PLAYER))), size="5/5"),
    card("Jeering Homunculus", "{1}{U}", "Creature — Homunculus", when(ENTERS, May((Goad(),)), target=A_CREATURE), size="0/4"),
    card("Juggernaut", "{4}", "Artifact Creature — Juggernaut", static(MustAttack()),
         static(CantBeBlocked(by=Quality(subtypes=("Wall",)))), size="5/3"),
    card("Light of Day", "{3}{W}", "Enchantment", static(CantAttackOrBlock(Quality(types=("Creature",), colors=("B",))))),
    card("Mogg Flunkies", "{1}{R}", "Creature — Goblin", static(CantFightAlone(blocking=True)), size="3/3"),
    card("Phyrexian Juggernaut", "{6}", "Artifact Creature — Phyrexian Juggernaut", INFECT, static(MustAttack()), size="5/5"),
    card("Sea Monster", "{4}{U}{U}", "Creature — Serpent",
         static(CantAttack(unless=ThatPlayerControls(Quality(subtypes=("Island",))))), size="6/6"),
    card("Silent Arbiter", "{4}", "Artifact Creature — Construct", static(FewAttackOrBlock(1)),
         static(FewAttackOrBlock(1, blocking=True)), size="1/5"),
    card("Trusty Companion", "{1}{W}", "Creature — Hyena", VIGILANCE, static(CantFightAlone()), size="3/2"),
    # Blocking.
    card("Bedlam", "{2}{R}{R}", "Enchantment", static(CantBlock(CREATURE))),
    card("Coastline Chimera", "{3}{U}", "Creature — Chimera", FLYING,
         activated(cost("{1}{W}"), ForThisTurn(CanBlockMore(1), Named.THIS)), size="1/5"),
    card("Culling Mark", "{2}{G}", "Sorcery", spell(ForThisTurn(MustBlock(), IT), target=A_CREATURE)),
    card("High Ground", "{W}", "Enchantment", static(CanBlockMore(1, Quality(types=("Creature",), controller=Who.YOU)))),
    card("Ironclaw Orcs", "{1}{R}", "Creature — Orc",
         static(CantBlock(attackers=Quality(types=("Creature",), power_at_least=2))), size="2/2"),
    card("Magmatic Chasm", "{1}{R}", "Sorcery", spell(ForThisTurn(CantBlock(Quality(types=("Creature",), without="flying"))))),
    card("Palace Guard", "{2}{W}", "Creature — Human Soldier", static(CanBlockMore(ANY_NUMBER)), size="1/4"),
    card("Razorgrass Screen", "{1}", "Artifact Creature — Wall", Keyword("defender"), static(MustBlock()), size="2/1"),
    card("Sightless Ghoul", "{3}{B}", "Creature — Zombie Soldier", static(CantBlock()), UNDYING, size="2/2"),
    card("Stormbound Geist", "{1}{U}{U}", "Creature — Spirit", FLYING, static(BlocksOnly(FLIERS)), UNDYING, size="2/2"),
    card("Valor Made Real", "{W}", "Instant", spell(ForThisTurn(CanBlockMore(ANY_NUMBER), IT), target=A_CREATURE)),
    # Several things at once.
    card("Aether Tunnel", "{1}{U}", "Enchantment — Aura", Enchant(A_CREATURE), static(Anthem(ENCHANTED, 1)),
         static(CantBeBlocked(ENCHANTED))),
    card("Maniacal Rage", "{1}{R}", "Enchantment — Aura", Enchant(A_CREATURE), static(Anthem(ENCHANTED, 2, 2)),
         static(CantBlock(ENCHANTED))),
    card("Manacles of Decay", "{1}{W}", "Enchantment — Aura", Enchant(A_CREATURE), static(CantAttack(ENCHANTED)),
         activated(cost("{B}"), Pump(Named.ATTACHED, -1, -1)), activated(cost("{R}"), ForThisTurn(CantBlock(), Named.ATTACHED))),
    card("Tormented Soul", "{B}", "Creature — Spirit", static(CantBlock()), UNBLOCKABLE, size="1/1"),
    card("Whispersilk Cloak", "{3}", "Artifact — Equipment", static(CantBeBlocked(ENCHANTED)),
         static(Anthem(ENCHANTED, keywords=("shroud",))), CostKeyword("equip", cost("{2}"))),
    # Being blocked.
    card("Alluring Scent", "{1}{G}{G}", "Sorcery", spell(ForThisTurn(MustBeBlocked(by_all=True), IT), target=A_CREATURE)),
    card("Amrou Kithkin", "{W}{W}", "Creature — Kithkin",
         static(CantBeBlocked(by=Quality(types=("Creature",), power_at_least=3))), size="1/1"),
    card("Auriok Siege Sled", "{6}", "Artifact Creature — Juggernaut",
         activated(cost("{1}"), ForThisTurn(MustBlock(attackers=ITSELF), IT), target=ARTIFACT_CREATURE),
         activated(cost("{1}"), ForThisTurn(CantBlock(attackers=ITSELF), IT), target=ARTIFACT_CREATURE),
         size="3/5"),
    card("Blighted Agent", "{1}{U}", "Creature — Phyrexian Human Rogue", INFECT, UNBLOCKABLE, size="1/1"),
    card("Cloak of Mists", "{1}{U}", "Enchantment — Aura", Enchant(A_CREATURE), static(CantBeBlocked(ENCHANTED))),
    card("Dread Warlock", "{1}{B}{B}", "Creature — Human Wizard Warlock",
         static(BlockedOnlyBy(Quality(types=("Creature",), colors=("B",)))), size="2/2"),
    card("Elvish Bard", "{3}{G}{G}", "Creature — Elf Shaman Bard", static(MustBeBlocked(by_all=True)), size="2/4"),
    card("Howlgeist", "{5}{G}", "Creature — Spirit Wolf",
         static(CantBeBlocked(by=Quality(types=("Creature",), power_below_source=True))), UNDYING, size="4/2"),
    card("Inescapable Brute", "{5}{R}", "Creature — Giant Warrior", WITHER, static(MustBeBlocked()), size="3/3"),
    card("Infiltrate", "{U}", "Instant", spell(ForThisTurn(CantBeBlocked(), IT), target=A_CREATURE)),
    card("Irresistible Prey", "{G}", "Sorcery", spell(ForThisTurn(MustBeBlocked(), IT), target=A_CREATURE), DRAW),
    card("Lure", "{1}{G}{G}", "Enchantment — Aura", Enchant(A_CREATURE), static(MustBeBlocked(ENCHANTED, by_all=True))),
    card("Phantom Warrior", "{1}{U}{U}", "Creature — Illusion Warrior", UNBLOCKABLE, size="2/2"),
    card("Rampaging Ceratops", "{4}{R}", "Creature — Dinosaur", static(BlockedBySoMany(least=3)), size="5/4"),
    card("Scrapdiver Serpent", "{5}{U}{U}", "Creature — Serpent",
         static(CantBeBlocked(as_long_as=ThatPlayerControls(Quality(types=("Artifact",))))), size="5/5"),
    card("Slither Blade", "{U}", "Creature — Snake Rogue", UNBLOCKABLE, size="1/2"),
    card("Spinebiter", "{4}{G}{G}", "Creature — Phyrexian Beast", INFECT, static(AssignsAsThoughUnblocked()), size="3/4"),
    card("Stalking Tiger", "{3}{G}", "Creature — Cat", static(BlockedBySoMany(most=1)), size="3/3"),
    card("Tangle Angler", "{3}{G}", "Creature — Phyrexian Horror", INFECT,
         activated(cost("{G}"), ForThisTurn(MustBlock(attackers=ITSELF), IT), target=A_CREATURE), size="1/5"),
)  # fmt: skip
"""The cards."""
