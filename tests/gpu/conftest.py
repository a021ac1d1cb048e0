"""What tests on a GPU share. Kernels that fault run in a process of their own: a fault ends the use of
the GPU in its process."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

import pytest


@pytest.fixture
def gpu():
    """The first GPU."""
    from minicu.runtime import find

    found = find("cuda")
    yield found
    found.synchronize()  # what a test leaves behind belongs to that test


@pytest.fixture
def other(gpu):
    """The second GPU."""
    from minicu.runtime import find
    from minicu.runtime.cuda.driver import device_count

    if device_count() < 2:
        pytest.skip("needs two GPUs")
    found = find("cuda:1")
    yield found
    found.synchronize()


@pytest.fixture
def load(gpu):
    """`load(source, **options)`: compile CUDA C for the GPU and load it."""
    import minicu

    def compiled(source: str, **options):
        arch = options.pop("arch", gpu.arch)
        return minicu.compile(textwrap.dedent(source), arch=arch, **options).load(gpu)

    return compiled


@pytest.fixture
def apart(tmp_path):
    """`apart(program)`: run Python text in a process of its own; returns what finished. `load(source)` and
    `gpu` are there in it."""
    start = """
        import sys, textwrap
        import numpy, minicu
        from minicu.runtime import *
        from minicu.runtime import find
        gpu = find("cuda")
        def load(source, **options):
            return minicu.compile(textwrap.dedent(source), arch=gpu.arch, **options).load(gpu)
    """

    def run(program: str, timeout: int = 120):
        file = tmp_path / "program.py"
        file.write_text(textwrap.dedent(start) + textwrap.dedent(program))
        paths = os.pathsep.join(p for p in sys.path if p)
        return subprocess.run(
            [sys.executable, str(file)], capture_output=True, text=True, timeout=timeout,
            env={**os.environ, "PYTHONPATH": paths},
        )  # fmt: skip

    return run
