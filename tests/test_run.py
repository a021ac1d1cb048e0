"""Each kernel of tests/run on each device, and each file's PTX: see runner/executed.py for the format."""

import zlib
from pathlib import Path

import pytest
from runner import directives, executed, levels, machine, ptx_params

import minicu

FOLDER = Path(__file__).parent / "run"


def _turn(path):
    """Which of eight turns a file has, by its name alone."""
    return zlib.crc32(path.name.encode()) % 8


def _kernels():
    for path in directives.sources(FOLDER):
        for device in executed.devices(path):
            for kernel in executed.kernels(path):
                name = f"{directives.source_id(path, FOLDER)}-{kernel.name}-{device}"
                yield pytest.param(kernel, device, id=name, marks=executed.marks(path, FOLDER))


def _programs():
    for path in directives.sources(FOLDER):
        least = machine.arch_number(executed.least_arch(path))
        for arch in machine.ARCHES:
            if machine.arch_number(arch) >= least:
                name = f"{directives.source_id(path, FOLDER)}-{arch}"
                # The newest is among the further options as well; of the oldest every eighth file: a
                # turn, as that of the options, that takes little.
                seldom = arch == machine.ARCHES[-1] or (arch == machine.ARCHES[0] and _turn(path) != 1)
                further = [pytest.mark.slow] if seldom and least <= 90 else []
                yield pytest.param(path, arch, id=name, marks=[*executed.marks(path, FOLDER), *further])


@pytest.mark.parametrize(("kernel", "device"), list(_kernels()))
def test_run(kernel, device):
    if reason := executed.missing(kernel.path, device):
        pytest.skip(reason)
    executed.run(kernel, device)


@pytest.mark.parametrize(("path", "arch"), list(_programs()))
def test_assembles(path, arch):
    _check(path, executed.program(path, arch).ptx)


def _check(path, ptx):
    with levels.at(levels.of(path.name)):
        machine.assemble(ptx)
    assert ptx_params.misaligned(ptx) == []


#: Further options under which a file's PTX must assemble: each file takes the next of them, seven of
#: eight files with `make prove` alone.
OTHERS = (
    {"opt": 0},
    {"opt": 1},
    {"opt": 2, "fast_math": True, "arch": "sm_120"},
    {"opt": 0, "rdc": True},
    {"opt": 3, "fast_math": True, "rdc": True, "arch": "sm_120"},
)


def _others():
    for i, path in enumerate(directives.sources(FOLDER)):
        slow = [*executed.marks(path, FOLDER)[1:], *[pytest.mark.slow] * (_turn(path) != 6)]
        yield pytest.param(path, OTHERS[i % len(OTHERS)], id=directives.source_id(path, FOLDER), marks=slow)


@pytest.mark.parametrize(("path", "options"), list(_others()))
def test_assembles_with_other_options(path, options):
    own = executed.arguments(directives.options(path.read_text()))
    _check(path, minicu.compile(path, **{"arch": "sm_90", "cache": False, **own, **options}).ptx)
