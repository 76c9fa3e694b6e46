"""A row of the phrase table: its forms, each with a template, the kind of item it means, and how values and item correspond."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from msgspec import Struct

from adapters.suite.item import Item
from adapters.suite.phrases.template import Template, Values, compile_template
from adapters.suite.scenario import AnyItem


@dataclass(frozen=True)
class Form:
    """A form of a phrase, with the name that it has among the forms of the phrase.

    ``item`` gives the item for the values of the template and raises ValueError if they make none; ``values`` gives them back, or
    ``None`` if the item is not of this form. ``example`` is a sentence.
    """

    name: str
    template: Template
    types: tuple[type[Item], ...]
    item: Callable[[Values], AnyItem]
    values: Callable[[AnyItem], Values | None]
    example: str


@dataclass(frozen=True)
class Phrase:
    """A phrase of the vocabulary. ``forms`` are its forms, the one to write first."""

    name: str
    forms: tuple[Form, ...]

    @property
    def templates(self) -> tuple[Template, ...]:
        """The templates of its forms."""
        return tuple(form.template for form in self.forms)

    @property
    def types(self) -> frozenset[type[Item]]:
        """The kinds of items that it says."""
        return frozenset(kind for form in self.forms for kind in form.types)

    @property
    def examples(self) -> tuple[str, ...]:
        """Sentences of this phrase, each once."""
        return tuple(dict.fromkeys(form.example for form in self.forms))

    def read(self, text: str) -> AnyItem | None:
        """The item that a sentence means; ``None`` if it is not of this form, ValueError if a part of it will not do."""
        for form in self.forms:
            values = form.template.read(text)
            if values is not None:
                return form.item(values)
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
        for form in self.forms:
            if not isinstance(item, form.types):
                continue
            with suppress(ValueError, KeyError, TypeError):
                values = form.values(item)
                text = None if values is None else form.template.write(values)
                if text is not None:
                    yield text


def either(name: str, *phrases: Phrase) -> Phrase:
    """One phrase with the forms of all of these, which say things of one kind; their names tell the forms apart."""
    return Phrase(name, tuple(form for phrase in phrases for form in phrase.forms))


def plain(name: str, form: str | tuple[str, ...], kind: type[Item], example: str, /, **fixed: object) -> Phrase:
    """A phrase whose slots are the fields of an item; ``fixed`` are fields that the phrase itself settles."""

    def item(values: Values) -> AnyItem:
        return kind(**fixed, **values)  # type: ignore[return-value]  # a kind of item

    def values(item: AnyItem) -> Values | None:
        found = fields(item)
        return found if found.items() >= fixed.items() else None

    return _phrase(name, form, (kind,), example, item, values)


def mapped(
    name: str,
    form: str | tuple[str, ...],
    types: tuple[type[Item], ...],
    example: str,
    item: Callable[[Values], AnyItem],
    values: Callable[[AnyItem], Values | None],
) -> Phrase:
    """A phrase with its own way from values to item and back."""
    return _phrase(name, form, types, example, item, values)


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

    return _phrase(name, form, (kind,), example, item, values)


def fields(struct: Struct) -> Values:
    """The fields of a struct by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _phrase(
    name: str,
    form: str | tuple[str, ...],
    types: tuple[type[Item], ...],
    example: str,
    item: Callable[[Values], AnyItem],
    values: Callable[[AnyItem], Values | None],
) -> Phrase:
    sources = (form,) if isinstance(form, str) else form
    return Phrase(name, tuple(Form(name, compile_template(source), types, item, values, example) for source in sources))
