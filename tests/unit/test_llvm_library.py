"""The declarations of llvmlite's library, compared with those that llvmlite itself has."""

from __future__ import annotations

import ctypes
import inspect
import subprocess
import sys
import threading

import pytest
from llvmlite import binding

from minicu.abi.target import NVPTX64
from minicu.llvm import library as llvm_library
from minicu.llvm.library import FUNCTIONS, PASSES, LlvmError, Machine, Module

TEXT = """
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %y = load i32, ptr %p
  ret i32 %y
}
"""


def same(ours, theirs):
    """Whether two ctypes types are passed alike. llvmlite leaves some results at ctypes' `int`."""
    if ours is ctypes.c_void_p:
        return theirs is ctypes.c_void_p or issubclass(theirs, ctypes._Pointer)
    return ours is theirs


@pytest.mark.parametrize("name", FUNCTIONS)
def test_declarations(name):
    result, parameters = FUNCTIONS[name]
    theirs = getattr(binding.ffi.lib, f"LLVMPY_{name}")
    if theirs.argtypes is not None:
        assert len(parameters) == len(theirs.argtypes)
        assert all(map(same, parameters, theirs.argtypes)), (parameters, theirs.argtypes)
    if result is not None:
        assert same(result, theirs.restype)


@pytest.mark.parametrize("name", PASSES)
def test_passes(name):
    adds = inspect.getsource(getattr(binding.ModulePassManager, f"add_{name}_pass"))
    assert f"lib.LLVMPY_{PASSES[name]}(self)" in adds


def test_version():
    assert llvm_library.version() == binding.llvm_version_info


def test_passes_run_and_modules_close():
    with Machine(NVPTX64.triple, "sm_75", "+ptx63", 2) as machine, Module(TEXT) as module:
        assert "alloca" in str(module)
        module.optimise(machine, ("sroa",))
        assert "alloca" not in str(module)
        assert ".func" in module.emit(machine)
    module.close()  # once more does no harm


def test_refusals():
    with pytest.raises(LlvmError, match="expected"):
        Module("nonsense")
    with pytest.raises(LlvmError, match="dominate"):
        Module("define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 0, 1\n  ret i32 %a\n}\n")
    with pytest.raises(LlvmError):
        Machine("vax", "", "", 2)


def test_threads_share_nothing():
    results = []

    def work():
        for _ in range(20):
            with Machine(NVPTX64.triple, "sm_75", "+ptx63", 2) as machine, Module(TEXT) as module:
                module.optimise(machine, 3)
                results.append(module.emit(machine))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(results) == 80 and len(set(results)) == 1


def test_loading_early():
    program = "from minicu.llvm import library as l; l.load_early(); print(l.version())"
    r = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert r.stdout == f"{binding.llvm_version_info}\n", r.stderr


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
        with Machine(NVPTX64.triple, "sm_75", "+ptx63", 2) as machine, Module(source) as module:
            texts.append(module.emit(machine))
    assert "callseq 0" in texts[1] and texts[1] == texts[3] == texts[4]
    assert texts[0] == texts[2] == texts[5]
