"""Programs that use CCCL (libcu++, CUB, Thrust) as it is installed here, on every device.

Files in tests/cccl have the format of tests/run, and may hold a line

    // CCCL: 3.5                   the first version that has what they include

Those of tests/cccl_whole are whole programs.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from runner import directives, executed, machine

from minicu.syntax.headers import toolkit

FOLDER = Path(__file__).parent / "cccl"

pytestmark = pytest.mark.skipif(not toolkit.folders(), reason="no CCCL here: pip install nvidia-cuda-cccl")


def _needs(path):
    """Skips a test of a file that asks for a later CCCL than is here."""
    for wanted in directives.values(path.read_text(), "CCCL"):
        version = Path(toolkit.folders()[0]) / "cuda" / "std" / "__cccl" / "version.h"
        number = int(re.search(r"CCCL_VERSION (\d+)", version.read_text())[1])
        here = number // 1_000_000, number // 1000 % 1000
        if here < tuple(map(int, wanted.split("."))):
            pytest.skip(f"needs CCCL {wanted}; this is {here[0]}.{here[1]}")


def _kernels():
    for path in directives.sources(FOLDER):
        for device in executed.devices(path):
            for kernel in executed.kernels(path):
                name = f"{directives.source_id(path, FOLDER)}-{kernel.name}-{device}"
                yield pytest.param(kernel, device, id=name, marks=executed.marks(path, FOLDER))


@pytest.mark.parametrize(("kernel", "device"), list(_kernels()))
def test_cccl(kernel, device):
    _needs(kernel.path)
    if reason := executed.missing(kernel.path, device):
        pytest.skip(reason)
    executed.run(kernel, device)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(p, id=directives.source_id(p, FOLDER), marks=executed.marks(p, FOLDER))
        for p in directives.sources(FOLDER)
    ],
)
def test_assembles(path):
    _needs(path)
    machine.assemble(executed.program(path, "sm_90").ptx)


WHOLE = Path(__file__).parent / "cccl_whole"


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    (
        "cub cub_histograms cub_merges cub_parts cub_reductions cub_rest cub_scans cub_segmented "
        "cub_segments cub_select cub_sort_parts cub_sorts cub_transform lambdas thrust "
        "thrust_choices thrust_elements thrust_equals thrust_extrema thrust_finds thrust_host "
        "thrust_iterators thrust_memory thrust_merges thrust_numbers thrust_orders "
        "thrust_partitions thrust_random thrust_reductions thrust_scans thrust_searches thrust_set_values "
        "thrust_sets thrust_sorts thrust_uniques thrust_vectors"
    ).split(),
)
def test_whole(device, name):
    """Host code calls device-wide algorithms."""
    words = [sys.executable, "-m", "minicu", "run", "--device", device, str(WHOLE / f"{name}.cu")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600)
    assert done.stdout == (WHOLE / f"{name}.out").read_text(), done.stderr
    assert done.returncode == 0


def test_every_program_is_tried():
    text = Path(__file__).read_text()
    assert not [file.stem for file in WHOLE.glob("*.cu") if not re.search(rf"\b{file.stem}\b", text)]


@pytest.mark.slow
def test_a_lambda_that_reads_otherwise_for_the_device():
    """Its body is read by the compilation for the host, so it is refused and not made another function."""
    words = [sys.executable, "-m", "minicu", "run", "--device", "cpu", "-DAPART", str(WHOLE / "lambdas.cu")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600)
    assert (
        "not supported: a lambda that reads otherwise for the device" in done.stderr and done.returncode == 1
    )
