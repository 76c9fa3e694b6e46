"""Cards with names of one word and of several, for the rulings on name stickers, and ways from zone to zone."""

from __future__ import annotations

from oracle.abilities.effects import Pump, PutInto, PutOntoBattlefield, Regenerate
from oracle.abilities.effects.moving import Place
from oracle.abilities.events import CastsSpell, Sacrifices
from oracle.abilities.kinds import Keyword
from oracle.abilities.qualities import CREATURE, Kind, Named, Quality, Target, Who
from oracle.cards.facts.making import FLYING, NONCREATURE, PROWESS, activated, card, cost, spell, when
from oracle.objects import Characteristics

YOUR_CREATURE_CARD = Target(Kind.CARD_IN_GRAVEYARD, CREATURE, whose=Who.YOU)

CARDS: tuple[Characteristics, ...] = (
    card("Bear Cub", "{1}{G}", "Creature — Bear", size="2/2"),
    card("It That Betrays", "{12}", "Creature — Eldrazi",
         Keyword("annihilator", 2), when(Sacrifices(Who.OPPONENT, Quality(token=False)), PutOntoBattlefield(Named.EVENT)),
         size="11/11"),
    card("Raise Dead", "{B}", "Sorcery", spell(PutInto(Place.HAND), target=YOUR_CREATURE_CARD)),
    card("Seeker of the Way", "{1}{W}", "Creature — Human Warrior",
         PROWESS, when(CastsSpell(Who.YOU, NONCREATURE), Pump(Named.THIS, keywords=("lifelink",))), size="2/2"),
    card("Time Ebb", "{2}{U}", "Sorcery", spell(PutInto(Place.LIBRARY_TOP), target=Target(quality=CREATURE))),
    card("Will-o'-the-Wisp", "{B}", "Creature — Spirit",
         FLYING, activated(cost("{B}"), Regenerate(Named.THIS)), size="0/1"),
    card("Zombify", "{3}{B}", "Sorcery", spell(PutOntoBattlefield(), target=YOUR_CREATURE_CARD)),
)  # fmt: skip
