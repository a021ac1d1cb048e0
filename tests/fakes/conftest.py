"""Fixtures of the tests over the driver of libcuda.c."""

from __future__ import annotations

import gc

import pytest
from fakes.fake_driver import FAKE, make

from minicu.runtime import find


@pytest.fixture
def device():
    found = find("cuda")
    gc.collect()  # what other tests left behind is none of this one's
    yield found
    FAKE.fake_fault(0)
    found._lost = None


@pytest.fixture
def module(device):
    return make().load(device)
