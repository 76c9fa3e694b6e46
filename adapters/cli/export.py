"""``rulings export``: the scenarios as data, for tests in any language."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("export")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("scenarios"),
    show_default=True,
    help="The folder to write to; it is made if it is not there.",
)
@click.argument("paths", nargs=-1, metavar="[PATH]...")
def command(out: Path, paths: tuple[str, ...]) -> int:
    """Write every scenario of PATHs (the whole suite by default) as JSON, a file for each feature, with the JSON Schema."""
    from adapters.suite.reading.loading import load
    from adapters.suite.writing.exporting import export

    scenarios = load(paths)
    written = export(scenarios, out)
    texts = sum(scenario.about_texts for scenario in scenarios)
    told = f"; {texts} of them are about the texts of the rules, which is nothing for an engine" if texts else ""
    click.echo(f"{out}: {len(scenarios)} scenarios and their schema in {len(written)} files{told}")
    return 0
