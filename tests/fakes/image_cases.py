"""Textures and surfaces of the CUDA device over the driver of libcuda; run by
tests/unit/test_cuda_device.py, in a process of its own where that driver stands in for NVIDIA's."""

from __future__ import annotations

import ctypes
import gc

import numpy
import pytest

from minicu import types as ty
from minicu.program import Kernel, Parameter, Program
from minicu.runtime import find
from minicu.runtime.cuda import driver as cuda_driver
from minicu.runtime.launching import launch_builtin

FAKE = ctypes.CDLL("libcuda.so.1")
FAKE.fake_object.restype = ctypes.c_long
FAKE.fake_object.argtypes = [ctypes.c_void_p, ctypes.c_int]

KERNELS = {
    "sample": Kernel("sample", "sample", (
        Parameter("t", ty.ULLONG, 0, 8, 8, "cudaTextureObject_t", "texture"),
        Parameter("s", ty.ULLONG, 8, 8, 8, "cudaSurfaceObject_t", "surface"),
        Parameter("n", ty.ULLONG, 16, 8, 8, "unsigned long long"),
    ), 24),
}  # fmt: skip
PTX = """.version 8.0
.target sm_75
.address_size 64
.visible .entry sample(.param .u64 t, .param .u64 s, .param .u64 n)
{
  ret;
}
"""
FLAT = numpy.arange(12, dtype="f4").reshape(3, 4)

KIND, FILTER, FLAGS, ARRAY_FLAGS, FORMAT, CHANNELS, BYTES, BORDER = 0, 4, 5, 6, 10, 11, 12, 13


def told(image, *what):
    """What the driver was told when an object was made; `what` as in libcuda's fake_object."""
    return [FAKE.fake_object(image.handle, w) for w in what]


@pytest.fixture
def device():
    found = find("cuda")
    gc.collect()  # what other tests left behind is none of this one's
    found.synchronize()
    return found


@pytest.fixture
def living(device):
    """`living()`: how many CUDA arrays and objects there are now, apart from those before the test."""
    arrays, objects = FAKE.fake_arrays(), FAKE.fake_objects()
    return lambda: (FAKE.fake_arrays() - arrays, FAKE.fake_objects() - objects)


@pytest.fixture
def module(device):
    return Program(name="fake", ptx=PTX, kernels=KERNELS).load(device)


def arguments() -> list[int]:
    space = (ctypes.c_uint64 * 8)()
    return list(space[: FAKE.fake_arguments(space) // 8])


@pytest.mark.parametrize(
    ("shape", "options", "extents", "flags"),
    [
        ((5,), {}, [5, 0, 0], 0),
        ((3, 5), {}, [5, 3, 0], 0),
        ((2, 3, 5), {}, [5, 3, 2], 0),
        ((3, 5), {"layered": True}, [5, 0, 3], 1),
        ((2, 3, 5), {"layered": True}, [5, 3, 2], 1),
        ((6, 4, 4), {"cubemap": True}, [4, 4, 6], 4),
        ((12, 4, 4), {"cubemap": True, "layered": True}, [4, 4, 12], 5),
    ],
)
def test_shapes(device, shape, options, extents, flags):
    data = numpy.random.default_rng(0).random(shape).astype("f4")
    texture = device.texture(data, **options)
    assert told(texture, 7, 8, 9, ARRAY_FLAGS, FORMAT, CHANNELS) == [*extents, flags, 32, 1]
    numpy.testing.assert_array_equal(texture.numpy(), data)
    surface = device.surface(data, **options)
    assert told(surface, 7, 8, 9, ARRAY_FLAGS) == [*extents, flags | 2]
    surface.write(data + 1)
    numpy.testing.assert_array_equal(surface.numpy(), data + 1)


@pytest.mark.parametrize(
    ("dtype", "format"),
    [("u1", 1), ("u2", 2), ("u4", 3), ("i1", 8), ("i2", 9), ("i4", 10), ("f2", 16), ("f4", 32)],
)
@pytest.mark.parametrize("channels", [1, 2, 4])
def test_texels(device, dtype, format, channels):
    data = numpy.arange(24 * channels).reshape(4, 6, channels).astype(dtype)
    texture = device.texture(data, channels=channels)
    assert told(texture, FORMAT, CHANNELS) == [format, channels]
    assert told(texture, FLAGS) == [0 if dtype[0] == "f" else 1]  # integers are read as such
    numpy.testing.assert_array_equal(texture.numpy(), data)


def test_an_array_in_another_order(device):
    texture = device.texture(FLAT.T)
    numpy.testing.assert_array_equal(texture.numpy(), FLAT.T)
    texture = device.texture(FLAT.astype(">f4"))
    numpy.testing.assert_array_equal(texture.numpy(), FLAT)


@pytest.mark.parametrize(
    ("options", "modes", "filter", "flags"),
    [
        ({}, [1, 1, 1], 0, 0),
        ({"address": "border", "border": 0.5}, [3, 3, 1], 0, 0),
        ({"address": ("wrap", "mirror"), "normalized": True}, [0, 2, 1], 0, 2),
        ({"filter": "linear"}, [1, 1, 1], 1, 0),
    ],
)
def test_sampling(device, options, modes, filter, flags):
    texture = device.texture(FLAT, **options)
    assert told(texture, 1, 2, 3, FILTER, FLAGS) == [*modes, filter, flags]
    assert told(texture, BORDER) == [500 if "border" in options else 0]


def test_integers_as_fractions(device):
    data = FLAT.astype("u1")
    assert told(device.texture(data, read="normalized_float", filter="linear"), FLAGS) == [0]


def test_gathering(device):
    assert told(device.texture(FLAT, gather=True), ARRAY_FLAGS) == [8]
    with pytest.raises(ValueError, match=r"gather=True wants an image of its own: pass surface\.numpy\(\)"):
        device.texture(device.surface(FLAT), gather=True)


def test_linear_memory(device, living):
    array = device.array(numpy.arange(100, dtype="u2"))
    texture = device.texture(array)
    assert told(texture, KIND, FORMAT, CHANNELS, BYTES) == [2, 2, 1, 200]
    assert living() == (0, 1)
    texture.write(7)
    assert (array.numpy() == 7).all()
    pairs = device.texture(device.zeros((50, 2), "f4"), channels=2)
    assert told(pairs, KIND, FORMAT, CHANNELS, BYTES) == [2, 32, 2, 400]
    flat = device.texture(device.array(numpy.zeros((3, 8), "f4")), filter="linear")
    assert told(flat, KIND, FORMAT, 7, 8, BYTES) == [3, 32, 8, 3, 32]


class Interface:
    """An array of another library."""

    def __init__(self, array, **changes):
        self.array = array
        self.__cuda_array_interface__ = {**array.__cuda_array_interface__, "stream": None, **changes}


def test_another_librarys_array(device):
    array = device.array(numpy.arange(100, dtype="f4"))
    side = device.stream(blocking=False)
    before = FAKE.fake_events_waited()
    texture = device.texture(Interface(array, stream=side.handle))
    assert FAKE.fake_events_waited() > before
    assert told(texture, KIND, FORMAT, CHANNELS, BYTES) == [2, 32, 1, 400]
    living = FAKE.fake_live_bytes()
    del array
    gc.collect()
    assert FAKE.fake_live_bytes() == living
    assert texture.numpy().tolist() == list(range(100))
    with pytest.raises(ValueError, match="the source is not C-contiguous"):
        device.texture(Interface(device.zeros((4, 8)), strides=(4, 16)))
    with pytest.raises(ValueError, match="the source is on cuda:1"):
        device.texture(Interface(find("cuda:1").zeros(8)))


def test_linear_memory_as_no_texture_can_have_it(device):
    with pytest.raises(ValueError, match=r"start at a multiple of 512 bytes.*pass the array's \.numpy\(\)"):
        device.texture(device.zeros(100)[1:])
    with pytest.raises(ValueError, match="rows of a multiple of 32 bytes, not 28"):
        device.texture(device.zeros((3, 7)))
    with pytest.raises(ValueError, match="the array is on cuda:1, not on cuda:0"):
        device.texture(find("cuda:1").zeros(8))


def test_what_the_driver_refuses_is_named(device, monkeypatch):
    from minicu.runtime.cuda import images as cuda_images

    monkeypatch.setattr(cuda_images, "_LAYERED", 8)
    with pytest.raises(
        cuda_driver.CudaError, match=r"making an image \(layered 1-dimensional, \(3, 5\) of fl"
    ):
        device.texture(numpy.zeros((3, 5), "f4"), layered=True)


def test_lives(device, living):
    surface = device.surface(FLAT)
    texture = device.texture(surface)
    assert living() == (1, 2)
    surface.free()
    assert living() == (1, 1)
    numpy.testing.assert_array_equal(texture.numpy(), FLAT)
    texture.free()
    assert living() == (0, 0)
    array = device.zeros(8)
    before = FAKE.fake_live_bytes()
    texture = device.texture(array)
    array.free()
    gc.collect()
    assert FAKE.fake_live_bytes() == before
    del texture
    gc.collect()
    device.synchronize()
    assert FAKE.fake_live_bytes() == before - 32


def test_those_dropped_go_when_others_are_made(device, living):
    array = device.zeros(8)
    for _ in range(5):
        texture = device.texture(array)
        in_place = living()
        del texture
    gc.collect()
    for _ in range(5):
        texture = device.texture(FLAT)
        copied = living()
        del texture
    assert in_place[1] <= 2 and copied[0] <= 2 and copied[1] <= 2


def test_while_a_graph_is_captured(device, module, living):
    texture, surface = device.texture(FLAT), device.surface(FLAT)
    stream = device.stream()
    with stream.capture() as graph:
        module.sample[1, 1, 0, stream](texture, surface, 0)
        with pytest.raises(RuntimeError, match="cannot make an image on cuda:0 while a graph is captured"):
            device.texture(FLAT)
        del texture, surface
        gc.collect()
        assert living() == (2, 2)
    assert graph.nodes == 1 and living() == (0, 0)


@pytest.mark.parametrize("fast", [True, False])
def test_arguments(device, module, fast):
    texture, surface = device.texture(FLAT), device.surface(FLAT)
    launch = module.sample.configure(1, 1, fast=fast)
    launch(texture, surface, texture)
    assert arguments() == [texture.handle, surface.handle, texture.handle]
    launch(texture.handle, numpy.uint64(surface.handle), 7)
    assert arguments() == [texture.handle, surface.handle, 7]
    launch(None, 0, 0)
    assert arguments() == [0, 0, 0]


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda d: d.surface(FLAT), "argument 1 't' is a surface, the kernel takes a texture"),
        (lambda d: d.array(FLAT), r"'t' is an array of float32.*pass module\.device\.texture\(t\)"),
        (lambda d: FLAT, "'t' is an array of float32, the kernel takes a texture"),
        (lambda d: find("cuda:1").texture(FLAT), "'t' is on cuda:1, the kernel runs on cuda:0"),
        (lambda d: find("cpu").texture(FLAT), "'t' is on cpu, the kernel runs on cuda:0"),
        (lambda d: 2.5, "'t' is float, the kernel takes a texture"),
        (lambda d: "freed", "'t' was freed"),
    ],
)  # fmt: skip
def test_wrong_arguments(device, module, fast, make, message):
    given, surface = make(device), device.surface(FLAT)
    if isinstance(given, str):
        given = device.texture(FLAT)
        given.free()
    before = FAKE.fake_launches()
    with pytest.raises((TypeError, ValueError), match=message):
        module.sample.configure(1, 1, fast=fast)(given, surface, 0)
    assert FAKE.fake_launches() == before


def test_objects_do_not_take_the_general_path(device, module, monkeypatch):
    if not launch_builtin.available():
        pytest.skip("this Python does not let machine code read its objects")
    texture, surface = device.texture(FLAT), device.surface(FLAT)
    launch = module.sample[1, 1]
    monkeypatch.setattr("minicu.runtime.values.arguments.Packer.pack_into", None)
    launch(texture, surface, 7)
    assert arguments() == [texture.handle, surface.handle, 7]
    with pytest.raises(TypeError):
        launch(surface, surface, 7)
