"""Readers of tensors in machine code, of a library that is made here."""

from __future__ import annotations

import ctypes
import random
import sys
import sysconfig

import pytest

from minicu.runtime.values import dlpack, dlpack_reader

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython" or bool(sysconfig.get_config_var("Py_GIL_DISABLED")),
    reason="this Python does not let machine code read its objects",
)

FLOAT, DOUBLE, COMPLEX, BOOL = (2, 32, 1), (2, 64, 1), (5, 64, 1), (6, 8, 1)


class Tensor:
    """`__dlpack_c_exchange_api__` comes below."""

    def __init__(self, address=4096, dtype=FLOAT, shape=(3, 4), strides=None, place=(2, 0), offset=0):
        self.address, self.dtype, self.place, self.offset = address, dtype, place, offset
        self.shape = (ctypes.c_int64 * len(shape))(*shape)
        self.strides = None if strides is None else (ctypes.c_int64 * len(shape))(*strides)
        self.neg = False

    def is_neg(self):
        if isinstance(self.neg, BaseException):
            raise self.neg
        return self.neg


DESCRIBE = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(dlpack.DLTensor))


@DESCRIBE
def describe(value, out):
    if value.address is None:
        return -1
    t = out[0]
    t.data, t.byte_offset, t.ndim = value.address, value.offset, len(value.shape)
    t.device.kind, t.device.number = value.place
    t.dtype.code, t.dtype.bits, t.dtype.lanes = value.dtype
    t.shape, t.strides = value.shape, value.strides
    return 0


NAME = dlpack._EXCHANGE_NAME
KEPT = []  # capsules keep nothing


def table(version, function, previous=None):
    """A DLPackExchangeAPI and a capsule with it."""
    made = dlpack._Exchange()
    made.major, made.minor = version
    made.describe = ctypes.cast(function, ctypes.c_void_p).value if function else None
    made.previous = ctypes.addressof(previous[0]) if previous else None
    KEPT.append(made)
    return made, dlpack._new(ctypes.addressof(made), NAME, None)


API = table((1, 3), describe)
Tensor.__dlpack_c_exchange_api__ = API[1]


def otherwise(tensor, use):
    return "otherwise", tensor, use


def reader(first=None, number=0, unaligned=3, any_type=False):
    return dlpack_reader.reader(first or Tensor(), number, unaligned, any_type, otherwise)


def steps(tensor):
    return None if tensor.strides is None else list(tensor.strides)


def test_it_is_machine_code():
    assert type(reader()).__name__ == "builtin_function_or_method"


@pytest.mark.parametrize(
    "tensor",
    [Tensor(), Tensor(2**48), Tensor(2**63 + 64), Tensor(4096, offset=32),
     Tensor(0, shape=(0, 4), strides=(4, 1)), Tensor(shape=()), Tensor(shape=(), strides=()),
     Tensor(shape=(7,), strides=(1,)), Tensor(shape=(2, 3, 4), strides=(12, 4, 1)),
     Tensor(shape=(1, 4), strides=(99, 1)), Tensor(shape=(3, 1, 1), strides=(1, 5, 7)),
     Tensor(shape=(1,), strides=(2,))],
    ids=lambda t: f"{t.address:#x}+{t.offset} {list(t.shape)} {steps(t)}",
)  # fmt: skip
def test_plain_tensors(tensor):
    assert reader()(tensor, None) == tensor.address + tensor.offset


@pytest.mark.parametrize(
    "tensor",
    [Tensor(4098), Tensor(4096, offset=2), Tensor(dtype=DOUBLE), Tensor(dtype=(2, 32, 2)), Tensor(dtype=BOOL),
     Tensor(place=(2, 1)), Tensor(place=(1, 0)), Tensor(place=(13, 0)), Tensor(None),
     Tensor(shape=(4, 3), strides=(1, 4)), Tensor(shape=(7,), strides=(2,)), Tensor(shape=(7,), strides=(0,)),
     Tensor(shape=(2, 2, 3), strides=(6, 6, 1)), Tensor(shape=(3,), strides=(-1,))],
    ids=lambda t: f"{t.address} {t.dtype} {t.place} {list(t.shape)} {steps(t)}",
)  # fmt: skip
def test_all_others_are_looked_at_by_python(tensor):
    use = object()
    assert reader()(tensor, use) == ("otherwise", tensor, use)
    assert not sys.exc_info()[0]


@pytest.mark.parametrize("neg", [True, 1, None])
def test_a_tensor_that_is_to_be_negated(neg):
    tensor = Tensor()
    tensor.neg = neg
    assert reader()(tensor, None)[0] == "otherwise"


@pytest.mark.parametrize("error", [KeyboardInterrupt(), ValueError("mine")])
def test_errors_of_the_library_reach_the_caller(error):
    tensor = Tensor()
    tensor.neg = error
    with pytest.raises(type(error)):
        reader()(tensor, None)


def test_a_tensor_that_cannot_be_described():
    read = reader()
    fails = ctypes.pythonapi.PyLong_AsLong  # -1 with an exception
    read.__module__.things[0].describe = ctypes.cast(fails, ctypes.c_void_p).value
    assert read(Tensor(), None)[0] == "otherwise"
    assert not sys.exc_info()[0]


def test_any_type_but_complex_numbers():
    """Which may be conjugated lazily."""
    read = reader(any_type=True, unaligned=0)
    assert read(Tensor(4099, BOOL), None) == 4099 and read(Tensor(dtype=DOUBLE), None) == 4096
    assert read(Tensor(dtype=COMPLEX), None)[0] == "otherwise"


def test_another_gpu():
    read = reader(Tensor(place=(2, 3)), number=3)
    assert read(Tensor(place=(2, 3)), None) == 4096
    assert read(Tensor(), None)[0] == "otherwise"


@pytest.mark.parametrize("seed", range(50))
def test_strides_against_a_definition(seed):
    rng = random.Random(seed)
    shape = [rng.choice([1, 1, 2, 3]) for _ in range(rng.randint(0, 5))]
    dense = [1] * len(shape)
    for i in range(len(shape) - 2, -1, -1):
        dense[i] = dense[i + 1] * shape[i + 1]
    strides = [rng.choice([d, d, d, rng.randint(0, 9)]) for d in dense]
    plain = all(n == 1 or s == d for n, s, d in zip(shape, strides, dense))
    assert (reader()(Tensor(shape=shape, strides=strides), None) == 4096) is plain


class Bare:
    def is_neg(self):
        return False


@pytest.mark.parametrize(
    ("capsule", "serves"),
    [(API[1], True), (None, False), (17, False), (dlpack._new(4096, b"dltensor", None), False),
     (table((1, 3), None)[1], False), (table((2, 0), describe, API)[1], True),
     (table((2, 0), describe)[1], False)],
    ids=["usual", "none", "no capsule", "another capsule", "not described", "older table", "unknown version"],
)  # fmt: skip
def test_which_types_have_the_interface(capsule, serves, monkeypatch):
    monkeypatch.setattr(Tensor, "__dlpack_c_exchange_api__", capsule)
    assert (dlpack.describing_function(Tensor) != 0) is serves
    assert (reader() is otherwise) is not serves
    assert dlpack.describing_function(Bare) == 0


@pytest.mark.parametrize("first", [Tensor(None), Tensor(dtype=COMPLEX)])
def test_a_first_tensor_that_cannot_be_described(first):
    assert reader(first) is otherwise


def test_a_python_without_machine_code(monkeypatch):
    monkeypatch.setattr(dlpack_reader.launch_builtin, "available", lambda: False)
    assert reader() is otherwise


def test_references_do_not_leak():
    read, usual, odd, failing = reader(), Tensor(2**40), Tensor(4098), Tensor(None)
    watched = (usual, odd, failing, otherwise, Tensor.is_neg, False, None, read)
    before = [sys.getrefcount(x) for x in watched]
    for _ in range(5000):
        for tensor in (usual, odd, failing):
            read(tensor, None)
    after = [sys.getrefcount(x) for x in watched]
    assert all(abs(a - b) < 20 for a, b in zip(after, before)), (before, after)
