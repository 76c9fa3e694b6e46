"""A row of the phrase table: a template (or a few), the kind of item it means, and how values and item correspond."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from msgspec import Struct

from adapters.suite.phrases.template import Template, Values, compile_template
from adapters.suite.scenario import AnyItem, Item


@dataclass(frozen=True)
class Phrase:
    """A phrase of the vocabulary.

    ``templates`` are its forms, the one to write first. ``item`` gives the item for the values of a form and raises ValueError
    if they make none; ``values`` gives them back, or ``None`` if the item is not of this phrase. ``example`` is a sentence.
    """

    name: str
    templates: tuple[Template, ...]
    types: tuple[type[Item], ...]
    item: Callable[[Values], AnyItem]
    values: Callable[[AnyItem], Values | None]
    example: str

    def read(self, text: str) -> AnyItem | None:
        """The item that a sentence means; ``None`` if it is not of this form, ValueError if a part of it will not do."""
        for template in self.templates:
            values = template.read(text)
            if values is not None:
                return self.item(values)
        return None

    def write(self, item: AnyItem) -> str | None:
        """The sentence for an item; ``None`` if this phrase has no words for it."""
        for text in self.attempts(item):
            with suppress(ValueError, KeyError, TypeError):
                if self.read(text) == item:
                    return text
        return None

    def attempts(self, item: AnyItem) -> Iterator[str]:
        """What the forms of this phrase make of an item, whether or not they can be read as the item again."""
        for template in self.templates:
            with suppress(ValueError, KeyError, TypeError):
                values = self.values(item)
                text = None if values is None else template.write(values)
                if text is not None:
                    yield text


def plain(name: str, form: str | tuple[str, ...], kind: type[Item], example: str, /, **fixed: object) -> Phrase:
    """A phrase whose slots are the fields of an item; ``fixed`` are fields that the phrase itself settles."""

    def item(values: Values) -> AnyItem:
        return kind(**fixed, **values)  # type: ignore[return-value]  # a kind of item

    def values(item: AnyItem) -> Values | None:
        found = fields(item)
        return found if found.items() >= fixed.items() else None

    return Phrase(name, _compiled(form), (kind,), item, values, example)


def mapped(
    name: str,
    form: str | tuple[str, ...],
    types: tuple[type[Item], ...],
    example: str,
    item: Callable[[Values], AnyItem],
    values: Callable[[AnyItem], Values | None],
) -> Phrase:
    """A phrase with its own way from values to item and back."""
    return Phrase(name, _compiled(form), types, item, values, example)


def worded(name: str, form: str, kind: type[Item], example: str, words: Mapping[str, tuple[str, object]]) -> Phrase:
    """A phrase whose slots are the fields of an item, but for slots that say a field's value in a word.

    ``words`` gives for each word of such a slot the field and the value: ``{"tapped": ("tapped", True)}``. The slot is called
    ``word``.
    """
    field = next(iter(words.values()))[0]

    def item(values: Values) -> AnyItem:
        word = str(values.pop("word"))
        return kind(**values, **{words[word][0]: words[word][1]})  # type: ignore[return-value]  # a kind of item

    def values(item: AnyItem) -> Values | None:
        found = fields(item)
        value = found.pop(field)
        return found | {"word": next((word for word, (_, meant) in words.items() if meant == value), None)}

    return Phrase(name, _compiled(form), (kind,), item, values, example)


def fields(struct: Struct) -> Values:
    """The fields of a struct by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _compiled(form: str | tuple[str, ...]) -> tuple[Template, ...]:
    return tuple(compile_template(source) for source in ((form,) if isinstance(form, str) else form))
