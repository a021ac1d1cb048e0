"""LLVM: versions of PTX, its complaints, and compilations in a process of their own."""

import _thread
import threading

import pytest

import minicu
from minicu.diagnostics.errors import UsageError
from minicu.llvm import emit as llvm
from minicu.llvm import isolate
from minicu.llvm.library import InternalError
from minicu.llvm.versions import choose_version
from minicu.lower.lowered import Lowered
from minicu.options import Options

GOOD = "define ptx_kernel void @k(ptr %p) {\n  store i32 1, ptr %p, align 4\n  ret void\n}\n"
ABORTS = """
define double @f(double %x) {
  %r = call double @llvm.pow.f64(double %x, double %x)
  ret double %r
}
declare double @llvm.pow.f64(double, double)
"""
EXITS = """
define float @f(float %x) {
  %r = call float @llvm.log.f32(float %x)
  ret float %r
}
declare float @llvm.log.f32(float)
"""


@pytest.mark.parametrize(
    ("needed", "arch", "wanted", "version"),
    [
        ((0, 0), "sm_75", None, (6, 3)),
        ((0, 0), "sm_90", None, (7, 8)),
        ((0, 0), "sm_90a", None, (8, 0)),
        ((0, 0), "sm_120", None, (8, 7)),
        ((0, 0), "sm_90", "8.4", (8, 4)),
        ((7, 3), "sm_75", None, (7, 3)),
        ((7, 3), "sm_90", None, (7, 8)),
        ((0, 0), "sm_60", None, (5, 0)),
    ],
)
def test_lowest_version_that_serves(needed, arch, wanted, version):
    assert choose_version(needed, arch, wanted) == version


@pytest.mark.parametrize(
    ("needed", "arch", "wanted", "message"),
    [
        ((0, 0), "sm_999", None, "does not know sm_999"),
        ((0, 0), "sm_90", "7.0", "needs PTX 7.8"),
        ((7, 3), "sm_75", "6.4", "needs PTX 7.3"),
        ((0, 0), "sm_90", "12.0", "newer than LLVM"),
    ],
)
def test_impossible_versions_are_refused(needed, arch, wanted, message):
    with pytest.raises(UsageError, match=message):
        choose_version(needed, arch, wanted)


@pytest.mark.parametrize("opt", [0, 1, 2, 3])
@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_120"])
def test_every_level_gives_ptx_that_assembles(opt, arch, assemble):
    text = llvm.compile_ptx(Lowered(GOOD, ()), Options(arch=arch, opt=opt))
    assert f".target {arch}" in text and ".visible .entry k(" in text
    assemble(text, arch)


def test_refused_ir_names_the_line():
    ir = "define void @f() {\n  %x = add i32 %y, 1\n  ret void\n}\n"
    with pytest.raises(
        InternalError, match=r"(?s)use of undefined value.*in define void @f.*at %x = add i32 %y, 1"
    ):
        llvm.compile_ptx(Lowered(ir, ()), Options())


def test_ill_formed_ir_is_an_internal_error():
    with pytest.raises(InternalError, match=r"dominate|terminator"):
        ir = (
            "define i32 @f() {\n  br label %b\nb:\n  %y = add i32 %x, 1\n"
            "  %x = add i32 0, 1\n  ret i32 %y\n}\n"
        )
        llvm.compile_ptx(Lowered(ir, ()), Options())


@pytest.mark.parametrize(
    "ir, message", [(ABORTS, "signal 6.*Cannot select"), (EXITS, "exit status 1.*no libcall")]
)
def test_a_dying_llvm_becomes_an_exception(ir, message):
    options = Options(isolate=True)
    with pytest.raises(InternalError, match=message):
        llvm.compile_ptx(Lowered(ir, ()), options)
    assert llvm.compile_ptx(Lowered(GOOD, ()), options) == llvm.compile_ptx(Lowered(GOOD, ()), Options())


def test_a_worker_passes_ordinary_errors_on_and_lives():
    options = Options(isolate=True)
    with pytest.raises(InternalError, match="expected"):
        llvm.compile_ptx(Lowered("define nonsense", ()), options)
    assert len(isolate._idle) > 0
    assert "entry k" in llvm.compile_ptx(Lowered(GOOD, ()), options)


def test_threads_compile_at_the_same_time():
    options, results = Options(isolate=True), []
    threads = [
        threading.Thread(target=lambda: results.append(llvm.compile_ptx(Lowered(GOOD, ()), options)))
        for _ in range(3)
    ]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(results) == 3 and len(set(results)) == 1


def test_beside_another_thread_a_worker_is_started_anew():
    held = _thread.allocate_lock()
    with held:
        _thread.start_new_thread(held.acquire, ())  # one that the module `threading` does not know
        worker = isolate._Worker()
    try:
        assert worker.process is not None
        assert "entry k" in worker.ask(
            ("minicu.llvm.emit:compile_here", (Lowered(GOOD, ()), Options()), 60, None), 60
        )
    finally:
        worker.end()


def test_a_worker_that_does_not_answer_is_ended():
    worker = isolate._Worker()
    with pytest.raises(isolate.TooLong):
        worker.ask(("minicu.llvm.emit:compile_here", (Lowered(GOOD, ()), Options()), 0, None), 0.0)
    worker.end()
    assert worker.pid == 0


@pytest.mark.parametrize("opt", [2, 3])
def test_a_loop_that_cannot_be_unrolled_stays_without_a_word(opt, capfd):
    source = """__global__ void k(int *p, int n) {
        #pragma unroll
        for (int i = 1; i <= n; i *= 2) p[i] += p[n - i];
    }"""
    assert "bra" in minicu.compile(source, "cu", opt=opt, cache=False).ptx
    assert capfd.readouterr() == ("", "")


def test_a_kernel_without_loops_is_optimised_at_every_level():
    kernel = "define ptx_kernel void @k(ptr %p) {\nentry:\n  %x = alloca i32\n  store i32 1, ptr %x\n" \
        "  %y = load i32, ptr %x\n  %z = add i32 %y, 2\n  store i32 %z, ptr %p\n  ret void\n}\n"  # fmt: skip
    for opt in (1, 2, 3):
        text = llvm.compile_ptx(Lowered(kernel, ()), Options(opt=opt))
        assert ", 3;" in text and ".local" not in text


def test_barriers_are_not_copied_into_branches():
    # LLVM's call site splitting copies what stands before a call to where a condition tells its argument.
    source = """
    __device__ int mix(int a, int b) { return (a ^ (b >> 3)) * 40503 + b; }
    __global__ void k(int *out, int n)
    {
        __shared__ int total;
        int t = threadIdx.x;
        if (t == 0)
            total = 0;
        __syncthreads();
        out[t] = mix(t, n);
        for (int i = 0; i < n; i++)
            out[t] += mix(i, total);
    }
    """
    for opt in range(4):
        ptx = minicu.compile(source, arch="sm_90", opt=opt).ptx
        assert ptx.count("\tbar.sync") == 1, opt
