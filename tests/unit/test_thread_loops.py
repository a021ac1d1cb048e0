"""Random kernels without waits (fuzz/thread_loops.py): loops over threads and threads one by one agree."""

import pytest
from fuzz import thread_loops

pytestmark = pytest.mark.optimised


@pytest.mark.parametrize("seed", [15, 16, 27, 33])
def test_same_as_one_by_one(seed):
    """Each of these programs was wrong, or refused by LLVM, once."""
    assert thread_loops.wrong(seed) is None
