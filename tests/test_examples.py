"""What newcomers try first works: the demo, and the code in the README."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_demo():
    printed = run("examples/saxpy.py")
    assert ".visible .entry _Z5saxpyifPKfPf(" in printed
    assert "it ran on " in printed.splitlines()[-1]


@pytest.mark.needs_checkout
def test_readme():
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert "[3. 3. 3." in run("-c", code)
