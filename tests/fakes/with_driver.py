"""pytest, in a process that began before LD_LIBRARY_PATH named the fake driver's folder: once that driver is
loaded, the loader finds it by its name."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest

ctypes.CDLL(os.path.join(os.environ["LD_LIBRARY_PATH"], "libcuda.so.1"))
sys.exit(pytest.main(sys.argv[1:]))
