"""The shapes of Cucumber Messages, as far as reports have them, with names and fields of the protocol in its JSON.

An envelope is an object with one field, which is named like the message and holds it. What Gherkin's own parser and compiler make
(``gherkinDocument``, ``pickle``) is in the shape of the protocol already.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

PROTOCOL = "34.2.0"
"""The version of the protocol that is written."""

Status: TypeAlias = Literal["PASSED", "SKIPPED", "PENDING", "FAILED"]
"""Those of the protocol's statuses that a report has a use for."""


class Timestamp(Struct, frozen=True):
    """A moment, from the beginning of 1970 on, or a duration."""

    seconds: int
    nanos: int


class Product(Struct, frozen=True, omit_defaults=True):
    """A program with its version."""

    name: str
    version: str = ""


class Meta(Struct, frozen=True, rename="camel"):
    """What made the messages."""

    protocol_version: str
    implementation: Product
    runtime: Product
    os: Product
    cpu: Product


class Source(Struct, frozen=True, rename="camel"):
    """The text of a feature file."""

    uri: str
    data: str
    media_type: str = "text/x.cucumber.gherkin+plain"


class Reference(Struct, frozen=True):
    """Where a definition is."""

    uri: str


class Pattern(Struct, frozen=True):
    """What a step definition matches."""

    source: str
    type: str = "REGULAR_EXPRESSION"


class StepDefinition(Struct, frozen=True, rename="camel"):
    """A phrase."""

    id: str
    pattern: Pattern
    source_reference: Reference


class Hook(Struct, frozen=True, rename="camel"):
    """What is done beside the steps."""

    id: str
    name: str
    source_reference: Reference
    type: str


class TestRunStarted(Struct, frozen=True):
    """The run begins."""

    id: str
    timestamp: Timestamp


class Group(Struct, frozen=True):
    """A part of a step's text."""

    start: int
    value: str
    children: tuple[Group, ...] = ()


class StepMatchArgument(Struct, frozen=True, rename="camel"):
    """What stands in a slot of a phrase."""

    group: Group
    parameter_type_name: str


class StepMatchArgumentsList(Struct, frozen=True, rename="camel"):
    """What stands in the slots of a phrase."""

    step_match_arguments: tuple[StepMatchArgument, ...]


class TestStep(Struct, frozen=True, rename="camel", omit_defaults=True):
    """A step of a pickle, or a hook, as part of a test case."""

    id: str
    pickle_step_id: str = ""
    hook_id: str = ""
    step_definition_ids: tuple[str, ...] | None = None
    step_match_arguments_lists: tuple[StepMatchArgumentsList, ...] | None = None


class TestCase(Struct, frozen=True, rename="camel"):
    """A pickle that is to be run."""

    id: str
    pickle_id: str
    test_steps: tuple[TestStep, ...]
    test_run_started_id: str


class TestCaseStarted(Struct, frozen=True, rename="camel"):
    """A test case begins."""

    id: str
    test_case_id: str
    timestamp: Timestamp
    attempt: int = 0


class TestStepStarted(Struct, frozen=True, rename="camel"):
    """A step begins."""

    test_case_started_id: str
    test_step_id: str
    timestamp: Timestamp


class TestStepResult(Struct, frozen=True, omit_defaults=True):
    """What became of a step."""

    status: Status
    duration: Timestamp
    message: str = ""


class TestStepFinished(Struct, frozen=True, rename="camel"):
    """A step is done."""

    test_case_started_id: str
    test_step_id: str
    test_step_result: TestStepResult
    timestamp: Timestamp


class Attachment(Struct, frozen=True, rename="camel"):
    """A text that belongs to a step."""

    test_case_started_id: str
    test_step_id: str
    body: str
    file_name: str
    media_type: str = "text/plain"
    content_encoding: str = "IDENTITY"


class TestCaseFinished(Struct, frozen=True, rename="camel"):
    """A test case is done."""

    test_case_started_id: str
    timestamp: Timestamp
    will_be_retried: bool = False


class TestRunFinished(Struct, frozen=True, rename="camel"):
    """The run is over."""

    success: bool
    timestamp: Timestamp
    test_run_started_id: str
