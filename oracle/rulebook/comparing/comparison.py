"""Two texts of the rules compared: what has become of every rule of the one, and where every rule of the other is from.

What says the same is found first, wherever it stands, for rules are renumbered by the hundred where a keyword is put in
between. Then come rules that were split or merged, and those that were worded otherwise. What is left was rewritten where it
stands under a heading that both texts have or speaks of the same thing in other words; all else was added or removed.
"""

from __future__ import annotations

from collections.abc import Iterator

from oracle.rulebook.comparing.candidates import Candidates
from oracle.rulebook.comparing.changes import Change, Kind
from oracle.rulebook.comparing.forms import rewording
from oracle.rulebook.comparing.headings import pair_the_headings
from oracle.rulebook.comparing.neighbourhood import Neighbourhoods
from oracle.rulebook.comparing.pairing import Pair, Pairing, Placed, placed
from oracle.rulebook.comparing.retelling import pair_what_was_told_anew
from oracle.rulebook.comparing.rewording import pair_the_reworded
from oracle.rulebook.comparing.rewriting import pair_the_rewritten
from oracle.rulebook.comparing.sameness import pair_the_identical, pair_the_same
from oracle.rulebook.comparing.splitting import pair_what_was_merged, pair_what_was_split
from oracle.rulebook.rulebook import Rulebook


def compare(old: Rulebook, new: Rulebook) -> tuple[Change, ...]:
    """What became of the rules from the old text to the new one.

    Every rule of the old text is in ``before`` of one change, and every one of the new text in ``after`` of one. The changes are
    in the order of the new text; what was removed comes where it stood.
    """
    pairing = Pairing(placed(old.rules), placed(new.rules))
    pair_the_identical(pairing)
    neighbourhoods = Neighbourhoods(pairing)
    places = neighbourhoods.now()
    pair_the_same(pairing, places)
    places = neighbourhoods.now()
    candidates = Candidates(pairing)
    pair_what_was_split(pairing, places, candidates)
    pair_what_was_merged(pairing, places, candidates)
    pair_the_reworded(pairing, neighbourhoods, candidates)
    pair_the_headings(pairing, neighbourhoods.now().headings)
    pair_the_rewritten(pairing)
    pair_what_was_told_anew(pairing, neighbourhoods)
    return tuple(map(_change, _in_order(pairing)))


def kind(one: Placed, other: Placed) -> Kind:
    """What has become of a rule that is still one rule."""
    renumbered = one.rule.number != other.rule.number
    if rewording(one.paragraphs, other.paragraphs) is None:
        return Kind.RENUMBERED if renumbered else Kind.UNCHANGED
    return Kind.RENUMBERED_AND_REWORDED if renumbered else Kind.REWORDED


def _change(pair: Pair) -> Change:
    before, after = (tuple(each.rule for each in side) for side in (pair.before, pair.after))
    if pair.kind is not None:
        return Change(pair.kind, before, after)
    one, other = pair.before[0], pair.after[0]
    return Change(kind(one, other), before, after, rewording(one.paragraphs, other.paragraphs))


def _in_order(pairing: Pairing) -> Iterator[Pair]:
    """All pairs in the order of the new text, and the rules that have none: what was removed after what it stood behind."""
    pairs = [*pairing.pairs, *(Pair((), (each,), Kind.ADDED) for each in pairing.left_new.values())]
    ahead, removed = _removed(pairing)
    yield from ahead
    for pair in sorted(pairs, key=lambda each: each.after[0].place):
        yield pair
        for each in pair.before:
            yield from removed.get(each.place, ())


def _removed(pairing: Pairing) -> tuple[list[Pair], dict[int, list[Pair]]]:
    """The rules that were removed: those before all that were found, and the others by the place of what they stand behind."""
    ahead: list[Pair] = []
    behind: dict[int, list[Pair]] = {}
    into = ahead
    for each in pairing.old:
        if each.place in pairing.left_old:
            into.append(Pair((each,), (), Kind.REMOVED))
        else:
            into = behind.setdefault(each.place, [])
    return ahead, behind
