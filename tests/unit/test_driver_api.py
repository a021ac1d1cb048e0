"""<cuda.h>: what it declares is what a toolkit's header does."""

from __future__ import annotations

import re
import subprocess

import pytest
from runner import machine, served
from tools import driver_api

LIBRARY = driver_api.INCLUDE / "library" / "host"


def _header():
    nvcc = machine.toolkit_program("nvcc")
    header = driver_api.HEADER
    if nvcc is None or not header.is_file():
        pytest.skip("no <cuda.h> of a toolkit")
    if "#define CUDA_VERSION 13000" not in header.read_text():
        pytest.skip("<cuda.h> of another version")
    return header


@pytest.mark.needs_nvcc
@pytest.mark.needs_checkout
def test_files_are_those_of_the_header():
    for name, text in driver_api.files(_header()).items():
        assert (driver_api.INCLUDE / name).read_text() == text, name


def _asked() -> str:
    """A program that prints the size and alignment of each type, and the value of each constant."""
    text = "".join((LIBRARY / f"driver_{part}.h").read_text() for part in ("types", "records", "constants"))
    types = sorted(set(re.findall(r"\b(CU\w+|cl_\w+)(?: __attribute__\S+)?;\n", text)))
    constants = sorted(set(re.findall(r"\b(CU_\w+|CUDA_\w+) = ", text)))
    assert len(types) > 200 and len(constants) > 700
    lines = [f'printf("{name} %zu %zu\\n", sizeof({name}), alignof({name}));' for name in types]
    lines += [f'printf("{name} %d\\n", (int){name});' for name in constants]
    start = "#include <cuda.h>\n#include <stdalign.h>\n#include <stdio.h>\nint main(void)\n{\n"
    return start + "\n".join([*lines, "return 0;", "}", ""])


@pytest.mark.needs_nvcc
@pytest.mark.needs_checkout
@pytest.mark.slow
def test_sizes_and_numbers_are_those_of_the_header(tmp_path):
    source, program = tmp_path / "asked.c", tmp_path / "asked"
    source.write_text(_asked())
    folder = str(_header().parent)
    subprocess.run(["gcc", "-w", "-I", folder, "-o", str(program), str(source)], check=True)
    wanted = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout
    ours = source.with_suffix(".cu")
    ours.write_text(_asked())
    done = served.run("-m", "minicu", "run", "--device", "cpu", ours)
    assert done.stdout == wanted, done.stderr
