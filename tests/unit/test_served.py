"""Forks of a process that has imported minicu (tests/runner/served.py) are processes like any others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from runner import served

PROGRAM = """
import os, sys
print(os.getcwd(), os.environ.get("WORD"), sys.argv[1:], __name__, sys.stdin.read())
print("said", file=sys.stderr)
os.write(1, b"at once\\n")
kept = [1]
sys.exit(7)
"""


@pytest.fixture
def program(tmp_path: Path):
    """`program(text)`: a file with that text."""

    def write(text: str) -> Path:
        (tmp_path / "program.py").write_text(text)
        return tmp_path / "program.py"

    return write


def test_it_is_as_if_python_had_been_started(program, tmp_path):
    file = program(PROGRAM)
    (tmp_path / "in").write_text("given")
    words, more = (file, "a", "b c"), {"cwd": tmp_path, "env": {**os.environ, "WORD": "seen"}}
    with (tmp_path / "in").open() as a, (tmp_path / "in").open() as b:
        ours = served.run(*words, stdin=a, **more)
        theirs = subprocess.run(
            [sys.executable, *map(str, words)], stdin=b, capture_output=True, text=True, **more
        )
    assert (ours.returncode, ours.stderr) == (theirs.returncode, theirs.stderr) == (7, "said\n")
    assert sorted(ours.stdout.splitlines()) == sorted(theirs.stdout.splitlines())


def test_each_begins_anew(program):
    file = program("import sys; print(hasattr(sys, 'mark')); sys.mark = 1")
    assert [served.run(file).stdout for _ in range(2)] == ["False\n", "False\n"]


def test_signals_and_faults(program):
    assert served.run(program("import os; os.abort()")).returncode == -signal.SIGABRT
    done = served.run(program("1 / 0"))
    assert done.returncode == 1 and "ZeroDivisionError" in done.stderr


def test_time_is_bounded(program):
    with pytest.raises(subprocess.TimeoutExpired):
        served.run(program("import time; time.sleep(60)"), timeout=0.2)
    assert served.run(program("print(3)")).stdout == "3\n"
