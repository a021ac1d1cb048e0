"""Executed files: `.cu` and `.c` sources whose kernels check themselves, run on every device present.

    #include "check.h"

    extern "C" __global__ void test_shift(int *failures) {
        CHECK((1 << 4) == 16);
    }

    // LAUNCH: 2,2 64 1024
    extern "C" __global__ void test_many(int *failures) { ... }

Each kernel test_NAME(int *failures) is one test, launched as <<<1, 1>>> unless a LAUNCH comment before it
gives grid, block and dynamic shared bytes. CHECK (tests/run/check.h) stores the line of the first failure in
failures[0], and marks in failures[1] that something was checked at all.

Further lines that a file may hold:
    // OPTIONS: -O0 -DN=3          options of `minicu compile`
    // DEVICES: cuda (inline PTX)  the devices that can run it, with the reason
    // NEEDS: sm_90                the least architecture; skipped on GPUs below it
    // SLOW: many instances        it takes long to compile, why, and which file tries the same in less time
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from runner import directives, levels
from runner.machine import arch_number, gpu_arch

DEVICES = ("cpu", "cuda")

#: The architecture of programs that run on the CPU device, where a file asks for none.
_CPU_ARCH = "sm_90"

#: Where check.h stands.
_CHECK_H = Path(__file__).parents[1] / "run"

_KERNEL = re.compile(
    r"__global__\s+void\s+(?:__\w+__\s*\([^()]*\)\s*)?(test_\w+)\s*\(\s*int\s*\*\s*failures\b"
)
_LAUNCH = re.compile(r"^\s*//\s*LAUNCH:\s*(.*?)\s*$")


@dataclass(frozen=True)
class Kernel:
    """One test kernel and how it is launched."""

    path: Path
    name: str
    grid: tuple[int, ...] = (1,)
    block: tuple[int, ...] = (1,)
    shared: int = 0


def kernels(path: Path) -> list[Kernel]:
    """The test kernels of a file, found in its text: collecting tests compiles nothing."""
    found = []
    launch: tuple[Any, ...] = ()
    for line in path.read_text().splitlines():
        if match := _LAUNCH.match(line):
            launch = _launch(match[1])
        for name in _KERNEL.findall(line):
            found.append(Kernel(path, name, *launch))
            launch = ()
    assert found, f"{path} has no kernel test_NAME(int *failures)"
    return found


def devices(path: Path) -> tuple[str, ...]:
    """The devices that a file can run on."""
    for line in directives.values(path.read_text(), "DEVICES"):
        return tuple(d for d in DEVICES if d in re.sub(r"\(.*", "", line).replace(",", " ").split())
    return DEVICES


def least_arch(path: Path) -> str:
    """The lowest architecture that a file compiles for."""
    return next(iter(directives.values(path.read_text(), "NEEDS")), "sm_75").split()[0]


def marks(path: Path, folder: Path) -> list[Any]:
    """The marks of all tests of a file: one worker takes it whole, so that it is compiled once."""
    import pytest

    slow = [pytest.mark.slow] if directives.values(path.read_text(), "SLOW") else []
    return [pytest.mark.xdist_group(directives.source_id(path, folder)), *slow]


def missing(path: Path, device: str) -> str | None:
    """Why a file cannot run on a device that is present; None if it can."""
    if device == "cuda" and arch_number(gpu_arch()) < arch_number(least_arch(path)):
        return f"needs {least_arch(path)}; this GPU is {gpu_arch()}"
    return None


def arguments(options: list[str]) -> dict[str, Any]:
    """Options of `minicu compile` as keywords of `minicu.compile`."""
    from minicu.command_line import parse_arguments

    parsed = parse_arguments(options, "compile")
    keywords = {name: tuple(v) if isinstance(v, list) else v for name, v in parsed.options.items()}
    return keywords if parsed.language is None else {**keywords, "language": parsed.language}


@cache
def _compiled(path: Path, arch: str) -> Any:
    """The Program of a file, or the exception that compiling it ended with: made once in a process."""
    import minicu

    wanted = {"arch": arch, "cache": False, **arguments(directives.options(path.read_text()))}
    if path.parent != _CHECK_H:
        wanted["include_dirs"] = (*wanted.get("include_dirs", ()), _CHECK_H)
    try:
        return minicu.compile(path, **wanted)
    except Exception as problem:
        return problem


def program(path: Path, arch: str) -> Any:
    """The Program of a file for an architecture; raises what compiling it raised."""
    made = _compiled(path, arch)
    if isinstance(made, Exception):
        raise made
    return made


@cache
def _module(path: Path, arch: str, device: str) -> Any:
    with levels.at(levels.of(path.name)):
        return program(path, arch).load(device)


def run(kernel: Kernel, device: str) -> None:
    """Launch a test kernel; fails with the source line that did not hold."""
    import numpy

    arch = gpu_arch() if device == "cuda" else _CPU_ARCH
    module = _module(kernel.path, arch, device)
    failures = numpy.zeros(2, numpy.int32)
    there = module.device.array(failures)
    getattr(module, kernel.name)[kernel.grid, kernel.block, kernel.shared](there)
    module.device.synchronize()
    line, checked = (int(value) for value in there.numpy())
    if line:
        text = kernel.path.read_text().splitlines()[line - 1].strip()
        raise AssertionError(f"{kernel.path.name}:{line}: failed in {kernel.name} on {device}:\n    {text}")
    assert checked, f"{kernel.name} on {device} reached no CHECK"


def _launch(text: str) -> tuple[Any, ...]:
    """The fields of a LAUNCH comment."""
    words = text.split()
    assert 2 <= len(words) <= 3, f"LAUNCH: grid block [shared bytes], not {text!r}"
    grid, block = (tuple(int(n) for n in word.split(",")) for word in words[:2])
    return grid, block, int(words[2]) if len(words) == 3 else 0
