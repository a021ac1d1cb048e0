"""Random programs (tests/fuzz/expressions.py, programs.py) compute what gcc's computed, bit for bit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fuzz import expressions, programs

FUZZ = Path(__file__).parents[1] / "fuzz"
ANSWERS = json.loads((FUZZ / "expressions.json").read_text())
SUMS = json.loads((FUZZ / "programs.json").read_text())


@pytest.mark.parametrize(
    "seed",
    [pytest.param(seed, marks=pytest.mark.slow) for seed in sorted(ANSWERS, key=int)],
)
def test_random_program(device, seed):
    source = expressions.Writer(int(seed)).program()
    found = expressions.minicu_answers(source, device, opt=int(seed) % 2 * 3)
    wrong = [i for i, (a, b) in enumerate(zip(ANSWERS[seed], found, strict=True)) if a != b]
    assert not wrong, source


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.slow] if i % 4 else []) for i, n in enumerate(sorted(SUMS))]
)
def test_random_records_and_calls(device, name):
    seed, everything = int(name.split()[0]), name.endswith("all")
    source = programs.source(seed, everything)
    assert programs.answer(source, device, opt=seed % 2 * 3) == SUMS[name], source
