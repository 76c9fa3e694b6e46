"""What becomes something of its controller's choice as it enters the battlefield (614.1c, 208.2b)."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.kinds import StaticAbility, keyword
from oracle.abilities.natures import Nature
from oracle.abilities.statics import EntersAsChosen
from oracle.errors import NotModelled
from oracle.layers.natures import with_nature
from oracle.objects import Characteristics, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask


def choices(base: Characteristics) -> dict[str, Nature]:
    """What a card can be chosen to be as it enters, each under its size, "3/3"; nothing for any other card."""
    statics = (each.static for each in base.abilities if isinstance(each, StaticAbility))
    natures = (nature for static in statics if isinstance(static, EntersAsChosen) for nature in static.natures)
    return {"{}/{}".format(*nature.size): nature for nature in natures if isinstance(nature.size, tuple)}


def ask_choice(player: Seat, base: Characteristics, about: ObjectId) -> Asking[str]:
    """Ask what a permanent becomes as it enters (614.12a).

    Raises NotModelled for a copy of one for which that was chosen: the choice is made anew, and takes the place of the old one.
    """
    if (base.power, base.toughness) != (0, 0):
        raise NotModelled("a copy of what was chosen to be something as it entered")
    question = Question(player, "name", Shape.PICK, tuple(choices(base)), about, rule="614.12a")
    return str((yield from ask(question))[0])


def chosen(base: Characteristics, choice: str) -> Characteristics:
    """A card as it is with this choice, as far as copies are concerned too (707.2).

    Raises NotModelled where the card leaves another choice, or none was made.
    """
    if choice not in choices(base):
        raise NotModelled(f"{base.name} without a choice of what it is")
    nature = choices(base)[choice]
    assert isinstance(nature.size, tuple)
    now = with_nature(base, nature)
    abilities = (*now.abilities, *map(keyword, nature.keywords))
    return replace(now, abilities=abilities, power=nature.size[0], toughness=nature.size[1])
