"""What lowering refuses."""

from __future__ import annotations

from typing import NoReturn

from minicu.diagnostics.errors import CompileError, Diagnostic, Kind, Place, span_of


def not_supported(at: Place, what: str) -> NoReturn:
    """Refuse the construct at `at`: "not supported: " and `what`."""
    raise CompileError([Diagnostic("error", f"not supported: {what}", span_of(at), kind=Kind.UNSUPPORTED)])
