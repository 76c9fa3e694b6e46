"""Mutants are exact: a fragment that is there once, and a module that is still Python."""

from __future__ import annotations

import builtins
import dis
import subprocess
import sys
from pathlib import Path
from types import CodeType

import pytest

from adapters.campaigns.mutation import Mutant, catalogue, install, mutated, named, replaced
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.rule_numbers import known_numbers

COLORLESS = Mutant(
    name="no-colors",
    statements=("evoke-01",),
    rule="105.1",
    why="for the test",
    module="oracle.mana",
    before='COLORS = ("W", "U", "B", "R", "G")',
    after='COLORS = ("W", "U", "B", "R")',
)


def changed(**fields: str) -> Mutant:
    return Mutant(**{**{key: getattr(COLORLESS, key) for key in COLORLESS.__struct_fields__}, **fields})


@pytest.mark.parametrize("mutant", catalogue(), ids=lambda mutant: mutant.name)
def test_every_mutant_of_the_catalogue_fits_the_oracle_as_it_is(mutant: Mutant) -> None:
    text = mutated(mutant)
    assert mutant.after in text
    assert undefined(text) == set()


def undefined(source: str) -> set[str]:
    """The names that functions of a module take from it, or from the language, and that neither has."""
    module = compile(source, "a module", "exec")
    there = {*dir(builtins), "__name__"}
    taken = set()
    waiting = [module]
    while waiting:
        code = waiting.pop()
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
        for each in dis.get_instructions(code):
            if each.opname == "STORE_GLOBAL" or (code is module and each.opname == "STORE_NAME"):
                there.add(each.argval)
            elif each.opname == "LOAD_GLOBAL":
                taken.add(each.argval)
    return taken - there


def test_a_name_that_a_mutant_has_not_imported_is_found() -> None:
    text = "import re\ndef one(a):\n    from json import dumps\n    return dumps(re.sub(a, layers.x, len(a)))\n"
    assert undefined(text) == {"layers"}


def test_no_two_mutants_are_the_same() -> None:
    first: dict[tuple[str, str, str], str] = {}
    twice = [
        (first[change], mutant.name)
        for mutant in catalogue()
        if first.setdefault(change := (mutant.module, mutant.before.strip(), mutant.after.strip()), mutant.name) != mutant.name
    ]
    assert twice == []


def test_names_say_what_is_broken_and_reasons_are_given() -> None:
    for mutant in catalogue():
        assert mutant.statements
        assert mutant.why.endswith(".")
        assert mutant.name.replace("-", "").isalnum()
        assert mutant.rule in known_numbers()


@pytest.mark.parametrize(
    ("mutant", "complaint"),
    [
        (changed(before="no such line"), "its fragment occurs 0 times in oracle.mana, not once"),
        (changed(before="COLORS"), "times in oracle.mana, not once"),
        (changed(after=COLORLESS.before), "nothing changes"),
        (changed(after="COLORS ="), "its module is no Python any more"),
        (changed(module="oracle.no_such_module"), "there is no module oracle.no_such_module"),
        (changed(module="oracle.no.such_module"), "there is no module oracle.no.such_module"),
        (changed(module="adapters.suite.scenario"), "is no module of the oracle"),
    ],
)
def test_a_mutant_that_does_not_fit_is_named(mutant: Mutant, complaint: str) -> None:
    with pytest.raises(BadInput, match="mutant no-colors: ") as caught:
        mutated(mutant)
    assert complaint in str(caught.value)


def test_an_installed_mutant_is_what_the_import_gives_and_the_file_stays_as_it_is() -> None:
    program = (
        "from adapters.campaigns.mutation import install, Mutant\n"
        f"install(Mutant(name='m', statements=('s',), rule='1', why='.', module='oracle.mana', before={COLORLESS.before!r}, "
        f"after={COLORLESS.after!r}))\n"
        "import oracle.mana\n"
        "print(*oracle.mana.COLORS)"
    )
    for _ in range(2):  # the second time a cached module would be at hand
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert done.stdout == "W U B R\n"
    untouched = subprocess.run(
        [sys.executable, "-c", "import oracle.mana; print(*oracle.mana.COLORS)"], capture_output=True, text=True, check=True
    )
    assert untouched.stdout == "W U B R G\n"


def test_a_module_that_is_loaded_already_cannot_become_a_mutant() -> None:
    import oracle.mana

    assert oracle.mana.COLORS
    with pytest.raises(RuntimeError, match=r"oracle\.mana is imported already"):
        install(COLORLESS)


def test_the_fragment_is_replaced_and_nothing_else() -> None:
    assert replaced(COLORLESS, f"# a\n{COLORLESS.before}\n# b\n") == f"# a\n{COLORLESS.after}\n# b\n"


def test_mutants_are_found_by_name() -> None:
    assert named([COLORLESS], ["no-colors"]) == (COLORLESS,)
    assert named([COLORLESS], []) == (COLORLESS,)
    with pytest.raises(BadInput, match="there is no mutant 'x'"):
        named([COLORLESS], ["no-colors", "x"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[mutant]", "a.toml:1: no TOML"),
        ('[[mutant]]\nname = "a"', "missing required field `statements`"),
        ("[[mutants]]\n", "unknown field `mutants`"),
    ],
)
def test_a_file_that_is_no_catalogue(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        catalogue(tmp_path)
    assert complaint in str(caught.value)


def test_a_catalogue_without_mutants(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there are no mutants here"):
        catalogue(tmp_path)


def test_two_mutants_with_one_name(tmp_path: Path) -> None:
    one = '[[mutant]]\nname = "a"\nstatements = []\nrule = ""\nwhy = ""\nmodule = ""\nbefore = ""\nafter = ""\n'
    (tmp_path / "a.toml").write_text(one + one, encoding="utf-8")
    with pytest.raises(BadInput, match="two mutants are named a"):
        catalogue(tmp_path)
