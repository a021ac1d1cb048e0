"""What lowering refuses."""

from __future__ import annotations

from typing import Any, NoReturn

from minicu.diagnostics.errors import CompileError, Diagnostic, Kind, span_of


def not_supported(at: Any, what: str) -> NoReturn:
    """Refuse the construct at `at`: "not supported: " and `what`."""
    raise CompileError([Diagnostic("error", f"not supported: {what}", span_of(at), kind=Kind.UNSUPPORTED)])
