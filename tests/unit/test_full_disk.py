"""A full disk: outputs stay as they were, the cache does without, and results are right all the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from runner import served

#: Bytes that a file may have; what is compiled here needs more.
ROOM = 4096
#: Long enough, as PTX and as an entry of the cache, and not to be compressed.
SOURCE = "".join(f"__device__ int a{i} = {i * i};\n" for i in range(600)) + (
    '#include <stdio.h>\nextern "C" __global__ void k(int *p) { if (p) *p = a7 + a599; }\n'
    'int main() { k<<<1, 1>>>(0); printf("ran\\n"); return 0; }\n'
)


#: minicu, where no file becomes longer than so many bytes (0: as long as it likes). What it imports is not
#: kept as byte code, which other tests would find cut off.
MINICU = """
import resource, runpy, sys
size = int(sys.argv.pop(1))
sys.dont_write_bytecode = True
if size:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
runpy.run_module("minicu", run_name="__main__", alter_sys=True)
"""


def _limited(folder: Path) -> int:
    """How long a file in `folder` may become."""
    return ROOM


def _mounted(folder: Path) -> int:
    """The same by a disk of that size in memory, where this may be made."""
    size = f"size={8 * ROOM}"
    if os.geteuid() or shutil.which("mount") is None:
        pytest.skip("only root mounts")
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)], capture_output=True
    ).returncode:
        pytest.skip("nothing can be mounted here")
    return 0


@pytest.fixture(
    params=[pytest.param(_limited, id="limit"), pytest.param(_mounted, id="disk", marks=pytest.mark.slow)]
)
def full(request, tmp_path):
    """A folder in which no more than a little can be written, and how long a file may become."""
    folder = tmp_path / "full"
    folder.mkdir()
    size = request.param(folder)
    (folder / "out.ptx").write_text("before")
    if request.param is _mounted:
        (folder / "else").write_bytes(bytes(6 * ROOM))
    yield folder, size
    if request.param is _mounted:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ulimit and tmpfs")
def test_an_output_that_finds_no_room(full, tmp_path):
    folder, size = full
    source, minicu = tmp_path / "p.cu", tmp_path / "limited.py"
    source.write_text(SOURCE)
    minicu.write_text(MINICU)
    environment = {**os.environ, "MINICU_CACHE_DIR": str(folder / "cache")}

    def run(*words: str) -> Any:
        return served.run(minicu, size, *words, source, cwd=folder, env=environment, level=0)

    for given in ("-o out.ptx", "--emit llvm -o new.ptx", "-o out.ptx --isolate"):
        done = run("compile", *given.split())
        assert done.returncode == 2 and done.stderr.startswith("minicu: cannot write '"), (given, done)
        assert "\n" not in done.stderr.strip(), "one sentence"
    assert (folder / "out.ptx").read_text() == "before", "the file that was there is whole"
    left = [p for p in folder.rglob("*") if p.is_file() and p.name not in ("out.ptx", "else")]
    assert not [p for p in left if ".part" in p.name or p.name.startswith(".")], (
        "nothing half written is left"
    )
    # What needs the cache's folder only for speed does without it.
    done = run("run", "--device", "cpu")
    assert (done.returncode, done.stdout, done.stderr) == (0, "ran\n", ""), done
    assert not [p for p in folder.rglob(".*") if p.is_file()]
