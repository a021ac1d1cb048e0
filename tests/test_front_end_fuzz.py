"""A few sources of the front end's fuzzer, `make fuzz` has more: each is lowered or refused at a place."""

from __future__ import annotations

import argparse
import json
import os
import random

import pytest
from fuzz import front_end

#: How many sources of a kind `make test` has, where they are not FEW: whole programs may take ten seconds.
COUNTS = {"libraries": 0, "whole": 1}
FEW, ALL = 4, 12


def _sources() -> list[object]:
    return [
        pytest.param(seed, kind, marks=[pytest.mark.slow] * (seed >= COUNTS.get(kind, FEW)))
        for seed in range(ALL)
        for kind in front_end.KINDS
    ]


@pytest.mark.parametrize(("seed", "kind"), _sources())
def test_lowered_or_refused(kind, seed, monkeypatch):
    monkeypatch.setenv("MINICU_DEBUG", "1")
    text = front_end.KINDS[kind](random.Random(f"few {seed}"))
    assert front_end.outcome(text, kind)[0] in ("accepted", "refused"), text


def test_what_is_wrong_and_what_dies_is_counted_and_kept(monkeypatch, tmp_path):
    here = os.getpid()

    def outcome(text, kind):
        match int(text):
            case 3 if os.getpid() != here:
                os._exit(7)
            case 4:
                return "KeyError: 4", "place.py:1 f"
        return "refused", ""

    monkeypatch.setattr(front_end, "KEPT", tmp_path)
    monkeypatch.setattr(front_end, "outcome", outcome)
    monkeypatch.setattr(front_end, "KINDS", {"numbers": lambda dice: "0"})

    def sources(count, seed, kinds, start=0, step=1):
        return iter([(i, "numbers", str(i)) for i in range(start, count, step)])

    monkeypatch.setattr(front_end, "sources", sources)
    found = front_end.search(argparse.Namespace(count=10, seed=5, kinds=["numbers"], workers=2, seconds=0))
    assert found == {"numbers": {"accepted": 0, "refused": 8, "wrong": 2}}
    lines = [json.loads(line) for line in (tmp_path / "wrong.jsonl").read_text().splitlines()]
    assert {line["name"]: line["what"] for line in lines} == {
        "numbers-5-3": "the process died", "numbers-5-4": "KeyError: 4"
    }  # fmt: skip
    assert sorted(path.read_text() for path in tmp_path.glob("*.cu")) == ["3", "4"]
