"""Loading scenarios from anywhere: feature files, exported scenarios, folders of them. Whatever cannot be used is `BadInput`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from adapters.contract.messages import CardRecord
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.checking import faults
from adapters.suite.reading.feature_files import Loaded, read_feature
from adapters.suite.reading.importing import place_in_json, read_exported
from adapters.suite.reading.known_cards import KnownCards
from adapters.suite.reading.scenario_files import scenario_files
from adapters.suite.reading.statements import read_statements
from adapters.suite.scenario import Scenario

STATEMENTS = "statements.toml"
"""The catalogue of statements, at the root of a suite."""

_ID = re.compile(r"@id:(\S+)")


@cache
def suite_root() -> Path:
    """The folder of the suite that comes with the package."""
    return Path(str(files("features")))


_PACKAGE = suite_root() / STATEMENTS
"""The catalogue of the package's own suite."""


SMOKE = Path(__file__).parents[2] / "smoke"
"""Where the scenarios of the smoke test are, with statements of their own; they are none of the suite's."""


def load(paths: Iterable[Path | str] = (), records: Sequence[CardRecord] = ()) -> tuple[Scenario, ...]:
    """The scenarios of `load_all`, without where they come from."""
    return tuple(loaded.scenario for loaded in load_all(paths, records))


def load_all(paths: Iterable[Path | str] = (), records: Sequence[CardRecord] = ()) -> tuple[Loaded, ...]:
    """Every scenario in these files and folders, the package's own suite where there are none; in a fixed order.

    ``records`` are records of cards that are not built in. Raises `BadInput` for whatever cannot be used.
    """
    found: dict[Path, str] = {}
    seen: set[Path] = set()
    for path in paths or (suite_root(),):
        files = tuple(scenario_files(path))
        folder = _folder(Path(path))
        for file in files:
            real = file.resolve()
            if real not in seen:
                seen.add(real)
                found[file] = _name_below(file, *folder)
    return load_files(found, records)


def load_files(found: Mapping[Path, str], records: Sequence[CardRecord] = ()) -> tuple[Loaded, ...]:
    """Every scenario in these files, each given with the path by which its scenarios name it. As `load_all` in all else."""
    cards = KnownCards(records)
    catalogues: dict[Path, frozenset[str]] = {}
    out: list[Loaded] = []
    for path, feature in found.items():
        catalogue = _catalogue(path, feature)
        statements = catalogues[catalogue] = catalogues.get(catalogue) or _statements(catalogue)
        for loaded in _read(path, feature):
            _check(loaded, cards, statements)
            _refuse_an_id_of_the_suite(loaded)
            out.append(loaded)
    _refuse_twins(out)
    return tuple(out)


def wordings(everything: Iterable[Loaded]) -> dict[str, str]:
    """What the statements say that these scenarios can cite, by their ids."""
    catalogues = dict.fromkeys((_PACKAGE, *(_catalogue(loaded.path, loaded.scenario.feature) for loaded in everything)))
    return {each.id: each.statement for path in catalogues for each in read_statements(path).statements}


def feature_name(file: Path, given: Path) -> str:
    """The path by which the scenarios of a file name it: below the package's suite, or else below the folder that was given. Of
    a file that was itself given only its name is left. Links below the given folder are not followed.
    """
    return _name_below(file, *_folder(given))


def _folder(given: Path) -> tuple[Path, Path]:
    """The folder of what was given, and where that really is."""
    folder = given if given.is_dir() else given.parent
    return folder, folder.resolve()


def _name_below(file: Path, folder: Path, real: Path) -> str:
    below = file.relative_to(folder)
    place = real / below
    return (place.relative_to(_real_root()) if place.is_relative_to(_real_root()) else below).as_posix()


@cache
def _real_root() -> Path:
    return suite_root().resolve()


def _read(path: Path, feature: str) -> Iterator[Loaded]:
    if path.suffix == ".json":
        for scenario in read_exported(path):
            yield Loaded(scenario, path)
    else:
        yield from read_feature(path, feature)


def _check(loaded: Loaded, cards: KnownCards, statements: frozenset[str]) -> None:
    for fault in faults(loaded.scenario, cards, statements):
        if loaded.lines or loaded.line:
            line = loaded.tags.get(fault.tag, loaded.line) if fault.index < 0 else loaded.lines[fault.index]
            raise BadInput(fault.what, loaded.path, line)
        raise BadInput(f"{place_in_json(loaded.scenario, fault.index)}: {fault.what}", loaded.path)


def _refuse_twins(everything: Sequence[Loaded]) -> None:
    """No two scenarios share an id, or a name in one feature."""
    ids: dict[str, Loaded] = {}
    names: dict[tuple[str, str], Loaded] = {}
    for loaded in everything:
        scenario = loaded.scenario
        for what, first in (
            (f"the id {scenario.id!r}", ids.setdefault(scenario.id, loaded)),
            (f"the name {scenario.name!r}", names.setdefault((scenario.feature, scenario.name), loaded)),
        ):
            if first is not loaded:
                place = f"{first.path}:{first.line}" if first.line else str(first.path)
                raise BadInput(f"{what} is used twice, first in {place}; give this one another", loaded.path, loaded.line or None)


def _catalogue(path: Path, feature: str) -> Path:
    """The catalogue at the root of a file's suite, or else the package's own, whose statements a file may cite in any case."""
    own = path.absolute().parents[feature.count("/")] / STATEMENTS
    return own if own.is_file() else _PACKAGE


def _statements(catalogue: Path) -> frozenset[str]:
    """The ids of the statements of a catalogue and of the package's own."""
    suite = _statements_of_the_suite()
    own = () if catalogue == _PACKAGE else read_statements(catalogue, suite).statements
    return frozenset(suite) | {each.id for each in own}


@cache
def _statements_of_the_suite() -> Mapping[str, str]:
    """What the statements of the package's suite say, by their ids. Where pytest collects, every file is loaded by itself."""
    return {each.id: each.statement for each in read_statements(_PACKAGE).statements}


def _refuse_an_id_of_the_suite(loaded: Loaded) -> None:
    """Raise `BadInput` for a scenario elsewhere that has an id of the package's suite, and is no copy of the scenario there."""
    scenario = loaded.scenario
    if _is_of_the_suite(loaded.path):
        return
    theirs = _scenario_of_the_suite(scenario.id)
    if theirs is not None and scenario.feature != theirs.feature and scenario.name != theirs.name:
        what = f"the id {scenario.id!r} is that of a scenario of the suite, in {theirs.feature}; give this one another"
        raise BadInput(what, loaded.path, loaded.tags.get(f"@id:{scenario.id}", loaded.line) or None)


@cache
def _is_of_the_suite(path: Path) -> bool:
    """Whether a file is one of the package's suite."""
    return _real_root() in path.resolve().parents


def _scenario_of_the_suite(identity: str) -> Scenario | None:
    """The scenario of the package's suite that has this id. Only a file in which it stands is read, or the id of an outline
    whose row it may be.
    """
    for known in (identity, identity.rpartition("-")[0]):
        file = _files_by_id().get(known)
        if file is not None and identity in _by_id(file):
            return _by_id(file)[identity]
    return None


@cache
def _files_by_id() -> Mapping[str, Path]:
    """The files of the package's suite by the ids that stand in them."""
    return {found: file for file in scenario_files(suite_root()) for found in _ID.findall(file.read_text(encoding="utf-8"))}


@cache
def _by_id(file: Path) -> Mapping[str, Scenario]:
    """The scenarios of a file of the package's suite by their ids."""
    return {loaded.scenario.id: loaded.scenario for loaded in _read(file, feature_name(file, suite_root()))}
