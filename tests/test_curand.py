"""cuRAND's generators in kernels: NVIDIA's header as it is gives the numbers that it gives other compilers.

draws.json holds digests of those of g++'s build, `python tests/test_curand.py` makes it anew. Where nvcc
and a GPU are, every bit is compared with its build's, those of normal distributions included, and
`python tests/test_curand.py --nvcc OUT` counts what differs on each device, and by how much at most
(benchmarks/results/curand.json).
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy
import pytest

import minicu
from minicu.syntax.headers import installed

# DOC: Libraries | cuRAND in kernels: NVIDIA's `<curand_kernel.h>` as it is, from its wheel, a toolkit or `-I`

FOLDER = Path(__file__).resolve().parent / "curand"
SOURCE, DATA = FOLDER / "draws.cu", FOLDER / "draws.json"
NAMES = (
    "xorwow",
    "mrg32k3a",
    "philox",
    "four",
    "skipped",
    "sobol32",
    "scrambled32",
    "sobol64",
    "scrambled64",
)
#: One for each way to draw: these are in each test run, in a program of their own.
FEW = ("xorwow", "philox", "four", "sobol32")
SOME = [pytest.param(name, marks=[] if name in FEW else [pytest.mark.slow]) for name in NAMES]
THREADS, COUNT, SEED = 1024, 1000, 1234567890123
#: How many threads' numbers draws.json has, where it has not those of all: what skips takes long.
FEWER = {"skipped": 128}

_HEADER = next((path for path in installed.paths("curand_kernel.h") if Path(path).is_file()), None)
needs_curand = pytest.mark.skipif(_HEADER is None, reason="nvidia-curand is not installed")
pytestmark = pytest.mark.xdist_group("curand")  # one worker compiles the kernels of all generators


def _arrays(threads: int) -> tuple[Any, Any, Any]:
    shape = threads, COUNT
    return numpy.zeros(shape, numpy.uint32), numpy.zeros(shape, numpy.float32), numpy.zeros(shape)


def _drawn(name: str, arrays: Any) -> dict[str, str]:
    """Digests of what needs no function of a mathematical library."""
    words, floats, doubles = arrays
    exact = {"words": words, "floats": floats[:, 0::4], "doubles": doubles[:, 0::4]}
    return {
        k: hashlib.sha256(numpy.ascontiguousarray(v).tobytes()).hexdigest()[:16] for k, v in exact.items()
    }


_PROGRAMS: dict[Any, Any] = {}


def _module(device: str, name: str = "") -> Any:
    """The kernels of all generators; for the CPU those of the FEW if `name` is among them."""
    from runner.machine import gpu_arch

    few = device == "cpu" and name in FEW
    if (device, few) not in _PROGRAMS:
        arch = "sm_90" if device == "cpu" else gpu_arch()
        _PROGRAMS[device, few] = _compiled(arch, few).load(device)
    return _PROGRAMS[device, few]


def _compiled(arch: str, few: bool) -> Any:
    return minicu.compile(SOURCE, "cu", arch=arch, defines={"FEW": 1} if few else {})


def _run(name: str, device: str, threads: int = THREADS) -> tuple[Any, ...]:
    """What a kernel leaves in the arrays."""
    module = _module(device, name)
    arrays = [module.device.array(a) for a in _arrays(threads)]
    getattr(module, name)[threads // 64, 64](SEED, COUNT, *arrays)
    return tuple(a.numpy() for a in arrays)


@needs_curand
@pytest.mark.parametrize("name", SOME)
def test_numbers_are_those_of_other_compilers(name: str, device: str) -> None:
    found = _drawn(name, _run(name, device, FEWER.get(name, THREADS)))
    assert found == json.loads(DATA.read_text())[name]


@needs_curand
@pytest.mark.parametrize("name", SOME[:3])
def test_distributions(name: str, device: str) -> None:
    _, floats, doubles = _run(name, device)
    counts = doubles[:, 3::4]
    assert abs(counts[:, 0::2].mean() - 100) < 0.5 and abs(counts[:, 1::2].mean() - 3.5) < 0.05
    for normal in (floats[:, 2::4], doubles[:, 2::4], (numpy.log(floats[:, 3::4]) - 0.5) / 0.25):
        assert abs(normal.mean()) < 0.01 and abs(normal.std() - 1) < 0.01


@needs_curand
@pytest.mark.parametrize("few", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_ptx_assembles(few: bool, assemble: Any) -> None:
    assemble(_compiled("sm_90", few).ptx)


@needs_curand
@pytest.mark.needs_gpu
@pytest.mark.needs_nvcc
@pytest.mark.parametrize("name", NAMES)
def test_every_bit_is_that_of_nvcc(name: str) -> None:
    for mine, other in zip(_run(name, "cuda"), _run_by_nvcc(name), strict=True):
        assert not _differing(mine, other)


def _run_by_nvcc(name: str) -> tuple[Any, ...]:
    """What the kernel of nvcc's build leaves in the arrays."""
    from cuda.bindings import driver
    from runner.machine import gpu_arch

    device = _module("cuda").device
    if "nvcc" not in _PROGRAMS:
        with tempfile.TemporaryDirectory() as folder:
            command = ["nvcc", f"-arch={gpu_arch()}", "-cubin", str(SOURCE), "-o", f"{folder}/a.cubin",
                       "-I", str(Path(_HEADER or "").parent)]  # fmt: skip
            subprocess.run(command, check=True)
            code = Path(folder, "a.cubin").read_bytes()
        status, _PROGRAMS["nvcc"] = driver.cuModuleLoadData(code)
        assert status == driver.CUresult.CUDA_SUCCESS
    arrays = [device.array(a) for a in _arrays(THREADS)]
    status, function = driver.cuModuleGetFunction(_PROGRAMS["nvcc"], name.encode())
    assert status == driver.CUresult.CUDA_SUCCESS
    pointers = [a.__cuda_array_interface__["data"][0] for a in arrays]
    values = (SEED, COUNT, *pointers), (ctypes.c_ulonglong, ctypes.c_int, *[ctypes.c_void_p] * 3)
    (status,) = driver.cuLaunchKernel(function, THREADS // 64, 1, 1, 64, 1, 1, 0, 0, values, 0)
    assert status == driver.CUresult.CUDA_SUCCESS
    device.synchronize()
    return tuple(a.numpy() for a in arrays)


def _differing(mine: Any, other: Any) -> int:
    """How many numbers have other bits."""
    words = f"u{mine.itemsize}"
    bits = [numpy.ascontiguousarray(a).view(words) for a in (mine, other)]
    return int((bits[0] != bits[1]).sum())


def _against_nvcc(out: Path) -> None:
    """Count, by generator, device and kind of number, how many differ from nvcc's."""
    sys.path.append(str(FOLDER.parents[1] / "benchmarks"))
    from harness import gpu_driver, machine, store

    found: dict[str, Any] = {}
    for name in NAMES:
        theirs = _run_by_nvcc(name)
        for device in ("cuda", "cpu"):
            words, floats, doubles = zip(_run(name, device), theirs, strict=True)
            pairs = {"words": words}
            for kind, arrays, column in (
                ("uniform", floats, 0),
                ("normal", floats, 2),
                ("log_normal", floats, 3),
                ("uniform_double", doubles, 0),
                ("normal_double", doubles, 2),
                ("poisson", doubles, 3),
            ):
                pairs[kind] = [a[:, column::4] for a in arrays]
            found.setdefault(name, {})[device] = {
                kind: [_differing(mine, other), float(abs(mine - other.astype(float)).max())]
                for kind, (mine, other) in pairs.items()
            }
        counts = {kind: int(pair[0].size) for kind, pair in pairs.items()}
        store({**machine(), "driver": gpu_driver(), "numbers": counts, "differ": found}, out)


@needs_curand
@pytest.mark.slow  # reads the header twice; all but MTGP32 is in the tests above
def test_a_whole_program(device: str, capfd: Any) -> None:
    """Host code that sets up the generator, and the tables of MTGP32: one output, whatever the device."""
    from minicu.cli import main

    assert main(["run", "--device", device, str(FOLDER / "mtgp.cu")]) == 0
    assert capfd.readouterr().out == (FOLDER / "mtgp.out").read_text()


@needs_curand
@pytest.mark.needs_gpu
@pytest.mark.needs_nvcc
def test_the_whole_program_of_nvcc(tmp_path: Path) -> None:
    command = ["nvcc", "-arch=native", str(FOLDER / "mtgp.cu"), "-o", str(tmp_path / "a"),
               "-I", str(Path(_HEADER or "").parent)]  # fmt: skip
    subprocess.run(command, check=True)
    said = subprocess.run([str(tmp_path / "a")], check=True, capture_output=True, text=True).stdout
    assert said == (FOLDER / "mtgp.out").read_text()


def test_what_is_missing_is_named() -> None:
    source = "__global__ void k(unsigned *p) { curandState s; curand_init(1, 2, 3, &s); *p = curand(&s); }"
    with pytest.raises(minicu.CompileError, match=r"<curand_kernel\.h>.*pip install nvidia-curand"):
        minicu.compile(source)


def _of_gcc() -> dict[str, Any]:
    """What g++'s build of the same file gives."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        command = ["g++", "-O1", "-ffp-contract=off", "-shared", "-fPIC", "-x", "c++", "-DHOST", "-include",
                   "cuda_runtime.h", "-I", str(Path(_HEADER or "").parent), "-I", "/usr/local/cuda/include",
                   str(SOURCE), "-o", f"{folder}/a.so"]  # fmt: skip
        subprocess.run(command, check=True)
        library = ctypes.CDLL(f"{folder}/a.so")
        for name in NAMES:
            threads = FEWER.get(name, THREADS)
            arrays = _arrays(threads)
            addresses = [ctypes.c_void_p(a.ctypes.data) for a in arrays]
            getattr(library, name)(threads, ctypes.c_ulonglong(SEED), COUNT, *addresses)
            found[name] = _drawn(name, arrays)
    return found


if __name__ == "__main__":
    if sys.argv[1:2] == ["--nvcc"]:
        _against_nvcc(Path(sys.argv[2]))
    else:
        DATA.write_text(json.dumps(_of_gcc(), indent=1) + "\n")
