"""Each kernel of tests/run on each device, and each file's PTX: see runner/executed.py for the format."""

from pathlib import Path

import pytest
from runner import directives, executed, machine

FOLDER = Path(__file__).parent / "run"


def _group(path: Path) -> pytest.MarkDecorator:
    # One worker takes a whole file: it is compiled once.
    return pytest.mark.xdist_group(directives.source_id(path, FOLDER))


def _kernels():
    for path in directives.sources(FOLDER):
        for device in executed.devices(path):
            for kernel in executed.kernels(path):
                name = f"{directives.source_id(path, FOLDER)}-{kernel.name}-{device}"
                yield pytest.param(kernel, device, id=name, marks=_group(path))


def _programs():
    for path in directives.sources(FOLDER):
        for arch in machine.ARCHES:
            if machine.arch_number(arch) >= machine.arch_number(executed.least_arch(path)):
                name = f"{directives.source_id(path, FOLDER)}-{arch}"
                yield pytest.param(path, arch, id=name, marks=_group(path))


@pytest.mark.parametrize(("kernel", "device"), list(_kernels()))
def test_run(kernel, device):
    if reason := executed.missing(kernel.path, device):
        pytest.skip(reason)
    executed.run(kernel, device)


@pytest.mark.parametrize(("path", "arch"), list(_programs()))
def test_assembles(path, arch):
    machine.assemble(executed.program(path, arch).ptx)
