"""Compile times of sources that include CUB and libcu++, side by side with NVRTC and nvcc.

    python benchmarks/library_time.py [--json benchmarks/results/library_time.json] [--rounds N]

Two figures of minicu for each source, both by the command `minicu compile` in a process of its own:

- first: nothing is in minicu's cache but what is made once per installation;
- again: the source has been changed, below its headers, since it was compiled.

Peers take turns. Figures are seconds of processor time of the whole process, medians; what else the machine
does disturbs them less than the time on the clock, which is stored as well. NVRTC compiles in a process of
its own, too, by way of cuda.bindings. Compiled bytecode is used, as where minicu is installed.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from compile_time import ARCH, environment_of, nvcc_version
from harness import machine, ratio, reason, store, summary, table

ROOT = Path(__file__).resolve().parents[1]

SOURCES = {
    "cuda/std/tuple": """\
#include <cuda/std/tuple>
__global__ void kernel(const int *in, int *out) {
  auto pair = cuda::std::make_tuple(in[threadIdx.x], in[threadIdx.x + 1]);
  out[threadIdx.x] = cuda::std::get<0>(pair) - cuda::std::get<1>(pair);
}
""",
    "cuda/atomic": """\
#include <cuda/atomic>
__global__ void kernel(const int *in, int *out) {
  cuda::atomic_ref<int, cuda::thread_scope_device> sum(*out);
  sum.fetch_add(in[threadIdx.x], cuda::std::memory_order_relaxed);
}
""",
    "cub/block/block_reduce.cuh": """\
#include <cub/block/block_reduce.cuh>
__global__ void kernel(const int *in, int *out) {
  using Reduce = cub::BlockReduce<int, 128>;
  __shared__ typename Reduce::TempStorage storage;
  int sum = Reduce(storage).Sum(in[blockIdx.x * 128 + threadIdx.x]);
  if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
""",
    "cub/block/block_radix_sort.cuh": """\
#include <cub/block/block_radix_sort.cuh>
__global__ void kernel(const int *in, int *out) {
  using Sort = cub::BlockRadixSort<int, 128, 1>;
  __shared__ typename Sort::TempStorage storage;
  int keys[1] = {in[threadIdx.x]};
  Sort(storage).Sort(keys);
  out[threadIdx.x] = keys[0];
}
""",
}

#: What the installed command `minicu` is.
COMMAND = "from minicu.cli import script; script()"

#: Compiles the file that its first argument names; the others are options.
NVRTC = """\
import sys
from cuda.bindings import nvrtc
_, program = nvrtc.nvrtcCreateProgram(open(sys.argv[1], "rb").read(), b"kernel.cu", 0, [], [])
options = [word.encode() for word in sys.argv[2:]]
status, = nvrtc.nvrtcCompileProgram(program, len(options), options)
assert status == nvrtc.nvrtcResult.NVRTC_SUCCESS, status
_, size = nvrtc.nvrtcGetPTXSize(program)
nvrtc.nvrtcGetPTX(program, b" " * size)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--rounds", type=int, default=5, help="compilations by each peer (default 5)")
    options = parser.parse_args()
    result = measure(options.rounds)
    print(report(result))
    store(result, options.json)
    return 0


def measure(rounds: int) -> dict[str, Any]:
    import minicu
    from minicu.syntax.headers import toolkit

    if not toolkit.folders():
        sys.exit("library_time: no CCCL here: pip install nvidia-cuda-cccl")
    library = Path(toolkit.folders()[0])
    version = (
        (library / "cuda/std/__cccl/version.h").read_text().partition("#define CCCL_VERSION ")[2].split()[0]
    )
    versions = {"minicu": minicu.__version__, "CCCL": version}
    missing = []
    if nvcc := nvcc_version():
        versions["nvcc"] = nvcc
    else:
        missing.append("nvcc (not on the PATH)")
    try:
        from cuda.bindings import nvrtc

        versions["NVRTC"] = ".".join(map(str, nvrtc.nvrtcVersion()[1:]))
    except Exception as e:
        missing.append(f"NVRTC ({reason(e)}); pip install cuda-python nvidia-cuda-nvrtc")
    result: dict[str, Any] = {
        **machine(), "versions": versions, "missing": missing, "unit": "milliseconds of processor time",
        "inputs": {},
    }  # fmt: skip
    for name, text in SOURCES.items():
        print(f"{name} ...", file=sys.stderr)
        result["inputs"][name] = turns(text, library, versions, rounds)
    return result


def turns(text: str, library: Path, versions: dict[str, str], rounds: int) -> dict[str, Any]:
    """The figures of one source."""
    with tempfile.TemporaryDirectory() as folder:
        cache, file, ptx = (Path(folder, name) for name in ("cache", "kernel.cu", "kernel.ptx"))
        environment = {
            **environment_of(ROOT), "MINICU_CACHE_DIR": str(cache),
            "PYTHONPYCACHEPREFIX": str(Path(folder, "bytecode")),
        }  # fmt: skip

        def compile(new: bool) -> list[object]:
            for kind in ("program", *(("head",) if new else ())):
                shutil.rmtree(cache / kind, ignore_errors=True)
            return [sys.executable, "-c", COMMAND, "compile", f"-arch={ARCH}", file, "-o", ptx]

        includes = [f"-I{library}", f"-I{library.parent}"]
        peers: dict[str, Callable[[], list[object]]] = {
            "first": lambda: compile(new=True),
            "again": lambda: compile(new=False),
            "NVRTC": lambda: [
                sys.executable, "-c", NVRTC, file, f"-arch=compute_{ARCH[3:]}", "-std=c++17", *includes
            ],
            "nvcc": lambda: ["nvcc", "-ptx", f"-arch={ARCH}", "-std=c++17", file, "-o", ptx],
        }  # fmt: skip
        peers = {name: run for name, run in peers.items() if name in ("first", "again") or name in versions}
        times: dict[str, list[float]] = {name: [] for name in peers}
        clock: dict[str, list[float]] = {name: [] for name in peers}
        for number in range(-1, rounds):
            for name, command in peers.items():
                file.write_text(f"{text}// {number} {name}\n")
                spent, taken = timed(command(), environment)
                if number >= 0:
                    times[name].append(spent)
                    clock[name].append(taken)
    found: dict[str, Any] = {**summary(times), "clock": summary(clock)}
    for peer in ("NVRTC", "nvcc"):
        if peer in times:
            found[f"by {peer}"] = {name: ratio(times, name, peer) for name in ("first", "again")}
    return found


def timed(command: list[object], environment: dict[str, str]) -> tuple[float, float]:
    """Milliseconds of processor time and on the clock that a command takes, which must succeed."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    done = subprocess.run(
        list(map(str, command)), env=environment, capture_output=True, text=True, check=False
    )
    taken, after = perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"library_time: {' '.join(map(str, command[:4]))} ... failed:\n{done.stderr}")
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent * 1e3, taken * 1e3


def report(result: dict[str, Any]) -> str:
    lines = [f"{result['processor']}, {result['cores']} cores, load {result['load']:.1f}, {result['date']}"]
    lines.append(", ".join(f"{name} {version}" for name, version in result["versions"].items()))
    lines += [f"left out: {name}" for name in result["missing"]]
    names = ("first", "again", "NVRTC", "nvcc")
    rows = [
        [source, *(f"{found[name]['median']:.0f}" if name in found else "" for name in names),
         *(f"{ratio:.2f}" for ratio in found.get("by NVRTC", {}).values())]
        for source, found in result["inputs"].items()
    ]  # fmt: skip
    width = max(map(len, rows))
    head = ["processor time, ms", *names, "first by NVRTC", "again by NVRTC"][:width]
    return "\n".join([*lines, "", table(head, rows)])


if __name__ == "__main__":
    sys.exit(main())
