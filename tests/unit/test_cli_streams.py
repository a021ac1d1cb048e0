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


@pytest.mark.parametrize("options", ["", "--isolate"])
def test_names_of_headers_are_utf8_in_every_locale(tmp_path, options):
    (tmp_path / "größe.cuh").write_text("#define SIZE 17\n", "utf-8")
    (tmp_path / "m.cu").write_text(
        '#if !__has_include("größe.cuh")\n#error none\n#endif\n#include "größe.cuh"\n'
        "__global__ void k(int *p) { *p = SIZE; }\n", "utf-8",
    )  # fmt: skip
    env = {
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "MINICU_CACHE_DIR": str(tmp_path / "c"),
    }
    command = [sys.executable, "-m", "minicu", "compile", "m.cu", *options.split()]
    for _ in range(2):  # made, and found in the cache
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=60, cwd=tmp_path, env={**os.environ, **env}
        )
        assert (done.returncode, done.stderr) == (0, "") and ", 17;" in done.stdout


def test_bytes_that_are_no_utf8_are_told(tmp_path):
    (tmp_path / "m.cu").write_bytes(b"__global__ void k(int *p) { int caf\xe9 = 1; }\n")
    done = subprocess.run(
        [sys.executable, "-m", "minicu", "compile", "m.cu"], capture_output=True, text=True, timeout=60,
        cwd=tmp_path, errors="replace",
    )  # fmt: skip
    assert done.returncode == 1
    assert "m.cu:1:33: error: the byte 0xe9 is no UTF-8, in which sources are written" in done.stderr
