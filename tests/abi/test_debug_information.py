"""Debug information beside nvcc's: the committed result of debug_information.py, and some files anew."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

HERE = Path(__file__).resolve().parent
RESULT = json.loads((HERE / "results/debug_information.json").read_text())


@pytest.mark.needs_checkout
def test_what_differs_is_told():
    assert RESULT["unknown"] == [] and RESULT["files"] > 70
    figures = f"{RESULT['equal']:,} entries of {RESULT['files']} files are equal"
    assert figures in (HERE.parents[1] / "docs/abi.md").read_text()


# CLAUSE: 5.2 | types, places, lines and scopes of what nvcc describes in the executed tests
@pytest.mark.slow
@pytest.mark.needs_nvcc
@pytest.mark.parametrize("name", ["async_copies.cu", "member_pointers.cu", "debug_places.cu"])
def test_a_few_files(name, tmp_path):
    pytest.importorskip("elftools")
    from abi import debug_information

    both = debug_information.compared(HERE.parent / "run" / name, tmp_path)
    assert both is not None
    found = list(debug_information.differences(*both))
    assert len(found) > 10 and not [row for row in found if not row[3]]
