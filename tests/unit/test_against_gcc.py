"""Random programs (tests/fuzz/expressions.py) compute what gcc's programs computed, bit for bit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fuzz import expressions

ANSWERS = json.loads((Path(__file__).parents[1] / "fuzz" / "expressions.json").read_text())


@pytest.mark.parametrize("seed", sorted(ANSWERS, key=int))
def test_random_program(device, seed):
    source = expressions.Writer(int(seed)).program()
    found = expressions.minicu_answers(source, device, opt=int(seed) % 2 * 3)
    wrong = [i for i, (a, b) in enumerate(zip(ANSWERS[seed], found, strict=True)) if a != b]
    assert not wrong, source
