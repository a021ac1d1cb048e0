"""LLVM: versions of PTX, its complaints, and compilations in a process of their own."""

import _thread
import threading

import pytest

import minicu
from minicu.diagnostics.errors import UsageError
from minicu.llvm import emit as llvm
from minicu.llvm import isolate
from minicu.llvm.library import InternalError
from minicu.llvm.pipelines import has_loop
from minicu.llvm.versions import choose_version
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
DYNAMIC = """
define ptx_kernel void @k(i64 %n) {
  %p = alloca i8, i64 %n, align 8
  store volatile i8 0, ptr %p, align 1
  ret void
}
"""


@pytest.mark.parametrize(
    "ir, arch, wanted, version",
    [
        (GOOD, "sm_75", None, (6, 3)),
        (GOOD, "sm_90", None, (7, 8)),
        (GOOD, "sm_90a", None, (8, 0)),
        (GOOD, "sm_120", None, (8, 7)),
        (GOOD, "sm_90", "8.4", (8, 4)),
        (DYNAMIC, "sm_75", None, (7, 3)),
        (DYNAMIC, "sm_90", None, (7, 8)),
        (GOOD, "sm_60", None, (5, 0)),
        ("declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)", "sm_60", None, (6, 0)),
        ("declare void @llvm.nvvm.bar.warp.sync(i32)", "sm_50", None, (6, 0)),
        ("declare i1 @llvm.nvvm.vote.all.sync(i32, i1)", "sm_61", None, (6, 0)),
    ],
)
def test_lowest_version_that_serves(ir, arch, wanted, version):
    assert choose_version(ir, arch, wanted) == version


@pytest.mark.parametrize(
    "ir, arch, wanted, message",
    [
        (GOOD, "sm_999", None, "does not know sm_999"),
        (GOOD, "sm_90", "7.0", "needs PTX 7.8"),
        (DYNAMIC, "sm_75", "6.4", "needs PTX 7.3"),
        (GOOD, "sm_90", "12.0", "newer than LLVM"),
    ],
)
def test_impossible_versions_are_refused(ir, arch, wanted, message):
    with pytest.raises(UsageError, match=message):
        choose_version(ir, arch, wanted)


@pytest.mark.parametrize("opt", [0, 1, 2, 3])
@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_120"])
def test_every_level_gives_ptx_that_assembles(opt, arch, assemble):
    text = llvm.compile_ptx(GOOD, Options(arch=arch, opt=opt))
    assert f".target {arch}" in text and ".visible .entry k(" in text
    assemble(text, arch)


def test_refused_ir_names_the_line():
    with pytest.raises(
        InternalError, match=r"(?s)use of undefined value.*in define void @f.*at %x = add i32 %y, 1"
    ):
        llvm.compile_ptx("define void @f() {\n  %x = add i32 %y, 1\n  ret void\n}\n", Options())


def test_ill_formed_ir_is_an_internal_error():
    with pytest.raises(InternalError, match=r"dominate|terminator"):
        llvm.compile_ptx(
            "define i32 @f() {\n  br label %b\nb:\n  %y = add i32 %x, 1\n"
            "  %x = add i32 0, 1\n  ret i32 %y\n}\n",
            Options(),
        )


@pytest.mark.parametrize(
    "ir, message", [(ABORTS, "signal 6.*Cannot select"), (EXITS, "exit status 1.*no libcall")]
)
def test_a_dying_llvm_becomes_an_exception(ir, message):
    options = Options(isolate=True)
    with pytest.raises(InternalError, match=message):
        llvm.compile_ptx(ir, options)
    assert llvm.compile_ptx(GOOD, options) == llvm.compile_ptx(GOOD, Options())


def test_a_worker_passes_ordinary_errors_on_and_lives():
    options = Options(isolate=True)
    with pytest.raises(InternalError, match="expected"):
        llvm.compile_ptx("define nonsense", options)
    assert len(isolate._idle) > 0
    assert "entry k" in llvm.compile_ptx(GOOD, options)


def test_threads_compile_at_the_same_time():
    options, results = Options(isolate=True), []
    threads = [
        threading.Thread(target=lambda: results.append(llvm.compile_ptx(GOOD, options))) for _ in range(3)
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
        assert "entry k" in worker.ask((GOOD, Options()), 60)[1]
    finally:
        worker.end()


def test_a_worker_that_does_not_answer_is_ended():
    worker = isolate._Worker()
    with pytest.raises(InternalError, match="did not finish"):
        worker.ask((GOOD, Options()), 0.0)
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


STRAIGHT = (
    "define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  ret void\n}\n"
)
BACK = STRAIGHT.replace("ret void", "br label %a")


@pytest.mark.parametrize(
    "ir, loops", [("\n" + STRAIGHT, False), ("\n" + BACK, True), (f"\n{STRAIGHT}\n{STRAIGHT}", False)]
)
def test_loops_are_found(ir, loops):
    assert has_loop(ir) is loops


def test_a_kernel_without_loops_is_optimised_at_every_level():
    kernel = "define ptx_kernel void @k(ptr %p) {\nentry:\n  %x = alloca i32\n  store i32 1, ptr %x\n" \
        "  %y = load i32, ptr %x\n  %z = add i32 %y, 2\n  store i32 %z, ptr %p\n  ret void\n}\n"  # fmt: skip
    for opt in (1, 2, 3):
        text = llvm.compile_ptx(kernel, Options(opt=opt))
        assert ", 3;" in text and ".local" not in text
