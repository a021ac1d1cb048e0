"""Textures and surfaces from Python: what is refused, and how kernels get them."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.runtime.cpu import device as cpu

SOURCE = """
__global__ void read(float *o, cudaTextureObject_t t) { *o = t ? tex2D<float>(t, 1.5f, 1.5f) : -1; }
__global__ void write(cudaSurfaceObject_t s) { surf2Dwrite(5.0f, s, 4, 1); }
__global__ void plain(unsigned long long *o, unsigned long long n, int i) { *o = n; }
__global__ void several(float *o, const cudaTextureObject_t *list) {
    o[threadIdx.x] = tex2D<float>(list[threadIdx.x], 0.5f, 0.5f);
}
struct Both { cudaTextureObject_t t; float scale; };
__global__ void inside(float *o, Both b) { *o = b.scale * tex2D<float>(b.t, 0.5f, 0.5f); }
"""


@pytest.fixture(scope="module")
def module():
    return minicu.compile(SOURCE).load("cpu")


FLAT = numpy.arange(12, dtype="f4").reshape(3, 4)


@pytest.mark.parametrize(
    ("data", "options", "message"),
    [
        (
            numpy.zeros(3),
            {},
            r"no channels of float64: .*astype\('float32'\).*view\('int32'\)\.reshape\(\*a\.shape, 2\)",
        ),
        (numpy.zeros(3, "?"), {}, r"no channels of bool: .*float16 and float32; pass a\.view\('uint8'\)"),
        (numpy.zeros(3, "u1,f4"), {}, "is no texel: it is a scalar, or 1, 2 or 4 of one type"),
        (numpy.zeros(3, "f4,f4,f4"), {}, "is no texel"),
        (numpy.zeros((3, 3), "f4"), {"channels": 4}, r"a last axis of 4 elements, not \(3, 3\) of float32"),
        (
            numpy.zeros((3, 3), "f4"),
            {"channels": 3},
            "channels is 3: a texel has 1, 2 or 4; pass numpy.concatenate",
        ),
        (numpy.zeros((2, 2, 2, 2), "f4"), {}, r"an image has 1 to 3 axes, not \(2, 2, 2, 2\)"),
        (numpy.float32(1), {}, r"an image has 1 to 3 axes, not \(\)"),
        (numpy.zeros((2, 0), "f4"), {}, r"an image of shape \(2, 0\) has no texels"),
        (
            numpy.zeros(4, "f4"),
            {"layered": True},
            r"has shape \(layers, width\) or \(layers, height, width\)",
        ),
        (
            numpy.zeros((5, 4, 4), "f4"),
            {"cubemap": True},
            r"a cube map has shape \(6, n, n\), not \(5, 4, 4\)",
        ),
        (numpy.zeros((12, 4, 4), "f4"), {"cubemap": True}, r"has shape \(6, n, n\), not \(12, 4, 4\)"),
        (numpy.zeros((6, 4, 5), "f4"), {"cubemap": True, "layered": True}, r"\(6 for each layer, n, n\)"),
    ],
)
@pytest.mark.parametrize("kind", ["texture", "surface"])
def test_arrays_that_are_no_images(module, kind, data, options, message):
    with pytest.raises((TypeError, ValueError), match=message):
        getattr(module.device, kind)(data, **options)


@pytest.mark.parametrize(
    ("data", "options", "message"),
    [
        (FLAT, {"address": "repeat"}, "address is 'repeat': give 'wrap', 'clamp', 'mirror' or 'border'"),
        (FLAT, {"address": ("clamp",) * 3}, "address has 3 modes, the texture 2 axes"),
        (FLAT, {"address": "wrap"}, "'wrap' and 'mirror' repeat a texture from 0 to 1: give normalized=True"),
        (FLAT, {"filter": "cubic"}, "filter is 'cubic': give 'point' or 'linear'"),
        (FLAT, {"read": "float"}, "read is 'float': give 'element' or 'normalized_float'"),
        (FLAT, {"read": "normalized_float"}, "is for integers of 8 and 16 bits, not float32"),
        (FLAT.astype("i4"), {"read": "normalized_float"}, "is for integers of 8 and 16 bits, not int32"),
        (FLAT.astype("u1"), {"filter": "linear"}, "not uint8; give read='normalized_float'"),
        (FLAT.astype("i4"), {"filter": "linear"}, "fetches that give floats, not int32$"),
        (FLAT.astype("u1"), {"border": 1}, "a border other than 0 is for textures that give floats"),
        (FLAT, {"border": (1, 2, 3, 4, 5)}, "border has 5 channels"),
        (FLAT[0], {"gather": True}, "gather=True is for two-dimensional textures without layers"),
    ],
)
def test_sampling_that_cuda_does_not_have(module, data, options, message):
    with pytest.raises(ValueError, match=message):
        module.device.texture(data, **options)


def test_sources_of_the_devices_own(module):
    device = module.device
    with pytest.raises(ValueError, match="read by tex1Dfetch"):
        device.texture(device.array(FLAT[0]), filter="linear")
    with pytest.raises(ValueError, match=r"one- or two-dimensional, not 3-dim.*pass the array's \.numpy\(\)"):
        device.texture(device.zeros((2, 2, 2)))
    surface = device.surface(FLAT)
    with pytest.raises(TypeError, match="layered, cubemap and channels are those of the surface"):
        device.texture(surface, layered=True)
    with pytest.raises(TypeError, match=r"a texture cannot become a surface; pass its \.numpy\(\)"):
        device.surface(device.texture(FLAT))
    surface.free()
    with pytest.raises(ValueError, match="the surface was freed"):
        device.texture(surface)
    with pytest.raises(ValueError, match="the surface was freed"):
        surface.numpy()


def test_arguments(module):
    texture, surface = module.device.texture(FLAT), module.device.surface(FLAT)
    out = numpy.zeros(1, "f4")
    for given, wanted in (
        (texture, 5), (texture.handle, 5), (numpy.uint64(texture.handle), 5), (None, -1), (0, -1),
        (cpu.CpuDevice(cores=1).texture(FLAT + 1), 6),
    ):  # fmt: skip
        module.read[1, 1](out, given)
        assert out[0] == wanted
    module.write[1, 1](surface)
    assert surface.numpy()[1, 1] == 5
    module.inside[1, 1](out, {"t": texture.handle, "scale": 3})
    assert out[0] == 0
    word = numpy.zeros(1, "u8")
    module.plain[1, 1](word, texture, 1)  # an integer as wide as a handle
    assert word[0] == texture.handle


@pytest.mark.parametrize(
    ("kernel", "make", "message"),
    [
        ("read", lambda d: d.surface(FLAT), "argument 2 't' is a surface, the kernel takes a texture "
            r"\('cudaTextureObject_t'\); pass module\.device\.texture\(t\)"),
        ("write", lambda d: d.texture(FLAT), "argument 1 's' is a texture, the kernel takes a surface "
            r"\('cudaSurfaceObject_t'\)$"),
        ("read", lambda d: FLAT, r"'t' is an array of float32, the kernel takes a texture \('cudaT"),
        ("read", lambda d: d.array(FLAT), r"'t' is an array of float32.*pass module\.device\.texture\(t\)"),
        ("read", lambda d: 1.5, "'t' is float, the kernel takes a texture"),
        ("read", lambda d: True, "'t' is bool, the kernel takes a texture"),
        ("read", lambda d: -1, "'t' is -1, outside 'cudaTextureObject_t'"),
        ("plain", lambda d: 7, None),
    ],
)  # fmt: skip
def test_wrong_arguments(module, kernel, make, message):
    given = make(module.device)
    if message is None:
        with pytest.raises(TypeError, match="argument 3 'i' is Texture, the kernel takes 'int'"):
            module.plain[1, 1](numpy.zeros(1, "u8"), given, module.device.texture(FLAT))
        return
    before = [numpy.zeros(1, "f4")] if kernel == "read" else []
    with pytest.raises((TypeError, OverflowError), match=message):
        module.kernels[kernel][1, 1](*before, given)


def test_an_array_of_handles(module):
    textures = [module.device.texture(FLAT + i) for i in range(5)]
    out = numpy.zeros(5, "f4")
    module.several[1, 5](out, numpy.array([t.handle for t in textures], "u8"))
    assert out.tolist() == [0, 1, 2, 3, 4]


def test_freed_arguments(module):
    texture = module.device.texture(FLAT)
    assert "freed" not in repr(texture)
    texture.free()
    assert repr(texture) == "<Texture: 2-dimensional, (3, 4) of float32 on cpu, freed>"
    with pytest.raises(ValueError, match=r"read\(\): argument 2 't' was freed"):
        module.read[1, 1](numpy.zeros(1, "f4"), texture)


def test_signatures_name_the_handles(module):
    read = module.program.kernels["read"]
    assert str(read) == "read(float *o, cudaTextureObject_t t)"
    assert [p.handle for p in read.parameters] == ["", "texture"]
    assert module.program.kernels["write"].parameters[0].handle == "surface"


def test_kernels_whose_threads_wait(module):
    """Textures and surfaces between barriers, on a device that checks as well."""
    program = minicu.compile(
        """__global__ void k(float *o, cudaTextureObject_t t, cudaSurfaceObject_t s) {
            __shared__ float row[8];
            row[threadIdx.x] = tex1D<float>(t, threadIdx.x + 0.5f);
            __syncthreads();
            surf1Dwrite(row[7 - threadIdx.x], s, threadIdx.x * 4);
            __syncthreads();
            o[threadIdx.x] = surf1Dread<float>(s, (threadIdx.x ^ 1) * 4);
        }"""
    )
    data = numpy.arange(8, dtype="f4")
    for settings in ({}, {"check": True}):
        loaded = program.load("cpu", **settings)
        texture, surface = loaded.device.texture(data), loaded.device.surface(data)
        out = numpy.zeros(8, "f4")
        loaded.k[1, 8](out, texture, surface)
        assert surface.numpy().tolist() == data[::-1].tolist()
        assert out.tolist() == [6, 7, 4, 5, 2, 3, 0, 1]
