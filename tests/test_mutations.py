"""No input kills the compiler: a small sample of what `make fuzz` does at length."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import fuzz


def test_mutated_sources_are_accepted_or_refused():
    found = list(fuzz.faults(fuzz.cases(count=60, seed=0), workers=1))
    report = [f"{fault.case.name}: {fault.what}\n{fault.case.text}" for fault in found[:3]]
    assert not found, "\n\n".join(report)


def test_the_same_seed_gives_the_same_sources():
    assert list(fuzz.cases(5, seed=3)) == list(fuzz.cases(5, seed=3))
    assert list(fuzz.cases(5, seed=3)) != list(fuzz.cases(5, seed=4))


def test_what_counts_as_a_fault(tmp_path):
    """A wrong option (status 2) stands for whatever is neither 0 nor 1."""
    worker = fuzz.Worker(tmp_path, 1)
    try:
        assert "exit status 2" in worker.compile(fuzz.Case("a.cu", "", ("--no-such-option",), tmp_path))
    finally:
        worker.close()
