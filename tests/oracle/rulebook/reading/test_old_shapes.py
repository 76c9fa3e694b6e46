"""The shapes of the texts of 1999 to 2002, which were wrapped by hand."""

from __future__ import annotations

from oracle.rulebook.reading.texts import parsed

OF_1999 = """
==============================================================================

COMPREHENSIVE RULES                                                   04/23/99

==============================================================================

------------------------------------------------------------------------------
Contents
------------------------------------------------------------------------------

Introduction
1. First Things
     100. General
     101. Turtles
Glossary

------------------------------------------------------------------------------
1. First Things
------------------------------------------------------------------------------

100. General

100.1. A turtle that walks along the beach may stop at any stone which lies
       there, and look around until another turtle comes by.
  100.1a It need not.
  100.1b A turtle that was told by another one (see rule 101.1, "Turtles") or
         rule 100.1 that it may not stop goes on walking.
         Example: A turtle is told that it may not stop, and goes on until
         it comes to the sea.
100.2. The sea is no beach.

101. Turtles

101.1. There are many turtles.

------------------------------------------------------------------------------
Glossary
------------------------------------------------------------------------------

Beach
     Sand that lies at the sea and on which turtles walk. See rule 100.1 and
     whatever else is said of it.

Sea
     Water.
"""

OF_2001 = """Magic: The Gatheringr Comprehensive Rules
These rules are current as of September 24, 2001.

Introduction
A text of our own making.

Contents

1. First Things
100. General

Glossary

Credits

1. First Things

100. General

100.1. A turtle is one of two things: a turtle that lives in the sea and comes to the beach at night
or one that lives on the land.
A turtle that is neither is no turtle. A turtle that is both is counted once, and it is told that it
is a wonder.

100.1a See rule 100.1.

Glossary

Beach
Sand that lies at the sea and on which turtles walk, as long as nobody else is there before them in
the morning.

Credits

Nobody.
"""


def test_a_text_of_1999_is_indented_has_banners_and_the_day_behind_its_title() -> None:
    book = parsed(OF_1999.encode(), "1999.txt")
    assert book.edition == "1999-04-23"
    first, need_not, goes_on, sea, many = book.rules
    assert first.text == (
        "A turtle that walks along the beach may stop at any stone which lies there, and look around until "
        "another turtle comes by."
    )
    assert (need_not.number, need_not.text) == ("100.1a", "It need not.")
    assert goes_on.text == (
        'A turtle that was told by another one (see rule 101.1, "Turtles") or rule 100.1 that it may not stop goes on walking.'
    )
    assert (sea.number, sea.text, many.number) == ("100.2", "The sea is no beach.", "101.1")
    assert goes_on.examples == ("A turtle is told that it may not stop, and goes on until it comes to the sea.",)
    assert [(title.number, title.text) for title in book.titles] == [
        ("1", "First Things"),
        ("100", "General"),
        ("101", "Turtles"),
    ]
    assert book.glossary[0].text == (
        "Sand that lies at the sea and on which turtles walk. See rule 100.1 and whatever else is said of it."
    )
    assert book.oddities == ("line 2: a banner; 8 lines like it are passed over",)


def test_a_text_of_2001_has_paragraphs_that_only_the_length_of_a_line_tells() -> None:
    book = parsed(OF_2001.encode(), "2001.txt")
    assert book.edition == "2001-09-24"
    assert book.rules[0].text == (
        "A turtle is one of two things: a turtle that lives in the sea and comes to the beach at night or one that lives on the "
        "land.\nA turtle that is neither is no turtle. A turtle that is both is counted once, and it is told that it is a wonder."
    )
    assert book.glossary[0].text.endswith("as long as nobody else is there before them in the morning.")
    assert book.oddities == ()
