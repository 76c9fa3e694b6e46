"""The command ``rulings``. Every subcommand is a module of its own, which is imported only when it is called or described."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import click

from adapters.cli.groups import BROKEN_PIPE, Commands, Interrupted
from adapters.suite.bad_input import BadInput, check_utf8
from adapters.suite.escaping import plain

COMMANDS = {
    "run": "Run scenarios on engines and compare the verdicts with what is expected.",
    "smoke": "Try whether an adapter works, on ten scenarios that every engine gets right.",
    "list": "List the scenarios: the id and the ruling of each.",
    "dialogue": "Show what suite and engine say to each other in a scenario.",
    "report": "Show a stored report as a table, or write it in other formats.",
    "export": "Write every scenario as JSON, with the schema.",
    "coverage": "Say which statements, rules and mutants the scenarios cover.",
    "mutants": "Break the oracle one rule at a time; every mutant must be noticed.",
    "accept": "Rewrite an engine's expectation file from a report.",
    "compare": "Say what changed from one report to another.",
    "steps": "List the phrases that rulings are written in.",
    "serve": "Be an engine: speak the contract on the standard input and output.",
    "template": "Put an engine to start from into a folder, in Python, Node, Java or Rust.",
    "rules": "Read the official texts of the rules.",
    "cards": "List the built-in cards; say which of a file are understood, and what stops the others.",
}
"""The subcommands and what each does; the module ``adapters.cli.<name>`` holds it as ``command``."""


@click.command(cls=Commands, table=COMMANDS, package="adapters.cli", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rulings", message="%(prog)s %(version)s")
def commands() -> None:
    """A conformance suite and rules oracle for Magic: The Gathering engines.

    Exit status: 0 as expected, 1 not as expected, 2 unusable input.
    """


def entry() -> NoReturn:
    """The command as a process of its own: `main`, and an end that nothing holds up. Threads and exit hooks that an engine left
    behind have no say in when this process ends and with which status.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open to the end
    status = main() if sys.stdout is not None else _complain("the standard output is closed", 2)
    for stream in (sys.stdout, sys.stderr):
        # What could not be written has been told of, or nobody is there to be told.
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(status)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, those of the process by default; gives the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        check_utf8(words)
        status = commands.main(words, prog_name="rulings", standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        return _complain(str(error), 2)
    except click.ClickException as error:
        return _complain(error.format_message(), error.exit_code)
    except click.Abort:
        return _complain("interrupted", Interrupted.exit_code)
    except BrokenPipeError:
        return BROKEN_PIPE
    except MemoryError:
        return _complain("there is not enough memory for this", 2)
    except OSError as error:
        # Files that are read or written have their own words: this is the output, or something that the machine has no more of.
        return _complain(str(error), 2)
    except SystemExit:
        return _complain("something other than the command itself wanted to end it", 2)
    return status if isinstance(status, int) else 0


def _complain(what: str, status: int) -> int:
    """One line that says what is wrong."""
    with suppress(OSError):
        click.echo(f"rulings: {plain(' '.join(what.split()))}", err=True)
    return status


if __name__ == "__main__":
    entry()
