"""`minicu bench` finds the benchmarks, in a source tree and where minicu is installed."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from runner.command import minicu as command

from minicu.runtime import bench

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))


@pytest.mark.parametrize("words", [[], ["speed"], ["launch", "compile"]])
def test_which_benchmarks_there_are(words):
    done = command("bench", *words)
    assert done.status == 2
    assert all(f"\n  {name} " in done.stderr for name in bench.BENCHMARKS)


@pytest.mark.needs_checkout
def test_a_benchmark_runs_in_its_own_process(monkeypatch, tmp_path):
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "launch_overhead.py").write_text(
        "import sys, pathlib; pathlib.Path(sys.argv[2]).write_text('{}'); sys.exit(5)"
    )
    monkeypatch.setattr(bench, "__file__", str(tmp_path / "runtime" / "bench.py"))
    assert bench.main(["launch"], str(tmp_path / "out.json")) == 5
    assert (tmp_path / "out.json").read_text() == "{}"
    done = command("bench", "kernels")
    assert done.status == 2 and "this minicu has no benchmarks/kernel_time.py" in done.stderr


@pytest.mark.needs_checkout
def test_an_interrupted_benchmark_says_what_it_has(monkeypatch, tmp_path):
    """Ctrl-C reaches every process of the terminal: the command waits for the benchmark."""
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "launch_overhead.py").write_text(
        "import os, signal, sys, time\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "os.kill(os.getppid(), signal.SIGINT)\n"
        "time.sleep(0.6)\n"
        "sys.exit(7)"
    )
    monkeypatch.setattr(bench, "__file__", str(tmp_path / "runtime" / "bench.py"))
    assert bench.main(["launch"]) == 7


@pytest.mark.needs_checkout
def test_kernels_are_timed_where_a_gpu_is(monkeypatch, capsys):
    kernel_time = pytest.importorskip("kernel_time")
    monkeypatch.setattr(sys, "argv", ["kernel_time.py"])
    monkeypatch.setattr("minicu.runtime.devices", list)
    assert kernel_time.main() == 1
    assert "no GPU was found" in capsys.readouterr().err
    done = []
    monkeypatch.setattr("minicu.runtime.devices", lambda: [SimpleNamespace(kind="cuda")])
    monkeypatch.setattr(kernel_time, "make", lambda folder, arch: done.append(folder))
    monkeypatch.setattr(
        kernel_time, "run", lambda folder: done.append(folder) or {"microseconds": {}, "left out": {}}
    )
    assert kernel_time.main() == 0 and len(done) == 2 and done[0] == done[1]


@pytest.mark.needs_checkout
def test_an_interrupted_measurement_of_compile_times_keeps_whole_inputs(monkeypatch, capsys):
    compile_time = pytest.importorskip("compile_time")
    figure = {"minicu": {"median": 1.0}}

    def commands(file, nvcc, rounds):
        if file.stem == "medium":
            raise KeyboardInterrupt
        return {"cold": figure, "stored": figure}

    monkeypatch.setattr(compile_time, "warm", lambda *_: figure)
    monkeypatch.setattr(compile_time, "stages", lambda *_: {"parse": 1.0})
    monkeypatch.setattr(compile_time, "commands", commands)
    result = compile_time.measure(compile_time.INPUTS, 1)
    assert list(result["inputs"]) == ["saxpy"] and result["missing"][-1] == "the rest: interrupted"
    assert "left out: the rest: interrupted" in compile_time.report(result)
    assert "saxpy.cu, 1 of 3" in capsys.readouterr().err
