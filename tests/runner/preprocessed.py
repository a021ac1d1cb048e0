"""Sources through the preprocessor: their tokens, and what is said of them."""

from __future__ import annotations

from typing import Any

from minicu.diagnostics.errors import CompileError, Diagnostics
from minicu.diagnostics.source import Source
from minicu.diagnostics.warnings import WARNINGS
from minicu.language import CU, Language
from minicu.syntax.preprocess import Preprocessed, preprocess


def run(text: str, language: Language = CU, name: str = "t.cu", **options: Any) -> Preprocessed:
    options.setdefault("diagnostics", Diagnostics())
    return preprocess(Source(name, text), language=language, **options)


def spelled(text: str, language: Language = CU, **options: Any) -> str:
    return " ".join(token.value for token in run(text, language, **options).tokens)


def complaints(text: str, language: Language = CU, **options: Any) -> list[str]:
    """Each complaint as `line:column: severity: message`."""
    enabled = dict.fromkeys(WARNINGS, True)
    diagnostics = Diagnostics(enabled=enabled, limit=100)
    try:
        preprocess(Source("t.cu", text), language=language, diagnostics=diagnostics, **options)
    except CompileError:
        pass
    found = []
    for d in diagnostics.items:
        assert d.span is not None
        line, column = d.span.source.place(d.span.start)
        found.append(f"{line}:{column}: {d.severity}: {d.message}")
    return found
