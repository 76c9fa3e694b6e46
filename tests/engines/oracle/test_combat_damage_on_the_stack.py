"""Combat damage on the stack as the oracle shows it, and as it is named to the oracle."""

from __future__ import annotations

from adapters.contract.messages import Attack, Board, Cast, Illegal, ObjectSetup, Ok, Pass, PlayerSetup
from adapters.contract.view import StackView
from adapters.engines.oracle import OracleEngine

STIFLE = Cast(player="Alice", card="Stifle", targets=("the combat damage",))


def attacked(edition: str) -> OracleEngine:
    """Alice's Memnite has attacked Bob, up to the combat damage step."""
    engine = OracleEngine()
    cards = (
        ObjectSetup(label="Memnite", card="Memnite", owner="Alice", zone="battlefield"),
        ObjectSetup(label="Island", card="Island", owner="Alice", zone="battlefield"),
        ObjectSetup(label="Stifle", card="Stifle", owner="Alice", zone="hand"),
    )
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    assert (
        engine.setup(Board(players=players, objects=cards, active="Alice", step="beginning of combat", edition=edition)) == Ok()
    )
    for action in (Pass(player="Alice"), Pass(player="Bob"), Attack(player="Alice", attackers=(("Memnite", "Bob"),))):
        assert engine.act(action) == Ok()
    while engine.observe("").step != "combat damage":
        assert engine.act(Pass(player=engine.observe("").priority)) == Ok()
    return engine


def test_it_is_an_entry_of_the_stack_and_no_object() -> None:
    view = attacked("2009-07-10").observe("")
    assert view.stack == (StackView(reference="the combat damage", controller="Alice"),)
    assert {shown.zone for shown in view.objects} == {"battlefield", "hand"}


def test_it_is_no_target_where_it_is_there_or_not() -> None:
    for edition in ("2009-07-10", "2009-07-11"):
        assert isinstance(attacked(edition).act(STIFLE), Illegal)
