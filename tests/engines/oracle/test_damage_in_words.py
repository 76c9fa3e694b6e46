"""What the phrases on damage, combat and poison say, said to the oracle."""

from __future__ import annotations

import pytest

from adapters.engines.oracle import OracleEngine
from adapters.suite import phrases
from adapters.suite.reading.checking import faults
from adapters.suite.reading.known_cards import KnownCards
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario, Setup
from adapters.suite.verdict import Verdict


def judged(text: str) -> Verdict:
    """The verdict on the oracle for these lines, in which there is no fault."""
    items = [phrases.read(line.strip()) for line in text.splitlines() if line.strip()]
    scenario = Scenario(
        id="x",
        name="X",
        feature="x.feature",
        title="T",
        statements=("damage-01",),
        rules=("120.3",),
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
    )
    assert [fault.what for fault in faults(scenario, KnownCards())] == []
    return run(scenario, Guarded(OracleEngine()), "oracle")


ATTACKED = """
    Alice controls Colossal Dreadmaw
    Bob controls Grizzly Bears; Hill Giant
    it is Alice's declare attackers step
    Alice attacks Bob with Colossal Dreadmaw
    everyone passes until it is Alice's declare blockers step
"""

HOLDS = {
    "an attacker's damage is divided in any order, and what gets none need not be named": f"""
        {ATTACKED}
        Bob blocks Colossal Dreadmaw with Grizzly Bears; Hill Giant
        everyone passes until it is Alice's combat damage step
        Alice is asked to divide the damage of Colossal Dreadmaw, from Bob; Grizzly Bears; Hill Giant
        Alice divides the damage of Colossal Dreadmaw: 1 to Bob; 3 to Hill Giant; 2 to Grizzly Bears
        Bob is at 19 life
        Hill Giant is in Bob's graveyard
        Colossal Dreadmaw has 5 damage marked
    """,
    "a division that leaves too little for a blocker is refused, and the question stands": f"""
        {ATTACKED}
        Bob blocks Colossal Dreadmaw with Grizzly Bears
        everyone passes until it is Alice's combat damage step
        Alice can't divide the damage of Colossal Dreadmaw: 1 to Grizzly Bears; 5 to Bob
        Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Bob
        Bob is at 16 life
    """,
    "what a creature without trample is not offered is refused": """
        Alice controls Serra Angel
        Bob controls Grizzly Bears; Air Elemental
        it is Alice's declare attackers step
        Grizzly Bears starts with 1 damage
        Alice attacks Bob with Serra Angel
        everyone passes until it is Alice's declare blockers step
        Bob can't block Serra Angel with Grizzly Bears
        Bob blocks with nothing
        everyone passes until it is Alice's combat damage step
        Bob is at 16 life
        Grizzly Bears has 1 damage marked
    """,
    "the damage of an ability is divided among its targets": """
        Alice has Fury in her hand
        Alice has {R}{R}{R}{R}{R} to spend
        Bob controls Hill Giant; Air Elemental
        Alice casts Fury
        everyone passes until Fury enters
        Alice targets Hill Giant; Air Elemental with the enters ability of Fury
        Alice can't divide the damage of the enters ability of Fury: 4 to Hill Giant
        Alice divides the damage of the enters ability of Fury: 3 to Hill Giant; 1 to Air Elemental
        everyone passes until the stack is empty
        Hill Giant is in Bob's graveyard
        Air Elemental has 1 damage marked
    """,
    "passing until the combat damage step again reaches the second of two": """
        Alice controls Fencing Ace; Hill Giant
        it is Alice's declare attackers step
        Alice attacks Bob with Fencing Ace; Hill Giant
        everyone passes until it is Alice's combat damage step
        Bob is at 19 life
        everyone passes until it is Alice's combat damage step
        the game is in Alice's combat damage step
        Alice has priority
        Bob is at 15 life
        everyone passes until it is Alice's end of combat
        Bob is at 15 life
    """,
    "between two combat damage steps everybody may act": """
        Alice controls Fencing Ace; Hill Giant
        Bob controls Mountain
        Bob has Shock in his hand
        it is Alice's declare attackers step
        Alice attacks Bob with Fencing Ace; Hill Giant
        everyone passes until it is Alice's combat damage step
        Alice passes
        Bob casts Shock targeting Fencing Ace
        everyone passes until the stack is empty
        Fencing Ace is in Alice's graveyard
        Bob is at 19 life
        everyone passes until it is Alice's combat damage step
        Bob is at 16 life
    """,
    "one who attacks with nothing has declared it": """
        Alice controls Grizzly Bears
        it is Alice's declare attackers step
        Alice attacks with nothing
        Grizzly Bears is not in combat
        everyone passes until it is Alice's end of combat
        Bob is at 20 life
    """,
    "a planeswalker is attacked and loses loyalty": """
        Alice controls Grizzly Bears; Hill Giant
        Bob controls Teferi, Time Raveler
        Teferi, Time Raveler starts with 4 loyalty counters
        it is Alice's declare attackers step
        Alice attacks Bob with Grizzly Bears, and Teferi, Time Raveler with Hill Giant
        Hill Giant is attacking Teferi, Time Raveler
        everyone passes until it is Alice's end of combat
        Teferi, Time Raveler bears 1 loyalty counter
        Bob is at 18 life
    """,
    "several players are attacked at once and block one after the other": """
        Alice controls Grizzly Bears; Hill Giant
        Bob controls Memnite
        Carol controls Ornithopter
        it is Alice's declare attackers step
        Alice attacks Bob with Grizzly Bears, and Carol with Hill Giant
        everyone passes until it is Alice's declare blockers step
        Bob can't block Hill Giant with Memnite
        Bob blocks Grizzly Bears with Memnite
        Carol can't block Grizzly Bears with Ornithopter
        Carol blocks Hill Giant with Ornithopter
        Memnite is blocking Grizzly Bears
        Alice has priority
        everyone passes until it is Alice's combat damage step
        Carol is at 20 life
        Memnite is in Bob's graveyard
    """,
    "what a player owns leaves the game with them, and the others play on": """
        Alice controls Grizzly Bears
        Alice controls Carol's Hill Giant
        Bob is at 20 life
        Carol has Shock in her hand
        Carol starts at 2 life
        it is Alice's declare attackers step
        Alice attacks Carol with Grizzly Bears
        everyone passes until it is Alice's combat damage step
        Carol has lost the game
        Hill Giant has left the game
        Shock has left the game
        Grizzly Bears is on the battlefield
        Bob is still in the game
        Alice has priority
        everyone passes until it is Bob's upkeep
        everyone passes until it is Alice's upkeep
    """,
    "a player with ten poison counters loses": """
        Alice controls Plague Myr
        Bob starts with 9 poison counters
        it is Alice's declare attackers step
        Alice attacks Bob with Plague Myr
        everyone passes until it is Alice's combat damage step
        Bob bears 10 poison counters
        Bob is at 20 life
        Bob has lost the game
    """,
}


@pytest.mark.parametrize("text", HOLDS.values(), ids=HOLDS)
def test_what_is_said_holds(text: str) -> None:
    verdict = judged(text)
    assert (verdict.outcome, verdict.reason, verdict.expected, verdict.observed) == ("pass", "", "", "")
