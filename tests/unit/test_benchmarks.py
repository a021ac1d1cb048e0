"""What the benchmarks make of peers that fail, of interruptions and of results that are not whole."""

from __future__ import annotations

import ctypes
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
launch_overhead = pytest.importorskip("launch_overhead", reason="benchmarks are part of the source tree only")
call_overhead = pytest.importorskip("call_overhead")
harness = pytest.importorskip("harness")
report = pytest.importorskip("report")

pytestmark = pytest.mark.needs_checkout


@pytest.fixture
def run(monkeypatch, tmp_path):
    """`run(*options)`: the launch benchmark on the CPU device; what it wrote."""
    from minicu.runtime import find

    monkeypatch.setattr(launch_overhead, "find", lambda name: find("cpu"))
    monkeypatch.setattr(launch_overhead, "COUNTS", (0, 1, 4))

    def measured():
        monkeypatch.setattr(
            sys, "argv", ["launch_overhead.py", "--quick", "--json", str(tmp_path / "r.json")]
        )
        status = launch_overhead.main()
        return status, json.loads((tmp_path / "r.json").read_text())

    return measured


def test_launches_without_a_gpu(run, capsys):
    status, result = run()
    assert status == 0 and list(result["launches"]) == ["0", "1", "4"]
    assert all(set(row) == set(launch_overhead.ON_CPU) for row in result["launches"].values())
    assert "GPU" in result["left out"]
    assert "minicu, kept, arrays checked" in capsys.readouterr().out
    assert "minicu, kept, arrays checked" in report.launches(result)


def test_a_peer_that_fails_is_left_out_and_named(run, monkeypatch):
    def absent(*_):
        import no_such_library  # noqa: F401

    def ends_the_process(*_):
        raise SystemExit("no compiler")

    def fails_at_four(s, module, handle, count):
        return (lambda n: 1 / (count - 4)) if count else (lambda n: None)

    peers = {"absent": absent, "ends": ends_the_process, "fails at four": fails_at_four}
    monkeypatch.setattr(launch_overhead, "PEERS", {**peers, **launch_overhead.PEERS})
    monkeypatch.setattr(launch_overhead, "ON_CPU", (*peers, *launch_overhead.ON_CPU))
    _, result = run()
    left = result["left out"]
    assert left["absent"] == "with 0 arguments: ModuleNotFoundError: No module named 'no_such_library'"
    assert left["ends"] == "with 0 arguments: SystemExit: no compiler"
    assert left["fails at four"] == "with 4 arguments: ZeroDivisionError: division by zero"
    assert [set(result["launches"][n]) - set(launch_overhead.ON_CPU[3:]) for n in "014"] == [
        {"fails at four"}, {"fails at four"}, set(),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("error", "told"), [(KeyboardInterrupt(), "interrupted"), (OSError("x"), "OSError: x")]
)
def test_an_interrupted_run_keeps_what_it_has(run, monkeypatch, error, told):
    measure = launch_overhead.Session.measure

    def until(session, count, bursts):
        if count == 4:
            raise error
        return measure(session, count, bursts)

    monkeypatch.setattr(launch_overhead.Session, "measure", until)
    status, result = run()
    assert status == 0 and list(result["launches"]) == ["0", "1"]
    assert result["left out"]["the rest"] == told
    assert f"Left out: the rest: {told}." in report.launches(result)


def test_a_killed_run_keeps_what_it_has(run, monkeypatch, tmp_path):
    seen = []
    store = harness.store
    monkeypatch.setattr(
        launch_overhead,
        "store",
        lambda *a, **k: (store(*a, **k), seen.append((tmp_path / "r.json").read_text())),
    )
    run()
    assert [len(json.loads(text)["launches"]) for text in seen] == [1, 2, 3, 3]


def test_calls_of_a_compiler_that_fails():
    kinds = [call_overhead.LOOP, *call_overhead.KINDS[1:4]]
    result = {"left_out": [], "calls": {}}

    def fine(name, grid, block, rounds):
        return rounds * (10 if name == "k_loop" else 25)

    def fails(name, grid, block, rounds):
        if name == kinds[2].kernel:
            raise RuntimeError("the driver says no")
        return rounds * 10

    call_overhead.repeat(kinds, {"minicu": fine, "nvcc": fails}, 3, result)
    assert [set(row) - {"group"} for row in result["calls"].values()] == [
        {"minicu", "nvcc"}, {"minicu", "nvcc"}, {"minicu"}, {"minicu"},
    ]  # fmt: skip
    assert result["calls"][kinds[3].name]["minicu"]["cycles"] == 15
    assert result["left_out"] == [f"nvcc, from {kinds[2].name} on: RuntimeError: the driver says no"]
    result |= {"date": "today", "processor": "p", "cores": 1}
    assert "the driver says no" in call_overhead.report(result)
    page = report.calls(result)
    assert "the driver says no" in page and "nan" in page  # a ratio to nothing


def test_parts_of_the_calls_that_fail(monkeypatch, tmp_path):
    class Gpu:
        def __init__(self, *_):
            pass

        def modules(self, name, text):
            if name == "system":
                raise OSError("no nvcc")
            return {"minicu": lambda name, grid, block, rounds: rounds}

        def linked(self):
            raise call_overhead.link.LinkError("'far' is undefined")

    monkeypatch.setattr(call_overhead, "Gpu", Gpu)
    result = {"left_out": [], "calls": {}}
    call_overhead.measure(SimpleNamespace(arch="sm_90", repeat=2, json=tmp_path / "r.json"), result)
    assert result["left_out"] == [
        "calls across modules: LinkError: 'far' is undefined", "system calls: OSError: no nvcc",
    ]  # fmt: skip
    assert json.loads((tmp_path / "r.json").read_text()) == result and len(result["calls"]) > 40


def test_what_kernels_print_is_no_part_of_the_report(capfd):
    libc = ctypes.CDLL(None)
    with call_overhead.silence():
        libc.puts(b"from a kernel")
        os.write(1, b"from another\n")
    libc.fflush(None)
    os.write(1, b"after\n")
    assert capfd.readouterr().out == "after\n"


def test_launch_results_that_are_not_whole():
    result = {
        "date": "today", "processor": "p", "cores": 1, "python": "3", "launches": {}, "module load": {},
        "left out": {"the rest": "interrupted"},
    }  # fmt: skip
    for launches in ({}, {"0": {}}, {"0": {"a": 1.0}}, {"0": {"C++": 1.0}, "8": {"a": 2.0}}):
        result["launches"] = launches
        assert "interrupted" in launch_overhead.as_text(result)
        assert "interrupted" in report.launches(result)


def test_kernel_results_that_are_not_whole():
    kernel_time = pytest.importorskip("kernel_time")
    result = {"date": "today", "card": "GPU", "left out": {"the rest": "interrupted"}}
    for rows in ({}, {"a": {"minicu -O3": 2.0}}, {"a": {"minicu -O3": 2.0, "nvcc": 4.0}}):
        result["microseconds"] = rows
        page = report.kernels(result)
        assert "Left out: the rest: interrupted." in page and "interrupted" in kernel_time.report(result)
        assert ("geometric mean | 0.50 | 1.00" in page) is ("nvcc" in rows.get("a", {}))
