"""The committed result of link_matrix.py, and what docs/abi.md says of it."""

import json
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
RESULT = json.loads((HERE / "results/link_matrix.json").read_text())
DOCUMENT = (HERE.parents[1] / "docs/abi.md").read_text()


def test_nothing_arrived_wrong():
    assert RESULT["run"] and RESULT["wrong"] == RESULT["not_built"] == []
    assert all(
        shapes == [] for pair in RESULT["record shapes not covered"].values() for shapes in pair.values()
    )


@pytest.mark.parametrize("pair", ["nvcc+minicu", "minicu+nvcc"])
def test_signatures_enough(pair):
    assert RESULT["right_signatures"][pair] >= 500


def test_what_is_set_aside_nvcc_called():
    """minicu's calls are all right, whoever made the callee; nvcc's that go wrong go wrong among nvcc's, too,
    or are calls through pointers to variadic functions without further arguments, which nvcc gets wrong
    by chance."""
    assert RESULT["set_aside_calls"]["minicu+nvcc"] == RESULT["set_aside_calls"]["minicu+minicu"] == 0
    for line in RESULT["set_aside"]:
        pair, name = line.split()[:2]
        if pair == "nvcc+minicu":
            among_nvcc = any(other.startswith(f"nvcc+nvcc {name}") for other in RESULT["set_aside"])
            assert among_nvcc or (name.startswith("pointer_") and line.endswith("...) []")), line


def rows() -> list[str]:
    right, aside, wrong = (RESULT[f"{kind}_calls"] for kind in ("right", "set_aside", "wrong"))
    return [
        f"| {pair.replace('+', ' calls ')} | {right[pair]:,} | {aside[pair]} | {wrong[pair]} |"
        for pair in right
    ]


def test_the_document():
    machine = RESULT["machine"]
    found = f"{machine['card']}, driver {machine['driver']}, nvcc 13.0, {machine['date']}"
    assert found in DOCUMENT, found
    for row in rows():
        assert row in DOCUMENT, row
