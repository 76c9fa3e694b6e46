"""Reports of runs that never were, some by engines and files that mean harm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.contract.messages import Hello
from adapters.reports.stream import Report, footer, header
from adapters.suite.verdict import OUTCOMES, RULEBOOK, Standing, TextVerdict, Verdict, on_texts

PAPER = Hello(name="paper", version="1.2", language="Python", homepage="https://example.org/paper")
STONE = Hello(name="stone", version="3", language="Rust")

HOSTILE = (
    "<script>alert(1)</script>",
    "\"><img src=x onerror='alert(1)'>",
    "</style></script><!-- --!> ]]> <![CDATA[ {{ 7 * 7 }} {% raw %} &lt; &#0; &",
    "a | b \\| c \\\\| d ``` ~~~ ` `` \\` \\",
    "[link](https://example.org) ![image](x) <https://example.org> www.example.org a@example.org @someone #1 :smile: $x$",
    "\n# heading\n- list\n> quote\n```\nfence\n\r\n\x1b[2J\x07\u202e\u2028\x00\x85",
    "  ",
    "javascript:alert(1)",
    "\ud800",
    "../../etc/passwd; rm -rf '~'",
)

any_text = st.sampled_from(HOSTILE) | st.text(alphabet=st.characters(exclude_categories=()), max_size=12)
texts = st.lists(any_text, max_size=2).map(tuple)

any_verdict = st.builds(
    Verdict,
    id=any_text,
    feature=any_text,
    scenario=any_text,
    engine=any_text,
    outcome=st.sampled_from(OUTCOMES),
    statements=texts,
    rules=texts,
    seconds=st.just(0.5),
    title=any_text,
    reason=any_text,
    expected=any_text,
    observed=any_text,
    asked=any_text,
    steps=texts,
    unreached=texts,
    line=st.integers(0, 9),
    stderr=any_text,
    standing=st.sampled_from(get_args(Standing)),
)


some_verdicts = st.lists(any_verdict, max_size=4, unique_by=lambda each: (each.engine, each.id))
"""As a report has them: one for a scenario on an engine."""

some_texts = st.lists(any_verdict, max_size=2, unique_by=lambda each: each.id).map(
    lambda found: [
        on_texts(replace(each, engine=RULEBOOK, standing="", outcome="pass" if each.outcome == "pass" else "fail"))
        for each in found
    ]
)
"""Verdicts on the texts of the rules, one for a scenario."""


def verdict(key: str = "a", **fields: Any) -> Verdict:
    """A verdict that is a pass of the engine paper, but for what is said otherwise."""
    plain: dict[str, Any] = {
        "id": key,
        "feature": "evoke/a.feature",
        "scenario": f"Scenario {key}",
        "engine": "paper",
        "outcome": "pass",
        "statements": ("evoke-01",),
        "rules": ("702.74a",),
        "seconds": 0.5,
    }
    return Verdict(**{**plain, **fields})


def text_verdict(key: str = "t", **fields: Any) -> TextVerdict:
    """A verdict on the texts of the rules that is a pass, but for what is said otherwise."""
    return on_texts(verdict(key, **{"engine": RULEBOOK, "feature": "evolution/t.feature", "seconds": 0.25, **fields}))


def report(verdicts: Iterable[Verdict], hellos: Iterable[Hello] | None = None, **fields: Any) -> Report:
    """A report of these verdicts and ``texts``, and no more; of the whole suite where ``features`` does not say otherwise. Each
    engine says of itself what paper says, where ``hellos`` is not given.
    """
    verdicts = tuple(verdicts)
    texts = tuple(fields.pop("texts", ()))
    fields["texts"] = Counter(each.feature for each in texts)
    names = tuple(dict.fromkeys(each.engine for each in verdicts))
    seen = dict.fromkeys((each.feature, each.id) for each in verdicts)
    features = fields.pop("features", dict(Counter(feature for feature, _ in seen)))
    engines = [PAPER] * len(names) if hellos is None else hellos
    head = header(engines, fields.pop("edition", "2026-08-07"), features, len(verdicts), names=names, **fields)
    counts, others = (Counter(each.outcome for each in some) for some in (verdicts, texts))
    return Report(head, verdicts, footer(counts, 1.25, others), texts)


any_hello = st.builds(
    Hello, name=any_text, version=any_text, language=any_text, homepage=any_text, edition=any_text, capabilities=st.just(())
)


@st.composite
def any_report(draw: st.DrawFn) -> Report:
    """Any report that the reader would take, and then some: of any words at all."""
    verdicts = draw(some_verdicts)
    engines = len({each.engine for each in verdicts})
    hellos = draw(st.lists(any_hello, min_size=engines, max_size=engines))
    return report(
        verdicts,
        hellos,
        edition=draw(any_text),
        selection=draw(texts),
        paths=draw(texts),
        cards=draw(any_text),
        commands=draw(st.lists(any_text, min_size=engines, max_size=engines)),
        texts=draw(some_texts),
    )
