from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.suite import phrases
from adapters.suite.phrases import UnknownStep, Unwritable
from adapters.suite.texts.items import Becomes, Extent, Fate, GoesBack, IsMadeOf, ReadsLike, TextItem, TextReads

days = st.dates().map(lambda day: day.isoformat())
numbers = st.from_regex(r"[1-9][0-9]{2}\.[1-9][0-9]?[a-z]{0,2}", fullmatch=True)
several = st.lists(numbers, min_size=2, max_size=3).map(tuple)
one = numbers.map(lambda number: (number,))
extents: st.SearchStrategy[Extent] = st.sampled_from(get_args(Extent))
small = st.integers(0, 9)


@st.composite
def fates(draw: st.DrawFn) -> Becomes:
    fate: Fate = draw(st.sampled_from(get_args(Fate)))
    before = (
        () if fate == "added" else draw(several if fate == "merged" else st.one_of(one, several) if fate == "rewritten" else one)
    )
    if fate in ("unchanged", "reworded"):
        after = before
    elif fate == "removed":
        after = ()
    else:
        after = draw(several if fate == "split" else st.one_of(one, several) if fate == "rewritten" else one)
    rewording = draw(extents) if "reworded" in fate else None
    return Becomes(old=draw(days), new=draw(days), before=before, fate=fate, after=after, rewording=rewording)


counts = st.one_of(st.just((None, None)), st.tuples(small, small))
items = st.one_of(
    fates(),
    st.builds(
        TextReads,
        edition=days,
        line=st.from_regex(r"[A-Z][a-z]{3,9}( [a-z]{3,9}){0,4}\.", fullmatch=True),
        file=st.one_of(st.just(""), days),
    ),
    st.builds(
        lambda found, **fields: GoesBack(revised=found[0], renumbered=found[1], **fields),
        counts,
        following=st.sampled_from(("wording", "heading")),
        number=numbers,
        edition=days,
        origin=numbers,
        first=days,
    ),
    st.builds(IsMadeOf, number=numbers, edition=days, sentences=small, examples=small, unclosed=small),
    st.builds(ReadsLike, number=numbers, edition=days, other=numbers, of=days, like=st.booleans()),
)


@given(items)
def test_reading_what_was_written_gives_the_item_again(item: TextItem) -> None:
    assert phrases.read(phrases.write(item)) == item


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("from 2013-7-13 to 2014-09-25 rule 702.50a is removed", "'2013-7-13' is no date; write it like 2013-07-13"),
        ("from 2013-07-13 to 2014-09-31 rule 702.50a is removed", "'2014-09-31' is no date"),
        ("from 2013-07-13 to 2014-09-25 rule 702 is removed", "'702' is no rule's number; write it like 702.51a"),
        ("from 2013-07-13 to 2014-09-25 rule 702.50a and 702.50b is removed", "say rule of one and rules of several"),
        ("from 2013-07-13 to 2014-09-25 rules 702.50a are removed", "say rule of one and rules of several"),
        (
            "from 2013-07-13 to 2014-09-25 rule 702.50a is altered",
            "nothing is said of rules with 'altered'; they are unchanged; ",
        ),
        ("from 2013-07-13 to 2014-09-25 rule 702.50a is reworded", "; reworded, HOW; "),
        (
            "from 2013-07-13 to 2014-09-25 rule 702.50a is reworded, slightly",
            "no rule is reworded in its 'slightly'; write punctuation",
        ),
        ("from 2013-07-13 to 2014-09-25 rule 702.50a is split into a and b", "'a' is no rule's number"),
        ('the text of 2001-01-01 reads "702.21a A\u2028horse."', "has no characters but those that print"),
        ('the text of 2001-01-01 reads "702.21a A  horse."', "no two spaces in a row"),
        ("rule 702.50 of 2013 has 3 sentences, 1 example and 1 open quotation mark", "'2013' is no date"),
    ],
)
def test_what_is_wrong_with_a_line_is_told(text: str, why: str) -> None:
    with pytest.raises(UnknownStep) as caught:
        phrases.read(text)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    "item",
    [
        Becomes(old="2001-01-01", new="2002-01-01", before=("702.21",), fate="unchanged", after=("702.22",)),
        Becomes(old="2001-01-01", new="2002-01-01", before=("702.21",), fate="reworded", after=("702.21",)),
        Becomes(old="2001-01-01", new="2002-01-01", before=("702.21",), fate="split", after=()),
        GoesBack(following="wording", number="702.21", edition="2001-01-01", origin="702.21", first="2001-01-01", revised=1),
        TextReads(edition="tomorrow", line="702.21. Galloping"),
    ],
)
def test_what_makes_no_sense_cannot_be_written(item: TextItem) -> None:
    with pytest.raises(Unwritable):
        phrases.write(item)
