"""Output in order, assertions, endings and the heap: the same on every device. Programs run in a process
of their own, since a fault ends the use of a GPU in its process."""

from __future__ import annotations

import re
import subprocess
import textwrap

import pytest
from runner import levels, machine, served

import minicu

START = """
    import sys, textwrap
    import numpy, minicu
    from minicu.runtime import *
    from minicu.runtime import find
    device = find({device!r})
    def load(source, **options):
        arch = device.arch if device.kind == "cuda" else "sm_90"
        return minicu.compile(textwrap.dedent(source), arch=arch, name="file.cu", **options).load(device)
    def fault(launch, *arguments):
        try:
            launch(*arguments)
            device.synchronize()
        except KernelFault as e:
            return e
"""


@pytest.fixture
def apart(device, tmp_path):
    """`apart(program)`: run Python text on a device, return what it wrote to stdout; it must succeed."""

    def run(program):
        file = tmp_path / "program.py"
        file.write_text(textwrap.dedent(START).format(device=device) + textwrap.dedent(program))
        done = served.run(file, timeout=300, level=levels.current())
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


# ---------------------------------------------------------------- output

PRINTS = r"""
    module = load(r'''
        #include <stdio.h>
        extern "C" __global__ void say(int n) { printf("kernel %d\n", n); }
        extern "C" __global__ void all() { printf("thread %d of block %d\n", threadIdx.x, blockIdx.x); }
    ''')
"""


def test_output_in_order_with_python(apart):
    text = apart(
        PRINTS
        + """
    for n in range(3):
        print("python", n)
        module.say[1, 1](n)
        device.synchronize()
    sys.stdout.write("no newline; ")
    module.say[1, 1](3)
    device.synchronize()
    print("end")
    """
    )
    assert text == ("python 0\nkernel 0\npython 1\nkernel 1\npython 2\nkernel 2\nno newline; kernel 3\nend\n")


def test_captured_output(apart):
    text = apart(
        PRINTS
        + """
    module.say[1, 1](0)
    with device.capture_output() as outer:
        module.say[1, 1](1)
        with device.capture_output() as inner:
            module.say[1, 1](2)
        module.say[1, 1](3)
        print("python's own")
    module.say[1, 1](4)
    device.synchronize()
    assert inner.getvalue() == "kernel 2\\n", inner.getvalue()
    assert outer.getvalue() == "kernel 1\\nkernel 3\\n", outer.getvalue()
    with device.capture_output() as text:
        module.all[4, 8]()
    lines = text.getvalue().splitlines()
    assert sorted(lines) == sorted(f"thread {t} of block {b}" for b in range(4) for t in range(8)), lines
    """
    )
    assert text == "kernel 0\npython's own\nkernel 4\n"


def test_output_before_a_fault_is_not_lost(apart, device):
    text = apart(
        r"""
    module = load(r'''
        #include <stdio.h>
        extern "C" __global__ void k(volatile int *p) { printf("here\n"); p[0] = 1; printf("not here\n"); }
    ''')
    e = fault(module.k[1, 1], None)
    print(isinstance(e, OutOfBounds))
    """
    )
    assert text == "here\nTrue\n" if device == "cpu" else re.fullmatch(r"(here\n)?True\n", text)


def test_a_process_without_standard_output(apart):
    text = apart(
        PRINTS
        + """
    sys.stdout, kept = None, sys.stdout
    module.say[1, 1](1)
    device.synchronize()
    sys.stdout = kept
    module.say[1, 1](2)
    device.synchronize()
    """
    )
    assert text == "kernel 2\n"


OWN = r"""
    module = load(r'''
        #include <stdio.h>
        #include <stdarg.h>
        {own}
        extern "C" __global__ void k()
        {{
            printf("own %d\n", 1);
            puts("puts");
            putchar('c');
            fputs("f\n", stdout);
            fprintf(stderr, "e %d\n", 3);
        }}
    ''')
    module.k[1, 1]()
    device.synchronize()
"""
_SILENT = "__device__ int printf(const char *f, ...) { return 1; }"
_WRAPPER = (
    "__device__ int printf(const char *f, ...)"
    "{ va_list a; va_start(a, f); int n = vprintf(f, a); va_end(a); return n; }"
)


@pytest.mark.parametrize(
    "own, printed",
    [
        (_WRAPPER, "own 1\n"),
        *(pytest.param(*case, marks=pytest.mark.slow) for case in (
            (f'extern "C" {_SILENT}', ""),
            ('extern "C" __device__ int vprintf(const char *, void *) { return 5; }', "own 1\n"),
            ('extern "C" __device__ void *malloc(size_t) { return 0; }', "own 1\n"),
        )),
    ],
)  # fmt: skip
def test_the_librarys_printing_is_not_the_programs(apart, own, printed):
    """A program's own printf is called by the program alone; the library's functions go on printing."""
    assert apart(OWN.format(own=own)) == f"{printed}puts\ncf\ne 3\n"


def test_own_functions_keep_away_from_other_code():
    """What a program defines under a name of the system's must not be linked with others' calls."""
    source = """
        extern "C" __device__ __noinline__ void *malloc(size_t n) { return (void *)n; }
        extern "C" __device__ __noinline__ void free(void *p) { }
        extern "C" __device__ __noinline__ int vprintf(const char *f, void *area) { return 5; }
        extern "C" __global__ void k(long *r)
        {
            free(malloc(r[0]));
            r[0] = vprintf("x", 0) + vprintf("x", r);
        }
    """
    text = minicu.compile(source, rdc=True).ptx
    assert not re.search(r"\b(malloc|free|vprintf)\b(?!\$)", text)
    for name in ("malloc", "free", "vprintf"):
        assert f"{name}$(" in text


# ---------------------------------------------------------------- assertions


def test_assert_needs_no_header(apart):
    """nvcc includes <assert.h> before everything else."""
    text = apart(
        r"""
    source = "extern \"C\" __global__ void k(int i) { assert(i == 2); }"
    own = minicu.compile("#define assert(x) x\n" + source)
    print(minicu.compile(source).warnings, own.warnings[0].message)
    e = fault(load(source).k[1, 1], 1)
    load(source, defines={"NDEBUG": "1"}).k[1, 1](1) if device.kind == "cpu" else None
    device.synchronize() if device.kind == "cpu" else None
    print(isinstance(e, KernelAssert), e.place, "`i == 2` failed" in str(e))
    """
    )
    assert text == "() the built-in macro 'assert' is redefined\nTrue file.cu:1 True\n"


ASSERTS = r"""
    module = load(r'''
    #include <assert.h>
    #define POSITIVE(x) ((x) > 0)
    __device__ __noinline__ int checked(int n)
    {
        assert(n != 677 && "not this one");
        return n;
    }
    extern "C" __global__ void one(int *p) { p[threadIdx.x + 32 * threadIdx.y] = checked(threadIdx.x + 32 * threadIdx.y); }
    extern "C" __global__ void macro(int n) { assert(POSITIVE(n)); }
    ''')
"""  # noqa: E501


def test_an_assertion_that_fails_in_one_of_1024_threads(apart):
    apart(
        ASSERTS
        + r"""
    e = fault(module.one[(1, 1), (32, 32)], device.zeros(1024, "i4"))
    assert isinstance(e, KernelAssert) and isinstance(e, AssertionError), repr(e)
    assert str(e) == (
        'file.cu:6: int checked(int): block: [0,0,0], thread: [5,21,0] Assertion `n != 677 && "not this one"` failed.'
    ), e
    assert (e.kernel, e.block, e.thread, e.place) == ("one", (0, 0, 0), (5, 21, 0), "file.cu:6"), vars(e)
    """  # noqa: E501
    )


def test_an_assertion_shows_the_source(apart):
    apart(
        ASSERTS
        + r"""
    module.macro[2, 32](1)
    device.synchronize()
    e = fault(module.macro[1, 1], -1)
    assert str(e) == (
        "file.cu:10: void macro(int): block: [0,0,0], thread: [0,0,0] Assertion `POSITIVE(n)` failed."
    ), e
    """
    )


def test_no_assertions(apart):
    apart(
        ASSERTS.replace("#include", "#define NDEBUG\n    #include")
        + """
    module.macro[1, 1](-1)
    device.synchronize()
    """
    )


# ---------------------------------------------------------------- endings


@pytest.mark.parametrize("how", ["__trap();", "abort();", "__builtin_trap();"])
def test_traps(apart, how):
    apart(
        rf"""
    module = load(r'''
        #include <stdlib.h>
        extern "C" __global__ void k(int *p) {{ if (threadIdx.x == 3) {how} p[threadIdx.x] = 1; }}
    ''')
    e = fault(module.k[1, 8], device.zeros(8, "i4"))
    assert isinstance(e, KernelTrap) and e.kernel == "k", repr(e)
    """
    )


def test_a_breakpoint_without_a_debugger(apart):
    """It ends the kernel with a fault."""
    apart(
        r"""
    module = load(r'''
        extern "C" __global__ void k(int *p) { if (threadIdx.x == 3) __brkpt(); p[threadIdx.x] = 1; }
    ''')
    e = fault(module.k[1, 8], device.zeros(8, "i4"))
    assert isinstance(e, KernelFault) and e.kernel == "k", repr(e)
    """
    )


@pytest.mark.parametrize("how", ["exit(1);", "_Exit(0);", "return;"])
def test_threads_that_end_early(apart, how):
    apart(
        rf"""
    module = load(r'''
        #include <stdlib.h>
        __device__ __noinline__ void leave(int n) {{ if (n % 3 == 0) {how} }}
        extern "C" __global__ void k(int *p) {{ leave(threadIdx.x); p[threadIdx.x] = 1; }}
    ''')
    p = device.zeros(8, "i4")
    module.k[1, 8](p)
    expected = [1] * 8 if "return" in {how!r} else [0, 1, 1, 0, 1, 1, 0, 1]
    assert p.numpy().tolist() == expected, p.numpy()
    """
    )


# ---------------------------------------------------------------- the heap

HEAP = r"""
    device.limits.heap = 8 << 20
    module = load(r'''
        #include <stdlib.h>
        extern "C" __global__ void take(void **p, size_t size) { p[blockIdx.x * blockDim.x + threadIdx.x] = malloc(size); }
        extern "C" __global__ void give(void **p) { free(p[blockIdx.x * blockDim.x + threadIdx.x]); }
        extern "C" __global__ void write(int **p, int value) { *p[threadIdx.x] = value + threadIdx.x; }
        extern "C" __global__ void read(int **p, int *to) { to[threadIdx.x] = *p[threadIdx.x]; }
        extern "C" __global__ void both(int *bad) {
            int *p = (int *)malloc(64 + threadIdx.x);
            if (p) *p = 1; else atomicAdd(bad, 1);
            free(p);
        }
    ''')
    from numpy import uint64
"""  # noqa: E501


def test_a_block_outlives_its_kernel(apart):
    apart(
        HEAP
        + """
    p, to = device.zeros(32, uint64), device.zeros(32, "i4")
    module.take[1, 32](p, 4)
    module.write[1, 32](p, 100)
    module.read[1, 32](p, to)
    assert to.numpy().tolist() == list(range(100, 132))
    assert not (p.numpy() % 16).any() and len(set(p.numpy().tolist())) == 32
    module.give[1, 32](p)
    device.synchronize()
    """
    )


def test_what_is_used_up_is_null(apart):
    """9 MB of 8: some threads get nothing. What is given back can be had again."""
    apart(
        HEAP
        + """
    p = device.zeros(72, uint64)
    for _ in range(3):
        module.take[9, 8](p, 128 << 10)
        got = p.numpy() != 0
        assert 32 <= got.sum() < 72, got.sum()
        module.give[9, 8](p)
    module.take[9, 8](p, 9 << 20)
    assert not p.numpy().any()
    module.take[9, 8](p, 1 << 50)
    assert not p.numpy().any()
    """
    )


def test_nothing_leaks(apart):
    apart(
        HEAP
        + """
    bad = device.zeros(1, "i4")
    launch = module.both[4, 64]
    for _ in range(10000):
        launch(bad)
    assert bad.numpy()[0] == 0
    """
    )


# ---------------------------------------------------------------- other producers

OTHERS = r"""
#include <stdio.h>
#include <assert.h>
extern "C" __device__ int said(int n, double d)
{
    assert(n < 100);
    void *p = malloc(32);
    int result = printf("theirs: %d %.2f %s\n", n, d, p ? "got" : "none");
    free(p);
    return result;
}
"""
OURS = r"""
#include <stdio.h>
extern "C" __device__ int said(int n, double d);
extern "C" __global__ void k(int *p) { *p = said(5, 2.5); printf("ours: %d %hhd\n", *p, 300); }
"""


@pytest.mark.needs_nvcc
@pytest.mark.needs_ptxas
def test_code_of_nvcc_that_prints_links(tmp_path):
    """Both sides call the same functions of the system."""
    (tmp_path / "theirs.cu").write_text(OTHERS)
    target = tmp_path / "theirs.cubin"
    nvcc = machine.toolkit_program("nvcc")
    subprocess.run(
        [nvcc, "-rdc=true", "-arch=sm_90", "-cubin", str(tmp_path / "theirs.cu"), "-o", str(target)],
        check=True, timeout=120,
    )  # fmt: skip
    ours = minicu.compile(OURS, arch="sm_90", rdc=True, cache=False)
    assert minicu.link([ours, target], arch="sm_90")[:4] == b"\x7fELF"
