"""Launches that C makes (`runtime/host/ready.py`): how many configurations are known."""

from __future__ import annotations

import pytest

import minicu
from minicu.runtime.host.native import NativeRuntime
from minicu.runtime.host.ready import _MOST, ReadyLaunches

SOURCE = "__global__ void fill(int *out) { out[threadIdx.x] = 1; }"


@pytest.fixture
def module():
    return minicu.compile(SOURCE).load("cpu")


@pytest.fixture
def fill(module):
    return module.fill


@pytest.fixture
def launches(module):
    return ReadyLaunches(NativeRuntime(module.device))


def know(launches: ReadyLaunches, kernel, threads: range) -> int:
    for count in threads:
        launches.know(1, kernel[1, count], 0, 0)
    return len(launches._known)


def test_so_many_configurations_are_known(launches, fill):
    assert know(launches, fill, range(1, _MOST + 10)) == _MOST


def test_what_is_forgotten_leaves_room_for_others(launches, fill):
    know(launches, fill, range(1, _MOST + 1))
    launches.forget()
    assert launches._known == {}
    assert know(launches, fill, range(1, 4)) == 3


def test_what_is_being_launched_is_not_given_back(launches, fill):
    know(launches, fill, range(1, 3))
    first, _ = launches._known.values()
    first.record["busy"] = 1
    launches.forget()
    assert [*launches._known.values()] == [first]
    know(launches, fill, range(1, 3))
    assert len({int(ready.record["number"][0]) for ready in launches._known.values()}) == 3
