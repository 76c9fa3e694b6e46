"""Cucumber's own tools take our messages: its JSON schema, its HTML formatter, and its counts of what became of the scenarios.

They are installed with npm for these tests; where there is no npm, or it reaches no registry, the tests are skipped.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from msgspec.structs import replace

from adapters.cli.main import main
from adapters.contract.messages import Hello
from adapters.reports import messages
from adapters.reports.stream import Footer, Report, header, read
from adapters.suite.verdict import OUTCOMES, Standing, Verdict

PACKAGES = ("@cucumber/html-formatter@24.2.0", "@cucumber/messages@34.2.1", "@cucumber/query@16.2.0")

MANY = 100
"""So many messages of each kind are held against the schema, which takes its time."""

SCRIPT = """
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CucumberHtmlStream } from '@cucumber/html-formatter'
import { Query } from '@cucumber/query'

const [, , ndjson, html] = process.argv
const envelopes = fs.readFileSync(ndjson, 'utf8').trimEnd().split('\\n').map((line) => JSON.parse(line))
await pipeline(Readable.from(envelopes), new CucumberHtmlStream(), fs.createWriteStream(html))

const query = new Query()
for (const envelope of envelopes) query.update(envelope)
const started = query.findAllTestCaseStarted()
console.log(JSON.stringify({
  counts: query.countMostSevereTestStepResultStatus(),
  names: started.map((each) => query.findPickleBy(each).name),
  features: started.map((each) => query.findLineageBy(each).feature.name),
  unmatched: started.flatMap((each) => query.findTestStepFinishedAndTestStepBy(each))
    .filter(([, step]) => step.pickleStepId && !query.findPickleStepBy(step)).length,
  success: query.findTestRunFinished().success,
}))
"""

RESTORE = """
import fs from 'node:fs'
const html = fs.readFileSync(process.argv[2], 'utf8')
const from = html.indexOf('window.CUCUMBER_MESSAGES = ') + 'window.CUCUMBER_MESSAGES = '.length
const to = html.indexOf(']', html.lastIndexOf('"testRunFinished":')) + 1
process.stdout.write(JSON.stringify(new Function('return ' + html.slice(from, to))()))
"""


@dataclass(frozen=True)
class Tools:
    """Where the tools are installed."""

    folder: Path

    def node(self, script: str, *arguments: Path) -> Any:
        """What a script prints, read as JSON."""
        path = self.folder / "script.mjs"
        path.write_text(script, encoding="utf-8")
        done = subprocess.run(["node", path, *arguments], capture_output=True, text=True, timeout=120, cwd=self.folder)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Tools:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("there is no npm here to install Cucumber's HTML formatter with")
    folder = tmp_path_factory.mktemp("cucumber")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=180)
    except subprocess.TimeoutExpired:
        pytest.skip("npm reaches no registry to install Cucumber's HTML formatter from")
    if done.returncode:
        pytest.skip("npm cannot install Cucumber's HTML formatter here")
    return Tools(folder)


def report(verdicts: list[Verdict]) -> Report:
    engines = [Hello(name=name, version="1", language="") for name in dict.fromkeys(each.engine for each in verdicts)]
    counts = Counter[str](each.outcome for each in verdicts)
    return Report(header(engines, "2026-08-07", {}, len(verdicts)), tuple(verdicts), Footer(counts=dict(counts), seconds=1))


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A run of some scenarios of the suite, and what two of them might have become on another engine."""
    path = tmp_path_factory.mktemp("run") / "report.jsonl"
    assert main(["run", "--engine", "oracle", "-k", "cost_changes", "--report", str(path)]) == 0
    passed = read(path).verdicts
    steps = ("Alice has Mulldrifter in her hand",)
    other = [replace(verdict, engine="paper", outcome="fail", reason="wrong", steps=steps) for verdict in passed[:2]]
    return report([*passed, replace(other[0], standing="as expected"), other[1]])


HOSTILE = "</script><script>alert(1)</script> \u2028 \x1b[31m \U0001f600 {{script}} $& <!--"
STANDINGS: tuple[Standing, ...] = ("", "as expected", "unexpected pass", "changed")


@pytest.fixture(scope="module")
def hostile() -> Report:
    """Every outcome in every standing, in words that mean something to a page or a terminal."""
    return report(
        [
            Verdict(
                id=f"{outcome} {standing} {HOSTILE}",
                feature=HOSTILE,
                scenario=f"{outcome} {standing} {HOSTILE}",
                title=HOSTILE,
                engine=HOSTILE,
                outcome=outcome,
                standing=standing,
                statements=(HOSTILE,),
                rules=(HOSTILE,),
                seconds=1,
                reason=HOSTILE,
                expected=HOSTILE,
                observed=HOSTILE,
                steps=(HOSTILE, "", "@tag", "| a |"),
                stderr=HOSTILE,
            )
            for outcome in OUTCOMES
            for standing in STANDINGS
        ]
    )


def formatted(tools: Tools, one: Report, folder: Path) -> Any:
    """What the tools make of a report; the page has to be whole and to hold every message."""
    ndjson, html = folder / "report.ndjson", folder / "report.html"
    ndjson.write_bytes(messages.render(one))
    told = tools.node(SCRIPT, ndjson, html)
    page = html.read_text(encoding="utf-8")
    assert page.lstrip().lower().startswith("<!doctype html>")
    assert page.rstrip().endswith("</html>")
    lines = ndjson.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    assert tools.node(RESTORE, html) == [json.loads(line) for line in lines]
    return told


def counted(one: Report) -> Counter[str]:
    """How many scenarios a report has of each of Cucumber's statuses."""
    out: Counter[str] = Counter()
    for verdict in one.verdicts:
        if verdict.green:
            out["PASSED" if verdict.outcome == "pass" else "SKIPPED"] += 1
        else:
            out["PENDING" if verdict.outcome == "unsupported" else "FAILED"] += 1
    return out


def test_the_formatter_takes_a_real_run(tools: Tools, real: Report, tmp_path: Path) -> None:
    told = formatted(tools, real, tmp_path)
    assert +Counter(told["counts"]) == counted(real) == {"PASSED": len(real.verdicts) - 2, "SKIPPED": 1, "FAILED": 1}
    assert len(real.verdicts) > 20
    assert told["features"] == [verdict.title for verdict in real.verdicts]
    assert (told["unmatched"], told["success"]) == (0, False)


def test_the_formatter_takes_whatever_an_engine_says(tools: Tools, hostile: Report, tmp_path: Path) -> None:
    told = formatted(tools, hostile, tmp_path)
    assert +Counter(told["counts"]) == counted(hostile)
    assert (told["unmatched"], told["success"]) == (0, False)
    assert len(set(told["names"])) == len(hostile.verdicts)


@pytest.mark.parametrize("which", ["real", "hostile"])
def test_every_message_is_as_the_schema_of_the_protocol_says(tools: Tools, which: str, request: pytest.FixtureRequest) -> None:
    schema = json.loads((tools.folder / "node_modules/@cucumber/messages/messages.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    kinds = Counter[str]()
    for line in messages.render(request.getfixturevalue(which)).decode().splitlines():
        message = json.loads(line)
        kinds[next(iter(message))] += 1
        if kinds[next(iter(message))] <= MANY:
            validator.validate(message)
    assert kinds["testCase"] == len(request.getfixturevalue(which).verdicts)
