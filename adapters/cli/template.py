"""``rulings template``: an engine to start from, in the language of its author."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import click

from adapters.suite.bad_input import BadInput


@dataclass(frozen=True)
class Template:
    """An engine to start from: its ``files``, the command that builds it (empty where there is nothing to build) and the command
    that is the engine. ``{}`` stands for the folder it lies in, as a shell writes it.
    """

    files: tuple[str, ...]
    build: str
    engine: str


TEMPLATES: Mapping[str, Template] = {
    "python": Template(("engine.py",), "", "python3 {}/engine.py"),
    "node": Template(("engine.mjs",), "", "node {}/engine.mjs"),
    "java": Template(("Engine.java", "Json.java"), "javac -d {0}/classes {0}/*.java", "java -cp {}/classes Engine"),
    "rust": Template(
        ("Cargo.toml", "src/main.rs", "src/json.rs"),
        "cargo build --release --manifest-path {}/Cargo.toml",
        "{}/target/release/engine",
    ),
}
"""The templates by language; the files of each lie in ``adapters/templates/<language>``."""


@click.command("template")
@click.argument("language", type=click.Choice(tuple(TEMPLATES)))
@click.argument("folder", type=click.Path(path_type=Path))
def command(language: str, folder: Path) -> int:
    """Put an engine to start from into FOLDER, which is new or empty.

    It sets up boards, shows them, and refuses to play: the rest is for you to write. What is printed builds it and runs it.
    """
    template = TEMPLATES[language]
    source = files("adapters.templates") / language
    _put(folder, {name: source.joinpath(*name.split("/")).read_bytes() for name in template.files})
    click.echo("\n".join(_told(folder, template)))
    return 0


def _told(folder: Path, template: Template) -> Iterator[str]:
    """What lies there now, and the commands that build and run it, each on an indented line of its own."""
    place = shlex.quote(_from_here(folder))
    yield f"{folder}: {', '.join(template.files)}"
    if template.build:
        yield f"Build it:\n    {template.build.format(place)}"
    smoke = shlex.join(["rulings", "smoke", "--engine", f"cmd:{template.engine.format(place)}"])
    yield f"See what it can do:\n    {smoke}"


def _from_here(folder: Path) -> str:
    """The folder as a command finds it: what begins with a dash would be taken for an option."""
    return f"./{folder}" if str(folder).startswith("-") else str(folder)


def _put(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Write these files into a folder, all or none. Raises `BadInput` if it is neither new nor empty, or cannot be written."""
    made: list[Path] = []
    try:
        full = folder.exists() and any(folder.iterdir())
    except OSError as error:
        raise BadInput(f"cannot write here: {error.strerror}", folder) from error
    if full:
        raise BadInput("this folder is not empty, and nothing is overwritten: name a new one", folder)
    try:
        for name, content in contents.items():
            _make_folder((folder / name).parent, made)
            with (folder / name).open("xb") as file:
                made.append(folder / name)
                file.write(content)
    except BaseException as error:
        _take_back(made)
        if isinstance(error, OSError):
            raise BadInput(f"cannot write here: {error.strerror}", folder) from error
        raise


def _make_folder(folder: Path, made: list[Path]) -> None:
    """Make a folder and those it lies in, as far as they are not there."""
    if not folder.is_dir():
        _make_folder(folder.parent, made)
        folder.mkdir()
        made.append(folder)


def _take_back(made: list[Path]) -> None:
    for path in reversed(made):
        with suppress(OSError):
            if path.is_dir():
                path.rmdir()
            else:
                path.unlink()
