"""What a launch costs the host: C++, cuda.bindings, cuda.core, CuPy, Triton, numba-cuda and minicu.

    python benchmarks/launch_overhead.py [--json benchmarks/results/launch_overhead.json] [--quick]

One process, one GPU. An empty kernel with 0 to 64 parameters (int, float, and two pointers in turn) is
launched in bursts that fit the driver's queue; only the launching is timed, and the bursts of all peers take
turns, so that what disturbs one disturbs all. The figure of a peer is the median over the bursts of the
time of one launch. C++, cuda.bindings and minicu launch the very same function; cuda.core and CuPy load the
same PTX; Triton and numba-cuda compile their own kernel with the same parameters (launch_peers.py). Peers
that are not installed or fail are left out and named; so is what an interruption, or a fault, cuts off. The
result is written after each step. Without a GPU, launches on the CPU device are measured.

The second table is the time to load a module: cuModuleLoadData with the machine code at hand, cuModuleLoad
of a file with it, and `program.load` when the code is in the process already, and when it is in the cache on
disk.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter_ns
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from harness import machine, reason, store
from launch_peers import ON_CPU, PEERS, InC, Launch, c_function, kinds, source

import minicu
from minicu.runtime import find

COUNTS = (0, 1, 4, 8, 16, 64)
BURST = 200  # launches of one burst: below the depth of the driver's queue


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--quick", action="store_true", help="few bursts: to see that everything runs")
    options = parser.parse_args()
    device = find("auto")
    result: dict[str, Any] = {
        **environment(device), "unit": "microseconds", "launches": {}, "module load": {},
        "left out": {}, "stand-ins": {},
    }  # fmt: skip
    if device.kind != "cuda":
        result["left out"]["GPU"] = "none was found: launches on the CPU device"
    try:
        measure(device, result, 5 if options.quick else 60, options.json)
    except KeyboardInterrupt:
        result["left out"]["the rest"] = "interrupted"
    except Exception as e:  # a fault of the GPU, say: what was measured stays
        result["left out"]["the rest"] = reason(e)
    store(result, options.json)
    print(as_text(result))
    return 0 if result["launches"] else 1


def measure(device: Any, result: dict[str, Any], bursts: int, path: Path | None) -> None:
    """Fill in the result, step by step."""
    with tempfile.TemporaryDirectory() as folder:
        session = Session(device, Path(folder), result["left out"], result["stand-ins"])
        for n in COUNTS:
            result["launches"][str(n)] = session.measure(n, bursts)
            store(result, path, quiet=True)
        if device.kind == "cuda":
            measure_loading(device, bursts, Path(folder), result["module load"])


class Session:
    """The device, and which peers can be measured."""

    def __init__(
        self, device: Any, folder: Path, left_out: dict[str, str], stand_ins: dict[str, str]
    ) -> None:
        self.device = device
        self.folder = folder
        self.array = device.zeros(1024)
        self.left_out = left_out
        self.stand_ins = stand_ins  # what peers need that their libraries do not have, and what serves
        self.on_gpu = device.kind == "cuda"
        self.bench = self.try_to("C++", lambda: c_function(folder)) if self.on_gpu else None

    def try_to(self, name: str, make: Callable[[], Any], where: str = "") -> Any:
        """What `make` gives, or None, and the peer is left out from now on."""
        if name in self.left_out:
            return None
        try:
            return make()
        except KeyboardInterrupt:
            raise
        except BaseException as e:  # some libraries end the process where they find no compiler
            self.left_out[name] = where + reason(e)
            return None

    def measure(self, count: int, bursts: int) -> dict[str, float]:
        """Microseconds of one launch with `count` arguments, by peer."""
        arch = {"arch": self.device.arch} if self.on_gpu else {}
        module = minicu.compile(source(count), **arch).load(self.device)
        handle = module._code.function(module.empty.description).handle if self.on_gpu else 0
        where = f"with {count} arguments: "
        peers = self.in_c(handle, count)
        for name, make in PEERS.items():
            if not self.on_gpu and name not in ON_CPU:
                continue
            launch = self.try_to(name, lambda make=make: make(self, module, handle, count), where)
            if launch is not None:
                peers[name] = timed(launch)
        peers = {
            n: burst for n, burst in peers.items() if self.try_to(n, lambda b=burst: self.warm(b), where)
        }
        times: dict[str, list[float]] = {name: [] for name in peers}
        gc.collect()
        gc.disable()
        try:
            for _ in range(bursts):
                for name, burst in peers.items():
                    self.device.synchronize()
                    took = self.try_to(name, lambda burst=burst: burst(BURST), where)
                    if took is not None:
                        times[name].append(took / BURST / 1e3)
        finally:
            gc.enable()
        self.device.synchronize()
        return {n: round(statistics.median(t), 3) for n, t in times.items() if t and n not in self.left_out}

    def warm(self, burst: Callable[[int], float]) -> bool:
        burst(20)
        self.device.synchronize()
        return True

    def in_c(self, handle: int, count: int) -> dict[str, Callable[[int], float]]:
        if self.bench is None:
            return {}
        c = InC(self.bench, handle, count, self.values(count))
        return {"C++": c.run, **({"C++, packed": lambda n: c.run(n, packed=True)} if count else {})}

    def values(self, count: int) -> list[Any]:
        """The arguments with pointers as addresses."""
        return [{"int": 7, "float": 2.5}.get(k, self.array.address) for k in kinds(count)]

    def arrays(self, count: int, array: Any) -> list[Any]:
        """The arguments with arrays for the pointers."""
        return [{"int": 7, "float": 2.5}.get(k, array) for k in kinds(count)]


def timed(launch: Launch) -> Callable[[int], float]:
    """A burst that tells its nanoseconds."""

    def burst(n: int) -> float:
        start = perf_counter_ns()
        launch(n)
        return perf_counter_ns() - start

    return burst


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


def measure_loading(device: Any, rounds: int, folder: Path, result: dict[str, float]) -> None:
    """Microseconds to load a module of 10 kernels, by the way to do it."""
    import ctypes
    import pickle

    from cuda.bindings import driver

    from minicu.runtime.cuda import module as cuda_module

    text = "".join(LOADED.format(name=f"sum{i}", number=i + 1) for i in range(10))
    program = minicu.compile(text, arch=device.arch)
    for _ in range(3):  # what earlier processes left on the disk is kept when it is read again
        program.load(device)
    cubin = ctypes.create_string_buffer(cuda_module.assemble(program.ptx, device, {}))
    address = ctypes.addressof(cubin)
    file = folder / "module.cubin"
    file.write_bytes(cubin.raw)
    path = str(file).encode()
    pickled = pickle.dumps(program)
    times: dict[str, list[float]] = {}
    kept: list[Any] = []  # unloading would disturb the next load

    for turn in range(rounds):
        fresh = pickle.loads(pickled)
        ways = {
            "cuModuleLoadData": lambda: driver.cuModuleLoadData(address)[1],
            "program.load, again": lambda: program.load(device),
            "cuModuleLoad, from disk": lambda: driver.cuModuleLoad(path)[1],
            "program.load, from disk": lambda fresh=fresh: fresh.load(device),
        }
        names = list(ways)[turn % 4 :] + list(ways)[: turn % 4]  # each comes first once
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
    result.update({name: round(statistics.median(times[name]), 1) for name in ways})
    times.clear()
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
    result.update({name: round(statistics.median(values), 1) for name, values in times.items()})


# ---------------------------------------------------------------- the report


def environment(device: Any) -> dict[str, Any]:
    from importlib.metadata import PackageNotFoundError, version

    from minicu.commands.info import collect

    told = collect()
    versions = {k: v for k, v in told["packages"].items() if v}
    for name in ("cuda-core", "cupy-cuda13x", "cupy-cuda12x", "triton", "torch", "numba-cuda", "numba"):
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            continue
    gpu = {"gpu": device.model_name, "driver": told["driver"]} if device.kind == "cuda" else {}
    return {"benchmark": "launch overhead", **machine(), **gpu, "versions": versions, "burst": BURST}


def as_text(result: dict[str, Any]) -> str:
    """The tables as people read them, of whatever was measured."""
    driver = f", driver {result['driver'].get('version')}" if "driver" in result else ""
    where = result.get("gpu", result["processor"])
    lines = [f"{where}{driver}, Python {result['python']}: microseconds for a launch"]
    columns = list(result["launches"])
    names = list(dict.fromkeys(n for c in columns for n in result["launches"][c]))
    width = max(map(len, [*names, *result["module load"], "arguments"]))
    base = result["launches"].get("8", {})
    lines.append(
        f"{'arguments':{width}}"
        + "".join(f"{c:>9}" for c in columns)
        + "   at 8, against C++" * ("C++" in base)
    )
    for name in names:
        row = [result["launches"][c].get(name) for c in columns]
        ratio = f"{base[name] / base['C++']:12.2f}" if name in base and base.get("C++") else ""
        lines.append(
            f"{name:{width}}" + "".join(f"{v:9.2f}" if v is not None else f"{'-':>9}" for v in row) + ratio
        )
    lines.append("")
    plain = result["module load"].get("cuModuleLoadData")
    for name, value in result["module load"].items():
        lines.append(f"{name:{width}}{value:9.1f}" + (f"   {value / plain:.2f}" if plain else ""))
    lines += [f"left out: {name}: {why}" for name, why in result["left out"].items()]
    lines += [f"stand-in: {name}: {what}" for name, what in result.get("stand-ins", {}).items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
