"""Memory that kernels ask the CPU device to copy and fill, wherever it is."""

from __future__ import annotations

import ctypes
import threading

import numpy
import pytest

import minicu
from minicu.runtime.cpu import memory, shared
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.host.errors import ERRORS

pytestmark = pytest.mark.optimised


@pytest.mark.parametrize("forbidden", [False, True])
def test_copies_and_fills_find_what_is_not_there(monkeypatch, forbidden):
    """Where the system has no process_vm_readv, or forbids it, a file stands between."""
    if forbidden:
        monkeypatch.setattr(memory.libc, "process_vm_readv", lambda *_: -1)
    size = (1 << 20) + 17
    source = ctypes.create_string_buffer(bytes(i % 251 for i in range(size)), size)
    to = ctypes.create_string_buffer(size)
    assert memory.copy(ctypes.addressof(to), ctypes.addressof(source), size)
    assert to.raw == source.raw
    assert memory.fill(ctypes.addressof(to) + 5, 7, size - 9)
    assert to.raw == source.raw[:5] + b"\7" * (size - 9) + source.raw[-4:]
    nowhere = 8
    assert not memory.copy(nowhere, ctypes.addressof(source), 16)
    assert not memory.copy(ctypes.addressof(to), nowhere, 16)


@pytest.mark.parametrize(
    "call", ["cudaMemcpyAsync(p, (int *)8, 16, cudaMemcpyDeviceToDevice)", "cudaMemsetAsync((int *)8, 0, 16)"]
)
def test_a_kernel_that_copies_what_is_not_there_is_told(call):
    module = minicu.compile(f"__global__ void k(int *p) {{ {call}; }}", cache=False).load("cpu")
    with pytest.raises(
        minicu.OutOfBounds, match=r"^k: its cudaMem\w+Async of 16 bytes touches memory that is not there"
    ):
        module.k[1, 1](module.device.zeros(4, "int32"))


def test_kernels_have_the_names_of_errors_that_host_code_has():
    source = """
    __global__ void k(int error, char *name, char *text) {
        const char *a = cudaGetErrorName((cudaError_t)error), *b = cudaGetErrorString((cudaError_t)error);
        for (int i = 0; i == 0 || a[i - 1]; i++) name[i] = a[i];
        for (int i = 0; i == 0 || b[i - 1]; i++) text[i] = b[i];
    }"""
    module = minicu.compile(source, cache=False).load("cpu")
    found = {}
    for error in range(1000):
        name, text = (module.device.zeros(200, "int8") for _ in range(2))
        module.k[1, 1](error, name, text)
        said = tuple(bytes(x.numpy()).rstrip(b"\0").decode() for x in (name, text))
        if said[0] != "unrecognized error code":
            found[error] = said
    assert len(found) > 20
    assert found == {error: ERRORS[error] for error in found}


@pytest.mark.parametrize("shares", [False, True])
def test_memory_dies_where_its_lock_is_held(shares):
    """The garbage collector runs finalizers anywhere: in the thread that makes or finds other memory, too.
    None of it may wait, or be lost."""
    arena = shared.Arena() if shares else None

    def dies():
        first, second = [arena.allocate(100, 16) if arena else memory.Memory(100) for _ in range(2)]
        with memory._registry:
            if arena:
                with arena._registry:
                    del first
                    assert arena._free == {}
            del second
        ended.append(True)

    ended, before = [], len(memory._starts)
    thread = threading.Thread(target=dies, daemon=True)
    thread.start()
    thread.join(timeout=20)
    assert ended and len(memory._starts) == before
    if arena:
        assert sum(map(len, arena._free.values())) == 2 and not arena._open


def test_alignment_above_a_page():
    """What is between is given back: the same again, and the heap serves as much as before."""
    module = minicu.compile("""
    extern "C" __global__ void aligned(int *wrong) {
        for (int round = 0; round < 40; round++)
            for (size_t a = 2048; a <= 1 << 20; a *= 2) {
                char *p[3];
                for (int i = 0; i < 3; i++) {
                    p[i] = (char *)__cuda_syscall_aligned_malloc(a * (i + 1) - i, a);
                    *wrong += !p[i] || (size_t)p[i] % a;
                    if (p[i]) for (size_t k = 0; k < a * (i + 1) - i; k += 1000) p[i][k] = i;
                }
                for (int i = 0; i < 3; i++)
                    if (p[i]) for (size_t k = 0; k < a * (i + 1) - i; k += 1000) *wrong += p[i][k] != i;
                free(p[1]), free(p[0]), free(p[2]);
            }
        *wrong += __cuda_syscall_aligned_malloc(8, 1ull << 40) != nullptr;
        *wrong += __cuda_syscall_aligned_malloc(8, 3 << 20) != nullptr;
        void *all = malloc(7 << 20);
        *wrong += !all;
        free(all);
    }""").load(CpuDevice(cores=1))  # fmt: skip
    wrong = numpy.zeros(1, "i4")
    module.aligned[1, 1](wrong)
    assert wrong[0] == 0
