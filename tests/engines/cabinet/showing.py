"""What of an engine's text is live where a run shows it: what a terminal, a browser or a renderer obeys."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
_FENCED = re.compile(r"^(`{3,}|~{3,}).*?^\1`*~*$", re.DOTALL | re.MULTILINE)
_LIVE = re.compile(r"(?<!\\)<cabinet|(?<!\\)\]\(cabinet:|(?<!\\)\*\*x")


def unprintable(text: str) -> list[str]:
    """The characters of a text in lines that are more than letters on paper."""
    return sorted({repr(character) for character in text if not character.isprintable() and character != "\n"})


def live(kind: str, content: bytes) -> list[str]:
    """What is live in a file of this kind, or wrong with it."""
    text = content.decode()
    match kind:
        case "jsonl" | "ndjson" | "badge.json":
            for line in text.splitlines():
                json.loads(line)
            return _CONTROL.findall(text)
        case "html":
            return _in_html(text)
        case "xml":
            return [*unprintable(text), *(element.tag for element in ET.fromstring(text).iter() if "cabinet" in element.tag)]
        case "md":
            return [*unprintable(text), *_LIVE.findall(_CODE.sub("", _FENCED.sub("", text)))]
    return unprintable(text)


def _in_html(text: str) -> list[str]:
    parser = _Elements()
    parser.feed(text)
    parser.close()
    return [*unprintable(text), *parser.found]


class _Elements(HTMLParser):
    """Collects elements, attributes and addresses that an engine brought in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [tag] if "cabinet" in tag else []
        for name, value in attrs:
            if "cabinet" in name or (name in ("href", "src") and (value or "").strip().lower().startswith("javascript")):
                self.found.append(f"{tag} {name}={value}")
