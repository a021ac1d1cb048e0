"""What this machine has: NVIDIA GPUs, ptxas, nvcc. Nothing of minicu is asked, so that a fault in
minicu's own search makes tests fail instead of skipping them."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

from runner import levels

#: Architectures for which every PTX that a test makes must be right.
ARCHES = ("sm_75", "sm_90", "sm_120")

_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_*


@cache
def gpu_capability() -> tuple[int, int] | None:
    """Compute capability of the first NVIDIA GPU; None where there is no GPU or no driver."""
    try:
        driver = ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
    except OSError:
        return None
    count = ctypes.c_int()
    if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)) or not count.value:
        return None
    parts = []
    for attribute in (_MAJOR, _MINOR):
        value = ctypes.c_int()
        if driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, 0):
            return None
        parts.append(value.value)
    return parts[0], parts[1]


def gpu_arch() -> str:
    """The `-arch` of the first GPU, such as sm_90."""
    capability = gpu_capability()
    assert capability is not None, "no NVIDIA GPU"
    return "sm_{}{}".format(*capability)


def gpu_is_lost() -> bool:
    """Whether a fault of a kernel ended the use of a GPU in this process."""
    cuda = sys.modules.get("minicu.runtime.cuda.device")
    return cuda is not None and any(device._lost is not None for device in cuda._devices.values())


def run_apart(item: Any) -> Any:
    """Run a test in a process of its own; returns pytest's report of it."""
    import pytest

    start = monotonic()
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-rs",
        "--tb=short",
        "-p",
        "no:cacheprovider",
        "--only-gpu",
    ]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_XDIST")}
    done = subprocess.run(
        [*command, item.nodeid], cwd=item.config.rootpath, env=environment, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600,
    )  # fmt: skip
    outcome, told = "failed", f"(in a process of its own: the GPU was lost before)\n{done.stdout}"
    if not done.returncode:
        outcome = "passed" if re.search(r"\b\d+ passed", done.stdout) else "skipped"
    reason = (str(item.path), item.location[1], f"Skipped: {told}") if outcome == "skipped" else told
    return pytest.TestReport(
        item.nodeid, item.location, dict.fromkeys(item.keywords, 1), outcome,  # type: ignore[arg-type]
        None if outcome == "passed" else reason, "call", duration=monotonic() - start,
    )  # fmt: skip


def arch_number(arch: str) -> int:
    """sm_90a -> 90."""
    match = re.fullmatch(r"(?:sm|compute)_(\d+)[af]?", arch)
    assert match, f"not an architecture: {arch}"
    return int(match[1])


@cache
def toolkit_program(name: str) -> str | None:
    """Path of a program of the CUDA toolkit, from PATH, CUDA_HOME or the usual folder."""
    if found := shutil.which(name):
        return found
    for root in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"):
        if root and (found := shutil.which(str(Path(root) / "bin" / name))):
            return found
    return None


@cache
def ptxas_arches() -> frozenset[str]:
    """The architectures that the ptxas found here can assemble for; empty without ptxas."""
    ptxas = toolkit_program("ptxas")
    if ptxas is None:
        return frozenset()
    text = subprocess.run([ptxas, "--help"], capture_output=True, text=True, timeout=60).stdout
    return frozenset(re.findall(r"'(sm_\d+[af]?)'", text))


def assemble(ptx: str, arch: str | None = None) -> str:
    """Assemble `ptx` with ptxas for `arch` (default: its own `.target`); returns ptxas's remarks.

    Fails the test with ptxas's message where ptxas refuses. Does nothing where this machine has no
    ptxas, or one that does not know the architecture or 32-bit addresses any more.
    """
    ptxas = toolkit_program("ptxas")
    target = re.search(r"^\.target\s+(\w+)", ptx, re.MULTILINE)
    assert target, "no .target in:\n" + ptx
    arch = arch or target[1]
    if ptxas is None or arch not in ptxas_arches() or re.search(r"^\.address_size\s+32\b", ptx, re.MULTILINE):
        return ""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "test.ptx")
        source.write_text(ptx)
        # -c: functions that other modules define may stay open.
        command = [ptxas, "-c", "-arch", arch, str(source), "-o", str(source.with_suffix(".cubin"))]
        if levels.current() == 0:  # whether PTX is right it tells all the same
            command.append("-O0")
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"ptxas -arch {arch} refused:\n{done.stderr}{_numbered(ptx)}"
    return done.stderr


def _numbered(text: str) -> str:
    lines = text.splitlines()
    return "\n" + "\n".join(f"{number:5} {line}" for number, line in enumerate(lines, 1))
