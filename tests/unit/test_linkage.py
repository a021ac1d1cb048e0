"""Symbols of random units have nvcc's linkage, and units that share things link."""

import pytest
from fuzz import linkage


@pytest.mark.needs_nvcc
@pytest.mark.parametrize("seed", [1, 10])
def test_symbols_have_the_linkage_that_nvcc_gives_them(seed):
    assert linkage.compare(seed) == ([], True)
