"""Fixtures of the tests over the driver of libcuda."""

from __future__ import annotations

import gc

import pytest

from minicu.runtime import find

# The driver is there in processes of their own only (see `tests/unit/test_cuda_device.py`): it is imported by
# the fixtures, as pytest reads this file wherever it looks for tests.


@pytest.fixture(autouse=True)
def no_ptxas(monkeypatch):
    """The fake driver runs PTX, and no machine code of a real ptxas. Tests that want one make one."""
    from minicu.runtime.link import tools

    tools.ptxas_version.cache_clear()
    monkeypatch.setattr(tools, "find_program", lambda name: None)


@pytest.fixture
def device():
    from fakes.fake_driver import FAKE

    found = find("cuda")
    gc.collect()  # what other tests left behind is none of this one's
    found.synchronize()
    yield found
    FAKE.fake_fault(0)
    found._lost = None


@pytest.fixture
def module(device):
    from fakes.fake_driver import make

    return make().load(device)
