"""C compiled by minicu for this machine (`minicu.native`, `lower.native`)."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

from minicu import native
from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import C
from minicu.llvm import jit
from minicu.lower.native import lower_native
from minicu.options import Options


def compiled(text: str):
    unit = Stages(Source("native.c", text), C, Options(rdc=True), types=True).check()
    return jit.load_object(jit.compile_object(lower_native(unit, Options(rdc=True))))


def test_functions_have_their_names_and_c_s_calling_convention():
    code = compiled(
        "typedef struct { int n; double x; } Pair;\n"
        "Pair pair = {3, 1.5};\n"
        "static int twice(int v) { return 2 * v; }\n"
        "double native_use(Pair *p, signed char c, float f, double (*call)(int))\n"
        "{ p->n += twice(c); return p->x + f + call(p->n) + pair.n; }\n"
    )
    call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_int)(lambda n: n * 10.0)
    use = code.function(
        "native_use", ctypes.c_double, ctypes.c_void_p, ctypes.c_int8, ctypes.c_float, ctypes.c_void_p
    )
    pair = code.data_address("pair")
    assert use(pair, -4, 0.25, ctypes.cast(call, ctypes.c_void_p)) == 1.5 + 0.25 + -50.0 + -5
    assert ctypes.c_int.from_address(pair).value == -5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("typedef struct { int n[9]; } R; int f(R r) { return r.n[0]; }", "passes a record by value"),
        ("int f(void) { return threadIdx.x; }", "'threadIdx' outside of kernels"),
    ],
)
def test_what_only_kernels_have_is_refused(text, message):
    with pytest.raises(CompileError, match=message):
        compiled(text)


def test_the_runtime_s_files_are_kept_with_their_records():
    loaded = native.load("cuda_runtime")
    assert native.load("cuda_runtime") is loaded
    runtime = loaded.dtypes["Runtime"]
    assert runtime["kernel"].shape == (1024,) and runtime.fields["broken"][1] == 0
    assert loaded.code.address("cudaMalloc")


def test_what_has_external_linkage_is_seen_from_outside():
    options = Options()
    unit = Stages(Source("native.c", "int three(void) { return 3; }"), C, options, types=True).check()
    code = jit.load_object(jit.compile_object(lower_native(unit, options)))
    assert code.function("three", ctypes.c_int)() == 3


def test_threads_of_host_code_need_no_kernel_on_the_cpu():
    """Where the kernels run on a GPU, nothing but the program's threads asks for the CPU device's support."""
    text = (
        "from minicu.runtime.host.threads import HostThreads\n"
        "made = HostThreads(print, print, print, 0, None)\n"
        "assert all(made.addresses().values()) and not made.alive\n"
    )
    subprocess.run([sys.executable, "-c", text], check=True)
