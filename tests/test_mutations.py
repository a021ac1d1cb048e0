"""No input kills the compiler: a small sample of what `make fuzz` does at length."""

import pytest
from fuzz import mutations


@pytest.mark.slow
def test_mutated_sources_are_accepted_or_refused():
    found = list(mutations.faults(mutations.cases(count=60, seed=0), workers=1))
    report = [f"{fault.case.name}: {fault.what}\n{fault.case.text}" for fault in found[:3]]
    assert not found, "\n\n".join(report)


def test_the_same_seed_gives_the_same_sources():
    assert list(mutations.cases(5, seed=3)) == list(mutations.cases(5, seed=3))
    assert list(mutations.cases(5, seed=3)) != list(mutations.cases(5, seed=4))


def test_what_counts_as_a_fault(tmp_path):
    """A wrong option (status 2) stands for whatever is neither 0 nor 1."""
    worker = mutations.Worker(tmp_path, 1)
    try:
        assert "exit status 2" in worker.compile(mutations.Case("a.cu", "", ("--no-such-option",), tmp_path))
    finally:
        worker.close()
