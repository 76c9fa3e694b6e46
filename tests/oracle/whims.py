"""Random boards and random actions for property tests: many that are legal, and some that are nonsense."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Literal, TypeVar, get_args

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
from oracle import becoming, cards
from oracle.cards.as_printed import has_undescribed

PLAYERS = ("Alice", "Bob")
CARDS = tuple(name for name in cards.names() if cards.find(name).part is None and not has_undescribed(cards.find(name)))
"""The cards that can be in any zone, and all of whose abilities can be played: of some, only a part is described."""

PRINTED: dict[str, str] = {name: "{manaCost} {text}".format_map({"manaCost": "", **cards.record(name)}) for name in CARDS}
_PAID_OTHERWISE = re.compile("convoke|improvise|delve|conspire|buyback|kicker|flashback|add {|/[WUBRGP2]}", re.IGNORECASE)
PAYING = tuple(name for name in CARDS if _PAID_OTHERWISE.search(PRINTED[name]))
"""The cards that are paid for, or pay, in other ways than with mana of lands."""

TAPPED_FOR = tuple(name for name in CARDS if re.search("convoke|improvise|delve", PRINTED[name], re.IGNORECASE))
"""The cards that speak of paying rather than with mana, many of them creatures and artifacts, which pay so."""

MANA_SYMBOLS = ("{W}", "{U}", "{B}", "{R}", "{G}", "{C}")
MANA = "{W}{W}{W}{U}{U}{U}{B}{B}{B}{R}{R}{R}{G}{G}{G}"
T = TypeVar("T")

ZoneOfCard = Literal["hand", "battlefield", "graveyard", "exile", "library"]
ALTERNATIVES: tuple[Alternative, ...] = get_args(Alternative)
ADDITIONAL: tuple[Additional, ...] = get_args(Additional)
ANNOUNCED = ("{W}", "{U}", "{B}", "{R}", "{G}", "{2}", "2 life", "{C}")


def board(random: Random, names: Sequence[str] = ()) -> Board:
    """A board with about twenty cards, of these or any, something in each library, and mana for both players."""
    names = names or random.choice((CARDS, PAYING))
    zones: tuple[ZoneOfCard, ...] = (*("hand",) * 8, *("battlefield",) * 8, "graveyard", "exile", "library")
    lying = [(card, random.choice(zones)) for card in random.choices(names, k=random.randint(4, 22))]
    objects = [
        ObjectSetup(
            label=f"{card} {number}",
            card=card,
            owner=random.choice(PLAYERS),
            zone=zone,
            counters=_entered_with(card) if zone == "battlefield" else {},
            tapped=random.random() < 0.2,
            sick=random.random() < 0.2,
            chosen=random.choice((*becoming.choices(cards.find(card)),) or ("", "Elemental", "Mulldrifter")),
        )
        for number, (card, zone) in enumerate(lying)
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
        step=random.choice(("precombat main",) * 6 + ("upkeep", "declare attackers", "declare attackers", "end step")),
    )


def _entered_with(card: str) -> dict[str, int]:
    """The counters without which a planeswalker or battle would be gone before anything else."""
    facts = cards.find(card)
    printed = {"loyalty": facts.loyalty, "defense": facts.defense}
    return {kind: count for kind, count in printed.items() if count}


def action(random: Random, view: View) -> Action:
    """What somebody tries on this board; now and then it is not their turn to."""
    acting = view.decision.player if view.decision else view.priority or PLAYERS[0]
    nonsense = random.random() < 0.05
    player = PLAYERS[1 - PLAYERS.index(acting)] if nonsense else acting
    if view.decision and not nonsense:
        return Decide(player=player, answer=_answer(random, view.decision))
    hand = [shown for shown in view.objects if shown.owner == player and shown.zone == "hand"]
    board = [shown for shown in view.objects if shown.controller == player and shown.zone == "battlefield"]
    sources = [shown for shown in board if ":" in PRINTED.get(shown.name, "") or random.random() < 0.05]
    lands = [shown for shown in hand if "Land" in shown.types or random.random() < 0.05]
    elsewhere = [shown for shown in view.objects if shown.label and shown.zone in ("graveyard", "exile", "library")]
    spells = [shown for shown in hand if "Land" not in shown.types]
    if (view.stack or "main" not in view.step or view.active != player) and random.random() < 0.9:
        spells = [shown for shown in spells if "Instant" in shown.types or "flash" in shown.keywords]
    if random.random() < 0.1:
        spells = [shown for shown in elsewhere if "Land" not in shown.types]
    if _to_declare(view) and random.random() < 0.6:
        return _declare(random, view)
    quiet = not view.stack and "main" not in view.step
    verb = random.random() + (0.15 if view.stack else 0.6 if quiet else 0)
    if verb < 0.65 and spells:
        return _cast(random, view, player, random.choice(spells))
    if verb < 0.8 and sources:
        return _activate(random, view, player, random.choice(sources))
    if verb < 0.85 and lands:
        return Play(player=player, card=random.choice(lands).label)
    return Pass(player=player)


def _to_declare(view: View) -> bool:
    """Whether attackers or blockers may be to be declared now, as far as what is shown of combat tells."""
    attacking, blocking = (any(getattr(shown, what) for shown in view.objects) for what in ("attacking", "blocking"))
    return (view.step == "declare attackers" and not attacking) or (view.step == "declare blockers" and not blocking)


def _declare(random: Random, view: View) -> Attack | Block:
    """Attackers or blockers, most of them legal, as far as that is easily told; or anything."""
    nonsense = random.random() < 0.15
    there = [shown for shown in view.objects if shown.label and shown.zone == "battlefield"]
    able = [shown for shown in there if "Creature" in shown.types and not shown.tapped]
    mine = [shown.label for shown in able if shown.controller == view.active]
    theirs = [shown.label for shown in able if shown.controller != view.active]
    other = PLAYERS[1 - PLAYERS.index(view.active)]
    if nonsense:
        mine = theirs = [*(shown.label for shown in view.objects if shown.label and shown.zone != "library"), *PLAYERS]
    if view.step == "declare attackers":
        what = [other, *(shown.label for shown in there if shown.controller == other and "Planeswalker" in shown.types)]
        return Attack(player=view.active, attackers=_pairs(random, mine, theirs if nonsense else what))
    attacking = [shown.label for shown in there if shown.attacking]
    return Block(player=other, blockers=_pairs(random, theirs, mine if nonsense else attacking))


def _pairs(random: Random, those: list[str], with_what: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((each, random.choice(with_what)) for each in _some(random, those)) if with_what else ()


def _cast(random: Random, view: View, player: str, card: ObjectView) -> Cast:
    """A spell as its card asks to be cast, as far as its text tells; or anything."""
    nonsense = random.random() < 0.15
    printed = "target {X} choose one /" if nonsense else PRINTED.get(card.name, "")
    fitting = ALTERNATIVES if nonsense else ("", *(each for each in ALTERNATIVES if each in card.keywords))
    offered = ADDITIONAL if nonsense else tuple(each for each in ADDITIONAL if each in card.keywords)
    return Cast(
        player=player,
        card=card.label,
        zone=card.zone,  # type: ignore[arg-type]  # a zone of the contract
        alternative=random.choice(fitting),
        additional=tuple(each for each in offered if random.random() < 0.5),
        announced=tuple(random.choices(ANNOUNCED, k=random.randint(0, 3))) if "/" in printed and random.random() < 0.5 else (),
        modes=tuple(random.choices((1, 2, 3), k=random.choice((0, 1, 1, 1, 2)))) if "hoose one" in printed else (),
        targets=_targets(random, view) if "target" in printed else (),
        x=random.randint(0, 3) if "{X}" in printed and random.random() < 0.9 else None,
        payment=_payment(random, view, player, card) if random.random() < 0.6 else Payment(),
    )


def _payment(random: Random, view: View, player: str, card: ObjectView) -> Payment:
    """What is named to pay for a spell, as far as its keywords ask for it and it can pay so; or anything."""
    nonsense = random.random() < 0.15
    there = [shown for shown in view.objects if shown.label and shown.zone == "battlefield" and shown.controller == player]
    dead = [shown for shown in view.objects if shown.zone == "graveyard" and shown.owner == player]
    untapped = [shown for shown in there if not shown.tapped]
    if nonsense:
        there = dead = untapped = [shown for shown in view.objects if shown.label]
    convoke, improvise, delve = (nonsense or keyword in card.keywords for keyword in ("convoke", "improvise", "delve"))
    creatures, artifacts, lands = (
        [shown for shown in untapped if nonsense or kind in shown.types] for kind in ("Creature", "Artifact", "Land")
    )
    return Payment(
        convoke=tuple((shown.label, _convoked(random, shown)) for shown in _some(random, creatures)) if convoke else (),
        improvise=tuple(shown.label for shown in _some(random, artifacts)) if improvise else (),
        delve=tuple(shown.label for shown in _some(random, dead)) if delve else (),
        tap=tuple(shown.label for shown in _some(random, lands)) if random.random() < 0.2 else (),
        mana="".join(random.choices(MANA_SYMBOLS, k=random.randint(1, 5))) if random.random() < 0.1 else "",
    )


def _convoked(random: Random, creature: ObjectView) -> str:
    """The mana that a creature is to pay for."""
    if random.random() < 0.05:
        return random.choice(("{W}", "{C}", "{2}", "W", "{}"))
    return random.choice(("", "", "{1}", *(f"{{{color}}}" for color in creature.colors)))


def _some(random: Random, those: list[T]) -> tuple[T, ...]:
    """Up to four of them; now and then one twice."""
    found = random.sample(those, min(len(those), random.randint(0, 4)))
    return (*found, *found[:1]) if random.random() < 0.05 else tuple(found)


def _activate(random: Random, view: View, player: str, source: ObjectView) -> Activate:
    payment = Payment(sacrifice=_targets(random, view)) if random.random() < 0.2 else Payment()
    ability = random.choice((0, 1, 1, 2))
    return Activate(player=player, source=source.label, ability=ability, targets=_targets(random, view), payment=payment)


def _targets(random: Random, view: View) -> tuple[str, ...]:
    there = [shown.label for shown in view.objects if shown.label and shown.zone in ("battlefield", "graveyard")]
    there += [shown.label for shown in view.objects if shown.label in there and "Creature" in shown.types] * 3
    on_stack = [entry.reference for entry in view.stack] * 4
    everything = (*there, *on_stack, *PLAYERS)
    return tuple(random.choices(everything, k=random.choice((0, 1, 1, 1, 2))))


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
