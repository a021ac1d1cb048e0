"""LLVM by way of llvmlite: modules, machines, passes, threads."""

from __future__ import annotations

import subprocess
import sys
import threading
import time

import pytest
from llvmlite import binding

from minicu.abi.target import NVPTX64
from minicu.llvm import unlocked
from minicu.llvm.library import LlvmError, Module, machine
from minicu.llvm.pipelines import IN_MEMORY, LOOPS, SHORT
from minicu.llvm.versions import llvm_version

TEXT = """
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %y = load i32, ptr %p
  ret i32 %y
}
"""


def target():
    return machine(NVPTX64.triple, "sm_75", "+ptx63", 2)


def test_version():
    assert llvm_version() == ".".join(map(str, binding.llvm_version_info))


def test_passes_run_and_modules_close():
    with target() as made, Module(TEXT) as module:
        assert "alloca" in str(module)
        module.optimise(made, ("sroa",))
        assert "alloca" not in str(module)
        assert ".func" in module.assembly(made)
    module.close()  # once more does no harm


@pytest.mark.parametrize("passes", [SHORT, LOOPS, IN_MEMORY])
def test_every_list_names_passes(passes):
    with target() as made, Module(TEXT) as module:
        module.optimise(made, passes)


def test_refusals():
    with pytest.raises(LlvmError, match="expected"):
        Module("nonsense")
    with pytest.raises(LlvmError, match="dominate"):
        Module("define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 0, 1\n  ret i32 %a\n}\n")
    with pytest.raises(RuntimeError):
        machine("vax", "", "", 2)


def test_threads_share_nothing():
    results = []

    def work():
        for _ in range(20):
            with target() as made, Module(TEXT) as module:
                module.optimise_at(made, 3)
                results.append(module.assembly(made))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(results) == 80 and len(set(results)) == 1


def test_long_calls_do_not_wait_for_the_lock():
    """Another thread holds llvmlite's lock all the while."""
    held, done = threading.Event(), threading.Event()

    def hold():
        with binding.ffi.lib._lock:
            held.set()
            done.wait(20)

    with target() as made, Module(TEXT) as module:
        assert unlocked.assembly(made, module.ref) == made.emit_assembly(module.ref)
        builder = binding.create_pass_builder(made, binding.create_pipeline_tuning_options(3))
        manager = builder.getModulePassManager()
        thread = threading.Thread(target=hold)
        thread.start()
        held.wait(20)
        start = time.perf_counter()
        unlocked.run(manager, module.ref, builder)
        assert time.perf_counter() - start < 10
        done.set()
        thread.join()
        manager.close()
        builder.close()


CALL = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
"""


def test_the_same_text_whatever_was_compiled_before():
    texts = []
    for source in (TEXT, CALL, TEXT, CALL, CALL, TEXT):
        with target() as made, Module(source) as module:
            texts.append(module.assembly(made))
    assert "callseq 0" in texts[1] and texts[1] == texts[3] == texts[4]
    assert texts[0] == texts[2] == texts[5]


SUM = """
define i32 @sum(ptr %p, i64 %n, i64 %step) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = mul i64 %i, %step
  %a = getelementptr i32, ptr %p, i64 %at
  %x = load i32, ptr %a
  %b = getelementptr i8, ptr %a, i64 %i
  %y = load i32, ptr %b
  %z = add i32 %x, %y
  %more = add i32 %s, %z
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %more
}
"""

AROUND_PTX = f"""
import minicu
from minicu.llvm import jit
before = jit.compile_object({SUM!r})
minicu.compile("__global__ void k(int *p) {{ *p = 1; }}", cache=False)
assert jit.compile_object({SUM!r}) == before
"""


def test_objects_do_not_depend_on_ptx_that_was_made_before():
    subprocess.run([sys.executable, "-c", AROUND_PTX], check=True)
