"""Source text to syntax tree, for tests of the parser."""

from __future__ import annotations

from typing import Any

from minicu.diagnostics.errors import Diagnostics, user_span
from minicu.diagnostics.source import Source
from minicu.language import LANGUAGES
from minicu.syntax.nodes import Unit
from minicu.syntax.parse import parse
from minicu.syntax.preprocess import preprocess


def read(text: str, language: str = "c", **options: Any) -> tuple[Unit, Diagnostics]:
    diagnostics = Diagnostics()
    tokens = preprocess(Source("x", text), language=LANGUAGES[language], diagnostics=diagnostics).tokens
    return parse(tokens, LANGUAGES[language], diagnostics, **options), diagnostics


def accepted(text: str, language: str = "c") -> list[Any]:
    unit, diagnostics = read(text, language)
    assert [str(d) for d in diagnostics.items] == []
    return unit.declarations


def complaints(text: str, language: str = "c") -> list[str]:
    """Every complaint as "line:column message"."""
    found = []
    for d in read(text, language)[1].items:
        assert d.span is not None
        _, line, column = user_span(d.span).place
        found.append(f"{line}:{column} {d.message}")
    return found


def brief(node: Any) -> str:
    """A tree in one line: class[attributes](children)."""
    if isinstance(node, list):
        return "; ".join(brief(item) for item in node)
    values = [getattr(node, name) for name in node.attr_names]
    attributes = ",".join(" ".join(v) if isinstance(v, list) else str(v) for v in values if v)
    children = ", ".join(brief(child) for _, child in node.children())
    return (
        type(node).__name__
        + (f"[{attributes}]" if attributes else "")
        + (f"({children})" if children else "")
    )


def body(text: str, language: str = "c", prelude: str = "") -> Any:
    """The items of a function's body."""
    mark = "__device__ " if language == "cu" else ""
    return accepted(f"{prelude} {mark}void f(int a, int b) {{ {text} }}", language)[-1].body.block_items


def expression(text: str, language: str = "c", prelude: str = "") -> str:
    return brief(body(f"{text};", language, prelude)[-1])


def declared(text: str, language: str = "c") -> Any:
    return accepted(text, language)[-1]
