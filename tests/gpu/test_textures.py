"""Textures and surfaces on a GPU: as the CPU device has them, and what only a GPU can show.

tests/unit/test_textures.py compares either device with the programming guide's rules.
"""

from __future__ import annotations

import itertools

import numpy
import pytest

import minicu

pytestmark = pytest.mark.needs_gpu

SOURCE = """
__global__ void sample(float *o, cudaTextureObject_t t, const float2 *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) o[i] = tex2D<float>(t, p[i].x, p[i].y);
}
__global__ void cube(float *o, cudaTextureObject_t t, const float4 *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) o[i] = texCubemap<float>(t, p[i].x, p[i].y, p[i].z);
}
__global__ void slow(cudaSurfaceObject_t s, long long cycles) {
    long long start = clock64();
    while (clock64() - start < cycles) {}
    surf2Dwrite((float)(threadIdx.x + 10 * threadIdx.y), s, threadIdx.x * 4, threadIdx.y);
}
__global__ void gather(float4 *o, cudaTextureObject_t t, const float2 *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) o[i] = tex2Dgather<float4>(t, p[i].x, p[i].y);
}
"""


@pytest.fixture(scope="module")
def modules():
    from minicu.runtime import find

    gpu = find("cuda")
    program = minicu.compile(SOURCE, arch=gpu.arch)
    return program.load("cpu"), program.load(gpu)


def both(modules, kernel, data, point, channels=1, **options):
    """What a kernel gives on either device."""
    found = []
    for module in modules:
        texture = module.device.texture(data, **options)
        place = module.device.array(point)
        out = module.device.zeros((len(point), channels))
        module.kernels[kernel][-(-len(point) // 128), 128](out, texture, place, len(point))
        found.append(out.numpy())
    return found


@pytest.mark.parametrize("address", ["clamp", "border", "wrap", "mirror"])
@pytest.mark.parametrize("filter", ["point", "linear"])
def test_as_on_the_cpu_device(modules, address, filter):
    random = numpy.random.default_rng(1)
    data = random.random((37, 61)).astype("f4")
    point = (random.random((20000, 2)) * 3 - 1).astype("f4")
    cpu, gpu = both(modules, "sample", data, point, address=address, filter=filter, normalized=True)
    near = numpy.abs(cpu - gpu) <= (2 / 256 if filter == "linear" else 0)
    # A point on the edge of a texel, or of a step of the weights, may fall on either side.
    assert near.mean() > 0.999


def test_cube_maps_as_on_the_cpu_device(modules):
    random = numpy.random.default_rng(2)
    data = random.random((6, 16, 16)).astype("f4")
    point = random.normal(size=(20000, 4)).astype("f4")
    cpu, gpu = both(modules, "cube", data, point, cubemap=True)
    assert (cpu == gpu).mean() > 0.999


def test_gather_as_on_the_cpu_device(modules):
    random = numpy.random.default_rng(3)
    data = random.random((37, 61)).astype("f4")
    point = (random.random((5000, 2)) * (61, 37)).astype("f4")
    cpu, gpu = both(modules, "gather", data, point, 4, gather=True)
    assert (cpu == gpu).all(axis=1).mean() > 0.98


def test_an_image_outlives_the_kernel_that_writes_it(modules):
    module = modules[1]
    for _ in range(3):
        surface = module.device.surface(numpy.zeros((4, 8), "f4"))
        module.slow[1, (8, 4)](surface, 50_000_000)
        del surface  # while the kernel runs
    module.device.synchronize()


@pytest.mark.parametrize("blocking", [True, False])
def test_reading_waits_for_kernels_of_any_stream(modules, blocking):
    module = modules[1]
    stream = module.device.stream(blocking=blocking)
    surface = module.device.surface(numpy.zeros((4, 8), "f4"))
    module.slow[1, (8, 4), 0, stream](surface, 50_000_000)
    wanted = [[x + 10 * y for x in range(8)] for y in range(4)]
    assert surface.numpy().tolist() == wanted


def test_sizes_and_shapes(modules):
    device = modules[1].device
    random = numpy.random.default_rng(4)
    for channels, dtype in itertools.product((1, 2, 4), ("u1", "i2", "u4", "f2", "f4")):
        for shape, options in (
            ((1000,), {}), ((17, 33), {}), ((5, 17, 33), {}), ((5, 33), {"layered": True}),
            ((5, 17, 33), {"layered": True}), ((6, 8, 8), {"cubemap": True}),
            ((12, 8, 8), {"cubemap": True, "layered": True}),
        ):  # fmt: skip
            data = random.integers(0, 100, (*shape, channels)).astype(dtype)
            for make in (device.texture, device.surface):
                image = make(data, channels=channels, **options)
                numpy.testing.assert_array_equal(image.numpy(), data)


def test_a_surface_traps(apart):
    done = apart(
        """
        module = load("__global__ void k(cudaSurfaceObject_t s, int x) { surf1Dwrite(1.0f, s, x); }")
        surface = gpu.surface(numpy.zeros(8, "f4"))
        module.k[1, 1](surface, 28)
        assert surface.numpy()[7] == 1
        module.k[1, 1](surface, 1 << 20)
        try:
            gpu.synchronize()
        except KernelFault as e:
            print("fault", e.kernel)
        """
    )
    assert done.stdout == "fault k\n", done.stdout + done.stderr
