"""Arrays of other libraries as arguments: see cuda_cases.py."""

from __future__ import annotations

import ctypes
import sys
import types

import numpy
import pytest
from fakes.fake_driver import FAKE, Interface, arguments

from minicu.runtime import find
from minicu.runtime.launching import launch_builtin
from minicu.runtime.values import dlpack


def test_other_libraries_arrays(device, module):
    mine = device.zeros((4, 2))
    other = Interface(mine)
    module.saxpy[1, 1](1, 1.0, other, other)
    assert arguments()[8:16] == mine.address.to_bytes(8, "little")
    side = device.stream(blocking=False)
    before = FAKE.fake_events_waited()
    module.saxpy[1, 1](1, 1.0, Interface(mine, stream=side.handle), other)
    assert FAKE.fake_events_waited() == before + 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"strides": (4, 16)}, "not C-contiguous"),
        ({"typestr": "<f8"}, "argument 4 'y' is an array of float64"),
        ({"mask": 1}, "has a mask"),
        ({"stream": 0}, "stream 0"),
        ({"data": (4096, False)}, "is in host memory"),
        ({"data": "read-only"}, "is read-only, the kernel takes 'float \\*'"),
        ({"data": "odd"}, "not aligned to 4 bytes"),
    ],
)
def test_other_libraries_arrays_that_do_not_fit(device, module, changes, message):
    mine = device.zeros((4, 2))
    data = changes.get("data")
    if data == "read-only":
        changes = {"data": (mine.address, True)}
    if data == "odd":
        changes = {"data": (mine.address + 2, False)}
    with pytest.raises((TypeError, ValueError), match=message):
        module.saxpy[1, 1](1, 1.0, mine, Interface(mine, **changes))


def test_an_array_without_elements(device, module):
    module.saxpy[1, 1](0, 1.0, numpy.zeros(0, "f4"), Interface(device.zeros(1), data=(0, False), shape=(0,)))
    assert arguments()[8:] == bytes(16)


class Tensor:
    """As much of a PyTorch tensor as matters here."""

    __module__ = "torch"
    is_cuda = True
    number = 0
    asked = 0

    def __init__(self, array, dtype="torch.float32", contiguous=True, neg=False):
        self.array, self.dtype, self.shape = array, dtype, array.shape
        self.contiguous, self.neg = contiguous, neg
        self.device = types.SimpleNamespace(type="cuda")

    def data_ptr(self):
        Tensor.asked += 1
        return self.array.address

    def get_device(self):
        return self.number

    def is_contiguous(self):
        return self.contiguous

    def is_neg(self):
        return self.neg

    def is_conj(self):
        return False


@ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(dlpack.DLTensor))
def describe(tensor, out):
    t = out[0]
    tensor.axes = (ctypes.c_int64 * 2)(*tensor.shape, 1 if tensor.contiguous else 2)
    at = ctypes.addressof(tensor.axes)
    t.data, t.byte_offset, t.ndim = tensor.data_ptr(), 0, 1
    t.shape, t.strides = (ctypes.cast(a, ctypes.POINTER(ctypes.c_int64)) for a in (at, at + 8))
    t.device.kind, t.device.number = dlpack.CUDA, tensor.number
    t.dtype.code, t.dtype.bits, t.dtype.lanes = 2, int(tensor.dtype[-2:]), 1
    return 0


class Described(Tensor):
    """One of a PyTorch with DLPack's C exchange interface."""

    __module__ = "torch"
    api = dlpack._Exchange(1, 3, describe=ctypes.cast(describe, ctypes.c_void_p).value)
    __dlpack_c_exchange_api__ = dlpack._new(ctypes.addressof(api), dlpack._EXCHANGE_NAME, None)


class CupyArray:
    """As much of a CuPy array as matters here."""

    __module__ = "cupy"
    stream = types.SimpleNamespace(ptr=0)

    def __init__(self, array):
        self.array, self.dtype = array, array.dtype
        self.flags = types.SimpleNamespace(c_contiguous=True)
        self.data = types.SimpleNamespace(ptr=array.address, device_id=0)

    @property
    def __cuda_array_interface__(self):
        return {**self.array.__cuda_array_interface__, "stream": self.stream.ptr or 1}


@pytest.fixture
def libraries(monkeypatch):
    torch = types.SimpleNamespace(Tensor=Tensor, nn=types.SimpleNamespace(Parameter=Described))
    cuda = types.SimpleNamespace(get_current_stream=lambda number: CupyArray.stream)
    monkeypatch.setitem(sys.modules, "torch", torch)
    monkeypatch.setitem(sys.modules, "cupy", types.SimpleNamespace(ndarray=CupyArray, cuda=cuda))


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("kind", [Tensor, Described, CupyArray])
def test_only_the_first_array_of_a_type_takes_the_long_way(
    device, module, libraries, monkeypatch, kind, fast
):
    from minicu.runtime.cuda import arrays as cuda_arrays

    x, y = device.zeros(4), device.zeros(4)
    launch = module.saxpy.configure(1, 1, fast=fast)
    launch(1, 1.0, kind(x), kind(y))
    first = arguments()
    monkeypatch.setattr(cuda_arrays, "address_of", None)
    if launch_builtin.available():
        monkeypatch.setattr(Described, "is_contiguous", None)  # the reader in Python would ask it
    launch(1, 1.0, kind(x), kind(y))
    assert arguments() == first
    launch(1, 1.0, kind(y), kind(x))
    assert arguments()[8:24] == first[16:24] + first[8:16]


@pytest.mark.parametrize("Tensor", [Tensor, Described])
@pytest.mark.parametrize("fast", [True, False])
def test_later_tensors_are_checked_as_the_first(device, module, libraries, fast, Tensor):
    launch = module.saxpy.configure(1, 1, fast=fast)
    x = device.zeros(4)
    launch(1, 1.0, Tensor(x), Tensor(x))
    elsewhere = Tensor(find("cuda:1").zeros(4))
    elsewhere.number = 1
    for wrong, message in (
        (Tensor(x, "torch.float64"), "argument 3 'x' is an array of float64"),
        (Tensor(x, contiguous=False), "argument 3 'x' is not C-contiguous"),
        (Tensor(x, neg=True), r"negated or conjugated lazily; pass a tensor after \.resolve_neg"),
        (elsewhere, "argument 3 'x' is on cuda:1"),
    ):
        with pytest.raises((TypeError, ValueError), match=message):
            launch(1, 1.0, wrong, x)
    launch(1, 1.0, Tensor(x), Tensor(x))


def test_the_stream_of_cupy(device, module, libraries, monkeypatch):
    x, side = CupyArray(device.zeros(4)), device.stream(blocking=False)
    on_default, on_side = module.narrow[1, 1], module.narrow[1, 1, 0, side]
    for launch in (on_default, on_side):
        launch(x)
    before = FAKE.fake_events_waited()
    on_default(x)
    assert FAKE.fake_events_waited() == before
    monkeypatch.setattr(CupyArray, "stream", types.SimpleNamespace(ptr=side.handle))
    on_side(x)
    assert FAKE.fake_events_waited() == before
    on_default(x)
    assert FAKE.fake_events_waited() > before


def test_another_devices_array(device, module):
    there = find("cuda:1").zeros(4)
    with pytest.raises(ValueError, match="argument 3 'x' is on cuda:1, the kernel runs on cuda:0"):
        module.saxpy[1, 1](1, 1.0, Interface(there), device.zeros(4))


def test_pinned_memory_as_argument(device, module):
    data = device.pinned(4)
    module.narrow[1, 1](data)
    assert arguments() == data.ctypes.data.to_bytes(8, "little")


def test_dlpack_in(device, module):
    class Tensor:
        def __init__(self, array):
            self.array = array
            self.__dlpack_device__ = array.__dlpack_device__

        def __dlpack__(self, *, stream=None):
            assert stream == 1
            return self.array.__dlpack__(stream=stream)

    class Newer(Tensor):
        def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
            assert max_version == (1, 0) and copy is None
            return super().__dlpack__(stream=stream)

    mine = device.zeros(4)
    for kind in (Tensor, Newer):
        module.saxpy[1, 1](1, 1.0, kind(mine), mine)
        assert arguments()[8:16] == mine.address.to_bytes(8, "little")
    with pytest.raises(TypeError, match="host memory"):
        module.saxpy[1, 1](1, 1.0, Tensor(find("cpu").zeros(4)), mine)
