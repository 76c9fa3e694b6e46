from __future__ import annotations

from adapters.reports.tracing import happened, told
from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history.chronicle import Chronicle, Link
from oracle.rulebook.history.tracing import By, Stop, trace
from oracle.rulebook.history.wording import Wording

ONE, TWO, OPEN = Wording("000000000001", 10, 1), Wording("000000000002", 200, 2, 1), Wording("000000000003", 30, 3, 0, 1)

LIFE = Chronicle.of(
    {
        "2001-01-01": (Link(None, (), ("100.1",), wordings=(ONE,)), Link(None, (), ("100.2",), wordings=(TWO,))),
        "2002-01-01": (Link(Kind.MERGED, ("100.1", "100.2"), ("100.1",), wordings=(OPEN,)),),
        "2003-01-01": (Link(Kind.REWORDED, ("100.1",), ("100.1",), Rewording.EXAMPLE, (TWO,)),),
        "2004-01-01": (Link(Kind.SPLIT, ("100.1",), ("100.1", "100.3"), wordings=(ONE, TWO)),),
        "2005-01-01": (Link(Kind.REWRITTEN, ("100.3",), ("100.3",), wordings=(OPEN,)), Link(Kind.REMOVED, ("100.1",), ())),
    }
)


def test_the_life_of_a_rule_is_a_table() -> None:
    assert told(trace(LIFE, "100.1", "2003-01-01"), LIFE) == (
        "100.1 in the rules of 2003-01-01, followed through 5 editions, 2001-01-01 to 2005-01-01, also where written anew\n"
        "\n"
        "edition     number    what happened                           characters    sentences    examples\n"
        "----------  --------  ------------------------------------  ------------  -----------  ----------\n"
        "2001-01-01  100.1     in the first of the texts                       10            1\n"
        "2001-01-01  100.2     in the first of the texts                      200            2           1\n"
        "2002-01-01  100.1     100.1 and 100.2 became 100.1                    30            3\n"
        "2003-01-01  100.1     reworded (example only)                        200            2           1\n"
        "2004-01-01  100.1     100.1 was split into 100.1 and 100.3            10            1\n"
        "            100.3                                                    200            2           1\n"
        "2005-01-01  100.1     removed\n"
        "2005-01-01  100.3     written anew                                    30            3\n"
        "\n"
        "A quotation mark lacks its other half in 100.1 of 2002-01-01.\n"
        "A quotation mark lacks its other half in 100.3 of 2005-01-01.\n"
        "In the text of 2005-01-01 it is 100.3."
    )


def test_what_is_gone_says_so_and_what_could_be_followed_further() -> None:
    lines = told(trace(LIFE, "100.3", "2004-01-01", By.WORDING), LIFE).splitlines()

    assert lines[-3:] == [
        "A quotation mark lacks its other half in 100.1 of 2002-01-01.",
        "It was written anew; beyond that it can be followed with --by heading",
        "It is gone since 2005-01-01.",
    ]


def test_the_words_of_what_happened_come_after_the_table() -> None:
    text = told(trace(LIFE, "100.1", "2003-01-01"), LIFE, lambda stop: "some words" if stop.kind is Kind.REWORDED else "")

    assert text.endswith("In the text of 2005-01-01 it is 100.3.\n\n2003-01-01  reworded (example only)\nsome words")


def test_one_text_is_one_edition() -> None:
    one = Chronicle.of({"2001-01-01": (Link(None, (), ("100.1",), wordings=(ONE,)),)})

    assert told(trace(one, "100.1", "2001-01-01"), one).startswith(
        "100.1 in the rules of 2001-01-01, followed through one edition, also where "
    )


def test_several_rules_that_were_written_anew() -> None:
    anew = Link(Kind.REWRITTEN, ("100.1", "100.2"), ("100.1", "100.2", "100.3"), wordings=(ONE, TWO, ONE))

    assert happened(Stop("2001-01-01", anew, (), ())) == "100.1 and 100.2 were written anew as 100.1, 100.2 and 100.3"
