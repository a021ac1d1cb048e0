"""Launches that C makes (`runtime/host/ready.py`): how many configurations are known, and whose they are."""

from __future__ import annotations

import ctypes
import threading

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


def test_a_thread_has_its_own_error_and_configurations(module):
    """As soon as the program says that it has threads; the one at hand keeps what it had."""
    native = NativeRuntime(module.device)
    configure = native._code.function("minicu_configure", None, *[ctypes.c_uint] * 6, *[ctypes.c_uint64] * 2)
    configure(2, 1, 1, 32, 1, 1, 0, 5)
    native.mine["last"] = 9
    ctypes.c_int.from_address(native.threaded).value = 1
    found = []

    def other():
        found.append((int(native.mine["last"][0]), native.pop_configuration()))
        configure(7, 1, 1, 64, 1, 1, 0, 0)
        found.append(native.pop_configuration())

    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
    assert found == [(0, None), ((7, 1, 1), (64, 1, 1), 0, 0)]
    assert int(native.mine["last"][0]) == 9
    assert native.pop_configuration() == ((2, 1, 1), (32, 1, 1), 0, 5)
