"""Whether what was done shows: what an engine says that it did, and did otherwise than it was told, it has not done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from adapters.contract.messages import Activate, Attack, Block, Cast, Decide, Payment
from adapters.contract.view import ObjectView, View
from adapters.suite.reading.mentions import parsed
from adapters.suite.running.judge import Finding, find, judge, whereabouts
from adapters.suite.scenario import IsAttacking, IsBlocking, IsTapped, ScriptedAction


def done_otherwise(action: ScriptedAction | Decide, before: View, after: View) -> Finding | None:
    """What of an action that was done the view after it does not show as it was told; ``None`` if it shows all of it, and while
    a question is open, for then the action may not be over.

    What was named to pay has paid, and of the creatures those attack or block that were declared, as long as they live. Nobody
    has had priority since, so nothing has undone it.
    """
    return None if after.decision is not None else next(_findings(action, before, after), None)


def _findings(action: ScriptedAction | Decide, before: View, after: View) -> Iterator[Finding]:
    match action:
        case Cast() | Activate():
            yield from _unpaid(action.payment, before, after)
        case Attack():
            attacks = {of: IsAttacking(object=of, attacked=what) for of, what in action.attackers}
            yield from _fighting(attacks, before, after, field="attacking")
        case Block():
            blocked = {of: tuple(what for each, what in action.blockers if each == of) for of, _ in action.blockers}
            blocks = {of: IsBlocking(object=of, attackers=attackers) for of, attackers in blocked.items()}
            yield from _fighting(blocks, before, after, field="blocking")


def _unpaid(payment: Payment, before: View, after: View) -> Iterator[Finding]:
    """What was named to pay, and has not."""
    for reference in (*(creature for creature, _ in payment.convoke), *payment.improvise):
        shown = find(reference, after)
        untapped = judge(IsTapped(object=reference, tapped=True), after)
        if shown is not None and shown.zone == "battlefield" and untapped is not None and _same(reference, before, after):
            yield untapped
    for reference in (*payment.delve, *payment.exile):
        shown = find(reference, after)
        # A commander may be in the command zone instead (903.9).
        if shown is not None and shown.zone not in ("exile", "command") and _same(reference, before, after):
            yield Finding(f"{reference} is in exile", whereabouts(reference, after))
    for reference in (*payment.sacrifice, *payment.discard):
        was, now = find(reference, before), find(reference, after)
        if was is not None and now is not None and was.zone == now.zone and _same(reference, before, after):
            yield Finding(f"{reference} has left the zone {was.zone}", whereabouts(reference, after))


def _fighting(declared: Mapping[str, IsAttacking | IsBlocking], before: View, after: View, *, field: str) -> Iterator[Finding]:
    """Creatures that were declared to do what this ``field`` shows, and do not; and those that were not, and do."""
    found = {reference: find(reference, after) for reference in declared}
    if not all(_same(reference, before, after) for reference in declared):
        return
    for reference, item in declared.items():
        shown = found[reference]
        unlike = judge(item, after)
        if shown is not None and shown.zone == "battlefield" and unlike is not None:
            yield unlike
    already = Counter(_doing(shown, field) for shown in before.objects if getattr(shown, field))
    for shown in after.objects:
        if getattr(shown, field) and not any(shown is each for each in found.values()):
            if not already[_doing(shown, field)]:
                yield Finding("no other creature does", _does(shown))
            already[_doing(shown, field)] -= 1


def _doing(shown: ObjectView, field: str) -> tuple[str, str, str, str]:
    """Who does what in combat: with several defending players some block already as another declares blockers (802.4)."""
    return shown.label, shown.name, shown.controller, str(getattr(shown, field))


def _does(shown: ObjectView) -> str:
    name = shown.label or f"a {shown.name}"
    return f"{name} is attacking {shown.attacking}" if shown.attacking else f"{name} is blocking {'; '.join(shown.blocking)}"


def _same(reference: str, before: View, after: View) -> bool:
    """Whether a reference names the same thing in both views: tokens that are alike are counted anew when one of them goes."""
    found = parsed(reference)
    return found.kind != "token" or _alike(found.name, found.player, before) == _alike(found.name, found.player, after)


def _alike(name: str, controller: str, view: View) -> int:
    return sum(shown.token and (shown.name, shown.controller) == (name, controller) for shown in view.objects)
