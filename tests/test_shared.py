"""Programs that call functions of shared libraries: `minicu run prog.cu -lLIB -LDIR`."""

from __future__ import annotations

import ctypes.util
import os
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from runner import levels, served

from minicu.syntax.headers import installed

# DOC: Libraries | `minicu run prog.cu -lLIB -LDIR`: shared libraries, records by value included

FILES = Path(__file__).resolve().parent / "shared"
#: The compilers of this machine: on an emulated one, those for it, whose programs run as `python` does.
CXX = os.environ.get("MINICU_TEST_CXX", "g++")
CC = CXX.replace("g++", "gcc")
EMULATOR = os.environ.get("MINICU_TEST_EMULATOR", "").split()
needs_gcc = pytest.mark.skipif(shutil.which(CXX) is None, reason=f"needs {CXX}")


def run(*words: Any, **more: Any) -> Any:
    level = levels.of_files(words, more.get("cwd"))
    return served.run("-m", "minicu", "run", *words, level=level, **more)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("own")
    command = [CXX, "-O1", "-shared", "-fPIC", FILES / "own.cpp", "-o", folder / "libown.so"]
    subprocess.run(command, check=True)
    return folder


@needs_gcc
@pytest.mark.parametrize("how", ["by name", "by path", "by version"])
def test_a_library_of_ones_own(own: Path, device: str, how: str, tmp_path: Path) -> None:
    words: list[Any] = ["-L", own, "-lown", "-lm", "-lcudart"]
    if how == "by path":
        words = [own / "libown.so"]
    elif how == "by version":
        shutil.copy(own / "libown.so", tmp_path / "libown.so.3")
        words = [f"-L{tmp_path}", "-lown"]
    done = run("--device", device, FILES / "main.cu", *words)
    assert done.stdout == (FILES / "main.out").read_text(), done.stderr
    assert done.returncode == 0


@needs_gcc
def test_sixteen_bit_floats_by_value(tmp_path: Path) -> None:
    """They are classes for another compiler, and cross in its integer registers."""
    library = tmp_path / "libhalves.so"
    subprocess.run([CXX, "-O1", "-shared", "-fPIC", FILES / "halves.cpp", "-o", library], check=True)
    done = run("--device", "cpu", FILES / "halves.cu", library)
    assert done.stdout == "3c03 3f84\n4000 3c01 4\n4000 3c00\n21\n", done.stderr


_ZLIB = """
#include <cstdio>
#include <zlib.h>
int main()
{
    unsigned char text[1000], packed[1000], back[1000];
    for (int i = 0; i < 1000; i++)
        text[i] = i % 13;
    uLongf n = sizeof packed, m = sizeof back;
    int r = compress(packed, &n, text, 1000), u = uncompress(back, &m, packed, n);
    printf("%d %d %d %lu %08lx\\n", r, u, n < 100, m, crc32(0, text, 1000));
}
"""


@pytest.mark.skipif(
    not Path("/usr/include/zlib.h").is_file() or ctypes.util.find_library("z") is None, reason="needs zlib"
)
def test_zlib(tmp_path: Path, device: str) -> None:
    (tmp_path / "z.cu").write_text(_ZLIB)
    done = run("--device", device, tmp_path / "z.cu", "-lz")
    assert done.stdout == "0 0 1 1000 5c06d655\n" and not done.stderr, done.stderr


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["-lcublas"], 2, "-lcublas: cuBLAS needs an NVIDIA GPU; the program runs on the CPU device"),
        (["-lcufft", "-lm"], 2, "-lcufft: cuFFT needs an NVIDIA GPU"),
        (["-lcuda"], 2, "-lcuda: the CUDA driver needs an NVIDIA GPU"),
        (["-lnothere", "-L", "/nowhere"], 2, "cannot find -lnothere (searched in /nowhere and where"),
        (["./libnothere.so.1"], 1, "undefined function 'far'"),  # an argument of the program
        (["-l./libnothere.so"], 2, "cannot find the library './libnothere.so'"),
        ([], 1, "p.cu:1:16: error: undefined function 'far', called by 'main'; if a library has it,"),
        (["-lm"], 1, "undefined function 'far', called by 'main'; if a library has it, name that"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named(tmp_path: Path, words: list[str], status: int, said: str) -> None:
    """Before anything of the program runs."""
    (tmp_path / "p.cu").write_text('extern "C" int far(int); int main() { puts("ran"); return far(3); }')
    done = run("--device", "cpu", "p.cu", *words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (status, ""), done.stderr
    assert said in done.stderr and "Traceback" not in done.stderr


@needs_gcc
def test_static_libraries_are_refused(tmp_path: Path) -> None:
    (tmp_path / "p.cu").write_text("int main() {}")
    (tmp_path / "libs.a").write_bytes(b"!<arch>\n")
    done = run("--device", "cpu", "p.cu", "-ls", "-L.", cwd=tmp_path)
    assert done.returncode == 2 and "is a static library" in done.stderr


def test_what_is_no_library(tmp_path: Path) -> None:
    (tmp_path / "p.cu").write_text("int main() {}")
    (tmp_path / "libs.so").write_text("no ELF\n")
    done = run("--device", "cpu", "p.cu", "-ls", "-L.", cwd=tmp_path)
    assert done.returncode == 2 and "cannot load" in done.stderr and "Traceback" not in done.stderr


def test_values_that_cannot_cross(tmp_path: Path) -> None:
    text = 'struct S { int x; S(const S &); }; extern "C" int far(S); int main() { return far(*(S *)0); }'
    (tmp_path / "p.cu").write_text(text)
    done = run("--device", "cpu", "p.cu", cwd=tmp_path)
    assert done.returncode == 1
    assert "passing 'S' by value to 'far', whose objects are copied or destroyed by functions" in done.stderr


def test_functions_that_are_not_as_those_of_c(tmp_path: Path) -> None:
    text = "struct S { int x; }; int f(S s) { return s.x; } "
    text += 'extern "C" int far(int (*)(S)); int main() { auto p = f; far(p); }'
    (tmp_path / "p.cu").write_text(text)
    done = run("--device", "cpu", "p.cu", cwd=tmp_path)
    assert done.returncode == 1
    assert "not supported: passing a function that takes or gives records to code that is not" in done.stderr


# ---------------------------------------------------------------- records by value

_SCALARS = ("char", "short", "int", "long", "float", "double", "unsigned char", "void *")


def _members(rng: random.Random, depth: int = 0) -> str:
    found = []
    for i in range(rng.randint(1, 4)):
        kind = rng.random()
        if kind < 0.15 and depth < 2:
            found.append(f"{rng.choice(['struct', 'union'])} {{ {_members(rng, depth + 1)} }} m{i};")
        elif kind < 0.3:
            found.append(f"{rng.choice(_SCALARS)} m{i}[{rng.randint(1, 3)}];")
        elif kind < 0.4:
            found.append(f"unsigned m{i} : {rng.randint(1, 20)};")
        else:
            found.append(f"{rng.choice(_SCALARS)} m{i};")
    return " ".join(found)


def _signatures(count: int) -> tuple[str, str, str]:
    """A header, the library and a program of functions that take and give records: each puts the bytes of
    its arguments together, and gives back one of them."""
    rng = random.Random(21)
    header, library, program = ["#include <stddef.h>", "#ifdef __cplusplus", 'extern "C" {', "#endif"], [], []
    header.append("extern unsigned char seen[4096]; extern size_t end;")
    for k in range(count):
        header.append(f"typedef {rng.choice(['struct'] * 5 + ['union'])} {{ {_members(rng)} }} R{k};")
    for k in range(count):
        types = [
            rng.choice([f"R{rng.randrange(count)}"] * 2 + list(_SCALARS)) for _ in range(rng.randint(1, 8))
        ]
        back = rng.randrange(len(types))
        parameters = ", ".join(f"{t} a{i}" for i, t in enumerate(types))
        header.append(f"{types[back]} f{k}({parameters});")
        seen = " ".join(
            f"memcpy(seen + end, &a{i}, sizeof a{i}); end += sizeof a{i};" for i in range(len(types))
        )
        library.append(f"{types[back]} f{k}({parameters}) {{ end = 0; {seen} return a{back}; }}")
        made = " ".join(f"{t} a{i}; fill(&a{i}, sizeof a{i}, {k * 8 + i});" for i, t in enumerate(types))
        given = ", ".join(f"a{i}" for i in range(len(types)))
        same = " ".join(
            f"check({k}, &a{i}, sizeof a{i}, seen + at); at += sizeof a{i};" for i in range(len(types))
        )
        program.append(
            f"{{ {made} {types[back]} r = f{k}({given}); size_t at = 0; {same} "
            f"check({k}, &a{back}, sizeof r, &r); }}"
        )
    header += ["#ifdef __cplusplus", "}", "#endif"]
    head = '#include <string.h>\n#include "f.h"\nunsigned char seen[4096]; size_t end;\n'
    checks = """#include <cstdio>
#include <cstring>
#include "f.h"
static int failures;
// all bits of padding are zero, and so are the other bits of units with bit-fields: they may be lost
static void fill(void *p, size_t n, int seed)
{
    for (size_t i = 0; i < n; i++)
        ((unsigned char *)p)[i] = (seed * 37 + i * 11) % 251;
}
static void check(int k, const void *a, size_t n, const void *b)
{
    const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
    for (size_t i = 0; i < n; i++)
        if (x[i] != y[i])
            failures++, printf("f%d: byte %d of %d: %d, not %d\\n", k, (int)i, (int)n, y[i], x[i]);
}
"""
    body = "\n    ".join(program)
    whole = f'{checks}int main()\n{{\n    {body}\n    printf("%d\\n", failures);\n}}\n'
    return "\n".join(header), head + "\n".join(library), whole


@pytest.mark.slow
@needs_gcc
def test_random_records_cross(tmp_path: Path) -> None:
    """Padding may be lost on the way: gcc's own program tells which bytes."""
    header, library, program = _signatures(60)
    (tmp_path / "f.h").write_text(header)
    (tmp_path / "f.c").write_text(library)
    (tmp_path / "p.cu").write_text(program)
    subprocess.run([CC, "-O1", "-shared", "-fPIC", "f.c", "-o", "libf.so"], check=True, cwd=tmp_path)
    command = [CXX, "-O0", "-x", "c++", "p.cu", "-o", "p", "-L.", "-lf", "-Wl,-rpath,."]
    subprocess.run(command, check=True, cwd=tmp_path)
    expected = subprocess.run([*EMULATOR, "./p"], capture_output=True, text=True, cwd=tmp_path).stdout
    done = run("--device", "cpu", "p.cu", "-L.", "-lf", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    ours, theirs = (
        set(re.findall(r"(?m)^(f\d+: byte \d+ of \d+):", text)) for text in (done.stdout, expected)
    )
    assert not ours - theirs


# ---------------------------------------------------------------- NVIDIA's

_NVTX = """
#include <cstdio>
#include <nvtx3/nvToolsExt.h>
__global__ void k(int *p) { *p = 3; }
int main()
{
    nvtxRangePushA("work");
    int *p;
    cudaMallocManaged(&p, 4);
    k<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    nvtxMarkA("mark");
    nvtxRangePop();
    printf("%d\\n", *p);
}
"""


def _header(name: str) -> bool:
    return any(Path(path).is_file() for path in installed.paths(name))


@pytest.mark.skipif(not _header("nvtx3/nvToolsExt.h"), reason="nvidia-nvtx is not installed")
def test_nvtx(tmp_path: Path, device: str) -> None:
    # DOC: Libraries | NVTX's headers; its ranges and marks do nothing
    (tmp_path / "n.cu").write_text(_NVTX)
    done = run("--device", device, tmp_path / "n.cu")
    assert done.stdout == "3\n", done.stderr


@pytest.mark.needs_gpu
@pytest.mark.skipif(
    not all(map(_header, ("cublas_v2.h", "cufft.h", "curand.h", "cusparse.h"))),
    reason="libraries are missing",
)
def test_libraries_of_nvidia() -> None:
    # DOC: Libraries | cuBLAS, cuFFT, cuRAND, cuSPARSE (`-lcublas` ...) on a GPU, with the program's streams
    done = run(
        "--device", "cuda", FILES / "cuda_libraries.cu", "-lcublas", "-lcufft", "-lcurand", "-lcusparse"
    )
    assert done.returncode == 0 and "failed" not in done.stdout, done.stdout + done.stderr


@pytest.mark.skipif(
    not all(map(_header, ("cublas_v2.h", "cufft.h", "curand.h", "cusparse.h"))),
    reason="libraries are missing",
)
def test_headers_of_nvidia(tmp_path: Path) -> None:
    """They are read without a GPU; the program is refused for its libraries, and for nothing before."""
    done = run(
        "--device", "cpu", FILES / "cuda_libraries.cu", "-lcublas", "-lcufft", "-lcurand", "-lcusparse"
    )
    assert done.returncode == 2
    assert done.stderr.startswith("minicu: -lcublas: cuBLAS needs an NVIDIA GPU"), done.stderr
