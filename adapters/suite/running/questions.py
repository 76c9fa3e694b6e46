"""Open questions: which scripted answer fits one, which answer is the only one, what is wrong with an answer."""

from __future__ import annotations

from collections import Counter

from adapters.contract.view import Decision
from adapters.suite.scenario import Answers

_YES_OR_NO = ("yes", "no")


def fits(item: Answers, asked: Decision) -> bool:
    """Whether a scripted answer is meant for this question."""
    return (item.player, item.kind) == (asked.player, asked.kind) and item.about in ("", asked.about)


def meant(item: Answers, asked: Decision) -> tuple[str, ...]:
    """The answer that a scripted one gives to this question: of a distribution a number for each option, in their order. Raises
    ValueError where it names what is not offered.
    """
    if not item.among or asked.shape != "distribute":
        return item.answer
    strange = [each for each in item.among if each not in asked.options]
    if strange:
        raise ValueError(f"there is no option {strange[0]}")
    shares = dict(zip(item.among, item.answer, strict=True))
    return tuple(shares.get(option, "0") for option in asked.options)


def forced_answer(asked: Decision) -> tuple[str, ...] | None:
    """The answer to a question that has only one; ``None`` if there are several."""
    if asked.shape == "order":
        return asked.options if len(asked.options) == 1 else None
    if asked.shape == "distribute":
        if len(asked.options) == 1:
            return (str(asked.maximum),)
        return (str(asked.minimum),) * len(asked.options) if asked.maximum == asked.minimum * len(asked.options) else None
    if asked.shape == "number" and asked.kind == "position":
        return ("0",) if asked.maximum == 0 else None
    if asked.shape != "pick":
        return None
    if not asked.options or asked.maximum == 0:
        return ()
    return asked.options if asked.minimum == len(asked.options) else None


def misfit(answer: tuple[str, ...], asked: Decision) -> str:
    """Why this cannot be an answer to the question, as the engine puts it; empty if it can be."""
    if asked.shape == "yes or no":
        return "" if len(answer) == 1 and answer[0] in _YES_OR_NO else "the question is answered with yes or no"
    if asked.shape == "distribute":
        numbers = [int(each) for each in answer if each.isdecimal()]
        if len(numbers) != len(answer) or len(answer) != len(asked.options):
            return "a number for each option is asked for"
        fair = min(numbers) >= asked.minimum and sum(numbers) == asked.maximum
        return "" if fair else f"each gets at least {asked.minimum}, and all together {asked.maximum}"
    if asked.shape not in ("pick", "order"):
        return "" if len(answer) == 1 else "one word is asked for"
    strange = Counter(answer) - Counter(asked.options)
    if strange:
        return f"there is no option {next(iter(strange))}"
    if asked.shape == "order" and len(answer) != len(asked.options):
        return f"{len(asked.options)} have to be ordered"
    if asked.shape == "pick" and not asked.minimum <= len(answer) <= asked.maximum:
        return f"between {asked.minimum} and {asked.maximum} have to be chosen"
    return ""
