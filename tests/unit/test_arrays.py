"""Arrays on a device, as users of NumPy and CuPy expect them."""

from __future__ import annotations

import numpy
import pytest

from minicu.runtime import find


@pytest.fixture(scope="module")
def cpu():
    return find("cpu")


GIVEN = numpy.arange(24, dtype=numpy.float32).reshape(4, 6)


@pytest.mark.parametrize(
    "index",
    [0, -1, slice(1, 3), slice(None), (1, slice(2, 5)), (slice(1, 3), slice(None)), (2, 3), (2, ...), ...,
     (slice(2, 2), 1),     (slice(1, 2), slice(3, 5)), numpy.int64(2), (..., 0, slice(1, 4))],
)  # fmt: skip
def test_parts_that_lie_in_one_piece_share_the_memory(cpu, index):
    array = cpu.array(GIVEN)
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
def test_parts_in_several_pieces_are_read_from_a_copy(cpu, index):
    array = cpu.array(GIVEN)
    with pytest.raises(ValueError, match=r"one piece.*a\.numpy\(\)"):
        array[index]


@pytest.mark.parametrize(
    "index",
    [0, (slice(None), 1), slice(None, None, 2), (1, 2), [0, 2], GIVEN > 5, (slice(1, 3), slice(0, 2)), ...],
)
def test_any_part_can_be_set(cpu, index):
    for value in (7, cpu.array(numpy.float32(8))):
        array, wanted = cpu.array(GIVEN), GIVEN.copy()
        array[index] = value
        wanted[index] = value if isinstance(value, int) else 8
        assert (array.numpy() == wanted).all()


def test_what_does_not_fit_is_refused(cpu):
    array = cpu.array(GIVEN)
    with pytest.raises(ValueError, match=r"shape \(5,\) does not fit \(6,\) of float32"):
        array[0] = numpy.zeros(5)
    for index in (4, (0, 6), (0, 0, 0), -5):
        with pytest.raises(IndexError):
            array[index]
    for index in ("x", True, numpy.True_, (0, False)):
        with pytest.raises(IndexError, match=r"take a\.numpy"):
            array[index]
    assert (array.numpy() == GIVEN).all()


def test_making_arrays(cpu):
    assert cpu.full((2, 3), 5, "int16").numpy().tolist() == [[5] * 3] * 2
    assert cpu.ones(3).dtype == numpy.float32 and cpu.ones(3).numpy().sum() == 3
    assert cpu.empty_like(GIVEN).shape == (4, 6) and cpu.empty_like(GIVEN, "int8").dtype == numpy.int8
    assert (cpu.zeros_like([1, 2, 3]).numpy() == [0, 0, 0]).all()
    array = cpu.array(GIVEN)
    other = array.copy()
    other[0] = 0
    assert (array.get() == GIVEN).all() and other.get()[0].sum() == 0


def test_single_values(cpu):
    array = cpu.array([1.5, 2.5])
    assert array[1].item() == 2.5 and float(array[0]) == 1.5 and int(array[1]) == 2
    assert [float(x) for x in array] == [1.5, 2.5]
    with pytest.raises(ValueError, match="an array of 2 elements is no single value"):
        array.item()


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda d: d.zeros(4, "flaot32"), TypeError, "no dtype 'flaot32'; did you mean 'float32'"),
        (lambda d: d.zeros(-1), ValueError, "negative extent"),
        (lambda d: d.zeros(1.5), TypeError, "float"),
        (lambda d: d.empty(10**13, "float64"), MemoryError, "takes 80000000000000 bytes, cpu has"),
        (lambda d: d.array(["a", None]), TypeError, "Python objects"),
    ],
)
def test_arrays_that_cannot_be(cpu, make, error, message):
    with pytest.raises(error, match=message):
        make(cpu)


def test_repr_shows_the_values(cpu):
    array = cpu.array(numpy.arange(3, dtype=numpy.int32))
    assert repr(array) == "<Array (3,) of int32 on cpu: [0, 1, 2]>"
    assert repr(cpu.array(GIVEN)).startswith("<Array (4, 6) of float32 on cpu:\n[[ 0.,  1.,")
    assert repr(cpu.zeros(100_000)) == "<Array (100000,) of float32 on cpu>"
    array.free()
    assert repr(array).endswith("freed>")
