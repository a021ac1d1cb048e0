"""tests/tools/sanitize.py with a stand-in for compute-sanitizer: what it makes of each tool's end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[1] / "tools" / "sanitize.py"

pytestmark = [
    pytest.mark.needs_checkout,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a shell script stands in"),
]

STAND_IN = """#!/bin/sh
echo "$@" > "$TOLD/$2"
case $2 in
    memcheck) echo "== 3 passed, 1 skipped in 2.00s =="; echo "========= ERROR SUMMARY: 0 errors";;
    racecheck) echo "2 passed in 1.00s"; echo "========= RACECHECK SUMMARY: 1 hazard"; exit 9;;
    initcheck) echo "1 failed in 1.00s"; exit 1;;
    synccheck) sleep 100;;
esac
"""


@pytest.mark.slow
def test_verdicts(tmp_path):
    script = tmp_path / "compute-sanitizer"
    script.write_text(STAND_IN)
    script.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "TOLD": str(tmp_path)}
    environment.pop("PYTEST_XDIST_WORKER", None)
    environment["CUDA_VISIBLE_DEVICES"] = ""
    done = subprocess.run(
        [sys.executable, str(TOOL), "--seconds", "5", "nothing.py"],
        capture_output=True, text=True, env=environment, timeout=120,
    )  # fmt: skip
    assert done.returncode == 9, done.stdout + done.stderr
    assert "memcheck: nothing found; 3 passed, 1 skipped in 2.00s; " in done.stdout
    assert "racecheck: FOUND SOMETHING; 2 passed in 1.00s; " in done.stdout and "1 hazard" in done.stdout
    assert "initcheck: FAILED (exit status 1); 1 failed in 1.00s; " in done.stdout
    assert "synccheck: FAILED (exit status 1); no tests ran; " in done.stdout
    assert "stopped after 5 s" in done.stdout
    assert "planted faults: NOT ALL FOUND; " in done.stdout  # there is no GPU
    told = {name: (tmp_path / name).read_text() for name in ("memcheck", "racecheck")}
    assert "--error-exitcode 9 --report-api-errors no" in told["memcheck"]
    assert "--report-api-errors" not in told["racecheck"] and "--only-gpu" in told["racecheck"]


def test_without_the_tool(tmp_path):
    environment = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, str(TOOL)], capture_output=True, text=True, env=environment, timeout=60
    )
    if Path("/usr/local/cuda/bin/compute-sanitizer").exists():
        pytest.skip("it is there all the same")
    assert done.returncode == 2 and "no compute-sanitizer found" in done.stderr
