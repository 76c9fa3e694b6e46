from __future__ import annotations

from oracle.rulebook.comparing.glossaries import compare_glossaries
from tests.oracle.rulebook.book import book


def told(old: dict[str, str], new: dict[str, str]) -> list[tuple[str, str, str, str]]:
    return [
        (
            str(each.kind),
            each.before.term if each.before else "",
            each.after.term if each.after else "",
            str(each.rewording or ""),
        )
        for each in compare_glossaries(book("", old), book("", new))
    ]


def test_what_became_of_every_term() -> None:
    old = {"Bull": "See rule 301.1.", "Cow": "It moos.", "Moo": "A sound", "Ox": "Slow."}
    new = {"Bull": "See rule 301.2.", "Calf": "Young.", "Cow": "It moos.", "Moo": "A sound.", "ox": "It is slow."}
    assert told(old, new) == [
        ("reworded", "Bull", "Bull", "references only"),
        ("added", "", "Calf", ""),
        ("unchanged", "Cow", "Cow", ""),
        ("reworded", "Moo", "Moo", "punctuation only"),
        ("reworded", "Ox", "ox", "wording"),
    ]
    assert told(new, old)[-1] == ("removed", "Calf", "", "")
