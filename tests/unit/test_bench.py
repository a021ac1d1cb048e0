"""`minicu bench` finds the benchmarks, in a source tree and where minicu is installed."""

from __future__ import annotations

import pytest
from runner.command import minicu as command

from minicu.runtime import bench


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
