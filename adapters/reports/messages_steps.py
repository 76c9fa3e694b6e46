"""The phrases as step definitions: what Cucumber's tools take a step's words apart by."""

from __future__ import annotations

from gherkin.stream.id_generator import IdGenerator

from adapters.reports import messages_shapes as shapes
from adapters.suite import phrases
from adapters.suite.phrases.slots import DERIVED
from adapters.suite.phrases.template import Template


class Definitions:
    """The definitions of the steps that were asked for. ``ids`` gives ids that nothing else has."""

    def __init__(self, ids: IdGenerator) -> None:
        self._ids = ids
        self._known: dict[str, shapes.StepDefinition] = {}

    @property
    def all(self) -> tuple[shapes.StepDefinition, ...]:
        """Every form of a phrase that was met so far."""
        return tuple(self._known.values())

    def step(self, pickle_step: str, text: str) -> shapes.TestStep:
        """The step of a test case for this step of a pickle. A sentence that is of no phrase has no definition."""
        found = _template(text)
        if found is None:
            return shapes.TestStep(self._ids.get_next_id(), pickle_step, "", (), ())
        definition = self._known.get(found.source) or self._defined(found)
        arguments = shapes.StepMatchArgumentsList(_arguments(found, text))
        return shapes.TestStep(self._ids.get_next_id(), pickle_step, "", (definition.id,), (arguments,))

    def _defined(self, template: Template) -> shapes.StepDefinition:
        pattern = shapes.Pattern(f"^{template.pattern.pattern}$")
        made = shapes.StepDefinition(self._ids.get_next_id(), pattern, shapes.Reference("adapters/suite/phrases"))
        self._known[template.source] = made
        return made


def _template(text: str) -> Template | None:
    """The form of a phrase that reads this sentence."""
    try:
        phrase, _ = phrases.understand(text)
    except (phrases.UnknownStep, phrases.AmbiguousStep):
        return None
    return next(template for template in phrase.templates if template.read(text) is not None)


def _arguments(template: Template, text: str) -> tuple[shapes.StepMatchArgument, ...]:
    """What stands in the slots, from left to right. Places are counted as JavaScript does."""
    found = template.pattern.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is not of the form {template.source}")
    told = [(group, slot.name) for group, slot in template.groups if slot.kind not in DERIVED and found[group]]
    return tuple(
        shapes.StepMatchArgument(shapes.Group(len(text[: found.start(group)].encode("utf-16-le")) // 2, found[group]), name)
        for group, name in told
    )
