"""The sessions of sessions.py, where the debugger is there: gdb for the CPU device, cuda-gdb for a GPU."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import sessions


def checked(name, device, folder):
    if shutil.which(sessions.DEBUGGERS[device]) is None:
        pytest.skip(f"{sessions.DEBUGGERS[device]} is not installed")
    shown = sessions.run(name, device, folder)
    if "ptrace" in shown:
        pytest.skip("the debugger may not trace here")
    assert sessions.missing(name, shown) == [], shown


@pytest.mark.parametrize("kept", [d for d in sessions.DEBUGGERS if (sessions.HERE / f"{d}.txt").exists()])
def test_transcripts_show_it_all(kept):
    """Those that are kept beside this file; `sessions.py` makes them anew, in build/sessions."""
    found = sessions.transcripts((sessions.HERE / f"{kept}.txt").read_text())
    assert list(found) == sessions.sessions(kept)
    assert not [name for name, shown in found.items() if sessions.missing(name, shown)]


# Five seconds of processor time each; gdb steps through a kernel in unit/test_debug_cpu.py, too.
@pytest.mark.slow
@pytest.mark.parametrize("name", sessions.sessions("cpu"))
def test_gdb_on_the_cpu_device(name, tmp_path):
    checked(name, "cpu", tmp_path)


# CLAUSE: 5.2 | sessions of cuda-gdb: steps over barriers, variables of every kind and place, backtraces
@pytest.mark.needs_gpu
@pytest.mark.skipif(
    "MINICU_CUDA_GDB" not in os.environ, reason="cuda-gdb wants a GPU alone: MINICU_CUDA_GDB=1"
)
@pytest.mark.parametrize("name", sessions.sessions("cuda"))
def test_cuda_gdb(name, tmp_path):
    checked(name, "cuda", tmp_path)
