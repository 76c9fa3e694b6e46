"""``rulings rules diff``: two texts of the rules, and what changed between them."""

from __future__ import annotations

from pathlib import Path

import click

from oracle.rulebook.comparing.changes import Kind


@click.command("diff")
@click.argument("old", type=click.Path(path_type=Path))
@click.argument("new", type=click.Path(path_type=Path))
@click.option(
    "--only", type=click.Choice(list(map(str, Kind))), multiple=True, help="Tell only such changes. Can be given more than once."
)
@click.option(
    "--rule",
    "numbers",
    multiple=True,
    metavar="NUMBER",
    help="Tell only what became of this rule, of the subrules of this rule or of all rules of this section, by its number in "
    "either text, with all words. Can be given more than once.",
)
@click.option(
    "--all",
    "everything",
    is_flag=True,
    help="Tell all words, and also which rules are unchanged, each that was only renumbered and each term in which only the "
    "numbers of other rules are others.",
)
@click.option("--json", "as_json", is_flag=True, help="Write everything as JSON, for programs.")
def command(old: Path, new: Path, only: tuple[str, ...], numbers: tuple[str, ...], everything: bool, as_json: bool) -> int:
    """Say what changed from the rules text OLD to the rules text NEW: what is renumbered, reworded, split, merged, rewritten
    (written anew), added and removed, and what became of the glossary.

    What is gone is marked [-so-] and what is new {+so+}, or in red and green on a terminal; of what is the same, [...] stands
    for what is far from it. The status is 0 whether anything changed or not.
    """
    import json

    from adapters.cli.rules.marks import marker
    from adapters.cli.rules.texts import text_of
    from adapters.reports import differing as report
    from adapters.suite.bad_input import BadInput
    from oracle.rulebook.comparing.comparison import compare
    from oracle.rulebook.comparing.glossaries import compare_glossaries
    from oracle.rulebook.numbers import is_within

    before, after = text_of(old), text_of(new)
    changes = compare(before, after)
    terms = () if numbers else compare_glossaries(before, after)
    for number in numbers:
        if not any(is_within(rule.number, number) for rule in (*before.rules, *after.rules)):
            raise BadInput(f"neither of the texts has a rule {number!r}; write it like 702.51a, 702.51 or 702")
    if numbers:
        changes = tuple(
            each
            for each in changes
            if any(is_within(rule.number, number) for rule in (*each.before, *each.after) for number in numbers)
        )
    if only:
        changes = tuple(each for each in changes if each.kind in only)
        terms = tuple(each for each in terms if each.kind in only)
    difference = report.Difference(before, after, changes, terms)
    if as_json:
        click.echo(json.dumps(report.as_json(difference), indent=2, ensure_ascii=False))
    else:
        everything = everything or bool(numbers)
        left_out = set() if everything else {Kind.UNCHANGED, Kind.RENUMBERED}.difference(map(Kind, only))
        click.echo(report.told(difference, marker(), everything, left_out))
    return 0
