"""What every test may ask for: devices, the CUDA toolkit's programs, and skips by what is missing."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent

# Test modules are imported by path (--import-mode=importlib); this is where they find `runner`.
sys.path.insert(0, str(TESTS))

from runner import frozen, levels, machine  # noqa: E402

from minicu.llvm import emit  # noqa: E402
from minicu.syntax.headers import toolkit  # noqa: E402

_installed_libraries = toolkit.folders

_MARKERS = {
    "needs_gpu": "needs an NVIDIA GPU and its driver; needs_gpu(arch='sm_90') needs at least that one",
    "needs_nvcc": "needs nvcc",
    "needs_ptxas": "needs ptxas",
    "optimised": "asks for code that is optimised for the CPU (runner/levels.py)",
    "slow": "a search or a comparison that takes long: `make prove` runs it",
    "needs_checkout": "reads files of the source tree that no wheel holds",
    "xdist_group": "tests of one group run in one worker (where pytest-xdist is installed)",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--only-gpu", action="store_true", help="run only what needs a GPU; fail where there is none"
    )

    parser.addoption("--slow", action="store_true", help="run what takes long, too (`make prove`)")
    parser.addoption(
        "--assemble", action="store_true", help="hand every PTX that is made in this process to ptxas"
    )


def pytest_configure(config: pytest.Config) -> None:
    # Collections would take a third of the time, at 10,000 objects still a fifth: trees are large, and few of
    # their nodes are in cycles.
    gc.set_threshold(200_000, 10, 10)
    frozen.install()
    emit.COMPILED_HERE = sys.maxsize  # tests look into their own process, in whatever order they run
    _be_patient(float(os.environ.get("MINICU_TEST_PATIENCE", "1")))
    if config.getoption("--assemble"):
        _assemble_all()
    levels.install(as_for_users=config.getoption("--slow"))
    for name, text in _MARKERS.items():
        config.addinivalue_line("markers", f"{name}: {text}")
    # JAX takes three quarters of a GPU's memory when it starts; the other workers need it, too.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    if config.getoption("--only-gpu") and machine.gpu_capability() is None:
        raise pytest.UsageError("--only-gpu: no NVIDIA GPU, or no driver for it, was found")

    if not os.environ.keys() & {"PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST"}:
        # A cache of the tests' own: what an earlier run or the user compiled must not answer for the
        # compiler under test. pytest-xdist's workers inherit it, and what tests start.
        folder = tempfile.TemporaryDirectory(prefix="minicu-test-cache-")
        config.add_cleanup(folder.cleanup)
        os.environ["MINICU_CACHE_DIR"] = str(Path(folder.name) / "cache")
        # Workers and processes that tests start read modules as byte code, even where none may be written
        # beside the sources: each of some hundred would compile them anew, in 0.4 s.
        os.environ["PYTHONPYCACHEPREFIX"] = str(_bytecode(config) or Path(folder.name) / "bytecode")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def _bytecode(config: pytest.Config) -> Path | None:
    """pytest's cache, for byte code: the next run finds there what this one made of the same sources."""
    if not config.pluginmanager.has_plugin("cacheprovider"):
        return None
    try:
        return config.cache.mkdir("bytecode")
    except OSError:
        return None


def _be_patient(times: float) -> None:
    """On an emulated machine, what tests start may take so many times as long."""
    communicate = subprocess.Popen.communicate

    def patient(self, input=None, timeout=None):
        return communicate(self, input, timeout and timeout * times)

    if times > 1:
        subprocess.Popen.communicate = patient  # type: ignore[assignment]


def _assemble_all() -> None:
    """From now on, hand every PTX that minicu makes in this process to ptxas, once."""
    from minicu.llvm import emit as llvm

    seen: set[str] = set()
    compile_ptx = llvm.compile_ptx

    def compile_and_assemble(ir: str, options: object) -> str:
        ptx = compile_ptx(ir, options)
        if ptx not in seen:
            seen.add(ptx)
            machine.assemble(ptx)
        return ptx

    llvm.compile_ptx = compile_and_assemble


class _LeftOut(pytest.Item):
    """Stands for all tests that cannot run here for one reason: some thousand, each of which would cost as
    much as many a test that runs."""

    def runtest(self) -> None:
        pytest.skip(self.name)


@pytest.hookimpl(trylast=True)  # of those that -k and -m have left
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    if config.getoption("--only-gpu"):
        kept = [item for item in items if _uses_gpu(item)]
        dropped = [item for item in items if not _uses_gpu(item)]
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept
    reasons = {item: reason for item in items if (reason := _missing(item))}
    items[:] = [item for item in items if item not in reasons]
    for reason, count in Counter(reasons.values()).items():
        tests = "1 test" if count == 1 else f"{count} tests"
        items.append(_LeftOut.from_parent(session, name=f"{tests}: {reason}"))


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.collect()
    gc.freeze()  # all tests, and what they have imported, stay
    # Without groups each worker compiles each file, and the suite takes twice as long: say so.
    grouped = [item for item in session.items if item.get_closest_marker("xdist_group")]
    if session.config.getoption("loadgroup", False) and any("@" not in item.nodeid for item in grouped):
        session.config.issue_config_time_warning(
            pytest.PytestConfigWarning(
                "pytest-xdist does not group tests under this pytest (see pyproject.toml)"
            ),
            2,
        )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    # With --slow one file may take minutes; where a worker has lost the GPU, each further test takes seconds:
    # those are for all workers.
    if config.getvalue("dist") != "loadgroup" or config.getoption("--slow") or machine.gpu_capability():
        return None
    from runner.sharing import FilesTogether

    return FilesTogether(config, log)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    if nextitem is not None and nextitem.path != item.path:
        gc.collect()
        gc.freeze()  # what is there after the last test of a file, its programs and those of `runner`, stays


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """A kernel's fault ends the use of the GPU in its process: the tests after it run in their own."""
    if not (_uses_gpu(item) and machine.gpu_is_lost()):
        return None
    hook, location = item.ihook, item.location
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=location)
    hook.pytest_runtest_logreport(report=machine.run_apart(item))
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=location)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    optimised = item.get_closest_marker("optimised") is not None
    levels.start(levels.USERS if optimised else levels.of(f"{item.path.name} {item.name.partition('[')[0]}"))
    # What tests say does not depend on whether CCCL is installed here, but for the tests of that.
    toolkit.folders = _installed_libraries if item.path.name == "test_cccl.py" else tuple  # type: ignore


@pytest.fixture(params=["cpu", "cuda"])
def device(request: pytest.FixtureRequest) -> str:
    """Each device in turn, by its name for `program.load`; "cuda" is skipped where there is no GPU."""
    return request.param


@pytest.fixture
def devices() -> list[str]:
    """The names of all devices that are present."""
    return ["cpu", "cuda"] if machine.gpu_capability() else ["cpu"]


@pytest.fixture
def assemble():
    """`assemble(ptx, arch=None)`: hands PTX to ptxas, where there is one (runner/machine.py)."""
    return machine.assemble


def _uses_gpu(item: pytest.Item) -> bool:
    return item.get_closest_marker("needs_gpu") is not None or _parameter(item, "device") == "cuda"


def _parameter(item: pytest.Item, name: str) -> object:
    callspec = getattr(item, "callspec", None)
    return callspec.params.get(name) if callspec else None


def _missing(item: pytest.Item) -> str | None:
    """Why a test cannot run here."""
    if _uses_gpu(item):
        capability = machine.gpu_capability()
        if capability is None:
            return "no NVIDIA GPU found"
        marker = item.get_closest_marker("needs_gpu")
        arch = marker.kwargs.get("arch") if marker else None
        if arch and machine.arch_number(machine.gpu_arch()) < machine.arch_number(arch):
            return f"needs {arch}; this GPU is {machine.gpu_arch()}"
    for program in ("nvcc", "ptxas"):
        if item.get_closest_marker(f"needs_{program}") and machine.toolkit_program(program) is None:
            return f"no {program} found"
    if item.get_closest_marker("needs_checkout") and not (ROOT / "pyproject.toml").exists():
        return "not in a source tree"
    # A machine with a GPU has the processors for what runs on it.
    if item.get_closest_marker("slow") and not (item.config.getoption("--slow") or _uses_gpu(item)):
        return "slow: runs with --slow (`make prove`)"
    return None
