"""A full disk: outputs stay as they were, the cache does without, and results are right all the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import minicu

#: Bytes that a file may have; what is compiled here needs more.
ROOM = 4096
#: Long enough, as PTX and as an entry of the cache, and not to be compressed.
SOURCE = "".join(f"__device__ int a{i} = {i * i};\n" for i in range(600)) + (
    '#include <stdio.h>\nextern "C" __global__ void k(int *p) { if (p) *p = a7 + a599; }\n'
    'int main() { k<<<1, 1>>>(0); printf("ran\\n"); return 0; }\n'
)


def _limited(folder: Path) -> str:
    """What a shell says first, so that no file in `folder` becomes longer than ROOM."""
    return f"ulimit -f {ROOM // 1024}; "


def _mounted(folder: Path) -> str:
    """The same by a disk of that size in memory, where this may be made."""
    size = f"size={8 * ROOM}"
    if os.geteuid() or shutil.which("mount") is None:
        pytest.skip("only root mounts")
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)], capture_output=True
    ).returncode:
        pytest.skip("nothing can be mounted here")
    return ""


@pytest.fixture(
    params=[pytest.param(_limited, id="limit"), pytest.param(_mounted, id="disk", marks=pytest.mark.slow)]
)
def full(request, tmp_path):
    """A folder in which no more than a little can be written, and what a shell says first."""
    folder = tmp_path / "full"
    folder.mkdir()
    first = request.param(folder)
    (folder / "out.ptx").write_text("before")
    if request.param is _mounted:
        (folder / "else").write_bytes(bytes(6 * ROOM))
    yield folder, first
    if request.param is _mounted:
        subprocess.run(["umount", str(folder)], check=True)


def _shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    root = str(Path(minicu.__file__).parents[1])
    paths = os.pathsep.join([root, *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": paths, "MINICU_CACHE_DIR": str(folder / "cache")}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # other tests would find it cut off
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, timeout=120, cwd=folder, env=environment
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ulimit and tmpfs")
def test_an_output_that_finds_no_room(full, tmp_path):
    folder, first = full
    source = tmp_path / "p.cu"
    source.write_text(SOURCE)
    compile = f"{first}exec {sys.executable} -m minicu compile {source}"
    for given in ("-o out.ptx", "--emit llvm -o new.ptx", "-o out.ptx --isolate"):
        done = _shell(f"{compile} {given}", folder)
        assert done.returncode == 2 and done.stderr.startswith("minicu: cannot write '"), (given, done)
        assert "\n" not in done.stderr.strip(), "one sentence"
    assert (folder / "out.ptx").read_text() == "before", "the file that was there is whole"
    left = [p for p in folder.rglob("*") if p.is_file() and p.name not in ("out.ptx", "else")]
    assert not [p for p in left if ".part" in p.name or p.name.startswith(".")], (
        "nothing half written is left"
    )
    # What needs the cache's folder only for speed does without it.
    done = _shell(f"{first}exec {sys.executable} -m minicu run --device cpu {source}", folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ran\n", ""), done
    assert not [p for p in folder.rglob(".*") if p.is_file()]
