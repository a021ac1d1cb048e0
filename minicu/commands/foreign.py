"""PTX and machine code of any producer, as a Program: nvcc's, NVRTC's, Triton's, another minicu's.

    program = minicu.from_code(Path("kernels.cubin"), "kernels.cuh")
    program.load("cuda").scale[grid, block](n, 2.0, x)

What PTX and cubins do not say, the types of a kernel's parameters, a header in CUDA C says.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from minicu import cache
from minicu.compile import Stages
from minicu.compiling.inputs import find_language, read
from minicu.diagnostics.errors import UsageError
from minicu.options import Options
from minicu.program import Kernel, Program
from minicu.program.describe import declared
from minicu.ptx.outline import Outline
from minicu.ptx.read import Param, Routine
from minicu.ptx.read import read as read_ptx
from minicu.runtime.link.link import cubin_architecture, cubin_names

_FATBIN = b"\x50\xed\x55\xba"


def from_code(
    code: Any,
    signatures: str | Path,
    *,
    name: str | None = None,
    language: str | None = None,
    defines: Any = (),
    include_dirs: Any = (),
) -> Program:
    """A Program of code that something else has made. `code` is PTX (a str), the bytes of PTX, a cubin or a
    fatbin, a pathlib.Path of such a file, or an object that has it: cuda.core's ObjectCode. `signatures`, a
    str or a Path as for `compile`, declares the kernels: those are found that it declares, by the names that
    nvcc gives them. Raises UsageError where the code lacks a kernel, or takes other parameters; CompileError
    for the declarations."""
    data, called = _bytes(code)
    called = name or called or "code"
    source = read(signatures)
    options = Options(defines=defines, include_dirs=include_dirs, arch="sm_90")
    stages = Stages(source, find_language(signatures, language), options, types=True)
    unit = stages.check()
    stages.diagnostics.check()
    kernels, records, model = declared(unit)
    if not kernels:
        raise UsageError(f"signatures declares no kernel: '__global__ void {called}(...);' is missing")
    if data[:4] in (b"\x7fELF", _FATBIN):
        return _of_image(data, called, options, kernels, records, model)
    text = data.rstrip(b"\0").decode("utf-8", "replace")
    ptx_parts = read_ptx(text)
    if not ptx_parts.target:
        raise UsageError(f"{called}: neither PTX nor a cubin or fatbin")
    for kernel in kernels.values():
        _check(kernel, ptx_parts.entries.get(kernel.symbol), ptx_parts.entries, called)
    arch = ptx_parts.target.partition(",")[0].strip()
    return Program(
        name=called, ptx=text, options=Options(arch=arch), kernels=kernels, records=records, model=model
    )


def _of_image(data: bytes, called: str, options: Options, kernels: Any, records: Any, model: str) -> Program:
    if data[:4] == b"\x7fELF":
        options = Options(arch=cubin_architecture(data) or options.arch)
        names = cubin_names(data)
        for kernel in kernels.values():
            if kernel.symbol not in names:
                _missing(kernel, names, called)
    program = Program(
        name=called, ptx="", options=options, kernels=kernels, records=records, model=model, image=data
    )
    program.set_outline(Outline(
        digest=cache.key([data.hex()]), prints=b"vprintf" in data, asserts=b"__assertfail" in data,
        lines=False, debug=False, complete=True, deep=True,
    ))  # fmt: skip
    return program


def _bytes(code: Any) -> tuple[bytes, str]:
    """The code, and what it is called."""
    name = ""
    if hasattr(code, "code") and not isinstance(code, (str, bytes, Path)):  # an ObjectCode
        name, code = str(getattr(code, "name", "") or ""), code.code
        if isinstance(code, str) and os.path.isfile(code):
            code = Path(code)
    if isinstance(code, Path):
        try:
            return code.read_bytes(), name or code.stem
        except OSError as e:
            raise UsageError(f"cannot read '{code}': {e.strerror}") from None
    if isinstance(code, str):
        if ".target" not in code:
            raise UsageError("code is a str without .target, no PTX: a file is given as a pathlib.Path")
        return code.encode(), name
    if isinstance(code, (bytes, bytearray, memoryview)):
        return bytes(code), name
    raise UsageError(f"code is {type(code).__name__}: give PTX, bytes, a pathlib.Path or an ObjectCode")


def _missing(kernel: Kernel, there: Any, called: str) -> None:
    some = ", ".join(sorted(there)[:8]) or "none"
    raise UsageError(
        f"{called} has no kernel '{kernel.symbol}' ({kernel}); it has {some}. Names are those that nvcc "
        'gives: extern "C" or not, in a namespace or not'
    )


def _check(kernel: Kernel, routine: Routine | None, entries: Any, called: str) -> None:
    """Whether the declaration fits the `.param`s of PTX."""
    if routine is None:
        _missing(kernel, entries, called)
        return
    if len(routine.parameters) != len(kernel.parameters):
        raise UsageError(
            f"{kernel} is declared with {len(kernel.parameters)} parameters, in {called} it takes "
            f"{len(routine.parameters)}"
        )
    for number, (ours, theirs) in enumerate(zip(kernel.parameters, routine.parameters, strict=True), 1):
        size = _size(theirs)
        if size is not None and size != ours.size:
            raise UsageError(
                f"{kernel}: parameter {number} is declared as '{ours.spelled}' ({ours.size} bytes), in "
                f"{called} it has {size}: {theirs}"
            )


def _size(p: Param) -> int | None:
    each = int("".join(c for c in p.type if c.isdigit()) or 8) // 8
    return p.size * each if p.array and p.size is not None else each if not p.array else None
