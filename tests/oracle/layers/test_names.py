"""Effects that set a name, and what asks for one: the name that an object has now (201.2, 612.8)."""

from __future__ import annotations

import pytest

from oracle import layers, state_based
from oracle.abilities.kinds import Keyword
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.naming import has_name
from oracle.objects import Characteristics, Seat
from oracle.paying.mana_sources import offers_of
from oracle.questions import Asking
from tests.oracle.duel import ALICE, BOB, Duel, creature


def check(game: Game) -> Asking[None]:
    """State-based actions are checked."""
    yield from state_based.perform(game)


def now(duel: Duel, label: str) -> Characteristics:
    return layers.characteristics(duel.state, duel.find(label).id)


def enchanted(duel: Duel, aura: str, host: str, seat: Seat = ALICE) -> None:
    duel.put(aura, attached_to=duel.find(host).id, seat=seat, label=f"{aura} on {host}")


def test_what_is_under_protection_has_one_name_and_is_one_creature_and_nothing_else() -> None:
    duel = Duel()
    host = creature("Golem", 4, 4, Keyword("trample"), types=("Artifact", "Creature"), subtypes=("Golem",), colors=frozenset("R"))
    duel.put(host, counters=(("flying", 1),))
    enchanted(duel, "Witness Protection", "Golem")
    became = now(duel, "Golem")
    assert became.name == "Legitimate Businessperson"
    assert (became.types, became.subtypes, became.colors) == (("Creature",), ("Citizen",), frozenset("GW"))
    assert (became.power, became.toughness) == (1, 1)
    assert became.abilities == ()


def test_what_it_gains_later_it_has() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    enchanted(duel, "Witness Protection", "Grizzly Bears")
    enchanted(duel, "Lofty Dreams", "Grizzly Bears")
    assert now(duel, "Grizzly Bears").abilities == (Keyword("flying"),)
    assert duel.numbers("Grizzly Bears") == (3, 3)


def test_of_two_legendary_creatures_under_protection_one_is_put_into_the_graveyard() -> None:
    duel = Duel()
    duel.put(creature("Ana", supertypes=("Legendary",)))
    duel.put(creature("Bo", supertypes=("Legendary",)))
    enchanted(duel, "Witness Protection", "Ana")
    duel.game.do(check)
    assert duel.game.pending is None
    enchanted(duel, "Witness Protection", "Bo")
    duel.game.do(check)
    assert duel.question.rule == "704.5j"


def test_two_of_one_printed_name_are_not_of_one_name_once_one_has_another() -> None:
    duel = Duel()
    for label in ("First", "Second"):
        duel.put(creature("Ana", supertypes=("Legendary",)), label=label)
    enchanted(duel, "Witness Protection", "First")
    duel.game.do(check)
    assert duel.game.pending is None


def test_what_has_no_name_has_no_name_in_common() -> None:
    duel = Duel()
    for label in ("First", "Second"):
        duel.put(creature("", supertypes=("Legendary",)), label=label)
    duel.game.do(check)
    assert duel.game.pending is None


def test_those_named_so_are_those_that_have_that_name_now() -> None:
    duel = Duel()
    duel.put("Timberpack Wolf", label="First")
    duel.put("Timberpack Wolf", label="Second")
    duel.put("Timberpack Wolf", label="Third")
    assert duel.numbers("First") == (4, 4)
    enchanted(duel, "Witness Protection", "Third")
    assert duel.numbers("First") == (3, 3)
    assert duel.numbers("Third") == (1, 1)


def test_rats_count_themselves_by_name() -> None:
    duel = Duel()
    duel.put("Plague Rats", label="First")
    duel.put("Plague Rats", seat=BOB, label="Second")
    assert duel.numbers("First") == (2, 2)
    enchanted(duel, "Witness Protection", "Second")
    assert duel.numbers("First") == (1, 1)


def test_a_merchant_gives_mana_and_keeps_its_color() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB, sick=False)
    enchanted(duel, "Honest Work", "Grizzly Bears")
    became = now(duel, "Grizzly Bears")
    assert (became.name, became.subtypes, became.colors) == ("Humble Merchant", ("Citizen",), frozenset("G"))
    of = duel.find("Grizzly Bears").id
    assert len(offers_of(duel.state, BOB, of)) == 1


def test_the_land_that_awakens_is_legendary_and_has_its_own_name() -> None:
    duel = Duel()
    duel.put("Forest")
    duel.play("Awakening of Vitu-Ghazi", "Forest")
    became = now(duel, "Forest")
    assert became.name == "Vitu-Ghazi"
    assert became.supertypes == ("Basic", "Legendary")
    assert became.types == ("Land", "Creature")
    assert became.subtypes == ("Forest", "Elemental")
    assert (became.power, became.toughness) == (9, 9)
    assert became.abilities == (Keyword("haste"),)


# ---- all names of nonlegendary creature cards (612.7)


def equipped(duel: Duel, host: str) -> None:
    duel.put("Spy Kit", attached_to=duel.find(host).id, label=f"Spy Kit on {host}")


def test_what_wears_a_spy_kit_has_every_name_of_a_nonlegendary_creature_card_and_its_own() -> None:
    duel = Duel()
    duel.put(creature("Spy", 1, 1))
    equipped(duel, "Spy")
    spy = now(duel, "Spy")
    assert (spy.name, spy.power, spy.toughness) == ("Spy", 2, 2)
    assert [has_name(spy, name) for name in ("Spy", "Plague Rats", "Forest", "Ixidor, Reality Sculptor", "")] == [
        True, True, False, False, False,
    ]  # fmt: skip
    with pytest.raises(NotModelled, match="whether Snark is the name"):
        has_name(spy, "Snark")


def test_it_is_one_of_those_named_so() -> None:
    duel = Duel()
    duel.put("Plague Rats")
    duel.put(creature("Spy", 1, 1))
    equipped(duel, "Spy")
    assert duel.numbers("Plague Rats") == (2, 2)


def test_it_has_a_name_in_common_with_a_legendary_permanent_only_if_that_has_one_of_those() -> None:
    duel = Duel()
    duel.put(creature("Spy", 1, 1, supertypes=("Legendary",)))
    equipped(duel, "Spy")
    duel.put("Ixidor, Reality Sculptor")
    duel.game.do(check)
    assert duel.game.pending is None
    duel.put(creature("Plague Rats", 1, 1, supertypes=("Legendary",)))
    duel.game.do(check)
    assert duel.options() == ["Plague Rats", "Spy"]


def test_two_that_wear_a_spy_kit_have_names_in_common() -> None:
    duel = Duel()
    for label in ("Ana", "Bo"):
        duel.put(creature(label, supertypes=("Legendary",)))
        equipped(duel, label)
    duel.game.do(check)
    assert duel.options() == ["Ana", "Bo"]


def test_names_that_only_some_share_are_not_modelled() -> None:
    duel = Duel()
    for name in ("Plague Rats", "Timberpack Wolf", "Spy"):
        duel.put(creature(name, supertypes=("Legendary",)))
    equipped(duel, "Spy")
    with pytest.raises(NotModelled, match="of which two have none"):
        duel.game.do(check)


@pytest.mark.parametrize(("last", "many"), [("Spy Kit", True), ("Witness Protection", False)])
def test_a_name_that_is_set_later_is_the_only_one(last: str, many: bool) -> None:
    duel = Duel()
    duel.put(creature("Spy", 1, 1))
    for each in ("Spy Kit", "Witness Protection") if last == "Witness Protection" else ("Witness Protection", "Spy Kit"):
        duel.put(each, attached_to=duel.find("Spy").id)
    spy = now(duel, "Spy")
    assert spy.name == "Legitimate Businessperson"
    assert has_name(spy, "Plague Rats") is many


def test_it_has_a_name_that_was_originally_printed_wherever_creatures_were() -> None:
    duel = Duel()
    duel.put(creature("Spy", 1, 1))
    duel.put(creature("Other", 1, 1))
    equipped(duel, "Spy")
    duel.put("Golgothian Sylex")
    duel.mana("{C}")
    duel.activate("Golgothian Sylex")
    duel.resolve()
    assert (duel.where("Spy"), duel.where("Other")) == ("graveyard", "battlefield")


def test_an_aura_means_what_it_is_attached_to_before_it_is_known_to_be_a_creature() -> None:
    duel = Duel()
    duel.put("Mishra's Factory")
    duel.mana("{C}")
    duel.activate("Mishra's Factory", ability=2)
    duel.resolve()
    enchanted(duel, "Witness Protection", "Mishra's Factory")
    became = now(duel, "Mishra's Factory")
    assert became.name == "Legitimate Businessperson"
    assert (became.types, became.subtypes) == (("Creature",), ("Citizen",))
