"""Textures and surfaces on each device that is present, against the programming guide's rules in NumPy."""

# DOC: Textures | made by `device.texture(array, address=, filter=, normalized=, read=, layered=, cubemap=)`
# DOC: Textures | clamp, border, wrap, mirror; nearest or linear, weights in steps of 1/256; cube maps, layers
# DOC: Surfaces | made by `device.surface(array)`; a texture can share the memory

from __future__ import annotations

import itertools

import numpy
import pytest
from runner import machine, sampling

import minicu
from minicu.runtime import KernelFault

TYPES = {
    "float": "f4", "float2": "f4", "float4": "f4", "int": "i4", "int2": "i4", "uint4": "u4", "short": "i2",
    "ushort2": "u2", "uchar": "u1", "char4": "i1", "uchar4": "u1",
}  # fmt: skip


def _source() -> str:
    fetches = {
        "fetch": "tex1Dfetch<T>(t, (int)x[i])", "t1": "tex1D<T>(t, x[i])", "t2": "tex2D<T>(t, x[i], y[i])",
        "t3": "tex3D<T>(t, x[i], y[i], z[i])", "l1": "tex1DLayered<T>(t, x[i], (int)z[i])",
        "l2": "tex2DLayered<T>(t, x[i], y[i], (int)z[i])", "cube": "texCubemap<T>(t, x[i], y[i], z[i])",
        "lcube": "texCubemapLayered<T>(t, x[i], y[i], z[i], 1)", "lod": "tex2DLod<T>(t, x[i], y[i], 0.0f)",
        "grad": "tex3DGrad<T>(t, x[i], y[i], z[i], make_float4(0, 0, 0, 0), make_float4(0, 0, 0, 0))",
    }  # fmt: skip
    lines = []
    for name, fetch in fetches.items():
        lines.append(
            f"""template <class T> __global__ void {name}(
                T *o, cudaTextureObject_t t, const float *x, const float *y, const float *z, int n) {{
                int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) o[i] = {fetch}; }}"""
        )
        for texel in (
            TYPES if name == "t2" else ("float", "uchar4", "int2") if name == "fetch" else ("float",)
        ):
            lines.append(
                f"template __global__ void {name}<{texel}>({texel} *, cudaTextureObject_t, const float *, "
                "const float *, const float *, int);"
            )
    lines.append(
        """
        __global__ void gather(float4 *o, cudaTextureObject_t t, float x, float y, int c, bool *there) {
            *o = tex2Dgather<float4>(t, x, y, there, c);
        }
        template <class T> __global__ void copy(cudaSurfaceObject_t from, cudaSurfaceObject_t to, int w) {
            int x = threadIdx.x, y = threadIdx.y;
            surf2Dwrite(surf2Dread<T>(from, x * (int)sizeof(T), y), to, (w - 1 - x) * (int)sizeof(T), y);
        }
        __global__ void modes(float *o, cudaSurfaceObject_t s, int x, int y) {
            o[0] = surf2Dread<float>(s, x * 4, y, cudaBoundaryModeZero);
            surf2Dread(o + 1, s, x * 4, y, cudaBoundaryModeClamp);
            surf2Dwrite(o[1] + 100, s, x * 4, y, cudaBoundaryModeZero);
            surf2Dwrite(o[1] + 200, s, x * 4, y + 1, cudaBoundaryModeClamp);
        }
        __global__ void trap(cudaSurfaceObject_t s, int x) { surf1Dwrite(1.0f, s, x, cudaBoundaryModeTrap); }
        __global__ void shapes(cudaSurfaceObject_t a, cudaSurfaceObject_t b, cudaSurfaceObject_t c,
                               cudaSurfaceObject_t d, cudaSurfaceObject_t e, cudaSurfaceObject_t f) {
            int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
            float v = 100 * z + 10 * y + x;
            if (y == 0 && z == 0) surf1Dwrite(v, a, 4 * x);
            surf3Dwrite(v, b, 4 * x, y, z);
            if (y == 0) surf1DLayeredwrite(v, c, 4 * x, z);
            surf2DLayeredwrite(v, d, 4 * x, y, z);
            surfCubemapwrite(v, e, 4 * x, y, z);
            surfCubemapLayeredwrite(v, f, 4 * x, y, z + 6);
            surf3Dwrite(surf3Dread<float>(b, 4 * x, y, z) + surf2DLayeredread<float>(d, 4 * x, y, z)
                        + surfCubemapread<float>(e, 4 * x, y, z), b, 4 * x, y, z);
        }"""
    )
    for texel in ("uchar", "short2", "float", "float4", "longlong2"):
        name = {"uchar": "unsigned char"}.get(texel, texel)
        lines.append(f"template __global__ void copy<{name}>(cudaSurfaceObject_t, cudaSurfaceObject_t, int);")
    return "\n".join(lines).replace("<uchar>(uchar *", "<unsigned char>(unsigned char *")


SOURCE = _source().replace("<ushort>", "<unsigned short>")


@pytest.fixture(scope="module")
def programs():
    return {}


@pytest.fixture
def module(device, programs):
    if device not in programs:
        arch = machine.gpu_arch() if device == "cuda" else "sm_90"
        programs[device] = minicu.compile(SOURCE, arch=arch).load(device)
    return programs[device]


def run(module, kernel, texture, *point, dtype="f4", channels=1):
    """What a kernel fetches at the points, an array (point, channel)."""
    count = len(point[0])
    place = [module.device.array(numpy.asarray(p, "f4")) for p in (*point, *point[:1] * (3 - len(point)))]
    out = module.device.zeros((count, channels), dtype)
    module.kernels[kernel][-(-count // 64), 64](out.view(dtype), texture, *place, count)
    return out.numpy()


def kernel(name, texel):
    return f"{name}<{'unsigned char' if texel == 'uchar' else texel}>"


def texels(shape, dtype="f4", seed=0):
    """Small integers: means of them with weights of few bits are exact."""
    low, high = (-60, 60) if numpy.dtype(dtype).kind in "if" else (0, 120)
    return numpy.random.default_rng(seed).integers(low, high, shape).astype(dtype)


def points(extents, normalized, seed=1):
    """Points in 1/32 of a texel, many of them outside, none on an edge between texels."""
    random = numpy.random.default_rng(seed)
    found = []
    for n in extents:
        whole = random.integers(-2 * n, 3 * n, 400) + random.integers(1, 32, 400) / 32
        found.append(whole / n if normalized else whole)
    return [numpy.float32(x) for x in found]


#: An axis of 8 or 4: coordinates from 0 to 1 are then exact.
SHAPES = {1: (8,), 2: (4, 8), 3: (4, 8, 4)}
MODES = [
    *((mode, False) for mode in ("clamp", "border")),
    *((mode, True) for mode in ("clamp", "border", "wrap", "mirror")),
]  # fmt: skip


@pytest.mark.parametrize("filter", ["point", "linear"])
@pytest.mark.parametrize(("address", "normalized"), MODES)
@pytest.mark.parametrize("axes", [1, 2, 3])
def test_sampling(module, axes, address, normalized, filter):
    data = texels(SHAPES[axes])
    border = 5.0 if address == "border" else 0.0
    texture = module.device.texture(
        data, address=address, filter=filter, normalized=normalized, border=border
    )
    point = points(data.shape[::-1], normalized)
    got = run(module, f"t{axes}<float>", texture, *point)
    wanted = sampling.sample(
        data[..., None], point, address=[address] * axes, linear=filter == "linear", normalized=normalized,
        border=border,
    )  # fmt: skip
    numpy.testing.assert_array_equal(got, wanted)


@pytest.mark.parametrize("axes", [1, 2, 3])
def test_weights(module, axes):
    """Coordinates in 1/1024: each is rounded to 1/256, and so is each texel's weight."""
    random = numpy.random.default_rng(7)
    point = [(512 + random.integers(0, 1022, 4000)).astype("f4") / 1024 for _ in range(axes)]
    parts = [numpy.floor((x - 0.5) * 256 + 0.5).astype(int) for x in point]
    for corner, weight in sampling.weights(*parts).items():
        if any(corner[axes:]):
            continue
        data = numpy.zeros((2,) * axes, "f4")
        data[corner[:axes][::-1]] = 256
        got = run(module, f"t{axes}<float>", module.device.texture(data, filter="linear"), *point)
        numpy.testing.assert_array_equal(got[:, 0], weight)


def test_a_mode_for_each_axis(module):
    data = texels((4, 8))
    texture = module.device.texture(data, address=("wrap", "mirror"), filter="linear", normalized=True)
    point = points((8, 4), True)
    wanted = sampling.sample(data[..., None], point, address=["wrap", "mirror"], linear=True, normalized=True)
    numpy.testing.assert_array_equal(run(module, "t2<float>", texture, *point), wanted)


def test_weights_are_rounded(module):
    """Coordinates between 1/256 of a texel, on texels 0 and 256."""
    data = numpy.array([0, 256], "f4")
    x = numpy.float32(0.5 + (numpy.arange(0, 256) + 0.25) / 256)
    texture = module.device.texture(data, filter="linear")
    got = run(module, "t1<float>", texture, x)[:, 0]
    if module.device.kind == "cpu":
        numpy.testing.assert_array_equal(got, numpy.arange(0, 256))
    assert numpy.all(numpy.abs(got - numpy.arange(0, 256)) <= 1) and numpy.all(got == numpy.rint(got))


def test_linear_anywhere(module):
    """Arbitrary floats and coordinates: as near as weights of 8 bits allow."""
    random = numpy.random.default_rng(3)
    data = random.random((5, 7, 9)).astype("f4")
    point = [numpy.float32(random.random(300) * (n + 2) - 1) for n in (9, 7, 5)]
    got = run(module, "t3<float>", module.device.texture(data, filter="linear"), *point)
    wanted = sampling.sample(data[..., None], point, address=["clamp"] * 3, linear=True, normalized=False)
    close = 1e-5 if module.device.kind == "cpu" else 3 / 256
    # A coordinate halfway between two weights may become either.
    assert numpy.mean(numpy.abs(got - wanted) < close) > 0.98
    numpy.testing.assert_allclose(got, wanted, atol=3 / 256)


@pytest.mark.parametrize("texel", list(TYPES))
def test_texels(module, texel):
    dtype, channels = TYPES[texel], int(texel[-1]) if texel[-1].isdigit() else 1
    data = texels((4, 8, channels), dtype)
    texture = module.device.texture(data, channels=channels)
    point = points((8, 4), False)
    got = run(module, kernel("t2", texel), texture, *point, dtype=dtype, channels=channels)
    wanted = sampling.sample(data, point, address=["clamp"] * 2, linear=False, normalized=False)
    numpy.testing.assert_array_equal(got, wanted)
    numpy.testing.assert_array_equal(texture.numpy(), data)


def test_halves_are_read_as_floats(module):
    data = texels((4, 8), "f2")
    point = points((8, 4), False)
    texture = module.device.texture(data, filter="linear")
    wanted = sampling.sample(
        data[..., None].astype("f4"), point, address=["clamp"] * 2, linear=True, normalized=False
    )
    got = run(module, "t2<float>", texture, *point)
    numpy.testing.assert_array_equal(got, got.astype("f2"))  # means are rounded, too
    assert (numpy.abs(got - wanted) <= numpy.spacing(numpy.abs(wanted).astype("f2")) / 2).all()


def test_means_of_bytes_have_16_bits(module):
    data = texels((2, 2), "u1")
    texture = module.device.texture(data, read="normalized_float", filter="linear")
    point = [numpy.random.default_rng(3 + k).integers(128, 384, 2000).astype("f4") / 256 for k in (0, 1)]
    shares = numpy.rint(
        256 * sampling.sample(data[..., None], point, address=["clamp"] * 2, linear=True, normalized=False)
    ).astype(int)
    wanted = ((shares + ((shares + 128) >> 8)) / 65535).astype("f4")
    numpy.testing.assert_array_equal(run(module, "t2<float>", texture, *point), wanted)


@pytest.mark.parametrize("dtype", ["u1", "i1", "u2", "i2"])
def test_integers_as_fractions(module, dtype):
    info = numpy.iinfo(dtype)
    data = numpy.array([[info.min, info.min + 1, 0, 1], [info.max, info.max - 1, 17, 100]], dtype)
    texture = module.device.texture(data, read="normalized_float")
    x, y = (a.ravel() + 0.5 for a in numpy.meshgrid(numpy.arange(4), numpy.arange(2)))
    got = run(module, "t2<float>", texture, x, y)[:, 0]
    numpy.testing.assert_allclose(got, sampling.fractions(data).ravel(), rtol=2e-7)
    smooth = module.device.texture(data, read="normalized_float", filter="linear")
    point = points((4, 2), False)
    wanted = sampling.sample(
        sampling.fractions(data)[..., None], point, address=["clamp"] * 2, linear=True, normalized=False
    )
    close = 2 / 255 if dtype[1] == "1" else 1 / 16384  # filtered as integers, on a GPU
    numpy.testing.assert_allclose(run(module, "t2<float>", smooth, *point), wanted, atol=close)


@pytest.mark.parametrize("axes", [1, 2])
def test_layers(module, axes):
    data = texels((3, *SHAPES[axes]))
    texture = module.device.texture(data, layered=True, filter="linear")
    point = points(SHAPES[axes][::-1], False)
    layer = numpy.random.default_rng(5).integers(-1, 4, 400)
    got = run(module, f"l{axes}<float>", texture, *point, *[point[0]] * (2 - axes), layer)
    for i, one in enumerate(data):
        here = numpy.clip(layer, 0, 2) == i  # beyond the last layer comes the last
        if module.device.kind != "cpu":
            here &= layer == i
        wanted = sampling.sample(
            one[..., None], [x[here] for x in point], address=["clamp"] * axes, linear=True, normalized=False
        )
        numpy.testing.assert_array_equal(got[here], wanted)


@pytest.mark.parametrize("layered", [False, True])
def test_cube_maps(module, layered):
    data = texels((12 if layered else 6, 4, 4))
    texture = module.device.texture(data, cubemap=True, layered=layered)
    directions = numpy.random.default_rng(6).normal(size=(300, 3)).astype("f4")
    got = run(module, f"{'lcube' if layered else 'cube'}<float>", texture, *directions.T)
    places = [sampling.face(*map(float, d)) for d in directions]
    wanted = [data[6 * layered + n, min(int(t * 4), 3), min(int(s * 4), 3)] for n, s, t in places]
    numpy.testing.assert_array_equal(got[:, 0], wanted)


def test_levels_and_gradients(module):
    """A texture has one level."""
    data, volume = texels((4, 8)), texels((4, 8, 4))
    x, y, z = points((4, 8, 4), False)
    flat = module.device.texture(data, filter="linear")
    numpy.testing.assert_array_equal(
        run(module, "lod<float>", flat, x, y), run(module, "t2<float>", flat, x, y)
    )
    deep = module.device.texture(volume, filter="linear")
    numpy.testing.assert_array_equal(
        run(module, "grad<float>", deep, x, y, z), run(module, "t3<float>", deep, x, y, z)
    )


def test_gather(module):
    data = texels((4, 8, 4))
    texture = module.device.texture(data, channels=4, gather=True)
    out, there = module.device.zeros(4), module.device.zeros(1, "?")
    for c, (x, y) in itertools.product(range(4), ((3, 2), (1, 1), (7, 3))):
        module.gather[1, 1](out, texture, x, y, c, there)
        wanted = [data[y, x - 1, c], data[y, x, c], data[y - 1, x, c], data[y - 1, x - 1, c]]
        assert out.numpy().tolist() == wanted and there.numpy()[0]


@pytest.mark.parametrize("texel", ["float", "uchar4", "int2"])
def test_linear_memory_of_one_axis(module, texel):
    dtype, channels = TYPES[texel], int(texel[-1]) if texel[-1].isdigit() else 1
    data = texels((1000, channels), dtype)
    array = module.device.array(data)
    texture = module.device.texture(array, channels=channels)
    x = numpy.concatenate([numpy.random.default_rng(7).integers(0, 1000, 200), [-1, 1000, 1 << 20]])
    got = run(module, f"fetch<{texel}>", texture, x, dtype=dtype, channels=channels)
    numpy.testing.assert_array_equal(got[:200], data[x[:200]])
    assert not got[200:].any()
    array.fill(1)  # in place
    assert (run(module, f"fetch<{texel}>", texture, x[:5], dtype=dtype, channels=channels) == 1).all()


def test_linear_memory_of_two_axes(module):
    data = texels((5, 16))
    array = module.device.array(data)
    texture = module.device.texture(array, filter="linear")
    del array
    point = points((16, 5), False)
    wanted = sampling.sample(data[..., None], point, address=["clamp"] * 2, linear=True, normalized=False)
    numpy.testing.assert_array_equal(run(module, "t2<float>", texture, *point), wanted)


def test_records_and_complex_numbers(module):
    pair = numpy.dtype([("x", "f4"), ("y", "f4")])
    data = texels((4, 8, 2))
    point = points((8, 4), False)
    wanted = sampling.sample(data, point, address=["clamp"] * 2, linear=False, normalized=False)
    for held in (data.view(pair)[..., 0], data.view("c8")[..., 0]):
        texture = module.device.texture(held)
        assert texture.shape == (4, 8) and texture.dtype == held.dtype
        got = run(module, "t2<float2>", texture, *point, channels=2)
        numpy.testing.assert_array_equal(got, wanted)


def test_rewriting(module):
    texture = module.device.texture(texels((4, 8)))
    texture.write(7)
    assert (run(module, "t2<float>", texture, *points((8, 4), False)) == 7).all()
    assert (texture.numpy() == 7).all()


# ---------------------------------------------------------------- surfaces


@pytest.mark.parametrize(("texel", "dtype", "channels"), [
    ("unsigned char", "u1", 1), ("short2", "i2", 2), ("float", "f4", 1), ("float4", "f4", 4),
    ("longlong2", "u4", 4),
])  # fmt: skip
def test_surfaces(module, texel, dtype, channels):
    data = texels((4, 8, channels), dtype)
    source, target = (module.device.surface(d, channels=channels) for d in (data, numpy.zeros_like(data)))
    module.kernels[f"copy<{texel}>"][1, (8, 4)](source, target, 8)
    numpy.testing.assert_array_equal(target.numpy(), data[:, ::-1])


def test_surfaces_of_all_shapes(module):
    device = module.device
    shapes = [(4,), (6, 4, 4), (6, 4), (6, 4, 4), (6, 4, 4), (12, 4, 4)]
    kinds = [
        {},
        {},
        {"layered": True},
        {"layered": True},
        {"cubemap": True},
        {"cubemap": True, "layered": True},
    ]
    made = [device.surface(numpy.zeros(shape, "f4"), **kind) for shape, kind in zip(shapes, kinds)]
    module.shapes[1, (4, 4, 6)](*made)
    z, y, x = numpy.mgrid[0:6, 0:4, 0:4]
    value = 100 * z + 10 * y + x
    a, b, c, d, e, f = (surface.numpy() for surface in made)
    assert (a == value[0, 0]).all() and (b == 3 * value).all() and (c == value[:, 0]).all()
    assert (d == value).all() and (e == value).all() and (f[6:] == value).all() and not f[:6].any()


@pytest.mark.parametrize(("x", "y"), [(2, 1), (-1, 1), (8, 1), (3, -2), (100, 100)])
def test_boundaries(module, x, y):
    data = texels((4, 8)) + 1000
    surface = module.device.surface(data)
    out = module.device.zeros(2)
    module.modes[1, 1](out, surface, x, y)
    inside = 0 <= x < 8 and 0 <= y < 4
    nearest = data[min(max(y, 0), 3), min(max(x, 0), 7)]
    assert out.numpy().tolist() == [data[y, x] if inside else 0, nearest]
    wanted = data.copy()
    if inside:
        wanted[y, x] = nearest + 100
    wanted[min(max(y + 1, 0), 3), min(max(x, 0), 7)] = nearest + 200
    numpy.testing.assert_array_equal(surface.numpy(), wanted)


def test_a_texture_of_a_surface(module):
    data = texels((4, 8))
    surface = module.device.surface(numpy.zeros_like(data))
    texture = module.device.texture(surface, filter="linear")
    module.kernels["copy<float>"][1, (8, 4)](module.device.surface(data), surface, 8)
    surface.free()  # the texture has the memory, too
    x, y = points((8, 4), False)
    wanted = sampling.sample(
        data[:, ::-1, None], [x, y], address=["clamp"] * 2, linear=True, normalized=False
    )
    numpy.testing.assert_array_equal(run(module, "t2<float>", texture, x, y), wanted)


# ---------------------------------------------------------------- misuse, on the CPU device alone


@pytest.mark.parametrize(
    ("make", "kernel", "message"),
    [
        (lambda d: d.texture(texels((4, 8), "u1")), "t2<float>", "tex2D .the texture gives integers"),
        (lambda d: d.texture(texels((4, 8))), "t2<int>", "tex2D .the texture gives floats"),
        (lambda d: d.texture(texels((4, 8))), "t3<float>", "tex3D .the texture has other axes"),
        (lambda d: d.texture(texels((4, 8, 4))), "t2<float>", "tex2D .*last one holds colours.*channels=4"),
        (lambda d: d.texture(texels((4, 8)), layered=True), "t1<float>", "tex1D .the texture has other axes"),
        (lambda d: d.texture(d.array(texels((8,)))), "t1<float>", "tex1D .the texture is linear memory"),
        (lambda d: None, "t2<float>", "tex2D .the object is 0"),
        (lambda d: d.surface(texels((4, 8))).handle, "t2<float>", "tex2D .the object is a surface"),
    ],
)  # fmt: skip
def test_misuse_in_kernels(programs, make, kernel, message):
    program = programs.setdefault("cpu", minicu.compile(SOURCE).load("cpu"))
    made = make(program.device)
    dtype = "i4" if "int" in kernel else "f4"
    kept = program.device.surface(texels((4, 8)))  # an integer keeps nothing alive
    made = kept.handle if isinstance(made, int) else made
    with pytest.raises(KernelFault, match=message):
        run(program, kernel, made, *points((8, 4, 1), False), dtype=dtype)


def test_surfaces_trap(programs):
    program = programs.setdefault("cpu", minicu.compile(SOURCE).load("cpu"))
    surface = program.device.surface(numpy.zeros(8, "f4"))
    program.trap[1, 1](surface, 28)
    assert surface.numpy()[7] == 1
    with pytest.raises(
        KernelFault,
        match=r"trap was stopped by surf1Dwrite \(the coordinates lie outside of the surface; x counts "
        r"bytes\) in block \(0, 0, 0\), thread \(0, 0, 0\) at <string>:\d+$",
    ):
        program.trap[1, 1](surface, 32)
    with pytest.raises(
        KernelFault, match=r"surf1Dwrite \(x, which counts bytes, is no multiple of the texel's size"
    ):
        program.trap[1, 1](surface, 3)
    flat = program.device.surface(numpy.zeros((4, 8), "f4"))
    with pytest.raises(KernelFault, match=r"surf1Dwrite \(the surface has other axes or layers"):
        program.trap[1, 1](flat, 0)


def test_the_record_is_the_librarys():
    """runtime/cpu/images.py lays it out as include/library/textures.h does."""
    from minicu.runtime.cpu.images import Record

    names = [name for name, *_ in Record._fields_]
    asked = "".join(
        f"p[{2 * i}] = offsetof(__image, {name}); p[{2 * i + 1}] = sizeof(((__image *)0)->{name});"
        for i, name in enumerate(names)
    )
    module = minicu.compile(f"__global__ void k(int *p) {{ {asked} }}").load("cpu")
    out = numpy.zeros((len(names), 2), "i4")
    module.k[1, 1](out)
    ours = [[getattr(Record, name).offset, getattr(Record, name).size] for name in names]
    assert out.tolist() == ours
