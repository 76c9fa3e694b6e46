"""A text reads the same in whatever shape it is written out."""

from __future__ import annotations

from hypothesis import given, settings

from oracle.rulebook.reading.texts import parsed
from oracle.rulebook.rulebook import Rulebook
from tests.oracle.rulebook.reading.shapes import Shape, bare, books, shapes, written


@settings(max_examples=100)
@given(books(), shapes)
def test_a_text_reads_the_same_in_every_shape(book: Rulebook, shape: Shape) -> None:
    assert bare(parsed(written(book, shape), "made-up.txt")) == book


@settings(max_examples=20)
@given(books())
def test_the_usual_shape_has_nothing_odd(book: Rulebook) -> None:
    assert parsed(written(book, Shape()), "made-up.txt").oddities == ()
