"""The test formats themselves: that a wrong result fails a test, shown with small stand-ins for minicu."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy
import pytest
from runner import executed, golden, machine, messages, served

TESTS = str(Path(__file__).resolve().parents[1])


@pytest.fixture
def cli(monkeypatch):
    """Stands in for minicu.cli: prints `stderr`, writes `output` to the -o file, returns `status`."""
    fake = ModuleType("minicu.cli")
    fake.calls = []
    fake.stdout = fake.stderr = fake.output = ""
    fake.status = 0

    def main(arguments):
        fake.calls.append(arguments)
        print(fake.stdout, end="")
        print(fake.stderr, end="", file=sys.stderr)
        if "-o" in arguments:
            with open(arguments[arguments.index("-o") + 1], "w") as file:
                file.write(fake.output)
        return fake.status

    fake.main = main
    monkeypatch.setitem(sys.modules, "minicu.cli", fake)
    return fake


def write(folder, name, text):
    path = folder / name
    path.write_text(text)
    return path


# --- golden files

PTX = ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n"


def test_golden_runs_each_arch_and_matches(cli, tmp_path):
    path = write(tmp_path, "a.cu", "// RUN: --emit ptx -O0\n// CHECK: .entry k\n// CHECK-NEXT: {\n")
    cli.output = PTX
    (run,) = golden.runs(path)
    golden.check(run, tmp_path)
    assert [call[-4] for call in cli.calls] == [f"-arch={arch}" for arch in machine.ARCHES]
    assert cli.calls[0][:5] == ["compile", str(path), "--emit", "ptx", "-O0"]


def test_golden_reports_a_mismatch(cli, tmp_path):
    path = write(tmp_path, "a.cu", "// RUN: -arch=sm_75\n// CHECK: .entry other\n")
    cli.output = PTX
    with pytest.raises(AssertionError, match=r"(?s)other.*\.entry k"):
        golden.check(*golden.runs(path), tmp_path)


def test_golden_prefixes_stage_and_options(cli, tmp_path):
    text = "// RUN: -arch=sm_75\n// RUN: --emit llvm --check-prefix=IR -arch sm_90\n"
    text += "// OPTIONS: -DN=3\n// IR: define\n"
    ptx, ir = golden.runs(write(tmp_path, "a.cu", text))
    assert (ptx.stage, ptx.prefixes) == ("ptx", ("CHECK",))
    assert (ir.stage, ir.prefixes, ir.options) == (
        "llvm",
        ("IR",),
        ("--emit", "llvm", "-arch", "sm_90", "-DN=3"),
    )
    cli.output = "define void @f()\n"
    golden.check(ir, tmp_path)
    assert len(cli.calls) == 1


@pytest.mark.parametrize(
    ("head", "others"),
    [
        ("// RUN: --emit ptx\n", []),
        ("// RUN: -arch=sm_90 --emit llvm\n", []),
        ("// RUN: -arch=sm_75\n", ["sm_90", "sm_120"]),
        ("// RUN: -arch=sm_90\n", ["sm_75", "sm_120"]),
        ("// RUN: -arch=sm_90\n// NEEDS: sm_90\n", ["sm_120"]),
    ],
)
def test_golden_assembles_for_the_other_architectures(cli, tmp_path, head, others):
    (run,) = golden.runs(write(tmp_path, "a.cu", f"{head}// CHECK: .target\n"))
    cli.output = PTX
    golden.check(run, tmp_path)
    arches = [word.removeprefix("-arch=") for call in cli.calls for word in call if "-arch=" in word]
    assert arches[len(run.arches) :] == [a for other in others for a in (*run_arch(run), other)]


def run_arch(run):
    return [word.removeprefix("-arch=") for word in run.options if "-arch=" in word]


def test_golden_of_minicu_abi(cli, tmp_path):
    path = write(tmp_path, "a.cu", "// RUN: abi S -arch=sm_75\n// CHECK: size 8\n")
    cli.stdout = "S: size 8\n"
    golden.check(*golden.runs(path), tmp_path)
    assert cli.calls == [["abi", str(path), "S", "-arch=sm_75"]]


def test_golden_needs_exit_status_0(cli, tmp_path):
    path = write(tmp_path, "a.cu", "// RUN: -arch=sm_75\n// CHECK: k\n")
    cli.output, cli.status = PTX, 1
    with pytest.raises(AssertionError, match="exit status 1"):
        golden.check(*golden.runs(path), tmp_path)


@pytest.mark.needs_ptxas
def test_ptx_that_ptxas_refuses():
    machine.assemble(PTX)
    with pytest.raises(AssertionError, match="ptxas -arch sm_75 refused"):
        machine.assemble(PTX.replace("ret;", "rot;"))


@pytest.mark.needs_ptxas
@pytest.mark.parametrize(("instruction", "status"), [("ret", 0), ("rot", 1)])
def test_every_ptx_can_be_assembled(tmp_path, instruction, status):
    """`pytest --assemble`, with a test that does not look at what it compiles."""
    kernel = f'__global__ void k() {{ asm volatile("{instruction};"); }}'
    write(tmp_path, "test_it.py", f"import minicu\ndef test(): minicu.compile({kernel!r}, cache=False)\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "conftest", "--assemble", "test_it.py"],
        cwd=tmp_path, capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([TESTS, *filter(None, sys.path)])},
    )  # fmt: skip
    assert done.returncode == status, done.stdout
    assert ("ptxas -arch sm_90 refused" in done.stdout) == bool(status)


def test_what_cannot_run_here_is_one_skip_for_each_reason(tmp_path):
    write(
        tmp_path,
        "test_it.py",
        """
import pytest

@pytest.mark.slow
@pytest.mark.parametrize("n", range(3))
def test_slow(n): pass

def test_chosen(): pass

@pytest.mark.slow
def test_chosen_slow(): pass
""",
    )
    words = ("-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider", "-rs", "test_it.py")
    done = served.run(*words, cwd=tmp_path)
    assert "1 passed, 1 skipped" in done.stdout and "4 tests: slow: runs with" in done.stdout, done.stdout
    assert "1 passed, 1 skipped, 3 deselected" in served.run(*words, "-k", "chosen", cwd=tmp_path).stdout
    assert "5 passed" in served.run(*words, "--slow", cwd=tmp_path).stdout


# --- error files


def diagnostics(*lines):
    """What minicu prints for (line, column, severity, message, width)."""
    printed = ""
    for line, column, severity, message, width in lines:
        printed += f"/somewhere/a.cu:{line}:{column}: {severity}: {message}\n"
        printed += "  source\n  " + " " * (column - 1) + "^" + "~" * (width - 1) + "\n"
    return printed


@pytest.mark.parametrize(
    ("source", "reported", "problems"),
    [
        # At the end of a line: any column of it.
        ("int x = y; // error: no y", [(1, 9, "error", "no y", 1)], []),
        ("int x = y; // error: no y", [(2, 9, "error", "no y", 1)], ["missing", "not expected"]),
        ("int x = y; // error: no y", [(1, 9, "warning", "no y", 1)], ["missing", "not expected"]),
        ("int x = y; // error: no", [(1, 9, "error", "no y", 1)], ["missing", "not expected"]),
        ("int x = y; // error: no {{[xy]}}", [(1, 9, "error", "no y", 1)], []),
        ("int x = y;", [(1, 9, "error", "no y", 1)], ["not expected"]),
        # Beside the token: it begins or ends there.
        ("int x = y /* error: no y */;", [(1, 9, "error", "no y", 1)], []),
        ("int x = y /* error: no y */;", [(1, 5, "error", "no y", 1)], ["missing", "not expected"]),
        ("int x = a + bc /* error: bad */;", [(1, 9, "error", "bad", 6)], []),
        ("a /* error: 1 */ b /* error: 2 */", [(1, 18, "error", "2", 1), (1, 1, "error", "1", 1)], []),
        # Elsewhere, several on a line, and options.
        ("\n// error@-1: up", [(1, 1, "error", "up", 1)], []),
        ("// warning@*: far", [(9, 1, "warning", "far [-Wfar]", 1)], []),
        ("x // error: a // note@3: b", [(1, 1, "error", "a", 1), (3, 1, "note", "b", 1)], []),
        ("x // warning: w [-Wx]", [(1, 1, "warning", "w [-Wx]", 1)], []),
        ("x // warning: w [-Wy]", [(1, 1, "warning", "w [-Wx]", 1)], ["missing", "not expected"]),
        ("x // error: a // error: a", [(1, 1, "error", "a", 1)], ["missing"]),
    ],
)
def test_expected_messages(source, reported, problems, tmp_path):
    found = messages.reports(diagnostics(*reported), tmp_path / "a.cu")
    assert len(found) == len(reported)
    result = messages.compare(messages.expectations(source), found)
    assert [problem.partition(":")[0] for problem in result] == problems


def test_messages_without_a_place(tmp_path):
    text = (
        "minicu: error: too many errors (20), stopping\nnote: so there\nother.h:3:1: error: there\n  x\n  ^\n"
    )
    found = messages.reports(text, tmp_path / "a.cu")
    assert [(r.severity, r.message, r.line) for r in found] == [
        ("error", "too many errors (20), stopping", 0),
        ("note", "so there", 0),
        ("error", "there", 0),
    ]


def test_error_file_checks_the_exit_status(cli, tmp_path):
    path = write(tmp_path, "a.cu", "// OPTIONS: -Wall\nint x = y; // error: no y\n")
    cli.stderr, cli.status = diagnostics((2, 9, "error", "no y", 1)), 1
    messages.check(path, tmp_path)
    assert cli.calls[0][-1] == "-Wall"
    cli.status = 3
    with pytest.raises(AssertionError, match="exit status 3"):
        messages.check(path, tmp_path)


# --- executed files

RUN = """\
// OPTIONS: -O0 -DN=3 -use_fast_math -fmad=false -maxrregcount=32
// NEEDS: sm_80
extern "C" __global__ void test_one(int *failures) {}
// LAUNCH: 2,2 64 1024
extern "C" __global__ void __launch_bounds__(64) test_two(int *failures) {}
extern "C" __global__ void test_three(int *failures) {}
__global__ void other(int *failures) {}
"""


def test_kernels_and_launches(tmp_path):
    path = write(tmp_path, "a.cu", RUN)
    one, two, three = executed.kernels(path)
    assert (one.name, one.grid, one.block, one.shared) == ("test_one", (1,), (1,), 0)
    assert (two.name, two.grid, two.block, two.shared) == ("test_two", (2, 2), (64,), 1024)
    assert (three.name, three.block) == ("test_three", (1,))
    assert executed.devices(path) == ("cpu", "cuda")
    assert executed.least_arch(path) == "sm_80"


def test_devices_line(tmp_path):
    assert executed.devices(write(tmp_path, "a.cu", "// DEVICES: cuda (the cpu has no PTX)\n")) == ("cuda",)


@pytest.mark.parametrize(
    ("stored", "problem"), [((0, 1), None), ((3, 1), "a.cu:3: failed"), ((0, 0), "no CHECK")]
)
def test_what_a_kernel_stored(stored, problem, tmp_path, monkeypatch):
    import minicu

    asked = {}

    def launch(array):
        array[:] = stored

    class Module(SimpleNamespace):
        test_one = {((1,), (1,), 0): launch}  # noqa: RUF012
        device = SimpleNamespace(array=lambda array: Array(array), synchronize=lambda: None)

    class Array:
        def __init__(self, array):
            self.array = array

        def __setitem__(self, where, value):
            self.array[where] = value

        def numpy(self):
            return numpy.array(self.array)

    def compile(path, **options):
        asked.update(options)
        return SimpleNamespace(load=lambda device: Module())

    monkeypatch.setattr(type(minicu), "compile", staticmethod(compile))
    kernel, *_ = executed.kernels(write(tmp_path, "a.cu", RUN))
    if problem:
        with pytest.raises(AssertionError, match=problem):
            executed.run(kernel, "cpu")
    else:
        executed.run(kernel, "cpu")
        assert [p.name for p in asked.pop("include_dirs")] == ["run"]  # beside check.h
        assert asked == {
            "arch": "sm_90",
            "cache": False,
            "opt": 0,
            "defines": (("N", "3"),),
            "fast_math": True,
            "fmad": False,
            "maxrregcount": 32,
        }


def test_a_program_is_compiled_once(tmp_path, monkeypatch):
    import minicu

    path, calls = write(tmp_path, "a.cu", "bad"), []

    def compile(path, **options):
        calls.append(path)
        raise ValueError("refused")

    monkeypatch.setattr(type(minicu), "compile", staticmethod(compile))
    for _ in range(2):
        with pytest.raises(ValueError, match="refused"):
            executed.program(path, "sm_90")
    assert calls == [path]
