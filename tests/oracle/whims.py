"""Random boards and random actions for property tests: many that are legal, and some that are nonsense."""

from __future__ import annotations

from random import Random
from typing import Literal, get_args

from adapters.contract.messages import (
    Action,
    Activate,
    Additional,
    Alternative,
    Attack,
    Block,
    Board,
    Cast,
    Decide,
    ObjectSetup,
    Pass,
    Payment,
    Play,
    PlayerSetup,
)
from adapters.contract.view import Decision, ObjectView, View
from oracle import cards

PLAYERS = ("Alice", "Bob")
CARDS = tuple(name for name in cards.names() if cards.find(name).part is None)
"""The cards that can be in any zone: of some, only one part is described."""

MANA = "{W}{W}{W}{U}{U}{U}{B}{B}{B}{R}{R}{R}{G}{G}{G}"
ZoneOfCard = Literal["hand", "battlefield", "graveyard", "exile", "library"]
ALTERNATIVES: tuple[Alternative, ...] = get_args(Alternative)
ADDITIONAL: tuple[Additional, ...] = get_args(Additional)


def board(random: Random) -> Board:
    """A board with about twenty cards, something in each library, and mana for both players."""
    zones: tuple[ZoneOfCard, ...] = (*("hand",) * 8, *("battlefield",) * 8, "graveyard", "exile", "library")
    objects = [
        ObjectSetup(
            label=f"{card} {number}",
            card=card,
            owner=random.choice(PLAYERS),
            zone=random.choice(zones),
            tapped=random.random() < 0.2,
            sick=random.random() < 0.2,
            chosen=random.choice(("", "Elemental", "Mulldrifter")),
        )
        for number, card in enumerate(random.choices(CARDS, k=random.randint(4, 22)))
    ]
    lands = [
        ObjectSetup(label=f"{player}'s {land}", card=land, owner=player, zone="battlefield")
        for player in PLAYERS
        for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ]
    fillers = [
        ObjectSetup(label=f"{player}'s {number}", card="Wastes", owner=player, zone="library")
        for player in PLAYERS
        for number in range(6)
    ]
    return Board(
        players=tuple(PlayerSetup(name=name, mana=random.choice((MANA, MANA, "{U}{U}{C}", ""))) for name in PLAYERS),
        objects=(*objects, *lands, *fillers),
        active=random.choice(PLAYERS),
        step=random.choice(("precombat main",) * 6 + ("upkeep", "declare attackers", "end step")),
    )


def action(random: Random, view: View) -> Action:
    """What somebody tries on this board; now and then it is not their turn to."""
    acting = view.decision.player if view.decision else view.priority or PLAYERS[0]
    nonsense = random.random() < 0.1
    player = PLAYERS[1 - PLAYERS.index(acting)] if nonsense else acting
    if view.decision and not nonsense:
        return Decide(player=player, answer=_answer(random, view.decision))
    hand = [shown for shown in view.objects if shown.owner == player and shown.zone == "hand"]
    board = [shown for shown in view.objects if shown.controller == player and shown.zone == "battlefield"]
    rest = [shown for shown in view.objects if shown.label and shown.zone in ("graveyard", "exile", "library")]
    spells = [shown for shown in hand if "Land" not in shown.types]
    quiet = not view.stack and "main" not in view.step
    if view.step in ("declare attackers", "declare blockers") and random.random() < 0.6:
        return _declare(random, view)
    verb = random.random() + (0.15 if view.stack else 0.6 if quiet else 0)
    if verb < 0.65 and (spells or rest):
        return _cast(random, view, player, random.choice(spells if spells and random.random() < 0.9 else rest or spells))
    if verb < 0.85 and board:
        return _activate(random, view, player, random.choice(board))
    if verb < 0.9 and hand:
        return Play(player=player, card=random.choice(hand).label)
    return Pass(player=player)


def _declare(random: Random, view: View) -> Attack | Block:
    """Attackers or blockers, most of them legal, as far as that is easily told."""
    creatures = [shown for shown in view.objects if shown.zone == "battlefield" and "Creature" in shown.types and shown.label]
    mine, theirs = ([each.label for each in creatures if each.controller == player] for player in PLAYERS)
    if view.active != PLAYERS[0]:
        mine, theirs = theirs, mine
    other = PLAYERS[1 - PLAYERS.index(view.active)]
    if view.step == "declare attackers":
        what = random.choice((*(other,) * 5, *theirs[:1], view.active))
        return Attack(player=view.active, attackers=tuple((each, what) for each in mine if random.random() < 0.4))
    attacking = [each.label for each in creatures if each.attacking] or mine
    blocks = tuple((each, random.choice(attacking)) for each in theirs if attacking and random.random() < 0.3)
    return Block(player=other, blockers=blocks)


def _cast(random: Random, view: View, player: str, card: ObjectView) -> Cast:
    own = {"evoke", "flashback", "bestow", "warp"}.intersection(card.keywords)
    fitting = tuple(each for each in ALTERNATIVES if not each or each in own)
    creatures = [each.label for each in view.objects if each.controller == player and "Creature" in each.types and each.label]
    convoke = tuple((each, random.choice(("", "{1}", "{G}"))) for each in random.sample(creatures, min(2, len(creatures))))
    return Cast(
        player=player,
        card=card.label,
        zone=card.zone,  # type: ignore[arg-type]  # a zone of the contract
        alternative=random.choice(fitting if random.random() < 0.8 else ALTERNATIVES),
        additional=tuple(each for each in ADDITIONAL if random.random() < (0.5 if each in card.keywords else 0.05)),
        announced=random.choice(((),) * 8 + (("{W}",), ("{G}", "2 life"))),
        targets=_targets(random, view),
        x=random.choice((None,) * 8 + (0, 2)),
        payment=Payment(convoke=convoke) if random.random() < 0.2 else Payment(),
    )


def _activate(random: Random, view: View, player: str, source: ObjectView) -> Activate:
    payment = Payment(sacrifice=_targets(random, view)) if random.random() < 0.2 else Payment()
    ability = random.choice((0, 0, 1, 2))
    return Activate(player=player, source=source.label, ability=ability, targets=_targets(random, view), payment=payment)


def _targets(random: Random, view: View) -> tuple[str, ...]:
    there = [shown.label for shown in view.objects if shown.label and shown.zone in ("battlefield", "graveyard")]
    on_stack = [entry.reference for entry in view.stack] * 4
    everything = (*there, *on_stack, *PLAYERS)
    return tuple(random.choices(everything, k=random.choice((0, 0, 1, 1, 2))))


def _answer(random: Random, asked: Decision) -> tuple[str, ...]:
    if asked.shape == "yes or no":
        return (random.choice(("yes", "yes", "no", "perhaps")),)
    if asked.shape == "distribute":
        first = random.randint(asked.minimum - (random.random() < 0.1), asked.maximum)
        return (str(first), *(str(asked.minimum) for _ in asked.options[2:]), str(asked.maximum - first))
    if asked.shape == "name":
        return (random.choice(("Mulldrifter", "Elemental", "Island", "Nobody")),)
    if asked.shape == "order":
        return tuple(random.sample(asked.options, len(asked.options) - (random.random() < 0.1)))
    count = random.randint(asked.minimum, asked.maximum + (random.random() < 0.1))
    return tuple(random.sample(asked.options, min(count, len(asked.options))))
