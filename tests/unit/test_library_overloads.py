"""Overloaded library functions have the result types that nvcc gives them, for all pairs of types.

library_overloads.json holds nvcc's answers: for each expression a row per type of `a`, in it a letter per
type of `b`; `-` is what nvcc refuses. `python tests/unit/test_library_overloads.py` asks nvcc anew.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

DATA = Path(__file__).with_name("library_overloads.json")

#: letter -> type of the operands
TYPES = {
    "b": "bool", "c": "char", "s": "unsigned short", "i": "int", "u": "unsigned int", "l": "long",
    "m": "unsigned long", "x": "long long", "y": "unsigned long long", "f": "float", "d": "double",
    "h": "__half", "g": "__nv_bfloat16", "e": "Small",
}  # fmt: skip
PAIRS = [
    *(f"{f}(a, b)" for f in ("min", "max", "pow", "fmin", "fmax", "atan2", "fmod", "hypot", "rhypot")),
    *(f"{f}(a, b)" for f in ("copysign", "nextafter", "isgreater", "ldexp", "scalbn", "__mulhi")),
    "fma(a, b, 1.0f)", "fma(a, b, a)", "remquo(a, b, &n)", "norm3d(a, b, 1)", "c ? a : b", "a + b", "a < b",
    "a & b", "a << b", "atomicAdd(&a, b)", "atomicCAS(&a, b, b)", "__hadd(a, a)", "__hmax(a, b)",
]  # fmt: skip
SINGLE = [
    *(f"{f}(a)" for f in ("abs", "sqrt", "round", "lrint", "llround", "fabs", "isnan", "signbit", "ilogb")),
    *(f"{f}(a)" for f in ("rsqrt", "sinpi", "normcdf", "exp10", "cyl_bessel_i0", "sqrtf", "labs", "llabs")),
    *(f"{f}(a)" for f in ("__popc", "__clz", "__ffsll", "__habs", "__hisnan", "__half2float")),
    "frexp(a, &n)", "modf(a, &x)", "pow(a, 2)", "pow(a, 2.0f)", "pow(2, a)", "min(a, 0)", "max(1.0, a)", "-a",
    "__shfl_sync(~0u, a, 1)", "__match_any_sync(~0u, a)", "__reduce_add_sync(~0u, a)", "__ldg(&a)",
    "jn(a, a)",
]  # fmt: skip
HEAD = """#include <cuda_fp16.h>
#include <cuda_bf16.h>
enum Small { SMALL };
__device__ int n;
__device__ float x;
__device__ bool c;
"""


def ask_nvcc() -> dict[str, list[str]]:
    """Overload resolution in decltype, where what is ill-formed only takes a template away."""
    lines = [HEAD, "template <class T> struct letter { static const char is = '?'; };"]
    lines += [
        f"template <> struct letter<{t}> {{ static const char is = '{x}'; }};" for x, t in TYPES.items()
    ]
    lines += [
        "struct none; template <> struct letter<none> { static const char is = '-'; };",
        "template <class T> struct plain { typedef letter<T> t; };",
        "template <class T> struct plain<T &> { typedef letter<T> t; };",
    ]
    table = []
    for i, expression in enumerate((*PAIRS, *SINGLE)):
        lines.append(
            f"template <class A, class B> struct t{i} {{ template <class X, class Y> static auto f(X &a, Y &"
            f"b, int) -> typename plain<decltype({expression})>::t; template <class X, class Y> static"
            " letter<none> f(X &a, Y &b, ...); typedef decltype(f(*(A *)0, *(B *)0, 0)) type; };"
        )
        seconds = TYPES.values() if expression in PAIRS else ["int"]
        table += [f"t{i}<{a}, {b}>::type::is" for a in TYPES.values() for b in seconds]
    lines.append(f"__device__ unsigned char table[] = {{{', '.join(table)}, 1}};")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "types.cu"
        path.write_text("\n".join(lines) + "\n")
        command = ["nvcc", "-ptx", "-arch=sm_90", "-w", str(path), "-o", "-"]
        ptx = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    numbers = re.search(r"table\[\d+\] = \{([^}]*)\}", ptx)
    assert numbers
    letters = "".join(chr(int(x)) for x in numbers[1].split(","))
    answers, at = {}, 0
    for expression in (*PAIRS, *SINGLE):
        step = len(TYPES) if expression in PAIRS else 1
        count = len(TYPES) * step
        answers[expression] = [letters[j : j + step] for j in range(at, at + count, step)]
        if step == 1:
            answers[expression] = ["".join(answers[expression])]
        at += count
    return answers


def _rows() -> list[tuple[str, str, str, str]]:
    """(expression, letters of a, of b, of the result), as far as nvcc accepts it and knows the result."""
    rows = []
    for expression, answer in json.loads(DATA.read_text()).items():
        for i, a in enumerate(TYPES):
            if expression in SINGLE:
                rows.append((expression, a, "i", answer[0][i]))
            else:
                rows += [(expression, a, b, answer[i][j]) for j, b in enumerate(TYPES)]
    return [row for row in rows if row[3] in TYPES]


def test_types_are_nvccs():
    import minicu

    rows = _rows()
    bodies: dict[str, list[str]] = {}  # of functions, by their parameters
    for expression, a, b, result in rows:
        bodies.setdefault(f"({TYPES[a]} a, {TYPES[b]} b)", []).append(
            f"static_assert(__builtin_types_compatible_p(typeof({expression}), {TYPES[result]}), "
            f'"{expression} of {TYPES[a]}, {TYPES[b]} is {TYPES[result]}");'
        )
    lines = [HEAD]
    lines += [f"__device__ void f{parameters} {{ {' '.join(body)} }}" for parameters, body in bodies.items()]
    assert len(rows) > 3000
    try:
        minicu.compile("\n".join(lines), "cu", opt=0, cache=False)
    except minicu.CompileError as e:
        pytest.fail("\n".join(d.message for d in e.diagnostics))


@pytest.mark.slow
@pytest.mark.needs_nvcc
def test_the_stored_answers_are_nvccs():
    assert ask_nvcc() == json.loads(DATA.read_text())


if __name__ == "__main__":
    rows = [f" {json.dumps(k)}: {json.dumps(v)}" for k, v in ask_nvcc().items()]
    DATA.write_text("{\n" + ",\n".join(rows) + "\n}\n")
    sys.exit(0)
