"""The phrases for what players do, and for trying it in vain; and for passing until something happens."""

from __future__ import annotations

from collections.abc import Callable

from adapters.contract.messages import Activate, Attack, Block, Cast, Pass, Payment, Play, ZoneName
from adapters.suite.phrases.slots import PRONOUNS
from adapters.suite.phrases.table import Phrase, fields, mapped, plain
from adapters.suite.phrases.template import Values
from adapters.suite.scenario import AnyItem, Cannot, Does, PassUntil, ScriptedAction

_FROM = "[ from {origin:her graveyard|his graveyard|the top of her library|the top of his library|exile|the command zone}]"
_HELPING = "[, convoking with {convoke:creatures for mana}][, improvising with {improvise:refs}][, delving {delve:refs}]"
_PAYING = "[, exiling {exile:refs}][, sacrificing {sacrifice:refs}][, discarding {discard:refs}][, blighting {blight:refs}]"
_CHOOSING_MANA = "[, making mana with {tap:refs}][, spending {mana:mana}]"
_KEYWORDS = ("evoke", "escape", "flashback", "bestow", "warp")
"""The alternative costs that a keyword offers."""

_ORIGINS: dict[ZoneName, str] = {
    "graveyard": "{her} graveyard",
    "library": "the top of {her} library",
    "exile": "exile",
    "command": "the command zone",
}


def _acting(
    name: str,
    verbs: tuple[str, str],
    form: str,
    example: str,
    act: Callable[[Values], ScriptedAction],
    values: Callable[[ScriptedAction], Values | None],
) -> Phrase:
    """A phrase for an action (the first verb) and for its refusal (the second). ``form`` is what follows the verb."""

    def item(found: Values) -> AnyItem:
        does = found.pop("verb") == verbs[0]
        return Does(action=act(found)) if does else Cannot(action=act(found))

    def parts(item: AnyItem) -> Values | None:
        if not isinstance(item, Does | Cannot):
            return None
        found = values(item.action)
        return None if found is None else found | {"verb": verbs[0] if isinstance(item, Does) else verbs[1]}

    return mapped(name, f"{{player:player}} {{verb:{'|'.join(verbs)}}}{form}", (Does, Cannot), example, item, parts)


def _zone(found: Values) -> ZoneName:
    """The zone that a "from" clause names; the hand without one. ValueError: it is said to be another player's."""
    origin = found.pop("origin", None)
    if origin is None:
        return "hand"
    pronoun = PRONOUNS[str(found["player"])]
    for zone, words in _ORIGINS.items():
        if words.format(her=pronoun) == origin:
            return zone
    raise ValueError(f"write {pronoun!r} for {found['player']}")


def _origin(player: str, zone: ZoneName) -> str | None:
    return None if zone == "hand" else _ORIGINS[zone].format(her=PRONOUNS[player])


def _payment(found: Values) -> Payment:
    return Payment(**{name: found.pop(name) for name in Payment.__struct_fields__ if name in found})  # type: ignore[arg-type]


def _alternative(found: Values) -> Values:
    """The fields of a cast for the clause that names its cost."""
    keyword, free, rather = found.pop("keyword", None), found.pop("free", None), found.pop("rather", None)
    if sum(clause is not None for clause in (keyword, free, rather)) > 1:
        raise ValueError("a spell is cast for one cost only")
    if free is not None:
        return {"alternative": "free"}
    if rather is not None:
        if "by" in found:
            raise ValueError("name the permission for the cost once: for the cost of ...")
        return {"alternative": "rather", "by": rather}
    return {} if keyword is None else {"alternative": keyword}


def _cast(found: Values) -> Cast:
    found["zone"] = _zone(found)
    found |= _alternative(found)
    return Cast(payment=_payment(found), **found)  # type: ignore[arg-type]  # slots are named after the fields


def _cast_values(action: ScriptedAction) -> Values | None:
    if not isinstance(action, Cast):
        return None
    found = fields(action) | fields(action.payment)
    found["origin"] = _origin(action.player, action.zone)
    if action.alternative in _KEYWORDS:
        found["keyword"] = action.alternative
    elif action.alternative == "free":
        found["free"] = "without paying its mana cost"
    elif action.alternative == "rather":
        found |= {"rather": action.by, "by": ""}
    return found


def _activate(found: Values) -> Activate:
    if "adds" in found and "ability" not in found:
        raise ValueError("what the only ability of a kind adds is said with: taps ... for ...")
    return _tap(found)


def _tap(found: Values) -> Activate:
    adds = found.pop("adds", "")
    return Activate(payment=_payment(found), **found, mana=str(adds))  # type: ignore[arg-type]  # slots are named after the fields


def _activate_values(action: ScriptedAction) -> Values | None:
    if not isinstance(action, Activate) or (action.mana and not action.ability):
        return None
    return fields(action) | fields(action.payment) | {"adds": action.mana, "ability": action.ability or None}


def _tap_values(action: ScriptedAction) -> Values | None:
    if not isinstance(action, Activate) or not action.mana or action.ability:
        return None
    return fields(action) | fields(action.payment) | {"adds": action.mana}


def _play(found: Values) -> Play:
    return Play(zone=_zone(found), **found)  # type: ignore[arg-type]  # slots are named after the fields


def _play_values(action: ScriptedAction) -> Values | None:
    if not isinstance(action, Play):
        return None
    return fields(action) | {"origin": _origin(action.player, action.zone)}


def _attack(found: Values) -> Attack:
    return Attack(**found)  # type: ignore[arg-type]  # slots are named after the fields


def _attack_values(action: ScriptedAction) -> Values | None:
    return fields(action) if isinstance(action, Attack) else None


def _block(found: Values) -> Block:
    return Block(**found)  # type: ignore[arg-type]  # slots are named after the fields


def _block_values(action: ScriptedAction) -> Values | None:
    return fields(action) if isinstance(action, Block) else None


def _pass(found: Values) -> Pass:
    return Pass(player=str(found["player"]))


def _pass_values(action: ScriptedAction) -> Values | None:
    return fields(action) if isinstance(action, Pass) else None


def _until(name: str, condition: str, form: str, example: str) -> Phrase:
    return plain(name, f"everyone passes until {form}", PassUntil, f"everyone passes until {example}", condition=condition)


PHRASES = (
    _acting(
        "casting",
        ("casts", "can't cast"),
        f" {{card:ref}}[ as the Adventure {{part:word}}]{_FROM}[ for its {{keyword:{'|'.join(_KEYWORDS)}}} cost[ {{cost:mana}}]]"
        "[ {free:=without paying its mana cost}][ for the cost of {rather:ref}][ through {by:ref}]"
        "[ with {additional:additional}][ choosing {modes:modes}][ with X = {x:number}][ targeting {targets:refs}]"
        "[, announcing {announced:announced}]"
        f"{_HELPING}{_PAYING}{_CHOOSING_MANA}",
        "Alice casts Mulldrifter from her graveyard for its evoke cost, making mana with Island 1; Island 2",
        _cast,
        _cast_values,
    ),
    _acting(
        "activating",
        ("activates", "can't activate"),
        f" [ability {{ability:number}} of ]{{source:ref}}[ for {{adds:mana}}][ with X = {{x:number}}]"
        f"[ targeting {{targets:refs}}]"
        f"{_PAYING}{_CHOOSING_MANA}",
        "Bob can't activate ability 2 of Grim Backwoods, sacrificing Mulldrifter",
        _activate,
        _activate_values,
    ),
    _acting(
        "tapping for mana",
        ("taps", "can't tap"),
        f" {{source:ref}} for {{adds:mana}}{_PAYING}",
        "Alice taps Island for {U}",
        _tap,
        _tap_values,
    ),
    _acting(
        "playing a land",
        ("plays", "can't play"),
        f" {{card:ref}}{_FROM}",
        "Bob can't play Island from exile",
        _play,
        _play_values,
    ),
    _acting(
        "attacking",
        ("attacks", "can't attack"),
        " {attackers:groups}",
        "Alice attacks Bob with Serra Angel; Grizzly Bears",
        _attack,
        _attack_values,
    ),
    _acting(
        "blocking",
        ("blocks", "can't block"),
        " {blockers:groups}",
        "Bob blocks Grizzly Bears with Hill Giant; Memnite",
        _block,
        _block_values,
    ),
    _acting("passing", ("passes", "can't pass"), "", "Alice passes", _pass, _pass_values),
    _until("passing until the stack is empty", "the stack is empty", "the stack is empty", "the stack is empty"),
    _until(
        "passing until one object has left the stack",
        "one object has left the stack",
        "one object has left the stack",
        "one object has left the stack",
    ),
    _until("passing until it enters", "enters", "{object:ref} enters", "Mulldrifter enters"),
    _until(
        "passing until it has left the stack",
        "resolves",
        "{object:entry} has left the stack",
        "the evoke ability of Mulldrifter has left the stack",
    ),
    _until("passing until a step", "the step", "it is {player:player}'s {step:step}", "it is Bob's upkeep"),
    _until("passing until a question", "someone is asked", "someone is asked", "someone is asked"),
)
