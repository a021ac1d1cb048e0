"""What tests/run/*.c expect is what C says: gcc, as one who does not know minicu, agrees (g++ for some C++).

Files that use more of CUDA than its keywords and a single thread, or replace printf, are left out.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from runner import directives, executed

FOLDER = Path(__file__).parent / "run"

#: CUDA's keywords mean nothing to a program of one thread.
KEYWORDS = "global device host constant managed shared noinline forceinline"
DEFINES = [f"-D__{word}__=" for word in KEYWORDS.split()]
_CUDA = re.compile(r"\b(threadIdx|__syncthreads|asm|__\w+_sync|atomic\w+)\b|// LAUNCH:|int printf\(")

#: Files in C++ without what only CUDA or C has.
CXX = ("cplusplus.cu", "lower_calls.cu", "classes.cu", "class_lifetimes.cu", "class_constants.cu")

MAIN = """
#include <stdio.h>
int main(void)
{{
    int failures[2];
{calls}
    return 0;
}}
"""
CALL = '    failures[0] = failures[1] = 0, {0}(failures), printf("{0} %d %d\\n", failures[0], failures[1]);'


def _files():
    c = [p for p in directives.sources(FOLDER) if p.suffix == ".c" and not _CUDA.search(p.read_text())]
    return [*c, *(FOLDER / name for name in CXX)]


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc found")
@pytest.mark.parametrize("path", _files(), ids=lambda path: path.name)
def test_gcc_agrees(path, tmp_path):
    names = [kernel.name for kernel in executed.kernels(path)]
    source = (tmp_path / path.name).with_suffix(".cc" if path.suffix == ".cu" else ".c")
    main = MAIN.format(calls="\n".join(map(CALL.format, names)))
    source.write_text(f'#include "{path}"\n{main}')
    program = tmp_path / "program"
    # As on the GPU: signed arithmetic wraps, nothing is fused that the source does not fuse.
    standard = "-std=gnu++17" if path.suffix == ".cu" else "-std=gnu11"
    own = [word for word in directives.options(path.read_text()) if word.startswith("-std=")]
    options = [standard, *own, "-w", "-O1", "-fwrapv", "-ffp-contract=off", f"-I{FOLDER}", *DEFINES]
    if path.suffix == ".cu":
        options.append("-fno-elide-constructors")  # no fewer copies than C++17 asks for
    made = subprocess.run(
        ["g++" if path.suffix == ".cu" else "gcc", *options, str(source), "-o", str(program), "-lm"],
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    ran = subprocess.run([str(program)], capture_output=True, text=True, timeout=60)
    assert ran.stdout.splitlines() == [f"{name} 0 1" for name in names]
