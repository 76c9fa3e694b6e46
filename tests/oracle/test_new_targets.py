from oracle import zones
from oracle.abilities.effects import ChooseNewTargets
from oracle.abilities.kinds import SpellAbility
from oracle.abilities.qualities import Kind, Target
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import ALICE, BOB, Duel

REDIRECT = Characteristics(
    "Redirection", (), types=("Instant",), abilities=(SpellAbility((ChooseNewTargets(),), (Target(Kind.SPELL),)),)
)


def test_who_redirects_a_spell_chooses_its_targets() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB)
    duel.put(REDIRECT, Zone.HAND)
    duel.put("Lightning Bolt", Zone.HAND, BOB)
    duel.mana("{R}", BOB)
    duel.pass_()
    duel.cast("Lightning Bolt", "Alice", seat=BOB)
    duel.pass_()
    duel.cast("Redirection", "Lightning Bolt")
    duel.resolve()
    assert (duel.question.player, duel.question.kind, duel.question.rule) == (ALICE, "new targets", "115.7d")
    duel.yes()
    assert duel.question.player == ALICE
    duel.answer("Bob")
    duel.resolve()
    assert (duel.game.player(ALICE).life, duel.game.player(BOB).life) == (20, 17)
    assert zones.in_zone(duel.state, Zone.STACK) == ()
