"""Arrays on a device, as users of NumPy and CuPy expect them."""

from __future__ import annotations

import copy
import pickle

import numpy
import pytest

import minicu
from minicu.runtime import find
from minicu.runtime.values.arguments import Packer


@pytest.fixture
def here(device):
    return find(device)


GIVEN = numpy.arange(24, dtype=numpy.float32).reshape(4, 6)


@pytest.mark.parametrize(
    "index",
    [0, -1, slice(1, 3), slice(None), (1, slice(2, 5)), (slice(1, 3), slice(None)), (2, 3), (2, ...), ...,
     (slice(2, 2), 1),     (slice(1, 2), slice(3, 5)), numpy.int64(2), (..., 0, slice(1, 4))],
)  # fmt: skip
def test_parts_that_lie_in_one_piece_share_the_memory(here, index):
    array = here.array(GIVEN)
    part = array[index]
    wanted = GIVEN[index]
    assert part.shape == wanted.shape and (part.numpy() == wanted).all()
    part.fill(-1)
    changed = GIVEN.copy()
    changed[index] = -1
    assert (array.numpy() == changed).all()


@pytest.mark.parametrize(
    "index",
    [(slice(None), 1), slice(None, None, 2), slice(None, None, -1), (slice(1, 3), slice(0, 2))],
)
def test_parts_in_several_pieces_are_read_from_a_copy(here, index):
    array = here.array(GIVEN)
    with pytest.raises(ValueError, match=r"one piece.*a\.numpy\(\)"):
        array[index]


@pytest.mark.parametrize(
    "index",
    [0, (slice(None), 1), slice(None, None, 2), (1, 2), [0, 2], GIVEN > 5, (slice(1, 3), slice(0, 2)), ...],
)
def test_any_part_can_be_set(here, index):
    for value in (7, here.array(numpy.float32(8))):
        array, wanted = here.array(GIVEN), GIVEN.copy()
        array[index] = value
        wanted[index] = value if isinstance(value, int) else 8
        assert (array.numpy() == wanted).all()


def test_what_does_not_fit_is_refused(here):
    array = here.array(GIVEN)
    with pytest.raises(ValueError, match=r"shape \(5,\) does not fit \(6,\) of float32"):
        array[0] = numpy.zeros(5)
    for index in (4, (0, 6), (0, 0, 0), -5):
        with pytest.raises(IndexError):
            array[index]
    for index in ("x", True, numpy.True_, (0, False)):
        with pytest.raises(IndexError, match=r"take a\.numpy"):
            array[index]
    assert (array.numpy() == GIVEN).all()


def test_making_arrays(here):
    assert here.full((2, 3), 5, "int16").numpy().tolist() == [[5] * 3] * 2
    assert here.ones(3).dtype == numpy.float32 and here.ones(3).numpy().sum() == 3
    assert here.empty_like(GIVEN).shape == (4, 6) and here.empty_like(GIVEN, "int8").dtype == numpy.int8
    assert (here.zeros_like([1, 2, 3]).numpy() == [0, 0, 0]).all()
    array = here.array(GIVEN)
    other = array.copy()
    other[0] = 0
    assert (array.get() == GIVEN).all() and other.get()[0].sum() == 0


def test_copies_in_other_forms(here):
    array = here.array(GIVEN)
    assert array.T.shape == (6, 4) and (array.T.numpy() == GIVEN.T).all()
    assert array.tolist() == GIVEN.tolist() and here.array(2.5).tolist() == 2.5
    assert array.astype("int8").dtype == numpy.int8 and (array.astype("int8").numpy() == GIVEN).all()
    assert array.reshape(-1).shape == (24,) and array.ndim == 2 and array.size == 24 and len(array) == 4


def test_single_values(here):
    array = here.array([1.5, 2.5])
    assert array[1].item() == 2.5 and float(array[0]) == 1.5 and int(array[1]) == 2
    assert [float(x) for x in array] == [1.5, 2.5]
    with pytest.raises(ValueError, match="an array of 2 elements is no single value"):
        array.item()


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda d: d.zeros(4, "flaot32"), TypeError, "no dtype 'flaot32'; did you mean 'float32'"),
        (lambda d: d.zeros(-1), ValueError, "negative extent"),
        (lambda d: d.zeros(1.5), TypeError, "the shape is 1.5: give an integer"),
        (
            lambda d: d.empty(10**13, "float64"),
            MemoryError,
            "takes 80000000000000 bytes, cpu has|OUT_OF_MEMORY",
        ),
        (lambda d: d.array(["a", None]), TypeError, "Python objects"),
    ],
)
def test_arrays_that_cannot_be(here, make, error, message):
    with pytest.raises(error, match=message):
        make(here)


def test_repr_shows_the_values(here):
    array = here.array(numpy.arange(3, dtype=numpy.int32))
    assert repr(array) == f"<Array (3,) of int32 on {here.name}: [0, 1, 2]>"
    assert repr(here.array(GIVEN)).startswith(f"<Array (4, 6) of float32 on {here.name}:\n[[ 0.,  1.,")
    assert repr(here.zeros(100_000)) == f"<Array (100000,) of float32 on {here.name}>"
    array.free()
    assert repr(array).endswith("freed>")


FP8 = """
#include <cuda_fp8.h>
#define I threadIdx.x
extern "C" __global__ void double_e4m3(__nv_fp8_e4m3 *x) { x[I] = __nv_fp8_e4m3(2 * float(x[I])); }
extern "C" __global__ void from_e5m2(const __nv_fp8_e5m2 *x, float *y) { y[I] = float(x[I]); }
extern "C" __global__ void from_four(const __nv_fp8x4_e4m3 *x, float4 *y) { y[I] = float4(x[I]); }
extern "C" __global__ void from_two(const __nv_bfloat162 *x, float *y) { y[I] = float(x[I].y); }
extern "C" __global__ void bits(const __nv_fp8_storage_t *x, int *y) { y[I] = x[I]; }
extern "C" __global__ void by_value(__nv_fp8_e4m3 a, __nv_bfloat16 b, float *y) { y[0] = float(a), y[1] = b; }
__constant__ __nv_fp8_e4m3 table[3];
"""


def test_floats_of_8_bits(here):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    e4m3, e5m2 = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
    module = minicu.compile(FP8).load(here)
    values = [0.5, 1, 2, 4]
    x, y = here.array(values, e4m3), here.zeros(4)
    module.double_e4m3[1, 4](x)
    assert x.tolist() == [1, 2, 4, 8] and x.astype("f4").tolist() == [1, 2, 4, 8]
    module.from_e5m2[1, 4](here.array(values, e5m2), y)
    assert y.tolist() == values
    module.from_four[1, 1](here.array(values, e4m3), y)
    assert y.tolist() == values
    module.from_two[1, 2](here.array(values, ml_dtypes.bfloat16), y)
    assert y[:2].tolist() == [1, 4]
    module.by_value[1, 1](e4m3(1.5), 2.5, y)
    assert y[:2].tolist() == [1.5, 2.5]
    raw = here.zeros(4, "i4")
    module.bits[1, 4](here.array(values, e4m3), raw)
    assert raw.tolist() == [0x30, 0x38, 0x40, 0x48]
    module.globals["table"].write(numpy.array([1, 2, 4], e4m3))
    assert module.globals["table"].read().tobytes() == bytes([0x38, 0x40, 0x48])
    with pytest.raises(
        TypeError, match=r"an array of float8_e4m3fn, the kernel takes 'const struct __nv_fp8_e5m2"
    ):
        module.from_e5m2[1, 4](here.array(values, e4m3), y)
    with pytest.raises(TypeError, match="argument 1 'x' is an array of float8_e4m3fn"):
        module.from_four[1, 1](here.array(values[:3], e4m3), y)
    with pytest.raises(TypeError, match=r"pass ml_dtypes.float8_e4m3fn\(1.5\)"):
        module.by_value[1, 1](1.5, 2.5, y)


def test_what_travels_and_what_does_not(here):
    array = here.array(GIVEN)
    for other in (pickle.loads(pickle.dumps(array)), copy.copy(array), copy.deepcopy(array)):
        assert other.address != array.address and (other.numpy() == GIVEN).all()
        assert other.device.name == here.name
        other.free()
    assert (array.numpy() == GIVEN).all()
    assert pickle.loads(pickle.dumps(here)) is find(here.name)
    stream = here.stream()
    for thing in (stream, stream.record(), here.texture(GIVEN), here.surface(GIVEN)):
        for make in (pickle.dumps, copy.copy, copy.deepcopy):
            with pytest.raises(TypeError, match="cannot be pickled"):
                make(thing)
    with pytest.raises(TypeError, match="no setting 'threads'; it has check, timeout, cores"):
        find("cpu", threads=2)
    assert find("gpu" if here.kind == "cuda" else "cpu") is here


PARTS = """
extern "C" __global__ void sum(const float4 *x, float2 *y) {
    y[threadIdx.x] = make_float2(x[threadIdx.x].x + x[threadIdx.x].y, x[threadIdx.x].z + x[threadIdx.x].w);
}
"""


def test_arrays_of_what_all_members_are(device, monkeypatch):
    module = minicu.compile(PARTS).load(device)
    x = numpy.arange(16, dtype="f4")
    given, result = module.device.array(x), module.device.zeros(8, "f4")
    kernel = module.sum[1, 4]
    kernel(given, result)
    assert result.tolist() == [1, 5, 9, 13, 17, 21, 25, 29]

    def closer_look(*arguments):
        raise AssertionError("a plain argument takes the long way")

    with monkeypatch.context() as patch:
        patch.setattr(Packer, "convert", closer_look)
        kernel(given, result)
        if device == "cpu":
            y = numpy.zeros((4, 2), "f4")
            kernel(x, y)
            assert y.ravel().tolist() == result.tolist()
    with pytest.raises(TypeError, match=r"argument 1 'x' is an array of float32.*pass a multiple of 4"):
        kernel(module.device.zeros(15, "f4"), result)
