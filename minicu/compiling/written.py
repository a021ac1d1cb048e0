"""Where code writes to `__constant__` memory: LLVM's code shows it, which knows nothing of the source."""

from __future__ import annotations

from dataclasses import replace
from os.path import abspath

from minicu import tree
from minicu.abi.target import Target
from minicu.diagnostics.errors import CompileError, ConstantWritten, span_of
from minicu.diagnostics.source import Span
from minicu.llvm import emit
from minicu.lower.module import lower
from minicu.options import Options


def placed(complaint: ConstantWritten, unit: tree.Unit, target: Target, options: Options) -> CompileError:
    """The same complaint with its place: that of the instruction, which code with lines says, or that of the
    function."""
    if complaint.place is None and options.debug is None:
        options = replace(options, debug="lineinfo", ptx_version=None)
        try:
            emit.compile_ptx(lower(unit, target, options), options)
        except ConstantWritten as e:
            complaint = e
    spans = {f.symbol: span for f in unit.functions if (span := span_of(f.at)) is not None}
    span = spans.get(complaint.symbol)
    if complaint.place is not None:
        name, line, column = complaint.place
        sources = {abspath(s.source.name): s.source for s in spans.values()}
        if (source := sources.get(abspath(name))) is not None:
            start = source.offset(line, max(column, 1))
            span = Span(source, start, start + 1)
    return CompileError([d._replace(span=span) for d in complaint.diagnostics])
