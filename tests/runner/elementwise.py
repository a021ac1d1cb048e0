"""Functions of the library applied to arrays: one kernel for all of a type, many in one source.

module = compiled("cpu", {"mulhi": ("__mulhi(a, b)", "int", ("int", "int"))})
results = module.mulhi(left, right)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy

from runner.machine import gpu_arch

#: C types -> NumPy's, for what these kernels take and give
TYPES: dict[str, Any] = {
    "int": numpy.int32, "unsigned int": numpy.uint32, "long long": numpy.int64,
    "unsigned long long": numpy.uint64, "float": numpy.float32, "double": numpy.float64,
    "__half": numpy.float16, "short": numpy.int16, "unsigned short": numpy.uint16,
}  # fmt: skip

Case = tuple[str, str, tuple[str, ...]]  # expression in a, b, c ...; its type; the arguments' types


class Compiled:
    """A module with a function of each case's name: takes arrays, gives the array of results."""

    def __init__(self, device: str, cases: Mapping[str, Case], **options: Any) -> None:
        import minicu

        self._cases = cases
        if device == "cpu":
            options = {"arch": "sm_90", "opt": 0, **options}  # the PTX is made, but nobody runs it
        else:
            options = {"arch": gpu_arch(), **options}
        program = minicu.compile(source(cases), "cu", **options)
        self._module = program.load(device)

    def __getattr__(self, name: str) -> Any:
        return lambda *arrays: self.apply(name, *arrays)

    def apply(self, name: str, *arrays: Any) -> Any:
        _, result, types = self._cases[name]
        given = [numpy.ascontiguousarray(a, TYPES[t]) for a, t in zip(arrays, types, strict=True)]
        count = len(given[0])
        device = self._module.device
        out = device.array(numpy.zeros(count, TYPES[result]))
        there = [device.array(a) for a in given]
        groups = _groups(self._cases)
        number = list(groups).index((result, types))
        which = groups[result, types].index(name)
        getattr(self._module, f"apply_{number}")[(count + 127) // 128, 128](out, *there, count, which)
        device.synchronize()
        return out.numpy()


def _groups(cases: Mapping[str, Case]) -> dict[tuple[str, tuple[str, ...]], list[str]]:
    """The names of the cases by their types."""
    found: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for name, (_, result, types) in cases.items():
        found.setdefault((result, types), []).append(name)
    return found


def source(cases: Mapping[str, Case]) -> str:
    """One kernel for each type of case, which takes the number of the case."""
    lines = ["#include <cuda_fp16.h>", "#include <cuda_bf16.h>", "#include <cuda_fp8.h>"]
    for number, ((result, types), names) in enumerate(_groups(cases).items()):
        parameters = "".join(f", const {t} *{letter}s" for t, letter in zip(types, "abcdef"))
        values = " ".join(f"{t} {letter} = {letter}s[i];" for t, letter in zip(types, "abcdef"))
        lines.append(
            f"__global__ void apply_{number}({result} *out{parameters}, int count, int which) {{ int i = "
            f"blockIdx.x * blockDim.x + threadIdx.x; if (i >= count) return; {values} switch (which) {{"
        )
        lines += [f"case {i}: out[i] = {cases[name][0]}; break;" for i, name in enumerate(names)]
        lines.append("} }")
    return "\n".join(lines) + "\n"
