"""Engines that cheat where a spell is paid for with more than mana, and where creatures fight or phase out."""

from __future__ import annotations

from collections.abc import Callable

from adapters.contract.capabilities import CAPABILITIES, Capability
from tests.engines.cabinet.introducing import says
from tests.engines.cabinet.program import EVERY, Bend, Hostile, Message, Program, Verb

PAYMENT = (4,)
COMBAT = (5,)
LOOK: tuple[Verb, ...] = ("observe",)

Facts = Callable[[Program, dict[str, Message]], None]
"""Changes what is shown, of which the objects are given by their labels."""


def after(acts: int, change: Facts) -> Bend:
    """Shows this from its so manieth action on."""

    def bend(program: Program, answer: Message) -> None:
        if program.acts >= acts:
            change(program, {shown["label"]: shown for shown in answer["view"]["objects"]})
            _counted(answer["view"])
        program.say(answer)

    return bend


def shows(label: str, **facts: object) -> Facts:
    """Shows a card with these facts."""

    def change(program: Program, objects: dict[str, Message]) -> None:
        objects[label].update(facts)

    return change


def with_mana(program: Program, answer: Message) -> None:
    """Has made mana of nothing, once a spell is cast."""
    if program.acts > 1:
        answer["view"]["players"][0]["mana"] = "{B}{G}"
    program.say(answer)


def refuses_and_taps(program: Program, answer: Message) -> None:
    """Leaves what was to convoke tapped when it refuses."""
    if program.acts == 1:
        next(shown for shown in answer["view"]["objects"] if shown["label"] == "Grizzly Bears 1")["tapped"] = True
    program.say(answer)


def pays_as_it_likes(program: Program, answer: Message) -> None:
    """Pays what is to be paid, with what it likes."""
    if program.request["verb"] == "observe" and program.acts > 1:
        objects = {shown["label"]: shown for shown in answer["view"]["objects"]}
        objects["Grizzly Bears 1"]["tapped"], objects["Grizzly Bears 3"]["tapped"] = False, True
    program.say(answer)


def pays_anyhow(program: Program, answer: Message) -> None:
    """Takes a payment that is not enough."""
    program.say(program.answer("ok") if program.acts == 1 else answer)


def blocks_with_another(program: Program, objects: dict[str, Message]) -> None:
    objects["Memnite"]["blocking"] = objects["Hill Giant"].pop("blocking", [])


def loses(program: Program, answer: Message) -> None:
    """Shows nothing of what has phased out."""
    view = answer["view"]
    view["objects"] = [shown for shown in view["objects"] if not shown.get("phased_out")]
    program.say(answer)


def untaps_what_is_out(program: Program, answer: Message) -> None:
    for shown in answer["view"]["objects"]:
        if shown.get("phased_out"):
            shown["tapped"] = False
    program.say(answer)


def phases_nothing_out(program: Program, answer: Message) -> None:
    for shown in answer["view"]["objects"]:
        shown["phased_out"] = False
    program.say(answer)


def fights_while_out(program: Program, answer: Message) -> None:
    for shown in answer["view"]["objects"]:
        if shown.get("phased_out"):
            shown["attacking"] = "Bob"
    program.say(answer)


def without(*lacking: Capability) -> Bend:
    """Does not claim these capabilities."""
    return says(capabilities=[each for each in CAPABILITIES if each not in lacking and each not in ("concede", "editions")])


def _counted(view: Message) -> None:
    """Count the cards of hands, libraries and graveyards anew."""
    for player in view["players"]:
        for zone in ("hand", "library", "graveyard"):
            pile = [shown for shown in view["objects"] if (shown["zone"], shown["owner"]) == (zone, player["name"])]
            if zone in player:
                player[zone] = len(pile)
            for place, shown in enumerate(sorted(pile, key=lambda each: int(each.get("place", 0)))):
                shown["place"] = 0 if zone == "hand" else place


def fails(
    name: str, does: str, bend: Bend, reason: str, scenes: tuple[int, ...] = PAYMENT, at: tuple[Verb, ...] = LOOK
) -> Hostile:
    """An engine that must fail one scenario."""
    return Hostile(name, does, bend, at, scenes, " ".join([*["pass"] * scenes[0], "fail"]), reason)


def errs(name: str, does: str, bend: Bend, reason: str, scenes: tuple[int, ...] = COMBAT) -> Hostile:
    """An engine that shows in one scenario what cannot be."""
    return Hostile(name, does, bend, LOOK, scenes, " ".join([*["pass"] * scenes[0], "error"]), reason)


ENGINES = (
    fails("taps-nothing", "leaves what convokes untapped", after(2, shows("Grizzly Bears 2", tapped=False)), "untapped"),
    fails("taps-more", "taps one creature more than convokes", after(2, shows("Grizzly Bears 3", tapped=True)), "3 is tapped"),
    fails("pays-as-it-likes", "has other creatures convoke than were named", pays_as_it_likes, "1 is untapped"),
    fails("delves-nothing", "leaves what is delved in the graveyard", after(2, shows("Shock 2", zone="graveyard")), "graveyard"),
    fails("delves-into-the-hand", "delves a card into a hand", after(2, shows("Shock 2", zone="hand")), "Alice's hand"),
    fails("delves-more", "delves one card more than was named", after(2, shows("Shock 6", zone="exile")), "exile"),
    fails("conjures-mana", "has mana left that nobody made", with_mana, "left"),
    fails("pays-anyhow", "takes a payment that is not enough", pays_anyhow, "not refused", at=("act",)),
    fails("refuses-and-taps", "refuses rightly, and leaves tapped what was to convoke", refuses_and_taps, "has changed"),
    errs(
        "attacks-itself",
        "shows a creature that attacks itself",
        after(2, shows("Grizzly Bears 1", attacking="Grizzly Bears 1")),
        "itself",
    ),
    errs(
        "attacks-and-blocks",
        "shows an attacker that blocks itself",
        after(4, shows("Grizzly Bears 1", blocking=["Grizzly Bears 1"])),
        "attacking and blocking",
    ),
    errs(
        "blocks-twice",
        "shows a creature that blocks another twice",
        after(5, shows("Hill Giant", blocking=["Grizzly Bears 1"] * 2)),
        "twice",
    ),
    errs(
        "blocks-early",
        "shows blockers before any are declared",
        after(2, shows("Memnite", blocking=["Grizzly Bears 1"])),
        "blocking in",
    ),
    errs("hurts-backwards", "shows less than no damage", after(5, shows("Grizzly Bears 1", damage=-3)), "-3 damage marked"),
    errs("fights-while-phased-out", "shows an attacker that is phased out", fights_while_out, "phased out and attacking"),
    errs("loses-what-phases-out", "shows nothing of what has phased out", loses, "is not among"),
    fails("attacks-nobody", "shows no attackers", after(2, shows("Grizzly Bears 1", attacking="")), "not in combat", COMBAT),
    fails(
        "attacks-with-more",
        "shows an attacker that nobody declared",
        after(2, shows("Grizzly Bears 2", attacking="Bob")),
        "Grizzly Bears 2 is attacking",
        COMBAT,
    ),
    fails(
        "blocks-with-another",
        "shows another blocker than was declared",
        after(5, blocks_with_another),
        "not in combat",
        COMBAT,
    ),
    fails("phases-nothing-out", "shows what phases out as phased in", phases_nothing_out, "phased in", COMBAT),
    fails("untaps-what-is-out", "untaps what is phased out", untaps_what_is_out, "is untapped", COMBAT),
    Hostile(
        "cannot-convoke",
        "does not claim that it can be told who convokes and what is delved",
        without("convoking and delving"),
        ("hello",),
        EVERY,
        "pass pass pass pass unsupported",
        "convoking and delving",
    ),
    Hostile(
        "cannot-fight",
        "does not claim that it can be told who attacks and blocks",
        without("combat"),
        ("hello",),
        EVERY,
        "pass pass pass pass pass unsupported",
        "combat",
    ),
)
