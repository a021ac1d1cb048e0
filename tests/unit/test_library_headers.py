"""The library has every function that CUDA's own headers offer to device code, and all of C's <math.h>.

library_names.txt holds the names that nvcc 13.0's cuda_runtime.h, cuda_fp16.h, cuda_bf16.h, cuda_fp8.h and
cuComplex.h declare for sm_90, without what is internal to them, texture and surface functions, the device
runtime (launches, events), `long double` and functions deprecated since CUDA 9. Remade, where nvcc is, with
`python tests/unit/test_library_headers.py`.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
import textwrap
from pathlib import Path

import pytest

from minicu.language import CU, C
from minicu.sema.builtins import cached
from minicu.syntax.headers import supplied

DATA = Path(__file__).with_name("library_names.txt")
HEADERS = ("cuda_runtime.h", "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "cuComplex.h")

#: C11 7.12.4 to 7.12.13
MATH = """
acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb ldexp log log10
log1p log2 logb modf scalbn scalbln cbrt fabs hypot pow sqrt erf erfc lgamma tgamma ceil floor nearbyint rint
lrint llrint round lround llround trunc fmod remainder remquo copysign nan nextafter nexttoward fdim fmax fmin
fma
""".split()

#: Not functions of the language, internal to the headers, or of another part of CUDA.
LEFT_OUT = re.compile(
    r"(float|double|int|char|short|long|bool|operator|delete|new|sizeof|_U|__attribute__)$"
    r"|.*__internal|.*_internal$|.*_impl$|__nvvm|__nv_(aligned|associate|memcpy|fp8)|__float_simpl|__\w+_helper"
    r"|__double_to_float|__cmath|__(i|u|f|d|us|ll|ull|ill|u128|f2|f4)Atomic|__pm[0-3]$|tex|surf|__cuda"
    r"|cuda(?!GridDep|TriggerProg)|__(finite|isinf|isnan|signbit)l$"
    r"|(all|any|ballot|dadd|dmul|dsub|syncthreads_\w+|(float|u?int|u?ll)2double|double2u?(int|ll))$"
)


def test_all_of_cuda():
    known = {*supplied.names(CU), *cached._LOADS, *cached._STORES}
    missing = [name for name in DATA.read_text().split() if name not in known]
    assert not missing


@pytest.mark.parametrize("language", [C, CU], ids=["c", "cu"])
def test_all_of_c(language):
    known = set(supplied.names(language))
    assert [name + kind for name in MATH for kind in ("", "f") if name + kind not in known] == []


def _declared() -> set[str]:
    """What nvcc's headers declare for device code, as far as a name and a parenthesis tell."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "all.cu"
        file.write_text("".join(f"#include <{h}>\n" for h in HEADERS))
        command = ["nvcc", "-E", "-arch=sm_90", "-D__CUDA_ARCH__=900", str(file)]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    ours = [part for part in re.split(r"(?m)^# \d+ ", text) if "/cuda" in part.split("\n", 1)[0]]
    text = " ".join(line for part in ours for line in part.split("\n")[1:])
    attribute = r"(?:__attribute__\(\([^()]*(?:\([^()]*\))?\)\)[^;{}()]*?)*"
    found = re.findall(r"__attribute__\(\(device\)\)[^;{}()]*?" + attribute + r"\b(\w+)\s*\(", text)
    return {name for name in found if not LEFT_OUT.match(name)}


if __name__ == "__main__":
    names = " ".join(sorted(_declared()))
    DATA.write_text(textwrap.fill(names, 110, break_long_words=False, break_on_hyphens=False) + "\n")
