from oracle import events
from oracle.abilities.costs import Cost, Sacrifice
from oracle.abilities.effects import GainLife, PutCounters
from oracle.abilities.events import Dies, Sacrifices
from oracle.abilities.kinds import ActivatedAbility, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Named, Quality, Who
from tests.oracle.duel import Duel, creature, permanent

GAIN = (GainLife(Who.YOU, 1),)
ALTAR = permanent("Altar", "Artifact", ActivatedAbility(Cost(None, (Sacrifice(CREATURE, 2),)), GAIN))
MOURNER = creature("Mourner", 1, 1, TriggeredAbility(Dies(CREATURE), GAIN))
WATCHER = creature("Watcher", 1, 1, TriggeredAbility(Sacrifices(Who.YOU, ANYTHING), GAIN))
GROWER = creature("Grower", 1, 1, TriggeredAbility(Sacrifices(Who.YOU, ANYTHING), (PutCounters("+1/+1", 1, Named.THIS),)))


def triggered(duel: Duel, word: str) -> int:
    """How many abilities have triggered, whether they wait or are on the stack."""
    return [each.ability.word for each in duel.state.waiting].count(word) + duel.stack().count(word)


def test_what_is_sacrificed_to_one_cost_leaves_together() -> None:
    duel = Duel()
    duel.put(ALTAR)
    duel.put(MOURNER, label="first")
    duel.put(MOURNER, label="second")
    duel.activate("Altar")
    assert triggered(duel, "dies") == 4


def test_a_watcher_that_is_sacrificed_sees_all_that_is_sacrificed_with_it() -> None:
    for labels in (("Watcher", "Bears"), ("Bears", "Watcher")):
        duel = Duel()
        duel.put(ALTAR)
        for label in labels:
            duel.put(WATCHER if label == "Watcher" else "Grizzly Bears", label=label)
        duel.activate("Altar")
        assert triggered(duel, "sacrifice") == 2


def test_whatever_is_put_into_a_graveyard_from_the_battlefield_dies() -> None:
    duel = Duel()
    duel.put(permanent("Griever", "Enchantment", TriggeredAbility(Dies(Quality(types=("Artifact",))), GAIN)))
    duel.put(permanent("Trinket", "Artifact"))
    events.destroy(duel.game, [duel.find("Trinket").id])
    assert len(duel.state.waiting) == 1


def test_a_creature_that_was_sacrificed_itself_gets_no_counter() -> None:
    duel = Duel()
    duel.put(ALTAR)
    duel.put(GROWER)
    duel.put("Grizzly Bears")
    duel.activate("Altar")
    duel.resolve_all()
    assert (duel.where("Grower"), duel.find("Grower").counters) == ("graveyard", ())
