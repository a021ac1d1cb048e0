"""Ways to launch a kernel, for launch_overhead.py: minicu's and those of other libraries, as loops of n
launches, and the loop in C++ that all are compared with."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

GRID, BLOCK = 1, 32

#: A peer gives the function of n that launches n times; `loop` makes it.
Launch = Callable[[int], None]


def kinds(count: int) -> list[str]:
    return [("int", "float", "pointer", "pointer")[i % 4] for i in range(count)]


C_TYPES = {"int": "int", "float": "float", "pointer": "float *"}


def source(count: int) -> str:
    parameters = ", ".join(f"{C_TYPES[k]} p{i}" for i, k in enumerate(kinds(count)))
    return f'extern "C" __global__ void empty({parameters}) {{}}\n'


def loop(statement: str, values: list[Any], **names: Any) -> Launch:
    """A loop around a statement as a user would write it; ARGS in it stands for the arguments."""
    names.update({f"p{i}": v for i, v in enumerate(values)})
    arguments = ", ".join(f"p{i}" for i in range(len(values)))
    text = f"def make({', '.join(names)}):\n def run(n):\n  for _ in range(n):\n   "
    text += statement.replace("ARGS", arguments) + "\n return run\n"
    space: dict[str, Any] = {}
    exec(text, space)
    return space["make"](**names)


def kept_with_addresses(s: Any, module: Any, handle: int, count: int) -> Launch:
    return loop("launch(ARGS)", s.values(count), launch=module.empty[GRID, BLOCK])


def kept_with_arrays(s: Any, module: Any, handle: int, count: int) -> Launch:
    return loop("launch(ARGS)", s.arrays(count, s.array), launch=module.empty[GRID, BLOCK])


def kept_without_the_driver(s: Any, module: Any, handle: int, count: int) -> Launch:
    """What Python and the builtin take: in the place of cuLaunchKernel is a function that does nothing. (For
    more than 30 arguments Python makes a list and a tuple at each call.)"""
    launch = module.empty.configure(GRID, BLOCK)
    launch.__module__.things[0].launch = s.bench.nothing
    return loop("launch(ARGS)", s.values(count), launch=launch)


def subscript_with_addresses(s: Any, module: Any, handle: int, count: int) -> Launch:
    return loop(f"module.empty[{GRID}, {BLOCK}](ARGS)", s.values(count), module=module)


def subscript_with_arrays(s: Any, module: Any, handle: int, count: int) -> Launch:
    return loop(f"module.empty[{GRID}, {BLOCK}](ARGS)", s.arrays(count, s.array), module=module)


def general_path(s: Any, module: Any, handle: int, count: int) -> Launch:
    launch = module.empty.configure(GRID, BLOCK, fast=False)
    return loop("launch(ARGS)", s.arrays(count, s.array), launch=launch)


def with_torch_tensors(s: Any, module: Any, handle: int, count: int) -> Launch:
    import torch

    values = s.arrays(count, torch.zeros(1024, device="cuda"))
    return loop("launch(ARGS)", values, launch=module.empty[GRID, BLOCK])


def with_cupy_arrays(s: Any, module: Any, handle: int, count: int) -> Launch:
    import cupy

    return loop("launch(ARGS)", s.arrays(count, cupy.zeros(1024, "f4")), launch=module.empty[GRID, BLOCK])


def bindings_tuple(s: Any, module: Any, handle: int, count: int) -> Launch:
    from cuda.bindings import driver

    types = {"int": ctypes.c_int, "float": ctypes.c_float, "pointer": ctypes.c_void_p}
    declared = tuple(types[k] for k in kinds(count))
    comma = "," if count else ""
    return loop(
        f"launch(handle, {GRID}, 1, 1, {BLOCK}, 1, 1, 0, 0, ((ARGS{comma}), declared), 0)", s.values(count),
        launch=driver.cuLaunchKernel, handle=driver.CUfunction(handle), declared=declared,
    )  # fmt: skip


def bindings_prebuilt(s: Any, module: Any, handle: int, count: int) -> Launch:
    from cuda.bindings import driver

    storage = [
        numpy.array([v], {"int": "i4", "float": "f4"}.get(k, "u8"))
        for k, v in zip(kinds(count), s.values(count))
    ]
    pointers = numpy.array([a.ctypes.data for a in storage] or [0], "u8")
    return loop(
        f"launch(handle, {GRID}, 1, 1, {BLOCK}, 1, 1, 0, stream, pointers, 0)", [],
        launch=driver.cuLaunchKernel, handle=driver.CUfunction(handle), stream=driver.CUstream(0),
        pointers=pointers.ctypes.data, keep=(storage, pointers),
    )  # fmt: skip


def cuda_core(s: Any, module: Any, handle: int, count: int) -> Launch:
    try:
        from cuda.core import Device, LaunchConfig, ObjectCode, launch
    except ImportError:
        from cuda.core.experimental import Device, LaunchConfig, ObjectCode, launch
    device = Device()
    device.set_current()
    kernel = ObjectCode.from_ptx(module.program.ptx.encode()).get_kernel("empty")
    values = [
        v if k == "pointer" else numpy.int32(v) if k == "int" else numpy.float32(v)
        for k, v in zip(kinds(count), s.values(count))
    ]
    return loop(
        "launch(stream, config, kernel" + ", ARGS" * bool(count) + ")", values, launch=launch, kernel=kernel,
        stream=device.default_stream, config=LaunchConfig(grid=GRID, block=BLOCK),
    )  # fmt: skip


def cupy_raw(s: Any, module: Any, handle: int, count: int) -> Launch:
    import cupy

    path = s.folder / f"empty{count}.ptx"
    path.write_text(module.program.ptx)
    kernel = cupy.RawModule(path=str(path)).get_function("empty")
    array = cupy.zeros(1024, "f4")
    values = [{"int": numpy.int32(7), "float": numpy.float32(2.5)}.get(k, array) for k in kinds(count)]
    comma = "," if count else ""
    return loop(f"kernel(({GRID},), ({BLOCK},), (ARGS{comma}))", values, kernel=kernel)


def triton(s: Any, module: Any, handle: int, count: int) -> Launch:
    import torch

    names = ", ".join(f"p{i}" for i in range(count))
    kernel = written(
        s, f"triton{count}", f"import triton\n@triton.jit\ndef empty({names}):\n    pass\n"
    ).empty
    values = s.arrays(count, torch.zeros(1024, device="cuda"))
    return loop(f"kernel[({GRID},)](" + "ARGS, " * bool(count) + "num_warps=1)", values, kernel=kernel)


def numba(s: Any, module: Any, handle: int, count: int) -> Launch:
    stand_in(s)
    from numba import cuda

    names = ", ".join(f"p{i}" for i in range(count))
    kernel = written(
        s, f"numba{count}", f"from numba import cuda\n@cuda.jit\ndef empty({names}):\n    pass\n"
    ).empty
    arrays = s.arrays(count, cuda.to_device(numpy.zeros(1024, "f4")))
    values = [
        numpy.int32(v) if k == "int" else numpy.float32(v) if k == "float" else v
        for k, v in zip(kinds(count), arrays)
    ]
    return loop("kernel(ARGS)", values, kernel=kernel[GRID, BLOCK])


def stand_in(s: Any) -> None:
    """numba-cuda up to 0.30 names numpy.row_stack, which NumPy 2.5 has no more: another name of vstack."""
    if not hasattr(numpy, "row_stack"):
        numpy.row_stack = numpy.vstack
        s.stand_ins["numpy.row_stack"] = "numpy.vstack, for numba-cuda"


def written(s: Any, name: str, text: str) -> Any:
    """A module made from text: Triton and Numba read the source of their kernels."""
    path = s.folder / f"{name}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


#: Name -> the function that makes the loop, from the session (launch_overhead.Session), the module with the
#: kernel `empty`, the kernel's handle and the number of its parameters.
PEERS: dict[str, Callable[..., Launch]] = {
    "minicu, kept": kept_with_addresses,
    "minicu, kept, arrays checked": kept_with_arrays,
    "minicu, kernel[grid, block]": subscript_with_addresses,
    "minicu, kernel[grid, block], arrays checked": subscript_with_arrays,
    "minicu, general path": general_path,
    "minicu, kept, without the driver": kept_without_the_driver,
    "minicu, PyTorch tensors": with_torch_tensors,
    "minicu, CuPy arrays": with_cupy_arrays,
    "cuda.bindings, prebuilt": bindings_prebuilt,
    "cuda.bindings, tuple": bindings_tuple,
    "cuda.core": cuda_core,
    "CuPy": cupy_raw,
    "Triton": triton,
    "numba-cuda, configured": numba,
}

#: What the CPU device can do.
ON_CPU = ("minicu, kept, arrays checked", "minicu, kernel[grid, block], arrays checked")


# ---------------------------------------------------------------- C++

C_SOURCE = """
#include <time.h>
typedef int (*Launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                      void **, void **);
extern "C" int nothing(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                       void **, void **)
{
    return 0;
}
extern "C" double bench(Launch launch, void *function, void **parameters, void **extra, int n)
{
    timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (int i = 0; i < n; ++i)
        if (launch(function, GRID, 1, 1, BLOCK, 1, 1, 0, 0, parameters, extra)) return -1;
    clock_gettime(CLOCK_MONOTONIC, &b);
    return (b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec);
}
"""


def c_function(folder: Path) -> Any:
    """The loop in C++, calling the driver directly."""
    compiler = next((c for c in ("g++", "clang++", "nvcc") if shutil.which(c)), None)
    if compiler is None:
        raise RuntimeError("no C++ compiler found")
    (folder / "bench.cpp").write_text(C_SOURCE)
    pic = ["-Xcompiler", "-fPIC"] if compiler == "nvcc" else ["-fPIC"]
    subprocess.run(
        [compiler, "-O2", "-shared", *pic, f"-DGRID={GRID}", f"-DBLOCK={BLOCK}", str(folder / "bench.cpp"),
         "-o", str(folder / "bench.so")],
        check=True, timeout=120, capture_output=True,
    )  # fmt: skip
    library = ctypes.CDLL(str(folder / "bench.so"))
    bench = library.bench
    bench.nothing = ctypes.cast(library.nothing, ctypes.c_void_p).value
    bench.restype = ctypes.c_double
    bench.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]
    return bench


class InC:
    """Bursts in C++, by pointers to the arguments, or with all of them packed in one buffer."""

    def __init__(self, bench: Any, handle: int, count: int, values: list[Any]) -> None:
        from minicu.runtime.cuda.driver import entry

        types = {"int": ctypes.c_int, "float": ctypes.c_float, "pointer": ctypes.c_uint64}
        self.bench, self.entry, self.handle = bench, entry("cuLaunchKernel"), handle

        class Block(ctypes.Structure):
            _fields_ = tuple((f"p{i}", types[k]) for i, k in enumerate(kinds(count)))

        self.block = Block(*values)
        self.size = ctypes.c_size_t(ctypes.sizeof(Block))
        start = ctypes.addressof(self.block)
        places = [start + getattr(Block, f"p{i}").offset for i in range(count)]
        self.pointers = (ctypes.c_void_p * max(1, count))(*places)
        # CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE, CU_LAUNCH_PARAM_END
        self.extra = (ctypes.c_void_p * 5)(1, start, 2, ctypes.addressof(self.size), 0)

    def run(self, n: int, packed: bool = False) -> float:
        """Nanoseconds of n launches. Raises RuntimeError if one was refused."""
        pointers, extra = (None, self.extra) if packed else (self.pointers, None)
        took = self.bench(self.entry, self.handle, pointers, extra, n)
        if took < 0:
            raise RuntimeError("the driver refused the launch")
        return took
