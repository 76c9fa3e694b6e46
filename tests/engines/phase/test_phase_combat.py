"""Declaring attackers and blockers, what is shown of combat, and what is phased out."""

import pytest

from adapters.contract.messages import Answer, Attack, Block, CardRecord, Ok
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


@pytest.fixture
def game() -> PhaseGame:
    """A game that stands where Alice declares attackers, unless a test sets up another."""
    game = PhaseGame()
    game.start(
        card(BEARS), card("Serra Angel"), card(GIANT, "Bob"), card("Memnite", "Bob"), card("Tired", card=GIANT, tapped=True)
    )
    to_combat(game)
    return game


def to_combat(game: PhaseGame) -> None:
    while game.view.step != "declare attackers":
        assert game.pass_once() == Ok()


def attack(game: PhaseGame, *attackers: str, attacked: str = "Bob", player: str = "Alice") -> Answer:
    return game.engine.act(Attack(player=player, attackers=tuple((each, attacked) for each in attackers)))


def block(game: PhaseGame, *blockers: tuple[str, str], player: str = "Bob") -> Answer:
    return game.engine.act(Block(player=player, blockers=blockers))


def blocked(game: PhaseGame, attacker: str, *blockers: str) -> None:
    """Have one attacker attack, and these block it."""
    assert attack(game, attacker) == Ok()
    game.resolve()
    assert block(game, *((each, attacker) for each in blockers)) == Ok()


def test_attackers_attack_and_are_tapped(game: PhaseGame) -> None:
    assert game.view.priority == "Alice"
    assert attack(game, BEARS, "Serra Angel") == Ok()
    assert (game.object(BEARS).attacking, game.object("Serra Angel").attacking) == ("Bob", "Bob")
    assert (game.object(BEARS).tapped, game.object("Serra Angel").tapped) == (True, False)
    assert (game.view.step, game.view.priority) == ("declare attackers", "Alice")


@pytest.mark.parametrize("attacker", ["Tired", GIANT, "Nobody"])
def test_attackers_that_cannot_attack_are_refused(game: PhaseGame, attacker: str) -> None:
    before = game.view
    assert game.refused(attack(game, attacker))
    assert game.view == before


def test_attacking_what_cannot_be_attacked_is_refused(game: PhaseGame) -> None:
    assert game.refused(attack(game, BEARS, attacked="Alice"))
    assert game.refused(attack(game, BEARS, attacked="Memnite"))
    assert game.refused(attack(game, BEARS, attacked="Nobody"))


def test_the_other_player_does_not_attack(game: PhaseGame) -> None:
    assert game.refused(attack(game, "Memnite", attacked="Alice", player="Bob"))


def test_attacks_are_declared_once(game: PhaseGame) -> None:
    attack(game, BEARS)
    assert game.refused(attack(game, "Serra Angel"))


def test_a_planeswalker_is_attacked() -> None:
    game = PhaseGame()
    walker = CardRecord(
        name="Wandering Sage", mana_cost="{2}", type="Legendary Planeswalker — Jace", text="+1: Draw a card.", loyalty="3"
    )
    game.start(card(BEARS), card("Sage", "Bob", card=walker.name, counters={"loyalty": 3}), records=(walker,))
    to_combat(game)
    assert attack(game, BEARS, attacked="Sage") == Ok()
    assert game.object(BEARS).attacking == "Sage"


def test_blockers_block_while_the_view_says_that_the_active_player_has_priority(game: PhaseGame) -> None:
    attack(game, BEARS, "Serra Angel")
    game.resolve()
    assert (game.view.step, game.view.priority) == ("declare blockers", "Alice")
    assert block(game, (GIANT, BEARS), ("Memnite", BEARS)) == Ok()
    assert (game.object(GIANT).blocking, game.object("Memnite").blocking) == ((BEARS,), (BEARS,))
    assert (game.view.step, game.view.priority) == ("declare blockers", "Alice")


@pytest.mark.parametrize("pair", [(GIANT, "Serra Angel"), ("Tired", BEARS), ("Nobody", BEARS), (BEARS, "Serra Angel")])
def test_blocks_that_cannot_be_are_refused(game: PhaseGame, pair: tuple[str, str]) -> None:
    attack(game, BEARS, "Serra Angel")
    game.resolve()
    before = game.view
    assert game.refused(block(game, pair))
    assert game.view == before


def test_a_block_of_what_does_not_attack_is_shown_as_the_engine_takes_it(game: PhaseGame) -> None:
    """By the rules it can't be (509.1a)."""
    attack(game, BEARS, "Serra Angel")
    game.resolve()
    assert block(game, (GIANT, "Tired")) == Ok()
    assert game.object(GIANT).blocking == ("Tired",)


def test_to_pass_is_to_block_with_nothing(game: PhaseGame) -> None:
    attack(game, BEARS)
    game.resolve()
    assert game.pass_once() == Ok()
    assert (game.view.step, game.view.priority) == ("declare blockers", "Bob")
    assert game.refused(block(game, (GIANT, BEARS)))
    game.pass_once()
    assert (game.view.step, game.player("Bob").life) == ("combat damage", 18)


def test_only_the_active_player_passes_where_blockers_are_declared(game: PhaseGame) -> None:
    attack(game, BEARS)
    game.resolve()
    before = game.view
    assert game.view.priority == "Alice"
    assert "Bob" in game.refused(game.pass_as("Bob"))
    assert game.view == before


def test_to_cast_is_to_block_with_nothing() -> None:
    game = PhaseGame()
    game.start(*hand("Shock"), card(BEARS), card(GIANT, "Bob"), *lands(1, "Mountain"))
    to_combat(game)
    attack(game, BEARS)
    game.resolve()
    assert game.cast("Shock", targets=("Bob",)) == Ok()
    assert game.refused(block(game, (GIANT, BEARS)))


def test_a_refused_cast_leaves_the_declaration_open() -> None:
    game = PhaseGame()
    game.start(*hand("Shock"), card(BEARS), card(GIANT, "Bob"))
    to_combat(game)
    attack(game, BEARS)
    game.resolve()
    assert game.refused(game.cast("Shock", targets=("Bob",)))
    assert block(game, (GIANT, BEARS)) == Ok()


def test_to_pass_is_to_attack_with_nothing(game: PhaseGame) -> None:
    assert game.pass_once() == Ok()
    assert (game.view.step, game.view.priority) == ("end of combat", "Alice")


def test_there_is_no_moment_to_cast_where_nobody_attacks() -> None:
    """The engine leaves the step out in which players would have priority (508.2)."""
    game = PhaseGame()
    game.start(*hand("Shock"), card(BEARS), *lands(1, "Mountain"))
    to_combat(game)
    before = game.view
    assert "priority" in game.refused(game.cast("Shock", targets=("Bob",)))
    assert game.view == before


def test_nobody_is_in_combat_afterwards(game: PhaseGame) -> None:
    attack(game, "Serra Angel")
    while game.view.step != "postcombat main":
        assert game.object("Serra Angel").attacking == "Bob"
        game.pass_once()
    assert game.object("Serra Angel").attacking == ""


def test_an_attacker_that_convokes_goes_on_attacking(game: PhaseGame) -> None:
    game.start(*hand("Stoke the Flames"), card("Serra Angel"), *lands(3, "Mountain"))
    to_combat(game)
    attack(game, "Serra Angel")
    assert game.cast("Stoke the Flames", targets=("Bob",), convoke=(("Serra Angel", "{1}"),)) == Ok()
    assert (game.object("Serra Angel").attacking, game.object("Serra Angel").tapped) == ("Bob", True)


# ---- dividing damage


def big(text: str) -> CardRecord:
    return CardRecord(name="Big Cat", mana_cost="{4}", type="Creature — Cat", text=text, power="5", toughness="5")


@pytest.mark.parametrize(("text", "options"), [("", (GIANT, "Memnite")), ("Trample", (GIANT, "Memnite", "Bob"))])
def test_damage_is_divided_among_blockers(game: PhaseGame, text: str, options: tuple[str, ...]) -> None:
    game.start(card("Big Cat"), card(GIANT, "Bob"), card("Memnite", "Bob"), records=(big(text),))
    to_combat(game)
    blocked(game, "Big Cat", GIANT, "Memnite")
    game.resolve()
    asked = game.decision
    assert (asked.kind, asked.shape, asked.about, asked.options) == ("distribute", "distribute", "Big Cat", options)
    assert (asked.minimum, asked.maximum) == (0, 5)
    assert game.answer(*("4", "1", "0")[: len(options)]) == Ok()
    assert (game.zone(GIANT), game.zone("Memnite"), game.player("Bob").life) == ("graveyard", "graveyard", 20)


def test_damage_that_is_left_over_tramples(game: PhaseGame) -> None:
    game.start(card("Big Cat"), card("Memnite", "Bob"), records=(big("Trample"),))
    to_combat(game)
    blocked(game, "Big Cat", "Memnite")
    game.resolve()
    assert game.decision.options == ("Memnite", "Bob")
    assert game.refused(game.answer("0", "5"))
    assert game.answer("1", "4") == Ok()
    assert game.player("Bob").life == 16


# ---- phased out


def test_what_is_phased_out_is_shown_so() -> None:
    game = PhaseGame()
    game.start(*hand("Reality Ripple"), card(GIANT), *lands(2))
    assert not game.object(GIANT).phased_out
    assert game.cast("Reality Ripple", targets=(GIANT,)) == Ok()
    game.resolve()
    assert (game.object(GIANT).phased_out, game.zone(GIANT)) == (True, "battlefield")
