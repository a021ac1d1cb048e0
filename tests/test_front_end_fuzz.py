"""A few sources of the front end's fuzzer, `make fuzz` has more: each is lowered or refused at a place."""

from __future__ import annotations

import random

import pytest
from fuzz import front_end


@pytest.mark.parametrize("kind", front_end.KINDS)
@pytest.mark.parametrize("seed", range(8))
def test_lowered_or_refused(kind, seed, monkeypatch):
    monkeypatch.setenv("MINICU_DEBUG", "1")
    text = front_end.KINDS[kind](random.Random(f"few {seed}"))
    assert front_end.outcome(text)[0] in ("accepted", "refused"), text
