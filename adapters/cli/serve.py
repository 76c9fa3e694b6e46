"""``rulings serve``: an engine of a Python process as a program that speaks the contract."""

from __future__ import annotations

import os
import sys

import click


@click.command("serve")
@click.option("--engine", "name", default="oracle", show_default=True, help="A built-in engine or an entry point.")
def command(name: str) -> int:
    """Answer on the standard output, a line of JSON for a line of JSON, what is asked on the standard input.

    What the engine prints goes to the standard error. An entry point that names a command becomes that program.
    """
    from adapters.engines import discovery
    from adapters.engines.process.serving import serve
    from adapters.suite.bad_input import BadInput
    from adapters.suite.running.aside import aside

    if sys.stdin is None:
        raise BadInput("the standard input is closed, and nothing can be asked")
    with aside():
        found = discovery.factory(name)
    if isinstance(found, tuple):
        try:
            os.execvp(found[0], found)  # noqa: S606 - the program is the one that was plugged in
        except OSError as error:
            raise BadInput(f"the engine {name} cannot be started: {found[0]}: {error.strerror}") from error
    with aside():
        engine = discovery.engine(name)
    serve(engine)
    return 0
