"""``rulings mutants``: the mutation gate."""

from __future__ import annotations

import click


@click.command("mutants")
@click.option("--jobs", type=click.IntRange(0), default=0, help="Processes at a time. [default: one for each core]")
@click.option("--only", "names", multiple=True, metavar="NAME", help="Only this mutant; may be repeated.")
@click.option("--thorough", is_flag=True, help="Look for all scenarios that kill a mutant, and list those that kill none.")
def command(jobs: int, names: tuple[str, ...], *, thorough: bool) -> int:
    """Run the suite against the oracle with one rule broken, for every mutant of the catalogue.

    The status is 0 if every mutant is killed by a scenario of one of the statements that are false in it. The first one is
    enough; of mutants that are named, all are looked for.
    """
    from adapters.campaigns.gate import killing_nothing, pass_gate, passed, table, without_mutant
    from adapters.campaigns.mutation import catalogue, named
    from adapters.reports.progress import Progress
    from adapters.suite.reading import loading, statements

    everything = catalogue()
    mutants = named(everything, names)
    scenarios = loading.load(())
    with Progress(len(mutants), "mutants") as progress:
        fates = pass_gate(mutants, scenarios, jobs, progress.advance, thorough=thorough or bool(names))
    click.echo(table(fates))
    killed = sum(fate.ending == "killed" for fate in fates)
    click.echo(f"\n{killed} of {len(fates)} mutants killed by scenarios of the statements they break")
    if not names:
        bare = without_mutant((each.id for each in statements.catalogue().statements), everything)
        click.echo(f"statements without a mutant ({len(bare)}): {' '.join(bare)}")
    if thorough and not names:
        idle = killing_nothing(scenarios, fates)
        click.echo(f"scenarios that kill no mutant of their statements ({len(idle)}): {' '.join(idle)}")
    return 0 if passed(fates) else 1
