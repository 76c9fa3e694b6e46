"""Cards that change how much damage is dealt, to whom and in what form, and that prevent it."""

from __future__ import annotations

from oracle.abilities.costs import ChangeLoyalty, TapThis
from oracle.abilities.effects import (
    Draw,
    Exile,
    ExileTop,
    GainLife,
    PreventAll,
    PreventNext,
    PreventNextTime,
    PutCounters,
    RemoveCountersFrom,
    Untap,
)
from oracle.abilities.kinds import ActivatedAbility, CostKeyword, Enchant, Keyword
from oracle.abilities.qualities import ANYTHING, CREATURE, IT, Amount, Kind, Named, Quality, Target, Who
from oracle.abilities.statics import (
    BeginsOnBattlefield,
    CantGainLife,
    CountersInstead,
    DamageBy,
    DamageCantBePrevented,
    DealtAsThough,
    EntersWithCounters,
    HalvesDamage,
    MultipliesDamage,
    PreventsDamage,
    RedirectsDamage,
)
from oracle.cards.facts.making import FIRST_STRIKE, FLASH, FLYING, INFECT, PROWESS, TRAMPLE, activated, card, cost, spell, static

ANY_TARGET = Target(Kind.ANY_TARGET)
YOURS = Quality(controller=Who.YOU)
YOUR_CREATURE = Quality(types=("Creature",), controller=Who.YOU)
OPPOSING = Quality(controller=Who.OPPONENT)
YOUR_RED = Quality(colors=("R",), controller=Who.YOU)
YOUR_CLERIC = Quality(types=("Creature",), subtypes=("Cleric",), controller=Who.YOU)
OTHERS = Quality(controller=Who.YOU, other=True)
TO_THIS = DamageBy(to_players=None, to=Quality(itself=True))
COMBAT_TO_THIS = DamageBy(combat=True, to_players=None, to=Quality(itself=True))
TO_YOU = DamageBy(to_players=Who.YOU, to=None)
TO_OPPONENTS = DamageBy(to_players=Who.OPPONENT, to=OPPOSING)
TO_YOU_AND_YOURS = DamageBy(to_players=Who.YOU, to=YOURS)
SO_MANY_ON_THIS = PutCounters("-1/-1", Amount.THAT_MUCH, Named.THIS)
LIFE_FOR_IT = GainLife(amount=Amount.THAT_MUCH)


def circle(color: str) -> PreventNextTime:
    """What a circle of protection does: the next damage to you from a source of a color, and of your choice, is prevented."""
    return PreventNextTime(Quality(colors=(color,)), Who.YOU)


CARDS = (
    # More, and less.
    card("Angrath's Marauders", "{5}{R}{R}", "Creature — Human Pirate",
         static(MultipliesDamage(DamageBy(YOURS), times=2)), size="4/4"),
    card("Dictate of the Twin Gods", "{3}{R}{R}", "Enchantment", FLASH, static(MultipliesDamage(times=2))),
    card("Embermaw Hellion", "{3}{R}{R}", "Creature — Hellion", TRAMPLE,
         static(MultipliesDamage(DamageBy(Quality(colors=("R",), controller=Who.YOU, other=True)), plus=1)), size="4/5"),
    card("Fiery Emancipation", "{3}{R}{R}{R}", "Enchantment", static(MultipliesDamage(DamageBy(YOURS), times=3))),
    card("Furnace of Rath", "{1}{R}{R}{R}", "Enchantment", static(MultipliesDamage(times=2))),
    card("Ghosts of the Innocent", "{5}{W}{W}", "Creature — Spirit", static(HalvesDamage()), size="4/5"),
    card("Gisela, Blade of Goldnight", "{4}{R}{W}{W}", "Legendary Creature — Angel", FLYING, FIRST_STRIKE,
         static(MultipliesDamage(TO_OPPONENTS, times=2)), static(PreventsDamage(TO_YOU_AND_YOURS, half=True)), size="5/5"),
    card("Gratuitous Violence", "{2}{R}{R}{R}", "Enchantment", static(MultipliesDamage(DamageBy(YOUR_CREATURE), times=2))),
    card("Torbran, Thane of Red Fell", "{1}{R}{R}{R}", "Legendary Creature — Dwarf Noble",
         static(MultipliesDamage(DamageBy(YOUR_RED, to_players=Who.OPPONENT, to=OPPOSING), plus=2)), size="2/4"),
    # Prevented.
    card("Awe Strike", "{W}", "Instant",
         spell(PreventNextTime(by=IT, also=(LIFE_FOR_IT,)), target=Target(quality=CREATURE))),
    card("Circle of Protection: Black", "{1}{W}", "Enchantment", activated(cost("{1}"), circle("B"))),
    card("Circle of Protection: Red", "{1}{W}", "Enchantment", activated(cost("{1}"), circle("R"))),
    card("Cho-Manno, Revolutionary", "{2}{W}{W}", "Legendary Creature — Human Rebel", static(PreventsDamage(TO_THIS)),
         size="2/2"),
    card("Daunting Defender", "{4}{W}", "Creature — Human Cleric",
         static(PreventsDamage(DamageBy(to_players=None, to=YOUR_CLERIC), amount=1)), size="3/3"),
    card("Gloom Surgeon", "{1}{B}", "Creature — Spirit",
         static(PreventsDamage(COMBAT_TO_THIS, also=(ExileTop(Amount.THAT_MUCH),))), size="2/1"),
    card("Guard Gomazoa", "{2}{U}", "Creature — Jellyfish", Keyword("defender"), FLYING,
         static(PreventsDamage(COMBAT_TO_THIS)), size="1/3"),
    card("Healing Grace", "{W}", "Instant", spell(PreventNext(3, by_chosen=True), GainLife(amount=3), target=ANY_TARGET)),
    card("Indestructible Aura", "{W}", "Instant", spell(PreventAll(), target=Target(quality=CREATURE))),
    card("Maze of Ith", "", "Land",
         activated(cost("", TapThis()), Untap(), PreventAll(by=True, combat=True),
                   target=Target(quality=Quality(types=("Creature",), attacking=True)))),
    card("Phantom Nomad", "{1}{W}", "Creature — Spirit Nomad", static(EntersWithCounters("+1/+1", 2)),
         static(PreventsDamage(TO_THIS, also=(RemoveCountersFrom("+1/+1", 1, Named.THIS),))), size="0/0"),
    card("Phyrexian Hydra", "{3}{G}{G}", "Creature — Phyrexian Hydra", INFECT,
         static(PreventsDamage(TO_THIS, also=(SO_MANY_ON_THIS,))), size="7/7"),
    card("Protection of the Hekma", "{4}{W}", "Enchantment",
         static(PreventsDamage(DamageBy(OPPOSING, to_players=Who.YOU, to=None), amount=1))),
    card("Reverse Damage", "{1}{W}{W}", "Instant", spell(PreventNextTime(ANYTHING, Who.YOU, (LIFE_FOR_IT,)))),
    card("Sphere of Law", "{3}{W}", "Enchantment",
         static(PreventsDamage(DamageBy(Quality(colors=("R",)), to_players=Who.YOU, to=None), amount=2))),
    card("Swans of Bryn Argoll", "{2}{W/U}{W/U}", "Creature — Bird Spirit", FLYING,
         static(PreventsDamage(TO_THIS, also=(Draw(Who.THAT_PLAYER, Amount.THAT_MUCH),))), size="4/3"),
    card("The Wanderer", "{3}{W}", "Legendary Planeswalker",
         static(PreventsDamage(DamageBy(combat=False, to_players=Who.YOU, to=OTHERS))),
         ActivatedAbility(cost("", ChangeLoyalty(-2)), (Exile(),),
                          (Target(quality=Quality(types=("Creature",), power_at_least=4)),), loyalty=True), loyalty=5),
    card("Urza's Armor", "{6}", "Artifact", static(PreventsDamage(TO_YOU, amount=1))),
    # Not to be prevented.
    card("Everlasting Torment", "{2}{B/R}", "Enchantment",
         static(CantGainLife(Who.ANYONE)), static(DamageCantBePrevented()), static(DealtAsThough("wither"))),
    card("Excruciator", "{6}{R}{R}", "Creature — Avatar",
         static(DamageCantBePrevented(DamageBy(Quality(itself=True)))), size="7/7"),
    card("Leyline of Punishment", "{2}{R}{R}", "Enchantment",
         static(BeginsOnBattlefield()), static(CantGainLife(Who.ANYONE)), static(DamageCantBePrevented())),
    # To another one, and in another form.
    card("Palisade Giant", "{4}{W}{W}", "Creature — Giant Soldier",
         static(RedirectsDamage(DamageBy(to_players=Who.YOU, to=OTHERS))), size="2/7"),
    card("Pariah", "{2}{W}", "Enchantment — Aura", Enchant(Target(quality=CREATURE)),
         static(RedirectsDamage(TO_YOU, Named.ATTACHED))),
    card("Pariah's Shield", "{5}", "Artifact — Equipment", static(RedirectsDamage(TO_YOU, Named.ATTACHED)),
         CostKeyword("equip", cost("{3}"))),
    card("Phytohydra", "{2}{G}{W}{W}", "Creature — Plant Hydra", static(CountersInstead("+1/+1", TO_THIS)), size="1/1"),
    card("Soul-Scar Mage", "{R}", "Creature — Human Wizard", PROWESS,
         static(CountersInstead(
             "-1/-1", DamageBy(YOURS, combat=False, to_players=None, to=Quality(types=("Creature",), controller=Who.OPPONENT)))),
         size="1/2"),
)  # fmt: skip
"""The cards."""
