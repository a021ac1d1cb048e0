"""Device code and host code have the same names and texts for CUDA's errors."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
pytestmark = pytest.mark.needs_checkout


def test_they_are_the_same():
    import error_names

    text = error_names.HEADER.read_text("utf-8")
    assert text == error_names.header(text), "run: python tests/tools/error_names.py"
