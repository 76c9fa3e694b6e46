"""``rulings rules search``: rules, statements and scenarios by words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from adapters.suite.escaping import plain

if TYPE_CHECKING:
    from adapters.suite.finding.passages import Passage
    from adapters.suite.finding.search import Found
    from oracle.rulebook.rulebook import Rulebook


@click.command("search")
@click.argument("words", nargs=-1, required=True, metavar="WORDS...")
@click.option("--from", "file", type=click.Path(path_type=Path), help="The text of the rules to search.")
@click.option("--in", "where", type=click.Choice(["rules", "suite"]), help="Search only the text, or only the suite.")
@click.option("--limit", type=click.IntRange(1), default=10, show_default=True, help="Show so many at most.")
@click.option("--json", "as_json", is_flag=True, help="Write what was found as JSON.")
def command(words: tuple[str, ...], file: Path | None, where: str | None, limit: int, as_json: bool) -> int:
    """Find what has all of WORDS, best first: rules and glossary of a text, and the suite's statements and scenarios.

    The text is that of --from, or else the newest one in the folder that the environment variable RULINGS_CR_DIR names. Words are
    taken by their stems (tapped finds tapping), and signs mean nothing; words in one pair of quotation marks stand together. For
    the number of a rule, such as 702.51a, that rule comes first, and then the scenarios that cite it.
    """
    from adapters.cli.rules.texts import newest, text_of
    from adapters.suite.bad_input import BadInput
    from adapters.suite.finding.search import search

    if file is not None and where == "suite":
        raise BadInput("--in suite searches no text; leave out --from")
    text = None if where == "suite" else text_of(file) if file else newest()
    if text is None and where == "rules":
        raise BadInput("no text of the rules is at hand; give one with --from, or a folder of them in RULINGS_CR_DIR")
    found = search(_passages(text, suite=where != "rules"), words)
    if not found.hits:
        raise BadInput(f"nothing has {' or '.join(map(repr, words))} in {_searched(text, where)}")
    if as_json:
        click.echo(_json(found, limit))
        return 0
    click.echo(f"{_counted(found, limit)} in {_searched(text, where)}")
    for line in _told(found, limit):
        click.echo(plain(line))
    return 0


def _passages(text: Rulebook | None, *, suite: bool) -> Iterator[Passage]:
    """Everything that is searched."""
    from adapters.reports.progress import Progress
    from adapters.suite.finding.passages import of_feature, of_statements, of_text
    from adapters.suite.reading.loading import suite_root
    from adapters.suite.reading.scenario_files import scenario_files

    if text is not None:
        yield from of_text(text)
    if not suite:
        return
    yield from of_statements()
    files = tuple(scenario_files(suite_root()))
    with Progress(len(files), "feature files read") as progress:
        for path in files:
            yield from of_feature(path)
            progress.advance()


def _searched(text: Rulebook | None, where: str | None) -> str:
    """What was searched."""
    if text is None:
        why = "" if where == "suite" else " alone: no text of the rules is at hand (give one with --from)"
        return f"the suite{why}"
    return f"the rules as of {text.edition}" + ("" if where == "rules" else " and the suite")


def _counted(found: Found, limit: int) -> str:
    count = len(found.hits)
    what = f"{count} passage{'s' if count != 1 else ''}"
    told = what if found.every else f"nothing has every word; {what} with some of them"
    return told + (f", the best {limit} of them," if count > limit else "")


def _told(found: Found, limit: int) -> Iterator[str]:
    for hit in found.hits[:limit]:
        what = " ".join(filter(None, (hit.passage.kind, hit.passage.holds)))
        yield f"{hit.passage.name}  {hit.title}".rstrip() + f"  ({what}, {hit.passage.place})"
        if hit.said:
            yield f"    {hit.said}"


def _json(found: Found, limit: int) -> bytes:
    import msgspec

    hits = [
        {
            "kind": hit.passage.kind,
            "name": hit.passage.name,
            "title": hit.passage.title,
            "snippet": hit.said,
            "rules": hit.passage.rules,
            "place": hit.passage.place,
            "holds": hit.passage.holds,
        }
        for hit in found.hits[:limit]
    ]
    return msgspec.json.format(msgspec.json.encode({"total": len(found.hits), "every": found.every, "hits": hits}))
