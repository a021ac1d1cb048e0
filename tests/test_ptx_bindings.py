"""Every function of `<cuda/ptx>`: minicu's instructions are those of nvcc, and ptxas takes them.

ptx_bindings.json holds, for each of CCCL's headers (by a digest of its text) and architecture, a digest of
what nvcc makes of the calls; `python tests/test_ptx_bindings.py FOLDER...` makes it anew of headers there.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from runner import machine, ptx_bindings

import minicu
from minicu.syntax.headers import toolkit

STORED = Path(__file__).parent / "runner" / "ptx_bindings.json"
ARCHES = ("sm_90a", "sm_100a")


def _headers():
    for folder in toolkit.folders()[:1]:
        yield from sorted((Path(folder) / ptx_bindings.FOLDER).glob("*.h"))


@pytest.mark.slow
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("header", [pytest.param(h, id=h.stem) for h in _headers()])
def test_instructions_are_those_of_nvcc(header, arch):
    text = header.read_text()
    if not (program := ptx_bindings.program(text, arch)):
        pytest.skip(f"nothing is of {arch}")
    wanted = json.loads(STORED.read_text()).get(f"{ptx_bindings.digest(text)} {arch}")
    if wanted is None:
        pytest.skip("another version of this header than any of those stored")
    ptx = minicu.compile(program, "cu", arch=arch, include_dirs=[str(header.parents[4])]).ptx
    made = ptx_bindings.instructions(ptx)
    assert len(made) == program.count("__global__")
    machine.assemble(ptx)
    assert ptx_bindings.digest("\n".join(made)) == wanted, "\n".join(made)


def test_digests_know_instructions():
    ptx = ".entry a()\n{\n// begin inline asm\n{ x %r7, %p2, %r7; }\n// end inline asm\n}\n.entry b()\n{\n}\n"
    assert ptx_bindings.instructions(ptx) == ["a: { x %0, %1, %0; }", "b: "]


def _store(folders: list[str]) -> None:
    stored = {}
    for folder in folders:
        for header in sorted((Path(folder) / ptx_bindings.FOLDER).glob("*.h")):
            text = header.read_text()
            for arch in ARCHES:
                if program := ptx_bindings.program(text, arch):
                    if not (ptx := _by_nvcc(program, arch, folder)):
                        print("nvcc refuses", header, arch)
                        continue
                    made = ptx_bindings.instructions(ptx)
                    assert len(made) == program.count("__global__"), header
                    stored[f"{ptx_bindings.digest(text)} {arch}"] = ptx_bindings.digest("\n".join(made))
    STORED.write_text(json.dumps(dict(sorted(stored.items())), indent=1) + "\n")


def _by_nvcc(program: str, arch: str, folder: str) -> str:
    """Its PTX; "" where it refuses, as it does where overloads of the header itself are ambiguous."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place, "p.cu")
        source.write_text(program)
        nvcc = machine.toolkit_program("nvcc")
        words = [nvcc, "-std=c++17", "-ptx", "-w", f"-arch={arch}", f"-I{folder}", "-o", f"{place}/p.ptx"]
        done = subprocess.run([*words, str(source)], check=False)
        return "" if done.returncode else Path(place, "p.ptx").read_text()


if __name__ == "__main__":
    _store(sys.argv[1:])
