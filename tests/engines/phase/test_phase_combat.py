"""Declaring attackers and blockers, what is shown of combat, and what is phased out."""

import pytest

from adapters.contract.messages import Attack, CardRecord, Ok
from tests.engines.phase.phase_game import PhaseGame, card, hand, lands

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


@pytest.fixture
def game() -> PhaseGame:
    """A game that stands where Alice declares attackers, unless a test sets up another."""
    game = PhaseGame()
    game.start(
        card(BEARS), card("Serra Angel"), card(GIANT, "Bob"), card("Memnite", "Bob"), card("Tired", card=GIANT, tapped=True)
    )
    game.to("declare attackers")
    return game


def test_attackers_attack_and_are_tapped(game: PhaseGame) -> None:
    assert game.view.priority == "Alice"
    assert game.attack(BEARS, "Serra Angel") == Ok()
    assert (game.object(BEARS).attacking, game.object("Serra Angel").attacking) == ("Bob", "Bob")
    assert (game.object(BEARS).tapped, game.object("Serra Angel").tapped) == (True, False)
    assert (game.view.step, game.view.priority) == ("declare attackers", "Alice")


@pytest.mark.parametrize("attacker", ["Tired", GIANT, "Nobody"])
def test_attackers_that_cannot_attack_are_refused(game: PhaseGame, attacker: str) -> None:
    before = game.view
    assert game.refused(game.attack(attacker))
    assert game.view == before


def test_attacking_what_cannot_be_attacked_is_refused(game: PhaseGame) -> None:
    assert game.refused(game.attack(BEARS, attacked="Alice"))
    assert game.refused(game.attack(BEARS, attacked="Memnite"))
    assert game.refused(game.attack(BEARS, attacked="Nobody"))


def test_the_other_player_does_not_attack(game: PhaseGame) -> None:
    assert game.refused(game.engine.act(Attack(player="Bob", attackers=(("Memnite", "Alice"),))))


def test_attacks_are_declared_once(game: PhaseGame) -> None:
    game.attack(BEARS)
    assert game.refused(game.attack("Serra Angel"))


def test_what_an_attack_costs_is_paid_with_it() -> None:
    game = PhaseGame()
    game.start(card(BEARS), card("Memnite"), card("Ghostly Prison", "Bob"), *lands(3))
    game.to("declare attackers")
    before = game.view
    assert game.refused(game.attack(BEARS, "Memnite"))
    assert game.view == before
    assert game.attack(BEARS) == Ok()
    assert game.object(BEARS).attacking == "Bob"
    assert sum(game.object(f"Island {number}").tapped for number in (1, 2, 3)) == 2


def test_what_a_block_costs_is_paid_with_it() -> None:
    game = PhaseGame()
    game.start(card("Archangel of Tithes"), card(BEARS), card(GIANT, "Bob"), card("Memnite", "Bob"), *lands(1, owner="Bob"))
    game.to("declare attackers")
    game.attack("Archangel of Tithes", BEARS)
    game.to("declare blockers")
    before = game.view
    assert game.refused(game.block((GIANT, BEARS), ("Memnite", BEARS)))
    assert game.view == before
    assert game.block((GIANT, BEARS)) == Ok()
    assert (game.object(GIANT).blocking, game.object("Island 1").tapped) == ((BEARS,), True)


def test_a_planeswalker_is_attacked() -> None:
    game = PhaseGame()
    walker = CardRecord(
        name="Wandering Sage", mana_cost="{2}", type="Legendary Planeswalker — Jace", text="+1: Draw a card.", loyalty="3"
    )
    game.start(card(BEARS), card("Sage", "Bob", card=walker.name, counters={"loyalty": 3}), records=(walker,))
    game.to("declare attackers")
    assert game.attack(BEARS, attacked="Sage") == Ok()
    assert game.object(BEARS).attacking == "Sage"


def test_blockers_block_while_the_view_says_that_the_active_player_has_priority(game: PhaseGame) -> None:
    game.attack(BEARS, "Serra Angel")
    game.resolve()
    assert (game.view.step, game.view.priority) == ("declare blockers", "Alice")
    assert game.block((GIANT, BEARS), ("Memnite", BEARS)) == Ok()
    assert (game.object(GIANT).blocking, game.object("Memnite").blocking) == ((BEARS,), (BEARS,))
    assert (game.view.step, game.view.priority) == ("declare blockers", "Alice")


@pytest.mark.parametrize("pair", [(GIANT, "Serra Angel"), ("Tired", BEARS), ("Nobody", BEARS), (BEARS, "Serra Angel")])
def test_blocks_that_cannot_be_are_refused(game: PhaseGame, pair: tuple[str, str]) -> None:
    game.attack(BEARS, "Serra Angel")
    game.resolve()
    before = game.view
    assert game.refused(game.block(pair))
    assert game.view == before


def test_a_block_of_what_does_not_attack_is_shown_as_the_engine_takes_it(game: PhaseGame) -> None:
    """By the rules it can't be (509.1a)."""
    game.attack(BEARS, "Serra Angel")
    game.resolve()
    assert game.block((GIANT, "Tired")) == Ok()
    assert game.object(GIANT).blocking == ("Tired",)


def test_to_pass_is_to_block_with_nothing(game: PhaseGame) -> None:
    game.attack(BEARS)
    game.resolve()
    assert game.pass_once() == Ok()
    assert (game.view.step, game.view.priority) == ("declare blockers", "Bob")
    assert game.refused(game.block((GIANT, BEARS)))
    game.pass_once()
    assert (game.view.step, game.player("Bob").life) == ("combat damage", 18)


def test_only_the_active_player_passes_where_blockers_are_declared(game: PhaseGame) -> None:
    game.attack(BEARS)
    game.resolve()
    before = game.view
    assert game.view.priority == "Alice"
    assert "Bob" in game.refused(game.pass_as("Bob"))
    assert game.view == before


def test_to_cast_is_to_block_with_nothing() -> None:
    game = PhaseGame()
    game.start(*hand("Shock"), card(BEARS), card(GIANT, "Bob"), *lands(1, "Mountain"))
    game.to("declare attackers")
    game.attack(BEARS)
    game.resolve()
    assert game.cast("Shock", targets=("Bob",)) == Ok()
    assert game.refused(game.block((GIANT, BEARS)))


def test_a_refused_cast_leaves_the_declaration_open() -> None:
    game = PhaseGame()
    game.start(*hand("Shock"), card(BEARS), card(GIANT, "Bob"))
    game.to("declare attackers")
    game.attack(BEARS)
    game.resolve()
    assert game.refused(game.cast("Shock", targets=("Bob",)))
    assert game.block((GIANT, BEARS)) == Ok()


def test_to_pass_is_to_attack_with_nothing(game: PhaseGame) -> None:
    assert game.pass_once() == Ok()
    assert (game.view.step, game.view.priority) == ("end of combat", "Alice")


def test_there_is_no_moment_to_cast_where_nobody_attacks() -> None:
    """The engine leaves the step out in which players would have priority (508.2)."""
    game = PhaseGame()
    game.start(*hand("Shock"), card(BEARS), *lands(1, "Mountain"))
    game.to("declare attackers")
    before = game.view
    assert "priority" in game.refused(game.cast("Shock", targets=("Bob",)))
    assert game.view == before


def test_nobody_is_in_combat_afterwards(game: PhaseGame) -> None:
    game.attack("Serra Angel")
    while game.view.step != "postcombat main":
        assert game.object("Serra Angel").attacking == "Bob"
        game.pass_once()
    assert game.object("Serra Angel").attacking == ""


def test_an_attacker_that_convokes_goes_on_attacking(game: PhaseGame) -> None:
    game.start(*hand("Stoke the Flames"), card("Serra Angel"), *lands(3, "Mountain"))
    game.to("declare attackers")
    game.attack("Serra Angel")
    assert game.cast("Stoke the Flames", targets=("Bob",), convoke=(("Serra Angel", "{1}"),)) == Ok()
    assert (game.object("Serra Angel").attacking, game.object("Serra Angel").tapped) == ("Bob", True)


def test_a_battle_is_attacked() -> None:
    game = PhaseGame()
    assert game.start(card(BEARS), card("Invasion of Dominaria", counters={"defense": 5})) == Ok()
    game.to("declare attackers")
    assert game.attack(BEARS, attacked="Invasion of Dominaria") == Ok()
    assert game.object(BEARS).attacking == "Invasion of Dominaria"
    game.to("end of combat")
    assert game.object("Invasion of Dominaria").counters == {"defense": 3}


def test_a_battle_is_not_attacked_by_its_protector() -> None:
    game = PhaseGame()
    game.start(card(BEARS), card("Invasion of Dominaria", "Bob", counters={"defense": 5}))
    game.to("declare attackers")
    assert game.refused(game.attack(BEARS, attacked="Invasion of Dominaria"))


def test_what_has_left_is_not_attacked_any_more() -> None:
    game = PhaseGame()
    teferi = card("Teferi, Time Raveler", "Bob", counters={"loyalty": 3})
    game.start(*hand("Lightning Bolt", owner="Bob"), card(BEARS), card(GIANT), teferi, *lands(1, "Mountain", "Bob"))
    game.to("declare attackers")
    assert game.engine.act(Attack(player="Alice", attackers=((BEARS, teferi.label), (GIANT, "Bob")))) == Ok()
    assert (game.object(BEARS).attacking, game.object(GIANT).attacking) == (teferi.label, "Bob")
    game.pass_once()
    assert game.cast("Lightning Bolt", "Bob", targets=(teferi.label,)) == Ok()
    game.resolve()
    assert (game.zone(teferi.label), game.object(BEARS).attacking, game.object(GIANT).attacking) == ("graveyard", "", "Bob")


# ---- several defending players


@pytest.fixture
def three() -> PhaseGame:
    """Alice attacks Bob with Grizzly Bears and Carol with Serra Angel; each of them has a giant."""
    return three_players("Bob", "Carol")


def three_players(*with_a_giant: str) -> PhaseGame:
    game = PhaseGame()
    giants = [card(f"{player}'s giant", player, card=GIANT) for player in with_a_giant]
    game.start(card(BEARS), card("Serra Angel"), *giants, players=("Alice", "Bob", "Carol"))
    game.to("declare attackers")
    assert game.engine.act(Attack(player="Alice", attackers=((BEARS, "Bob"), ("Serra Angel", "Carol")))) == Ok()
    game.resolve()
    return game


def test_defending_players_block_in_turn(three: PhaseGame) -> None:
    before = three.view
    assert three.refused(three.block(player="Carol"))
    assert three.view == before
    assert three.block(("Bob's giant", BEARS)) == Ok()
    assert (three.object("Bob's giant").blocking, three.view.priority) == ((BEARS,), "Alice")
    assert three.refused(three.block(("Bob's giant", BEARS)))
    assert three.block(player="Carol") == Ok()
    assert (three.view.step, three.view.priority) == ("declare blockers", "Alice")


def test_to_pass_is_to_block_with_nothing_for_whoever_has_not_blocked(three: PhaseGame) -> None:
    assert three.block(("Bob's giant", BEARS)) == Ok()
    assert three.pass_once() == Ok()
    assert (three.view.priority, three.object("Bob's giant").blocking) == ("Bob", (BEARS,))
    assert three.refused(three.block(player="Carol"))


@pytest.mark.parametrize("with_a_giant", ["Bob", "Carol", ""])
def test_whoever_cannot_block_may_say_once_to_block_with_nothing(with_a_giant: str) -> None:
    """The engine does not ask those who have nothing to block with."""
    game = three_players(*([with_a_giant] if with_a_giant else []))
    for player in ("Bob", "Carol"):
        assert game.block(player=player) == Ok()
        assert game.refused(game.block(player=player))


@pytest.mark.parametrize("player", ["Alice", "Carol"])
def test_whoever_is_not_attacked_does_not_block(player: str) -> None:
    game = PhaseGame()
    game.start(card("Serra Angel"), players=("Alice", "Bob", "Carol"))
    game.to("declare attackers")
    game.attack("Serra Angel")
    game.resolve()
    assert game.refused(game.block(player=player))
    assert game.block(player="Bob") == Ok()


def test_to_block_with_nothing_comes_before_all_else_in_the_step() -> None:
    game = three_players()
    assert game.pass_once() == Ok()
    assert game.refused(game.block(player="Bob"))


# ---- phased out


def test_what_is_phased_out_is_shown_so() -> None:
    game = PhaseGame()
    game.start(*hand("Reality Ripple"), card(GIANT), *lands(2))
    assert not game.object(GIANT).phased_out
    assert game.cast("Reality Ripple", targets=(GIANT,)) == Ok()
    game.resolve()
    assert (game.object(GIANT).phased_out, game.zone(GIANT)) == (True, "battlefield")
