"""Each kernel of tests/run on each device, and each file's PTX: see runner/executed.py for the format."""

from pathlib import Path

import pytest
from runner import directives, executed, machine, ptx_params

import minicu

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
    ptx = executed.program(path, arch).ptx
    machine.assemble(ptx)
    assert ptx_params.misaligned(ptx) == []


#: Further options under which a file's PTX must assemble: each file takes the next of them.
OTHERS = (
    {"opt": 0},
    {"opt": 1},
    {"opt": 2, "fast_math": True, "arch": "sm_120"},
    {"opt": 0, "rdc": True},
    {"opt": 3, "fast_math": True, "rdc": True, "arch": "sm_120"},
)


def _others():
    for i, path in enumerate(directives.sources(FOLDER)):
        yield pytest.param(path, OTHERS[i % len(OTHERS)], id=directives.source_id(path, FOLDER))


@pytest.mark.parametrize(("path", "options"), list(_others()))
def test_assembles_with_other_options(path, options):
    own = executed.arguments(directives.options(path.read_text()))
    ptx = minicu.compile(path, **{"arch": "sm_90", "cache": False, **own, **options}).ptx
    machine.assemble(ptx)
    assert ptx_params.misaligned(ptx) == []
