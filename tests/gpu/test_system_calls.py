"""What the CUDA system does for kernels, where a GPU differs from the CPU device: its buffers and limits, and
code of other producers. (What both do is tested in tests/unit/test_printf.py and test_system_calls.py.)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.needs_gpu

#: A million lines of 30 characters or so.
LINES = r"""
    module = load(r'''
        #include <stdio.h>
        extern "C" __global__ void lines(int each, int *results) {
            int t = blockIdx.x * blockDim.x + threadIdx.x;
            for (int i = 0; i < each; i++)
                if (printf("line %d of thread %d\n", i, t) != 2) atomicAdd(results, 1);
        }
    ''')
    results = gpu.zeros(1, "i4")
    with gpu.capture_output() as text:
        module.lines[100, 100](100, results)
        gpu.synchronize()
    lines = text.getvalue().splitlines()
    told = [l for l in lines if re.fullmatch(r"line \d{1,2} of thread \d{1,4}", l)]
    print(len(lines), len(told), results.numpy()[0])
"""


def test_a_million_lines_overflow_the_buffer(apart):
    """What does not fit into limits.printf_buffer is lost, whole lines at a time; nothing fails."""
    done = apart("    import re\n" + LINES)
    assert done.returncode == 0, done.stderr
    lines, whole, failed = map(int, done.stdout.split())
    assert 1000 < whole < 1_000_000 and lines == whole and failed in range(1_000_000), done.stdout


def test_a_million_lines_in_a_large_buffer(apart):
    done = apart("    import re\n    gpu.limits.printf_buffer = 256 << 20\n" + LINES)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["1000000", "1000000", "0"], done.stdout


def test_the_buffer_is_emptied_by_each_wait(apart):
    done = apart(
        r"""
    module = load(r'''
        #include <stdio.h>
        extern "C" __global__ void k(int round) { printf("round %d, thread %d\n", round, threadIdx.x); }
    ''')
    with gpu.capture_output() as text:
        for i in range(200):
            module.k[1, 1024](i)
            gpu.synchronize()
    assert len(text.getvalue().splitlines()) == 200 * 1024
    """
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["heap", "printf_buffer", "stack"])
def test_limits_before_and_after_the_first_launch(apart, name):
    done = apart(
        rf"""
    sizes = {{"heap": (32 << 20, 64 << 20), "printf_buffer": (4 << 20, 8 << 20), "stack": (4096, 8192)}}
    first, second = sizes[{name!r}]
    setattr(gpu.limits, {name!r}, first)
    assert getattr(gpu.limits, {name!r}) >= first
    module = load(r'''
        #include <stdio.h>
        #include <stdlib.h>
        extern "C" __global__ void k(int *p) {{
            int *q = (int *)malloc(100);
            q[0] = printf("%d\n", 1);
            *p = q[0];
            free(q);
        }}
    ''')
    p = gpu.zeros(1, "i4")
    module.k[1, 1](p)
    assert p.numpy()[0] == 1
    try:
        setattr(gpu.limits, {name!r}, second)
        assert getattr(gpu.limits, {name!r}) >= second
        print("changed")
    except DeviceError as e:
        assert "limits.{name}" in str(e), e
        print("refused:", e)
    module.k[1, 1](p)
    assert p.numpy()[0] == 1
    gpu.synchronize()
    """
    )
    assert done.returncode == 0, done.stderr
    assert "changed" in done.stdout or "refused: limits." in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [("heap", -1, "ValueError"), ("stack", 1.5, "ValueError"), ("stack", 1 << 40, "DeviceError"),
     ("printf_buffer", "1 MB", "ValueError")],
)  # fmt: skip
def test_what_is_no_limit(apart, name, value, kind):
    done = apart(
        f"""
    try:
        gpu.limits.{name} = {value!r}
    except {kind} as e:
        assert "limits.{name}" in str(e), e
        print("told")
    """
    )
    assert done.returncode == 0 and done.stdout == "told\n", done.stdout + done.stderr


def test_a_deeper_stack(apart):
    done = apart(
        r"""
    module = load(r'''
        __device__ __noinline__ int deep(volatile int *above, int n) {
            volatile int here[32];
            here[n & 31] = n;
            return n == 0 ? above[0] & 0 : deep(here, n - 1) + here[n & 31];
        }
        extern "C" __global__ void dive(int *to, int depth) { *to = deep(to, depth); }
    ''')
    gpu.limits.stack = 64 << 10
    to = gpu.zeros(1, "i4")
    module.dive[1, 1](to, 200)
    assert to.numpy()[0] == 20100
    """
    )
    assert done.returncode == 0, done.stderr


def test_the_heap_of_all_threads(apart):
    """Null for those who come too late; a block each, 16-aligned, for the others; all of it comes back."""
    done = apart(
        r"""
    gpu.limits.heap = 16 << 20
    module = load(r'''
        #include <stdlib.h>
        extern "C" __global__ void take(char **p, size_t size) {
            int t = blockIdx.x * blockDim.x + threadIdx.x;
            p[t] = (char *)malloc(size);
            if (p[t]) { p[t][0] = t; p[t][size - 1] = t; }
        }
        extern "C" __global__ void give(char **p, int *bad, size_t size) {
            int t = blockIdx.x * blockDim.x + threadIdx.x;
            if (p[t] && (p[t][0] != (char)t || p[t][size - 1] != (char)t)) atomicAdd(bad, 1);
            free(p[t]);
        }
    ''')
    p, bad = gpu.zeros(64 * 256, numpy.uint64), gpu.zeros(1, "i4")
    counts = []
    for _ in range(20):
        module.take[64, 256](p, 4096)  # 64 MB
        blocks = p.numpy()
        got = blocks[blocks != 0]
        counts.append(len(got))
        assert 1000 < len(got) < 4096 and len(set(got.tolist())) == len(got) and not (got % 16).any()
        module.give[64, 256](p, bad, 4096)
    assert bad.numpy()[0] == 0 and min(counts) > 0.9 * max(counts), counts
    """
    )
    assert done.returncode == 0, done.stdout + done.stderr


# ---------------------------------------------------------------- code of nvcc

OURS = r"""
#include <stdio.h>
extern "C" __device__ int said(int n, double d);
extern "C" __global__ void k(int *p, int n) { *p = said(n, 2.5); printf("ours: %d %hhd\n", *p, 300); }
"""


@pytest.mark.parametrize("tool", ["nvjitlink", "toolkit", "driver"])
def test_linked_with_code_of_nvcc_that_prints(apart, tool):
    """Two compilers' calls of vprintf, malloc and __assertfail in one program; then an assertion of theirs
    fails."""
    theirs = (Path(__file__).parent / "nvcc_prints.ptx").read_text()
    done = apart(
        f"""
    from cuda.bindings import driver
    from minicu.runtime.cuda import driver as cuda_driver
    from minicu.runtime.link import tools as link_tools
    from minicu.runtime.link.link import Input, NoTool, Settings, as_input
    ours = minicu.compile({OURS!r}, arch=gpu.arch, rdc=True)
    parts = [as_input(ours), Input("theirs.ptx", {theirs!r})]
    try:
        cubin = link_tools.{tool}(parts, gpu.arch, Settings())
    except NoTool as e:
        print("skip", e)
        sys.exit()
    gpu.prints = gpu.asserts = True
    with gpu.active():
        check = cuda_driver.check
        module = check(driver.cuModuleLoadData(cubin), "loading")
        function = check(driver.cuModuleGetFunction(module, b"k"), "finding k")
        p = gpu.zeros(1, "i4")
        def launch(n):
            arguments = ((p.address, n), (__import__("ctypes").c_void_p, __import__("ctypes").c_int))
            check(driver.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, arguments, 0), "launching")
        launch(5)
        gpu.synchronize()
        assert p.numpy()[0] == 3
        launch(500)
        try:
            gpu.synchronize()
        except KernelAssert as e:
            print(e)
    """
    )
    assert done.returncode == 0, done.stdout + done.stderr
    if done.stdout.startswith("skip"):
        pytest.skip(done.stdout[5:])
    first, second, *_, last = done.stdout.splitlines()
    assert (first, second) == ("theirs: 5 2.50 got", "ours: 3 44"), done.stdout
    assert re.fullmatch(
        r"\S*theirs\.cu:6: int said\(int, double\): block: \[0,0,0\], thread: \[0,0,0\] "
        r"Assertion `n < 100` failed\.",
        last,
    ), done.stdout
