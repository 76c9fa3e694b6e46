"""Shroud, hexproof and protection, and prohibitions of activating: what they keep off, and what they do not."""

import pytest

from oracle import actions, events, protection, state_based
from oracle.abilities.kinds import Keyword
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, Target
from oracle.damage import Damage, shields
from oracle.errors import IllegalAction
from oracle.instructions.changing import begin_effect
from oracle.objects import ChosenTarget, ObjectId, Zone
from oracle.paying.mana_sources import offers_of
from oracle.paying.wishes import Wishes
from oracle.playing.casting import Announcement
from oracle.state import AddAbilities, Become, PreventionShield, Step
from oracle.targets import may_enchant
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


@pytest.fixture
def duel() -> Duel:
    return Duel()


def settle(duel: Duel) -> None:
    for _ in state_based.perform(duel.game):
        raise AssertionError("nobody is asked")


def gives(duel: Duel, label: str, keyword: str) -> None:
    begin_effect(duel.game, (duel.find(label).id,), AddAbilities((Keyword(keyword),)), ALICE)


def shock(duel: Duel, at: str) -> None:
    label = f"Shock at {at}"
    duel.put("Shock", Zone.HAND, label=label)
    duel.mana("{R}")
    duel.cast(label, at)


@pytest.mark.parametrize("keyword", ["shroud", "hexproof", "protection from red"])
def test_an_opponents_spell_cannot_target_it(duel: Duel, keyword: str) -> None:
    duel.put(creature("Shy", 3, 3, Keyword(keyword)), seat=BOB)
    with pytest.raises(IllegalAction):
        shock(duel, "Shy")


def test_hexproof_lets_its_own_controller_target_it_and_protection_from_another_color_everyone(duel: Duel) -> None:
    duel.put(creature("Mine", 3, 3, Keyword("hexproof"), Keyword("protection from blue")))
    shock(duel, "Mine")
    duel.resolve()
    assert duel.find("Mine").damage == 2


def test_a_target_that_gains_protection_is_no_longer_legal(duel: Duel) -> None:
    duel.put("Hill Giant", seat=BOB)
    shock(duel, "Hill Giant")
    gives(duel, "Hill Giant", "protection from red")
    duel.resolve()
    assert duel.find("Hill Giant").damage == 0


def test_the_color_of_a_source_that_has_gone_is_the_one_it_last_had(duel: Duel) -> None:
    source = duel.put("Grizzly Bears", seat=BOB)
    begin_effect(duel.game, (source,), Become(Nature(colors=("R",))), BOB)
    knight = duel.put(creature("Knight", 3, 3, Keyword("protection from red")))
    events.destroy(duel.game, (source,))
    duel.deal(Damage(source, ChosenTarget(object=knight), 1))
    assert duel.find("Knight").damage == 0


def test_other_tapped_creatures_have_hexproof(duel: Duel) -> None:
    duel.put("The Wandering Rescuer", seat=BOB, tapped=True)
    bears = duel.put("Grizzly Bears", seat=BOB)
    shock(duel, "The Wandering Rescuer")
    duel.game.change(bears, tapped=True)
    with pytest.raises(IllegalAction):
        shock(duel, "Grizzly Bears")


# ---- damage


def test_damage_from_a_source_of_the_color_is_prevented_and_other_damage_is_not(duel: Duel) -> None:
    knight = duel.put(creature("Knight", 3, 3, Keyword("protection from red")))
    red, green = duel.put("Hill Giant", seat=BOB), duel.put("Grizzly Bears", seat=BOB)
    to = ChosenTarget(object=knight)
    duel.deal(Damage(red, to, 3), Damage(green, to, 2))
    assert duel.find("Knight").damage == 2


@pytest.mark.parametrize(("first", "left"), [("Knight", 1), ("Charm", 0)])
def test_whether_a_shield_or_protection_prevents_damage_is_a_choice(duel: Duel, first: str, left: int) -> None:
    knight = duel.put(creature("Knight", 3, 3, Keyword("protection from red")))
    charm = duel.put(permanent("Charm", "Artifact"))
    shields.put(duel.game, PreventionShield(charm, ALICE, ChosenTarget(object=knight), amount=2))
    duel.deal(Damage(duel.put("Hill Giant"), ChosenTarget(object=knight), 3))
    assert (duel.question.player, duel.question.kind, duel.options()) == (ALICE, "replacement", ["Charm", "Knight"])
    duel.answer(first)
    assert (duel.find("Knight").damage, len(duel.state.shields)) == (0, left)


# ---- attaching and blocking


def test_an_aura_of_the_color_falls_off_and_another_stays(duel: Duel) -> None:
    bears = duel.put("Grizzly Bears")
    duel.put("Pacifism", attached_to=bears)
    duel.put("Lofty Dreams", attached_to=bears)
    settle(duel)
    gives(duel, "Grizzly Bears", "protection from white")
    settle(duel)
    assert duel.where("Pacifism") == "graveyard"
    assert duel.where("Lofty Dreams") == "battlefield"


def test_an_aura_stays_on_what_gains_hexproof(duel: Duel) -> None:
    bears = duel.put("Grizzly Bears", seat=BOB)
    aura = duel.put("Pacifism", attached_to=bears)
    gives(duel, "Grizzly Bears", "hexproof")
    settle(duel)
    assert duel.where("Pacifism") == "battlefield"
    assert may_enchant(duel.state, Target(quality=CREATURE), duel.game.object(aura), ALICE) == (ChosenTarget(object=bears),)


def test_a_creature_with_protection_is_not_blocked_by_one_of_the_color(duel: Duel) -> None:
    duel.put(creature("Knight", 2, 2, Keyword("protection from red")))
    duel.put("Hill Giant", seat=BOB)
    duel.put("Grizzly Bears", seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Knight")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.block({"Hill Giant": "Knight"})
    duel.block({"Grizzly Bears": "Knight"})


def test_protection_is_a_matter_of_colors_and_of_permanents(duel: Duel) -> None:
    knight = duel.put(creature("Knight", 2, 2, Keyword("protection from red")))
    card = duel.put(creature("Card", 2, 2, Keyword("protection from red")), Zone.GRAVEYARD)
    red, green = duel.put("Hill Giant", seat=BOB), duel.put("Grizzly Bears", seat=BOB)
    assert protection.protected(duel.state, knight, red)
    assert not protection.protected(duel.state, knight, green)
    assert not protection.protected(duel.state, card, red)


# ---- fighting and activating


def test_an_arrested_creature_neither_attacks_nor_blocks_nor_makes_mana(duel: Duel) -> None:
    elves = duel.put("Llanowar Elves")
    duel.put("Elvish Mystic", seat=BOB)
    for label in ("Llanowar Elves", "Elvish Mystic"):
        duel.put("Arrest", label=f"Arrest of {label}", attached_to=duel.find(label).id)
    duel.put("Grizzly Bears")
    assert not offers_of(duel.state, ALICE, elves)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    with pytest.raises(IllegalAction):
        duel.attack("Llanowar Elves")
    duel.attack("Grizzly Bears")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.block({"Elvish Mystic": "Grizzly Bears"})


def test_abilities_of_the_creatures_of_opponents_cannot_be_activated_mana_abilities_neither(duel: Duel) -> None:
    duel.put("Linvala, Keeper of Silence", seat=BOB)
    elves, theirs = duel.put("Llanowar Elves"), duel.put("Elvish Mystic", seat=BOB)
    land = duel.put("Mutavault")
    assert not offers_of(duel.state, ALICE, elves)
    assert offers_of(duel.state, BOB, theirs)
    assert offers_of(duel.state, ALICE, land)
    duel.mana("{C}")
    duel.activate("Mutavault")
    duel.resolve()
    assert not offers_of(duel.state, ALICE, land)


def test_a_needle_leaves_mana_abilities_and_other_names(duel: Duel) -> None:
    duel.put("Pithing Needle", seat=BOB, chosen="Mutavault")
    land = duel.put("Mutavault")
    duel.put("Inkmoth Nexus")
    assert offers_of(duel.state, ALICE, land)
    duel.mana("{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Mutavault")
    duel.activate("Inkmoth Nexus")


def test_a_needle_names_any_card(duel: Duel) -> None:
    duel.put("Pithing Needle", Zone.HAND)
    duel.mana("{C}")
    duel.cast("Pithing Needle")
    duel.resolve()
    duel.answer("Mutavault")
    assert duel.find("Pithing Needle").chosen == "Mutavault"


# ---- what none of it keeps from being tapped for a cost


@pytest.mark.parametrize("keyword", ["hexproof", "shroud", "protection from red"])
def test_convoke_targets_nothing(duel: Duel, keyword: str) -> None:
    stoke(duel, *(duel.put(creature(str(number), 1, 1, Keyword(keyword))) for number in range(2)))
    assert duel.find("0").tapped


def test_convoke_is_no_activated_ability(duel: Duel) -> None:
    elves = duel.put("Llanowar Elves", sick=True)
    duel.put("Arrest", seat=BOB, attached_to=elves)
    duel.put("Linvala, Keeper of Silence", seat=BOB)
    stoke(duel, elves, duel.put("Memnite"))
    assert duel.find("Llanowar Elves").tapped


def stoke(duel: Duel, *convoking: ObjectId) -> None:
    duel.put("Stoke the Flames", Zone.HAND)
    duel.mana("{R}{R}")
    wishes = Wishes(convoke=tuple((each, "1") for each in convoking))
    announced = Announcement(ALICE, duel.find("Stoke the Flames").id, targets=(ChosenTarget(player=BOB),), payment=wishes)
    duel.game.do(actions.cast(announced))
