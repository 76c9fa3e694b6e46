"""Cards that deal damage, prevent it or change what it does."""

from __future__ import annotations

from oracle.abilities.costs import TapThis
from oracle.abilities.effects import DealDamage, DealDamageToEach, GainLife, PreventNext
from oracle.abilities.kinds import ModalAbility
from oracle.abilities.qualities import CREATURE, Amount, Kind, Quality, Target, Who
from oracle.cards.facts.making import activated, card, cost, spell

ANY_TARGET = Target(Kind.ANY_TARGET)
TARGET_CREATURE = Target(quality=CREATURE)
FLYING_CREATURE = Quality(types=("Creature",), keyword="flying")

CARDS = (
    # Damage to one target.
    card("Blaze", "{X}{R}", "Sorcery", spell(DealDamage(Amount.X), target=ANY_TARGET)),
    card("Flame Slash", "{R}", "Sorcery", spell(DealDamage(4), target=TARGET_CREATURE)),
    card("Lightning Helix", "{R}{W}", "Instant", spell(DealDamage(3), GainLife(amount=3), target=ANY_TARGET)),
    card("Prodigal Pyromancer", "{2}{R}", "Creature — Human Wizard",
         activated(cost("", TapThis()), DealDamage(1), target=ANY_TARGET), size="1/1"),
    card("Prodigal Sorcerer", "{2}{U}", "Creature — Human Wizard Sorcerer",
         activated(cost("", TapThis()), DealDamage(1), target=ANY_TARGET), size="1/1"),
    # Damage to all there are.
    card("Hurricane", "{X}{G}", "Sorcery", spell(DealDamageToEach(Amount.X, FLYING_CREATURE, Who.EACH_PLAYER))),
    card("Pyroclasm", "{1}{R}", "Sorcery", spell(DealDamageToEach(2, CREATURE))),
    card("Slagstorm", "{1}{R}{R}", "Sorcery",
         ModalAbility((spell(DealDamageToEach(3, CREATURE)), spell(DealDamage(3, Who.EACH_PLAYER))))),
    card("Steam Blast", "{2}{R}", "Sorcery", spell(DealDamageToEach(2, CREATURE, Who.EACH_PLAYER))),
    # Damage that is prevented.
    card("Healing Salve", "{W}", "Instant",
         ModalAbility((spell(GainLife(Who.TARGET_PLAYER, 3), target=Target(Kind.PLAYER)),
                       spell(PreventNext(3), target=ANY_TARGET)))),
    card("Mending Hands", "{W}", "Instant", spell(PreventNext(4), target=ANY_TARGET)),
    card("Samite Healer", "{1}{W}", "Creature — Human Cleric",
         activated(cost("", TapThis()), PreventNext(1), target=ANY_TARGET), size="1/1"),
)  # fmt: skip
"""The cards."""
