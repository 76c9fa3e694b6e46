"""What triggers as creatures attack, block and become blocked."""

from __future__ import annotations

from oracle.abilities.costs import TapThis
from oracle.abilities.effects import (
    AtEndOfCombat,
    CreateTokens,
    Destroy,
    Draw,
    GainLife,
    GetCounters,
    LoseLife,
    May,
    Pump,
    PumpEach,
    PutCounters,
    RemoveFromCombat,
    Untap,
)
from oracle.abilities.events import (
    Attacks,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    BlocksOrBecomesBlocked,
    EntersOrAttacks,
    PlayerAttacks,
)
from oracle.abilities.kinds import Keyword
from oracle.abilities.qualities import CREATURE, Named, Quality, Target, Who
from oracle.abilities.statics import BlockedBySoMany, BlockedOnlyBy, CantBlock
from oracle.cards.facts.making import FEAR, FLYING, INFECT, REACH, UNDYING, WITHER, activated, card, cost, static, taps_for, when

BATTLE_CRY = Keyword("battle cry")
DESTROY_IT, SHRINK_IT = Destroy(Named.EVENT), PutCounters("-1/-1", what=Named.EVENT)
POISONS = when(AttacksUnblocked(), GetCounters(Who.THAT_PLAYER))
YOUR_CREATURES = Quality(types=("Creature",), controller=Who.YOU)
IN_THE_AIR = Quality(types=("Creature",), either=(Quality(keyword="flying"), Quality(keyword="reach")))


CARDS = (
    # Attacking.
    card("Boggart Prankster", "{1}{B}", "Creature — Goblin Warrior",
         when(PlayerAttacks(Who.YOU), Pump(power=1),
              target=Target(quality=Quality(subtypes=("Goblin",), controller=Who.YOU, attacking=True))), size="1/3"),
    card("Briar Patch", "{1}{G}{G}", "Enchantment", when(Attacks(CREATURE, whom=Who.YOU), Pump(Named.EVENT, -1))),
    card("Crypt Cobra", "{3}{B}", "Creature — Snake", POISONS, size="3/3"),
    card("Goblin Wardriver", "{R}{R}", "Creature — Goblin Warrior", BATTLE_CRY, size="2/2"),
    card("Hero of Bladehold", "{2}{W}{W}", "Creature — Human Knight", BATTLE_CRY,
         when(Attacks(), CreateTokens(2, ("Creature",), ("Soldier",), 1, 1, ("W",), tapped=True, attacking=True)), size="3/4"),
    card("Howling Golem", "{3}", "Artifact Creature — Golem", when(AttacksOrBlocks(), Draw(Who.EACH_PLAYER)), size="2/3"),
    card("Isperia, Supreme Judge", "{2}{W}{W}{U}{U}", "Legendary Creature — Sphinx", FLYING,
         when(Attacks(CREATURE, whom=Who.YOU, or_planeswalker=True), May((Draw(),))), size="6/4"),
    card("Krosan Vorine", "{3}{G}", "Creature — Cat Beast", Keyword("provoke"), static(BlockedBySoMany(most=1)), size="3/2"),
    card("Military Intelligence", "{1}{U}", "Enchantment", when(PlayerAttacks(Who.YOU, CREATURE, least=2), Draw())),
    card("Pyreheart Wolf", "{2}{R}", "Creature — Wolf",
         when(Attacks(), PumpEach(YOUR_CREATURES, keywords=("menace",))), UNDYING, size="1/1"),
    card("Signal Pest", "{1}", "Artifact Creature — Pest", BATTLE_CRY, static(BlockedOnlyBy(IN_THE_AIR)), size="0/1"),
    card("Spitting Dilophosaurus", "{2}{B}", "Creature — Dinosaur",
         when(EntersOrAttacks(), PutCounters("-1/-1"), target=Target(quality=CREATURE, minimum=0)),
         static(CantBlock(Quality(types=("Creature",), controller=Who.OPPONENT, counter="-1/-1"))), size="3/2"),
    card("Suq'Ata Assassin", "{1}{B}{B}", "Creature — Human Assassin", FEAR, POISONS, size="1/1"),
    card("Swamp Mosquito", "{1}{B}", "Creature — Insect", FLYING, POISONS, size="0/1"),
    card("Wings of the Guard", "{1}{W}", "Creature — Bird", FLYING, Keyword("melee"), size="1/1"),
    # Blocking.
    card("Giant Badger", "{1}{G}{G}", "Creature — Badger", when(Blocks(), Pump(Named.EVENT, 2, 2)), size="2/2"),
    card("Pride Guardian", "{W}", "Creature — Cat Monk", Keyword("defender"), when(Blocks(), GainLife(amount=3)), size="0/3"),
    card("Silent Assassin", "{B}{B}", "Creature — Human Mercenary Assassin",
         activated(cost("{3}{B}"), AtEndOfCombat(Destroy()),
                   target=Target(quality=Quality(types=("Creature",), blocking=True))), size="2/1"),
    card("Skystinger", "{2}{G}", "Creature — Insect Warrior", REACH,
         when(Blocks(attackers=Quality(types=("Creature",), keyword="flying")), Pump(Named.THIS, 5)), size="3/3"),
    # Being blocked, or either.
    card("Benalish Cavalry", "{1}{W}", "Creature — Human Knight", Keyword("flanking"), size="2/2"),
    card("Devoted Retainer", "{W}", "Creature — Human Samurai", Keyword("bushido", 1), size="1/1"),
    card("Gustcloak Harrier", "{1}{W}{W}", "Creature — Bird Soldier", FLYING,
         when(BecomesBlocked(), May((Untap(Named.EVENT), RemoveFromCombat(Named.EVENT)))), size="2/2"),
    card("Ichorclaw Myr", "{2}", "Artifact Creature — Phyrexian Myr", INFECT,
         when(BecomesBlocked(), Pump(Named.EVENT, 2, 2)), size="1/1"),
    card("Khenra Eternal", "{1}{B}", "Creature — Zombie Jackal Warrior", Keyword("afflict", 1), size="2/2"),
    card("Labyrinth of Skophos", "", "Land", taps_for("C"),
         activated(cost("{4}", TapThis()), RemoveFromCombat(),
                   target=Target(quality=Quality(types=("Creature",), attacking=True, blocking=True)))),
    card("Quagmire Lamprey", "{2}{B}", "Creature — Fish", when(BecomesBlocked(by=CREATURE), SHRINK_IT), size="1/1"),
    card("Slinking Giant", "{2}{R}{R}", "Creature — Giant Rogue", WITHER,
         when(BlocksOrBecomesBlocked(), Pump(Named.EVENT, -3)), size="4/4"),
    card("Sylvan Basilisk", "{3}{G}{G}", "Creature — Basilisk", when(BecomesBlocked(by=CREATURE), DESTROY_IT), size="2/4"),
    card("Tangle Asp", "{1}{G}", "Creature — Snake",
         when(BlocksOrBecomesBlocked(CREATURE), AtEndOfCombat(DESTROY_IT)), size="1/2"),
    card("Vedalken Ghoul", "{U}{B}", "Creature — Vedalken Zombie",
         when(BecomesBlocked(), LoseLife(Who.THAT_PLAYER, 4)), size="1/1"),
    card("Wicker Warcrawler", "{5}", "Artifact Creature — Scarecrow",
         when(AttacksOrBlocks(), AtEndOfCombat(SHRINK_IT)), size="6/6"),
    card("Wolverine Pack", "{2}{G}{G}", "Creature — Wolverine", Keyword("rampage", 2), size="2/4"),
)  # fmt: skip
"""The cards."""
