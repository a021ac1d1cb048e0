"""The command's standard streams: closed, full, or read by nobody."""

import os
import subprocess
import sys

import pytest


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.cu").write_text("__global__ void k(int *p) { *p = 1; }\n")
    (tmp_path / "wrong.cu").write_text("__global__ void k(int *p) { *p = x; }\n")


def redirected(words):
    """`minicu WORDS` in a process of its own, by a shell."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = f"{sys.executable} -m minicu {words}"
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, env=env)


def test_an_output_that_nobody_reads():
    done = redirected("compile good.cu --emit tree | true; exit ${PIPESTATUS[0]}")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", ["compile good.cu", "--help", "--version", "compile --help", "info"])
@pytest.mark.parametrize(
    ("redirection", "message"),
    [(">&-", "standard output is closed"), (">/dev/full", "cannot write to standard output: No space left")],
)
def test_an_output_that_cannot_be_written(words, redirection, message):
    if "full" in redirection and not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full")
    done = redirected(f"{words} {redirection}")
    assert done.returncode == 2
    assert done.stderr.startswith(f"minicu: {message}")


def test_standard_streams_that_are_closed():
    """Complaints are not printed among the results, and no file gets a stream's number."""
    done = redirected("compile wrong.cu 2>&-")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")
    done = redirected("compile - <&-")
    assert (done.returncode, done.stderr) == (2, "minicu: standard input is closed\n")
    done = redirected("compile good.cu -o - <&- 2>&-")
    assert done.returncode == 0 and done.stdout.rstrip().endswith("}")
