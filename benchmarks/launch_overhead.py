"""What a launch costs the host: C++, cuda.bindings, cuda.core, CuPy, Triton, numba-cuda and minicu.

    python benchmarks/launch_overhead.py [--json benchmarks/results/launch_overhead.json] [--quick]

One process, one GPU. An empty kernel with 0 to 64 parameters (int, float, and two pointers in turn) is
launched in bursts that fit the driver's queue; only the launching is timed, and the bursts of all peers take
turns, so that what disturbs one disturbs all. The figure of a peer is the median over the bursts of the
time of one launch. C++, cuda.bindings and minicu launch the very same function; cuda.core and CuPy load the
same PTX; Triton and numba-cuda compile their own kernel with the same parameters. Peers that are not
installed or fail are left out and named.

The second table is the time to load a module: cuModuleLoadData with the machine code at hand, and
`program.load` when the code is in the process already, and when it is in the cache on disk.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import importlib.util
import json
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import perf_counter_ns
from typing import Any

import numpy

import minicu
from minicu.runtime import find

COUNTS = (0, 1, 4, 8, 16, 64)
BURST = 200  # launches of one burst: below the depth of the driver's queue
GRID, BLOCK = 1, 32

#: A peer gives the function of n that launches n times; `loop` makes it.
Launch = Callable[[int], None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--quick", action="store_true", help="few bursts: to see that everything runs")
    options = parser.parse_args()
    bursts = 5 if options.quick else 60
    device = find("cuda")
    with tempfile.TemporaryDirectory() as folder:
        session = Session(device, Path(folder))
        result = {
            **environment(device),
            "unit": "microseconds",
            "launches": {str(n): session.measure(n, bursts) for n in COUNTS},
            "module load": measure_loading(device, 5 if options.quick else 60),
            "left out": session.left_out,
        }
    print(as_text(result))
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


# ---------------------------------------------------------------- the kernel


def kinds(count: int) -> list[str]:
    return [("int", "float", "pointer", "pointer")[i % 4] for i in range(count)]


C_TYPES = {"int": "int", "float": "float", "pointer": "float *"}


def source(count: int) -> str:
    parameters = ", ".join(f"{C_TYPES[k]} p{i}" for i, k in enumerate(kinds(count)))
    return f'extern "C" __global__ void empty({parameters}) {{}}\n'


class Session:
    """The GPU, and which peers can be measured."""

    def __init__(self, device: Any, folder: Path) -> None:
        self.device = device
        self.folder = folder
        self.array = device.zeros(1024)
        self.left_out: dict[str, str] = {}
        self.bench = self.try_to("C++", lambda: c_function(folder))

    def try_to(self, name: str, make: Callable[[], Any]) -> Any:
        """What `make` gives, or None, and the peer is left out."""
        if name in self.left_out:
            return None
        try:
            return make()
        except Exception as e:
            self.left_out[name] = f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}"[:200]
            return None

    def measure(self, count: int, bursts: int) -> dict[str, float]:
        """Microseconds of one launch with `count` arguments, by peer."""
        program = minicu.compile(source(count), arch=self.device.arch)
        module = program.load(self.device)
        handle = module._code.function(module.empty.description).handle
        peers: dict[str, Launch] = {}
        for name, make in PEERS.items():
            launch = self.try_to(name, lambda make=make: make(self, module, handle, count))
            if launch is not None and self.try_to(name, lambda launch=launch: self.warm(launch)):
                peers[name] = launch
        times: dict[str, list[float]] = {name: [] for name in peers}
        if self.bench is not None:
            times = {"C++": [], **times}
        gc.collect()
        gc.disable()
        try:
            for _ in range(bursts):
                for name in times:
                    self.device.synchronize()
                    if name == "C++":
                        times[name].append(self.in_c(handle, count) / BURST / 1e3)
                        continue
                    start = perf_counter_ns()
                    peers[name](BURST)
                    times[name].append((perf_counter_ns() - start) / BURST / 1e3)
        finally:
            gc.enable()
        self.device.synchronize()
        return {name: round(statistics.median(values), 3) for name, values in times.items()}

    def warm(self, launch: Launch) -> bool:
        launch(20)
        self.device.synchronize()
        return True

    def in_c(self, handle: int, count: int) -> float:
        """Nanoseconds of a burst in C++."""
        values = self.values(count)
        storage = [
            (ctypes.c_int if k == "int" else ctypes.c_float if k == "float" else ctypes.c_uint64)(v)
            for k, v in zip(kinds(count), values)
        ]
        pointers = (ctypes.c_void_p * max(1, count))(*[ctypes.addressof(s) for s in storage])
        return self.bench(launch_address(), handle, pointers, BURST)

    def values(self, count: int) -> list[Any]:
        """The arguments with pointers as addresses."""
        return [{"int": 7, "float": 2.5}.get(k, self.array.address) for k in kinds(count)]

    def arrays(self, count: int, array: Any) -> list[Any]:
        """The arguments with arrays for the pointers."""
        return [{"int": 7, "float": 2.5}.get(k, array) for k in kinds(count)]


def launch_address() -> int:
    from minicu.runtime.cuda_driver import entry

    return entry("cuLaunchKernel")


C_SOURCE = """
#include <time.h>
typedef int (*Launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                      void **, void **);
extern "C" double bench(Launch launch, void *function, void **parameters, int n)
{
    timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (int i = 0; i < n; ++i)
        if (launch(function, GRID, 1, 1, BLOCK, 1, 1, 0, 0, parameters, 0)) return -1e18;
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
        check=True, timeout=120,
    )  # fmt: skip
    bench = ctypes.CDLL(str(folder / "bench.so")).bench
    bench.restype = ctypes.c_double
    bench.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]
    return bench


# ---------------------------------------------------------------- the peers: each gives a loop of launches


def loop(statement: str, values: list[Any], **names: Any) -> Launch:
    """A loop around a statement as a user would write it; ARGS in it stands for the arguments."""
    names.update({f"p{i}": v for i, v in enumerate(values)})
    arguments = ", ".join(f"p{i}" for i in range(len(values)))
    text = f"def make({', '.join(names)}):\n def run(n):\n  for _ in range(n):\n   "
    text += statement.replace("ARGS", arguments) + "\n return run\n"
    space: dict[str, Any] = {}
    exec(text, space)
    return space["make"](**names)


def kept_with_addresses(s: Session, module: Any, handle: int, count: int) -> Launch:
    return loop("launch(ARGS)", s.values(count), launch=module.empty[GRID, BLOCK])


def kept_with_arrays(s: Session, module: Any, handle: int, count: int) -> Launch:
    return loop("launch(ARGS)", s.arrays(count, s.array), launch=module.empty[GRID, BLOCK])


def subscript_with_addresses(s: Session, module: Any, handle: int, count: int) -> Launch:
    return loop(f"module.empty[{GRID}, {BLOCK}](ARGS)", s.values(count), module=module)


def subscript_with_arrays(s: Session, module: Any, handle: int, count: int) -> Launch:
    return loop(f"module.empty[{GRID}, {BLOCK}](ARGS)", s.arrays(count, s.array), module=module)


def general_path(s: Session, module: Any, handle: int, count: int) -> Launch:
    launch = module.empty.configure(GRID, BLOCK, fast=False)
    return loop("launch(ARGS)", s.arrays(count, s.array), launch=launch)


def with_torch_tensors(s: Session, module: Any, handle: int, count: int) -> Launch:
    import torch

    values = s.arrays(count, torch.zeros(1024, device="cuda"))
    return loop("launch(ARGS)", values, launch=module.empty[GRID, BLOCK])


def with_cupy_arrays(s: Session, module: Any, handle: int, count: int) -> Launch:
    import cupy

    return loop("launch(ARGS)", s.arrays(count, cupy.zeros(1024, "f4")), launch=module.empty[GRID, BLOCK])


def bindings_tuple(s: Session, module: Any, handle: int, count: int) -> Launch:
    from cuda.bindings import driver

    types = {"int": ctypes.c_int, "float": ctypes.c_float, "pointer": ctypes.c_void_p}
    declared = tuple(types[k] for k in kinds(count))
    comma = "," if count else ""
    return loop(
        f"launch(handle, {GRID}, 1, 1, {BLOCK}, 1, 1, 0, 0, ((ARGS{comma}), declared), 0)", s.values(count),
        launch=driver.cuLaunchKernel, handle=driver.CUfunction(handle), declared=declared,
    )  # fmt: skip


def bindings_prebuilt(s: Session, module: Any, handle: int, count: int) -> Launch:
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


def cuda_core(s: Session, module: Any, handle: int, count: int) -> Launch:
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


def cupy_raw(s: Session, module: Any, handle: int, count: int) -> Launch:
    import cupy

    path = s.folder / f"empty{count}.ptx"
    path.write_text(module.program.ptx)
    kernel = cupy.RawModule(path=str(path)).get_function("empty")
    array = cupy.zeros(1024, "f4")
    values = [{"int": numpy.int32(7), "float": numpy.float32(2.5)}.get(k, array) for k in kinds(count)]
    comma = "," if count else ""
    return loop(f"kernel(({GRID},), ({BLOCK},), (ARGS{comma}))", values, kernel=kernel)


def triton(s: Session, module: Any, handle: int, count: int) -> Launch:
    import torch

    names = ", ".join(f"p{i}" for i in range(count))
    kernel = written(
        s, f"triton{count}", f"import triton\n@triton.jit\ndef empty({names}):\n    pass\n"
    ).empty
    values = s.arrays(count, torch.zeros(1024, device="cuda"))
    return loop(f"kernel[({GRID},)](" + "ARGS, " * bool(count) + "num_warps=1)", values, kernel=kernel)


def numba(s: Session, module: Any, handle: int, count: int) -> Launch:
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


def written(s: Session, name: str, text: str) -> Any:
    """A module made from text: Triton and Numba read the source of their kernels."""
    path = s.folder / f"{name}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


PEERS: dict[str, Callable[..., Launch]] = {
    "minicu, kept": kept_with_addresses,
    "minicu, kept, arrays checked": kept_with_arrays,
    "minicu, kernel[grid, block]": subscript_with_addresses,
    "minicu, kernel[grid, block], arrays checked": subscript_with_arrays,
    "minicu, general path": general_path,
    "minicu, PyTorch tensors": with_torch_tensors,
    "minicu, CuPy arrays": with_cupy_arrays,
    "cuda.bindings, prebuilt": bindings_prebuilt,
    "cuda.bindings, tuple": bindings_tuple,
    "cuda.core": cuda_core,
    "CuPy": cupy_raw,
    "Triton": triton,
    "numba-cuda, configured": numba,
}


# ---------------------------------------------------------------- loading


LOADED = """
__global__ void {name}(int n, const float *x, float *y)
{{
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? x[i] : 0;
    for (int s = 128; s > 0; s /= 2) {{
        __syncthreads();
        if (threadIdx.x < s) tile[threadIdx.x] += tile[threadIdx.x + s] * {number};
    }}
    if (threadIdx.x == 0) y[blockIdx.x] = tile[0];
}}
"""


def measure_loading(device: Any, rounds: int) -> dict[str, float]:
    """Microseconds to load a module of 10 kernels."""
    import pickle

    from cuda.bindings import driver

    from minicu.runtime import cuda_module

    text = "".join(LOADED.format(name=f"sum{i}", number=i + 1) for i in range(10))
    program = minicu.compile(text, arch=device.arch)
    program.load(device)
    cubin = cuda_module._cubin(program, device, cuda_module._name(program.outline(), program, device))
    pickled = pickle.dumps(program)
    times: dict[str, list[float]] = {}
    kept: list[Any] = []  # unloading would disturb the next load

    def plainly() -> Any:
        return driver.cuModuleLoadData(cubin)[1]

    def again() -> Any:
        return program.load(device)

    for turn in range(rounds):
        fresh = pickle.loads(pickled)
        ways = {
            "cuModuleLoadData": plainly,
            "program.load, again": again,
            "program.load, from disk": lambda fresh=fresh: fresh.load(device),
        }
        names = list(ways)[turn % 3 :] + list(ways)[: turn % 3]  # each comes first once
        for name in names:
            device.synchronize()
            with device.active():
                start = perf_counter_ns()
                kept.append(ways[name]())
                times.setdefault(name, []).append((perf_counter_ns() - start) / 1e3)
    with device.active():
        for module in kept:
            if not hasattr(module, "program"):
                driver.cuModuleUnload(module)
    del kept
    times = {name: times[name] for name in ways}
    for number in range(3):  # each text is new to the driver's own cache
        text = f"{program.ptx}\n// {perf_counter_ns()} {number}\n"
        with device.active():
            start = perf_counter_ns()
            handle = driver.cuModuleLoadData(text.encode() + b"\0")[1]
            times.setdefault("cuModuleLoadData of new PTX", []).append((perf_counter_ns() - start) / 1e3)
            driver.cuModuleUnload(handle)
        start = perf_counter_ns()
        cuda_module.assemble(text, device, {})
        times.setdefault("assembling new PTX for the cache", []).append((perf_counter_ns() - start) / 1e3)
    return {name: round(statistics.median(values), 1) for name, values in times.items()}


# ---------------------------------------------------------------- the report


def environment(device: Any) -> dict[str, Any]:
    from minicu.info import collect

    told = collect()
    versions = {k: v for k, v in told["packages"].items() if v}
    for name in ("cuda-core", "cupy-cuda13x", "cupy-cuda12x", "triton", "torch", "numba-cuda", "numba"):
        try:
            from importlib.metadata import version

            versions[name] = version(name)
        except Exception:
            continue
    return {
        "benchmark": "launch overhead", "date": date.today().isoformat(), "gpu": device.model_name,
        "driver": told["driver"], "python": told["python"], "machine": platform.machine(),
        "versions": versions, "burst": BURST,
    }  # fmt: skip


def as_text(result: dict[str, Any]) -> str:
    driver = result["driver"].get("version")
    lines = [f"{result['gpu']}, driver {driver}, {result['python']}: microseconds for a launch"]
    columns = list(result["launches"])
    names = list(dict.fromkeys(n for c in columns for n in result["launches"][c]))
    width = max(map(len, names))
    lines.append(f"{'arguments':{width}}" + "".join(f"{c:>9}" for c in columns) + "   at 8, against C++")
    for name in names:
        row = [result["launches"][c].get(name) for c in columns]
        base = result["launches"].get("8", {})
        ratio = f"{base[name] / base['C++']:12.2f}" if name in base and base.get("C++") else ""
        lines.append(
            f"{name:{width}}" + "".join(f"{v:9.2f}" if v is not None else f"{'-':>9}" for v in row) + ratio
        )
    lines.append("")
    base_load = result["module load"]["cuModuleLoadData"]
    for name, value in result["module load"].items():
        lines.append(f"{name:{width}}{value:9.1f}   {value / base_load:.2f}")
    lines += [f"left out: {name}: {why}" for name, why in result["left out"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
