"""Programs that use CCCL (tests/cccl: libcu++, CUB, Thrust) as it is installed here, on every device.

The files have the format of tests/run.
"""

from pathlib import Path

import pytest
from runner import directives, executed, machine

from minicu.syntax.headers import toolkit

FOLDER = Path(__file__).parent / "cccl"

pytestmark = pytest.mark.skipif(not toolkit.folders(), reason="no CCCL here: pip install nvidia-cuda-cccl")


def _group(path: Path) -> pytest.MarkDecorator:
    return pytest.mark.xdist_group(directives.source_id(path, FOLDER))


def _kernels():
    for path in directives.sources(FOLDER):
        for device in executed.devices(path):
            for kernel in executed.kernels(path):
                name = f"{directives.source_id(path, FOLDER)}-{kernel.name}-{device}"
                yield pytest.param(kernel, device, id=name, marks=_group(path))


@pytest.mark.parametrize(("kernel", "device"), list(_kernels()))
def test_cccl(kernel, device):
    if reason := executed.missing(kernel.path, device):
        pytest.skip(reason)
    executed.run(kernel, device)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(p, id=directives.source_id(p, FOLDER), marks=_group(p))
        for p in directives.sources(FOLDER)
    ],
)
def test_assembles(path):
    machine.assemble(executed.program(path, "sm_90").ptx)
