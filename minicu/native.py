"""The C files of `runtime/native/`, compiled by minicu for this machine and loaded.

Their machine code is kept on the disk with what Python must know of their records. The compiler is imported
where it is not there.
"""

from __future__ import annotations

import ctypes
import pickle
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from minicu import cache as disk
from minicu.llvm import jit


class Native:
    """A loaded file: `code` finds its functions and variables, `dtypes` its records by name."""

    def __init__(self, code: Any, dtypes: dict[str, Any]) -> None:
        self.code = code
        self.dtypes = dtypes


@cache
def load(name: str, prelude: str = "") -> Native:
    """Compiles and loads the file `name`.c, preceded by the declarations of `prelude`, once per process."""
    folder = _folder()
    text = f'{prelude}#line 1 "{name}.c"\n{(folder / f"{name}.c").read_text()}'
    headers = [path.read_text() for path in sorted(folder.glob("*.h"))]
    key = disk.key(["native", disk.fingerprint(), jit.identity(), text, *headers])
    if disk.enabled() and (stored := disk.load(key, "native")) is not None:
        data, dtypes = pickle.loads(stored)
    else:
        data, dtypes = _compiled(name, text)
        if disk.enabled():
            disk.store(key, pickle.dumps((data, dtypes)), "native")
    return Native(jit.load_object(data), dtypes)


def _compiled(name: str, text: str) -> tuple[bytes, dict[str, Any]]:
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import C
    from minicu.lower.native import lower_native
    from minicu.options import Options
    from minicu.program.describe import describe

    source = Source(f"{name}.c", text)
    # As for a device: nothing else may be assumed of code that kernels' threads and Python's share.
    options = Options(rdc=True, include_dirs=(str(_folder()),))
    unit = Stages(source, C, options, types=True).check()
    data = jit.compile_object(lower_native(unit, options), 2)
    records = describe(unit, options=options, name=source.name).records
    return data, {name: record.dtype for name, record in records.items()}


_SCALARS: dict[Any, str] = {
    ctypes.c_uint8: "byte ", ctypes.c_uint16: "unsigned short ", ctypes.c_int32: "int ",
    ctypes.c_uint32: "uint ", ctypes.c_int64: "long long ", ctypes.c_uint64: "word ",
}  # fmt: skip


def declarations(records: Mapping[str, Any], numbers: Mapping[str, int]) -> str:
    """A prelude: records of ctypes as types of these names, and macros."""
    lines = ['#include "platform.h"', *(f"typedef {_body(kind)} {name};" for name, kind in records.items())]
    lines += [f"#define {name} {value % (1 << 64)}ull" for name, value in numbers.items()]
    return "\n".join([*lines, ""])


def _body(record: Any) -> str:
    word = "union" if issubclass(record, ctypes.Union) else "struct"
    unnamed = getattr(record, "_anonymous_", ())
    members = (_member(type, "" if name in unnamed else name) for name, type in record._fields_)
    return f"{word} {{ {' '.join(members)} }}"


def _member(type: Any, name: str) -> str:
    if issubclass(type, ctypes.Array):
        return _member(type._type_, f"{name}[{type._length_}]")
    if issubclass(type, (ctypes.Structure, ctypes.Union)):
        return f"{_body(type)} {name};"
    return f"{_SCALARS.get(type, 'void *')}{name};"  # all else are addresses


def _folder() -> Path:
    from minicu import runtime

    return Path(runtime.__file__).parent / "native"
