"""The CUDA device without a GPU: over a driver that notes what is asked of it (tests/fakes/libcuda)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from runner import served

FAKES = Path(__file__).resolve().parent.parent / "fakes"


@pytest.fixture(scope="module")
def fake_driver(tmp_path_factory):
    """A folder with the fake driver; environment variables for a process that finds it."""
    pytest.importorskip("cuda.bindings", reason="needs cuda-python")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("needs a C compiler on Linux")
    folder = tmp_path_factory.mktemp("driver")
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-w", "-Wl,-soname,libcuda.so.1",
         *sorted(map(str, (FAKES / "libcuda").glob("*.c"))),
         "-o", str(folder / "libcuda.so.1"), "-ldl", "-lpthread"],
        check=True, timeout=60,
    )  # fmt: skip
    paths = [str(FAKES.parent.parent), *sys.path]
    return {**os.environ, "LD_LIBRARY_PATH": str(folder), "FAKE_CUDA_DEVICES": "2",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": os.pathsep.join(p for p in paths if p)}  # fmt: skip


#: What cases need besides the fake driver, by the way in which they run: options of pytest, environment.
WAYS = {
    "pool": ([], {}),  # of memory, which newer drivers have
    "no pool": ([], {"FAKE_CUDA_NO_POOL": "1"}),
    # Python's free-threaded build, played: no machine code looks into its objects, Python launches.
    "no global lock": (["-p", "free_threaded", "test_way.py"], {}),
}


def _cases():
    """Every case of the files in tests/fakes, with a pool; those about memory without one as well, and with
    `make prove` all of them in every way."""
    for file in sorted(FAKES.glob("*_cases.py")):
        for way in WAYS:
            slow = way != "pool" and (way, file.stem) not in NOT_SLOW
            marks = [pytest.mark.xdist_group(f"{file.stem} {way}"), *[pytest.mark.slow] * slow]
            for name in re.findall(r"(?m)^def (test_\w+)", file.read_text()):
                yield pytest.param(file, way, name, id=f"{file.stem}-{name}-{way}", marks=marks)


NOT_SLOW = {("no pool", "cuda_cases"), ("no pool", "order_cases")}


#: They say what is stored and what is not: these begin with an empty cache.
OF_THE_CACHE = {"load_cases"}


@pytest.mark.parametrize(("file", "way", "name"), list(_cases()))
def test_case(outcomes, file, way, name):
    faults, skipped = outcomes(file, way)[name]
    assert not faults, "\n\n".join(faults)
    if skipped:
        pytest.skip(skipped)


@pytest.fixture(scope="module")
def outcomes(fake_driver, tmp_path_factory):
    """`outcomes(file, way)[name]`: the faults of a case, and why it was skipped. A process of its own finds
    the fake driver in the place of the real one; it runs all cases of a file. It is a fork of a process that
    has imported minicu, except where minicu must be imported in another way."""

    @cache
    def run(file, way):
        folder = tmp_path_factory.mktemp("cases")
        options, more = WAYS[way]
        (folder / "test_way.py").write_text(WAY)
        environment = {**fake_driver, **more}
        if file.stem in OF_THE_CACHE:
            environment["MINICU_CACHE_DIR"] = str(folder / "cache")
        environment["PYTHONPATH"] += os.pathsep + str(FAKES)
        for name in ("PYTEST_XDIST_WORKER", "PYTHONUNBUFFERED"):  # this one reaches C's buffers (served.py)
            environment.pop(name, None)
        words = ["-q", "-p", "no:cacheprovider", "--junitxml", "report.xml", str(file), *options]
        if options:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *words],
                env=environment, capture_output=True, text=True, timeout=120, cwd=folder,
            )  # fmt: skip
        else:
            done = served.run(
                FAKES / "with_driver.py", *words, env=environment, cwd=folder,
                imports=("pytest", "numpy", "cuda.bindings.driver"),
            )  # fmt: skip
        report = folder / "report.xml"
        assert report.exists(), done.stdout + done.stderr
        return _outcomes(report, file, done.stdout)

    return run


def _outcomes(report, file, said):
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        name = case.get("name").partition("[")[0]
        faults, skipped = found.get(name, ([], ""))
        faults = faults + [f"{case.get('name')}: {e.text}" for e in case if e.tag in ("failure", "error")]
        found[name] = faults, skipped or next((e.get("message") for e in case if e.tag == "skipped"), "")
    of_way = [f for name, (f, _) in found.items() if f and name in re.findall(r"def (test_\w+)", WAY)]
    assert not of_way, said
    return found


WAY = r"""
import numpy, threading
import minicu
from minicu.runtime.launching import launch_builtin

def test_the_general_path():
    assert not launch_builtin.available()
    module = minicu.compile("__global__ void k(int *p, int n) { *p = n; }").load("cuda:0")
    bound = module.k[1, 1]
    assert type(bound).__name__ == "Launch", type(bound)
    array = module.device.zeros(1, "i4")
    threads = [threading.Thread(target=lambda: [bound(array, n) for n in range(50)]) for _ in range(4)]
    [t.start() for t in threads]
    [t.join() for t in threads]

def test_the_cpu_device_serves_many_threads():
    module = minicu.compile("__global__ void k(int *p, int n) { p[threadIdx.x] += n; }").load("cpu")
    found = []
    def work(n):
        p = numpy.zeros(64, "i4")
        for _ in range(50):
            module.k[1, 64](p, n)
        found.append(p.tolist() == [50 * n] * 64)
    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert found == [True] * 4
"""


def run(program: str, environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


FIND = """
from minicu.runtime import find
try:
    print(find("cuda"))
except Exception as e:
    print(type(e).__name__, getattr(e, "reason", ""), e)
print(find("auto").name)
"""


def test_a_driver_without_a_gpu(fake_driver):
    out = run(FIND, {**fake_driver, "FAKE_CUDA_DEVICES": "0", "CUDA_VISIBLE_DEVICES": ""})
    assert "DriverMissing device" in out and "CUDA_VISIBLE_DEVICES" in out and out.endswith("cpu\n")


def test_no_driver(fake_driver, tmp_path):
    (tmp_path / "libcuda.so.1").write_text("no library")
    out = run(FIND, {**fake_driver, "LD_LIBRARY_PATH": str(tmp_path)})
    assert "no NVIDIA driver found (libcuda.so.1)" in out and out.endswith("cpu\n")


def test_statuses_in_words():
    from minicu.runtime.cuda import driver as cuda_driver

    pytest.importorskip("cuda.bindings", reason="needs cuda-python")
    assert "free arrays" in cuda_driver.explain(2)
    assert "'spawn'" in cuda_driver.explain(3)
    assert "CUDA status 5555" in cuda_driver.explain(5555)
    error = cuda_driver.error_of(700, "copying", "k")
    assert str(error).startswith("copying: kernel 'k' touched memory outside")
    assert (error.kernel, error.status, error.code) == ("k", "CUDA_ERROR_ILLEGAL_ADDRESS", 700)


def test_exceptions_are_picklable():
    import pickle

    from minicu.runtime.cuda import driver as cuda_driver

    pytest.importorskip("cuda.bindings", reason="needs cuda-python")
    error = pickle.loads(pickle.dumps(cuda_driver.error_of(710, "x", "k")))
    assert isinstance(error, AssertionError) and error.kernel == "k" and error.code == 710


@pytest.mark.parametrize(
    ("driver", "ptx"),
    [((11, 8), (7, 8)), ((12, 5), (8, 5)), ((12, 6), (8, 5)), ((13, 0), (9, 0)), ((10, 2), (6, 5))],
)
def test_ptx_versions_of_drivers(driver, ptx):
    from minicu.runtime.cuda import driver as cuda_driver

    assert cuda_driver.highest_ptx(driver) == ptx


def test_drivers_of_ptx_versions():
    from minicu.runtime.cuda import driver as cuda_driver

    assert cuda_driver.least_driver((8, 4)) == "CUDA 12.4 (driver 550 or newer)"
    assert cuda_driver.least_driver((9, 9)) == "a newer one than minicu knows"
    assert cuda_driver.highest_ptx((99, 0)) is None


@pytest.mark.needs_checkout
@pytest.mark.slow  # peers are imported; test_benchmarks.py runs it with the CPU device
def test_the_benchmarks_run(fake_driver, tmp_path):
    """Over the driver that launches nothing: peers that cannot use it are left out and named."""
    import json

    root = FAKES.parent.parent
    environment = {**fake_driver, "FAKE_CUDA_DEVICES": "1", "MINICU_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, str(root / "benchmarks" / "launch_overhead.py"), "--quick",
         "--json", str(tmp_path / "r.json")],
        env=environment, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    result = json.loads((tmp_path / "r.json").read_text())
    assert (
        list(result["launches"]) == ["0", "1", "4", "8", "16", "64"] and "the rest" not in result["left out"]
    )
    for count, row in result["launches"].items():
        ours = {"C++", "minicu, kept", "minicu, kernel[grid, block], arrays checked", "cuda.bindings, tuple",
                "minicu, kept, without the driver"}  # fmt: skip
        assert row.keys() >= ours and ("C++, packed" in row) is (count != "0")
        assert all(took > 0 for took in row.values())
    assert all(": " in why for why in result["left out"].values())
    loading = {
        "cuModuleLoadData",
        "program.load, again",
        "cuModuleLoad, from disk",
        "program.load, from disk",
    }
    assert loading <= result["module load"].keys()
    assert "at 8, against C++" in done.stdout


AFTER_A_FAULT = """
import os
import pytest

pytestmark = pytest.mark.needs_gpu

def test_guilty():
    from minicu.runtime import find
    find("cuda")._lost = "a kernel did something"

def test_fine():
    from minicu.runtime import find
    assert find("cuda").zeros(3).numpy().tolist() == [0, 0, 0]
    assert os.getppid() == int(os.environ["PARENT"])

@pytest.mark.parametrize("name", ["with a space"])
def test_wrong(name):
    assert name == "c", "a message"

def test_skipped():
    pytest.skip("for a reason")

def test_not_of_the_gpu():
    pass
"""


def test_tests_after_a_fault_run_in_processes_of_their_own(fake_driver, tmp_path):
    noted = 'def test_guilty():\n    os.environ["PARENT"] = str(os.getpid())'
    (tmp_path / "test_faults.py").write_text(AFTER_A_FAULT.replace("def test_guilty():", noted))
    paths = os.pathsep.join([str(FAKES.parent), fake_driver["PYTHONPATH"]])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-rA", "--only-gpu",
         "-p", "no:cacheprovider", "test_faults.py"],
        env={**fake_driver, "PYTHONPATH": paths, "PYTEST_ADDOPTS": "-p conftest"},
        capture_output=True, text=True, timeout=120, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout + done.stderr
    assert "3 passed, 1 skipped" in done.stdout and "1 failed" in done.stdout, done.stdout
    assert "a message" in done.stdout and "for a reason" in done.stdout
