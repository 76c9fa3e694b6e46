"""Cards that wait for counters on creatures, blight, or take counters away again."""

from __future__ import annotations

from oracle.abilities.costs import Blight, TapOthers, TapThis
from oracle.abilities.effects import (
    Blights,
    CounterIt,
    CreateTokens,
    DealDamage,
    Draw,
    Exile,
    IfItIs,
    LoseCounters,
    LoseLife,
    May,
    MayPay,
    MoveCounter,
    Proliferate,
    RemoveCountersFromEach,
)
from oracle.abilities.events import AtBeginning, Enters, PutsCounters
from oracle.abilities.kinds import ActivatedAbility, CostKeyword
from oracle.abilities.qualities import CREATURE, Amount, Kind, Named, Quality, Target, Targeted, Who
from oracle.abilities.statics import AdditionalCostChoice
from oracle.cards.facts.making import ENTERS, PERSIST, activated, card, cost, spell, static, taps_for, when

YOURS = Quality(controller=Who.YOU)
YOUR_CREATURE = Quality(types=("Creature",), controller=Who.YOU)
ELF = Quality(subtypes=("Elf",))
ANOTHER_ELF_OF_YOURS = Quality(subtypes=("Elf",), controller=Who.YOU, other=True)

CARDS = (
    card("Auntie Ool, Cursewretch", "{1}{B}{R}{G}", "Legendary Creature — Goblin Warlock",
         CostKeyword("ward", cost("", Blight(2))),
         when(PutsCounters(Who.ANYONE, "-1/-1", CREATURE),
              IfItIs(Named.EVENT, YOURS, (Draw(),), (LoseLife(Who.ITS_CONTROLLER, 1, Named.EVENT),))), size="4/4"),
    card("Bogslither's Embrace", "{1}{B}", "Sorcery",
         static(AdditionalCostChoice((cost("", Blight(1)), cost("{3}")))), spell(Exile(), target=Target(quality=CREATURE))),
    card("Flourishing Defenses", "{4}{G}", "Enchantment",
         when(PutsCounters(Who.ANYONE, "-1/-1", CREATURE, each=True),
              May((CreateTokens(1, ("Creature",), ("Elf", "Warrior"), 1, 1, ("G",)),)))),
    card("Heartmender", "{2}{G/W}{G/W}", "Creature — Elemental",
         when(AtBeginning("upkeep", Who.YOU), RemoveCountersFromEach("-1/-1", YOUR_CREATURE)), PERSIST, size="2/2"),
    card("High Perfect Morcant", "{2}{B}{G}", "Legendary Creature — Elf Noble",
         when(Enters(ANOTHER_ELF_OF_YOURS, or_this=True), Blights(Who.EACH_OPPONENT, 1)),
         ActivatedAbility(cost("", TapOthers(ELF, 3)), (Proliferate(),), as_sorcery=True), size="4/4"),
    card("Leeches", "{1}{W}{W}", "Sorcery",
         spell(LoseCounters(Who.TARGET_PLAYER), DealDamage(Amount.THAT_MUCH), target=Target(Kind.PLAYER))),
    card("Nest of Scarabs", "{2}{B}", "Enchantment",
         when(PutsCounters(Who.YOU, "-1/-1", CREATURE),
              CreateTokens(Amount.THAT_MUCH, ("Creature",), ("Insect",), 1, 1, ("B",)))),
    card("Nesting Grounds", "", "Land", taps_for("C"),
         ActivatedAbility(cost("{1}", TapThis()), (MoveCounter(Targeted(0), Targeted(1)),),
                          (Target(quality=YOURS), Target(another=True)), as_sorcery=True)),
    card("Sourbread Auntie", "{2}{R}{R}", "Creature — Goblin Warrior",
         when(ENTERS, MayPay(Who.YOU, cost("", Blight(2)), (CreateTokens(2, ("Creature",), ("Goblin",), 1, 1, ("B", "R")),))),
         size="4/3"),
    card("Sting-Slinger", "{2}{R}", "Creature — Goblin Warrior",
         activated(cost("{1}{R}", TapThis(), Blight(1)), DealDamage(2, Who.EACH_OPPONENT)), size="3/3"),
    card("Wild Unraveling", "{U}{U}", "Instant",
         static(AdditionalCostChoice((cost("", Blight(2)), cost("{1}")))), spell(CounterIt(), target=Target(Kind.SPELL))),
)  # fmt: skip
"""The cards."""
